import { type Battle, type CosmicCommand, type CosmicConfig, cosmicCombat } from '@muster/cosmic-combat';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../levels.ts';
import { makePlayer } from '../player.ts';
import { mind } from './mind.ts';

const configOf = (given: object): CosmicConfig => {
  const parsed = cosmicCombat.parseConfig(given);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const STEPS = { kind: 'steps', n: 4 } as const;
const player = (level: Level) => makePlayer(cosmicCombat, mind, level);

/** Plays with these levels by seat until `until` holds. */
const playedUntil = (
  config: CosmicConfig,
  levels: readonly Level[],
  seed: number,
  until: (b: Battle) => boolean,
): Battle => {
  const table = fastTable<never>(seededLuck(seed));
  const players = levels.map(player);
  let b = cosmicCombat.setup(config, table);
  for (let n = 0; b.outcome === null && !until(b); n++) {
    const { seat } = cosmicCombat.decisions(b)[0]!;
    const command = players[seat]!.choose(cosmicCombat.view(b, seat), seat, STEPS, { seed: seed + n });
    expect(cosmicCombat.refuse(b, seat, command)).toBeUndefined();
    b = cosmicCombat.play(b, seat, command, table);
  }
  return b;
};

const isOrdering = (b: Battle): boolean => b.phase === 'orders';
const isSecondRound = (b: Battle): boolean => b.round === 2 && isOrdering(b);

describe('a player of each level', () => {
  test.each(LEVELS)('%s plays battles of every scenario to their end, by the rules', (level) => {
    for (const scenario of ['fleet-action', 'convoy', 'station-assault']) {
      const b = playedUntil(configOf({ scenario }), [level, 'recruit'], 3, () => false);
      expect(b.outcome).not.toBeNull();
    }
  });
});

describe('orders', () => {
  const start = playedUntil(configOf({ map: 'open' }), ['veteran', 'veteran'], 1, isSecondRound);
  const orderOf = (b: Battle, seat: number, seed: number): CosmicCommand =>
    player('veteran').choose(cosmicCombat.view(b, seat), seat, STEPS, { seed });

  test('[X-242] what the other side has ordered changes nothing: it is not seen', () => {
    const ordered = (seed: number): Battle => {
      const table = fastTable<never>(seededLuck(1));
      const rng = makeRng(seed);
      let b = start;
      while (cosmicCombat.decisions(b).some(({ seat }) => seat === 1)) {
        const all = cosmicCombat.candidates(b, 1);
        b = cosmicCombat.play(b, 1, all[rng.below(all.length)]!, table);
      }
      return b;
    };
    const [one, other] = [ordered(1), ordered(2)];
    expect(one.ships.map(({ tokens }) => tokens)).not.toEqual(other.ships.map(({ tokens }) => tokens));
    for (let seed = 0; seed < 5; seed++) expect(orderOf(one, 0, seed)).toEqual(orderOf(other, 0, seed));
  });

  test('cannot be read by playing the same position ten times', () => {
    const given = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const table = fastTable<never>(seededLuck(1));
      let b = start;
      for (let n = 0; cosmicCombat.candidates(b, 0)[0]!.type === 'order'; n++)
        b = cosmicCombat.play(b, 0, orderOf(b, 0, seed * 100 + n), table);
      given.add(JSON.stringify(b.ships.filter(({ seat }) => seat === 0).map(({ tokens }) => tokens)));
    }
    expect(given.size).toBeGreaterThan(1);
  });
});

describe('the Veteran', () => {
  test('[CC-42] orders a ship that momentum would take over the edge to move', () => {
    const seats = [
      { faction: 'citadel', ships: ['comrade-class'] },
      { faction: 'void', ships: ['sepulchre'] },
    ];
    const start = playedUntil(configOf({ map: 'open', seats }), ['veteran', 'veteran'], 1, isOrdering);
    const board = 24 * 2540;
    const ships = start.ships.map((s) =>
      s.seat === 0
        ? { ...s, place: { x: board / 2, y: board - 3500, facing: 900 } }
        : { ...s, place: { x: 3000, y: 3000, facing: 0 } },
    );
    const b: Battle = { ...start, ships };
    for (let seed = 0; seed < 5; seed++) {
      const command = player('veteran').choose(cosmicCombat.view(b, 0), 0, STEPS, { seed });
      expect(command.type === 'order' && command.tokens.includes('move')).toBe(true);
    }
  });
});
