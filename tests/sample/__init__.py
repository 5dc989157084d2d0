"""Berries: a tiny game that exercises the whole contract. It is the walk-through of how to add a game.

Rules (BE-1 ...): 2 or 3 players take turns at a bush of berries. BE-1: on your turn either pick 1 to 3 berries, or
draw a charm. BE-2: a berry is 1 point. BE-3: a drawn charm is looked at by its owner only; keep it or bury it.
BE-4: a kept charm is worth its number at the end. BE-5: with the option ``wasps``, who picks 3 throws a die and loses
that many points on a 1. BE-6: when the bush is empty the game ends. Most points win; equal points share.
"""
