import type { Command, Framed, Procedure } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { came, onTop, type ToyState, type ToyTypes, toyOf } from '../testing/toy.ts';
import { rollOf } from './roll.ts';
import { type FlyingShot, pastFriends, redirecting, STRUCK_ON } from './shooting.ts';

type Piece = { readonly id: string; readonly loss: number };
type Named = Command & { readonly type: 'friend'; readonly piece: string };

const PIECES: Readonly<Record<string, Piece>> = {
  B1: { id: 'B1', loss: 3 },
  B2: { id: 'B2', loss: 1 },
  B3: { id: 'B3', loss: 3 },
};
const piece = (id: string): Piece => PIECES[id] ?? { id, loss: 0 };

interface Given {
  readonly others?: readonly string[];
  readonly order?: 'best' | 'ask' | 'never';
  readonly friends?: readonly string[];
  /** Of these the standing order takes the last one. */
  readonly picks?: boolean;
}

const at = (step: string, target = 'B1'): FlyingShot => ({ type: 'shot', shooter: 'A1', target, step });
const put = (s: ToyState, frame: Framed | null): ToyState => onTop(s, frame);

/** A shot of A1 at B1: what came of it is the frame as it was when its dice would fall, or who was struck instead. */
const shotIn = ({ others = [], order = 'ask', friends = [], picks = false }: Given, begun = at('redirect')) => {
  const past = pastFriends<ToyState, FlyingShot, Piece, Named, never, never>({
    step: 'check',
    kind: 'friend',
    rule: 'DW-71',
    isRisky: () => friends.length > 0,
    rolled: (s, f) => put(s, { ...f, step: 'rolling' } as FlyingShot),
    onward: (s, f) => put(s, { ...f, step: 'attack' } as FlyingShot),
    atRisk: () => friends.filter((id) => id !== 'gone').map(piece),
    ordered: (_s, _f, among) => (picks ? among.at(-1) : undefined),
    decision: () => ({ seat: 0, kind: 'friend', rule: 'DW-71' }) as never,
    namedBy: (c) => (c.type === 'friend' ? (c as Named).piece : undefined),
    naming: (id) => ({ type: 'friend', piece: id }),
    notOne: (id) => ({ code: 'notAFriend', rule: 'DW-71', id }) as never,
    strayed: (s, f, friend) => put(came(s, `${f.shooter} strikes ${friend.id}`), null),
    fired: (s, f) => put(came(s, f), null),
    stepped: (f, step) => ({ ...f, step }),
    onTop: put,
  });
  const whole = redirecting<FlyingShot, Piece, ToyTypes>(
    {
      rule: 'DW-72',
      target: (_, f) => piece(f.target),
      among: () => others.map(piece),
      order: () => order,
      seat: () => 1,
      loss: (_s, _f, one) => one.loss,
      aimedAt: (f, target) => ({ ...f, target, step: 'check' }),
      onTop: put,
    },
    past as unknown as Procedure<ToyTypes, FlyingShot>,
  );
  const toy = toyOf('shot', whole, begun, {});
  toy.begin();
  return { toy, past };
};

const landed = (face: number, friends: readonly string[]) => {
  const { past } = shotIn({ friends });
  const roll = rollOf('friendlyFire', 'DW-71', [{ purse: '', seat: 0, count: 1, needs: STRUCK_ON + 1 }]);
  const s: ToyState = { config: {}, stack: [at('rolling')], purses: {}, result: undefined };
  const after = past.passed(s, at('rolling'), { ...roll, pools: [{ ...roll.pools[0]!, faces: [face] }] });
  return (after.stack[0] as FlyingShot).step;
};

describe('[DW-72] another takes the shot', () => {
  test('who is shot at is asked where somebody could take it, and the shot goes on at whom he names', () => {
    const { toy } = shotIn({ others: ['B2', 'B3'] });
    expect(toy.asked()).toEqual({ seat: 1, kind: 'redirect', rule: 'DW-72', shooter: 'A1', target: 'B1' });
    expect(toy.candidates()).toEqual([null, 'B2', 'B3'].map((to) => ({ type: 'redirect', to })));
    toy.play({ type: 'redirect', to: 'B3' } as Command);
    expect(toy.result()).toEqual(at('attack', 'B3'));
    expect(toy.events).toEqual([{ type: 'redirected', from: 'B1', to: 'B3', rule: 'DW-72' }]);
  });

  test('it stays where it was aimed at without being told, when he says so, when his order does, and when nobody could take it', () => {
    const kept = shotIn({ others: ['B2'] }).toy;
    kept.play({ type: 'redirect', to: null } as Command);
    for (const toy of [kept, shotIn({ others: ['B2'], order: 'never' }).toy, shotIn({ order: 'best' }).toy]) {
      expect(toy.result()).toEqual(at('attack'));
      expect(toy.events).toEqual([]);
    }
  });

  test('the order for the best gives it to who would lose least, and on a tie leaves it where it is', () => {
    expect(shotIn({ others: ['B3', 'B2'], order: 'best' }).toy.result()).toEqual(at('attack', 'B2'));
    expect(shotIn({ others: ['B3'], order: 'best' }).toy.result()).toEqual(at('attack', 'B1'));
  });

  test('nobody else can be named, and nothing else answered', () => {
    const { toy } = shotIn({ others: ['B2'] });
    expect(toy.refusal({ type: 'redirect', to: 'B3' } as Command)).toEqual({
      code: 'cannotRedirect',
      rule: 'DW-72',
      to: 'B3',
    });
    expect(toy.refusal({ type: 'pass' })).toEqual({ code: 'otherDecision', rule: 'DW-72', asked: 'redirect' });
    expect(toy.refusal({ type: 'redirect', to: 'B2' } as Command)).toBeUndefined();
  });
});

describe('[DW-71] past friends in the melee', () => {
  test('without friends there it goes on; with some a die is rolled first', () => {
    expect(shotIn({}, at('check')).toy.result()).toEqual(at('attack'));
    expect(shotIn({ friends: ['A2'] }, at('check')).toy.result()).toEqual(at('rolling'));
  });

  test('on 4 or more it gets past them, on less one of them is struck', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => landed(face, ['A2']))).toEqual([
      ...['friend', 'friend', 'friend'],
      ...['attack', 'attack', 'attack'],
    ]);
  });

  test('of several the player chooses; one alone is struck at once, and where nobody can be, the shot is lost', () => {
    const { toy } = shotIn({ friends: ['A2', 'A3'] }, at('friend'));
    expect(toy.asked()).toMatchObject({ seat: 0, kind: 'friend' });
    expect(toy.candidates()).toEqual(['A2', 'A3'].map((id) => ({ type: 'friend', piece: id })));
    expect(toy.refusal({ type: 'friend', piece: 'B1' } as Command)).toMatchObject({ code: 'notAFriend', id: 'B1' });
    expect(toy.refusal({ type: 'pass' })).toEqual({ code: 'otherDecision', rule: 'DW-71', asked: 'friend' });
    toy.play({ type: 'friend', piece: 'A3' } as Command);
    expect(toy.result()).toBe('A1 strikes A3');
    expect(shotIn({ friends: ['A2'] }, at('friend')).toy.result()).toBe('A1 strikes A2');
    expect(shotIn({ friends: ['gone'] }, at('friend')).toy.result()).toBeUndefined();
  });

  test('a standing order may choose', () => {
    expect(shotIn({ friends: ['A2', 'A3'], picks: true }, at('friend')).toy.result()).toBe('A1 strikes A3');
  });
});
