import { type Eyes, linesOf, noticedOf, replay } from '@muster/kernel';
import { expect, test } from 'vitest';
import { descriptor, say, table } from '../../../table/test/whispers.ts';
import type { TableGame } from '../contract/table-game.ts';
import { startBattle } from '../match/battles.ts';
import { readLog } from './log.ts';

const game = { descriptor, ui: table.ui } as unknown as TableGame;

const framesOf = () => {
  const { match } = startBattle(descriptor, { seats: 2 }, [{ kind: 'you' }, { kind: 'friend' }]);
  match.play(0, { type: 'hum' });
  match.play(0, say(41));
  match.play(0, say(42)); // only 0 hears of it
  match.play(1, { type: 'hum' });
  match.undo(1, []);
  match.play(0, { type: 'hum' });
  match.undo(0, []);
  match.play(1, say(7));
  const told = replay(descriptor.game, match.record());
  if (!told.ok) throw new Error(told.reason);
  return told.frames;
};

test.each([0, 1, 'spectator', 'everyone'] as const)('after any step %s reads what was known then', (eyes: Eyes) => {
  const frames = framesOf();
  const { config } = frames[0]!.state;
  const log = readLog(game, frames, eyes);
  for (const at of [...frames.keys()].reverse()) {
    const then = noticedOf(descriptor.game, frames.slice(0, at + 1), eyes);
    expect(log(at)).toEqual(linesOf(descriptor.game, config, descriptor.seatNames(config), then));
  }
});

test('each event is put into words once, however often one looks', () => {
  const frames = framesOf();
  let said = 0;
  const narrate: typeof descriptor.game.narrate = (event, config) => {
    said++;
    return descriptor.game.narrate(event, config);
  };
  const counting = {
    ...game,
    descriptor: { ...descriptor, game: { ...descriptor.game, narrate } },
  } as unknown as TableGame;
  const log = readLog(counting, frames, 'everyone');
  for (const at of frames.keys()) log(at);
  expect(said).toBe(log(frames.length - 1).filter(({ event }) => event !== null).length);
});
