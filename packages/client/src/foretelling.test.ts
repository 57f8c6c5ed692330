// What is shown of an own command before the server has spoken is what comes: in whole battles of every game, of every command of every seat.

import { loadGames } from '@muster/games';
import { foretell, isFor, makeRng, seededLuck, startMatch } from '@muster/kernel';
import { describe, expect, test } from 'vitest';

const asJson = <X>(x: X): X => JSON.parse(JSON.stringify(x)) as X;

describe.each(await loadGames())('$name', (descriptor) => {
  test('what is foretold comes true', () => {
    const { game } = descriptor;
    const told = { yes: 0, no: 0 };
    for (const [seed, { config }] of descriptor.samples().slice(0, 2).entries()) {
      const rng = makeRng(seed + 1);
      const match = startMatch(game, config, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
      for (let i = 0; i < 250 && match.outcome() === undefined; i++) {
        const asked = match.decisions();
        const { seat } = asked[rng.below(asked.length)]!;
        const view = asJson(match.view(seat));
        const candidates = game.candidates(view, seat);
        const command = candidates[rng.below(candidates.length)]!;
        const foretold = foretell(game, view, seat, command);
        const played = match.play(seat, command);
        if (!played.ok) throw new Error(game.explain(played.refusal as never));
        told[foretold === undefined ? 'no' : 'yes']++;
        if (foretold === undefined) continue;
        const heard = played.events.filter(({ to }) => isFor(to, seat)).map(({ event }) => event);
        expect(asJson(foretold.events)).toEqual(asJson(heard));
        expect(asJson(foretold.view)).toEqual(asJson(match.view(seat)));
        expect(asJson(game.decisions(foretold.view).filter((d) => d.seat === seat))).toEqual(
          asJson(match.decisions().filter((d) => d.seat === seat)),
        );
      }
    }
    expect(told.yes).toBeGreaterThan(0);
  });
});
