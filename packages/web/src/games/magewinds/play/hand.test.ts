import { inch } from '@muster/geometry';
import { type Battle, type MagewindsDecision, magewinds } from '@muster/magewinds';
import { describe, expect, test } from 'vitest';
import { NO_AIM } from './casts.ts';
import {
  again,
  aimed,
  commanding,
  type Gesture,
  type Held,
  held,
  NEW_TERRAIN,
  NOTHING,
  orderOf,
  paid,
  strikeOf,
} from './hand.ts';
import { back, first, plan, played, touch } from './hand-at-table.ts';
import type { Now } from './plan/types.ts';
import { asked, decisionsOf, fight, nowOf, play } from './test/battles.ts';

const WARRIOR = { profile: 'warrior', seat: 0, at: [6, 4] } as const;
const CLERIC = { profile: 'cleric', seat: 0, at: [9, 4] } as const;
const DRUID = { profile: 'druid', seat: 1, at: [6, 12] } as const;
const ACTIVATE = { type: 'activate', fighter: 0 } as const;

/** The first time that this is asked in a battle at random. */
const whenAsked = (config: object, kind: MagewindsDecision['kind']): { readonly now: Now; readonly seat: number } => {
  for (const { b, seat } of decisionsOf(config, 5, 200)) {
    const now = nowOf(b, seat);
    if (now.decision?.kind === kind) return { now, seat };
  }
  throw new Error(`never asked: ${kind}`);
};

const KING = { scenario: 'king-of-the-hill', warbands: [['warrior'], ['druid']] };

/** Gesture upon gesture. */
const after = (now: Now, ...gestures: readonly (Gesture | { readonly kind: 'piece'; readonly id: number })[]): Held =>
  gestures.reduce((h, gesture) => touch(now, h, gesture).held, first(now));

describe('a hand begins', () => {
  test('with one that can act; where there is a choice, as an offer that confirms nothing', () => {
    const now = nowOf(fight([WARRIOR, CLERIC, DRUID]), 0);
    expect(first(now)).toEqual(held({ kind: 'choose', fighter: 0, offered: true }));
    expect(plan(now, first(now))).toMatchObject({ selected: [0], main: undefined, end: undefined });
    const lone = first(nowOf(fight([WARRIOR, { ...CLERIC, actions: 2 }, DRUID]), 0));
    expect(lone).toEqual(held({ kind: 'choose', fighter: 0 }));
  });

  test('[ItT general.assembly] with the answer, for who is about to answer otherwise', () => {
    const config = { scenario: 'king-of-the-hill', slots: 6, assembly: 'secret' };
    const { now, seat } = whenAsked(config, 'assembly');
    const names = ['Una', null];
    const b = play(now.view, seat, { type: 'assemble', warband: ['seer', 'druid'], names });
    const decision = { ...now.decision!, fighter: undefined } as unknown as MagewindsDecision; // as the table asks once more
    const changing: Now = { view: b, decision, changing: true, left: undefined };
    expect(first({ ...changing, changing: false })).toEqual(NOTHING);
    expect(first(changing)).toEqual(held({ kind: 'warband', warband: ['seer', 'druid'], calls: ['Una', ''] }));
  });
});

describe('while nothing is asked', () => {
  const now: Now = { ...nowOf(fight([WARRIOR, DRUID]), 0), decision: undefined };

  test('a fighter is looked at, and let go by the next click; nothing can be done', () => {
    const looked = after(now, { kind: 'piece', id: 1 });
    expect(plan(now, looked)).toMatchObject({ card: 1, options: [], main: undefined, end: undefined });
    expect(touch(now, looked, { kind: 'piece', id: 1 }).held).toEqual(NOTHING);
  });

  test('pointing at the ground leaves the hand as it is', () => {
    const ground: Gesture = { kind: 'ground', at: { x: 0, y: 0 }, free: false };
    expect(touch(now, NOTHING, ground)).toEqual({ held: NOTHING });
  });
});

test('who is looked at stays so beside what is chosen in a list, and is forgotten by the next plan on the table', () => {
  const { now } = whenAsked({ ...KING, deployment: 'auto' }, 'channel');
  const id = now.view.fighters[0]!.id;
  const drawing = commanding(NOTHING, { type: 'draw', card: 'deck' });
  const looking = touch(now, drawing, { kind: 'piece', id }).held;
  expect(plan(now, looking)).toMatchObject({ card: id, main: { words: 'Draw from the deck' } });
  const moving = nowOf(play(fight([WARRIOR, DRUID]), 0, ACTIVATE), 0);
  const far: Held = { ...NOTHING, looked: 1 };
  const pinned = touch(moving, far, { kind: 'ground', at: { x: inch(6), y: inch(6) }, free: false }).held;
  expect(pinned).toMatchObject({ kind: 'go', looked: null });
});

describe('one step back', () => {
  test('what was said goes first, then what is held', () => {
    const now = nowOf(play(fight([WARRIOR, DRUID]), 0, ACTIVATE), 0);
    const { held: far, remark } = touch(now, NOTHING, { kind: 'ground', at: { x: inch(6), y: inch(11) }, free: false });
    expect(remark?.text).toContain('too far');
    expect(back(now, far, remark)).toBe(far);
    expect(back(now, far, undefined)).toEqual(NOTHING);
  });

  test('a piece of terrain is let go before the terrain is', () => {
    const { now } = whenAsked({ ...KING, terrain: 'chosen' }, 'terrain');
    const at = { x: inch(3), y: inch(4) };
    const laid = touch(now, held(NEW_TERRAIN), { kind: 'ground', at, free: false }).held;
    const gripped = touch(now, laid, { kind: 'grip', piece: 0 }).held;
    expect(back(now, gripped, undefined)).toEqual(laid);
    expect(back(now, laid, undefined)).toEqual(NOTHING);
  });
});

describe('choosing again', () => {
  test('lets the plan go and keeps who was chosen', () => {
    for (const h of [orderOf(0, 'move'), orderOf(0, 'guard'), strikeOf(0, 1)])
      expect(again(held(h))).toEqual(held({ kind: 'choose', fighter: 0 }));
  });

  test('is not offered where nothing is planned', () => {
    expect(again(NOTHING)).toBeUndefined();
    expect(again(held({ kind: 'choose', fighter: 0 }))).toBeUndefined();
    expect(again(commanding(NOTHING, { type: 'draw', card: 'deck' }))).toBeUndefined();
  });
});

test('cards and aims belong to what is paid and aimed', () => {
  const cast = held({ kind: 'cast', fighter: 0, spell: 'haste 0', aim: NO_AIM });
  expect(paid(cast, ['5S'])).toMatchObject({ kind: 'cast', aim: { cards: ['5S'] } });
  expect(paid(held(strikeOf(0, 1)), ['5S'])).toMatchObject({ kind: 'strike', cards: ['5S'] });
  expect(paid(held({ kind: 'defence', defence: 'mirrorshield', cards: null, stepLater: false }), ['5S'])).toMatchObject(
    {
      cards: ['5S'],
    },
  );
  expect(aimed(NOTHING, { target: 1 })).toMatchObject({ kind: 'aim', aim: { ...NO_AIM, target: 1 } });
});

describe('[MW 10.5] what is put down in the set-up', () => {
  const { now, seat } = whenAsked({ scenario: 'deathmatch', warbands: [['warrior'], ['druid']] }, 'deploy');
  const [fighter] = now.view.fighters.filter((f) => f.seat === seat);
  const ground = now.view.territories[seat]!.corners;
  const middle = {
    x: Math.round(ground.reduce((sum, { x }) => sum + x, 0) / ground.length),
    y: Math.round(ground.reduce((sum, { y }) => sum + y, 0) / ground.length),
  };

  test('needs no second look: the gesture plans it and says that the plan is to be played', () => {
    const step = touch(now, NOTHING, { kind: 'ground', at: middle, free: false });
    expect([step.commits, step.remark]).toEqual([true, undefined]);
    const main = plan(now, step.held).main!;
    expect(main.commands).toMatchObject([{ type: 'deploy', fighter: fighter!.id }]);
    expect(magewinds.refuse(now.view, seat, main.commands[0]!)).toBeUndefined();
  });

  test('is not played where it may not stand, nor when somebody is only looked at meanwhile', () => {
    const there = touch(now, NOTHING, { kind: 'ground', at: { x: inch(6), y: inch(8) }, free: false });
    const elsewhere = now.view.territories[1 - seat]!.corners[0]!;
    const refused = touch(now, NOTHING, { kind: 'ground', at: elsewhere, free: false });
    expect(refused.commits).toBeUndefined();
    expect(refused.remark?.text).toMatch(/\((MW|ItT) /);
    expect(plan(now, refused.held).main).toBeUndefined();
    expect(touch(now, there.held, { kind: 'piece', id: fighter!.id }).commits).toBeUndefined();
  });
});

describe('a fighter that is taken up', () => {
  const b = fight([WARRIOR, CLERIC, DRUID]);
  const now = nowOf(b, 0);

  test('is chosen, and who was chosen before is let go', () => {
    const chosen = after(now, { kind: 'piece', id: 1 }, { kind: 'lift', fighter: 0 });
    expect(chosen).toEqual(held({ kind: 'choose', fighter: 0 }));
  });

  test('and carried somewhere is planned to go there, whatever was planned before', () => {
    const at = { x: inch(6), y: inch(6) };
    const planned = after(now, { kind: 'piece', id: 1 }, { kind: 'drop', fighter: 0, at });
    expect(planned).toMatchObject({ kind: 'go', fighter: 0, way: { type: 'pinned', path: [at] } });
    expect(plan(now, planned).main?.commands.map(({ type }) => type)).toEqual(['activate', 'act', 'move']);
  });

  test('of the other side stays where it is', () => {
    const step = touch(now, NOTHING, { kind: 'lift', fighter: 2 });
    expect(step).toMatchObject({ held: NOTHING, remark: { at: { x: inch(6), y: inch(12) } } });
  });
});

test('[MW 13.4] who has only pointed at an enemy may still go as far as its Movement', () => {
  const b = play(fight([WARRIOR, { ...DRUID, at: [6, 5.6] }]), 0, ACTIVATE);
  const now = nowOf(b, 0);
  const aim = after(now, { kind: 'piece', id: 1 });
  const at = { x: inch(9), y: inch(4) };
  expect(plan(now, touch(now, aim, { kind: 'ground', at, free: false }).held).main?.words).toBe('Move 3 in');
});

test('[MW 13.1] who has chosen Attack and an enemy may pin the step before it', () => {
  const b = play(fight([WARRIOR, { ...DRUID, at: [6, 5.6] }]), 0, ACTIVATE);
  const now = nowOf(b, 0);
  const aim = touch(now, held(orderOf(0, 'attack')), { kind: 'piece', id: 1 }).held;
  const stepped = touch(now, aim, { kind: 'ground', at: { x: inch(6.5), y: inch(4) }, free: false }).held;
  expect(plan(now, stepped).main?.words).toMatch(/^Step 0.5 in, then attack the Druid with Melee: (Light|Heavy)$/);
  const [, step] = plan(now, stepped).main!.commands;
  expect(step).toMatchObject({ type: 'step', path: [{ x: inch(6.5), y: inch(4) }] });
});

/** A Warrior beside a treasure that it may carry. */
const besideTreasure = (): Battle => {
  const b = fight([WARRIOR, DRUID]);
  const treasure = { id: 0, kind: 'treasure', where: 'field', x: inch(6), y: inch(4) + 2500, carrier: null } as const;
  return { ...b, scenario: 'treasure-dash', objects: [treasure] };
};

test('a thing on the ground is picked up once that is confirmed; pointed at again, it is left', () => {
  const b = play(besideTreasure(), 0, ACTIVATE, { type: 'act', action: 'move' });
  const s = asked(b, 0);
  const now = nowOf(b, 0);
  expect(s.decision.kind).toMatch(/^(move|pickUp)$/);
  const chosen = s.decision.kind === 'move' ? after(now, { kind: 'object', id: 0 }) : NOTHING;
  expect(plan(now, chosen).main?.words).toBe('Pick up the treasure');
  if (s.decision.kind === 'move')
    expect(plan(now, touch(now, chosen, { kind: 'object', id: 0 }).held).main).toBeUndefined();
});

describe('what was begun is the first offer of the next turn', () => {
  /** The next turn of the same battle. */
  const later = (b: Battle, ...changes: readonly (readonly [number, Partial<Battle['fighters'][number]>])[]): Now =>
    nowOf({ ...b, fighters: b.fighters.map((f) => ({ ...f, ...changes.find(([id]) => id === f.id)?.[1] })) }, 0);

  test('the same target again, by one press', () => {
    const b = fight([CLERIC, WARRIOR, { ...DRUID, at: [6, 5.6] }]);
    const now = nowOf(b, 0);
    const blow = after(now, { kind: 'piece', id: 2 });
    expect(blow).toMatchObject({ kind: 'strike', fighter: 1, target: 2 });
    expect(first(later(b))).toMatchObject({ kind: 'choose', offered: true }); // planned, not confirmed
    played(now, blow);
    expect(first(later(b))).toMatchObject({ kind: 'strike', fighter: 1, target: 2 });
    expect(first(later(b, [1, { actions: 2 }]))).toMatchObject({ kind: 'choose', fighter: 0 });
    expect(first(later(b, [2, { where: 'down' }]))).toMatchObject({ kind: 'choose', offered: true });
  });

  test('who went after somebody strikes when it can, and goes on when it cannot', () => {
    const b = fight([WARRIOR, CLERIC, DRUID]);
    const now = nowOf(b, 0);
    const hunt = after(now, { kind: 'piece', id: 2 });
    expect(plan(now, hunt).main?.words).toMatch(/^Move \d.* towards the Druid$/);
    played(now, hunt);
    const fighter = hunt.kind === 'go' ? hunt.fighter : -1;
    expect(first(later(b))).toMatchObject({ kind: 'go', fighter, after: 2 });
    expect(first(later(b, [fighter, { x: inch(6), y: inch(10.4) }]))).toMatchObject({
      kind: 'strike',
      fighter,
      target: 2,
    });
    played(now, held(orderOf(fighter, 'guard')));
    expect(first(later(b))).toEqual(held({ kind: 'choose', fighter, offered: true }));
  });
});

test('[MW 19.1] a Move that ends near a thing goes into contact with it, and picks it up', () => {
  const treasure = { id: 0, kind: 'treasure', where: 'field', x: inch(6), y: inch(8), carrier: null } as const;
  const b: Battle = { ...fight([WARRIOR, DRUID]), scenario: 'treasure-dash', objects: [treasure] };
  const now = nowOf(b, 0);
  const near = { kind: 'ground', at: { x: inch(6), y: inch(8) - 2500 - inch(0.2) }, free: false } as const;
  const planned = plan(now, touch(now, held({ kind: 'choose', fighter: 0 }), near).held);
  expect(planned.main?.words).toMatch(/^Move 3\.\d+ in and pick up the treasure$/);
  expect(play(b, 0, ...planned.main!.commands).objects[0]).toMatchObject({ where: 'carried', carrier: 0 });
  const far = { ...near, at: { x: inch(6), y: inch(8) - 2500 - inch(0.5) } };
  expect(plan(now, touch(now, held({ kind: 'choose', fighter: 0 }), far).held).main?.words).toMatch(/^Move [\d.]+ in$/);
});

test('[MW-R66] who carries something keeps it by the main button, and puts it down by a choice', () => {
  const treasure = { id: 0, kind: 'treasure', where: 'carried', x: 0, y: 0, carrier: 0 } as const;
  const b: Battle = { ...fight([WARRIOR, DRUID]), scenario: 'treasure-dash', objects: [treasure] };
  const guarded = play(b, 0, ACTIVATE, { type: 'act', action: 'guard' }, { type: 'step', path: [] });
  const now = nowOf(guarded, 0);
  const { main, options } = plan(now, first(now));
  expect([now.decision?.kind, main?.words, main?.commands]).toEqual(['ending', 'Keep it, end', [{ type: 'decline' }]]);
  expect(new Set(options.map(({ words }) => words)).size).toBe(4);
  // anywhere in contact: towards the place that is pointed at
  const { x, y } = guarded.fighters[0]!;
  const beside = touch(now, first(now), { kind: 'ground', at: { x: x + 3000, y: y + 4000 }, free: false });
  const dropped = plan(now, beside.held);
  expect(dropped.main?.commands).toEqual([{ type: 'drop', object: 0, x: x + 1500, y: y + 2000 }]);
  expect(dropped.marks.ghost?.path).toEqual([{ x: x + 1500, y: y + 2000 }]);
  expect(play(guarded, 0, ...dropped.main!.commands).objects[0]).toMatchObject({ where: 'field', x: x + 1500 });
  const near = { x, y: y + 3000 };
  const crowded = nowOf({ ...guarded, fighters: guarded.fighters.map((f) => (f.id === 1 ? { ...f, ...near } : f)) }, 0);
  expect(touch(crowded, first(crowded), { kind: 'ground', at: near, free: false }).remark?.text).toMatch(/room/);
});

test('[MW 12.0] a card that is clicked is drawn; one that does not lie there is not', () => {
  const { now } = whenAsked({ ...KING, deployment: 'auto' }, 'channel');
  const twins = { ...now, view: { ...now.view, row: ['6D', '8D', ...now.view.row.slice(2)] } as const }; // of equal worth
  for (const card of twins.view.row) {
    const step = touch(twins, NOTHING, { kind: 'draw', card });
    expect([step.commits, plan(twins, step.held).main?.commands]).toEqual([true, [{ type: 'draw', card }]]);
    expect(touch(twins, NOTHING, { kind: 'draw', card: twins.view.row.indexOf(card) })).toEqual(step); // by its key
  }
  expect(touch(twins, NOTHING, { kind: 'draw', card: twins.view.row.length }).commits).toBeUndefined();
  expect(touch(now, NOTHING, { kind: 'draw', card: now.view.row.includes('2C') ? '3C' : '2C' }).commits).toBe(
    now.view.row.includes('3C') && now.view.row.includes('2C') ? true : undefined,
  );
});

describe('[MW 18.4] a reaction', () => {
  /** The Druid strikes the Warrior, who is asked. */
  const struck = (): Now => {
    const b = { ...fight([WARRIOR, { ...DRUID, at: [6, 5.6] }]), turn: 1 };
    const attack = { type: 'attack', attack: 'melee', target: 0, object: null, cards: [] } as const;
    const [act, step] = [{ type: 'act', action: 'attack' } as const, { type: 'step', path: [] } as const];
    const heavy = { type: 'chooseAttack', choice: 'heavy' } as const;
    return nowOf(play(b, 1, { type: 'activate', fighter: 1 }, act, step, attack, heavy), 0);
  };

  test('is chosen already as a cool head would, and a Dodge goes straight away in one press', () => {
    const now = struck();
    expect(plan(now, first(now)).main).toBeDefined();
    const dodge = plan(now, first(now)).options.find(({ key }) => key === 'dodge')!;
    const { main, marks } = plan(now, dodge.held);
    expect(main?.commands.map(({ type }) => type)).toEqual(['defend', 'step']);
    expect(marks.ghost?.path.at(-1)?.y).toBeLessThan(inch(3.1)); // away from the Druid, a whole inch
    const elsewhere = plan(now, first(now)).options.find(({ key }) => key === 'dodge elsewhere')!;
    expect(plan(now, elsewhere.held).main?.commands).toEqual([{ type: 'defend', defence: 'dodge', cards: [] }]);
  });
});

test('[MW 18.3] beside others at one screen the card of an attack is not in the slip: it is asked for behind the curtain', () => {
  const b = fight([WARRIOR, { ...DRUID, at: [6, 5.6] }]);
  const alone = nowOf(b, 0);
  const blow = after(alone, { kind: 'piece', id: 1 });
  expect(plan(alone, blow).marks.choosing?.choice).toMatch(/light|heavy/);
  const feint = plan(alone, plan(alone, blow).marks.choosing!.with('feint'));
  expect(feint.main?.commands.at(-1)).toEqual({ type: 'chooseAttack', choice: 'feint' });
  const shared: Now = { ...alone, shared: true };
  expect(plan(shared, { ...blow }).marks.choosing).toBeUndefined();
  expect(plan(shared, { ...blow }).main?.commands.at(-1)).toMatchObject({ type: 'attack' });
});

describe('[MW-R88] ground that is shared out is taken by pointing at it', () => {
  const at = (x: number, y: number): Gesture => ({ kind: 'ground', at: { x: inch(x), y: inch(y) }, free: false });

  test('the half at the nearest edge, then the other part of that split; once more lets go; nothing is played by a click', () => {
    const { now } = whenAsked({ ...KING, deployment: 'players' }, 'territory');
    const left = touch(now, NOTHING, at(1, 8));
    expect([left.commits, plan(now, left.held).waits]).toEqual([undefined, true]);
    expect(plan(now, left.held).main?.commands).toEqual([{ type: 'splitTerritory', split: 'lengthwise', own: 0 }]);
    expect(plan(now, after(now, at(6, 15))).main?.commands).toMatchObject([{ split: 'widthwise', own: 1 }]);
    expect(plan(now, after(now, at(1, 8), at(11, 15))).main?.commands).toMatchObject([{ split: 'lengthwise', own: 1 }]);
    expect(after(now, at(1, 8), at(2, 3))).toEqual(NOTHING);
    const diagonal = commanding(NOTHING, { type: 'splitTerritory', split: 'diagonal', own: 0 });
    expect(plan(now, touch(now, diagonal, at(1, 8)).held).main?.commands).toMatchObject([
      { split: 'diagonal', own: 1 },
    ]);
  });

  test('an edge to hold, or a corner that is free', () => {
    const line = whenAsked({ scenario: 'hold-the-line', warbands: [['warrior'], ['druid']] }, 'edge');
    expect(plan(line.now, after(line.now, at(11, 8))).main?.commands).toEqual([{ type: 'chooseEdge', edge: 'east' }]);
    const royale = { scenario: 'battle-royale', players: 3, warbands: [['warrior'], ['druid'], ['seer']] };
    const { now } = whenAsked(royale, 'corner');
    expect(plan(now, after(now, at(23, 15))).main?.commands).toEqual([{ type: 'chooseCorner', corner: 'north-east' }]);
    const taken = {
      ...now,
      view: { ...now.view, territories: now.view.territories.with(1 - now.decision!.seat, null) },
    };
    expect(plan(taken, after(taken, at(1, 1))).main?.words).toBe('Take the lower left corner');
  });
});
