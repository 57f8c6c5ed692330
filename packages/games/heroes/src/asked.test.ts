// Who is asked what by which rule, what else is refused and why: one table for each kind of question.
import { describe, expect, test } from 'vitest';
import { heroes } from './game.ts';
import { copyBattle, withActivation } from './state/battle.ts';
import type { Battle, HeroesCommand } from './state/types.ts';
import { POSITIONS } from './testing/positions.ts';
import {
  changed,
  goTo,
  ordered,
  playing,
  scene,
  select,
  shoot,
  spaceOf,
  standing,
  stayAt,
  strike,
  unit,
} from './testing/scenes.ts';

type Name = keyof typeof POSITIONS;

const RESIST: HeroesCommand = { type: 'resist', by: null, points: 0 };
const cast = (power: string, target: string | null = null, upcharge = 0): HeroesCommand => ({
  type: 'cast',
  power,
  target,
  upcharge,
});
const place = (space: number): HeroesCommand => ({ type: 'place', space });
const fallBack = (to: number | null): HeroesCommand => ({ type: 'fallBack', to });

/** On an open board of 24 spaces. */
const at = (x: number, y: number): number => 24 * y + x;

describe('[HR-20] who is asked, for what, by which rule', () => {
  const rows: readonly (readonly [Name, object, object])[] = [
    ['terrain', { seat: 0, kind: 'terrain', rule: 'HR-09', left: 12 }, { rule: 'HR-09', asked: 'terrain' }],
    ['edge', { seat: 0, kind: 'edge', rule: 'X-165' }, { rule: 'X-165', asked: 'edge' }],
    ['marker', { seat: 0, kind: 'marker', rule: 'X-164', left: 4 }, { rule: 'X-164', asked: 'marker' }],
    ['seal', { seat: 0, kind: 'seal', rule: 'HR-13' }, { rule: 'HR-13', asked: 'seal' }],
    [
      'select',
      { seat: 0, kind: 'select', rule: 'HR-20', models: ['A1'], mayClaim: true },
      { rule: 'HR-20', asked: 'select' },
    ],
    ['enter', { seat: 0, kind: 'enter', rule: 'HR-11', model: 'A1' }, { rule: 'HR-20', asked: 'enter' }],
    ['engaged', { seat: 0, kind: 'engaged', rule: 'HR-40', model: 'A1' }, { rule: 'HR-20', asked: 'engaged' }],
    ['retreat', { seat: 0, kind: 'retreat', rule: 'HR-41', model: 'A1' }, { rule: 'HR-20', asked: 'retreat' }],
    ['move', { seat: 0, kind: 'move', rule: 'HR-24', model: 'A1' }, { rule: 'HR-20', asked: 'move' }],
    ['afterMove', { seat: 0, kind: 'afterMove', rule: 'X-145', model: 'A1' }, { rule: 'HR-20', asked: 'afterMove' }],
    ['shoot', { seat: 0, kind: 'shoot', rule: 'HR-32', model: 'A1' }, { rule: 'HR-20', asked: 'shoot' }],
    ['melee', { seat: 0, kind: 'melee', rule: 'HR-43', model: 'A1' }, { rule: 'HR-20', asked: 'melee' }],
    [
      'redirect',
      { seat: 1, kind: 'redirect', rule: 'X-135', shooter: 'A1', target: 'B1' },
      { rule: 'X-135', asked: 'redirect' },
    ],
    [
      'friend',
      { seat: 0, kind: 'friend', rule: 'DW-71', shooter: 'A1', target: 'B1' },
      { rule: 'DW-71', asked: 'friend' },
    ],
    [
      'corrupt',
      { seat: 0, kind: 'place', rule: 'X-151', power: 'corrupt', model: 'B1' },
      { rule: 'X-151', asked: 'place' },
    ],
    [
      'blink',
      { seat: 0, kind: 'place', rule: 'X-153', power: 'blink', model: 'A1' },
      { rule: 'X-153', asked: 'place' },
    ],
    [
      'raisePlace',
      { seat: 0, kind: 'place', rule: 'X-152', power: 'raise', model: 'A1' },
      { rule: 'X-152', asked: 'place' },
    ],
    ['fallBack', { seat: 0, kind: 'fallBack', rule: 'HR-47', model: 'A1' }, { rule: 'HR-47', asked: 'fallBack' }],
    ['shootBack', { seat: 1, kind: 'shootBack', rule: 'HR-33', model: 'B1' }, { rule: 'HR-33', asked: 'shootBack' }],
    ['lastShot', { seat: 1, kind: 'shootBack', rule: 'HR-33', model: 'B2' }, { rule: 'HR-33', asked: 'shootBack' }],
  ];

  test.each(rows)('%s: %j, and nothing else: %j', (name, decision, refusal) => {
    const b = POSITIONS[name]();
    const [asked] = heroes.decisions(b);
    expect(asked).toEqual(decision);
    expect(heroes.refuse(b, asked!.seat, RESIST)).toEqual({ code: 'otherDecision', ...refusal });
    expect(heroes.refuse(b, 1 - asked!.seat, { type: 'pass' })).toEqual(
      name === 'seal' ? { code: 'otherDecision', rule: 'HR-13', asked: 'seal' } : { code: 'notAsked', rule: 'HR-20' },
    );
    expect(heroes.refuse(b, 2, { type: 'concede' })).toEqual({ code: 'notAsked', rule: null });
  });

  test('[HR-16] nothing is answered once the battle is over; orders and giving up are free until then', () => {
    const b = POSITIONS.move();
    expect(heroes.refuse(b, 1, { type: 'concede' })).toBeUndefined();
    expect(heroes.refuse(b, 1, { type: 'orders', orders: b.orders[1]! })).toBeUndefined();
    const over = copyBattle(b);
    over.outcome = { places: [[0], [1]], reason: 'destroyed', rule: 'HR-16' };
    for (const c of [{ type: 'pass' }, { type: 'concede' }, { type: 'orders', orders: b.orders[1]! }] as const)
      expect(heroes.refuse(over, 0, c)).toEqual({ code: 'over', rule: 'HR-16' });
  });
});

/** What a seat is refused that is asked. */
const refusalOf = (b: Battle, c: HeroesCommand): object | undefined =>
  heroes.refuse(b, heroes.decisions(b)[0]!.seat, c);

describe('what is refused', () => {
  const rows: readonly (readonly [string, Name, HeroesCommand, object | undefined])[] = [
    ['X-123', 'enter', { type: 'enter', space: at(5, 2) }, undefined],
    ['X-123', 'enter', { type: 'enter', space: at(5, 3) }, { code: 'cannotEnter', rule: 'X-123', space: at(5, 3) }],
    ['X-126', 'engaged', { type: 'engaged', choice: 'fire' }, undefined],
    ['X-127', 'retreat', fallBack(null), { code: 'cannotMove', rule: 'X-127', to: at(8, 10), fault: 'outOfReach' }],
    [
      'X-127',
      'retreat',
      fallBack(at(4, 10)),
      { code: 'cannotMove', rule: 'X-127', to: at(4, 10), fault: 'outOfReach' },
    ],
    ['X-127', 'retreat', fallBack(at(5, 10)), undefined],
    [
      'HR-24',
      'move',
      { type: 'move', to: at(5, 17), path: null, jump: false },
      { code: 'cannotMove', rule: 'HR-24', to: at(5, 17), fault: 'outOfReach' },
    ],
    [
      'X-117',
      'move',
      { type: 'move', to: at(5, 12), path: [at(5, 12)], jump: false },
      { code: 'cannotMove', rule: 'X-117', to: at(5, 12), fault: 'noGap' },
    ],
    [
      'X-116',
      'move',
      { type: 'move', to: at(5, 11), path: null, jump: true },
      { code: 'cannotMove', rule: 'HR-24', to: at(5, 11), fault: 'outOfReach' },
    ],
    ['HR-24', 'move', { type: 'move', to: at(5, 16), path: null, jump: false }, undefined],
    ['X-145', 'afterMove', { type: 'pass' }, undefined],
    ['X-145', 'afterMove', shoot('pistol', 'B1'), { code: 'otherDecision', rule: 'HR-20', asked: 'afterMove' }],
    ['DW-49', 'shoot', shoot('rifle', 'Z9'), { code: 'noSuchModel', rule: null, model: 'Z9' }],
    [
      'DW-49',
      'shoot',
      shoot('pistol', 'B1'),
      { code: 'cannotShoot', rule: 'DW-50', weapon: 'pistol', why: 'noWeapon' },
    ],
    [
      'DW-49',
      'shoot',
      shoot('rifle', 'A1'),
      { code: 'cannotShoot', rule: 'DW-49', weapon: 'rifle', why: 'notAnEnemy' },
    ],
    [
      'HR-37',
      'shoot',
      shoot('rifle', 'B1', true),
      { code: 'cannotShoot', rule: 'HR-37', weapon: 'rifle', why: 'noArc' },
    ],
    ['HR-32', 'shoot', shoot('rifle', 'B1'), undefined],
    ['HR-32', 'shoot', { type: 'pass' }, undefined],
    ['HR-43', 'shoot', strike('B1'), { code: 'otherDecision', rule: 'HR-20', asked: 'shoot' }],
    ['X-134', 'melee', strike('A1'), { code: 'cannotStrike', rule: 'X-134', target: 'A1' }],
    ['HR-43', 'melee', strike('B1'), undefined],
    ['HR-43', 'melee', { type: 'pass' }, undefined],
    ['HR-43', 'melee', cast('blast', 'B1'), { code: 'otherDecision', rule: 'HR-20', asked: 'melee' }],
    ['X-135', 'redirect', { type: 'redirect', to: null }, undefined],
    ['X-135', 'redirect', { type: 'redirect', to: 'B2' }, undefined],
    ['X-135', 'redirect', { type: 'redirect', to: 'B1' }, { code: 'cannotRedirect', rule: 'X-135', to: 'B1' }],
    ['X-135', 'redirect', { type: 'redirect', to: 'A1' }, { code: 'cannotRedirect', rule: 'X-135', to: 'A1' }],
    ['X-138', 'friend', { type: 'friend', model: 'A3' }, undefined],
    ['X-138', 'friend', { type: 'friend', model: 'A1' }, { code: 'notAFriend', rule: 'X-138', model: 'A1' }],
    ['X-138', 'friend', { type: 'friend', model: 'B1' }, { code: 'notAFriend', rule: 'X-138', model: 'B1' }],
    ['X-151', 'corrupt', place(at(10, 13)), undefined],
    ['X-151', 'corrupt', place(at(10, 14)), { code: 'cannotPlace', rule: 'X-151', space: at(10, 14) }],
    ['X-153', 'blink', place(at(13, 10)), undefined],
    ['X-153', 'blink', place(at(14, 10)), { code: 'cannotPlace', rule: 'X-153', space: at(14, 10) }],
    ['X-153', 'blink', place(at(10, 10)), { code: 'cannotPlace', rule: 'X-153', space: at(10, 10) }],
    ['X-152', 'raisePlace', place(at(5, 16)), undefined],
    ['X-152', 'raisePlace', place(at(5, 17)), { code: 'cannotPlace', rule: 'X-152', space: at(5, 17) }],
    ['X-152', 'raisePlace', place(at(9, 10)), { code: 'cannotPlace', rule: 'X-152', space: at(9, 10) }],
    ['X-130', 'fallBack', fallBack(null), undefined],
    ['X-130', 'fallBack', fallBack(at(5, 10)), undefined],
    ['HR-33', 'shootBack', { type: 'pass' }, undefined],
    ['X-139', 'shootBack', shoot('quick-rifle', 'A1'), undefined],
    [
      'X-139',
      'shootBack',
      shoot('rifle', 'A1'),
      { code: 'cannotShoot', rule: 'HR-33', weapon: 'rifle', why: 'notQuick' },
    ],
    [
      'X-139',
      'shootBack',
      shoot('quick-rifle', 'B2'),
      { code: 'cannotShoot', rule: 'DW-49', weapon: 'quick-rifle', why: 'notAnEnemy' },
    ],
    [
      'X-139',
      'shootBack',
      shoot('quick-rifle', 'A1', true),
      { code: 'cannotShoot', rule: 'HR-37', weapon: 'quick-rifle', why: 'noArc' },
    ],
    ['X-139', 'shootBack', shoot('quick-rifle', 'Z9'), { code: 'noSuchModel', rule: null, model: 'Z9' }],
    ['X-139', 'shootBack', select('B2'), { code: 'notSelectable', rule: 'X-139', model: 'B2' }],
    ['X-139', 'lastShot', select('B1'), { code: 'otherDecision', rule: 'HR-33', asked: 'shootBack' }],
    ['X-139', 'lastShot', shoot('quick-rifle', 'A1'), undefined],
    ['X-164', 'marker', { type: 'marker', space: at(4, 13) }, undefined],
    ['X-164', 'marker', { type: 'marker', space: at(4, 8) }, { code: 'noMarkerThere', rule: 'X-164', space: at(4, 8) }],
    [
      'X-164',
      'marker',
      { type: 'marker', space: at(4, 22) },
      { code: 'noMarkerThere', rule: 'X-164', space: at(4, 22) },
    ],
    ['X-164', 'marker', { type: 'marker', space: 24 * 24 }, { code: 'noMarkerThere', rule: 'X-164', space: 24 * 24 }],
    ['X-174', 'terrain', { type: 'terrain', kind: 'crates', space: at(5, 10), turn: 0 }, undefined],
    [
      'X-174',
      'terrain',
      { type: 'terrain', kind: 'crates', space: at(23, 10), turn: 0 },
      { code: 'noTerrainThere', rule: 'X-174', kind: 'crates', space: at(23, 10) },
    ],
    [
      'X-174',
      'terrain',
      { type: 'terrain', kind: 'crates', space: 24 * 24 + 5, turn: 0 },
      { code: 'noTerrainThere', rule: 'X-174', kind: 'crates', space: 24 * 24 + 5 },
    ],
    ['HR-09', 'terrain', { type: 'pass' }, undefined],
    [
      'HR-13',
      'seal',
      { type: 'seal', objectives: [1, 2, 3, 4] },
      { code: 'badObjectives', rule: 'HR-13', problem: 'there must be 5 of them' },
    ],
    [
      'HR-13',
      'seal',
      { type: 'seal', objectives: null },
      { code: 'badObjectives', rule: 'HR-13', problem: 'there must be 5 of them' },
    ],
    ['HR-13', 'seal', { type: 'seal', objectives: [1, 2, 3, 4, 5] }, undefined],
    ['HR-13', 'seal', { type: 'pick', objective: 3 }, undefined],
    [
      'HR-13',
      'seal',
      { type: 'pick', objective: 22 },
      { code: 'badObjectives', rule: 'HR-13', problem: 'this one cannot be picked after those' },
    ],
    ['HR-13', 'seal', { type: 'unseal' }, { code: 'notAsked', rule: 'HR-13' }],
    ['HR-20', 'select', select('B1'), { code: 'notSelectable', rule: 'HR-20', model: 'B1' }],
    ['HR-20', 'select', select('A1'), undefined],
    ['HR-13', 'select', { type: 'claim' }, undefined],
  ];
  test.each(rows)('[%s] %s, %j: %j', (_, name, command, refusal) => {
    expect(refusalOf(POSITIONS[name](), command)).toEqual(refusal);
  });
});

describe('[DW-84] [X-146] why a power is not cast', () => {
  const RULES: Readonly<Record<string, string>> = {
    unknown: 'DW-84',
    wrongPhase: 'X-145',
    noUpcharge: 'DW-84',
    tooDear: 'DW-89',
    immune: 'DW-27',
    unhurt: 'X-153',
    alreadyCast: 'DW-85',
    obscured: 'X-112',
    notAdjacent: 'DW-87',
    rooted: 'X-150',
  };
  const refused = (why: string, power: string) => ({ code: 'cannotCast', rule: RULES[why] ?? 'X-146', power, why });
  const caster = unit(
    'eldritch-cult.sorcerer',
    { powers: ['blast', 'ward', 'blink', 'mend', 'raise', 'fireburst', 'root'] },
    { affinity: 4 },
  );
  const monk = 'void.null-monk';
  /** A1 is about to cast at B1, ten spaces away; A2 stands beside A1. */
  const open = (south = caster): Battle =>
    standing(
      scene({ south: [south, 'eldritch-cult.acolyte'], north: ['void.warg', monk], pieces: [['smoke', 4, 13]] }),
      {
        A1: [5, 10],
        A2: [5, 8],
        B1: [15, 10],
        B2: [15, 14],
      },
    );
  const before = (kind: 'move' | 'afterMove' | 'shoot', start = open()) => {
    const p = playing(ordered(start, { resist: 'never' }));
    p.play(select('A1'));
    const choice = p.asked()!.kind === 'engaged' ? 'fight' : 'free';
    p.change((b) => withActivation(b, { step: kind, choice, moved: kind !== 'move' }));
    return p;
  };

  test.each([
    ['shoot', cast('lightning', 'B1'), 'unknown'],
    ['shoot', cast('ward', 'A2'), 'wrongPhase'],
    ['move', cast('blast', 'B1'), 'wrongPhase'],
    ['afterMove', cast('blink'), 'wrongPhase'],
    ['move', cast('ward', 'A2', 1), 'noUpcharge'],
    ['shoot', cast('blast', 'B1', 4), 'tooDear'],
    ['shoot', cast('blast', null), 'noTarget'],
    ['shoot', cast('blast', 'Z9'), 'noTarget'],
    ['shoot', cast('blast', 'A2'), 'noTarget'],
    ['move', cast('ward', 'B1'), 'noTarget'],
    ['move', cast('blink', 'A1'), 'noTarget'],
    ['shoot', cast('blast', 'B2'), 'immune'],
    ['move', cast('mend', 'A1'), 'unhurt'],
    ['move', cast('mend', 'A2'), 'unhurt'],
  ] as const)('in %s, %j: %s', (kind, c, why) => {
    const { power } = c as { power: string };
    expect(before(kind).refusal(c)).toEqual(refused(why, power));
  });

  test('what may be cast', () => {
    expect(before('shoot').refusal(cast('blast', 'B1', 1))).toBeUndefined();
    expect(before('move').refusal(cast('blink'))).toBeUndefined();
    expect(before('move').refusal(cast('ward', 'A1'))).toBeUndefined();
    expect(before('afterMove').refusal(cast('ward', 'A2'))).toBeUndefined();
    expect(before('move', changed(open(), 'A2', { wounds: 1 })).refusal(cast('mend', 'A2'))).toBeUndefined();
  });

  test('[DW-85] one power in an activation', () => {
    const p = before('move');
    p.play(cast('ward', 'A1'));
    expect(p.refusal(cast('root', 'B1'))).toEqual(refused('alreadyCast', 'root'));
  });

  test('what is beside the board, too far, in smoke or behind a wall is no target', () => {
    const far = standing(open(), { B1: [18, 10] });
    expect(before('shoot', far).refusal(cast('fireburst', 'B1'))).toEqual(refused('outOfRange', 'fireburst')); // 13 of 12
    expect(before('shoot', standing(open(), { B1: [17, 10] })).refusal(cast('fireburst', 'B1'))).toBeUndefined(); // 12
    const away = changed(open(), 'B1', { space: null });
    expect(before('shoot', away).refusal(cast('blast', 'B1'))).toEqual(refused('noTarget', 'blast'));
    const smoke = standing(open(), { B1: [5, 14] });
    expect(before('shoot', smoke).refusal(cast('blast', 'B1'))).toEqual(refused('obscured', 'blast'));
    const inside = standing(open(), { A1: [5, 14] });
    expect(before('shoot', inside).refusal(cast('blast', 'B1'))).toEqual(refused('obscured', 'blast'));
    const behind = standing(scene({ south: [caster], north: ['void.warg'], pieces: [['wall', 8, 9, 1]] }), {
      A1: [5, 10],
      B1: [11, 10],
    });
    expect(before('shoot', behind).refusal(cast('blast', 'B1'))).toEqual(refused('unseen', 'blast'));
  });

  test('[DW-87] one that is engaged casts at those beside it, or on itself', () => {
    const b = standing(
      scene({ south: [caster, 'eldritch-cult.acolyte'], north: ['void.warg', 'void.warg'], pieces: [] }),
      { A1: [5, 10], A2: [5, 8], B1: [6, 10], B2: [12, 10] },
    );
    const p = before('afterMove', b);
    expect(p.refusal(cast('ward', 'A2'))).toEqual(refused('notAdjacent', 'ward'));
    expect(p.refusal(cast('ward', 'A1'))).toBeUndefined();
    expect(p.refusal(cast('raise'))).toEqual(refused('notAdjacent', 'raise'));
    expect(p.refusal(cast('root', 'B2'))).toEqual(refused('notAdjacent', 'root'));
    const q = before('shoot', b);
    expect(q.refusal(cast('blast', 'B1'))).toBeUndefined();
    expect(q.refusal(cast('blast', 'B2'))).toEqual(refused('notAdjacent', 'blast'));
  });

  test('[X-150] one that is rooted does not blink', () => {
    const b = copyBattle(open());
    b.lasting = [{ power: 'root', on: 'A1', by: 'B1', until: 2 }];
    const p = before('move', b);
    expect(p.refusal(cast('blink'))).toEqual(refused('rooted', 'blink'));
    expect(p.refusal(goTo(b, [5, 11]))).toEqual({
      code: 'cannotMove',
      rule: 'X-150',
      to: spaceOf(b, [5, 11]),
      fault: 'rooted',
    });
    expect(p.refusal(stayAt(b, 'A1'))).toBeUndefined();
  });
});
