"""One row per title: far land, ground and framing, then the parts with their numbers, far to near.

Framing: ``wide`` for scenes that fill the box, ``near`` for one upright thing, ``-`` for the rest.
"""

# ruff: noqa: E501
ROWS = """
jap-school-of-diplomacy | fuji grass - | jhouse 44 56 18 15; scroll 98 54 1.2
jap-master-swordsmith | fuji grass - | jhouse 30 40 16 13; anvil 86 62 1.1; katana 88 44 1.2
jap-sumo-school | fuji grass wide | jroof 60 22 84 12; person 44 1.45 skin hair -; person 76 1.45 skin hair -
jap-ninjas | night grass - | wallroof 26 44 22 13; person 66 1.4 black ninja -; person 94 1.4 black ninja -; katana 102 48 0.8
jap-dojo | fuji grass - | jhouse 42 58 18 16; swordrack 94
jap-trade-route | fuji grass - | pagoda 22 2 28; camel 74 0.95
jap-sake-brewery | fuji grass - | jhouse 34 42 16 13 0 yes; barrels 86 3
jap-negotiator | fuji grass - | jhouse 26 36 14 12; person 66 1.25 roof straw -; scroll 84 48 0.8; person 102 1.25 folk hair -
jap-stalls | night grass wide | lanternrow 18; stall 34 36 20; stall 86 36 20
jap-shrine | fuji grass near | jhouse 60 42 18 16; torii 60 76 54
jap-gate | fuji grass near | torii 60
jap-casino | night grass - | jhouse 48 56 20 15 0 yes; dice 98 58 1.1
jap-buddhas-temple | fuji grass - | pagoda 26 2 32; buddha 78
jap-daimyos-castle | fuji grass near | tenshu 60
jap-garrison | fuji grass - | jhouse 42 52 18 14; person 86 1.2 black straw spear
jap-geisha-house | fuji grass - | jhouse 56 62 20 16 4; fan 102 52 0.9
jap-rice-fields | fuji grass wide | terraces
jap-farm | fuji grass - | jhouse 40 46 16 18; person 86 1.1 folk straw axe; sheaf 106 74 0.7
egy-pyramid | dunes sand wide | pyramid 26 40 26 wall no; pyramid 68 76 50
egy-quarry | dunes sand wide | quarry 56; obelisk 100 34 8
egy-slaves | dunes sand - | block 88 70 22 16; person 28 1.15 folk - -; person 52 1.15 folk - -; rope
egy-goldsmith | dunes sand - | house 34 36 24 3 no; scales 86 50 1.3
egy-sphinx | dunes sand near | sphinx 62 1.2
egy-avenue-of-sphinxes | dunes sand - | obelisk 22 44 9; sphinx 66 0.95
egy-sanctuary | dunes sand - | pylon 60 14 30 40
egy-temple-of-ra | dunes sand near | egytemple 60 4 66 32
egy-caravan | dunes sand - | camel 40 0.92; camel 88 0.7
egy-scorpion-breeder | dunes sand - | scorpion 56 36 1.35
egy-golden-bazaar | dunes sand - | stall 40 44 24; gold 84 66 1; amphora 102 62 1
egy-royal-bath | dunes sand - | lotus 22 44 9; lotus 98 44 9; bath 60
egy-slaver | dunes sand wide | person 34 1.25 roof nemes staff; person 66 1.1 folk - -; person 86 1.1 folk - -; person 104 1 folk - -
egy-oasis | dunes sand wide | oasis
egy-pharaohs-guard | dunes sand - | pylon 60 12 20 36; person 26 1.2 roof nemes spear; person 98 1.2 roof nemes spear
egy-chariot-builder | dunes sand - | chariot 54
egy-altar-of-bastet | dunes sand near | cat 60
egy-desert | dunes sand wide | dunes; palm 90 26 4; bull 34 70 0.7
bar-robbers | forest grass wide | person 32 1.2 black hood -; chest 68 64 1.1; person 100 1.2 black hood axe
bar-pyre | night grass near | pyre 60
bar-mission | hills grass - | longhouse 48; person 100 1.15 robe hood staff
bar-idol | peaks grass near | totem 60
bar-fighting-pit | plain grass near | pit 60
bar-barter | hills grass - | tent 28 32 30; bundle 66 64 1; amphora 92 58 1.1
bar-quarry | peaks stone wide | quarry 54; tent 100 24 22
bar-expedition | peaks grass wide | person 30 1.3 hide horn spear; person 58 1.3 roof horn axe; horn 94 50 1.2; bundle 90 70 0.7
bar-stronghold | peaks grass wide | palisade 6 116 24 50,66; tower 34 16 34 hut wood 0; tower 90 16 38 hut wood 0
bar-settlement | forest grass wide | tent 26 30 28; tent 62 38 38; tent 98 28 26
bar-rabble | hills grass wide | person 22 1.05 hide horn axe; person 50 1.15 roof horn spear; person 78 1.05 hide horn -; person 100 1 folk horn axe
bar-pack | forest grass - | person 34 1.25 hide horn sack; bundle 70 64 1.1; bundle 96 66 0.9
bar-dark-chapel | peaks grass - | house 60 40 24 24 no no yes no stone2; raze 60 34 0.7; skulls 22,98 24
bar-sentry-tower | forest grass - | palisade 6 48 16; tower 74 18 36 hut wood 0
bar-saboteurs | night grass - | palisade 8 116 24 46,72; person 60 1.25 black hood -; bundle 90 68 0.8
bar-raid | sea water wide | boatviking 60
bar-altar | peaks grass near | skulls 24,98 30; altar 60
bar-wilderness | forest grass - | oak 30 44 36 pine; fir 64 42 22; oak 96 38 30
rom-colossus | sea stone wide | colossus 60
rom-bank | hills grass - | temple 46 4 52 22 2 13; chest 98 62 1
rom-barracks | hills grass - | villa 46 70 18 10 5; scutum 98 52 1.3
rom-fortifications | hills grass wide | romanwall
rom-warehouses | hills grass - | villa 48 74 24 12 4; amphora 96 60 1.05; bundle 108 68 0.7
rom-architect | hills grass - | dome 42 54 20; scroll 96 54 1.3
rom-spies | night grass - | column 24 42 9; column 98 42 9; person 60 1.4 black hood -; eye 60 16 0.9
rom-gardens | hills grass wide | garden
rom-engineers | hills grass - | arcade 26 36 24 2; crane 70 40; pick 104 54 0.9
rom-stonemason | hills stone - | column 26 34 9; column 48 22 9; block 74 70 15 11; block 94 70 13 10; hammer 84 42 1
rom-builders | hills grass - | arcade 34 50 26 2; crane 76 44
rom-legions | hills grass wide | standard 28 52; person 56 1.2 folk helm shield; person 78 1.2 folk helm shield; person 100 1.2 folk helm shield
rom-headquarters | hills grass near | villa 60 80 20 11 5; standard 60 48
rom-gladiator-school | hills sand - | amphi 60
rom-sculptors-workshop | hills grass - | arcade 40 66 32 3; workshopstatue 92
rom-trade-colony | sea grass - | villa 40 58 18; amphora 88 60 1.1; amphora 104 62 0.9
rom-administration | hills grass near | temple 60 6 74 22 2 12
rom-sculptors-apprentice | hills grass - | workshopstatue 42 no; person 82 1.15 roof hair -; chisel 100 50 0.9
com-lords-fields | hills grass wide | tower 92 18 38 cone; field 6; sheaf 30 76 1.1; sheaf 60 72 0.8
com-grain-field | hills grass wide | field 5; sheaf 32 74 1.1; sheaf 64 70 0.9; sheaf 92 78 1.2
com-monument | hills grass near | obelisk 60 46 12; bush 30; bush 92
com-town | hills grass wide | house 24 26 20 14; tower 48 14 40 cone wall; house 72 28 26 16; house 100 24 18 12
com-mammas-baths | town grass wide | arcade 60 92 26 5; bath 60
com-farmers-at-work | hills grass wide | field 5; person 42 1.15 roof straw -; person 78 1.15 folk straw axe
com-village | hills grass wide | house 28 26 16 13; house 62 30 20 15; house 96 24 15 12
com-rubble | peaks stone - | rubble 58
com-quarry | hills stone wide | quarry 56
com-merchants-guild | town grass - | hall 54; sign 96 40 coin
com-gold-creek | hills grass wide | fir 18 28 16; fir 104 24 14; creek yes
com-wood-supplier | town grass - | house 34 32 20 14; cartload 82; wood 80 46 1
com-old-forest | forest grass - | oak 28 46 38; oak 84 50 44 pine; stump 56 74
com-lumberjacks-route | forest grass wide | fir 18 30 17; fir 100 34 18; cartload 54; wood 52 46 1
com-watchtower | hills grass near | fir 24 24 14; tower 60 18 34 hut wood 1; fir 98 28 15
com-armorer | town grass - | house 32 32 20 15 yes yes; anvil 84 60 1.2; hammer 100 40 0.9
com-ruins | peaks grass - | ruin 60
com-baker | town grass near | oven 50; bread 94 62 1
com-meeting-place | hills grass wide | oak 60 48 48; person 26 0.95 roof; person 44 0.95 folk; person 80 0.95 folk; person 98 0.95 roof
com-statue | hills grass near | cypress 24 28; statue 60; cypress 98 32
com-apartment | town grass - | house 38 28 36 14; house 72 34 28 16
com-wood-storage | forest grass - | shed 60 66 26; wood 44 60 1.1; wood 66 60 1.1; wood 84 62 0.8
com-gallows | hills grass near | gallows 60
com-mill | hills grass near | mill 58; sheaf 96 76 0.9; sheaf 22 77 0.8
com-canteen | town grass - | house 46 42 22 16 yes yes; pot 96 60 1
com-supplier | town stone - | wagon 44; stone 92 60 1.2; stone 80 66 0.8
com-monty-the-merchant | hills grass - | wagon 46; person 92 1.2 roof straw sack
com-carpenters-workshop | town grass - | hall 56; hammer 98 54 1.1
com-porters | hills grass wide | person 34 1.15 folk - load; person 62 1.15 roof - load; person 90 1.15 folk - load
com-settlers | hills grass - | wagon 40; person 80 1.15 roof straw -; person 98 0.85 folk - -
com-imperial-messenger | hills grass - | tower 24 14 34 crenel; person 66 1.35 roof hood letter
com-acting-troupe | town grass - | wagon 42; mask 94 52 1.3
com-castle | hills grass wide | castle
com-barracks | hills grass - | house 46 56 20 14 yes no yes yes; swords 98 50 1.2
com-gold-mine | peaks stone wide | mine 54 no; gold 92 62 1.1; coin 18 66 0.7
com-hunter-joe | forest grass - | house 30 28 16 14 no; person 74 1.25 pine hood bow; stump 102
com-coal-mine | peaks stone wide | mine 54
com-above-ground-mine | peaks stone wide | quarry 56; pick 96 44 1.1
com-lumberjacks | forest grass - | stump 32; person 58 1.25 roof hair axe; wood 94 60 1.2
com-new-forest | hills grass - | fir 22 22 13; fir 42 30 16; fir 64 20 12; fir 82 34 18; fir 102 18 11
com-tavern | town grass near | house 44 40 26 16 yes yes; mug 94 56 1.3
com-brewer | hills grass - | house 38 34 22 16 yes yes; barrels 86 3
com-court-sculptor | hills grass - | workshopstatue 52; hammer 86 46 1.1; chisel 100 58 0.9
com-sawmill | forest grass - | shed 46 46 24; saw 44 58 1; wood 94 60 1.2
com-marketplace | town grass - | stall 40 40 24; stall 88 36 20
com-hanseatic-league | sea water wide | ship 58
com-missionaries | hills grass - | house 30 26 20 18 no; person 66 1.2 robe - staff; person 92 1.1 robe hood -
com-goldsmiths-workshop | town grass - | house 42 38 22 16; ring 94 54 1.3
com-confectioner | town grass - | house 44 36 22 16; cake 92 58 1.1
com-pig-farmer | hills grass - | house 34 32 18 14; pig 84 62 1.15
com-masons-guild | town grass - | hall 54; sign 96 40 stone
com-mason | town grass - | halfwall 44; block 84 70 12 9; trowel 98 50 1.2
com-carpenter | hills grass - | shed 54 48 24; wood 44 60 1; saw 92 60 0.8
com-joiner | town grass - | house 50 38 22 16; hammer 92 56 1.2
"""
