// What holds of every game to which players bring forces of their own.
import type { Descriptor } from '@muster/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadGames } from './index.ts';

const GAMES = await loadGames();

interface Bringing {
  readonly game: Descriptor;
  readonly gathering: NonNullable<Descriptor['gathering']>;
  readonly example: Record<string, unknown>;
}

const BRINGING: readonly Bringing[] = GAMES.flatMap((game) =>
  game.gathering && game.forces
    ? [{ game, gathering: game.gathering, example: { ...game.forces.example } as Record<string, unknown> }]
    : [],
);

const read = (game: Descriptor, x: object): object => {
  const parsed = game.game.parseConfig(x);
  if (!parsed.ok) throw new Error(`${parsed.refusal.where}: ${parsed.refusal.problem}`);
  return parsed.value;
};

/** The example with some of its pieces left out, and some taken more than once: many of them nobody may field. */
const likeExample = (example: Record<string, unknown>): fc.Arbitrary<object> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(example).map(([name, value]) => [
          name,
          Array.isArray(value)
            ? fc.array(fc.constantFrom<unknown>(...value), { maxLength: value.length + 2 })
            : fc.constant(value),
        ]),
      ),
    )
    .map((force) => force as object);

test('every game with forces lets players bring them, and no other', () => {
  for (const { gathering, forces } of GAMES) expect(gathering !== undefined).toBe(forces !== null);
});

describe.each(BRINGING.map((one) => [one.game.name, one] as const))('%s', (_, { game, gathering, example }) => {
  const samples = game.samples().map(({ config }) => config);

  test('each seat brings a force or does not, and some sample lets all of them', () => {
    for (const config of samples) expect(gathering.brings(config)).toHaveLength(game.game.seats(config));
    expect(samples.some((config) => gathering.brings(config).every(Boolean))).toBe(true);
  });

  test('where nothing is brought, the configuration is as it was', () => {
    for (const config of samples) {
      const gathered = gathering.gathered(
        config,
        gathering.brings(config).map(() => null),
      );
      expect(gathered).toEqual(config);
      expect(read(game, gathered)).toEqual(config);
    }
  });

  test('a seat that brings nothing refuses whatever comes', () => {
    for (const config of samples)
      gathering.brings(config).forEach((brings, seat) => {
        if (!brings) expect(gathering.refuse(config, seat, example)).toMatch(/^No \w+ is brought to this seat\.$/);
      });
  });

  test('what is refused by none of the seats makes a configuration that can be read', () => {
    let taken = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...samples.filter((config) => gathering.brings(config).includes(true))),
        fc.array(fc.option(fc.oneof(fc.constant<object>(example), likeExample(example))), {
          minLength: 4,
          maxLength: 4,
        }),
        (config, wished) => {
          const forces = gathering.brings(config).map((brings, seat) => {
            const force = brings ? wished[seat]! : null;
            const refusal = force && gathering.refuse(config, seat, force);
            if (typeof refusal === 'string') expect(refusal).toMatch(/\S.*\.$/);
            return refusal === undefined ? force : null;
          });
          taken += forces.filter((force) => force !== null).length;
          const config2 = read(game, gathering.gathered(config, forces));
          expect(game.seatNames(config2)).toHaveLength(forces.length);
          expect(read(game, gathering.gathered(config2, forces))).toEqual(config2);
        },
      ),
      { numRuns: 60 },
    );
    expect(taken).toBeGreaterThan(10);
  });

  test('nonsense is refused in a sentence', () => {
    const [config] = samples.filter((one) => gathering.brings(one)[0]);
    fc.assert(
      fc.property(fc.oneof(fc.object(), fc.array(fc.anything()), fc.record({ units: fc.anything() })), (force) => {
        expect(gathering.refuse(config!, 0, force)).toMatch(/\S.*\.$/s);
      }),
    );
  });
});
