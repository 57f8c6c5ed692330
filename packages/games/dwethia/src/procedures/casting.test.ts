import type { Table } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { powerOf } from '../content/powers.ts';
import {
  type CastEvent,
  casting,
  diceOfPower,
  hitBy,
  powerStrength,
  powerWounds,
  strikesOf,
  touchedBy,
} from './casting.ts';
import { rollOf } from './roll.ts';

interface State {
  readonly affinity: Readonly<Record<string, number>>;
  readonly stack: readonly { readonly type: string }[];
  readonly used: boolean;
  readonly dearer: number;
  readonly cap: number | null;
  readonly isOld: boolean;
  readonly isOpen: boolean;
}
interface Frame {
  readonly type: 'power';
  readonly target: string | null;
  readonly upcharge: number;
}

const START: State = {
  affinity: { south: 4, north: 1 },
  stack: [],
  used: false,
  dearer: 0,
  cap: null,
  isOld: false,
  isOpen: true,
};
const CULTIST = { id: 'A1', side: 'south', isCult: true };
const MATE = { id: 'A2', side: 'south', isCult: false };
const FOE = { id: 'B1', side: 'north', isCult: false };
type Caster = typeof CULTIST;

const CASTING = casting<State, Caster, Frame>({
  caster: (_, { side }) => ({ purse: side, seat: side === 'south' ? 0 : 1 }),
  affinity: (s, purse) => s.affinity[purse]!,
  paid: (s, purse, points) => ({ ...s, affinity: { ...s.affinity, [purse]: s.affinity[purse]! - points } }),
  dearerBy: (s) => s.dearer,
  isCheaper: (s, m) => m.isCult && !s.used,
  discounted: (s) => ({ ...s, used: true }),
  isUsedUpByAny: (s) => s.isOld,
  upchargeCap: (s) => s.cap,
  isContested: (s) => s.isOpen,
  pushed: (s, ...frames) => ({ ...s, stack: [...s.stack, ...frames] }),
});

const [blast, lightning, root] = [powerOf('blast')!, powerOf('lightning')!, powerOf('root')!];

const cast = (s: State, m: Caster, upcharge = 0) => {
  const events: CastEvent[] = [];
  const table = { tell: (e: CastEvent) => events.push(e) } as unknown as Table<CastEvent>;
  const now = CASTING.cast(s, m, lightning, { type: 'power', target: 'B1', upcharge }, table);
  return { now, events };
};

describe('what a power costs', () => {
  test('[DW-89] its charge, what enemies add, less what its faction spares, 1 at the least; the upcharge comes on top', () => {
    const cost = (s: Partial<State>, m: Caster, power = lightning, upcharge = 0) =>
      CASTING.cost({ ...START, ...s }, m, power, upcharge);
    expect([cost({}, MATE), cost({ dearer: 1 }, MATE), cost({}, MATE, lightning, 2)]).toEqual([2, 3, 4]);
    expect([cost({}, CULTIST), cost({ used: true }, CULTIST), cost({ dearer: 1 }, CULTIST)]).toEqual([1, 2, 2]);
    expect([cost({}, CULTIST, blast), cost({}, CULTIST, blast, 1)]).toEqual([1, 2]);
  });

  test('[DW-89] nobody casts what he cannot pay, nor adds to what takes nothing more', () => {
    const fault = (m: Caster, power: typeof blast, upcharge: number, s: Partial<State> = {}) =>
      CASTING.priceFault({ ...START, ...s }, m, power, upcharge);
    expect([fault(MATE, lightning, 2), fault(MATE, lightning, 3)]).toEqual([undefined, 'tooDear']);
    expect([fault(FOE, lightning, 0), fault(FOE, root, 0)]).toEqual(['tooDear', undefined]);
    expect([fault(MATE, root, 1), fault(MATE, blast, -1)]).toEqual(['noUpcharge', 'noUpcharge']);
    expect([fault(MATE, blast, 1, { cap: 1 }), fault(MATE, blast, 2, { cap: 1 })]).toEqual([undefined, 'noUpcharge']);
  });
});

describe('casting', () => {
  test('[DW-89] [DW-91] the price is told and paid, the power lies below the contest, and the price counts in it', () => {
    const { now, events } = cast(START, MATE, 1);
    expect(events).toEqual([{ type: 'cast', caster: 'A2', power: 'lightning', target: 'B1', cost: 3, rule: 'DW-89' }]);
    expect(now.affinity).toEqual({ south: 1, north: 1 });
    expect(now.stack).toEqual([
      { type: 'power', target: 'B1', upcharge: 1 },
      { type: 'resist', power: 'lightning', caster: 'south', casterSeat: 0, charge: 3, step: { at: 'offer' } },
    ]);
  });

  test('[DW-91] where nobody may resist, the power lies on top at once', () => {
    expect(cast({ ...START, isOpen: false }, MATE).now.stack).toEqual([{ type: 'power', target: 'B1', upcharge: 0 }]);
  });

  test('[DW-25] a mate neither has the cheaper power nor uses it up; before that was ruled, every casting did', () => {
    const after = cast(START, MATE).now;
    expect([after.used, CASTING.cost(after, CULTIST, lightning, 0)]).toEqual([false, 1]);
    const spent = cast(after, CULTIST).now;
    expect([spent.used, CASTING.cost(spent, CULTIST, lightning, 0)]).toEqual([true, 2]);
    const old = cast({ ...START, isOld: true }, MATE).now;
    expect([old.used, CASTING.cost(old, CULTIST, lightning, 0)]).toEqual([true, 2]);
  });
});

describe('damage', () => {
  test('[DW-84] how hard and how wide powers strike', () => {
    expect([blast, lightning, root].map(powerStrength)).toEqual([6, 6, 0]);
    expect([blast, lightning, root, powerOf('ward')!, powerOf('fireburst')!].map(strikesOf)).toEqual([
      'target',
      'coherent',
      'coherent',
      'target',
      'blast',
    ]);
    const beside = () => ['B2', 'B3'];
    expect((['target', 'coherent', 'blast'] as const).map((strikes) => touchedBy(strikes, 'B1', beside))).toEqual([
      ['B1'],
      ['B1', 'B2', 'B3'],
      ['B1'],
    ]);
  });

  test('[DW-84] each point more is a wound more of every success, [Wound n] counts, and what does no damage wounds nobody', () => {
    const heavy = { ...blast, effect: { ...blast.effect, keywords: { wound: 2 } } } as typeof blast;
    expect([powerWounds(blast, 0), powerWounds(blast, 2), powerWounds(heavy, 1), powerWounds(root, 2)]).toEqual([
      1, 3, 3, 0,
    ]);
  });

  test('[DW-56] a die for each who is struck, and who is hit by his own', () => {
    const struck = ['B1', 'B2', 'B3'];
    const dice = diceOfPower({ purse: 'A1', seat: 0 }, struck, (id) => 2 + struck.indexOf(id));
    expect(dice).toEqual([2, 3, 4].map((needs) => ({ purse: 'A1', seat: 0, count: 1, needs })));
    const roll = rollOf('power', 'DW-56', dice);
    const lying = { ...roll, pools: roll.pools.map((pool, i) => ({ ...pool, faces: [[2], [2], [4]][i]! })) };
    expect(hitBy(struck, lying)).toEqual(['B1', 'B3']);
  });
});
