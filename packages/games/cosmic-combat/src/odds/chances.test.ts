// Chances are checked against the game itself: every way the dice can fall is played, and counted.
import { describe, expect, test } from 'vitest';
import { STACK } from '../procedures.ts';
import { shipOf } from '../state/battle.ts';
import type { Battle, CosmicCommand, CosmicTable, ShipId } from '../state/types.ts';
import {
  at,
  cast,
  changed,
  changedTurn,
  fighting,
  fire,
  given,
  type Lineup,
  lying,
  ordered,
  pooled,
  scene,
  seven,
  shielded,
  shooting,
} from '../testing/scenes.ts';
import {
  chancesOf as chancesOfAny,
  type FightChances,
  type FireChances,
  fightChancesOf,
  type Harm,
  opportunityChances,
  type PowerChances,
  type RamChances,
  type RerollChances,
  ramChances,
  shotChances,
  wreckChances,
} from './index.ts';

class MoreDice extends Error {
  readonly count: number;
  constructor(count: number) {
    super();
    this.count = count;
  }
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** All falls of so many dice without regard to order, with the number of ways. */
const fallsOf = (count: number, least = 1): readonly { readonly faces: readonly number[]; readonly ways: number }[] => {
  if (count === 0) return [{ faces: [], ways: 1 }];
  const all: { faces: readonly number[]; ways: number }[] = [];
  for (let face = least; face <= 6; face++)
    for (let same = 1; same <= count; same++)
      for (const rest of fallsOf(count - same, face + 1))
        all.push({ faces: [...Array<number>(same).fill(face), ...rest.faces], ways: rest.ways * choose(count, same) });
  return all;
};

const tableOf = (dice: readonly number[]): CosmicTable => {
  let at = 0;
  return {
    roll: (count) => {
      if (at + count > dice.length) throw new MoreDice(count);
      at += count;
      return dice.slice(at - count, at);
    },
    shuffle: (items) => items,
    final: () => {},
  };
};

interface End {
  readonly b: Battle;
  readonly chance: number;
}

/** What a seat answers to what it is asked on the way; undefined: the way ends there. */
type Script = (b: Battle) => CosmicCommand | undefined;

const after = (
  b: Battle,
  step: (table: CosmicTable) => Battle,
  dice: readonly number[] = [],
  chance = 1,
): readonly End[] => {
  try {
    return [{ b: step(tableOf(dice)), chance }];
  } catch (problem) {
    if (!(problem instanceof MoreDice)) throw problem;
    return fallsOf(problem.count).flatMap(({ faces, ways }) =>
      after(b, step, [...dice, ...faces], (chance * ways) / 6 ** problem.count),
    );
  }
};

/** Ends that are alike, counted together. */
const merged = (all: readonly End[]): readonly End[] => {
  const found = new Map<string, End>();
  for (const { b, chance } of all) {
    const key = JSON.stringify([b.ships, b.stack, b.pools]);
    found.set(key, { b, chance: chance + (found.get(key)?.chance ?? 0) });
  }
  return [...found.values()];
};

const ends = (b: Battle, script: Script): readonly End[] => {
  const c = script(b);
  if (c === undefined) return [{ b, chance: 1 }];
  const { seat } = STACK.decisions(b)[0]!;
  return after(b, (table) => STACK.play(b, seat, c, table)).flatMap((end) =>
    ends(end.b, script).map((one) => ({ b: one.b, chance: one.chance * end.chance })),
  );
};

const begin = (b: Battle): Battle => STACK.advance(b, tableOf([]));

/** These commands one after the other, then the end. */
const inTurn = (...commands: readonly CosmicCommand[]): ((b: Battle) => readonly End[]) => {
  return (b) =>
    commands.reduce<readonly End[]>(
      (all, c) =>
        merged(all).flatMap((end) => {
          const { seat } = STACK.decisions(end.b)[0]!;
          return after(end.b, (table) => STACK.play(end.b, seat, c, table)).map((one) => ({
            b: one.b,
            chance: one.chance * end.chance,
          }));
        }),
      [{ b, chance: 1 }],
    );
};

/** By wounds that the ship has lost since. */
const lost = (before: Battle, all: readonly End[], id: ShipId): number[] => {
  const counted: number[] = [];
  for (const end of all) {
    const wounds = shipOf(before, id).wounds - shipOf(end.b, id).wounds;
    while (counted.length <= wounds) counted.push(0);
    counted[wounds]! += end.chance;
  }
  return counted;
};

const same = (found: readonly number[], expected: readonly number[]): void => {
  for (let n = 0; n < Math.max(found.length, expected.length); n++)
    expect(found[n] ?? 0, `${n}`).toBeCloseTo(expected[n] ?? 0, 12);
};

const chancesOf = <T>(b: Battle, c: CosmicCommand): T => chancesOfAny(b, c) as T;

const PLAIN = [3, 3, 2, 5, 0, 4, 6] as const;
const gunner = (weapon: string, faction: 'black-sun' | 'citadel' = 'black-sun') =>
  seven(faction, [3, 3, 2, 5, 2, 4, 6], { mounts: [{ weapon, arcs: ['front', 'left', 'right', 'back'] }] });

const duel = (more: Partial<Lineup> = {}, x = 14): Battle =>
  given(
    lying(scene({ south: [gunner('battery')], north: [seven('void', PLAIN)], ...more }), {
      A1: at(4, 18),
      B1: at(x, 18),
    }),
    { A1: ['fire', 'move'], B1: ['move', 'move'] },
  );

describe('a shot', () => {
  const check = (start: Battle, ids: readonly ShipId[] = ['B1']): FireChances => {
    const b = begin(shooting(start));
    const told = chancesOf<FireChances>(b, fire('A1', 'B1'));
    const played = inTurn(fire('A1', 'B1'))(b);
    for (const id of ids) {
      const harm = id === 'B1' ? told : told.strays.find(({ target }) => target === id)!;
      const counted = lost(b, played, id);
      same(harm.wounds, counted);
      expect(harm.destroyed).toBeCloseTo(counted[shipOf(b, id).wounds] ?? 0, 12);
    }
    return told;
  };

  test('[DW-56] [X-227] [DW-64] attack, one save for all wounds, a die for each to ignore', () => {
    expect(check(duel()).needs).toEqual({ attack: 3, save: null, ignore: 6 });
    expect(check(shielded(duel(), { B1: ['back', 'back'] })).needs).toEqual({ attack: 3, save: 3, ignore: 6 });
    check(shielded(duel({ south: [gunner('torpedo')] }), { B1: ['back'] }));
    check(changed(duel({ south: [gunner('torpedo')] }), 'B1', { wounds: 2 }));
  });

  test('[X-232] past ships in the way', () => {
    const b = lying(duel({ north: [seven('void', PLAIN), seven('void', PLAIN), seven('void', PLAIN)] }, 20), {
      B2: at(9, 18),
      B3: at(14, 18),
    });
    const told = check(shielded(b, { B2: ['back'] }), ['B1', 'B2', 'B3']);
    expect(told.struck).toBe(1 / 4);
    expect(told.strays.map(({ struck }) => struck)).toEqual([1 / 2, 1 / 4]);
  });

  test('[X-238] into a boarding, past a ship in the way', () => {
    const south = [gunner('battery', 'citadel'), gunner('battery', 'citadel')];
    const north = [seven('void', PLAIN), seven('empire-of-sol', PLAIN)];
    const b = lying(duel({ south, north }, 20), {
      A2: { x: 20 * 2540, y: 18 * 2540 + 3000, facing: 0 },
      B2: at(10, 18),
    });
    const told = check(b, ['B1', 'A2']);
    expect(told.strays.filter(({ target }) => target === 'B2')).toHaveLength(2); // on both lines
    const all = told.strays.filter(({ target }) => target === 'B2').reduce((sum, { mean }) => sum + mean, 0);
    const begun = begin(shooting(b));
    const counted = lost(begun, inTurn(fire('A1', 'B1'))(begun), 'B2');
    expect(all).toBeCloseTo(counted[1]!, 12);
  });

  test('[X-237] passed on', () => {
    const b = ordered(
      lying(duel({ north: [seven('void', PLAIN), seven('empire-of-sol', PLAIN)] }), {
        B2: { x: 14 * 2540, y: 18 * 2540 + 4000, facing: 0 },
      }),
      { redirect: 'ask' },
    );
    const told = chancesOf<FireChances>(begin(shooting(b)), fire('A1', 'B1'));
    const asked = inTurn(fire('A1', 'B1'))(begin(shooting(b)))[0]!.b;
    const passed = chancesOf<Harm>(asked, { type: 'redirect', to: 'B2' });
    expect(told.redirects).toMatchObject([{ target: 'B2', mean: passed.mean }]);
    same(passed.wounds, lost(asked, inTurn({ type: 'redirect', to: 'B2' })(asked), 'B2'));
  });

  test('[X-237] [X-232] passed on to one that another ship hides: only half of such shots come through', () => {
    const three = duel({ north: [seven('void', PLAIN), seven('empire-of-sol', PLAIN), seven('void', PLAIN)] });
    const beside = (x: number, off: number) => ({ x: x * 2540, y: 18 * 2540 + off, facing: 0 });
    const b = ordered(lying(three, { B2: beside(14, 4000), B3: beside(9, 2100) }), { redirect: 'ask' });
    const told = chancesOf<FireChances>(begin(shooting(b)), fire('A1', 'B1'));
    expect(told.struck).toBe(1); // nobody is in the way to B1
    const asked = inTurn(fire('A1', 'B1'))(begin(shooting(b)))[0]!.b;
    const passed = chancesOf<Harm>(asked, { type: 'redirect', to: 'B2' });
    expect(told.redirects).toMatchObject([{ target: 'B2', mean: passed.mean }]);
    expect(passed.mean).toBeCloseTo((1 / 2) * (4 / 6) * (5 / 6), 12); // 3 + 4 against 5: 3+; ignored on 6
  });

  test('[X-256] the chance of an ion marker', () => {
    const b = begin(shooting(shielded(duel({ south: [gunner('ion-beam')] }), { B1: ['back'] })));
    const told = chancesOf<FireChances>(b, fire('A1', 'B1'));
    const marked = inTurn(fire('A1', 'B1'))(b).reduce(
      (all, end) => all + (shipOf(end.b, 'B1').ion ? end.chance : 0),
      0,
    );
    expect(told.ion).toBeCloseTo(marked, 12);
    expect([told.mean, told.destroyed]).toEqual([0, 0]);
  });

  test('[DW-79] [X-243] with Destiny spent well: whatever fails on the way is rolled again', () => {
    const north = [seven('void', PLAIN), seven('void', PLAIN)];
    const start = ordered(lying(pooled(duel({ north }, 20), 0, { destiny: 1 }), { B2: at(12, 18) }), {
      destiny: 'ask',
    });
    for (const points of [1, 2]) {
      const b = begin(shooting(pooled(start, 0, { destiny: points })));
      const told = shotChances(b, shipOf(b, 'A1'), 0, shipOf(b, 'B1'));
      const again: Script = (now) =>
        now === b
          ? fire('A1', 'B1')
          : STACK.decisions(now)[0]?.kind === 'reroll'
            ? { type: 'reroll', dice: 1 }
            : undefined;
      const counted = lost(b, ends(b, again), 'B1');
      expect(told.destiny?.mean).toBeCloseTo(counted[1]!, 12);
    }
  });

  test('[X-230] the volley of a whole ship: every weapon, every token', () => {
    const broadside = seven('black-sun', PLAIN, {
      mounts: [
        { weapon: 'battery', arcs: ['front'] },
        { weapon: 'light-laser', arcs: ['front'] },
        { weapon: 'torpedo', arcs: ['left'] },
      ],
    });
    const b = begin(shooting(given(duel({ south: [broadside] }), { A1: ['fire', 'fire'] })));
    const { volley } = chancesOf<FireChances>(b, fire('A1', 'B1'));
    expect(volley.shots).toEqual([0, 0, 1, 1]);
    const shots = [fire('A1', 'B1'), fire('A1', 'B1'), fire('A1', 'B1', 1), fire('A1', 'B1', 1)];
    const counted = lost(b, inTurn(...shots.slice(0, 3))(b), 'B1');
    const three = begin(shooting(given(changedTurn(duel({ south: [broadside] }), 'A1', {}), { A1: ['fire', 'move'] })));
    expect(chancesOf<FireChances>(three, fire('A1', 'B1')).volley.shots).toEqual([0, 1]);
    expect(counted.reduce((all, chance, n) => all + n * chance, 0)).toBeLessThan(volley.mean);
    same(volley.wounds, lost(b, inTurn(...shots)(b), 'B1'));
  });
});

describe('a ram', () => {
  const ship = (strength: number, integrity: number, faction: 'void' | 'black-sun' = 'black-sun') =>
    seven(faction, [3, 3, strength, 5, 0, 4, integrity]);
  const met = (b: Battle) => ramChances(b, shipOf(b, 'A1'), shipOf(b, 'B1'));
  const play = (b: Battle): readonly End[] => {
    const frame = {
      type: 'ram',
      mover: 'A1',
      target: 'B1',
      how: 'contact',
      from: at(4, 18),
      direction: 0,
      left: 0,
      isDrift: false,
      step: 'roll',
    } as const;
    const rammed = { ...b, stack: [frame] };
    return after(rammed, (table) => STACK.advance(rammed, table));
  };

  test.each([
    [ship(3, 7), ship(5, 9), {}],
    [ship(6, 10), ship(0, 7, 'void'), {}],
    [ship(3, 7, 'void'), ship(5, 9), { ramLiteral: true }],
  ])('[X-13] [X-216] [X-257] both strike, or each tests itself (%#)', (a, c, rulings) => {
    const b = duel({ south: [a], north: [c], rulings }, 4 + 6000 / 2540);
    const told: RamChances = met(b);
    same(told.mover.wounds, lost(b, play(b), 'A1'));
    same(told.target.wounds, lost(b, play(b), 'B1'));
  });

  test('[X-218] a rock of Strength 4 wounds Integrity 7 on 3+', () => {
    const b = duel({ south: [ship(1, 7)] });
    same(wreckChances(b, shipOf(b, 'A1'), 4).wounds, [2 / 6, 4 / 6]);
  });
});

describe('a boarding fight', () => {
  const ship = (
    martial: number,
    aggressors: number,
    wounds: number,
    faction: 'void' | 'bloodpact' | 'black-sun' = 'black-sun',
  ) => seven(faction, [martial, 3, 3, 5, aggressors, wounds, 6]);
  const beside = (k: number) => ({ x: 25400, y: 25400 + 3000 * k, facing: 0 });
  const pair = (a = ship(5, 3, 4), c = ship(3, 2, 4), more: Partial<Lineup> = {}): Battle =>
    lying(scene({ south: [a], north: [c], ...more }), { A1: beside(0), B1: beside(1) });

  /** Fights alone, each side allotting to the first it may. */
  const fought = (start: Battle, to: readonly ShipId[] = []): readonly End[] => {
    const b = { ...start, stack: fighting(start).stack.slice(-1), phase: 'combat' as const };
    const first: Script = (now) => {
      const [asked] = STACK.decisions(now);
      if (asked?.kind !== 'allot') return undefined;
      return { type: 'allot', to: to.find((id) => asked.among.includes(id)) ?? asked.among[0]! };
    };
    return after(b, (table) => STACK.advance(b, table)).flatMap((end) =>
      ends(end.b, first).map((one) => ({ b: one.b, chance: one.chance * end.chance })),
    );
  };

  test.each([
    ['plain', pair()],
    ['who ignores wounds', pair(ship(5, 2, 4), ship(3, 1, 2, 'void'))],
    ['Bloodpact boards', changedTurn(pair(ship(3, 2, 4, 'bloodpact')), 'A1', { boarded: 'B1' })],
    ['two rolls', pair(ship(5, 2, 2), ship(3, 1, 1), { rulings: { boardingTwoRolls: true } })],
  ])('[CC-65] [X-240] %s', (_, b) => {
    const { sides } = fightChancesOf(b, shipOf(b, 'A1'))!;
    const all = fought(b);
    for (const [side, id] of [
      [0, 'B1'],
      [1, 'A1'],
    ] as const) {
      const counted = lost(b, all, id);
      const { wounds } = shipOf(b, id);
      expect(sides[side].focus[0]!.destroyed).toBeCloseTo(counted[wounds] ?? 0, 12);
      expect(sides[side].destroyed[1]).toBeCloseTo(counted[wounds] ?? 0, 12);
    }
  });

  test('[X-240] with allotment: one ship before the other, or the weakest first', () => {
    const b = lying(scene({ south: [ship(5, 4, 4)], north: [ship(3, 0, 3), ship(3, 0, 1, 'void')] }), {
      A1: beside(1),
      B1: beside(0),
      B2: beside(2),
    });
    const { sides } = chancesOf<FightChances>(
      { ...b, stack: fighting(b).stack.slice(-1) },
      { type: 'fight', fight: 'A1' },
    );
    for (const [i, id] of ['B1', 'B2'].entries()) {
      const gone = fought(b, [id]).reduce((all, end) => all + (shipOf(end.b, id).wounds === 0 ? end.chance : 0), 0);
      // What is left when all are full goes to who may ignore it, which no focus on one counts.
      if (id === 'B1') expect(sides[0].focus[i]!.destroyed).toBeCloseTo(gone, 12);
      else expect(sides[0].focus[i]!.destroyed).toBeLessThanOrEqual(gone + 1e-12);
    }
    expect([sides[0].dice, sides[0].needs, sides[1].dice]).toEqual([4, 3, 0]);
  });

  test('[X-260] the last of the crew', () => {
    const west = { x: 18 * 2540 - 8000, y: 18 * 2540, facing: 0 };
    const whole = lying(scene({ south: [ship(6, 2, 4)], north: [ship(1, 1, 1)], scenario: 'station-assault' }), {
      A1: west,
      B1: at(4, 4),
    });
    const start: Battle = { ...whole, station: { crew: 2, holder: null } };
    const told = fightChancesOf(start, shipOf(start, 'A1'))!;
    const taken = fought(start).reduce((all, end) => all + (end.b.station!.crew === 0 ? end.chance : 0), 0);
    expect(told.crew).toBeCloseTo(taken, 12);
  });

  test('[CC-43] [X-224] an attack on who leaves', () => {
    const b = pair(ship(3, 2, 4), ship(3, 2, 4));
    same(opportunityChances(b, shipOf(b, 'A1'), shipOf(b, 'B1')).wounds, [1 / 4, 2 / 4, 1 / 4]);
  });
});

describe('a power', () => {
  const caster = seven('black-sun', PLAIN, { powers: ['blast', 'lightning'] });
  const start = (more: Partial<Lineup> = {}) =>
    pooled(
      given(lying(duel({ south: [caster], ...more }), { B2: { x: 14 * 2540, y: 18 * 2540 + 5000, facing: 0 } }), {
        A1: ['move', 'move'],
      }),
      0,
      { affinity: 4 },
    );
  const north = [seven('void', PLAIN), seven('empire-of-sol', PLAIN)];

  test('[X-246] [X-247] nobody resists: the target and ships near it, the upcharge on the target', () => {
    for (const [power, upcharge] of [
      ['blast', 0],
      ['blast', 1],
      ['lightning', 1],
    ] as const) {
      const b = begin(shooting(start({ north })));
      const told = chancesOf<PowerChances>(b, cast('A1', power, 'B1', upcharge));
      const all = inTurn(cast('A1', power, 'B1', upcharge))(b);
      expect(told.resolves).toBe(1);
      for (const harm of told.struck) same(harm.wounds, lost(b, all, harm.target));
      expect(told.struck.map(({ target }) => target)).toEqual(power === 'blast' ? ['B1'] : ['B1', 'B2']);
    }
  });

  test('[DW-91] to [DW-94] both bid as well as they can: the chance is what playing so brings', () => {
    const b = begin(shooting(ordered(pooled(start({ north }), 1, { faith: 2, destiny: 1 }), { resist: 'ask' })));
    const told = chancesOf<PowerChances>(b, cast('A1', 'blast', 'B1'));
    expect(told.resolves).toBeGreaterThan(0);
    expect(told.resolves).toBeLessThan(1);
    const best: Script = (now) => {
      const [asked] = STACK.decisions(now);
      if (now === b) return cast('A1', 'blast', 'B1');
      if (asked?.kind !== 'resist' && asked?.kind !== 'raise') return undefined;
      const isCaster = asked.seat === 0;
      let [found, worth]: [CosmicCommand | undefined, number] = [undefined, isCaster ? -1 : 2];
      for (const c of STACK.candidates(now, asked.seat)) {
        const { resolves } = chancesOf<{ resolves: number }>(now, c);
        if (isCaster ? resolves > worth + 1e-12 : resolves < worth - 1e-12) [found, worth] = [c, resolves];
      }
      return found;
    };
    const hit = ends(b, best).reduce((all, end) => all + (shipOf(end.b, 'B1').wounds < 4 ? end.chance : 0), 0);
    expect(told.resolves * told.struck[0]!.mean).toBeCloseTo(hit, 12);
  });
});

describe('[DW-79] [X-243] what Destiny buys on dice that lie', () => {
  /** Plays on from where a window is open: so many dice again, then none. */
  const compare = (b: Battle, id: ShipId, wants: RerollChances['wants'], most: number): void => {
    expect(STACK.decisions(b)[0]).toMatchObject({ kind: 'reroll', most });
    for (let dice = 0; dice <= most; dice++) {
      const told = chancesOf<RerollChances>(b, { type: 'reroll', dice });
      expect(told).toMatchObject({ target: id, wants });
      const script: Script = (now) => {
        const kind = STACK.decisions(now)[0]?.kind;
        if (now === b) return { type: 'reroll', dice };
        return kind === 'reroll' ? { type: 'reroll', dice: 0 } : undefined;
      };
      const counted = lost(b, ends(b, script), id);
      const destroyed = counted[shipOf(b, id).wounds] ?? 0;
      expect(told.chance).toBeCloseTo(wants === 'destroyed' ? destroyed : 1 - destroyed, 12);
      expect(told.mean).toBeCloseTo(
        counted.reduce((all, chance, n) => all + n * chance, 0),
        12,
      );
    }
  };

  const played = (b: Battle, c: CosmicCommand, ...dice: readonly number[]): Battle =>
    STACK.play(b, STACK.decisions(b)[0]!.seat, c, tableOf(dice));

  const rich = (b: Battle): Battle =>
    ordered(pooled(pooled(b, 0, { destiny: 2 }), 1, { destiny: 2 }), { destiny: 'ask' });

  test('of a shot: past a ship in the way, at the target, against its save and its wounds', () => {
    const north = [seven('void', PLAIN), seven('void', PLAIN)];
    const start = changed(lying(duel({ south: [gunner('torpedo')], north }), { B2: at(9, 18) }), 'B1', { wounds: 2 });
    const b = begin(shooting(rich(shielded(start, { B1: ['back'] }))));
    const way = played(b, fire('A1', 'B1'), 1);
    compare(way, 'B1', 'destroyed', 1);
    const missed = played(way, { type: 'reroll', dice: 1 }, 4, 1);
    compare(missed, 'B1', 'destroyed', 1);
    const unsaved = played(missed, { type: 'reroll', dice: 1 }, 6, 1);
    compare(unsaved, 'B1', 'lives', 1);
    const suffered = played(unsaved, { type: 'reroll', dice: 0 }, 1, 6);
    compare(suffered, 'B1', 'lives', 1);
  });

  test('of a power', () => {
    const caster = seven('black-sun', PLAIN, { powers: ['lightning'] });
    const start = lying(
      duel({ south: [caster], north: [seven('void', PLAIN), seven('void', [3, 3, 2, 5, 0, 1, 6])] }),
      {
        B2: { x: 14 * 2540, y: 18 * 2540 + 5000, facing: 0 },
      },
    );
    const b = begin(shooting(rich(pooled(start, 0, { affinity: 4 }))));
    const both = played(b, cast('A1', 'lightning', 'B1'), 1, 1);
    compare(both, 'B1', 'destroyed', 1);
    compare(played(both, { type: 'reroll', dice: 0 }), 'B2', 'destroyed', 1);
  });

  test('of a boarding fight', () => {
    const ship = (wounds: number) => seven('black-sun', [3, 3, 3, 5, 2, wounds, 6]);
    const start = lying(scene({ south: [ship(4)], north: [ship(2)] }), {
      A1: { x: 25400, y: 25400, facing: 0 },
      B1: { x: 25400, y: 28400, facing: 0 },
    });
    const b = rich({ ...start, stack: fighting(start).stack.slice(-1), phase: 'combat' });
    compare(STACK.advance(b, tableOf([6, 1, 1, 1])), 'B1', 'destroyed', 1);
  });

  test('[X-264] of dice that hurt the own side: a shot that has strayed to a friend, a scrape', () => {
    const bold = seven('bloodpact', PLAIN, { mounts: [{ weapon: 'torpedo', arcs: ['front'] }] });
    const start = changed(
      lying(
        duel({
          south: [bold, seven('bloodpact', [3, 3, 2, 5, 2, 4, 6])],
          north: [seven('void', [3, 3, 2, 5, 2, 4, 6])],
        }),
        {
          A2: { x: 14 * 2540, y: 18 * 2540 + 5000, facing: 0 },
        },
      ),
      'A2',
      { wounds: 2 },
    );
    const stray = played(begin(shooting(rich(start))), fire('A1', 'B1'), 1);
    compare(played(stray, { type: 'reroll', dice: 0 }, 6), 'A2', 'lives', 1);

    const hull = seven('void', [3, 3, 2, 5, 0, 1, 6]);
    const passing = given(
      lying(scene({ south: [hull, hull], north: [hull] }), {
        A1: { x: 40000, y: 40000, facing: 0 },
        A2: { x: 48000, y: 45000, facing: 0 },
        B1: at(33, 33),
      }),
      { A1: ['fire', 'fire'], A2: ['move', 'fire'] },
    );
    const half: Battle = {
      ...rich(passing),
      phase: 'movement',
      stack: [{ type: 'roundEnd' }, { type: 'half', side: 0, step: 'begin' }],
    };
    const scraped = played(begin(half), { type: 'activate', ship: 'A1' }, 6, 6);
    compare(scraped, 'A2', 'lives', 1);
  });
});
