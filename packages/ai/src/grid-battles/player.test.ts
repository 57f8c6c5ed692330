import {
  type Battle,
  type BattleCommand,
  type BattleConfig,
  type BattleEvent,
  gridBattles,
  makeFreeBattle,
  makeMap,
  pickForce,
  SCENARIO_IDS,
  type UnitType,
} from '@muster/grid-battles';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../budget.ts';
import { LEVELS, type Level } from '../levels.ts';
import { makePlayer } from '../player.ts';
import { mind } from './mind.ts';

const configOf = (scenario: unknown, rulings: object = {}): BattleConfig => {
  const parsed = gridBattles.parseConfig({ scenario, rulings });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};

const freeze = <T>(x: T): T => {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x);
    Object.values(x).forEach(freeze);
  }
  return x;
};

const playerOf = (level: Level) => makePlayer(gridBattles, mind, level);

const steps = (n: number): Budget => ({ kind: 'steps', n });

interface Played {
  readonly end: Battle;
  readonly commands: readonly BattleCommand[];
}

/** A whole battle; every command is checked, and players get frozen copies of their views. */
const battle = (config: BattleConfig, levels: readonly [Level, Level], seed: number, n = 6): Played => {
  const rng = makeRng(seed);
  const table = fastTable<BattleEvent>(seededLuck(seed));
  const commands: BattleCommand[] = [];
  let s = gridBattles.setup(freeze(config), table);
  for (;;) {
    const decision = gridBattles.decisions(s)[0];
    if (decision === undefined) return { end: s, commands };
    const { seat } = decision;
    const view = freeze(gridBattles.view(s, seat));
    const command = playerOf(levels[seat]!).choose(view, seat, steps(n), { seed: rng.bits() });
    const refusal = gridBattles.refuse(s, seat, command);
    if (refusal !== undefined) throw new Error(gridBattles.explain(refusal));
    commands.push(command);
    s = gridBattles.play(s, seat, command, table);
  }
};

const freeBattle = (seed: number): BattleConfig =>
  configOf(makeFreeBattle(80, makeMap(seed), [pickForce(80, seed), pickForce(80, seed + 1)]));

describe('every level plays whole battles by the rules', () => {
  test.each(SCENARIO_IDS)('%s', (id) => {
    for (const [i, level] of LEVELS.entries())
      expect(battle(configOf(id), [level, LEVELS[(i + 1) % 3]!], i + 1).end.outcome).not.toBeNull();
  });

  test('free battles, deployment included', () => {
    for (const [i, level] of LEVELS.entries())
      expect(battle(freeBattle(i + 10), [level, LEVELS[(i + 1) % 3]!], i).end.outcome).not.toBeNull();
  });

  test('the other side of every switch', () => {
    const rulings = [
      { battleBack: 'off', rangedInMelee: 'forbidden', zoc: 'stop', losEdge: 'perEdge' },
      { battleBack: 'inDefendersRange', rangedInMelee: 'yellowOnly', zoc: '+1', hillSeesOver: true },
      { mustFightAdjacent: true, minimumMove: false, roundStart: 'scenarioFirst', roundLimit: 5 },
    ];
    for (const [i, switches] of rulings.entries())
      expect(battle(configOf('S8', switches), ['warlord', 'veteran'], i).end.outcome).not.toBeNull();
  });
});

describe('repeatable', () => {
  test.each(LEVELS)('%s: the same seed and steps give the same battle', (level) => {
    const once = battle(configOf('S1'), [level, 'recruit'], 9);
    expect(battle(configOf('S1'), [level, 'recruit'], 9).commands).toEqual(once.commands);
  });

  test('another seed gives a Recruit other ideas', () => {
    const once = battle(configOf('S1'), ['recruit', 'recruit'], 9);
    expect(battle(configOf('S1'), ['recruit', 'recruit'], 10).commands).not.toEqual(once.commands);
  });
});

/** A board for one question: all plain but what the rows say. */
const scene = (
  map: readonly string[],
  a: { units: readonly [UnitType, string][]; wins: readonly object[]; activations?: number },
  b: { units: readonly [UnitType, string][]; wins: readonly object[]; activations?: number },
  roundLimit = 12,
): BattleConfig => {
  const side = (name: string, s: typeof a) => ({
    name,
    activations: s.activations ?? 1,
    units: s.units.map(([type, hex]) => ({ type, hex })),
    wins: s.wins,
  });
  const sides = [side('Blue', a), side('Red', b)];
  return configOf({
    id: 'scene',
    name: 'Scene',
    source: 'house',
    summary: '',
    map,
    sides,
    roundLimit,
    points: null,
    beats: {},
  });
};

const start = (config: BattleConfig): Battle => gridBattles.setup(config, fastTable(seededLuck(1)));

const wounded = (b: Battle, id: string, health: number): Battle => ({
  ...b,
  units: b.units.map((u) => (u.id === id ? { ...u, health } : u)),
});

const choose = (level: Level, b: Battle): BattleCommand =>
  playerOf(level).choose(gridBattles.view(b, b.turn), b.turn, steps(200), { seed: 4 });

/** Plays on until the seat's turn is over; what it did. */
const turnOf = (level: Level, b: Battle): readonly BattleCommand[] => {
  const commands: BattleCommand[] = [];
  const seat = b.turn;
  const table = fastTable<BattleEvent>(seededLuck(2));
  let s = b;
  while (s.turn === seat && s.round === b.round && s.outcome === null) {
    const command = choose(level, s);
    commands.push(command);
    s = gridBattles.play(s, seat, command, table);
  }
  return commands;
};

const OPEN = ['.......', '.......', '.......', '.......', '.......'];
const destroy = (count: number) => ({ type: 'destroy', count });
const thinkers = ['veteran', 'warlord'] as const;

describe('tactics', () => {
  test.each(thinkers)('%s strikes the one who falls, not the one who stands', (level) => {
    const config = scene(
      OPEN,
      { units: [['knight', '0302']], wins: [destroy(2)] },
      {
        units: [
          ['manatarms', '0202'],
          ['archer', '0402'],
        ],
        wins: [destroy(1)],
      },
    );
    const b = wounded(start(config), 'B2', 1);
    expect(turnOf(level, b)).toContainEqual({ type: 'attack', attacker: 'A1', target: 'B2' });
  });

  test.each(thinkers)('%s finds the unit, the move and the attack that win at once', (level) => {
    const config = scene(
      OPEN,
      {
        units: [
          ['swordman', '0004'],
          ['lightcav', '0003'],
          ['militia', '0104'],
        ],
        wins: [destroy(1)],
      },
      {
        units: [
          ['archer', '0401'],
          ['knight', '0600'],
        ],
        wins: [destroy(2)],
      },
    );
    const b = wounded(start(config), 'B1', 1);
    const commands = turnOf(level, b);
    expect(commands[0]).toEqual({ type: 'activate', units: ['A2'] });
    expect(commands.at(-1)).toEqual({ type: 'attack', attacker: 'A2', target: 'B1' });
  });

  test.each(thinkers)('%s does not run a lone archer into a knight it cannot stop', (level) => {
    const config = scene(
      ['.........', '.........', '.........'],
      { units: [['archer', '0001']], wins: [destroy(1)] },
      { units: [['knight', '0501']], wins: [destroy(1)] },
    );
    const move = turnOf(level, start(config)).find((c) => c.type === 'move');
    const at = move?.type === 'move' ? (move.path.at(-1) ?? '0001') : '';
    expect(Number(at.slice(0, 2))).toBeLessThan(4);
  });

  test.each(thinkers)('%s brings a captain to the hex he must hold', (level) => {
    const config = scene(
      ['.MM.......', '.M========', '.M........'],
      {
        units: [
          ['captain', '0201'],
          ['swordman', '0202'],
        ],
        wins: [{ type: 'hold', hex: '0901', unit: 'captain' }],
      },
      { units: [['militia', '0001']], wins: [destroy(2), { type: 'slay', unit: 'captain' }] },
    );
    const { end } = battle(config, [level, 'recruit'], 3, 40);
    expect(end.outcome).toMatchObject({ reason: 'held', places: [[0], [1]] });
    expect(end.round).toBeLessThanOrEqual(3); // seven hexes of road at four a move, and a turn to spare
  });

  test.each(thinkers)('%s stays on the hex that wins at the end of the round', (level) => {
    const config = scene(
      OPEN,
      { units: [['swordman', '0302']], wins: [{ type: 'hold', hex: '0302', unit: null }] },
      {
        units: [
          ['archer', '0604'],
          ['archer', '0600'],
        ],
        wins: [destroy(1)],
      },
    );
    const move = turnOf(level, start(config)).find((c) => c.type === 'move');
    expect(move).toEqual({ type: 'move', unit: 'A1', path: [] });
  });

  test.each(thinkers)('%s keeps its guard on the hex the enemy wants', (level) => {
    const config = scene(
      OPEN,
      {
        units: [
          ['swordman', '0004'],
          ['swordman', '0604'],
        ],
        wins: [{ type: 'hold', hex: '0300', unit: null }],
      },
      { units: [['manatarms', '0300']], wins: [{ type: 'endure', round: 3 }] },
    );
    const { end } = battle(config, ['recruit', level], 5, 40);
    const guard = end.units.find((u) => u.id === 'B1')!;
    expect(guard.health === 0 || guard.hex === '0300').toBe(true);
  });
});
