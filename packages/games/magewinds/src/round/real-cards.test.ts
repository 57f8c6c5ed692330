/** Cards that people shuffle and draw at a real table: Muster learns each when it is drawn, and tells nobody more than before. */

import { type DrawNeed, heardBy, type Match, replay, startMatch, tableLuck, verify } from '@muster/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../content/cards.ts';
import { descriptor } from '../descriptor.ts';
import { magewinds } from '../game.ts';
import type { DrawName, MagewindsTypes } from '../state/types.ts';
import { cards } from '../testing/cards.ts';
import { readConfig } from '../testing/setup.ts';
import { drawWords } from '../words/draws.ts';

type M = Match<MagewindsTypes>;

const DRAW = { type: 'draw', card: 'deck' } as const;
const ROW = '7H 10S KD AC 2H';

/** The Prize, set up, up to its first card. With `seer`, the second seat has Insight. */
const begun = (seer = true): M => {
  const config = readConfig({
    scenario: 'the-prize',
    warbands: [
      ['warrior', 'wizard', 'cleric', 'guardian'],
      ['druid', seer ? 'seer' : 'deadeye', 'witch', 'enchanter'],
    ],
    deployment: 'auto',
  });
  const luck = tableLuck(1, { cards: true });
  const match = startMatch(magewinds, config, { luck, fairness: { kind: 'manual', cards: true } });
  for (const face of [6, 1]) match.give([face]);
  return match;
};

const dealt = (seer = true): M => {
  const match = begun(seer);
  match.give(cards(ROW));
  return match;
};

const asked = (match: M): DrawNeed<DrawName> => {
  const need = match.needs();
  if (need === undefined || !('heap' in need)) throw new Error('no card is asked for');
  return need as DrawNeed<DrawName>;
};

/** What the typist is asked, and the names of what it can be. */
const question = (match: M, isSetUp = false): { words: string; left: readonly string[] } => {
  const { heap: _, ...need } = asked(match);
  const eyes = need.seat ?? 'spectator';
  const view = isSetUp ? undefined : match.view(eyes);
  const { words, kinds } = drawWords(view, heardBy(match.toldSoFar(), eyes), need);
  return { words, left: kinds.flat().flatMap(({ card, left }) => (left > 0 ? [card] : [])) };
};

const turnOf = (match: M): number => match.decisions()[0]!.seat;
const draw = (match: M, ...typed: string[]): void => {
  expect(match.play(turnOf(match), DRAW)).toMatchObject({ ok: true });
  if (typed.length > 0) expect(match.give(typed)).toMatchObject({ ok: true });
};
const pass = (match: M): void => {
  expect(match.play(turnOf(match), { type: 'pass' })).toMatchObject({ ok: true });
};

describe('the deck is shuffled by people', () => {
  test('[MW 10.4] the shuffle asks nothing; the five that are turned up are asked for, of all 52', () => {
    const match = begun();
    expect(asked(match)).toMatchObject({ count: 5, seat: null, for: 'row' });
    expect(question(match, true)).toEqual({ words: 'The top 5 cards are turned up', left: DECK });
    expect(match.give(cards('7H 7H KD AC 2H'))).toMatchObject({ ok: false, refusal: { code: 'wrongLuck' } });
    match.give(cards(ROW));
    expect(match.state()).toMatchObject({ row: cards(ROW), deck: { size: 47, top: null } });
    expect(new Set([...match.state().deck.cards!, ...match.state().row]).size).toBe(52);
  });

  test('[MW 12.0] a card drawn is asked for by who draws it, among what they cannot see elsewhere', () => {
    const match = dealt(false);
    draw(match, 'QS');
    const [first, second] = [1 - turnOf(match), turnOf(match)];
    expect(match.state().seats[first]!.hand.cards).toEqual(['QS']);
    draw(match);
    expect(asked(match)).toMatchObject({ count: 1, seat: second, for: 'hand' });
    const { words, left } = question(match);
    expect(words).toBe(`${second === 0 ? 'Blue' : 'Red'} draws a card`);
    expect(left).toEqual(DECK.filter((card) => !cards(ROW).includes(card))); // the Queen too: it is secret
    expect(match.give(['QS'])).toMatchObject({ ok: false, refusal: { code: 'wrongLuck' } });
    match.give(['3C']);
    draw(match);
    expect(question(match).left).not.toContain('QS'); // its own
    expect(question(match).left).toContain('3C');
  });

  test('[MW 12.0] [MW-R52] a card taken from the row is followed by one that all see turned up', () => {
    const match = dealt();
    match.play(turnOf(match), { type: 'draw', card: 'KD' });
    expect(asked(match)).toMatchObject({ count: 1, seat: null, for: 'row' });
    expect(question(match).words).toBe('The top card is turned up in place of the one taken');
    match.give(['4S']);
    expect(match.state().row).toEqual(cards('7H 10S 4S AC 2H'));
  });

  test('[TC seer.insight] two are looked at; the one laid back is known, and not asked for again', () => {
    const match = dealt();
    if (turnOf(match) === 0) pass(match);
    draw(match);
    expect(asked(match)).toMatchObject({ count: 2, seat: 1, for: 'insight' });
    expect(question(match).words).toBe('Insight: Red looks at the top 2 cards');
    match.give(['5D', '6D']);
    match.play(1, { type: 'keepOne', card: '6D' });
    expect(match.state().deck).toMatchObject({ size: 46, top: { seat: 1, card: '5D' } });
    draw(match);
    expect(asked(match)).toMatchObject({ count: 1, nth: 0, seat: 1, for: 'insight' });
    expect(question(match).words).toBe('Insight: Red looks at the top two cards, the second');
    expect(question(match).left).not.toContain('5D');
    match.give(['9S']);
    expect(match.state().stack.at(-1)).toMatchObject({ type: 'insight', cards: ['5D', '9S'] });
  });

  test('[TC seer.insight] another who takes from the row turns up the known card without being asked', () => {
    const match = dealt();
    const other = turnOf(match) === 0;
    if (other) match.play(0, { type: 'draw', card: '7H' });
    if (other) match.give(['3S']);
    draw(match, '5D', '6D');
    match.play(1, { type: 'keepOne', card: '6D' });
    expect(match.play(0, { type: 'draw', card: '2H' })).toMatchObject({ ok: true });
    expect(match.needs()).toBeUndefined();
    expect(match.state().row).toContain('5D');
  });

  test('[MW 12.1] [MW-R51] discards that were shuffled are in the deck again', () => {
    const { heap: _, ...need }: DrawNeed<DrawName> = { heap: [], count: 1, nth: 1, seat: 1, for: 'insight' };
    const view = { ...dealt().view(1), discard: cards('3H 4H') };
    const left = (told: Parameters<typeof drawWords>[1]): readonly string[] =>
      drawWords(view, told, need).kinds.flatMap((row) => row.flatMap((k) => (k.left > 0 ? [k.card] : [])));
    expect(left([])).not.toContain('3H');
    expect(left([{ type: 'reshuffled', size: 2, rule: 'MW 12.1' }])).toContain('3H');
  });
});

test('what is typed for a card is never the beginning of another’s', () => {
  const keys = drawWords(undefined, [], { count: 1, nth: 0, seat: null, for: 'row' })
    .kinds.flat()
    .map((k) => k.key);
  expect(keys).toHaveLength(52);
  for (const key of keys) expect(keys.filter((other) => other.startsWith(key))).toEqual([key]);
});

test('nothing of a hidden draw reaches another: views, events and questions are the same whatever it was', () => {
  const hidden = DECK.filter((card) => !cards(ROW).includes(card));
  fc.assert(
    fc.property(fc.constantFrom(...hidden), fc.constantFrom(...hidden), (one, two) => {
      const others = [one, two].map((card) => {
        const match = dealt(false);
        const [drawer, other] = [turnOf(match), 1 - turnOf(match)];
        match.play(drawer, DRAW);
        const before = JSON.stringify([match.view(other), match.noticedBy(other), heardBy(match.toldSoFar(), other)]);
        match.give([card]);
        expect(match.view(drawer).seats[drawer]!.hand.cards).toEqual([card]);
        match.play(other, DRAW);
        const seen = [other, 'spectator' as const].map((eyes) => [match.view(eyes), match.noticedBy(eyes)]);
        return JSON.stringify([before, seen, question(match), match.decisionsFor(other)]);
      });
      expect(others[0]).toBe(others[1]);
    }),
    { numRuns: 30 },
  );
});

test('a draw taken back is asked again with what was typed, redone as it was; the record replays', () => {
  const match = dealt(false);
  const drawer = turnOf(match);
  draw(match, 'QS');
  const after = match.state();
  expect(match.undo(drawer, [])).toMatchObject({ ok: false, refusal: { code: 'needsConsent' } });
  match.undo(drawer, [1 - drawer]);
  match.redo(drawer, []);
  expect(match.state()).toEqual(after);
  match.undo(drawer, [1 - drawer]);
  match.play(drawer, DRAW);
  expect(match.givenBefore()).toEqual(['QS']);
  match.give(['KS']);
  expect(match.state().seats[drawer]!.hand.cards).toEqual(['KS']);
  const record = JSON.parse(JSON.stringify(match.record()));
  expect(record.setup.cards).toEqual(cards(ROW));
  expect(verify(magewinds, record)).toEqual({ ok: true, proof: 'notProvable', why: 'manual' });
  const again = replay(magewinds, record);
  expect(again.ok && again.match.state()).toEqual(match.state());
});

test('[MW 12.0] [MW 12.1] a whole battle with real cards: every card is in one place, and its record is true', () => {
  const { game } = descriptor;
  const match = dealt();
  for (let n = 0; n < 400 && match.outcome() === undefined; n++) {
    const seat = turnOf(match);
    const candidates = game.candidates(match.view(seat), seat);
    const command = candidates[(n * 7) % candidates.length]!;
    let done = match.play(seat, command);
    while (done.ok && done.needs !== undefined) {
      const { needs } = done;
      if ('shuffle' in needs) throw new Error('nobody is asked for an order');
      const given =
        'heap' in needs ? [...needs.heap].sort().slice(0, needs.count) : Array(needs.count).fill(1 + (n % 6));
      done = match.give(given);
    }
    expect(done.ok).toBe(true);
    const { deck, row, discard, seats, stack } = match.state();
    const looked = stack.flatMap((f) => (f.type === 'insight' ? (f.cards ?? []) : []));
    const all: Card[] = [...deck.cards!, ...row, ...discard, ...seats.flatMap((s) => s.hand.cards!), ...looked];
    expect(all.sort()).toEqual([...DECK].sort());
  }
  expect(match.entries().filter((e) => 'cards' in e).length).toBeGreaterThan(5);
  expect(verify(magewinds, match.record())).toEqual({ ok: true, proof: 'notProvable', why: 'manual' });
});
