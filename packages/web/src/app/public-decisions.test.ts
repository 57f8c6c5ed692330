// What a game calls public is answered at one screen with everybody's eyes: that view must do for it.

import { LIST } from '@muster/games';
import { canonical, type Descriptor, makeRng, seededLuck, startMatch } from '@muster/kernel';
import { expect, test } from 'vitest';

const STEPS = 100;

/** Plays at random, and looks at every public decision on the way: its kinds. */
const walk = ({ game, asks }: Descriptor, config: object, seed: number): ReadonlySet<string> => {
  const match = startMatch(game, config, { luck: seededLuck(seed), fairness: { kind: 'unproven' } });
  const rng = makeRng(seed);
  const met = new Set<string>();
  for (let n = 0; n < STEPS && match.outcome() === undefined; n++) {
    const decisions = match.decisions();
    const { seat, kind } = decisions[rng.below(decisions.length)]!;
    const own = game.candidates(match.view(seat), seat);
    if (asks[kind]?.secret === false) {
      met.add(kind);
      const all = match.view('spectator');
      expect(game.candidates(all, seat).map(canonical), kind).toEqual(own.map(canonical));
      for (const command of own.slice(0, 5)) expect(game.refuse(all, seat, command), kind).toBeUndefined();
    }
    match.play(seat, own[rng.below(own.length)]!);
  }
  return met;
};

test.each(LIST.map(({ card }) => card.id))(
  '%s: whoever is asked in public can answer from what all see',
  async (id) => {
    const { card } = LIST.find((one) => one.card.id === id)!;
    const descriptor = (await card.load()) as Descriptor;
    const met = descriptor.samples().flatMap(({ config }, n) => [...walk(descriptor, config, n + 1)]);
    const open = Object.entries(descriptor.asks).filter(([, asks]) => !asks.secret);
    expect(new Set(met).size).toBeGreaterThan(Math.min(open.length, 4) - 1);
  },
);
