/** Law: who is asked what is the same in every state that looks the same to a spectator and has the same standing orders. */

import type { Viewer } from '@muster/kernel';
import { difference, same, sameBytes } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law, type Walk } from '../law.ts';
import { sampled } from '../play.ts';
import { reimagined } from './reimagine.ts';

const asked = (game: AnyGame, s: AnyState) => game.decisions(s).map(({ seat, kind, rule }) => ({ seat, kind, rule }));

const comparable = (game: AnyGame, { terms }: Walk, a: AnyState, b: AnyState): boolean =>
  sameBytes(game.view(a, 'spectator'), game.view(b, 'spectator')) &&
  sameBytes(terms.standingOrders(a), terms.standingOrders(b));

export const askedLaw: Law = {
  id: 'asked',
  name: 'who is asked depends only on what a spectator sees',
  check: (game, walk, rng) => {
    let checks = 0;
    const viewers: readonly Viewer[] = ['spectator', ...Array.from({ length: walk.seats }, (_, seat) => seat)];
    for (const s of sampled(walk, rng))
      for (const viewer of viewers) {
        const other = reimagined(game, s, viewer, walk.seats, rng);
        if (other === undefined || !comparable(game, walk, s, other)) continue;
        const [here, there] = [asked(game, s), asked(game, other)];
        if (!same(here, there)) broken('asked', `other hidden facts, and others are asked: ${difference(here, there)}`);
        checks++;
      }
    return checks;
  },
};
