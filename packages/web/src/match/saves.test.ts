import { expect, test } from 'vitest';
import { descriptor, say } from '../../../table/test/whispers.ts';
import { startBattle } from './battles.ts';
import { parseHead, parseKept } from './saves.ts';

const you = { kind: 'you' } as const;
const friend = { kind: 'friend' } as const;

/** What a browser gives back: a head, and two entries beside it. */
const keptNow = () => {
  const { save, match } = startBattle(descriptor, { seats: 3 }, [you, friend, { kind: 'ai', level: 'recruit' }]);
  match.play(0, say(4));
  match.play(1, say(5));
  const entries = match.entries();
  return { save: { ...save, count: entries.length }, entries, record: match.record() };
};

/** As the second version kept it: the whole record as text. */
const keptOnce = () => {
  const { save, record } = keptNow();
  const { opening: _, count: __, ...head } = save;
  return { ...head, version: 2, record: JSON.stringify(record) };
};

test('a battle is read whole or not at all', () => {
  const { save, entries } = keptNow();
  expect(parseKept(save, entries)).toEqual({ save, stored: 2, record: { ...save.opening, entries } });
  for (const field of Object.keys(save))
    expect(parseKept({ ...save, [field]: undefined }, entries), field).toBeTypeOf('string');
  expect(parseKept(save, entries.slice(1))).toBe('entries are missing');
  expect(parseKept(save, [entries[0], { seat: 0 }])).toContain('entries');
  expect(parseKept('', [])).toBeTypeOf('string');
});

test('a list needs the head alone', () => {
  const { save } = keptNow();
  const { version: _, opening: __, count: ___, ...head } = save;
  expect(parseHead(save)).toEqual(head);
  expect(parseHead(keptOnce())).toMatchObject({ game: 'whisper', title: 'Whispers', ending: null });
  expect(parseHead({ ...save, players: [you] })).toBeUndefined();
  expect(parseHead({ ...save, players: Array(9).fill(you) })).toBeUndefined();
  expect(parseHead({ ...save, players: [you, { kind: 'ai', level: 'god' }] })).toBeUndefined();
  expect(parseHead({ ...save, version: 4 })).toBeUndefined();
  for (const updated of [-1e300, 9e15, '2026']) expect(parseHead({ ...save, updated })).toBeUndefined(); // no date
});

test('a save of the second version holds its record as text; nothing of it stands beside its head', () => {
  const old = keptOnce();
  const kept = parseKept(old, []);
  expect(kept).toMatchObject({ save: { version: 3, id: old.id, title: 'Whispers', count: 2 }, stored: 0 });
  expect(typeof kept === 'string' || kept.record).toEqual(JSON.parse(old.record));
  expect(parseKept({ ...old, record: old.record.slice(0, 200) }, [])).toContain('cut off');
});

test('a save of the first version is one of Grid Battles', () => {
  const { game: _, progress: __, ...rest } = keptOnce();
  const old = { ...rest, version: 1, players: [you, friend], round: 3 };
  expect(parseHead(old)).toMatchObject({ players: [you, friend], game: 'grid-battles', progress: 'round 3' });
  expect(parseHead({ ...old, round: 0 })?.progress).toBe('deployment');
  expect(parseHead({ ...old, round: undefined })).toBeUndefined();
  expect(parseKept(old, [])).toMatchObject({ save: { version: 3, game: 'grid-battles', count: 2 } });
});

test('names of people and the terms of the table are kept with the battle', () => {
  const players = [{ kind: 'you', name: 'Ann' }, friend] as const;
  const { save, match } = startBattle(descriptor, { seats: 2 }, players, { strict: true, openHands: true });
  expect(parseKept(save, match.entries())).toMatchObject({ save: { players, strict: true, openHands: true } });
  expect(parseHead({ ...save, strict: 'yes' })).not.toHaveProperty('strict');
  expect(parseHead({ ...save, players: [{ kind: 'you', name: 7 }, friend] })?.players).toEqual([you, friend]);
});
