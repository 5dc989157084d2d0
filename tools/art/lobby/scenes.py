"""The lobby's pictures as symbols: `hero` and `scene-<game>`."""

from tools.art.lobby import endless_winter, hero, hunters_gatherers, imperial_settlers, stone_age
from tools.art.sheet import Drawings

SCENE = "0 0 440 480"
DRAWINGS = Drawings(SCENE)
CLIPS = hunters_gatherers.CLIPS

DRAWINGS.of("hero", f"0 0 {hero.WIDTH} {hero.HEIGHT}")(hero.draw)
DRAWINGS.of("scene-stone_age")(stone_age.draw)
DRAWINGS.of("scene-hunters_gatherers")(hunters_gatherers.draw)
DRAWINGS.of("scene-imperial_settlers")(imperial_settlers.draw)
DRAWINGS.of("scene-endless_winter")(endless_winter.draw)

LAND = Drawings()
LAND.of("hg-land")(hunters_gatherers.draw_land)
