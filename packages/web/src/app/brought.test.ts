// Forces that the page offers to a player who comes to a match.
import type { AnyState } from '@muster/table';
import { describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';

describe.each(GAMES.games.map((game) => [game.card.name, game] as const))('%s', (_, { card, entry }) => {
  test('forces are offered where some are brought', async () => {
    const { gathering } = await card.load();
    expect(entry.forces !== undefined).toBe(gathering !== undefined);
  });

  test('every seat of every ready battle is offered its own and ready forces that fit, and any of them make a battle', async () => {
    const { gathering, game, samples } = await card.load();
    if (gathering === undefined || entry.forces === undefined) return;
    for (const { config } of samples()) {
      const of: AnyState['config'] = config;
      const offers = await Promise.all(
        gathering.brings(of).map(async (brings, seat) => (brings ? await entry.forces!(of, seat) : undefined)),
      );
      for (const [seat, offered] of offers.entries()) {
        if (offered === undefined) continue;
        expect(offered.map((one) => one.of)).toContain('ready');
        for (const { force, name } of offered)
          expect([name, gathering.refuse(of, seat, force)]).toEqual([name, undefined]);
      }
      const most = Math.max(...offers.map((offered) => offered?.length ?? 0));
      for (let i = 0; i < most; i++) {
        const forces = offers.map((offered, seat) => offered?.[(i + seat) % offered.length]?.force ?? null);
        expect(game.parseConfig(gathering.gathered(of, forces))).toMatchObject({ ok: true });
      }
      const given = offers.map((offered) => offered?.find((one) => one.of === 'given')?.force ?? null);
      expect(game.parseConfig(gathering.gathered(of, given))).toEqual({ ok: true, value: config });
    }
  });
});
