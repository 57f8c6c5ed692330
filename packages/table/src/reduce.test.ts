// What a table does next, without anybody who does it: inputs go in by hand, effects are read.

import type { Eyes, OrdersSaid, Seat } from '@muster/kernel';
import { expect, test } from 'vitest';
import { descriptor, table as game, type Said, say, type WhisperTypes, whispering } from '../test/whispers.ts';
import type { AwaitedLuck } from './awaited-luck.ts';
import { type Around, type Effect, type Flow, firstFlow, type Input } from './flow.ts';
import { localSource } from './local-source.ts';
import type { SeatPlayer } from './players.ts';
import { reduce } from './reduce.ts';
import { makeSeating } from './seating.ts';

const you: SeatPlayer = { kind: 'you' };
const friend: SeatPlayer = { kind: 'friend' };
const far: SeatPlayer = { kind: 'far' };
const ai: SeatPlayer = { kind: 'ai', level: 'recruit' };

/** A table of which everything outside is done by the test: what is shown, what is looked at. */
const sit = (players: readonly SeatPlayer[], presented = game, usual: OrdersSaid = {}) => {
  const farSeats = players.flatMap(({ kind }, seat) => (kind === 'far' ? [seat] : []));
  const computers = players.flatMap(({ kind }, seat) => (kind === 'ai' ? [seat] : []));
  const source = localSource(presented.descriptor, whispering(players.length), { computers, far: farSeats });
  const seating = makeSeating(presented.descriptor, source, players);
  const outside: { eyes: Eyes; behind: boolean; luck: AwaitedLuck | undefined } = {
    eyes: seating.firstEyes(),
    behind: false,
    luck: undefined,
  };
  const around: Around<WhisperTypes> = {
    game: presented,
    players,
    source,
    seating,
    eyes: () => outside.eyes,
    isBehind: () => outside.behind,
    luckAsked: () => outside.luck,
    usual,
  };
  let flow: Flow<WhisperTypes> = firstFlow(undefined);
  const give = (input: Input<WhisperTypes>): readonly Effect<WhisperTypes>[] => {
    const next = reduce(around, flow, input);
    flow = next.flow;
    for (const effect of next.effects) if (effect.type === 'look') outside.eyes = effect.eyes;
    return next.effects;
  };
  const types = (effects: readonly Effect<WhisperTypes>[]) => effects.map(({ type }) => type);
  return { source, outside, give, did: (input: Input<WhisperTypes>) => types(give(input)), now: () => flow };
};

const play = (command: Said, seat?: Seat): Input<WhisperTypes> => ({ type: 'play', seat, commands: [command] });

test('what is new is shown first; then a person may act', () => {
  const { did, now } = sit([you, far]);
  expect(did({ type: 'opened' })).toEqual(['show']);
  expect(now().doing).toEqual({ is: 'showing' });
  expect(did({ type: 'shown' })).toEqual(['calm']);
  expect(now()).toMatchObject({ doing: { is: 'resting' }, page: { acting: 0, showing: false } });
});

test('as long as something new comes, nobody acts', () => {
  const { did, now, outside } = sit([you, far]);
  did({ type: 'opened' });
  outside.behind = true;
  expect(did({ type: 'shown' })).toEqual(['show']);
  expect(now().page).toMatchObject({ showing: true, acting: undefined, decisions: [] });
});

/** Everything is shown, and people decide. */
const rested = (players: readonly SeatPlayer[], presented = game) => {
  const table = sit(players, presented);
  table.did({ type: 'opened' });
  table.did({ type: 'shown' });
  return table;
};

test('one command after the other is sent, and each is answered before the next', () => {
  const { give, did, now } = rested([you, far]);
  expect(did(play({ type: 'hum' }))).toEqual(['show']);
  expect(did(play({ type: 'hum' }))).toEqual([]); // anytime: it waits in line
  expect(give({ type: 'shown' })).toEqual([{ type: 'send', turn: { seat: 0, command: { type: 'hum' } } }]);
  expect(now()).toMatchObject({ doing: { is: 'sending', from: 'hand' }, queue: [{ seat: 0 }, { seat: 0 }] });
  expect(did({ type: 'sent', answer: { ok: true } })).toEqual(['show']);
  expect(now().queue).toHaveLength(1);
  expect(did({ type: 'shown' })).toEqual(['send']);
});

test('a refused command is told, and its plan is given up; so is one that came late', () => {
  for (const code of ['refused', 'late'] as const) {
    const { give, did, now } = rested([you, far]);
    give({ type: 'play', commands: [{ type: 'hum' }, say(3)] });
    did({ type: 'shown' });
    expect(did({ type: 'sent', answer: { ok: false, code, why: 'no' } })).toEqual(['show']);
    expect(now().page.notice).toBe('no');
    expect(did({ type: 'shown' })).toEqual(['calm']);
    expect(now().doing).toEqual({ is: 'resting' });
  }
});

test('a plan goes on as it is asked for', () => {
  const { give, did } = rested([you, far]);
  give({ type: 'play', commands: [{ type: 'hum' }, say(3)] });
  did({ type: 'shown' });
  did({ type: 'sent', answer: { ok: true } });
  expect(give({ type: 'shown' })).toEqual([{ type: 'send', turn: { seat: 0, command: say(3) } }]);
});

test('a plan goes on after what it outlasts was answered by hand, and is over after any other answer', () => {
  const plan = [say(1), { type: 'hum' }] as const; // one may hum whenever one is asked
  const after = (outlasts: boolean) => {
    const { give, now } = sit([you, far], { ...game, ui: { ...game.ui, outlasts: () => outlasts } });
    give({ type: 'opened' });
    give({ type: 'shown' });
    give({ type: 'play', seat: 0, commands: plan });
    give({ type: 'play', seat: 0, commands: [say(2)] });
    return now().own.plans.get(0);
  };
  expect(after(true)).toEqual([{ type: 'hum' }]);
  expect(after(false)).toEqual([]);
});

test('a computer thinks; what it answers is sent, and a thought that nobody waits for is nothing', () => {
  const { give, did, now } = sit([you, ai]);
  did({ type: 'opened' });
  expect(give({ type: 'shown' })).toMatchObject([{ type: 'think', id: 1, seat: 1, level: 'recruit' }]);
  expect(now()).toMatchObject({
    doing: { is: 'thinking', for: 'computer' },
    page: { thinking: { seat: 1, progress: 0 } },
  });
  did({ type: 'thinks', thinking: { seat: 1, progress: 0.5 } });
  expect(now().page.thinking?.progress).toBe(0.5);
  expect(did({ type: 'thought', id: 7, command: say(1) })).toEqual([]);
  expect(give({ type: 'thought', id: 1, command: say(1) })).toEqual([
    { type: 'send', turn: { seat: 1, command: say(1) } },
  ]);
  expect(now().page.thinking).toBeUndefined();
});

test('a computer that breaks, or is refused, is said so, and asked again; one that came late just is', () => {
  const thinking = () => {
    const table = sit([you, ai]);
    table.did({ type: 'opened' });
    table.did({ type: 'shown' });
    return table;
  };
  const broken = thinking();
  expect(broken.did({ type: 'noThought', id: 1, why: 'gone' })).toEqual(['calm']);
  expect(broken.now()).toMatchObject({ doing: { is: 'failed' }, page: { failed: 'gone', showing: false } });
  expect(broken.did({ type: 'tryAgain' })).toEqual(['show']);
  expect(broken.now().page.failed).toBeUndefined();
  const refused = thinking();
  refused.did({ type: 'thought', id: 1, command: say(1) });
  refused.did({ type: 'sent', answer: { ok: false, code: 'refused', why: 'no' } });
  expect(refused.now()).toMatchObject({ doing: { is: 'failed' }, page: { failed: 'no' } });
  const late = thinking();
  late.did({ type: 'thought', id: 1, command: say(1) });
  expect(late.did({ type: 'sent', answer: { ok: false, code: 'late', why: 'no' } })).toEqual(['show']);
});

test('a take-back waits for its answer, and breaks off a thought', async () => {
  const { source, did, give, now } = sit([you, ai]);
  await source.play(0, { type: 'hum' });
  did({ type: 'opened' });
  did({ type: 'shown' });
  expect(did({ type: 'undo', agreed: [] })).toEqual(['ask', 'stopThought']);
  expect(now()).toMatchObject({ doing: { is: 'asking', by: 0 }, own: { isPaused: true } });
  expect(did({ type: 'thought', id: 1, command: undefined })).toEqual([]);
  expect(did({ type: 'undo', agreed: [] })).toEqual([]); // once
  expect(give({ type: 'asked', answer: { ok: false, code: 'refused', why: 'no' } })).toEqual([{ type: 'show' }]);
  expect(now().page.notice).toBe('no');
});

test('whom it takes elsewhere is asked, and the table goes on meanwhile', async () => {
  const { source, give, did, now } = sit([you, far]);
  await source.play(0, { type: 'hum' });
  await source.play(1, { type: 'hum' });
  did({ type: 'opened' });
  did({ type: 'shown' });
  expect(give({ type: 'undo', agreed: [] })).toEqual([
    { type: 'ask', kind: 'takeBack', by: 0, agreed: [], waits: false },
  ]);
  expect(now().doing).toEqual({ is: 'resting' });
  did(play({ type: 'hum' }));
  did({ type: 'answered', answer: { ok: false, code: 'late', why: 'too late' } });
  expect(now()).toMatchObject({ doing: { is: 'showing' }, page: { notice: 'too late' } });
});

test('a request is answered for whoever sits here and is asked, and withdrawn by whose it is', async () => {
  const { source, give, did } = sit([far, you]);
  await source.play(1, { type: 'hum' });
  await source.play(0, { type: 'hum' });
  void source.ask('takeBack', 1, []);
  const [mine] = source.standing('spectator').requests;
  expect(did({ type: 'answerRequest', id: mine!.id, yes: true })).toEqual([]);
  expect(give({ type: 'withdrawRequest', id: mine!.id })).toEqual([{ type: 'withdraw', id: mine!.id, by: 1 }]);
  expect(did({ type: 'withdrawRequest', id: 99 })).toEqual([]);
});

test('usual orders go before everything else, and only into a battle that has not begun', async () => {
  const usual = { first: true, second: false }; // the second one is so already
  const { give, did, now } = sit([far, you], game, usual);
  expect(give({ type: 'opened' })).toEqual([{ type: 'order', seat: 1, commands: [{ type: 'mind' }] }]);
  expect(now().doing).toEqual({ is: 'opening' });
  expect(did({ type: 'ordered' })).toEqual(['show']);
  const begun = sit([far, you], game, usual);
  await begun.source.play(0, { type: 'hum' });
  expect(begun.did({ type: 'opened' })).toEqual(['show']);
});

test('the device is handed over: a curtain, then whoever says that it is theirs', () => {
  const { give, did, now } = rested([you, friend]);
  expect(now().page).toMatchObject({ acting: undefined, curtain: 0 });
  expect(did({ type: 'reveal', seat: 1 })).toEqual([]); // it is not for them
  expect(give({ type: 'reveal' })).toEqual([{ type: 'look', eyes: 0 }, { type: 'show' }]);
  did({ type: 'shown' });
  expect(now()).toMatchObject({ sitting: 0, page: { acting: 0, curtain: undefined } });
});

test('what another tab has played closes the table, and nothing happens any more', () => {
  const { did, now } = rested([you, far]);
  expect(did({ type: 'kept', written: 'playedOn' })).toEqual(['end', 'hurryShow', 'stopThought']);
  expect(now()).toMatchObject({ doing: { is: 'closed' }, page: { elsewhere: 'playedOn', acting: undefined } });
  for (const input of [play(say(1), 0), { type: 'told' }, { type: 'shown' }, { type: 'tryAgain' }] as const)
    expect(did(input)).toEqual([]);
});

test('whatever is told is kept, also while something else is done', () => {
  const { did } = rested([you, far]);
  expect(did({ type: 'told' })).toEqual(['keep', 'show']);
  expect(did({ type: 'told' })).toEqual(['keep']);
});

test('a hint is told when the table is at rest again, and comes to nothing when the table is closed', () => {
  const { give, did, now } = rested([you, far]);
  const view = { ...descriptor.game.setup({ seats: 2 }, {} as never), round: 9 };
  expect(give({ type: 'suggest', view })).toMatchObject([{ type: 'think', seat: 0, level: 'veteran', view }]);
  expect(did({ type: 'suggest' })).toEqual([]); // one at a time
  did({ type: 'thought', id: 1, command: say(5) });
  expect(give({ type: 'shown' })).toEqual([{ type: 'calm' }, { type: 'hinted', command: say(5) }]);
  did({ type: 'suggest' });
  expect(give({ type: 'close' })).toContainEqual({ type: 'hinted', command: undefined });
  expect(now().doing).toEqual({ is: 'closed' });
});

test('nothing but what may be played at any time goes out while something is on its way', () => {
  const inTurn = { ...game, descriptor: { ...descriptor, isAnytime: () => false } };
  const { give, did, now } = rested([you, far], inTurn);
  give({ type: 'play', commands: [{ type: 'hum' }, say(3)] });
  did({ type: 'shown' });
  did({ type: 'sent', answer: { ok: true } });
  did({ type: 'shown' });
  expect(now().doing).toMatchObject({ is: 'sending', from: 'plan' });
  did(play({ type: 'hum' }));
  expect(now().queue).toEqual([]);
});

test('what a seat answers by itself and is refused is left to the player', () => {
  const stubborn = { ...game, ui: { ...game.ui, answer: () => say(9) } };
  const { did, now } = rested([you, far], stubborn);
  expect(now().doing).toMatchObject({ is: 'sending', from: 'plan' });
  expect(did({ type: 'sent', answer: { ok: false, code: 'refused', why: 'no' } })).toEqual(['calm']);
  expect(now()).toMatchObject({ doing: { is: 'resting' }, page: { acting: 0, notice: 'no' } });
});

test('nothing is taken back while something is shown', async () => {
  const { source, outside, did, now } = rested([you, far]);
  await source.play(0, { type: 'hum' });
  outside.behind = true;
  did({ type: 'told' });
  expect(now().page.showing).toBe(true);
  expect(did({ type: 'undo', agreed: [] })).toEqual([]);
  expect(did({ type: 'redo', agreed: [] })).toEqual([]);
});

/** Ash has planned more than one whisper, and has whispered the first; the device goes to Birch. */
const handedOn = async () => {
  const table = rested([you, friend]);
  table.did({ type: 'reveal' });
  table.did({ type: 'shown' });
  expect(table.now().sitting).toBe(0);
  table.give({ type: 'play', commands: [say(1), say(2)] });
  table.did({ type: 'shown' });
  await table.source.play(0, say(1));
  table.did({ type: 'sent', answer: { ok: true } });
  table.did({ type: 'shown' });
  return table;
};

test('no plan, and nobody’s word that it is their turn, outlasts another’s turn at the screen', async () => {
  const { now } = await handedOn();
  expect(now().page).toMatchObject({ curtain: 1, acting: undefined });
  expect(now().own.plans.size).toBe(0);
  expect(now().sitting).toBeUndefined();
});

test('who is about to answer otherwise and takes back instead is done with it', async () => {
  const { did, now } = await handedOn();
  did({ type: 'reveal', seat: 0 });
  did({ type: 'shown' });
  expect(now()).toMatchObject({ changing: 0, page: { changing: true, acting: 0 } });
  expect(did({ type: 'undo', agreed: [] })).toContain('ask');
  expect(now().changing).toBeUndefined();
});
