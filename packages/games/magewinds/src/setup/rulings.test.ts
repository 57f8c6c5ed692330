// Rulings and additions of ours that are about scenarios and set-up, each played through.
import { inch, isWithin, marker } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { handLimit } from '../cards/channelling.ts';
import type { Terrain } from '../content/features.ts';
import type { ProfileId } from '../content/fighters.ts';
import { magewinds } from '../game.ts';
import { baseOf } from '../ground/fighters.ts';
import { roundEndOutcome, scenarioRules, turnEndOutcome } from '../scenarios/index.ts';
import type { Battle, Effect } from '../state/battle.ts';
import {
  act,
  activate,
  at,
  attacks,
  battle,
  block,
  choose,
  type Lineup,
  move,
  playAll,
  put,
  refusalOf,
  withEffects,
} from '../testing/battles.ts';
import { type Placed as InScenario, position, quiet } from '../testing/scenarios.ts';
import { A, asks, B, begin, C, play, playTo, scripted, seeded } from '../testing/setup.ts';

/** `0>1=2`, or `-` while it goes on. */
const said = (outcome: { readonly places: readonly (readonly Seat[])[] } | undefined): string =>
  outcome === undefined ? '-' : outcome.places.map((place) => place.join('=')).join('>');

const of = (seat: Seat, where: InScenario['where'], ...profiles: readonly ProfileId[]): InScenario[] =>
  profiles.map((profile) => ({ seat, profile, where: where! }));

test('[MW-H13] near the marker a fighter and its double are one more card only where both are near', () => {
  const bonus = (first: readonly [number, number], second: readonly [number, number]) => {
    const b = position('king-of-the-hill', 2, {
      fighters: [
        { seat: 0, at: first, twin: 1 },
        { seat: 0, at: second, twin: 0 },
        { seat: 1, at: [6, 8] },
      ],
      real: null, // whoever asks, the answer needs nothing hidden
    });
    return handLimit(b, 0) - 5;
  };
  const [near, also, far] = [
    [6, 7],
    [6, 9],
    [1, 1],
  ] as const;
  expect([bonus(near, also), bonus(near, far), bonus(far, near), bonus(far, [1, 3])]).toEqual([1, 0, 0, 0]);
});

describe('[MW-H14] when the line cannot be broken any more', () => {
  // the Attacker began with four, so two must escape
  const after = (standing: readonly InScenario[], down: readonly InScenario[]) => {
    const b = position('hold-the-line', 2, { fighters: [...standing, ...down, ...of(1, 'field', 'druid')] });
    return said(scenarioRules(b).whenDown(b, quiet));
  };

  test('those who are down still count while a Cleric stands', () => {
    expect(after(of(0, 'field', 'cleric'), of(0, 'down', 'warrior', 'wizard', 'guardian'))).toBe('-');
  });

  test('not once the Cleric is down, too', () => {
    expect(after(of(0, 'field', 'wizard'), of(0, 'down', 'warrior', 'cleric', 'guardian'))).toBe('1>0');
    expect(after(of(0, 'field', 'wizard', 'warrior'), of(0, 'down', 'cleric', 'guardian'))).toBe('-');
  });
});

test('[MW-H15] nobody left at all: the scenario’s own count decides, equal counts are a draw', () => {
  const end = (tallies: readonly number[]) => {
    const fighters = [...of(0, 'down', 'warrior'), ...of(1, 'down', 'druid')];
    return roundEndOutcome(position('fragment-frenzy', 2, { fighters, tallies }), quiet);
  };
  expect(end([1, 3])).toMatchObject({ places: [[1], [0]], reason: 'wipedOut', rule: 'MW-R95' });
  expect(end([2, 2])).toMatchObject({ places: [[0, 1]], reason: 'draw' });
});

test('[MW-H16] in Treasure Clash two who are ahead together have not won', () => {
  const fighters = ([0, 1, 2] as const).flatMap((seat) => of(seat, 'field', 'guardian', 'guardian'));
  const clash = (round: number, ...carriers: readonly number[]) =>
    position('treasure-clash', 3, { round, fighters, carriers });
  // the fighters 0 and 1 belong to seat 0, 2 and 3 to seat 1, 4 and 5 to seat 2
  expect(said(roundEndOutcome(clash(3, 0, 1, 2, 3, 4), quiet))).toBe('-');
  expect(said(roundEndOutcome(clash(3, 0, 1, 2, 4), quiet))).toBe('0>1=2');
  expect(said(turnEndOutcome(clash(4, 0, 2), quiet))).toBe('-');
  expect(said(turnEndOutcome(clash(4, 0, 2, 3), quiet))).toBe('1>0>2');
});

describe('[ItT treasure-clash.special]', () => {
  const b = battle({
    scenario: 'treasure-clash',
    players: 3,
    fighters: [
      { profile: 'witch', seat: 0, at: [5, 6] },
      { profile: 'seer', seat: 1, at: [15, 6] },
      { profile: 'druid', seat: 2, at: [20, 14] },
    ],
    objects: [
      [5, 5],
      [5, 7],
    ],
  });
  const moving = playAll(touching(b), [activate(0), act('move')]).battle;
  const laden = playAll(moving, [{ type: 'pickUp', object: 0 }]).battle;

  test('one treasure to a fighter', () => {
    expect(refusalOf(moving, { type: 'pickUp', object: 1 })).toBeUndefined();
    expect(refusalOf(laden, { type: 'pickUp', object: 1 })).toBe('carriesEnough');
  });

  test('Movement -1 with it', () => {
    expect([refusalOf(moving, move(at(10, 6))), refusalOf(laden, move(at(10, 6)))]).toEqual([undefined, 'tooLong']);
    expect(refusalOf(laden, move(at(9, 6)))).toBeUndefined();
  });

  test('a hand limit one higher', () => {
    expect([handLimit(moving, 0), handLimit(laden, 0), handLimit(laden, 1)]).toEqual([5, 6, 5]);
  });
});

/** Both treasures in contact with the first fighter. */
function touching(b: Battle): Battle {
  const { x, y } = b.fighters[0]!;
  return { ...b, objects: b.objects.map((o, i) => ({ ...o, x, y: y + (i === 0 ? -2500 : 2500) })) };
}

describe('[MW-H17] no room left', () => {
  const CROWD: readonly ProfileId[] = [
    'militia',
    'militia',
    'minion',
    'minion',
    'minion',
    'minion',
    'warrior',
    'wizard',
    'cleric',
    'guardian',
    'druid',
    'seer',
    'witch',
  ];

  test('who does not fit into the area stands at the nearest free place', () => {
    const config = { scenario: 'battle-royale', slots: 20, warbands: [CROWD, B, C], deployment: 'auto' };
    const b = begin(config, scripted(6, 5, 4));
    const own = b.fighters.filter((f) => f.seat === 0);
    expect(own.map((f) => f.where)).toEqual(CROWD.map(() => 'field'));
    const [first] = own;
    const corner = marker(first!.x < inch(12) ? 0 : inch(24), first!.y < inch(8) ? 0 : inch(16));
    const isIn = (reach: number) => own.filter((f) => isWithin(baseOf(f), corner, inch(reach))).length;
    expect(isIn(3)).toBeGreaterThan(5);
    expect(isIn(3)).toBeLessThan(CROWD.length);
    expect(isIn(5)).toBe(CROWD.length);
    expect(magewinds.parseState(b).ok).toBe(true); // nobody overlaps anything
  });

  test('objects that find no legal spot are left out', () => {
    const start = begin({ scenario: 'treasure-dash', warbands: [A, B] });
    expect(asks(start)).toBe('territory 1');
    const laid = (...terrain: Terrain['features']) =>
      playTo({ ...start, terrain: { features: terrain } }, 'battle', seeded(1)).objects.length;
    expect(laid()).toBe(5);
    // treasures lie within 4" of the middle (6, 8), whole bases off the obstacle
    expect(laid(block(0.9, 3, 10.2, 10, 'medium'))).toBe(0);
  });
});

test('[MW-H18] picking in turn among three goes round the table from the winner', () => {
  let b = begin({ scenario: 'battle-royale', assembly: 'simultaneous', slots: 4 }, scripted(2, 6, 5));
  const order: string[] = [];
  for (const profile of ['witch', 'seer', 'druid', 'cleric'] as const) {
    order.push(asks(b));
    b = play(b, Number(asks(b).slice(-1)), { type: 'addFighter', profile });
  }
  // dice 2, 6, 5: the third seat was second, and would have come second by rank, too; the first seat comes last
  expect(order).toEqual(['assembly 1', 'assembly 2', 'assembly 0', 'assembly 1']);
  const other = begin({ scenario: 'battle-royale', assembly: 'simultaneous', slots: 4 }, scripted(5, 6, 2));
  expect(asks(play(other, 1, { type: 'addFighter', profile: 'witch' }))).toBe('assembly 2'); // though seat 0 threw more
});

describe('[MW-H20] the Druid is gone', () => {
  const ENTANGLE: Effect = { type: 'entangle', by: 0, fighter: 2 };
  const scene = (damage: number, more: Partial<Lineup> = {}) =>
    withEffects(
      battle({
        fighters: [
          { profile: 'druid', seat: 0, at: [5, 6], damage, actions: 2 },
          { profile: 'wizard', seat: 1, at: [6.5, 6] },
          { profile: 'witch', seat: 1, at: [6.5, 10] },
          { profile: 'seer', seat: 0, at: [1, 1], actions: 2 },
        ],
        turn: 1,
        ...more,
      }),
      ENTANGLE,
    );
  // light: 3 hits without a die, Armour 0, Toughness 6
  const strike = [...attacks(1, 'melee', 0), choose('light')];

  test('Entangle ends when the one who cast it is taken down', () => {
    const down = playAll(scene(3), strike).battle;
    expect(down.fighters[0]!.where).toBe('down');
    expect(down.effects).toEqual([]);
    const moving = playAll({ ...down, turn: 1 }, [activate(2), act('move')]).battle;
    expect(refusalOf(moving, move(at(6.5, 13)))).toBeUndefined();
  });

  test('not while that Druid stands', () => {
    const hurt = playAll(scene(2), strike).battle;
    expect(hurt.fighters[0]!.where).toBe('field');
    expect(hurt.effects).toEqual([ENTANGLE]);
    const moving = playAll(put(scene(2), 1, inch(11), inch(15)), [activate(2), act('move')]).battle;
    expect(refusalOf(moving, move(at(6.5, 13)))).toBe('entangled');
  });
});
