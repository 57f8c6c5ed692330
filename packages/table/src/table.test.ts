import type { ForMe, Seat } from '@muster/kernel';
import { expect, test, vi } from 'vitest';
import { breathe, handClock, soon } from '../test/hand-clock.ts';
import {
  descriptor,
  fakeBrain,
  table as game,
  type Said,
  say,
  type Whisper,
  type WhisperTypes,
  whispering,
  whispers,
} from '../test/whispers.ts';
import { endingOf } from './hosting.ts';
import { localSource } from './local-source.ts';
import { type SeatPlayer, seatsOf } from './players.ts';
import type { MatchSource } from './source.ts';
import { openTable, type Surroundings, type Written } from './table.ts';

const you: SeatPlayer = { kind: 'you' };
const friend: SeatPlayer = { kind: 'friend' };
const ai: SeatPlayer = { kind: 'ai', level: 'veteran' };

const around = (more: Partial<Surroundings> = {}): Surroundings => ({
  brain: fakeBrain().brain,
  clock: handClock(),
  pace: { share: () => 0, still: () => false },
  seed: 1,
  keep: async () => 'kept',
  ...more,
});

const sit = (players: readonly SeatPlayer[], waits = false, at = game) => {
  /** How much there was to be kept, each time. */
  const kept: number[] = [];
  const mind = fakeBrain(waits);
  const match = whispering(players.length, at.descriptor);
  const disk: { says: Written } = { says: 'kept' };
  const keep = async (): Promise<Written> => {
    kept.push(match.entries().length);
    return disk.says;
  };
  const source = localSource(at.descriptor, match, { computers: seatsOf(players, 'ai') });
  const table = openTable(at, source, players, around({ brain: mind.brain, keep }));
  const words = () => table.getState().log.map((line) => line.words);
  const acts = (seat: Seat) => soon(() => expect(table.getState()).toMatchObject({ acting: seat, showing: false }));
  const drawn = (seat: Seat) => soon(() => expect(table.getState().curtain).toBe(seat));
  const undoOffer = () => table.getState().offers.undo;
  const redoOffer = () => table.getState().offers.redo;
  return { table, match, kept, disk, words, acts, drawn, undoOffer, redoOffer, ...mind };
};

test('one person among computers looks through the own eyes, and nobody else’s secret reaches the page', async () => {
  const { table, words, acts, questions } = sit([ai, you, ai]);
  await acts(1);
  expect(table.getState()).toMatchObject({ eyes: 1, curtain: undefined, showing: false });
  expect(table.getState().view.numbers).toEqual([null, null, null]);
  expect(words()).toEqual(['0 has chosen', '2 has chosen']);
  expect(questions.map((q) => q.view)).toMatchObject([
    { numbers: [null, null, null] },
    { numbers: [null, null, null] },
  ]);
  table.play(say(5));
  await soon(() => expect(words()).toContain('I whispered 5'));
});

test('what others are asked is told without its facts', async () => {
  const { table, acts, drawn } = sit([you, friend]);
  await drawn(0);
  expect(table.getState().decisions).toEqual([
    { seat: 0, kind: 'whisper', rule: 'W-1' },
    { seat: 1, kind: 'whisper', rule: 'W-1' },
  ]);
  table.reveal();
  await acts(0);
  expect(table.getState().decisions).toEqual([
    { seat: 0, kind: 'whisper', rule: 'W-1', secret: 0 },
    { seat: 1, kind: 'whisper', rule: 'W-1' },
  ]);
});

test('between two people a curtain hides what either knows', async () => {
  const { table, words, acts, drawn } = sit([you, friend, ai]);
  await drawn(0);
  expect(table.getState()).toMatchObject({ eyes: 'spectator', acting: undefined });
  table.play(say(1)); // nobody sits there yet
  expect(words()).toEqual(['2 has chosen']);
  table.reveal();
  await acts(0);
  table.play(say(41));
  await drawn(1);
  expect(table.getState()).toMatchObject({ eyes: 'spectator', acting: undefined, scene: [] });
  expect(table.getState().view.numbers).toEqual([null, null, null]);
  expect(JSON.stringify(table.getState())).not.toContain('41');
  table.reveal();
  await acts(1);
  expect(table.getState().eyes).toBe(1);
  expect(JSON.stringify(table.getState())).not.toContain('41');
  table.play(say(52));
  await soon(() => expect(words()).toContain('I whispered 52'));
  await acts(1); // asked again in the next round, and still sitting there
});

test('the page is told of a change as one: never with the eyes of one and the decision of another', async () => {
  const { table, drawn } = sit([you, friend]);
  await drawn(0);
  const told: unknown[] = [];
  const end = table.subscribe(({ eyes, acting, curtain }) => told.push([eyes, acting, curtain]));
  table.reveal();
  expect(told).toEqual([[0, undefined, 0]]);
  end();
});

test('when it is over everything lies open', async () => {
  const { table, words, acts, kept, match } = sit([you, ai]);
  for (const number of [3, 4]) {
    await acts(0);
    table.play(say(number));
  }
  await soon(() => expect(table.getState().outcome).toBeDefined());
  await soon(() => expect(table.getState().eyes).toBe('everyone'));
  expect(table.getState()).toMatchObject({ acting: undefined, curtain: undefined, showing: false, decisions: [] });
  expect(table.getState().view.numbers).toEqual([4, 71]);
  expect(words().filter((w) => w.startsWith('I whispered'))).toHaveLength(4);
  expect(kept.at(-1)).toBe(match.entries().length);
  expect(endingOf(game, match)).toBe('All is said');
  expect(JSON.parse(table.record()!)).toMatchObject({ game: 'whisper' });
});

test('a command outside of one’s decision interrupts the thinking of the computer, which thinks again', async () => {
  const { table, words, questions, answer, acts } = sit([ai, you], true);
  await soon(() => expect(questions).toHaveLength(1));
  table.play({ type: 'hum' });
  await soon(() => expect(questions).toHaveLength(2));
  expect(words()).toEqual(['1 hums']);
  answer();
  await acts(1);
  expect(words()).toEqual(['1 hums', '0 has chosen']);
});

test('somebody may concede while others are to decide, but nobody for the computer', async () => {
  const { table, questions } = sit([ai, you], true);
  await soon(() => expect(questions).toHaveLength(1));
  table.play({ type: 'concede' }, 0);
  expect(table.getState().outcome).toBeUndefined();
  table.play({ type: 'concede' });
  await soon(() => expect(table.getState().outcome?.places).toEqual([[0], [1]]));
});

test('a refused command is said so, and the same person goes on', async () => {
  const { table, acts } = sit([you, ai]);
  await acts(0);
  const { view } = table.getState();
  vi.spyOn(whispers, 'refuse').mockReturnValueOnce({ code: 'no', rule: null });
  table.play(say(1));
  await soon(() => expect(table.getState().notice).toBe('no'));
  expect(table.getState()).toMatchObject({ acting: 0, showing: false });
  expect(table.getState().view).toBe(view); // what was begun stays
});

test('who sits there takes back the own last command at once', async () => {
  const { undoOffer, table, words, acts } = sit([you, ai]);
  await acts(0);
  table.play({ type: 'hum' });
  await soon(() => expect(words()).toContain('0 hums'));
  await acts(0);
  expect(undoOffer()).toEqual({ count: 1, by: 0, consent: [] });
  table.undo([]);
  await soon(() => expect(words()).toContain('Ash takes back the last command.'));
  await acts(0);
  expect(table.getState().log.find((line) => line.words === '0 hums')?.undone).toBe(true);
});

/** Ash has whispered in secret, and the device is handed to Birch. */
const handedOver = async () => {
  const seats = sit([you, friend]);
  await seats.drawn(0);
  seats.table.reveal();
  await seats.acts(0);
  seats.table.play(say(41));
  await seats.drawn(1);
  return seats;
};

test('who has played nothing takes back nothing: another’s secret choice stays', async () => {
  const { undoOffer, table, acts, words } = await handedOver();
  table.reveal();
  await acts(1);
  expect(undoOffer()).toBeUndefined();
  table.undo([0, 1]);
  expect(words()).toEqual(['0 has chosen']);
});

test('behind the curtain only whose it is can take back, and must say so', async () => {
  const { undoOffer, table, words, drawn } = await handedOver();
  expect(undoOffer()).toEqual({ count: 1, by: 0, consent: [0] });
  table.undo([0]);
  await drawn(0);
  expect(words()).toEqual(['0 has chosen', 'Ash takes back the last command.']);
  expect(table.getState().log[0]?.undone).toBe(true);
});

test('what others have played since needs their consent, and the log names them', async () => {
  const { undoOffer, table, words, acts } = sit([you, friend]);
  await soon(() => expect(table.getState().curtain).toBe(0));
  table.reveal();
  await acts(0);
  table.play({ type: 'hum' }, 0);
  table.play({ type: 'hum' }, 1);
  await soon(() => expect(words()).toContain('1 hums'));
  await acts(0);
  expect(undoOffer()).toEqual({ count: 2, by: 0, consent: [1] });
  table.undo([]);
  await soon(() => expect(table.getState().notice).toContain('needs consent'));
  table.undo([1]);
  await soon(() => expect(words()).toContain('Ash takes back the last 2 commands; Birch agrees.'));
});

test('where another tab has played on, nothing goes on here: no thought, no command, no take-back', async () => {
  const { table, kept, disk, questions } = sit([you, ai], true);
  await soon(() => expect(table.getState().thinking).toBeDefined());
  disk.says = 'playedOn';
  table.play({ type: 'hum' }, 0);
  await soon(() => expect(table.getState().elsewhere).toBe('playedOn'));
  expect(table.getState()).toMatchObject({ acting: undefined, decisions: [], thinking: undefined, showing: false });
  const asked = questions.length;
  table.play({ type: 'hum' }, 0);
  table.undo([]);
  table.tryAgain();
  await breathe();
  expect(kept).toHaveLength(1);
  expect(questions).toHaveLength(asked);
  expect(table.getState()).toMatchObject({ thinking: undefined, showing: false });
});

test('usual orders are given once, as a battle begins, by the one whose browser it is', async () => {
  const match = whispering(2);
  const source = localSource(descriptor, match);
  const again = () => openTable(game, source, [friend, you], around({ usual: { first: true, second: false } })).close();
  again();
  expect(match.entries()).toMatchObject([{ seat: 1, command: { type: 'mind' } }]);
  again();
  expect(match.entries()).toHaveLength(1);
});

test('what was taken back can be played again at the table', async () => {
  const { redoOffer, table, acts, words } = sit([you, ai]);
  await acts(0);
  expect(redoOffer()).toBeUndefined();
  table.play({ type: 'hum' });
  await soon(() => expect(words()).toContain('0 hums'));
  await acts(0);
  table.undo([]);
  await soon(() => expect(redoOffer()).toEqual({ count: 1, by: 0, consent: [] }));
  await acts(0);
  table.redo([]);
  await soon(() => expect(words().filter((w) => w === '0 hums')).toHaveLength(2));
  expect(redoOffer()).toBeUndefined();
});

test('who acts before all may look alone, and what only they know goes with their answer', async () => {
  const asks = { whisper: { words: 'to whisper before all', secret: false } };
  const sees = (s: Whisper, eyes: Seat | 'spectator') => ({ ...s, round: eyes === 'spectator' ? 0 : 10 + eyes });
  const open = { ...descriptor, asks, isSecret: () => false, game: { ...descriptor.game, view: sees } };
  const { table } = sit([you, friend], false, { ...game, descriptor: open });
  const now = () => ({ ...table.getState(), round: table.getState().view.round });
  await soon(() => expect(now()).toMatchObject({ acting: 0, eyes: 'spectator', round: 0, curtain: undefined }));
  table.reveal(0);
  await soon(() => expect(now()).toMatchObject({ acting: 0, eyes: 0, round: 10 }));
  table.play(say(41));
  await soon(() => expect(now()).toMatchObject({ acting: 1, eyes: 'spectator', round: 0, curtain: undefined }));
});

test('who has answered may answer otherwise until the last answer is in', async () => {
  const { table, acts, drawn } = await handedOver();
  expect(table.getState()).toMatchObject({ mayChange: [0], changing: false, eyes: 'spectator' });
  table.reveal(0);
  await acts(0);
  expect(table.getState()).toMatchObject({ eyes: 0, changing: true, view: { numbers: [41, null] } });
  expect(table.getState().decisions).toEqual([
    { seat: 0, kind: 'whisper', rule: 'W-1' },
    { seat: 1, kind: 'whisper', rule: 'W-1' },
  ]);
  table.play(say(17));
  await drawn(1);
  expect(JSON.stringify(table.getState())).not.toMatch(/41|17/);
  table.reveal(0);
  await acts(0);
  expect(table.getState().view.numbers).toEqual([17, null]);
  table.leave();
  await drawn(1);
  table.reveal();
  await acts(1);
  expect(table.getState().mayChange).toEqual([0]);
  table.reveal(0); // Birch sits there
  expect(table.getState().eyes).toBe(1);
  table.play(say(3));
  await soon(() => expect(table.getState()).toMatchObject({ mayChange: [], view: { round: 2 } }));
});

test('while a computer has not answered, the person may answer otherwise', async () => {
  const { table, acts, questions, answer } = sit([ai, you], true);
  await soon(() => expect(questions).toHaveLength(1));
  table.play(say(5));
  await soon(() => expect(questions).toHaveLength(2));
  expect(table.getState()).toMatchObject({
    mayChange: [1],
    changeWords: 'whisper another number',
    thinking: { seat: 0 },
  });
  table.reveal(1);
  await acts(1);
  expect(table.getState()).toMatchObject({ changing: true, thinking: undefined });
  table.play(say(6));
  await soon(() => expect(questions).toHaveLength(3));
  expect(table.getState().view.numbers).toEqual([null, 6]);
  answer();
  await soon(() => expect(table.getState().view.round).toBe(2));
});

test('to skip ends a long thought, and a short one follows', async () => {
  const { table, questions, answer, words } = sit([ai, you], true);
  await soon(() => expect(questions).toHaveLength(1));
  table.skip();
  await soon(() => expect(questions).toHaveLength(2));
  expect(questions[1]!.ms).toBeLessThan(questions[0]!.ms);
  answer();
  await soon(() => expect(words()).toEqual(['0 has chosen']));
});

test('a failed save is said so', async () => {
  const source = localSource(descriptor, whispering(2), { computers: [1] });
  const table = openTable(game, source, [you, ai], around({ keep: () => Promise.reject(new Error('full')) }));
  await soon(() => expect(table.getState().notice).toContain('could not be saved'));
});

test('a plan is played as it is asked for; standing orders between do not touch it', async () => {
  const { table, acts, words } = sit([you, ai]);
  await acts(0);
  table.playInTurn([{ type: 'hum' }, say(3)]);
  table.play({ type: 'mind' });
  await soon(() => expect(words()).toContain('I whispered 3'));
  expect(words().filter((w) => w.startsWith('0') || w.startsWith('I'))).toEqual([
    '0 hums',
    'I whispered 3',
    '0 has chosen',
  ]);
});

test('what a seat answers by itself is not answered again after a take-back', async () => {
  const answer = (view: Whisper) => (view.round === 1 ? say(9) : undefined);
  const { table, acts, words } = sit([you, ai], false, { ...game, ui: { ...game.ui, answer } });
  await acts(0);
  expect(words()).toContain('I whispered 9');
  expect(table.getState().view.round).toBe(2);
  table.undo([]);
  await soon(() => expect(words().at(-1)).toContain('takes back'));
  await acts(0);
  expect(table.getState()).toMatchObject({ view: { round: 1 }, decisions: [{ seat: 0 }] });
});

test('what is sent is sent once, however far the match is', async () => {
  const near = localSource(descriptor, whispering(2), { computers: [1] });
  const sent: Said[] = [];
  let arrive = (): void => {};
  const far: MatchSource<WhisperTypes> = {
    ...near,
    play: async (seat, command) => {
      if (seat === 0) sent.push(command);
      if (seat === 0)
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
      return near.play(seat, command);
    },
  };
  const strict = { ...game, descriptor: { ...descriptor, isAnytime: () => false } };
  const table = openTable(strict, far, [you, ai], around());
  await soon(() => expect(table.getState().acting).toBe(0));
  table.play(say(1));
  await soon(() => expect(sent).toHaveLength(1));
  table.play(say(2));
  arrive();
  await soon(() => expect(table.getState().view.round).toBe(2));
  expect(sent).toEqual([say(1)]);
});

test('a computer player that does not come is told, asked again, and the battle goes on', async () => {
  const { table, acts, brain } = sit([you, ai]);
  vi.spyOn(brain, 'ask').mockRejectedValueOnce(new Error('it could not be fetched'));
  await soon(() => expect(table.getState()).toMatchObject({ failed: 'it could not be fetched', showing: false }));
  table.tryAgain();
  await soon(() => expect(table.getState()).toMatchObject({ failed: undefined, view: { chosen: [false, true] } }));
  await acts(0);
});

test('what is left to the computer is answered as long as the same is asked, and taken back as one', async () => {
  const { table, acts, questions } = sit([you, ai, friend]);
  await soon(() => expect(table.getState().curtain).toBe(0));
  table.reveal();
  await acts(0);
  const asked = questions.length;
  table.letPlay();
  await soon(() => expect(table.getState().curtain).toBe(2));
  expect(questions.slice(asked).map((q) => [q.seat, q.level])).toEqual([[0, 'veteran']]);
  table.reveal();
  await acts(2);
  table.play(say(5));
  await soon(() => expect(table.getState().view.round).toBe(2));
  await soon(() => expect(table.getState().view.chosen).toEqual([true, true, false]));
});

test('several commands of the computer for a person are one to take back', async () => {
  const { undoOffer, table, acts } = sit([you, ai]);
  await acts(0);
  table.letPlay();
  await soon(() => expect(table.getState()).toMatchObject({ outcome: expect.anything(), showing: false }));
  expect(undoOffer()).toMatchObject({ by: 0, consent: [] });
  table.undo([]);
  await acts(0);
  expect(table.getState().view).toMatchObject({ round: 1, chosen: [false, true] });
});

test('what is left to the computer may be one answer, and ends before an answer that is the player’s own', async () => {
  const leaving = (forMe: ForMe<Said>) => {
    const asks = { whisper: { words: 'to whisper', secret: true, forMe } };
    return sit([you, ai], false, { ...game, descriptor: { ...descriptor, asks } });
  };
  const once = leaving({ words: 'Whisper one for me', once: true });
  await once.acts(0);
  once.table.letPlay();
  await soon(() => expect(once.table.getState().view).toMatchObject({ round: 2, chosen: [false, true] }));
  await once.acts(0);

  const leaves = vi.fn((c: Said) => c.type === 'whisper');
  const never = leaving({ words: 'Whisper for me', leaves });
  await never.acts(0);
  never.table.letPlay();
  await soon(() => expect(leaves).toHaveBeenCalledWith(say(70), expect.objectContaining({ round: 1 })));
  await never.acts(0);
  expect(never.table.getState()).toMatchObject({ view: { round: 1, chosen: [false, true] }, left: say(70) });
  never.table.play(say(3));
  await soon(() => expect(never.table.getState()).toMatchObject({ acting: 0, view: { round: 2 }, left: undefined }));
});

test('what is left to the computer may end with the round', async () => {
  const forMe: ForMe<Said> = { words: 'Whisper for me', thisRound: true };
  const asks = { whisper: { words: 'to whisper', secret: true, forMe } };
  const { table, acts } = sit([you, ai], false, { ...game, descriptor: { ...descriptor, asks } });
  await acts(0);
  table.letPlay();
  await soon(() => expect(table.getState().view).toMatchObject({ round: 2, chosen: [false, true] }));
  await acts(0);
  expect(table.getState().view).toMatchObject({ round: 2, chosen: [false, true] });
});

test('what the computer answers for a person goes on through other kinds of decision that belong to it', async () => {
  const { decisions } = descriptor.game;
  const asks = { first: { words: 'to begin', secret: true, forMe: { words: 'For me', also: ['whisper'] } } };
  const named = (s: Whisper) => decisions(s).map((d) => (s.round === 1 && d.seat === 0 ? { ...d, kind: 'first' } : d));
  const other = {
    ...descriptor,
    asks: { ...descriptor.asks, ...asks },
    game: { ...descriptor.game, decisions: named },
  };
  const { table } = sit([you, ai], false, { ...game, descriptor: other });
  await soon(() => expect(table.getState()).toMatchObject({ acting: 0, showing: false }));
  table.letPlay();
  await soon(() => expect(table.getState()).toMatchObject({ outcome: expect.anything(), showing: false }));
});

test('what the computer would answer is told and played by nobody', async () => {
  const { table, acts, questions } = sit([you, ai]);
  await acts(0);
  const { view } = table.getState();
  const asked = { ...view, round: 9 };
  expect(await table.suggest(asked)).toEqual(say(70));
  expect(questions.at(-1)).toMatchObject({ seat: 0, view: asked, level: 'veteran' });
  expect(table.getState()).toMatchObject({ acting: 0, showing: false });
  expect(table.getState().view).toBe(view);
  expect(await table.suggest()).toEqual(say(70));
  expect(questions.at(-1)!.view).toEqual(view);
  expect(questions.at(-1)!.seed).not.toBe(questions.at(-2)!.seed); // asked again, it may answer otherwise
});

test('a suggestion that is broken off is none, and one that fails is told', async () => {
  const { table, acts, brain } = sit([you, friend], true);
  await soon(() => expect(table.getState().curtain).toBe(0));
  table.reveal();
  await acts(0);
  const asked = table.suggest();
  expect(await table.suggest()).toBeUndefined(); // one at a time
  brain.stop();
  expect(await asked).toBeUndefined();
  vi.spyOn(brain, 'ask').mockRejectedValueOnce(new Error('it could not be fetched'));
  expect(await table.suggest()).toBeUndefined();
  expect(table.getState()).toMatchObject({ notice: 'it could not be fetched', acting: 0 });
});
