// @vitest-environment happy-dom

import { type Entry, type GameTypes, isUndo } from '@muster/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import { descriptor, fakeBrain, say, type WhisperTypes, table as whispers } from '../../../table/test/whispers.ts';
import type { SeatPlayer } from '../contract/players.ts';
import { UNDRAWN } from '../contract/test/undrawn.ts';
import { useSettings } from '../parts/settings.ts';
import { type OpenBattle, openBattle, playOn, resumeBattle, startBattle } from './battles.ts';
import { type KeptBattle, parseKept, type Save } from './saves.ts';

beforeEach(() => useSettings.setState({ pace: 'instant' }));

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

test('a table keeps what comes of its battle: how far it is, how it ended, and for whom', async () => {
  const open = startBattle(descriptor, { seats: 2 }, [{ kind: 'you' }, { kind: 'ai', level: 'veteran' }]);
  const kept: Save[] = [];
  const game = { descriptor, ui: { ...whispers.ui, ...UNDRAWN } };
  const table = openBattle(game, open, fakeBrain().brain, async (save) => {
    kept.push(save);
    return 'kept';
  });
  const rests = () => !table.getState().showing && table.getState().acting === 0;
  for (const number of [3, 4]) {
    await vi.waitFor(() => expect(rests()).toBe(true));
    table.play(say(number));
  }
  await vi.waitFor(() => expect(kept.at(-1)).toMatchObject({ ending: 'All is said', progress: 'round 3' }));
  expect(kept.at(-1)).toMatchObject({ count: open.match.entries().length, result: 'drawn' });
  table.close();
});

test('every table has its own luck for what a computer answers', async () => {
  const seedOf = async (): Promise<number> => {
    const { brain, questions } = fakeBrain();
    const players: readonly SeatPlayer[] = [{ kind: 'ai', level: 'veteran' }, { kind: 'you' }];
    const game = { descriptor, ui: { ...whispers.ui, ...UNDRAWN } };
    const table = openBattle(game, startBattle(descriptor, { seats: 2 }, players), brain, async () => 'kept');
    await vi.waitFor(() => expect(questions).not.toEqual([]));
    table.close();
    return questions[0]!.seed;
  };
  expect(await seedOf()).not.toBe(await seedOf());
});
