import type { CosmicEvent } from '@muster/cosmic-combat';
import { expect, test } from 'vitest';
import type { Manner } from '../../../contract/table-game.ts';
import { told } from './stages.ts';
import { battleOf, HALF } from './test/battles.ts';

const b = battleOf({ A4: { at: [6, 6, 90], tokens: ['move', 'fire'] }, B1: { at: [12, 15, 270] } }, HALF);
const OTHERS: Manner = { seat: 0, person: false, instant: false, still: false };

/** The table after these events. */
const after = (events: readonly CosmicEvent[], manner: Manner = OTHERS) => {
  let now = { shown: b, scene: told.noScene };
  for (const event of events) now = told.present(now.shown, now.scene, event, manner);
  return now;
};
const shipIn = ({ shown }: ReturnType<typeof after>, id: string) => shown.ships.find((s) => s.id === id)!;

const from = shipIn({ shown: b, scene: told.noScene }, 'A4').place!;
const to = { ...from, y: from.y + 2540 };
const MOVED: CosmicEvent = {
  type: 'moved',
  ship: 'A4',
  why: 'straight',
  from,
  to,
  ends: [],
  cost: 2540,
  token: 'move',
  rule: 'X-207',
};
const ACTIVATED: CosmicEvent = { type: 'activated', ship: 'A4', rule: 'X-210' };
const SHOT: CosmicEvent = { type: 'shot', shooter: 'A4', target: 'B1', weapon: 0, rule: 'X-230' };
const WOUNDED: CosmicEvent = { type: 'wounded', ship: 'B1', wounds: 2, left: 3, rule: 'DW-65' };
const REVEALED: CosmicEvent = { type: 'revealed', orders: [{ ship: 'B1', tokens: ['board'] }], rule: 'CC-21' };

test('[CC-21] all tokens are turned over together, and seen so until the next thing is told', () => {
  const now = after([{ type: 'ionHit', ship: 'B1', rule: 'X-256' }, REVEALED]);
  expect(shipIn(now, 'B1')).toMatchObject({ tokens: ['board'], ion: false });
  expect([now.shown.phase, now.scene.reveal]).toEqual(['priority', true]);
  expect(after([REVEALED, ACTIVATED]).scene.reveal).toBe(false);
});

test('[X-210] a move uses up its token; drift and what follows a ram use none', () => {
  expect(shipIn(after([ACTIVATED, MOVED]), 'A4')).toMatchObject({ place: to, turn: { moves: 1, boards: 0 } });
  expect(shipIn(after([{ ...MOVED, why: 'drift', token: null }]), 'A4').turn).toMatchObject({
    moves: 0,
    activated: true,
  });
  expect(shipIn(after([{ ...MOVED, why: 'board', token: 'board' }]), 'A4').turn.boards).toBe(1);
});

test('[X-249] what a side has rooted is free when its half begins', () => {
  const took: CosmicEvent = { type: 'powerTook', power: 'root', on: 'B1', by: 'A4', rule: 'X-249' };
  const half = (side: 0 | 1): CosmicEvent => ({ type: 'halfBegan', side, phase: 'movement', rule: 'CC-30' });
  expect(shipIn(after([took]), 'B1').rooted).toBe(0);
  expect(shipIn(after([took, half(1)]), 'B1').rooted).toBe(0);
  expect(shipIn(after([took, half(0)]), 'B1').rooted).toBeNull();
});

test('[X-24] [DW-94] resisting is paid with Faith, then Affinity; raises by what each adds', () => {
  const pools = [
    { destiny: 3, faith: 1, affinity: 4 },
    { destiny: 2, faith: 0, affinity: 5 },
  ] as const;
  const paid = (e: CosmicEvent) => told.present({ ...b, pools }, told.noScene, e, OTHERS).shown.pools;
  const resisted: CosmicEvent = { type: 'resisted', power: 'root', by: '0', points: 3, defence: 2, rule: 'DW-92' };
  expect(paid(resisted)[0]).toEqual({ destiny: 3, faith: 0, affinity: 2 });
  const raised = { type: 'raised', by: '1', points: 2, total: 4, rule: 'DW-92' } as const;
  expect(paid({ ...raised, as: 'caster', stage: 'bid' })[1]).toEqual({ destiny: 2, faith: 0, affinity: 3 });
  expect(paid({ ...raised, as: 'caster', stage: 'destiny' })[1]).toEqual({ destiny: 0, faith: 0, affinity: 5 });
});

test('a shot is seen until it has been told, passed on or astray; its wounds stay on the chart', () => {
  const passed: CosmicEvent = { type: 'redirected', from: 'B1', to: 'B2', rule: 'X-237' };
  expect(after([SHOT, passed]).scene.moment).toMatchObject({ from: 'A4', to: 'B2' });
  const { scene } = after([SHOT, WOUNDED, { type: 'dying', ship: 'B1', rule: 'X-236' }]);
  expect(scene.moment?.results).toHaveLength(2);
  expect(scene.traces).toMatchObject([{ kind: 'blow', by: 1, from: 'A4', wounds: 2 }]);
  const began: CosmicEvent = { type: 'roundBegan', round: 2, rule: 'CC-20' };
  expect(after([SHOT, WOUNDED, began]).scene.traces).toHaveLength(1); // one gives orders by what has happened
  const revealed: CosmicEvent = { type: 'revealed', orders: [], rule: 'X-242' };
  expect(after([SHOT, WOUNDED, began, revealed]).scene.traces).toEqual([]);
});

test('[DW-36] who is destroyed is out of the battle, and lost to its side', () => {
  const gone: CosmicEvent = { type: 'destroyed', ship: 'B1', by: 'A4', rule: 'DW-36' };
  expect(shipIn(after([gone]), 'B1')).toMatchObject({ wounds: 0, fate: 'destroyed' });
  expect([told.actorOf(gone), told.placesOf(gone), told.deedOf(gone, b.config)?.kind]).toEqual([
    1,
    ['A4', 'B1'],
    'loss',
  ]);
});

test('[DW-36] [X-236] who was shot down goes when all have shot, and is no result of the last shot', () => {
  const half: CosmicEvent = { type: 'halfBegan', side: 1, phase: 'shoot', rule: 'CC-50' };
  const back: CosmicEvent = { type: 'shot', shooter: 'B1', target: 'A4', weapon: 0, rule: 'X-230' };
  const gone = (ship: string): CosmicEvent => ({ type: 'destroyed', ship, by: null, rule: 'DW-36' });
  const { moment } = after([half, back, gone('B1'), gone('B2')]).scene;
  expect(moment?.title).not.toMatch(/ at /);
  expect(moment?.results).toEqual(['Comrade-class B1 destroyed', 'Comrade-class B2 destroyed']);
});

test('[DW-31] [CC-21] a line wears the mark of the side it tells of, and none where it tells of both', () => {
  const by = (e: CosmicEvent) => told.actorOf(e, b.config);
  const rolled = (winner: 0 | 1 | null): CosmicEvent => ({
    type: 'priorityRolled',
    faces: [2, 2],
    winner,
    rule: 'DW-31',
  });
  expect([rolled(0), rolled(1), rolled(null)].map(by)).toEqual([0, 1, null]);
  expect(by({ type: 'goesFirst', side: 1, chosenBy: 0, rule: 'DW-32' })).toBe(1);
  expect(by({ type: 'halfBegan', side: 1, phase: 'shoot', rule: 'CC-30' })).toBe(1);
  expect(by({ type: 'resisted', power: 'root', by: '1', points: 2, defence: 1, rule: 'DW-92' })).toBe(1);
  expect(by(REVEALED)).toBeNull();
  const dice: CosmicEvent = {
    type: 'rolled',
    purse: '1',
    what: 'attack',
    faces: [4],
    needs: 3,
    successes: 1,
    rule: 'DW-56',
  };
  expect(by(dice)).toBe(1);
});

test('nothing is a deed of the station, which is nobody’s', () => {
  expect(told.deedOf({ ...SHOT, shooter: 'S' }, b.config)).toBeUndefined();
  expect(told.actorOf({ ...SHOT, shooter: 'S' })).toBeUndefined();
});

test('a person’s own move is not waited for, what the table moves is', () => {
  const own: Manner = { ...OTHERS, person: true };
  const ms = (e: CosmicEvent) => told.present(b, told.noScene, e, own).ms;
  expect([ms(MOVED), ms({ ...MOVED, why: 'drift', token: null }) > 0]).toEqual([0, true]);
});

test('[CC-20] a round that is over is told until the next thing is', () => {
  const began = (round: number): CosmicEvent => ({ type: 'roundBegan', round, rule: 'CC-20' });
  expect(after([began(1)]).scene.roundOver).toBeUndefined(); // none is over before the first
  const beat = told.present(after([SHOT, WOUNDED]).shown, told.noScene, began(2), { ...OTHERS, person: true });
  expect(beat.scene.roundOver?.round).toBe(1);
  expect(beat.ms).toBeGreaterThan(0);
  const orders: CosmicEvent = { type: 'confirmed', seat: 0, what: 'orders', rule: 'CC-21' };
  expect(told.present(beat.shown, beat.scene, orders, OTHERS).scene.roundOver).toBeUndefined();
});
