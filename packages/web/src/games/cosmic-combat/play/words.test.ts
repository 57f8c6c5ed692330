// What the table says: of a ship, of dice that lie, of what others did.

import type { CosmicConfig, CosmicEvent, PoolRoll } from '@muster/cosmic-combat';
import { expect, test } from 'vitest';
import { type Deciding, IDLE } from './hand/types.ts';
import { ASKS, NO_DRAFT } from './questions.tsx';
import { told } from './stages.ts';
import { battleOf, HALF, nowOf } from './test/battles.ts';
import { shipWords } from './words.ts';

const b = battleOf({ A4: { at: [6, 6, 90], tokens: ['move', 'fire'] }, B1: { at: [12, 15, 270] } }, HALF);
const shipOf = (id: string) => b.ships.find((s) => s.id === id)!;

test('a ship is of its fleet, wherever it is spoken of', () => {
  expect(shipWords(b, shipOf('A4'))).toBe(
    'Gladius A4 of Empire of Sol, fighter, 1 of 1 Wounds, heading north, orders Move and Fire',
  );
  expect(shipWords(b, shipOf('B1'))).toContain('B1 of the Citadel');
});

const reroll = (what: PoolRoll, more: object = {}): Deciding<'reroll'> => ({
  seat: 0,
  kind: 'reroll',
  rule: 'DW-79',
  what,
  purse: '0',
  faces: [3],
  needs: 4,
  failed: 1,
  most: 1,
  ...more,
});
const hint = (decision: Deciding<'reroll'>): string => ASKS.reroll!.ask({ ...nowOf(b), decision }, NO_DRAFT, IDLE).hint;

test('[X-243] [X-232] [DW-71] the question says what was rolled for', () => {
  expect(hint(reroll('inTheWay'))).toBe(
    'You rolled to pass the ship in the way, 4 or more. Touch failed dice to roll them again: 0 Destiny left. Each succeeds 50%.',
  );
  expect(hint(reroll('friendlyFire'))).toContain('You rolled not to strike a friend, 4 or more.');
});

test('[DW-39] who goes first is chosen by a button or its key, and what it means is said', () => {
  const decision: Deciding<'goFirst'> = { seat: 0, kind: 'goFirst', rule: 'DW-39' };
  const question = ASKS.goFirst!.ask({ ...nowOf(b), decision }, NO_DRAFT, IDLE);
  expect(question.more.map(({ key, commands }) => [key, ...commands])).toEqual([
    ['1', { type: 'goFirst', first: 'me' }],
    ['2', { type: 'goFirst', first: 'you' }],
  ]);
  expect(question.hint).toMatch(/Who moves first boards .*; who moves second sees where they went/);
});

test('[DW-79] to keep the dice is the main button, until some are touched', () => {
  const asked = (dice: readonly number[]) =>
    ASKS.reroll!.ask({ ...nowOf(b), decision: reroll('inTheWay') }, { ...NO_DRAFT, dice }, IDLE);
  expect(asked([]).main?.commands).toEqual([{ type: 'reroll', dice: 0 }]);
  expect(asked([0]).main?.commands).toEqual([{ type: 'reroll', dice: 1 }]);
});

test('[X-264] of dice that hurt the own side those that struck are touched', () => {
  expect(hint(reroll('ram', { needs: 3, hurtsOwn: true }))).toBe(
    'You rolled to hurt in the collision, 3 or more. Touch dice that hurt your own side to roll them again: 0 Destiny left. Each spares it 33%.',
  );
});

test('[X-232] what a die in the way came to stands beside those who shoot', () => {
  const manner = { seat: 0, person: false, still: true, instant: true };
  const shot: CosmicEvent = { type: 'shot', shooter: 'A4', target: 'B1', weapon: 0, rule: 'X-230' };
  const { scene } = told.present(b, told.noScene, shot, manner);
  const rolled = (what: PoolRoll): CosmicEvent => ({
    type: 'rolled',
    what,
    purse: '0',
    faces: [4],
    needs: 4,
    successes: 1,
    rule: 'X-232',
  });
  const words = (what: PoolRoll) => told.present(b, scene, rolled(what), manner).scene.moment?.results.at(-1);
  expect([words('inTheWay'), words('friendlyFire'), words('boardingWound')]).toEqual([
    '1 of 1 past those in the way',
    '1 of 1 past a friend',
    '1 of 1 to wound aboard',
  ]);
});

test('[DW-65] wounds are told with their number, so that they can be added up', () => {
  const wounded: CosmicEvent = { type: 'wounded', ship: 'A4', wounds: 1, left: 0, rule: 'DW-65' };
  expect(told.deedOf(wounded, b.config as CosmicConfig)).toEqual({
    seat: 0,
    kind: 'other',
    does: 'suffered',
    what: 'Gladius A4',
    wounds: 1,
  });
});
