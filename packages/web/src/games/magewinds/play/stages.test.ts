import type { MagewindsEvent } from '@muster/magewinds';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { legsOf } from '../../../measured/legs.ts';
import { DiceRow } from './Dice.tsx';
import { placesOf, told } from './stages.ts';
import { fight } from './test/battles.ts';
import { wayAt } from './trail.ts';

const { present, noScene: NO_SCENE, actorOf, soundOf, turnOf } = told;
const deedOf = (e: MagewindsEvent) => told.deedOf(e, b.config);

const WARRIOR = { id: 0, seat: 0, profile: 'warrior', number: 0 } as const;
const DRUID = { id: 1, seat: 1, profile: 'druid', number: 0 } as const;
const MOVED: MagewindsEvent = {
  type: 'moved',
  rule: 'MW 15.0',
  who: DRUID,
  how: 'move',
  path: [
    { x: 0, y: 0 },
    { x: 0, y: 5 },
    { x: 5, y: 5 },
  ],
  length: 10,
  limit: 20,
};
const DECLARED: MagewindsEvent = {
  type: 'attackDeclared',
  rule: 'MW 13.4',
  who: DRUID,
  attack: 'melee',
  target: WARRIOR,
  object: null,
  distance: 0,
};
const STRUCK = {
  type: 'struck',
  rule: 'MW 18.5.2',
  source: { type: 'fighter', id: 1 },
  attacker: DRUID,
  attack: 'melee',
  target: WARRIOR,
  choice: 'heavy',
  defence: 'none',
  needed: 3,
  dice: [1, 2, 6],
  rerolled: [],
  hits: 2,
  armour: 1,
  damage: 1,
} as unknown as MagewindsEvent;
const FELL: MagewindsEvent = { type: 'takenDown', rule: 'MW 18.5.3', who: WARRIOR, credit: 1 };

test('a line of the log leads to its fighters, and its badge is of the side that acts in it', () => {
  expect([placesOf(STRUCK), placesOf(FELL)]).toEqual([['1', '0'], ['0']]);
  const [who, way] = placesOf(MOVED);
  expect([who, wayAt(who!), wayAt(way!)]).toEqual(['1', [], MOVED.type === 'moved' ? MOVED.path : []]);
  expect([actorOf(MOVED), actorOf(STRUCK), actorOf(FELL)]).toEqual([1, 1, 0]);
  expect(turnOf({ type: 'roundBegan', rule: 'MW 11.0', round: 2, order: [0, 1] })).toBe('round');
});

test('what is worth a word when one looks back: moves, blows, losses', () => {
  expect(deedOf(MOVED)).toEqual({ seat: 1, kind: 'move', does: 'moved', what: 'the Druid' });
  expect(deedOf(STRUCK)).toEqual({ seat: 1, kind: 'blow', does: 'attacked', what: 'the Warrior (1 damage)' });
  expect(deedOf(FELL)).toEqual({ seat: 0, kind: 'loss', does: 'lost', what: 'the Warrior' });
});

test('[MW 13.4] a turn without a blow or a way is told too', () => {
  const acted = (action: 'guard' | 'wait' | 'move'): MagewindsEvent => ({
    type: 'acted',
    rule: 'MW 13.0',
    who: DRUID,
    action,
  });
  expect(deedOf(acted('guard'))).toMatchObject({ seat: 1, does: 'guarded with', what: 'the Druid' });
  expect(deedOf(acted('wait'))).toMatchObject({ does: 'waited with' });
  expect(deedOf(acted('move'))).toMatchObject({ does: 'stood still with', rest: true }); // unless it goes somewhere
  expect(deedOf({ type: 'held', rule: 'MW-R28', seat: 1 })).toMatchObject({ seat: 1, does: 'held', rest: true });
});

test('[TC witch.hex] what was thrown again lies below the first throw, and the Armour takes of that', () => {
  const hexed = { ...STRUCK, dice: [1, 2, 6], rerolled: [3, 5], hits: 1, armour: 1, damage: 0 } as never;
  const html = renderToStaticMarkup(createElement(DiceRow, { dice: { event: hexed, rolling: false } }));
  expect(html).toContain('Hex: thrown again');
  expect(html.indexOf('Hex: thrown again')).toBeGreaterThan(html.indexOf('<svg'));
  const once = renderToStaticMarkup(createElement(DiceRow, { dice: { event: STRUCK as never, rolling: false } }));
  expect(once).not.toContain('thrown again');
});

test('[MW 14.0] the end of a round says how each stands, until the next thing is told; the last blow keeps its line', () => {
  const king = { ...b, scenario: 'king-of-the-hill' as const, round: 2 };
  const end = { type: 'phaseBegan', rule: 'MW 14.0', phase: 'end', order: [0, 1] } as const;
  const beat = present(king, scene(DECLARED, STRUCK), end, OTHERS);
  expect(beat.scene.roundOver).toMatchObject({ round: 2, sides: [{ seat: 0 }, { seat: 1 }] });
  const words = beat.scene.roundOver!.sides.map((side) => side.words);
  expect(words).toEqual([expect.stringMatching(/^Blue: /), expect.stringMatching(/^Red: /)]);
  expect(beat.ms).toBeGreaterThan(1000);
  expect(beat.scene.moment).toMatchObject({ over: true, results: ['2 hits, Armour 1: 1 damage.'] });
  const began = { type: 'roundBegan', rule: 'MW 11.0', round: 3, order: [0, 1] } as const;
  expect(present(beat.shown, beat.scene, began, OTHERS).scene.roundOver).toBeUndefined();
});

test('a way is drawn leg by leg, with its head at the end', () => {
  expect(legsOf(MOVED.type === 'moved' ? MOVED.path : []).map(({ kind }) => kind)).toEqual(['leg', 'trail']);
});

const b = fight([
  { profile: 'warrior', seat: 0, at: [6, 4] },
  { profile: 'druid', seat: 1, at: [6, 5.6] },
]);
const OTHERS = { seat: 1, person: false, instant: false, still: false } as const;
const scene = (...events: readonly MagewindsEvent[]) =>
  events.reduce((now, e) => present(b, now, e, OTHERS).scene, NO_SCENE);

test('what others did leaves its trail until a person acts', () => {
  expect(scene(MOVED, DECLARED, STRUCK).traces).toEqual([
    { type: 'way', path: MOVED.type === 'moved' ? MOVED.path : [] },
    { type: 'blow', from: 1, at: 0, words: '−1' },
  ]);
  const mine = present(
    b,
    scene(MOVED),
    { type: 'activated', rule: 'MW 13.0', who: WARRIOR, by: 0 },
    { ...OTHERS, person: true },
  );
  expect(mine.scene.traces).toEqual([]);
});

test('an attack is seen from its declaration to the fall, and one line of it stays until the next', () => {
  const { moment } = scene(DECLARED, STRUCK, FELL);
  expect(moment).toMatchObject({
    attacker: DRUID,
    target: WARRIOR,
    choice: 'heavy',
    results: ['2 hits, Armour 1: 1 damage.', 'Taken down.'],
    fallen: [0],
    over: false,
  });
  const later = scene(DECLARED, STRUCK, FELL, { type: 'activated', rule: 'MW 13.0', who: DRUID, by: 1 });
  expect(later.moment).toMatchObject({ over: true, results: moment!.results, dice: undefined });
  expect(present(b, scene(DECLARED), STRUCK, OTHERS).first?.scene.moment).toMatchObject({ dice: { rolling: true } });
});

test('nothing rolls for who wants stillness', () => {
  expect(present(b, scene(DECLARED), STRUCK, { ...OTHERS, still: true }).first).toBeUndefined();
});

test('a blow of theirs that I answered is still among what they did', () => {
  const answered = present(b, scene(MOVED, DECLARED), STRUCK, { ...OTHERS, seat: 0, person: true });
  expect(answered.scene.traces.map(({ type }) => type)).toEqual(['way', 'blow']);
  const mine = present(b, scene(MOVED, DECLARED), STRUCK, { ...OTHERS, seat: 1, person: true });
  expect(mine.scene.traces.map(({ type }) => type)).toEqual(['way']);
});

test('[TC cleric.push] a Push moves and hurts nobody: no damage in card, dice, trail, look back or sound', () => {
  const pushed = (damage: number) => ({ ...STRUCK, attack: 'push', choice: null, damage }) as MagewindsEvent;
  const { moment, traces } = scene(DECLARED, pushed(1));
  expect(moment?.results).toEqual(['2 hits, Armour 1: a push of 1 in.']);
  expect(traces).toEqual([{ type: 'blow', from: 1, at: 0, words: 'a push of 1 in' }]);
  expect(deedOf(pushed(1))).toMatchObject({ what: 'the Warrior (a push of 1 in)' });
  expect(deedOf(pushed(0))).toMatchObject({ what: 'the Warrior (no push)' });
  expect([soundOf(pushed(1), 'then'), soundOf(STRUCK, 'then')]).toEqual([undefined, 'blow']);
  const dice = renderToStaticMarkup(createElement(DiceRow, { dice: moment!.dice! }));
  expect(dice).toContain('Armour 1: a push of 1 in.');
  expect(dice).not.toContain('damage');
});
