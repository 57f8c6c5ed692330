import { inch } from '@muster/geometry';
import { fastTable, seededLuck } from '@muster/kernel';
import { type Battle, type MagewindsEvent, magewinds } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { plain } from '../paint.ts';
import { boardText, fightersText } from './board.ts';
import { fieldText } from './field.ts';
import { statusLine } from './status.ts';

const wall = (x: number, y: number, width: number, depth: number, height: string) => ({
  kind: 'wall',
  pieces: [
    {
      height,
      corners: [
        { x: inch(x), y: inch(y) },
        { x: inch(x + width), y: inch(y) },
        { x: inch(x + width), y: inch(y + depth) },
        { x: inch(x), y: inch(y + depth) },
      ],
    },
  ],
});

const begin = (config: object): Battle => {
  const parsed = magewinds.parseConfig(config);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return magewinds.setup(parsed.value, fastTable<MagewindsEvent>(seededLuck(5)));
};

const hill = (): Battle => {
  const b = begin({
    scenario: 'king-of-the-hill',
    warbands: [
      ['warrior', 'wizard'],
      ['druid', 'seer'],
    ],
    terrain: { features: [wall(1, 12, 2, 2, 'high'), wall(8, 2, 3, 1, 'low')] },
    deployment: 'auto',
  });
  const places = [
    [6, 1],
    [11.5, 0.5],
    [0.5, 15.5],
    [6, 6],
  ] as const;
  const fighters = b.fighters.map((f, i) => ({ ...f, x: inch(places[i]![0]), y: inch(places[i]![1]) }));
  return { ...b, fighters };
};

test('the field: north above, an inch is three columns and a line and a half, labels where fighters stand', () => {
  expect(fieldText(hill(), plain)).toBe(`16 B1
    ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·

14    ######
    · ###### ·  ·  ·  ·  ·  ·  ·  ·  ·
      ######
12
    ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·

10
    ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·

 8                   +
    ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·

 6                  B2
    ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·

 4
    ·  ·  ·  ·  ·  ·  ·  · --------- ·
                           ---------
 2
    ·  ·  ·  ·  ·  ·A1·  ·  ·  ·  ·  ·
                                    A2
 0 0  1  2  3  4  5  6  7  8  9  10 11 12
`);
});

test('the table: fighters, cards, scores; of another’s hand only what was seen', () => {
  const b = hill();
  const seats = b.seats.map((s, seat) => ({
    ...s,
    hand: { size: 2, cards: seat === 0 ? (['KH', '3C'] as const) : (['AS', '10D'] as const), seen: [] },
  }));
  const held: Battle = {
    ...b,
    seats: [seats[0]!, { ...seats[1]!, hand: { ...seats[1]!.hand, seen: [{ card: 'AS', to: null }] } }],
    fighters: b.fighters.map((f) => (f.id === 3 ? { ...f, damage: 2, actions: 1, guard: true, poison: 0 } : f)),
    effects: [{ type: 'hex', fighter: 3 }],
    discard: ['2H'],
  };
  const text = boardText(magewinds.view(held, 0), 0, plain);
  expect(text).toContain('Blue (A): 0 on the hill; your hand: KH 3C (2 of 5 cards)\n');
  expect(text).toContain('Red (B): 1 on the hill; 2 of 5 cards, among them AS\n');
  expect(text).not.toContain('10D');
  expect(text).toContain('discards: 2H\n');
  expect(text).toMatch(/ B2 Seer +damage 2\/6 {2}actions ●○ {2}at 6\.0, 6\.0 +Hex, on guard, poisoned\n/);
  expect(boardText(held, 'spectator', plain)).toContain('10D'); // a replay shows all
});

test('the status line says who decides what', () => {
  const b = hill();
  expect(statusLine(b, 0, plain)).toMatch(/^Round 1 · Channelling · (Blue \(A\)|Red \(B\)) · draw a card, or pass\n$/);
});

test('a battle for four is drawn on the double field, before the warbands are there too', () => {
  const b = begin({ scenario: 'battle-royale', players: 4 });
  expect(boardText(magewinds.view(b, 2), 2, plain)).toMatch(/Blue \(A\)[\s\S]*Violet \(D\)/);
  expect(statusLine(b, 2, plain)).toMatch(/^Set-up · Blue \(A\) · assemble a warband · Red \(B\)/);
});

test('fighters that are not the publisher’s say so', () => {
  const text = fightersText(hill());
  expect(text).toMatch(/Warrior \(HOUSE\) {2}/);
  expect(text).toMatch(/ Druid {2,}\w/);
  expect(text).toContain('HOUSE: a stand-in of ours, not the publisher’s.\n');
});
