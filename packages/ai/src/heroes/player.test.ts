// Computer players of Dwethia Heroes: always legal, whatever is asked; fair; and sensible where a person would notice.
import {
  type ActivationFrame,
  type Battle,
  type Frame,
  type HeroesCommand,
  type HeroesConfig,
  type HeroesEvent,
  heroes,
  isPossible,
  setProblem,
} from '@muster/heroes';
import { fastTable, makeRng, type Seat, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../budget.ts';
import { LEVELS, type Level } from '../levels.ts';
import { makePlayer } from '../player.ts';
import { mind } from './mind.ts';
import { promiseOf, setsWorthSealing } from './picking.ts';
import { configOf, sceneOf } from './testing.ts';

const freeze = <T>(x: T): T => {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x);
    Object.values(x).forEach(freeze);
  }
  return x;
};

const FEW: Budget = { kind: 'steps', n: 3 };

const choose = (level: Level, b: Battle, seat: number, seed = 1, budget = FEW): HeroesCommand => {
  const player = makePlayer(heroes, mind, level);
  const command = player.choose(freeze(heroes.view(b, seat)), seat, budget, { seed });
  const refusal = heroes.refuse(b, seat, command);
  if (refusal !== undefined) throw new Error(`${JSON.stringify(command)}: ${heroes.explain(refusal)}`);
  return command;
};

/** A whole battle; every command is checked, and players get frozen views. */
const battle = (config: HeroesConfig, levels: readonly Level[], seed: number) => {
  const rng = makeRng(seed);
  const table = fastTable<HeroesEvent>(seededLuck(seed));
  const commands: HeroesCommand[] = [];
  let b = heroes.setup(freeze(config), table);
  for (;;) {
    const decision = heroes.decisions(b)[0];
    if (decision === undefined) return { end: b, commands };
    const command = choose(levels[decision.seat % levels.length]!, b, decision.seat, rng.bits());
    commands.push(command);
    b = heroes.play(b, decision.seat, command, table);
  }
};

const seats = (...factions: readonly string[]) => factions.map((faction) => ({ faction }));

const BATTLES = [
  { points: 60, arena: 'sandgate', objectives: 'picked', markers: 'placed' },
  { points: 60, arena: 'gantry', seats: seats('void', 'eldritch-cult') },
  {
    points: 120,
    arena: 'gantry',
    objectives: 'picked',
    seats: seats('bloodpact', 'black-sun', 'citadel', 'void'),
    rulings: { objectiveMix: 'mixed' },
  },
];

describe('every level plays whole battles by the rules', () => {
  test.each(BATTLES.map((given, i) => ({ given, i })))('battle $i', ({ given, i }) => {
    const levels = [LEVELS[i % 3]!, LEVELS[(i + 1) % 3]!];
    expect(battle(configOf(given), levels, i + 1).end.outcome).not.toBeNull();
  });

  test('[HR-09] on a board on which they place the terrain themselves', () => {
    const config = configOf({ points: 60, terrain: 'placed', objectives: 'picked', markers: 'placed' });
    const { end, commands } = battle(config, ['veteran', 'recruit'], 2);
    expect(end.outcome).not.toBeNull();
    expect(commands.some(({ type }) => type === 'terrain')).toBe(true);
  });

  test('with casters, shooters and monsters', () => {
    const config = configOf({
      points: 150,
      arena: 'foundry',
      objectives: 'picked',
      seats: [
        { faction: 'eldritch-cult', units: ['eldritch-cult.seer', 'eldritch-cult.deep-one'] },
        { faction: 'void', units: ['void.necromancer', 'void.revenant', 'void.warg'] },
      ],
    });
    expect(battle(config, ['veteran', 'recruit'], 5).end.outcome).not.toBeNull();
  });

  test('the same seed gives the same battle, another one another', () => {
    const config = configOf(BATTLES[1]!);
    const first = battle(config, LEVELS.slice(0, 2), 3);
    expect(battle(config, LEVELS.slice(0, 2), 3)).toEqual(first);
    expect(battle(config, LEVELS.slice(0, 2), 4).commands).not.toEqual(first.commands);
  });
});

describe('they see only what their seat sees', () => {
  /** Positions of random battles in which both have sealed. */
  const positions = (): readonly Battle[] => {
    const config = configOf({ points: 60, arena: 'sandgate', seats: seats('void', 'citadel') });
    const found: Battle[] = [];
    for (let seed = 1; seed <= 4; seed++) {
      const table = fastTable<HeroesEvent>(seededLuck(seed));
      const rng = makeRng(seed);
      let b = heroes.setup(config, table);
      for (let n = 0; n < 40 && b.outcome === null; n++) {
        if (n % 5 === 4) found.push(b);
        const { seat } = heroes.decisions(b)[0]!;
        const all = heroes.candidates(b, seat).filter((c) => c.type !== 'claim');
        b = heroes.play(b, seat, all[rng.below(all.length)]!, table);
      }
    }
    return found;
  };

  test.each(LEVELS)('the %s chooses the same whatever the other has sealed', (level) => {
    for (const b of positions()) {
      const { seat } = heroes.decisions(b)[0]!;
      const others = (ids: readonly number[]) => b.objectives.map((own, side) => (side === seat ? own : ids));
      const [one, two] = [
        [1, 2, 3, 4, 5],
        [16, 17, 18, 24, 25],
      ].map((ids) => ({ ...b, objectives: others(ids) }));
      expect(choose(level, one!, seat)).toEqual(choose(level, two!, seat));
    }
  });
});

const THINKERS = ['veteran', 'warlord'] as const;

const activation = (model: string, change: Partial<ActivationFrame>): Frame => ({
  type: 'activation',
  model,
  step: 'move',
  choice: 'free',
  pace: 'still',
  moved: false,
  cast: false,
  busy: false,
  engages: false,
  high: false,
  ...change,
});

describe('sensible where a person would notice', () => {
  const duel = (frames: readonly Frame[], change?: object) =>
    sceneOf({
      south: [{ profile: 'void.death-knight', at: [5, 1], change: { destiny: 2, ...change } }],
      north: [
        { profile: 'eldritch-cult.acolyte', at: [6, 1] },
        { profile: 'eldritch-cult.acolyte', at: [4, 1], change: { wounds: 1 } },
      ],
      frames,
    });

  test.each(LEVELS)('the %s strikes when it can', (level) => {
    for (let seed = 1; seed <= 5; seed++)
      expect(choose(level, duel([activation('A1', { step: 'melee', choice: 'fight' })]), 0, seed).type).toBe('strike');
  });

  test.each(THINKERS)('the %s strikes the one that is nearly slain', (level) => {
    const b = sceneOf({
      south: [{ profile: 'void.zombie', at: [5, 1] }],
      north: [
        { profile: 'eldritch-cult.seer', at: [6, 1] },
        { profile: 'eldritch-cult.acolyte', at: [4, 1], change: { wounds: 1 } },
      ],
      frames: [activation('A1', { step: 'melee', choice: 'fight' })],
    });
    expect(choose(level, b, 0, 1, { kind: 'steps', n: 24 })).toEqual({ type: 'strike', target: 'B2' });
  });

  test.each(THINKERS)('the %s walks up to an enemy that it can slay, and strikes', (level) => {
    const b = sceneOf({
      south: [{ profile: 'void.death-knight', at: [5, 1] }],
      north: [{ profile: 'bloodpact.slinger', at: [9, 1] }],
      frames: [activation('A1', {})],
    });
    const command = choose(level, b, 0, 1, { kind: 'steps', n: 24 });
    expect(command.type === 'move' && [8, 9, 10].includes(command.to % 24)).toBe(true);
  });

  test.each(THINKERS)('the %s does not run from a fight that it wins', (level) => {
    const b = sceneOf({
      south: [{ profile: 'void.death-knight', at: [5, 1] }],
      north: [{ profile: 'bloodpact.slinger', at: [6, 1] }],
      frames: [activation('A1', { step: 'engaged' })],
    });
    expect(choose(level, b, 0, 1, { kind: 'steps', n: 24 })).toEqual({ type: 'engaged', choice: 'fight' });
    const after = { ...b, stack: [b.stack[0]!, activation('A1', { step: 'end', choice: 'fight' }), FALLING_BACK] };
    expect(choose(level, after, 0, 1, { kind: 'steps', n: 24 })).toEqual({ type: 'fallBack', to: null });
  });

  const FALLING_BACK: Frame = { type: 'fallBack', attacker: 'A1', target: 'B1', queue: ['A1'], moved: [] };

  test.each(LEVELS)('the %s claims what it has met', (level) => {
    const met = { met: [3, 6, 8, 12, 13], avenged: 0, powers: 0, raised: 0, spoiled: false };
    const b = duel([], {});
    const done: Battle = { ...b, trackers: [met, b.trackers[1]] };
    expect(choose(level, done, 0)).toEqual({ type: 'claim' });
  });

  /** One die to wound has failed against the last Wound of B2. */
  const woundRoll = (faces: readonly number[], wounds: number): Battle => {
    const b = duel([
      activation('A1', { step: 'end', choice: 'fight' }),
      { type: 'fight', attacker: 'A1', target: 'B2', dice: 4, group: ['A1', 'B2'], step: 'wound', hits: faces.length },
      {
        type: 'roll',
        what: 'wound',
        rule: 'DW-76',
        pools: [{ purse: 'A1', seat: 0, count: faces.length, needs: 3, faces, again: 0 }],
        window: 0,
      },
    ]);
    return { ...b, models: b.models.map((m) => (m.id === 'B2' ? { ...m, wounds } : m)) };
  };

  test.each(THINKERS)('[DW-79] the %s spends Destiny on the die that slays', (level) => {
    expect(choose(level, woundRoll([1], 1), 0)).toEqual({ type: 'reroll', dice: 1 });
  });

  test.each(THINKERS)('[DW-79] the %s keeps Destiny when the victim falls anyhow', (level) => {
    expect(choose(level, woundRoll([5, 1], 1), 0)).toEqual({ type: 'reroll', dice: 0 });
  });

  test.each(THINKERS)('[X-176] the %s rolls a hit on its own side again, and leaves a miss', (level) => {
    const astray = (face: number): Battle => {
      const shot = { type: 'shot', shooter: 'A1', weapon: 'quick-rifle', target: 'A2', arc: false } as const;
      return sceneOf({
        south: [
          { profile: 'citadel.sharpshooter', at: [5, 1] },
          { profile: 'citadel.grenadier', at: [9, 1] },
        ],
        north: [{ profile: 'void.zombie', at: [10, 1] }],
        frames: [
          activation('A1', { step: 'melee' }),
          { ...shot, fire: false, back: false, step: 'done', aim: 5, astray: true },
          {
            type: 'roll',
            what: 'attack',
            rule: 'DW-56',
            pools: [{ purse: 'A1', seat: 0, count: 1, needs: 4, faces: [face], again: 0, hurtsOwn: true }],
            window: 0,
          },
        ],
      });
    };
    expect(choose(level, astray(6), 0)).toEqual({ type: 'reroll', dice: 1 });
    expect(choose(level, astray(1), 0)).toEqual({ type: 'reroll', dice: 0 });
  });

  describe.each(LEVELS)('[HR-13] [X-159] what the %s seals', (level) => {
    const config = (objectiveMix: 'free' | 'mixed', south: string, north: string) =>
      configOf({
        points: 150,
        arena: 'foundry',
        objectives: 'picked',
        seats: seats(south, north),
        rulings: { objectiveMix },
      });
    const begin = (given: HeroesConfig) => heroes.setup(given, fastTable<HeroesEvent>(seededLuck(1)));
    const sealed = (b: Battle, seat: Seat, seed: number): readonly number[] => {
      const command = choose(level, b, seat, seed);
      return command.type === 'seal' ? (command.objectives ?? []) : [];
    };
    const SEEDS = Array.from({ length: 25 }, (_, seed) => seed);

    test.each([
      ['free', 'citadel', 'eldritch-cult'],
      ['mixed', 'citadel', 'eldritch-cult'],
      ['mixed', 'bloodpact', 'void'],
      ['free', 'black-sun', 'empire-of-sol'],
    ] as const)(
      'may be sealed, its force can meet it, and it is another five by seed: %s, %s against %s',
      (mix, south, north) => {
        const b = begin(config(mix, south, north));
        for (const seat of [0, 1] as const) {
          const sets = SEEDS.map((seed) => sealed(b, seat, seed));
          for (const ids of sets) {
            expect(setProblem(ids, mix === 'mixed')).toBeUndefined();
            expect(ids.every((id) => isPossible(b.config, seat, id))).toBe(true);
          }
          expect(new Set(sets.map((ids) => ids.join())).size).toBeGreaterThan(5);
          expect(sealed(b, seat, 7)).toEqual(sets[7]);
        }
      },
    );

    test('a force of one without powers, grenades and shields never seals what asks for them', () => {
      const lone = configOf({
        points: 60,
        objectives: 'picked',
        seats: [
          { faction: 'bloodpact', units: ['bloodpact.alpha'] },
          { faction: 'void', units: ['void.death-knight'] },
        ],
      });
      const out = [1, 4, 7, 12, 13, 14, 15, 17, 20, 21, 22, 23, 24];
      for (const seed of SEEDS) expect(sealed(begin(lone), 0, seed).filter((id) => out.includes(id))).toEqual([]);
    });
  });

  test('[X-159] of the fives worth sealing each promises at least half of what the best one does', () => {
    const b = heroes.setup(
      configOf({ points: 150, objectives: 'picked', seats: seats('citadel', 'void') }),
      fastTable<HeroesEvent>(seededLuck(1)),
    );
    const promise = promiseOf(b, 0);
    const sets = setsWorthSealing(b, 0).map((ids) => ids.reduce((all, id) => all * promise[id]!, 1));
    expect(sets.length).toBeGreaterThan(10);
    expect(Math.min(...sets)).toBeGreaterThanOrEqual(sets[0]! / 2);
    expect(Math.max(...sets)).toBe(sets[0]);
  });
});

test('[X-165] an arena that is the same for both sides is entered the same from both', () => {
  const config = configOf({ points: 150, arena: 'foundry', seats: seats('citadel', 'citadel') });
  const spaces = 36 * 36;
  /** Where the first four enter and go, as who goes first sees the board. */
  const openings = (first: number): readonly number[] => {
    const table = fastTable<HeroesEvent>(seededLuck(1));
    let b = heroes.setup(config, table);
    const went: number[] = [];
    while (went.length < 8) {
      const { seat, kind } = heroes.decisions(b)[0]!;
      const goesFirst: HeroesCommand = { type: 'goFirst', first: seat === first ? 'me' : 'you' };
      const command = kind === 'goFirst' ? goesFirst : choose('veteran', b, seat);
      const to = command.type === 'enter' ? command.space : command.type === 'move' ? command.to : undefined;
      if (to !== undefined) went.push(first === 0 ? to : spaces - 1 - to);
      b = heroes.play(b, seat, command, table);
    }
    return went;
  };
  expect(openings(1)).toEqual(openings(0));
});
