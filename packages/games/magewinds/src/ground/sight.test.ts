// Lines of sight, lines of attack and cover, as a battle sees them. The measuring itself is tested in @muster/geometry.
import { inch, mm } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { Feature } from '../content/features.ts';
import { coverLine } from '../effects/index.ts';
import {
  act,
  activate,
  at,
  attacks,
  battle,
  block,
  choose,
  defend,
  eventsOf,
  type Placed,
  playAll,
  put,
  refusalOf,
  step,
  strike,
  withEffects,
} from '../testing/battles.ts';
import { baseOf, fighter } from './fighters.ts';
import { attackLine, coverOf, nearestPiece, seesFeature, seesFighter, seesPlace, sightline, thingOf } from './sight.ts';
import { fieldOf } from './terrain.ts';

const DEADEYE: Placed = { profile: 'deadeye', seat: 0, at: [2, 6] };
const TARGET: Placed = { profile: 'cleric', seat: 1, at: [8, 6], actions: 2 };

const range = (terrain: readonly Feature[] = [], others: readonly Placed[] = []) =>
  battle({ fighters: [DEADEYE, TARGET, ...others], terrain });

const aiming = (terrain: readonly Feature[] = [], others: readonly Placed[] = []) =>
  playAll(range(terrain, others), [activate(0), act('attack'), step()]).battle;

const shot = strike('quick-shot', 1);

/** Whether the target of a Quick Shot counts as in cover, and what must be rolled. */
const coverIn = (b: ReturnType<typeof battle>) => {
  const { events } = playAll(b, attacks(0, 'quick-shot', 1), [6, 6, 6, 6]);
  const { cover, needed } = eventsOf(events, 'struck')[0]!;
  return { cover, needed };
};

describe('[MW 16.0] visibility', () => {
  test('[MW-R10] high obstacles hide; lower ones, fighters and objects do not', () => {
    const sees = (b: ReturnType<typeof battle>) => seesFighter(b, fighter(b, 0), fighter(b, 1));
    expect(sees(range([block(5, 5, 0.5, 2, 'high')]))).toBe(false);
    expect(sees(range([block(5, 5, 0.5, 2, 'medium')]))).toBe(true);
    expect(sees(range([block(5, 5, 0.5, 2, 'low')]))).toBe(true);
    expect(sees(range([], [{ profile: 'seer', seat: 1, at: [5, 6] }]))).toBe(true);
  });

  test('[MW-R10] any point of the edge will do', () => {
    // the wall hides the middle of the target, and its top shows over it
    const sees = (top: number) => {
      const b = range([block(5, 4, 0.5, top - 4, 'high')]);
      return seesFighter(b, fighter(b, 0), fighter(b, 1));
    };
    expect(sees(6.1)).toBe(true);
    expect(sees(6.6)).toBe(false);
  });

  test('a fighter always sees itself', () => {
    const b = withEffects(range(), { type: 'hypnotize', by: 1, fighter: 0 });
    expect(seesFighter(b, fighter(b, 0), fighter(b, 0))).toBe(true);
  });

  test('[MW-R72] a place is a point: it shows, or it does not', () => {
    const b = range([block(5, 4, 0.5, 2.1, 'high')]);
    expect(seesPlace(b, fighter(b, 0), at(8, 6))).toBe(false);
    expect(seesPlace(b, fighter(b, 0), at(8, 6.4))).toBe(true);
  });

  test('a feature is visible where any of it shows', () => {
    const b = range([block(5, 5, 0.5, 2, 'high'), block(8, 5, 1, 4, 'low'), block(8, 5.7, 0.4, 0.4, 'low')]);
    expect(seesFeature(b, fighter(b, 0), 1)).toBe(true);
    expect(seesFeature(b, fighter(b, 0), 2)).toBe(false);
  });
});

describe('what changes what is visible', () => {
  const hidden = () =>
    range([block(5, 4, 0.5, 4, 'high'), block(9.5, 5.5, 0.5, 1, 'low')], [{ profile: 'mesmer', seat: 1, at: [3, 10] }]);
  const sees = (b: ReturnType<typeof battle>, target: number) => seesFighter(b, fighter(b, 0), fighter(b, target));

  test('[TC seer.third-eye] everything is visible to who has it, and to nobody else', () => {
    const b = hidden();
    const open = withEffects(b, { type: 'thirdEye', fighter: 0 });
    const other = withEffects(b, { type: 'thirdEye', fighter: 1 });
    expect([sees(b, 1), sees(open, 1), sees(other, 1)]).toEqual([false, true, false]);
    const place = (x: typeof b) => seesPlace(x, fighter(x, 0), at(8, 6));
    expect([place(b), place(open), place(other)]).toEqual([false, true, false]);
    const feature = (x: typeof b) => seesFeature(x, fighter(x, 0), 1);
    expect([feature(b), feature(open), feature(other)]).toEqual([false, true, false]);
  });

  test('[TC mesmer.hypnotize] [MW-H04] only the Mesmer is visible, and only where it is to be seen', () => {
    const b = range([], [{ profile: 'mesmer', seat: 1, at: [3, 10] }]);
    const bound = withEffects(b, { type: 'hypnotize', by: 2, fighter: 0 });
    expect([sees(b, 1), sees(bound, 1), sees(bound, 2)]).toEqual([true, false, true]);
    expect(seesFighter(bound, fighter(bound, 1), fighter(bound, 0))).toBe(true);
    const both = withEffects(bound, ...bound.effects, { type: 'thirdEye', fighter: 0 });
    expect([sees(both, 1), sees(both, 2)]).toEqual([false, true]);
  });

  test('[MW 16.0] the line itself', () => {
    const b = hidden();
    expect(sightline(b, fighter(b, 0), baseOf(fighter(b, 1))).clear).toBe(false);
    expect(sightline(b, fighter(b, 0), baseOf(fighter(b, 2))).clear).toBe(true);
  });
});

describe('[TC guardian.ward]', () => {
  const shot = { type: 'fighter', id: 0 } as const;
  /** The Guardian stands so far from the line between the two at 6 in. */
  const warded = (gap: number, more: Partial<Placed> = {}, by = 2) =>
    withEffects(
      put(range([], [{ profile: 'guardian', seat: 1, at: [5, 9], ...more }]), 2, inch(5), inch(6) + gap + mm(12.5)),
      { type: 'hex', fighter: 0 },
      { type: 'ward', by },
    );

  test('[MW-R77] the shortest line passes within 2 in of the Guardian', () => {
    const line = { from: { x: inch(2) + 1250, y: inch(6) }, to: { x: inch(8) - 1250, y: inch(6) } };
    const at2 = warded(inch(2));
    expect(coverLine(at2, shot, fighter(at2, 1))).toEqual(line);
    expect(coverLine(warded(inch(2) + 3), shot, fighter(at2, 1))).toBeUndefined();
    expect(coverLine(withEffects(at2), shot, fighter(at2, 1))).toBeUndefined();
  });

  test('[TC guardian.ward] other friendly fighters only, while it stands', () => {
    const b = warded(0);
    expect(coverLine(b, shot, fighter(b, 1))).toBeDefined();
    expect(coverLine(warded(0, { seat: 0 }), shot, fighter(b, 1))).toBeUndefined();
    expect(coverLine(warded(0, { where: 'down' }), shot, fighter(b, 1))).toBeUndefined();
    expect(coverLine(b, shot, fighter(b, 2))).toBeUndefined(); // itself
    expect(coverLine(warded(0, {}, 1), shot, fighter(b, 1))).toBeUndefined();
  });
});

describe('[TC druid.quake] the terrain attacks', () => {
  const [near, far] = [block(6, 5, 0.5, 2, 'low'), block(2, 10, 1, 1, 'low')];
  const ruin: Feature = { kind: 'ruin', pieces: [...far.pieces, ...near.pieces] };
  const b = range([block(6.7, 5.5, 0.2, 1, 'low'), ruin]);
  const target = baseOf(fighter(b, 1));

  test('[MW-R13] from the piece that is nearest', () => {
    expect(nearestPiece(b, 1, target)).toBe(fieldOf(b).pieces[2]);
    expect(nearestPiece(b, 1, baseOf(at(2, 13)))).toBe(fieldOf(b).pieces[1]);
    expect(thingOf(b, { type: 'feature', id: 1 }, target)).toBe(fieldOf(b).pieces[2]);
    expect(thingOf(b, { type: 'fighter', id: 0 }, target)).toEqual({ x: inch(2), y: inch(6), radius: 1250 });
  });

  test('[MW-R76] the feature itself gives no cover, what stands between does', () => {
    const alone = range([ruin]);
    expect(coverOf(alone, { type: 'feature', id: 0 }, target).inOpen).toBe(true);
    expect(coverOf(alone, { type: 'fighter', id: 0 }, target).inOpen).toBe(false);
    const close = put(alone, 1, inch(7.1), inch(6)); // a tenth of an inch off
    expect(coverOf(close, { type: 'feature', id: 0 }, baseOf(fighter(close, 1))).inOpen).toBe(true);
    const screen = range([ruin], [{ profile: 'seer', seat: 0, at: [7.2, 6.65] }]);
    expect(coverOf(screen, { type: 'feature', id: 0 }, target).inOpen).toBe(false);
  });
});

describe('[MW 18.1] the line of attack', () => {
  test('[MW-R05] the range goes from base to base, for both limits', () => {
    const refused = (gap: number) => {
      const b = aiming();
      return refusalOf(put(b, 1, fighter(b, 0).x + mm(25) + gap, fighter(b, 0).y), shot);
    };
    // Quick Shot reaches 2" to 9"
    expect(refused(inch(2))).toBeUndefined();
    expect(refused(inch(2) - 3)).toBe('outOfRange');
    expect(refused(inch(9))).toBeUndefined();
    expect(refused(inch(9) + 3)).toBe('outOfRange');
  });

  test('[MW-R04] other fighters and high obstacles block it, if they block all of it', () => {
    expect(refusalOf(aiming(), shot)).toBeUndefined();
    expect(refusalOf(aiming([], [{ profile: 'seer', seat: 0, at: [3.2, 6] }]), shot)).toBe('noLineOfAttack');
    expect(refusalOf(aiming([], [{ profile: 'seer', seat: 0, at: [3.2, 6.6] }]), shot)).toBeUndefined();
    expect(refusalOf(aiming([block(5, 5, 0.5, 2, 'high')]), shot)).toBe('noLineOfAttack');
    expect(refusalOf(aiming([block(5, 5, 0.5, 2, 'medium')]), shot)).toBeUndefined();
  });

  test('[MW-R70] objects block neither sight nor attack', () => {
    const b = battle({ fighters: [DEADEYE, TARGET], objects: [[3.2, 6]] });
    expect(refusalOf(playAll(b, [activate(0), act('attack'), step()]).battle, shot)).toBeUndefined();
    expect(coverIn(b)).toEqual({ cover: false, needed: 4 });
  });

  test('[MW-R03] it starts where the attacker is nearest to the target', () => {
    // a wall close by that leaves free only what lies beside the nearest point
    const free = (y: number) => {
      const b = range([block(2.6, y, 0.5, 3, 'high')]);
      return attackLine(b, fighter(b, 0), baseOf(fighter(b, 1))).clear;
    };
    expect(free(6.05)).toBe(true);
    expect(free(5.95)).toBe(false);
  });

  test('[MW-R08] an obstacle close to the attacker still blocks', () => {
    expect(refusalOf(aiming([block(2.6, 5, 0.5, 2, 'high')]), shot)).toBe('noLineOfAttack');
  });

  test('[MW-R11] Third Eye gives sight and no line of attack', () => {
    const b = withEffects(aiming([block(5, 5, 0.5, 2, 'high')]), { type: 'thirdEye', fighter: 0 });
    expect(seesFighter(b, fighter(b, 0), fighter(b, 1))).toBe(true);
    expect(refusalOf(b, shot)).toBe('noLineOfAttack');
  });

  test('[MW-R11] a line of attack without sight is not enough', () => {
    const b = withEffects(aiming([], [{ profile: 'mesmer', seat: 1, at: [2, 12] }]), {
      type: 'hypnotize',
      by: 2,
      fighter: 0,
    });
    expect(refusalOf(b, shot)).toBe('seesOnly');
  });
});

describe('[MW 18.2] cover', () => {
  // Quick Shot has Precision 5, the Cleric Evasion 1
  const OPEN = { cover: false, needed: 4 };
  const COVERED = { cover: true, needed: 3 };

  test('[MW-R06] in the open only if nothing lies between the origin and any of the target', () => {
    expect(coverIn(range())).toEqual(OPEN);
    for (const height of ['low', 'medium', 'high'] as const)
      expect(coverIn(range([block(6, 6.2, 0.5, 1, height)]))).toEqual(COVERED);
    expect(coverIn(range([block(6, 6.5, 0.5, 1, 'high')]))).toEqual(OPEN);
    expect(coverIn(range([], [{ profile: 'seer', seat: 0, at: [6, 6.7] }]))).toEqual(COVERED);
  });

  test('[MW-R06] twice in cover is once in cover', () => {
    expect(coverIn(range([block(6, 6.2, 0.5, 1, 'low'), block(5, 6.1, 0.5, 1, 'medium')]))).toEqual(COVERED);
  });

  test('ground is no obstacle', () => {
    expect(coverIn(range([block(6, 5, 0.5, 2, 'ground')]))).toEqual(OPEN);
  });

  test('[MW-R07] an obstacle within 1" of the attacker does not count, the whole piece of it', () => {
    // the base ends at 2.492"; 1" on is 3.492"
    expect(coverIn(range([block(3.45, 5, 0.5, 2, 'low')]))).toEqual(OPEN);
    expect(coverIn(range([block(3.55, 5, 0.5, 2, 'low')]))).toEqual(COVERED);
    expect(coverIn(range([block(3.45, 5, 3, 2, 'low')]))).toEqual(OPEN);
  });

  test('[MW-R07] a fighter near the attacker does count', () => {
    expect(coverIn(range([], [{ profile: 'seer', seat: 0, at: [3.2, 6.5] }]))).toEqual(COVERED);
  });

  test('[MW-R09] in melee as well', () => {
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6] },
        { profile: 'cleric', seat: 1, at: [6.5, 6] },
      ],
      terrain: [block(5.6, 6.05, 0.2, 1, 'low')],
    });
    const all = [...attacks(0, 'melee', 1), choose('heavy'), defend('none')];
    const { events } = playAll(b, all, [6, 6, 6, 6, 6, 6, 6]);
    // the target is no more than 1" away, so near obstacles count
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ cover: true, needed: 3 });
  });
});

test('[MW-R13] distance to terrain goes from the base to its outline', () => {
  // Quake shakes who is within 1" of the feature
  const shaken = (gap: number) => {
    const b = put(
      battle({
        fighters: [
          { profile: 'druid', seat: 0, at: [2, 2] },
          { profile: 'guardian', seat: 1, at: [10, 6], actions: 2 },
        ],
        hands: [['KC'], []],
        terrain: [block(5, 4, 1, 3, 'low')],
      }),
      1,
      inch(6) + mm(12.5) + gap,
      inch(5),
    );
    const quake = playAll(
      b,
      [
        activate(0),
        act('quake'),
        step(),
        {
          type: 'cast',
          spell: 'quake',
          caster: 0,
          cards: ['KC'],
          target: null,
          place: null,
          places: null,
          real: null,
          feature: 0,
          action: null,
        },
      ],
      gap > inch(1) + 2 ? [] : [6, 6, 6, 6, 6, 6],
    );
    return eventsOf(quake.events, 'struck').map((e) => e.target.id);
  };
  expect(shaken(inch(1))).toEqual([1]);
  expect(shaken(inch(1) + 5)).toEqual([]);
});
