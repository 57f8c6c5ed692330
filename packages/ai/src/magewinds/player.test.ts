// Computer players of Magewinds: always legal, whatever is asked; fair; and sensible where a person would notice.
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import {
  type AttackFrame,
  attackOddsOf,
  type Battle,
  type Card,
  DECISION_KINDS,
  type MagewindsCommand,
  type MagewindsConfig,
  type MagewindsEvent,
  magewinds,
  SCENARIO_IDS,
  suitOf,
} from '@muster/magewinds';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../budget.ts';
import { LEVELS, type Level } from '../levels.ts';
import { makePlayer } from '../player.ts';
import { gap, gapToPoint, INCH } from './field.ts';
import { mind } from './mind.ts';
import { configOf, sceneOf } from './testing.ts';

const freeze = <T>(x: T): T => {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x);
    Object.values(x).forEach(freeze);
  }
  return x;
};

const playerOf = (level: Level) => makePlayer(magewinds, mind, level);

const steps = (n: number): Budget => ({ kind: 'steps', n });
const FEW = steps(3);
const THINKERS = ['veteran', 'warlord'] as const;

const choose = (level: Level, b: Battle, seat: number, seed = 1, budget = FEW): MagewindsCommand => {
  const command = playerOf(level).choose(freeze(magewinds.view(b, seat)), seat, budget, { seed });
  const refusal = magewinds.refuse(b, seat, command);
  if (refusal !== undefined) throw new Error(`${JSON.stringify(command)}: ${magewinds.explain(refusal)}`);
  return command;
};

interface Played {
  readonly end: Battle;
  readonly commands: readonly MagewindsCommand[];
  readonly kinds: ReadonlySet<string>;
}

/** A whole battle; every command is checked, and players get frozen copies of their views. */
const battle = (config: MagewindsConfig, levels: readonly Level[], seed: number): Played => {
  const rng = makeRng(seed);
  const table = fastTable<MagewindsEvent>(seededLuck(seed));
  const commands: MagewindsCommand[] = [];
  const kinds = new Set<string>();
  let b = magewinds.setup(freeze(config), table);
  for (;;) {
    const decision = magewinds.decisions(b)[0];
    if (decision === undefined) return { end: b, commands, kinds };
    kinds.add(decision.kind);
    const command = choose(levels[decision.seat % levels.length]!, b, decision.seat, rng.bits());
    commands.push(command);
    b = magewinds.play(b, decision.seat, command, table);
  }
};

const WARBANDS = [
  ['mesmer', 'witch', 'seer', 'druid'],
  ['warrior', 'wizard', 'cleric', 'enchanter'],
  ['warlock', 'deadeye', 'guardian', 'acolyte', 'militia'],
  ['minion', 'minion', 'seer', 'witch', 'mesmer'],
];

const placed = SCENARIO_IDS.map((scenario, i) => {
  const players = scenario === 'battle-royale' ? 3 : scenario === 'treasure-clash' ? 4 : 2;
  const warbands = Array.from({ length: players }, (_, seat) => WARBANDS[(seat + i) % WARBANDS.length]);
  return configOf({ scenario, players, slots: 8, warbands, deployment: 'auto' });
});

/** The same with a pair of fighters each, which is soon over. */
const pairs = placed.map((config) =>
  configOf({ ...config, slots: 4, warbands: config.warbands.map((warband) => warband!.slice(1, 3)) }),
);

describe('every level plays whole battles by the rules', () => {
  test.each(pairs.map((config, i) => ({ config, i, scenario: config.scenario })))('$scenario', ({ config, i }) => {
    const levels = [LEVELS[i % 3]!, LEVELS[(i + 1) % 3]!, LEVELS[(i + 2) % 3]!];
    expect(battle(config, levels, i + 1).end.outcome).not.toBeNull();
  });

  test('with the whole of set-up, however it is done', () => {
    const configs = [
      { scenario: 'king-of-the-hill', slots: 4, assembly: 'secret', terrain: 'chosen' },
      { scenario: 'random', slots: 4, assembly: 'simultaneous', warbandsFirst: false },
      { scenario: 'chosen', slots: 4, assembly: 'sequential', officialOnly: true },
      { scenario: 'battle-royale', players: 4, slots: 2, assembly: 'secret' },
      { scenario: 'treasure-clash', players: 3, slots: 2, assembly: 'secret' },
      { scenario: 'hold-the-line', slots: 4, guardWorksWhenExhausted: false, normaliseLightPrecisionTo15: false },
    ];
    for (const [i, config] of configs.entries())
      expect(battle(configOf(config), ['veteran', 'recruit'], i + 1).end.outcome).not.toBeNull();
  });
});

/** Positions of random battles, at least one of each kind of decision. */
const positions = (): readonly Battle[] => {
  const found: Battle[] = [];
  const count = new Map<string, number>();
  const configs = [
    ...placed,
    configOf({ scenario: 'chosen', slots: 6, assembly: 'secret', terrain: 'chosen' }),
    configOf({ scenario: 'hold-the-line', slots: 6, assembly: 'simultaneous' }),
    configOf({ scenario: 'treasure-clash', players: 4, slots: 4 }),
    configOf({ scenario: 'king-of-the-hill', slots: 3, warbands: Array(2).fill(['warrior', 'militia']) }),
  ];
  for (let game = 0; game < 4 * configs.length; game++) {
    const table = fastTable<MagewindsEvent>(seededLuck(game));
    const rng = makeRng(game);
    let b = magewinds.setup(configs[game % configs.length]!, table);
    for (;;) {
      const d = magewinds.decisions(b)[0];
      if (d === undefined) break;
      const top = b.stack.at(-1);
      const key = `${d.kind} ${b.scenario} ${top?.type === 'window' ? top.timing : ''}`;
      const seen = count.get(key) ?? 0;
      count.set(key, seen + 1);
      if (seen < 1) found.push(b);
      const all = magewinds.candidates(b, d.seat);
      b = magewinds.play(b, d.seat, all[rng.below(all.length)]!, table);
    }
  }
  return found;
};

describe('in random positions', () => {
  const all = positions();

  test('every kind of decision is among them', () => {
    const kinds = new Set(all.flatMap((b) => magewinds.decisions(b).map((d) => d.kind)));
    expect(DECISION_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test.each(LEVELS)('%s always answers with a legal command', (level) => {
    for (const b of all) for (const { seat } of magewinds.decisions(b)) choose(level, b, seat);
  });

  test('nobody looks at more than the view: other hidden cards, the same command', () => {
    for (const [i, b] of all.entries()) {
      if (i % 4 !== 0) continue;
      for (const { seat } of magewinds.decisions(b)) {
        const view = magewinds.view(b, seat);
        const other = magewinds.imagine(view, seat, fastTable<MagewindsEvent>(seededLuck(i + 77)));
        for (const level of THINKERS) expect(choose(level, other, seat, 5)).toEqual(choose(level, b, seat, 5));
      }
    }
  });
});

describe('repeatable, and within the budget', () => {
  test.each(LEVELS)('%s: the same seed and steps give the same battle', (level) => {
    const small = configOf({
      scenario: 'king-of-the-hill',
      slots: 4,
      warbands: [
        ['warrior', 'cleric'],
        ['witch', 'wizard'],
      ],
      deployment: 'auto',
    });
    const once = battle(small, [level, 'recruit'], 9);
    expect(battle(small, [level, 'recruit'], 9).commands).toEqual(once.commands);
  });

  test('a Warlord stops when the clock does', () => {
    const b = sceneOf(CLASH);
    let asked = 0;
    const now = (): number => asked++ * 10;
    playerOf('warlord').choose(magewinds.view(b, 0), 0, { kind: 'time', ms: 300, now }, { seed: 1 });
    expect(asked).toBeLessThanOrEqual(31);
    expect(asked).toBeGreaterThan(3);
  });

  test('a Warlord who is told to stop answers at once', () => {
    const b = sceneOf(CLASH);
    const player = playerOf('warlord');
    const command = player.choose(magewinds.view(b, 0), 0, steps(1e9), { seed: 1, aborted: () => true });
    expect(magewinds.refuse(b, 0, command)).toBeUndefined();
  });
});

const CLASH = {
  fighters: [
    { profile: 'warrior', seat: 0, at: [5, 7] },
    { profile: 'wizard', seat: 0, at: [5, 5] },
    { profile: 'warrior', seat: 1, at: [7, 9] },
    { profile: 'cleric', seat: 1, at: [6, 11] },
  ],
} as const;

describe('channelling [MW 12.0]', () => {
  const drawn = (
    level: Level,
    profiles: readonly ['wizard' | 'cleric', 'guardian'],
    row: readonly Card[],
    hand: readonly Card[],
  ) => {
    const b = sceneOf({
      fighters: [
        { profile: profiles[0], seat: 0, at: [3, 3] },
        { profile: profiles[1], seat: 0, at: [6, 3] },
        { profile: 'warrior', seat: 1, at: [6, 13] },
      ],
      row,
      hands: [hand, []],
      phase: 'channelling',
    });
    const c = choose(level, b, 0);
    return c.type === 'draw' ? c.card : c.type;
  };

  test.each(THINKERS)('a %s takes an ace that lies face up', (level) => {
    expect(drawn(level, ['cleric', 'guardian'], ['3S', '4D', 'AH', '5C', '6S'], [])).toBe('AH');
  });

  test.each(THINKERS)('a %s with a Cleric takes Hearts, with a Wizard Diamonds and then Spades', (level) => {
    const row: readonly Card[] = ['3S', '4D', '7H', '5C', '6S'];
    expect(drawn(level, ['cleric', 'guardian'], row, [])).toBe('7H');
    expect(drawn(level, ['wizard', 'guardian'], row, [])).toBe('4D');
    const next = drawn(level, ['wizard', 'guardian'], row, ['9D']);
    expect(next === 'deck' || next === 'pass' ? next : suitOf(next as Card)).toBe('S');
  });
});

describe('the secret choice [MW 18.3, MW 18.4]', () => {
  const attack: AttackFrame = {
    type: 'attack',
    step: 'choice',
    source: { type: 'fighter', id: 0 },
    by: 0,
    against: 1,
    attack: 'melee',
    target: 1,
    object: null,
    splash: false,
    chosen: false,
    choice: null,
    defence: null,
    free: false,
    hits: 0,
    damage: 0,
    blocked: 0,
  };
  const duel = (frame: AttackFrame): Battle =>
    sceneOf({
      fighters: [
        { profile: 'wizard', seat: 0, at: [6, 8] },
        { profile: 'cleric', seat: 1, at: [6, 9.5] },
      ],
      frames: [
        { type: 'activation', step: 'resolving', fighter: 0, by: 0, action: 'attack', free: false, cast: [] },
        frame,
      ],
    });
  const odds = attackOddsOf({ attacker: 'wizard', defender: 'cleric', attack: 'melee' })!.equilibrium!;
  const GAMES = 600;
  /** Five standard errors. */
  const slack = (p: number): number => 5 * Math.sqrt((p * (1 - p)) / GAMES) + 0.001;

  test.each(THINKERS)('a %s strikes and feints as often as the equilibrium of the odds says', (level) => {
    const count = { light: 0, heavy: 0, feint: 0 };
    const b = duel(attack);
    for (let seed = 1; seed <= GAMES; seed++) {
      const c = choose(level, b, 0, seed);
      if (c.type === 'chooseAttack') count[c.choice]++;
    }
    for (const choice of ['light', 'heavy', 'feint'] as const) {
      const p = odds.attacker[choice]!;
      expect(Math.abs(count[choice] / GAMES - p)).toBeLessThanOrEqual(slack(p));
    }
  });

  test.each(THINKERS)('a %s defends as often as the equilibrium of the odds says', (level) => {
    const count = { none: 0, dodge: 0, deflect: 0, mirrorshield: 0 };
    const b = duel({ ...attack, step: 'defence', chosen: true, choice: 'heavy' });
    for (let seed = 1; seed <= GAMES; seed++) {
      const c = choose(level, b, 1, seed);
      if (c.type === 'defend') count[c.defence]++;
    }
    for (const defence of ['none', 'dodge', 'deflect'] as const) {
      const p = odds.defender[defence]!;
      expect(Math.abs(count[defence] / GAMES - p)).toBeLessThanOrEqual(slack(p));
    }
  });
});

/** Plays a seat's turn to its end; the others decline, stand or take it. */
const turn = (level: Level, start: Battle, seat: number): Battle => {
  const table = fastTable<MagewindsEvent>(seededLuck(3));
  let b = start;
  for (let n = 0; n < 40; n++) {
    const d = magewinds.decisions(b)[0];
    if (d === undefined || (d.kind === 'activate' && d.seat !== seat)) return b;
    b = magewinds.play(b, d.seat, choose(d.seat === seat ? level : 'veteran', b, d.seat, n, steps(40)), table);
  }
  return b;
};

describe('what a person would notice', () => {
  test.each(THINKERS)('a %s goes to the hill [ItT king-of-the-hill.end]', (level) => {
    const b = sceneOf({
      fighters: [
        { profile: 'guardian', seat: 0, at: [6, 1.6], actions: 1 },
        { profile: 'warrior', seat: 1, at: [6, 15] },
      ],
      scenario: 'king-of-the-hill',
    });
    const moved = turn(level, b, 0).fighters[0]!;
    expect(gapToPoint(moved, { x: 6 * INCH, y: 8 * INCH })).toBeLessThanOrEqual(3 * INCH);
  });

  test.each(THINKERS)('a %s takes down whom it can', (level) => {
    const b = sceneOf({
      fighters: [
        { profile: 'warrior', seat: 0, at: [6, 8] },
        { profile: 'guardian', seat: 1, at: [6, 9.3] },
        { profile: 'witch', seat: 1, at: [7.4, 8], damage: 5, actions: 2 },
      ],
    });
    expect(turn(level, b, 0).fighters[2]!.where).toBe('down');
  });

  test.each(THINKERS)('a %s picks up a treasure in reach [MW 19.1]', (level) => {
    const b = sceneOf({
      fighters: [
        { profile: 'cleric', seat: 0, at: [6, 6] },
        { profile: 'warrior', seat: 1, at: [6, 15] },
      ],
      scenario: 'the-prize',
      treasures: [[6, 9]],
    });
    expect(turn(level, b, 0).objects[0]!.carrier).toBe(0);
  });

  test.each(THINKERS)('a %s escapes when it can [ItT hold-the-line.special]', (level) => {
    const b = sceneOf({
      fighters: [
        { profile: 'cleric', seat: 0, at: [0.6, 6] },
        { profile: 'wizard', seat: 0, at: [9, 6], actions: 2 },
        { profile: 'witch', seat: 0, at: [9, 9], actions: 2 },
        { profile: 'warrior', seat: 1, at: [5, 12] },
      ],
      scenario: 'hold-the-line',
    });
    expect(turn(level, b, 0).fighters[0]!.where).toBe('escaped');
  });

  test.each(THINKERS)('a %s who shoots does not run into the melee', (level) => {
    const b = sceneOf({
      fighters: [
        { profile: 'deadeye', seat: 0, at: [6, 4] },
        { profile: 'warrior', seat: 1, at: [6, 12] },
      ],
    });
    const after = turn(level, b, 0);
    expect(gap(after.fighters[0]!, after.fighters[1]!)).toBeGreaterThan(5 * INCH);
  });

  test('a Veteran spends Clubs on a Barrier that saves a fighter, not on a scratch [TC universal.barrier]', () => {
    const hurt = (damage: number, amount: number): Battle =>
      sceneOf({
        fighters: [
          { profile: 'cleric', seat: 0, at: [6, 8], damage },
          { profile: 'warrior', seat: 1, at: [6, 9.4] },
        ],
        hands: [['AC', '2H'], []],
        frames: [
          {
            type: 'damage',
            step: 'window',
            harms: [{ fighter: 0, amount, credit: 1 }],
            index: 1,
            rule: 'MW 18.5.3',
          },
          { type: 'window', timing: 'damage', about: 0, asking: 0, asked: [], cast: [] },
        ],
      });
    expect(choose('veteran', hurt(4, 2), 0)).toMatchObject({ type: 'cast', spell: 'barrier', cards: ['AC'] });
    expect(choose('veteran', hurt(0, 1), 0)).toEqual({ type: 'decline' });
  });
});

describe('[MW 13.4] an Attack is chosen only where somebody can be attacked', () => {
  const CHOOSES = {
    type: 'activation',
    step: 'chooses',
    fighter: 0,
    by: 0,
    action: null,
    free: false,
    cast: [],
  } as const;
  const at = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
  const wall = {
    features: [
      {
        kind: 'wall' as const,
        pieces: [{ height: 'high' as const, corners: [at(3, 4.8), at(9, 4.8), at(9, 5), at(3, 5)] }],
      },
    ],
  };
  const scene = (terrain: { readonly features: typeof wall.features }) =>
    sceneOf({
      fighters: [
        { profile: 'warrior', seat: 0, at: [6, 4] },
        { profile: 'druid', seat: 1, at: [6, 5.9] },
      ],
      terrain,
      frames: [CHOOSES],
    });
  const chosen = (level: Level, b: Battle): ReadonlySet<string> =>
    new Set(
      Array.from({ length: level === 'recruit' ? 40 : 2 }, (_, seed) => {
        const command = choose(level, b, 0, seed);
        return command.type === 'act' ? command.action : command.type;
      }),
    );

  test.each(LEVELS)('%s: behind a wall that no step leads round nobody is', (level) => {
    expect(magewinds.candidates(scene(wall), 0)).toContainEqual({ type: 'act', action: 'attack' });
    expect(chosen(level, scene(wall))).not.toContain('attack');
  });

  test('recruit: in the open the enemy is attacked', () => {
    expect(chosen('recruit', scene({ features: [] }))).toContain('attack');
  });
});
