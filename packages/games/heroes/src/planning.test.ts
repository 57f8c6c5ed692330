// What a table is told while somebody plans, against the rules that the plan would be played by.
import { LUCKLESS, LuckNeeded } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { heroes } from './game.ts';
import { triedMove } from './ground/moving.ts';
import { chancesOf } from './odds/index.ts';
import {
  afterMove,
  attackFault,
  attacksFrom,
  companyOf,
  contestedForecast,
  destinationsOf,
  fallBackRisk,
  powerForecast,
  progressOf,
  retreatRisk,
  shotForecast,
  sightOf,
  wayOf,
  zoneOf,
} from './planning.ts';
import { copyBattle, modelOf, withActivation } from './state/battle.ts';
import type { Battle, Deeds, MoveCommand, Tracker } from './state/types.ts';
import { POSITIONS } from './testing/positions.ts';
import {
  changed,
  goTo,
  type Lineup,
  ordered,
  type Place,
  playing,
  scene,
  select,
  spaceOf,
  standing,
  unit,
} from './testing/scenes.ts';

const board = (
  south: Lineup['south'],
  north: Lineup['north'],
  places: Readonly<Record<string, Place>>,
  pieces: Lineup['pieces'] = [],
): Battle => standing(scene({ south, north, pieces }), places);

describe('where a move may end', () => {
  test('[X-122] half of Move 6 leads two spaces into Difficult ground; all other halves are those of the rules', () => {
    const b = board(['void.death-knight'], ['void.zombie'], { A1: [6, 4] }, [['rubble', 5, 5]]);
    const all = destinationsOf(b, 'A1');
    const isHalf = ([x, y]: readonly [number, number]) => all.find(({ space }) => space === spaceOf(b, [x, y]))?.half;
    expect([isHalf([6, 5]), isHalf([6, 6]), isHalf([6, 7])]).toEqual([true, true, false]); // 2, then 2 of which 1 is left, then on
    for (const { space, drop, half } of all) {
      const tried = triedMove(b, modelOf(b, 'A1'), { type: 'move', to: space, path: null, jump: drop > 0 });
      expect(tried).toMatchObject({ pace: half ? 'half' : 'full' });
    }
  });

  test('[HR-24] all within Move but the own place; nowhere for who is beside the board or rooted', () => {
    const b = board(['void.death-knight'], ['void.zombie'], { A1: [0, 0] });
    const all = destinationsOf(b, 'A1');
    expect(all).toHaveLength(7 * 7 - 1);
    expect(all).toContainEqual({ space: spaceOf(b, [6, 6]), cost: 6, drop: 0, half: false });
    expect(destinationsOf(b, 'B1')).toEqual([]);
    const rooted = copyBattle(b);
    rooted.lasting = [{ power: 'root', on: 'A1', by: 'B1', until: 2 }];
    expect(destinationsOf(rooted, 'A1')).toEqual([]);
  });

  test('[X-116] a jump is told with its depth, and not where one may walk as well', () => {
    const b = board(['void.death-knight'], ['void.zombie'], { A1: [13, 10] }, [['crows-nest', 8, 10]]);
    const to = (place: Place) => destinationsOf(b, 'A1').find(({ space }) => space === spaceOf(b, place));
    expect(to([14, 10])).toEqual({ space: spaceOf(b, [14, 10]), cost: 1, drop: 6, half: true });
    expect(to([11, 10])).toEqual({ space: spaceOf(b, [11, 10]), cost: 5, drop: 0, half: false }); // a step, then 2 down for 4
    const spaces = destinationsOf(b, 'A1').map(({ space }) => space);
    expect(new Set(spaces).size).toBe(spaces.length);
  });
});

describe('[X-121] the way of a planned move', () => {
  const wayTo = (b: Battle, place: Place, jump = false) => wayOf(b, 'A1', goTo(b, place, jump) as MoveCommand);
  const both = (stance: 'shield' | 'cloak') =>
    ordered(
      board([unit('empire-of-sol.captain', { wargear: ['hand-weapon', 'shield', 'camo-cloak'] })], ['void.zombie'], {
        A1: [5, 5],
      }),
      { stance },
    );

  test.each([
    [
      'a shield after half a move',
      board(['empire-of-sol.legionnaire'], ['void.zombie'], { A1: [5, 5] }),
      [5, 8],
      'defensive',
    ],
    ['a shield after more', board(['empire-of-sol.legionnaire'], ['void.zombie'], { A1: [5, 5] }), [5, 9], 'none'],
    [
      'a shield without a step',
      board(['empire-of-sol.legionnaire'], ['void.zombie'], { A1: [5, 5] }),
      [5, 5],
      'defensive',
    ],
    ['a cloak', board(['empire-of-sol.hunter'], ['void.zombie'], { A1: [5, 5] }), [5, 8], 'stealth'],
    ['neither', board(['void.death-knight'], ['void.zombie'], { A1: [5, 5] }), [5, 6], 'none'],
    ['both, the shield by order', both('shield'), [5, 6], 'defensive'],
    ['both, the cloak by order', both('cloak'), [5, 6], 'stealth'],
  ] as const)('%s', (_, b, place, stance) => {
    const way = wayTo(b, place)!;
    expect(way.stance).toBe(stance);
    const p = playing(b);
    p.play(select('A1'));
    p.play(goTo(b, place));
    expect(p.model('A1').stance).toBe(stance); // as it is played
  });

  test('none after a jump, none beyond its Move, none beside the board', () => {
    const b = board(['empire-of-sol.legionnaire'], ['void.zombie'], { A1: [8, 10] }, [['scaffold', 8, 10]]);
    expect(wayTo(b, [7, 10], true)).toEqual({
      steps: [spaceOf(b, [7, 10])],
      cost: 1,
      pace: 'half',
      drop: 2,
      stance: 'none',
    });
    expect(wayTo(b, [20, 20])).toBeUndefined();
    expect(wayOf(b, 'B1', goTo(b, [5, 5]) as MoveCommand)).toBeUndefined();
  });
});

describe('how it stands after a planned move', () => {
  /** Seen by the first seat once A1 is activated. */
  const active = (b: Battle): Battle => {
    const p = playing(b);
    p.play(select('A1'));
    return heroes.view(p.now(), 0);
  };
  const after = (b: Battle, c: MoveCommand) => afterMove(b, 0, 'A1', c);
  const to = (b: Battle, place: Place, jump = false): MoveCommand => ({
    type: 'move',
    to: spaceOf(b, place),
    path: null,
    jump,
  });

  test('[HR-24] [HR-32] with a shot to be made, just as it will be', () => {
    const b = heroes.view(POSITIONS.move(), 0); // A1 on 5, 10 with a gun; B1 on 10, 10
    const stays = after(b, to(b, [5, 10]))!;
    expect(stays.stack.at(-1)).toMatchObject({ type: 'activation', model: 'A1', step: 'shoot', pace: 'still' });
    expect(stays).toEqual(heroes.view(heroes.play(b, 0, to(b, [5, 10]), LUCKLESS), 0));
    expect(after(b, to(b, [5, 11]))!.stack.at(-1)).toMatchObject({ step: 'shoot', pace: 'half', moved: true });
  });

  test('[X-122] where the move ends the activation, still as the one who has moved so far', () => {
    const b = active(board(['void.zombie'], ['void.zombie'], { A1: [5, 5], B1: [20, 20] }));
    const there = after(b, to(b, [5, 6]))!;
    expect(heroes.decisions(heroes.play(b, 0, to(b, [5, 6]), LUCKLESS))[0]).toMatchObject({ seat: 1, kind: 'select' });
    expect(modelOf(there, 'A1').space).toBe(spaceOf(b, [5, 6]));
    expect(there.stack.at(-1)).toMatchObject({ type: 'activation', model: 'A1', pace: 'half', moved: true });
  });

  test('[X-116] below a jump, before the dice say what it has cost', () => {
    const b = active(board(['void.zombie'], ['void.zombie'], { A1: [8, 10], B1: [20, 20] }, [['scaffold', 8, 10]]));
    const jump = to(b, [7, 10], true);
    expect(() => heroes.play(b, 0, jump, LUCKLESS)).toThrow(LuckNeeded);
    const there = after(b, jump)!;
    expect(modelOf(there, 'A1')).toMatchObject({ space: spaceOf(b, [7, 10]), wounds: modelOf(b, 'A1').wounds });
  });

  test('nowhere, where the move cannot be made', () => {
    const b = active(board(['void.zombie'], ['void.zombie'], { A1: [5, 5], B1: [20, 20] }));
    expect(after(b, to(b, [20, 20]))).toBeUndefined();
  });
});

describe('[X-120] where an enemy of it would be engaged', () => {
  test.each([
    ['void.zombie', [5, 5], 8],
    ['void.zombie', [0, 0], 3],
    ['void.zombie', [23, 23], 3],
    ['void.siege-golem', [5, 5], 12],
    ['void.siege-golem', [22, 22], 5],
  ] as const)('%s on %j: %i spaces', (id, place, count) => {
    const b = standing(
      scene({ south: ['void.death-knight', id], north: ['void.death-knight'], pieces: [], points: 150 }),
      {
        A2: place,
      },
    );
    expect(zoneOf(b, 'A2')).toHaveLength(count);
    expect(zoneOf(b, 'A1')).toEqual([]); // beside the board
  });

  test('not where nobody can stand, nor two floors up', () => {
    const b = board(['void.zombie'], ['void.zombie'], { A1: [7, 10] }, [
      ['scaffold', 8, 10],
      ['wall', 3, 11],
    ]);
    expect(zoneOf(b, 'A1')).not.toContain(spaceOf(b, [8, 10]));
    expect(zoneOf(b, 'A1')).not.toContain(spaceOf(b, [6, 11]));
    expect(zoneOf(b, 'A1')).toContain(spaceOf(b, [7, 11]));
  });
});

describe('what an attack would bring', () => {
  test('[HR-32] a shot, a power, a blow: by whom, at whom, and what belongs to each', () => {
    const shot = shotForecast(POSITIONS.shoot(), 'A1', { type: 'shoot', weapon: 'rifle', target: 'B1', arc: false });
    expect(shot).toMatchObject({
      kind: 'shot',
      attacker: 'A1',
      target: 'B1',
      resolves: 1,
      others: [],
      friends: [],
      redirects: [],
    });
    const burst = powerForecast(POSITIONS.fireburst(), 'A1', {
      type: 'cast',
      power: 'fireburst',
      target: 'B1',
      upcharge: 0,
    })!;
    expect(burst).toMatchObject({
      kind: 'power',
      attacker: 'A1',
      target: 'B1',
      resolves: 1,
      others: [{ target: 'B2' }],
    });
    expect(
      powerForecast(POSITIONS.afterMove(), 'A1', { type: 'cast', power: 'ward', target: 'A1', upcharge: 0 }),
    ).toBeUndefined();
    const contested = contestedForecast(POSITIONS.resist())!;
    const { power, target, upcharge } = POSITIONS.resist().stack.findLast((one) => one.type === 'power')!;
    const before = powerForecast(POSITIONS.resist(), 'A1', { type: 'cast', power, target, upcharge })!;
    expect(contested).toEqual({ ...before, resolves: 1 }); // once it takes hold
    expect(contestedForecast(POSITIONS.melee())).toBeUndefined();
    const { blows } = attacksFrom(POSITIONS.melee(), 'A1', false);
    expect(blows).toMatchObject([{ kind: 'blow', attacker: 'A1', target: 'B1', dice: 4, resolves: 1, others: [] }]);
  });

  test('[DW-25] [HR-42] the Citadel aims better without a step, and fires worse while engaged', () => {
    const c = { type: 'shoot', weapon: 'rifle', target: 'B1', arc: false } as const;
    const needs = (b: Battle) => shotForecast(b, 'A1', c).needs.attack;
    const far = standing(scene({ south: ['citadel.guardsman'], north: ['empire-of-sol.captain'], pieces: [] }), {
      A1: [5, 10],
      B1: [10, 10],
    });
    const p = playing(far);
    p.play(select('A1'));
    // Perception 3 and Strength 3 against Defense 4 and the Integrity 2 of one who bears a shield
    expect(needs(withActivation(p.now(), { pace: 'still' }))).toBe(3);
    expect(needs(withActivation(p.now(), { pace: 'full' }))).toBe(4);
    expect(needs(withActivation(p.now(), { pace: 'still', choice: 'fire' }))).toBe(5);
    expect(needs(far)).toBe(4); // nobody is active
    const other = standing(scene({ south: ['empire-of-sol.captain'], north: ['citadel.guardsman'], pieces: [] }), {
      A1: [5, 10],
      B1: [10, 10],
    });
    const q = playing(other);
    q.play(select('A1'));
    expect(shotForecast(q.now(), 'B1', { ...c, target: 'A1' }).needs.attack).toBe(4); // another is active, and stands still
    const [fired] = attacksFrom(withActivation(q.now(), { pace: 'full' }), 'B1', false).shots;
    expect(fired?.command.weapon).toBe('rifle'); // which nobody shoots after a whole move
    expect(attacksFrom(withActivation(p.now(), { pace: 'full' }), 'A1', false).shots).toEqual([]);
    expect(attacksFrom(far, 'A1', false).shots).toHaveLength(1); // nobody is active: as if it stood still
  });

  test('the most promising first', () => {
    const b = board(['void.death-knight'], ['citadel.guardsman', 'empire-of-sol.captain'].slice(0, 1), {
      A1: [5, 5],
      B1: [6, 5],
    });
    expect(attacksFrom(b, 'A1', false).blows).toHaveLength(1);
    const two = changed(
      board(['citadel.commissar'], ['void.zombie', 'void.zombie'], { A1: [5, 5], B1: [9, 5], B2: [9, 7] }),
      'B2',
      { wounds: 1 },
    );
    expect(attacksFrom(two, 'A1', false).shots.map(({ command }) => command.target)).toEqual(['B2', 'B1']);
    expect(attacksFrom(two, 'A1', false).blows).toEqual([]);
    expect(attacksFrom(changed(two, 'A1', { space: null }), 'A1', false)).toEqual({ shots: [], blows: [] });
    const near = changed(
      board(['void.death-knight'], ['void.zombie', 'void.zombie'], { A1: [5, 5], B1: [6, 5], B2: [4, 5] }),
      'B2',
      { wounds: 1 },
    );
    expect(attacksFrom(near, 'A1', false).blows.map(({ target }) => target)).toEqual(['B2', 'B1']);
    // Where none is slain, by wounds: Zombies have two, one of them Defense 3 and one 4; a rifle does one.
    const softer = unit('void.zombie', {}, { defense: 3 });
    const both = board(['citadel.guardsman'], ['void.zombie', softer], { A1: [5, 5], B1: [9, 5], B2: [9, 7] });
    expect(attacksFrom(both, 'A1', false).shots.map(({ command }) => command.target)).toEqual(['B2', 'B1']);
    const swapped = board(['citadel.guardsman'], [softer, 'void.zombie'], { A1: [5, 5], B1: [9, 5], B2: [9, 7] });
    expect(attacksFrom(swapped, 'A1', false).shots.map(({ command }) => command.target)).toEqual(['B1', 'B2']);
  });

  test('[DW-25] a Bloodpact model strikes with one die more when it has just engaged', () => {
    const b = board(['bloodpact.reaver'], ['void.zombie'], { A1: [5, 5], B1: [6, 5] });
    expect(attacksFrom(b, 'A1', true).blows[0]!.dice).toBe(4);
    expect(attacksFrom(b, 'A1', false).blows[0]!.dice).toBe(3);
  });
});

describe('[HR-33] [X-139] the last shot of the dying', () => {
  const b = POSITIONS.shootBack(); // slain in melee, by a model that stands beside it

  test('it may be made while engaged, and nothing else', () => {
    const { shots, blows } = attacksFrom(b, 'B1', false);
    const legal = heroes.candidates(b, 1).filter(({ type }) => type === 'shoot');
    expect(legal).toHaveLength(1);
    expect(shots.map(({ command }) => command)).toEqual(legal);
    expect(blows).toEqual([]);
    expect(attackFault(b, 'B1', 'A1')).toBeUndefined();
  });

  test('it is as steady as that of one who has moved, whoever is active', () => {
    // Perception 5 and Strength 3 against Defense 4; a Citadel model that stood still would have one more
    const [shot] = attacksFrom(withActivation(b, { pace: 'still' }), 'B1', false).shots;
    expect(shot?.forecast).toMatchObject({ needs: { attack: 2 }, dice: 1 });
    expect(chancesOf(b, shot!.command)).toMatchObject({ mean: shot!.forecast.mean });
  });
});

describe('why it cannot attack', () => {
  const fault = (b: Battle) => attackFault(b, 'A1', 'B1');

  test.each([
    [
      'a blade too far',
      board(['void.zombie'], ['void.zombie'], { A1: [5, 5], B1: [9, 5] }),
      { code: 'cannotStrike', rule: 'X-134', target: 'B1' },
    ],
    [
      'a gun too far',
      board(['citadel.commissar'], ['void.zombie'], { A1: [5, 5], B1: [18, 5] }),
      { code: 'cannotShoot', rule: 'DW-50', weapon: 'pistol', why: 'outOfRange' },
    ],
    [
      'a wall between',
      board(['citadel.commissar'], ['void.zombie'], { A1: [5, 10], B1: [10, 10] }, [['wall', 7, 9, 1]]),
      { code: 'cannotShoot', rule: 'DW-51', weapon: 'pistol', why: 'blocked' },
    ],
    [
      'a friend in the way',
      board(['citadel.commissar', 'citadel.guardsman'], ['void.zombie'], { A1: [5, 10], A2: [8, 10], B1: [11, 10] }),
      { code: 'cannotShoot', rule: 'DW-68', weapon: 'pistol', why: 'friendInTheWay' },
    ],
  ] as const)('%s', (_, b, refusal) => {
    expect(fault(b)?.refusal).toEqual(refusal);
    const why = 'why' in refusal ? refusal.why : '';
    expect(fault(b)?.sight !== undefined).toBe(why === 'blocked' || why === 'friendInTheWay');
  });

  test('nothing where it can strike or shoot, or where one of them is beside the board', () => {
    expect(fault(board(['void.zombie'], ['void.zombie'], { A1: [5, 5], B1: [6, 5] }))).toBeUndefined();
    expect(fault(board(['citadel.commissar'], ['void.zombie'], { A1: [5, 5], B1: [9, 5] }))).toBeUndefined();
    expect(fault(board(['void.zombie'], ['void.zombie'], { A1: [5, 5] }))).toBeUndefined();
    expect(fault(board(['void.zombie'], ['void.zombie'], { B1: [5, 5] }))).toBeUndefined();
  });

  test('[DW-66] as far as it has moved in its activation, and instead of a blow if it fires', () => {
    const b = POSITIONS.shoot();
    expect(attackFault(withActivation(b, { pace: 'full' }), 'A1', 'B1')?.refusal).toMatchObject({ why: 'movedTooFar' });
    expect(attackFault(withActivation(b, { pace: 'half' }), 'A1', 'B1')).toBeUndefined();
    const engaged = board(['citadel.guardsman'], ['void.zombie', 'void.zombie'], {
      A1: [5, 5],
      B1: [9, 5],
      B2: [6, 5],
    });
    const p = playing(engaged);
    p.play(select('A1'));
    expect(attackFault(p.now(), 'A1', 'B1')?.refusal).toMatchObject({ why: 'engaged' });
    expect(attackFault(withActivation(p.now(), { choice: 'fire' }), 'A1', 'B1')).toBeUndefined();
  });

  test('[DW-68] [X-146] the deciding line: friends bar a shot of most factions, never a power', () => {
    const b = board(['citadel.commissar', 'citadel.guardsman'], ['void.zombie'], {
      A1: [5, 10],
      A2: [8, 10],
      B1: [11, 10],
    });
    expect(sightOf(b, 'A1', 'B1', false)).toMatchObject({ verdict: 'barred', sum: 0 });
    expect(sightOf(b, 'A1', 'B1', true)).toMatchObject({ verdict: 'seen', sum: 1 });
  });
});

describe('who would strike after it', () => {
  const two = () => board(['citadel.guardsman'], ['void.warg', 'void.warg'], { A1: [5, 5], B1: [6, 5], B2: [9, 5] });

  test('[HR-41] in a retreat everybody it touches', () => {
    expect(retreatRisk(two(), 'A1')).toMatchObject({
      attackers: ['B1'],
      harm: { target: 'A1', slain: expect.closeTo(1 - (5 / 6) ** 3, 12) },
    });
    expect(retreatRisk(standing(two(), { A1: [2, 5] }), 'A1')).toBeUndefined();
  });

  test('[X-131] falling back, those who have it in reach now and not then', () => {
    const b = two();
    expect(fallBackRisk(b, 'A1', spaceOf(b, [3, 5]))?.attackers).toEqual(['B1']);
    expect(fallBackRisk(b, 'A1', spaceOf(b, [5, 4]))).toBeUndefined(); // still beside it
    expect(fallBackRisk(changed(b, 'B1', { wounds: 0 }), 'A1', spaceOf(b, [3, 5]))).toBeUndefined();
    const spear = board(['citadel.guardsman'], ['empire-of-sol.praetorian'], { A1: [5, 5], B1: [6, 5] });
    expect(fallBackRisk(spear, 'A1', spaceOf(spear, [4, 5]))).toBeUndefined(); // reach 2
    expect(fallBackRisk(spear, 'A1', spaceOf(spear, [3, 5]))?.attackers).toEqual(['B1']);
  });
});

test('[X-133] the company: allies beside, and beside those; what Integrity adds; who touches whom', () => {
  const places = { A1: [5, 5], A2: [6, 5], A3: [7, 5], A4: [9, 5] } as const;
  const b = board(['void.warg', 'void.zombie', 'void.warg', 'void.zombie'], ['void.zombie'], places);
  expect(companyOf(b, 'A1')).toEqual({
    members: ['A1', 'A2', 'A3'],
    links: [
      ['A1', 'A2'],
      ['A2', 'A3'],
    ],
    integrity: 2,
  });
  expect(companyOf(b, 'A4')).toEqual({ members: ['A4'], links: [], integrity: 0 }); // alone: X-27
  expect(companyOf(b, 'B1')).toEqual({ members: ['B1'], links: [], integrity: 0 }); // beside the board
  const bull = standing(
    scene({
      south: ['empire-of-sol.arena-bull', 'empire-of-sol.legionnaire', 'empire-of-sol.centurion'],
      north: ['void.death-knight'],
      pieces: [],
      points: 150,
    }),
    { A1: [5, 5], A2: [7, 5] },
  );
  expect(companyOf(bull, 'A2').integrity).toBe(0); // 2 of the Legionnaire, −2 of the bull
  expect(companyOf(standing(bull, { A3: [7, 6] }), 'A3').integrity).toBe(0);
});

describe('[X-158] how far an objective has come', () => {
  const start = () => board(['void.zombie', 'void.zombie'], ['void.zombie'], { A1: [5, 5], A2: [9, 9], B1: [20, 20] });
  const withDeeds = (by: Partial<Deeds>, of = 'A1'): Battle => {
    const b = copyBattle(start());
    b.deeds = b.deeds.map((d) => (d.id === of ? { ...d, ...by } : d));
    return b;
  };
  const withTracker = (by: Partial<Tracker>): Battle => {
    const b = copyBattle(start());
    b.trackers = [{ ...b.trackers[0], ...by }, b.trackers[1]];
    return b;
  };

  test.each([
    [1, start(), 0, 1],
    [1, withTracker({ met: [1] }), 1, 1],
    [4, withTracker({ avenged: 1 }), 1, 2],
    [4, withTracker({ avenged: 2 }), 1, 2], // met is met by the tracker alone
    [4, withTracker({ avenged: 2, met: [4] }), 2, 2],
    [5, withDeeds({ markers: 0b1010 }), 2, 4],
    [5, withDeeds({ markers: 0b1111 }), 3, 4],
    [12, withDeeds({ slain: ['B1'] }), 1, 2],
    [14, withDeeds({ wounded: ['B1', 'B2'] }, 'A2'), 2, 3],
    [14, withDeeds({ wounded: ['A1', 'A2'] }, 'B1'), 0, 3], // another's
    [16, withDeeds({ idle: 1 }), 1, 2],
    [17, withDeeds({ woundedHigher: ['B1'] }), 1, 2],
    [18, withDeeds({ edges: 4 }), 1, 2],
    [18, withDeeds({ edges: 5 }), 1, 2],
    [18, start(), 0, 2],
    [19, changed(start(), 'A1', { fate: 'slain', space: null, wounds: 0 }), 1, 2],
    [19, changed(start(), 'B1', { fate: 'slain', space: null, wounds: 0 }), 0, 2],
    [21, withDeeds({ saves: 2 }), 2, 3],
    [22, withTracker({ powers: 2 }), 2, 3],
    [23, withTracker({ raised: 1 }), 1, 3],
    [25, withTracker({ met: [24] }), 0, 1],
  ])('objective %i', (id, b, have, need) => {
    expect(progressOf(b, 0, id)).toEqual({ have, need });
  });

  test('of the other side its own', () => {
    expect(progressOf(withDeeds({ slain: ['A1'] }, 'B1'), 1, 12)).toEqual({ have: 1, need: 2 });
    expect(progressOf(start(), 1, 19)).toEqual({ have: 0, need: 1 });
  });
});
