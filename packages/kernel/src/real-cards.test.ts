import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playAll, type ToyCommand, type ToyMatch, toy } from '../test/toy.ts';
import { type DrawNeed, drawFrom, fastTable, manualLuck, seededLuck, tableLuck, takeOut } from './luck.ts';
import { startMatch } from './match.ts';
import { type MatchRecord, parseRecord } from './record.ts';
import { branch, recordedLuck, replay, resume } from './replay.ts';
import { verify } from './verify.ts';

const FAIRNESS = { kind: 'manual', cards: true } as const;

const started = (cards = 5): ToyMatch =>
  startMatch(toy, { dice: 0, cards }, { luck: tableLuck(7, { cards: true }), fairness: FAIRNESS });

const draw = (count: number): ToyCommand => ({ type: 'draw', count });

const drawNeed = (match: ToyMatch): DrawNeed => {
  const need = match.needs();
  if (need === undefined || !('heap' in need)) throw new Error('no cards are asked for');
  return need;
};

const written = (match: ToyMatch): MatchRecord => {
  const parsed = parseRecord(JSON.parse(JSON.stringify(match.record())));
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

describe('a heap that people have shuffled', () => {
  test('the shuffle asks nothing; each card is asked for when it is drawn, and only what is left can be', () => {
    const match = started();
    expect(match.needs()).toBeUndefined();
    expect(match.play(0, draw(2))).toMatchObject({ ok: true, events: [] });
    expect(drawNeed(match)).toMatchObject({ count: 2, nth: 0, seat: 0, for: 'draw' });
    expect([...drawNeed(match).heap].sort()).toEqual(['0', '1', '2', '3', '4']);
    for (const wrong of [[], ['1'], ['1', '1'], ['1', '9'], ['1', '2', '3'], [1, 2]])
      expect(match.give(wrong as string[])).toMatchObject({ ok: false, refusal: { code: 'wrongLuck' } });
    expect(match.give(['4', '2'])).toMatchObject({ ok: true, events: [{ event: { total: 6 } }] });
    expect(match.entries()).toMatchObject([{ dice: [], shuffles: [], cards: ['4', '2'] }]);
    playAll(match, draw(1));
    expect([...drawNeed(match).heap].sort()).toEqual(['0', '1', '3']);
  });

  test('a heap may hold several of a kind: as many may be drawn as there are', () => {
    expect(takeOut(['red', 'blue', 'red'], ['red', 'red'])).toEqual({ drawn: ['red', 'red'], rest: ['blue'] });
    expect(takeOut(['red', 'blue', 'red'], ['blue', 'blue'])).toBeUndefined();
  });

  test('what was typed is withdrawn, and stands there to be corrected; then the command', () => {
    const match = started();
    playAll(match, draw(1));
    expect([match.withdrawable(), match.givenBefore()]).toEqual(['command', undefined]);
    expect([match.withdraw(), match.needs(), match.state().total]).toEqual([true, undefined, 0]);
    playAll(match, draw(1));
    match.give(['3']);
    expect(match.state().total).toBe(3);
  });

  test('dice that were withdrawn stand there to be corrected, each roll with its own', () => {
    const match = startMatch(toy, { dice: 0, cards: 2 }, { luck: manualLuck, fairness: { kind: 'manual' } });
    match.give([1, 0]);
    match.play(0, { type: 'mix' });
    match.give([5]);
    match.give([1, 0]);
    match.withdraw();
    expect(match.givenBefore()).toEqual([1, 0]);
    match.withdraw();
    expect(match.givenBefore()).toEqual([5]);
    match.give([4]);
    expect(match.givenBefore()).toEqual([1, 0]);
    match.give([0, 1]);
    expect(match.givenBefore()).toBeUndefined();
  });
});

describe('taken back', () => {
  test('a draw needs consent, is asked for again with what was typed, and may be corrected', () => {
    const match = started();
    playAll(match, draw(1));
    match.give(['3']);
    expect(match.undo(0, [])).toMatchObject({ ok: false, refusal: { code: 'needsConsent', why: 'rolled' } });
    expect(match.undo(0, [1])).toEqual({ ok: true });
    playAll(match, draw(1));
    expect(match.givenBefore()).toEqual(['3']);
    match.give(['2']);
    expect(match.state().total).toBe(2);
  });

  test('another command, or another seat’s, does not tell what was drawn', () => {
    const match = started();
    playAll(match, draw(1));
    match.give(['3']);
    match.undo(0, [1]);
    playAll(match, draw(2));
    expect(match.givenBefore()).toBeUndefined();
    match.withdraw();
    playAll(match, { type: 'pass' }, draw(1));
    expect(drawNeed(match).seat).toBe(1);
    expect(match.givenBefore()).toBeUndefined();
  });

  test('and played again with the same cards', () => {
    const match = started();
    playAll(match, draw(2));
    match.give(['3', '0']);
    playAll(match, { type: 'step' }, draw(1));
    match.give(['1']);
    const end = match.state();
    match.undo(0, [1], 3);
    expect(match.redo(0, [])).toMatchObject({ ok: true });
    expect([match.needs(), match.state()]).toEqual([undefined, end]);
  });
});

describe('the record', () => {
  const played = (): ToyMatch => {
    const match = started();
    playAll(match, draw(2));
    match.give(['3', '0']);
    playAll(match, { type: 'step' });
    return match;
  };

  test('tells the cards, replays, and nobody can prove it', () => {
    const match = played();
    const record = written(match);
    expect(record).toMatchObject({ fairness: FAIRNESS, entries: [{ cards: ['3', '0'] }, {}] });
    expect('cards' in record.entries[1]!).toBe(false);
    expect(verify(toy, record)).toEqual({ ok: true, proof: 'notProvable', why: 'manual' });
    const again = replay(toy, record);
    expect(again.ok && again.match.state()).toEqual(match.state());
  });

  test.each<[string, readonly string[] | undefined]>([
    ['another card', ['3', '1']],
    ['a card that was not there', ['3', '9']],
    ['a card too few', ['3']],
    ['a card too many', ['3', '0', '1']],
    ['none', undefined],
  ])('with %s it is not true', (_, cards) => {
    const record = written(played());
    const [{ cards: __, ...first }, ...rest] = record.entries as unknown as readonly [{ cards: unknown }, ...never[]];
    const entries = [cards === undefined ? first : { ...first, cards }, ...rest] as unknown as MatchRecord['entries'];
    expect(replay(toy, { ...record, entries })).toMatchObject({ ok: false, entry: 0 });
  });

  test('a record that claims a seed cannot bring cards of its own', () => {
    const match = startMatch(
      toy,
      { dice: 0, cards: 5 },
      { luck: tableLuck(7, { cards: true }), fairness: { kind: 'seeded', seed: 7 } },
    );
    playAll(match, draw(2));
    match.give(['3', '0']);
    playAll(match, { type: 'stop' });
    expect(verify(toy, written(match))).toMatchObject({ ok: false, entry: 0 });
  });

  test('gone on with, people are asked again; played on, the rest lies as it was shuffled', () => {
    const record = written(played());
    const luck = { ...recordedLuck(toy, record, manualLuck), draw: tableLuck(7, { cards: true }).draw! };
    const on = resume(toy, record, { luck });
    if (!on.ok) throw new Error(on.reason);
    on.match.play(0, draw(1));
    expect([...drawNeed(on.match).heap].sort()).toEqual(['1', '2', '4']);
    const other = branch(toy, record, 2, seededLuck(1));
    if (!other.ok) throw new Error(other.reason);
    const [top] = other.match.state().order.slice(-1);
    playAll(other.match, draw(1));
    expect(other.match.state().total).toBe(4 + top!);
    expect(verify(toy, written(other.match))).toMatchObject({ ok: true, proof: 'notProvable', why: 'unproven' });
  });

  test.each([
    { kind: 'manual', cards: false },
    { kind: 'manual', more: 1 },
    { kind: 'unproven', cards: true },
  ])('cannot be read with the source %j', (fairness) => {
    expect(parseRecord({ ...played().record(), fairness })).toMatchObject({ ok: false });
  });
});

test('whatever is drawn, taken back and played again: cards are never lost nor doubled, and the record replays to the same', () => {
  const step = fc.record({
    count: fc.integer({ min: 1, max: 3 }),
    pick: fc.nat(),
    what: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const match = started(9);
      let drawn: string[][] = [];
      let taken: string[][] = [];
      for (const { count, pick, what } of steps) {
        const left = match.state().order.length;
        if (what === 0 && drawn.length > 0) {
          expect(match.undo(0, [1])).toEqual({ ok: true });
          taken.push(drawn.pop()!);
        } else if (what === 1 && taken.length > 0) {
          expect(match.redo(0, [])).toMatchObject({ ok: true });
          drawn.push(taken.pop()!);
        } else if (count <= left) {
          playAll(match, draw(count));
          if (what === 2) {
            expect(match.withdraw()).toBe(true);
            taken = [];
            continue;
          }
          const heap = [...drawNeed(match).heap].sort();
          const cards = Array.from({ length: count }, (_, i) => heap[(pick + i) % heap.length]!);
          expect(match.give(cards)).toMatchObject({ ok: true });
          drawn = [...drawn, cards];
          taken = [];
        }
        expect([...drawn.flat().map(Number), ...match.state().order].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      }
      const again = replay(toy, written(match));
      expect(again.ok && again.match.state()).toEqual(match.state());
    }),
  );
});

test('where Muster holds the cards, drawing consumes no luck: the heap lies as it was shuffled', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 5 }), (seed, count) => {
      const heap = fastTable(seededLuck(seed)).shuffle(['a', 'b', 'c', 'd', 'e']);
      const silent = { roll: () => [], order: () => [] };
      const { drawn, rest } = drawFrom(fastTable(silent), heap, count, 0, 'draw');
      expect([...rest, ...[...drawn].reverse()]).toEqual(heap);
      const match = startMatch(
        toy,
        { dice: 0, cards: 5 },
        { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } },
      );
      const before = match.state().order;
      playAll(match, draw(2), { type: 'stop' });
      expect(match.state().order).toEqual(before.slice(0, -2));
      expect(match.entries()[0]).toEqual(expect.not.objectContaining({ cards: expect.anything() }));
      expect(verify(toy, written(match))).toEqual({ ok: true, proof: 'proven' });
    }),
  );
});
