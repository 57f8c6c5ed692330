// States from outside: what could stand on a table is read, nothing else gets in.
import { fastTable, makeRng, type Rng, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { type Battle, type BattleConfig, type BattleDecision, gridBattles, SCENARIO_IDS } from '../index.ts';
import { activate, altered, attack, begin, board, boardInput, deploy, END, play, readConfig } from '../testing.ts';

const FREE = readConfig({
  free: {
    map: { seed: 3 },
    points: 60,
    forces: [
      ['knight', 'ballista', 'militia'],
      ['pikeman', 'archer', 'militia'],
    ],
  },
});
const NARROW = readConfig(
  boardInput({
    map: ['.....', 'ppppp', '.....', '.....', 'ppppp', 'pp..R'],
    a: 'knight; pikeman; knight',
    b: 'archer; militia',
  }),
);

const problem = (x: unknown): string | undefined => {
  const parsed = gridBattles.parseState(x);
  return parsed.ok ? undefined : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
};

const playOn = (b: Battle, rng: Rng, commands: number): Battle => {
  const table = fastTable<never>(seededLuck(rng.bits()));
  let at = b;
  for (let n = 0; n < commands && at.phase !== 'over'; n++) {
    const offered = gridBattles.candidates(at, at.turn);
    at = gridBattles.play(at, at.turn, offered[rng.below(offered.length)]!, table);
  }
  return at;
};

describe('what a battle can come to', () => {
  const configs: readonly (readonly [string, BattleConfig])[] = [
    ...SCENARIO_IDS.map((id) => [id, readConfig({ scenario: id })] as const),
    ...([
      ['a free battle', FREE],
      ['little room to deploy', NARROW],
    ] as const),
  ];

  test.each(configs)('[R-29] every state of %s survives JSON and is read back', (_, config) => {
    const rng = makeRng(29);
    for (let b = begin(config); ; b = playOn(b, rng, 1)) {
      const read = gridBattles.parseState(JSON.parse(JSON.stringify(b)));
      expect(read).toEqual({ ok: true, value: b });
      if (b.phase === 'over') break;
    }
  });
});

describe('what it cannot', () => {
  const begun = board({ a: 'pikeman 0303; knight 0403', b: 'archer 0203; militia 0000', activations: [1, 1] });
  const moving = play(begun, [activate('A1')]);
  const fighting = play(moving, [END]);
  const deploying = begin(NARROW);
  const two = board({ a: 'pikeman 0303; knight 0403; knight 0503', b: 'archer 0203', activations: [2, 1] });
  const tight = board({ map: ['pppp', 'pp.p', '....', '....', '....'], a: 'knight', b: 'archer; knight' });
  const over = gridBattles.play(begun, 0, { type: 'concede' }, fastTable(seededLuck(1)));
  const ended = (places: unknown) => ({ ...over, outcome: { ...over.outcome, places } });

  test('[R-29] the states that the others spoil are good ones', () => {
    const all = [begun, moving, fighting, deploying, over, two, tight];
    expect(all.map((b) => b.phase).join(' ')).toBe('activation movement attack deployment over activation deployment');
    for (const b of all) expect(problem(b)).toBeUndefined();
  });

  test.each<readonly [string, unknown, string]>([
    ['nothing', undefined, 'state: must be an object'],
    [
      'a bad configuration',
      { ...begun, config: { scenario: 'S9' } },
      'state.config: config.scenario: there is no scenario',
    ],
    ['an unknown field', { ...begun, weather: 1 }, 'state.weather'],
    ['an unknown phase', { ...begun, phase: 'night' }, 'state.phase'],
    ['a third seat', { ...begun, turn: 2 }, 'state.turn'],
    ['a unit too few', { ...begun, units: begun.units.slice(1) }, 'state.units: this scenario has 4 units, not 3'],
    [
      'units in another order',
      { ...begun, units: begun.units.toReversed() },
      'state.units[0]: must be A1, a pikeman of seat 0',
    ],
    ['another name', altered(begun, { A1: { id: 'A9' } }), 'state.units[0]: must be A1, a pikeman of seat 0'],
    ['another type', altered(begun, { A1: { type: 'knight' } }), 'must be A1, a pikeman'],
    ['another side', altered(begun, { A1: { seat: 1 } }), 'must be A1'],
    ['[GB-06] more health than it has', altered(begun, { A1: { health: 5 } }), 'at most 4 health'],
    ['[GB-49] less than none', altered(begun, { A1: { health: -1 } }), 'units[0].health'],
    ['[GB-49] destroyed but standing', altered(begun, { A1: { health: 0 } }), 'is destroyed and cannot stand'],
    ['alive but nowhere', altered(begun, { A1: { hex: null } }), 'must stand on the map'],
    [
      '[GB-05] off the map',
      altered(begun, { A1: { hex: '0707' } }),
      'state.units[0]: there is no hex 0707 on this map',
    ],
    ['[GB-09] two on a hex', altered(begun, { A1: { hex: '0403' } }), 'two units stand on 0403 (GB-09)'],
    ['[GB-08] an unknown state', altered(begun, { A1: { state: 'tired' as 'fresh' } }), 'units[0].state'],
    ['[R-43] an attack to come', altered(begun, { A1: { attackedInRound: 2 } }), 'a round to come'],
    [
      'an outcome without an end',
      { ...begun, outcome: over.outcome },
      'state: a battle is over when it has an outcome',
    ],
    ['an end without an outcome', { ...over, outcome: null }, 'when it has an outcome'],
    ['an unknown reason', { ...over, outcome: { ...over.outcome, reason: 'luck' } }, 'outcome.reason'],
    ['nobody placed', ended([]), 'must name each seat once'],
    ['one placed twice', ended([[0, 0]]), 'must name each seat once'],
    ['an empty first place', ended([[], [0, 1]]), 'must name each seat once'],
    ['half of them placed', ended([[1]]), 'must name each seat once'],
    ['[R-28] a side without units', gone(begun, 'A1', 'A2'), 'has lost (R-28)'],
    ['[R-28] the other side without units', gone(begun, 'B1', 'B2'), 'has lost (R-28)'],
    ['[GB-10] a battle in round 0', { ...begun, round: 0 }, 'state.round: must be 0 during deployment'],
    ['[GB-12] nothing owed', { ...begun, owed: 0 }, 'state.owed: must be at least 1 and at most the number'],
    ['[GB-12] more owed than fresh', { ...begun, owed: 3 }, 'state.owed'],
    ['[GB-12] more owed than due', { ...begun, owed: 2 }, 'state.owed'],
    [
      '[GB-12] two owed and one fresh',
      { ...altered(two, { A1: { state: 'fatigued' }, A2: { state: 'fatigued' } }), owed: 2 },
      'state.owed',
    ],
    ['[GB-12] something owed while moving', { ...moving, owed: 1 }, 'state.owed: must be 0 outside'],
    [
      '[GB-13] an enemy activated',
      altered(moving, { B1: { state: 'activated' } }),
      'only units of the side whose turn',
    ],
    [
      '[GB-13] an enemy destroyed in a turn of its own',
      altered(gone(fighting, 'B2'), { B2: { state: 'activated', attacked: true } }),
      'only units of the side whose turn',
    ],
    ['[GB-20] nobody left to move', altered(moving, { A1: { moved: true } }), 'no activated unit is left to move'],
    ['[GB-20] a dead unit to move', { ...gone(moving, 'A1'), phase: 'movement' }, 'is destroyed: it is activated only'],
    [
      '[GB-12] a dead unit activated',
      altered(gone(begun, 'A2'), { A2: { state: 'activated' } }),
      'is destroyed: it is activated only',
    ],
    ['[R-47] nobody left to attack', altered(fighting, { A1: { attacked: true } }), 'no unit can attack'],
    ['[FB-04] deployment in round 1', { ...deploying, round: 1 }, 'must stand on the map'],
    ['[FB-04] a wounded unit before the battle', altered(deploying, { A1: { health: 1 } }), 'fresh and unhurt'],
    ['[FB-04] a tired unit before the battle', altered(deploying, { A1: { state: 'fatigued' } }), 'fresh and unhurt'],
    ['[FB-04] a unit outside its rows', altered(deploying, { A1: { hex: '0002' } }), 'cannot be deployed on 0002'],
    ['[FB-04] no room left', altered(deploying, { A2: { hex: '0205' } }), 'side A finds no place'],
    ['[FB-04] no room left for the other side', altered(tight, { B1: { hex: '0201' } }), 'side B finds no place'],
    ['[FB-04] a horse on a palisade', altered(deploying, { A1: { hex: '0004' } }), 'cannot stand on 0004'],
  ])('%s', (_, state, words) => {
    expect(problem(state)).toContain(words);
  });

  test('[FB-04] nobody left to deploy on the side to deploy', () => {
    const b = play(deploying, [deploy('A1', '0205'), deploy('B1', '0000'), deploy('A3', '0305'), deploy('B2', '0100')]);
    expect(problem({ ...b, turn: 1 })).toContain('no unit left to deploy');
  });

  test('[GB-42] a destroyed attacker may still lie there while its turn goes on', () => {
    const b = altered(play(board({ a: 'militia 0303 0403', b: 'knight 0402' }), [END]), {
      A1: { health: 1 },
    });
    const after = play(b, [attack('A1', 'B1')], [2, 6, 2, 1]);
    expect(after.units[0]).toMatchObject({ health: 0, state: 'activated' });
    expect(problem(after)).toBeUndefined();
    const lost = play(
      altered(play(board({ a: 'militia 0303', b: 'knight 0402' }), [END]), { A1: { health: 1 } }),
      [attack('A1', 'B1')],
      [2, 6, 2, 1],
    );
    expect([lost.phase, lost.units[0]!.state, problem(lost)]).toEqual(['over', 'activated', undefined]);
    // it must have attacked, and only in the attack phase
    expect(problem(altered(after, { A1: { attacked: false } }))).toContain('is destroyed: it is activated only');
    expect(problem({ ...after, phase: 'movement' })).toContain('is destroyed: it is activated only');
  });
});

function gone(b: Battle, ...ids: readonly string[]): Battle {
  return altered(b, Object.fromEntries(ids.map((id) => [id, { health: 0, hex: null }])));
}

type Node = Record<string, unknown>;
const places = (x: unknown): (readonly [Node, string])[] =>
  typeof x !== 'object' || x === null
    ? []
    : Object.keys(x).flatMap((key) => [[x as Node, key] as const, ...places((x as Node)[key])]);

const SPOILS: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  2,
  3,
  99,
  true,
  false,
  '0000',
  '0303',
  '0001',
  'fresh',
  'activated',
  'fatigued',
  'deployment',
  'activation',
  'movement',
  'attack',
  'over',
];

/** Plays a state to its end; what goes wrong on the way, if anything. */
const faultOf = (start: Battle, rng: Rng): string | undefined => {
  let b = start;
  for (let n = 0; n < 3000; n++) {
    const [decision] = gridBattles.decisions(b) as readonly BattleDecision[];
    if (decision === undefined)
      return gridBattles.outcome(b) === undefined ? 'neither decision nor outcome' : undefined;
    const offered = gridBattles.candidates(b, decision.seat);
    if (decision.units.length === 0 || offered.length === 0) return `nothing to decide in ${b.phase}`;
    const refused = offered.find((c) => gridBattles.refuse(b, decision.seat, c) !== undefined);
    if (refused !== undefined) return `offered and refused: ${JSON.stringify(refused)}`;
    b = playOn(b, rng, 1);
  }
  return 'no end';
};

test('[R-29] a state with a few facts changed is refused, or can be played to its end', () => {
  let read = 0;
  const configs = [FREE, NARROW, readConfig({ scenario: 'S1' }), readConfig({ scenario: 'S7' })];
  const deploymentOnly = 8;
  for (let seed = 0; seed < 1200; seed++) {
    const rng = makeRng(seed);
    const { config, ...rest } = playOn(begin(configs[seed % 4]!), rng, rng.below(seed % 4 < 2 ? deploymentOnly : 40));
    const spoilt = JSON.parse(JSON.stringify(rest));
    for (let changes = 1 + rng.below(2); changes > 0; changes--) {
      const all = places(spoilt);
      const [owner, key] = all[rng.below(all.length)]!;
      owner[key] = SPOILS[rng.below(SPOILS.length)];
    }
    const parsed = gridBattles.parseState({ ...spoilt, config });
    if (!parsed.ok) continue;
    read++;
    expect(faultOf(parsed.value, rng), `seed ${seed}`).toBeUndefined();
  }
  expect(read).toBeGreaterThan(20);
});
