// Forces that the page offers to a player who comes to a match.
import { describe, expect, test } from 'vitest';
import { fittingForces } from '../parts/offers.ts';
import { GAMES } from './games.ts';

describe.each(GAMES.games.map((game) => [game.card.name, game] as const))('%s', (_, { card, entry }) => {
  test('forces are offered where some are brought', async () => {
    const { gathering } = await card.load();
    expect(entry.loadOffers !== undefined).toBe(gathering !== undefined);
  });

  test('every seat of every ready battle is offered ready forces that fit, and any of them make a battle', async () => {
    const descriptor = await card.load();
    const { gathering, game } = descriptor;
    const offers = await entry.loadOffers?.();
    if (gathering === undefined || offers === undefined) return;
    for (const { config } of descriptor.samples()) {
      const brings = gathering.brings(config);
      const fitting = await Promise.all(brings.map((_, seat) => fittingForces(descriptor, offers, config, seat)));
      brings.forEach((does, seat) => {
        expect(fitting[seat]!.ready.length > 0).toBe(does);
      });
      const most = Math.max(...fitting.map(({ ready }) => ready.length));
      for (let i = 0; i < most; i++) {
        const forces = fitting.map(({ ready }, seat) =>
          ready.length === 0 ? null : ready[(i + seat) % ready.length]!.force,
        );
        expect(game.parseConfig(gathering.gathered(config, forces))).toMatchObject({ ok: true });
      }
    }
  });
});

test('those that do not fit are not offered, and where nothing can be kept, ready ones are left', async () => {
  const gathering = {
    isSealed: () => false,
    brings: () => [true],
    refuse: (_config: object, _seat: number, force: object) => ('wrong' in force ? 'It is wrong.' : undefined),
    gathered: (config: object) => config,
  };
  const [right, wrong] = [
    { name: 'Right', force: {} },
    { name: 'Wrong', force: { wrong: 1 } },
  ];
  const ready = () => [right, wrong];
  const kept = async () => [wrong, right];
  expect(await fittingForces({ gathering }, { ready, kept }, {}, 0)).toEqual({ ready: [right], kept: [right] });
  const forbidden = () => Promise.reject(new Error('no store'));
  expect(await fittingForces({ gathering }, { ready, kept: forbidden }, {}, 0)).toEqual({ ready: [right], kept: [] });
});
