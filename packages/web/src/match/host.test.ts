import { type Entry, type GameTypes, isUndo } from '@muster/kernel';
import { expect, test } from 'vitest';
import type { SeatPlayer } from '../contract/players.ts';
import { type OpenBattle, playOn, resumeBattle, startBattle } from './host.ts';
import { type KeptBattle, parseKept } from './saves.ts';
import { descriptor, say, type WhisperTypes } from './test/whispers.ts';

const players: readonly SeatPlayer[] = [{ kind: 'you' }, { kind: 'friend' }];

const kept = <T extends GameTypes>({ save, match }: OpenBattle<T>): KeptBattle => {
  const entries: readonly Entry[] = match.entries();
  const found = parseKept({ ...save, count: entries.length }, JSON.parse(JSON.stringify(entries)));
  if (typeof found === 'string') throw new Error(found);
  return found;
};

const opened = <T>(found: T | string): T => {
  if (typeof found === 'string') throw new Error(found);
  return found;
};

test('a battle is resumed from its log at any entry, and goes on', () => {
  const open = startBattle(descriptor, { seats: 2 }, players);
  for (const number of [1, 2, 3]) open.match.play(number % 2, say(number));
  open.match.undo(1, []);
  const again = opened(resumeBattle(descriptor, kept(open)));
  expect(again.match.state()).toEqual(open.match.state());
  expect(again.match.record()).toEqual(open.match.record());
  expect(again.match.play(1, say(9)).ok).toBe(true);
  expect(again.frames).toHaveLength(5);
});

test('a battle that was changed by hand, or names other players, is not resumed', () => {
  const open = startBattle(descriptor, { seats: 2 }, players);
  open.match.play(0, say(1));
  const good = kept(open);
  const entries = good.record.entries.map((e) => (isUndo(e) ? e : { ...e, seat: 1 }));
  expect(resumeBattle(descriptor, { ...good, record: { ...good.record, entries } })).toBe('it does not match its hash');
  const crowd = { ...good.save, players: [...players, players[1]!] };
  expect(resumeBattle(descriptor, { ...good, save: crowd })).toBe('it names 3 players for 2 seats');
});

test('a record that was played on is kept with all its entries', () => {
  const first = startBattle(descriptor, { seats: 2 }, players);
  for (const number of [1, 2, 3]) first.match.play(number % 2, say(number));
  const open = opened(playOn<WhisperTypes>(descriptor, first.match.record(), 2, players));
  expect(open.save).toMatchObject({ base: 2, count: 2, title: 'Whispers, played on' });
  open.match.play(0, say(7));
  expect(opened(resumeBattle(descriptor, kept(open))).match.state()).toEqual(open.match.state());
});

test('a record is played on from its very beginning, with the dice of its set-up', () => {
  const rolling: typeof descriptor = {
    ...descriptor,
    game: {
      ...descriptor.game,
      setup: (config, table) => {
        for (let i = 0; i < 20; i++) table.roll(6, 0, 'toss');
        return descriptor.game.setup(config, table);
      },
    },
  };
  const first = startBattle(rolling, { seats: 2 }, players);
  const open = opened(playOn<WhisperTypes>(rolling, first.match.record(), 0, players));
  const again = opened(resumeBattle(rolling, kept(open)));
  expect(again.match.record().setup.dice).toEqual(first.match.record().setup.dice);
  expect(again.match.play(0, say(7)).ok).toBe(true);
});
