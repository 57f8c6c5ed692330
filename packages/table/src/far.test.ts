import type { OrdersSaid } from '@muster/kernel';
import { expect, test } from 'vitest';
import { FAIR, FOUL, farSource, type Weather } from '../test/far-source.ts';
import { breathe, handClock } from '../test/hand-clock.ts';
import { descriptor, fakeBrain, table as game, say, whispering } from '../test/whispers.ts';
import { localSource } from './local-source.ts';
import type { SeatPlayer } from './players.ts';
import { openTable } from './table.ts';

const you: SeatPlayer = { kind: 'you' };
const friend: SeatPlayer = { kind: 'friend' };
const far: SeatPlayer = { kind: 'far' };

/** A match with people elsewhere, and a table for each of them. */
const host = (seats: number, presented = game) => {
  const match = whispering(seats, presented.descriptor);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const near = localSource(presented.descriptor, match, { far: everybody });
  const clock = handClock();
  const join = async (players: readonly SeatPlayer[], weather: Weather = FAIR, usual: OrdersSaid = {}) => {
    const own = players.flatMap(({ kind }, seat) => (kind === 'far' ? [] : [seat]));
    const { source, wire } = await clock.during(farSource(presented, near, own, clock, weather));
    const table = openTable(presented, source, players, {
      brain: fakeBrain().brain,
      clock,
      pace: { share: () => 0, still: () => true },
      seed: 1,
      usual,
      keep: async () => 'kept',
    });
    await breathe();
    const words = () => table.getState().log.map((line) => line.words);
    return { table, wire, words, source };
  };
  return { match, near, clock, join };
};

/** Long enough for everything to arrive on a fair wire. */
const A_WHILE = 1000;
const wait = async (clock: ReturnType<typeof handClock>, ms = A_WHILE): Promise<void> => {
  const end = clock.now() + ms;
  await clock.until(() => clock.now() >= end);
};

test('everybody is shown the same battle, each with the own eyes', async () => {
  const { clock, join } = host(2);
  const ash = await join([you, far]);
  const birch = await join([far, you], { ...FAIR, seed: 2 });
  ash.table.play(say(41));
  await wait(clock);
  expect(ash.words()).toEqual(['I whispered 41', '0 has chosen']);
  expect(birch.words()).toEqual(['0 has chosen']);
  expect(birch.table.getState()).toMatchObject({ acting: 1, eyes: 1, view: { numbers: [null, null] } });
  expect(ash.table.getState()).toMatchObject({ acting: undefined, showing: false, link: { is: 'there' } });
});

test('whoever only looks on is asked nothing', async () => {
  const { near, clock, join } = host(2);
  const { table, words } = await join([far, far]);
  await near.play(0, { type: 'hum' });
  await wait(clock);
  expect(words()).toEqual(['0 hums']);
  expect(table.getState()).toMatchObject({ eyes: 'spectator', acting: undefined, curtain: undefined });
});

test('what is lost is sent again, and what comes twice is played once', async () => {
  const { match, clock, join } = host(2);
  const { table } = await join([you, far], { ...FOUL, lost: 60, twice: 60 });
  for (let i = 0; i < 5; i++) {
    table.play({ type: 'hum' });
    await clock.until(() => match.entries().length > i && table.getState().log.length > i);
  }
  await wait(clock, 20_000);
  expect(match.entries()).toHaveLength(5);
});

/** Whispers are higher from round to round. */
const rising: typeof descriptor.game.refuse = (s, _, c) =>
  c.type === 'whisper' && c.number < s.round * 10 ? { code: 'tooLow', rule: null } : undefined;

test('a command that the battle has overtaken comes late, and says so; one that was never legal is refused', async () => {
  const presented = { ...game, descriptor: { ...descriptor, game: { ...descriptor.game, refuse: rising } } };
  const { near, match, clock, join } = host(2, presented);
  const { table } = await join([you, far]);
  table.play(say(12));
  await wait(clock);
  table.play(say(15)); // otherwise; legal as long as the round lasts
  await near.play(1, say(13));
  await wait(clock);
  expect(match.entries()).toHaveLength(2);
  expect(table.getState()).toMatchObject({
    acting: 0,
    view: { round: 2 },
    notice: expect.stringContaining('had gone on'),
  });
  table.play(say(15));
  await wait(clock);
  expect(table.getState()).toMatchObject({ acting: 0, notice: 'tooLow' });
});

test('a battle that cannot be reached says since when; what is played meanwhile arrives once it can', async () => {
  const { match, near, clock, join } = host(2);
  const { table, wire, words } = await join([you, far]);
  const links: string[] = [];
  table.subscribe(({ link }) => links.at(-1) !== link.is && links.push(link.is));
  const cutAt = clock.now();
  wire.cut();
  await clock.until(() => table.getState().link.is === 'lost');
  const { link } = table.getState();
  expect(link).toEqual({ is: 'lost', since: expect.any(Number) });
  if (link.is === 'lost') expect(link.since).toBeLessThanOrEqual(cutAt);
  table.play(say(5));
  await near.play(1, { type: 'hum' });
  await wait(clock, 10_000);
  expect(match.entries()).toHaveLength(1);
  expect(words()).toEqual([]);
  wire.mend();
  await clock.until(() => table.getState().link.is === 'there');
  await wait(clock);
  expect(links).toEqual(['there', 'lost', 'comingBack', 'there'].slice(links[0] === 'there' ? 0 : 1));
  expect(match.entries()).toMatchObject([{ seat: 1 }, { seat: 0, command: say(5) }]);
  expect(words()).toEqual(['1 hums', 'I whispered 5', '0 has chosen']);
});

/** Both have hummed, and Ash asks to take it back. */
const asked = async () => {
  const { match, near, clock, join } = host(2);
  const ash = await join([you, far]);
  const birch = await join([far, you], { ...FAIR, seed: 2 });
  ash.table.play({ type: 'hum' });
  await wait(clock);
  birch.table.play({ type: 'hum' });
  await wait(clock);
  expect(ash.table.getState().offers.undo).toEqual({ by: 0, count: 2, consent: [1] });
  ash.table.undo([]);
  await wait(clock);
  const request = { id: 1, kind: 'takeBack', by: 0, of: [1], answered: [] };
  expect(ash.table.getState().requests).toEqual([request]);
  expect(birch.table.getState().requests).toEqual([request]);
  expect(match.entries()).toHaveLength(2);
  return { match, near, clock, ash, birch };
};

test('a take-back is asked of who is far, and done when they agree', async () => {
  const { clock, ash, birch } = await asked();
  ash.table.answerRequest(1, true); // nobody agrees for another
  await wait(clock);
  expect(ash.table.getState().requests).toHaveLength(1);
  birch.table.answerRequest(1, true);
  await wait(clock);
  for (const { table, words } of [ash, birch]) {
    expect(words().at(-1)).toBe('Ash takes back the last 2 commands; Birch agrees.');
    expect(table.getState()).toMatchObject({ requests: [], notice: undefined });
  }
  expect(ash.table.getState().acting).toBe(0);
});

test('a request that is declined is told to who asked', async () => {
  const { match, clock, ash, birch } = await asked();
  birch.table.answerRequest(1, false);
  await wait(clock);
  expect(ash.table.getState()).toMatchObject({ requests: [], notice: 'Birch does not agree.' });
  expect(birch.table.getState()).toMatchObject({ requests: [], notice: undefined });
  expect(match.entries()).toHaveLength(2);
});

test('a request can be withdrawn; an answer that comes after is late', async () => {
  const { match, clock, ash, birch } = await asked();
  birch.table.withdrawRequest(1); // it is not Birch's
  await wait(clock);
  expect(birch.table.getState().requests).toHaveLength(1);
  birch.wire.cut();
  ash.table.withdrawRequest(1);
  await wait(clock);
  expect(ash.table.getState()).toMatchObject({ requests: [], notice: undefined });
  expect(birch.table.getState().requests).toHaveLength(1); // not heard of it yet
  birch.table.answerRequest(1, true);
  birch.wire.mend();
  await wait(clock, 5000);
  expect(birch.table.getState()).toMatchObject({ requests: [], notice: 'This is not asked any more.' });
  expect(match.entries()).toHaveLength(2);
});

test('a request lapses when the battle goes on', async () => {
  const { clock, ash, birch } = await asked();
  birch.table.play({ type: 'mind' }); // standing orders are nobody else's business
  await wait(clock);
  expect(ash.table.getState().requests).toHaveLength(1);
  birch.table.play({ type: 'hum' });
  await wait(clock);
  expect(ash.table.getState()).toMatchObject({ requests: [], notice: expect.stringContaining('went on') });
});

test('who sits at the same screen agrees there, and only the others are asked', async () => {
  const { match, clock, join } = host(3);
  const home = await join([you, friend, far]);
  const away = await join([far, far, you], { ...FAIR, seed: 2 });
  home.table.reveal();
  for (const seat of [0, 1]) {
    home.table.play({ type: 'hum' }, seat);
    await wait(clock);
  }
  away.table.play({ type: 'hum' });
  await wait(clock);
  expect(home.table.getState().offers.undo).toEqual({ by: 0, count: 3, consent: [1, 2] });
  home.table.undo([1]);
  await wait(clock);
  expect(away.table.getState().requests).toMatchObject([{ by: 0, of: [1, 2], answered: [1] }]);
  away.table.answerRequest(1, true);
  await wait(clock);
  expect(match.entries()).toHaveLength(4);
  expect(away.words().at(-1)).toContain('Ash takes back the last 3 commands');
});

test('usual orders go to the match by the source, before anything else', async () => {
  const { match, clock, join } = host(2);
  const { table } = await join([you, far], FOUL, { first: true, second: true });
  expect(table.getState().acting).toBeUndefined();
  await clock.until(() => table.getState().acting === 0);
  expect(match.entries()).toMatchObject([
    { seat: 0, command: { type: 'mind' } },
    { seat: 0, command: { type: 'mind' } },
  ]);
});
