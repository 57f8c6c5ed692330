/** What a table does about everything that can happen to it. */

import { type Asks, type ForMe, type GameTypes, newlySaid, type Seat } from '@muster/kernel';
import { onAnswered, onAnswerRequest, onAsked, onRedo, onUndo, onWithdrawRequest } from './asking.ts';
import { FOR_PEOPLE } from './computer-seats.ts';
import { type Around, type Effect, type Flow, type Input, type Next, NO_DECISIONS } from './flow.ts';
import { follow, forget, heed } from './own-answers.ts';
import { type Answer, countNoticed } from './source.ts';
import {
  after,
  afterShown,
  answeredFor,
  BUSY,
  but,
  carryOn,
  fail,
  goOn,
  isFree,
  looksOf,
  next,
  roundNow,
  send,
  settle,
  think,
} from './steps.ts';

const CANNOT_SAVE =
  'This battle could not be saved: the browser’s storage is full or forbidden. Download the record to keep it.';
const TAKEN_BACK = 'its command was taken back';

const onSent = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, answer: Answer): Next<T> => {
  if (flow.doing.is !== 'sending') return next(flow);
  const { turn, from } = flow.doing;
  if (from === 'hand' || from === 'plan') return onOwnSent(a, flow, turn.seat, from, answer);
  if (answer.ok) return goOn(a, from === 'forPerson' ? answeredFor(flow, turn.seat, 1) : flow);
  return answer.code === 'late' ? goOn(a, flow) : fail(a, flow, answer.why ?? TAKEN_BACK);
};

const onOwnSent = <T extends GameTypes>(
  a: Around<T>,
  flow: Flow<T>,
  seat: Seat,
  from: 'hand' | 'plan',
  answer: Answer,
): Next<T> => {
  const sent = from === 'hand' ? but(flow, { queue: flow.queue.slice(1) }) : flow;
  if (answer.ok) return goOn(a, but(sent, { changing: sent.changing === seat ? undefined : sent.changing }));
  const refused = but(sent, { own: forget(sent.own, seat) }, { notice: answer.why });
  return from === 'hand' || a.isBehind() ? goOn(a, refused) : settle(a, refused); // the same would be answered again
};

const onThought = <T extends GameTypes>(
  a: Around<T>,
  flow: Flow<T>,
  { id, command }: { readonly id: number; readonly command: T['command'] | undefined },
): Next<T> => {
  const { doing } = flow;
  if (doing.is !== 'thinking' || doing.id !== id) return next(flow);
  const thought = but(flow, {}, { thinking: undefined });
  const { seat } = doing;
  if (doing.for === 'hint') return goOn(a, but(thought, { hint: { command } }));
  if (doing.for === 'computer')
    return command === undefined ? goOn(a, thought) : send(thought, { seat, command }, 'computer');
  if (command === undefined) return goOn(a, answeredFor(thought, seat, 0));
  const isTheirs = flow.forMe.get(seat)?.by.leaves?.(command, a.source.standing(seat).view) === true;
  return isTheirs
    ? goOn(a, answeredFor(but(thought, { left: { seat, command } }), seat, 0))
    : send(thought, { seat, command }, 'forPerson');
};

const onNoThought = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, id: number, why: string): Next<T> => {
  if (flow.doing.is !== 'thinking' || flow.doing.id !== id) return next(flow);
  if (flow.doing.for !== 'hint') return fail(a, flow, why);
  return goOn(a, but(flow, {}, { thinking: undefined, notice: why }));
};

/** A single answer to what a plan outlasts leaves the plan as it was; any other answer begins anew. */
const restOf = <T extends GameTypes>(
  a: Around<T>,
  flow: Flow<T>,
  seat: Seat,
  given: readonly T['command'][],
): readonly T['command'][] => {
  const decision = a.source.standing(seat).decisions.find((d) => d.seat === seat);
  const isOutlasted = decision !== undefined && a.game.ui.outlasts?.(decision) === true;
  return given.length === 0 && isOutlasted ? (flow.own.plans.get(seat) ?? given) : given;
};

const onPlay = <T extends GameTypes>(
  a: Around<T>,
  flow: Flow<T>,
  { seat: named, commands }: Input<T> & { type: 'play' },
): Next<T> => {
  const [command, ...given] = commands;
  const looks = looksOf(a, flow);
  const seat = named ?? a.seating.atScreen(looks);
  const isIdle = !flow.page.showing && flow.queue.length === 0 && flow.doing.is !== 'sending';
  if (seat === undefined || command === undefined || !a.seating.mayPlay(seat, command, looks, isIdle))
    return next(flow);
  const rest = restOf(a, flow, seat, given);
  const isOrder = a.game.descriptor.game.isPrivate(command); // standing orders change no plan
  const forMe = new Map([...flow.forMe].filter(([other]) => isOrder || other !== seat));
  const queued = but(
    flow,
    {
      queue: [...flow.queue, { seat, command }],
      own: isOrder ? flow.own : follow(heed(a.game, flow.own, seat, a.source.standing(seat), command), seat, rest),
      forMe,
      left: isOrder ? flow.left : undefined,
    },
    { notice: undefined },
  );
  const hurried: readonly Effect<T>[] = flow.page.showing ? [{ type: 'hurryShow' }, { type: 'stopThought' }] : [];
  return after(hurried, carryOn(a, queued));
};

/** What this kind of decision leaves to the computer; all answers where the game says no more. */
const offeredFor = <T extends GameTypes>(a: Around<T>, kind: string): ForMe<T['command'], T['state']> => {
  const asks: Readonly<Record<string, Asks<T['command'], T['state']>>> = a.game.descriptor.asks;
  const offered = asks[kind]?.forMe;
  return typeof offered === 'object' ? offered : { words: offered ?? '' };
};

const onLetPlay = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Next<T> => {
  const { acting: seat, decisions, showing } = flow.page;
  const kind = decisions.find((d) => d.seat === seat)?.kind;
  if (showing || !isFree(flow) || seat === undefined || kind === undefined) return next(flow);
  const by = offeredFor(a, kind);
  const given = { by, kinds: [kind, ...(by.also ?? [])], round: roundNow(a), count: 0 };
  const forMe = new Map([...flow.forMe, [seat, given] as const]);
  return carryOn(a, but(flow, { left: undefined, forMe }, { ...BUSY, notice: undefined }));
};

const onSuggest = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, view: T['state'] | undefined): Next<T> => {
  const { acting: seat, showing } = flow.page;
  if (showing || !isFree(flow) || seat === undefined) return next(flow);
  const asked = but(flow, { hint: { command: undefined } }, { notice: undefined });
  return think(a, asked, { seat, level: FOR_PEOPLE }, 'hint', view);
};

/** What is asked for; a card that one person alone may see, only when that person has come. */
const showAsked = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Flow<T> => {
  const asked = a.luckAsked();
  const whose = asked?.kind === 'draw' ? asked.seat : null;
  if (whose !== null && whose !== flow.sitting && a.seating.handsOver)
    return but(flow, {}, { awaited: undefined, curtain: whose });
  return but(flow, {}, asked === undefined ? { awaited: asked } : { awaited: asked, curtain: undefined });
};

const onReveal = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, who: Seat | undefined): Next<T> => {
  const { curtain, mayChange, thinking, acting } = flow.page;
  const seat = who ?? curtain;
  if (seat === undefined) return next(flow);
  const isExpected = seat === curtain || seat === acting;
  const there = isExpected ? but(flow, { sitting: seat }) : flow;
  if (a.luckAsked() !== undefined)
    return seat === curtain ? next(showAsked(a, there), { type: 'look', eyes: seat }) : next(there);
  if (!isExpected && (!mayChange.includes(seat) || (curtain === undefined && thinking === undefined)))
    return next(there);
  const come = isExpected ? there : but(there, { changing: seat });
  const stop: readonly Effect<T>[] = isExpected ? [] : [{ type: 'stopThought' }];
  if (!isFree(come)) return next(come, ...stop); // settles when the thought has ended
  return after([...stop, { type: 'look', eyes: seat }], carryOn(a, come));
};

const onShowAgain = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, since: number): Next<T> =>
  !isFree(flow) || flow.page.acting === undefined ? next(flow) : carryOn(a, but(flow, { showAgainFrom: since }));

/** What one's own command brings may be known before its answer is there: it is shown meanwhile. */
const onTold = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Next<T> =>
  flow.doing.is === 'sending' && a.isBehind()
    ? next(but(flow, {}, { ...BUSY, decisions: NO_DECISIONS }), { type: 'show' })
    : carryOn(a, flow);

/** What this player usually orders and the game does not have so already. */
const usualOrders = <T extends GameTypes>(a: Around<T>, you: Seat): readonly T['command'][] => {
  const { orders } = a.game.descriptor;
  const { view } = a.source.standing(you);
  const said = orders?.said(view, you);
  if (orders === undefined || said === undefined) return [];
  const changes = newlySaid(said, a.usual);
  return Object.keys(changes).length === 0 ? [] : orders.give(view, you, changes);
};

/** Standing orders that a player gives as a battle begins, unless something has happened already. */
const onOpened = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Next<T> => {
  const you = a.players.findIndex(({ kind }) => kind === 'you');
  const isFresh = you >= 0 && countNoticed(a.source.noticed(you)) <= 1;
  const commands = isFresh ? usualOrders(a, you) : [];
  if (commands.length === 0) return goOn(a, flow);
  return next(but(flow, { doing: { is: 'opening' } }), { type: 'order', seat: you, commands });
};

const close = <T extends GameTypes>(flow: Flow<T>): Next<T> => {
  const hinted: readonly Effect<T>[] = flow.hint === undefined ? [] : [{ type: 'hinted', command: undefined }];
  return next(
    but(flow, { doing: { is: 'closed' }, hint: undefined }),
    { type: 'end' },
    { type: 'hurryShow' },
    { type: 'stopThought' },
    ...hinted,
  );
};

/** What another tab has played is the battle; nothing goes on here. */
const onKept = <T extends GameTypes>(flow: Flow<T>, elsewhere: 'playedOn' | 'deleted'): Next<T> =>
  close(
    but(
      flow,
      {},
      {
        elsewhere,
        acting: undefined,
        curtain: undefined,
        decisions: NO_DECISIONS,
        mayChange: [],
        awaited: undefined,
        showing: false,
        thinking: undefined,
        failed: undefined,
        notice: undefined,
      },
    ),
  );

/** Something broke that should not: said, and the battle can be gone on with. */
const onBroke = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, why: string): Next<T> => {
  const isSent = flow.doing.is === 'sending' && flow.doing.from === 'hand';
  return fail(a, isSent ? but(flow, { queue: flow.queue.slice(1) }) : flow, why);
};

/** What is next after this. Once closed, nothing is. */
export const reduce = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, input: Input<T>): Next<T> => {
  if (input.type === 'forgetNotice') return next(but(flow, {}, { notice: undefined }));
  if (input.type === 'notKept') return next(but(flow, {}, { notice: CANNOT_SAVE }));
  if (flow.doing.is === 'closed') return next(flow);
  switch (input.type) {
    case 'opened':
      return onOpened(a, flow);
    case 'told':
      return after([{ type: 'keep' }], onTold(a, flow));
    case 'luckAsked':
      return next(showAsked(a, flow));
    case 'kept':
      return onKept(flow, input.written);
    case 'play':
      return onPlay(a, flow, input);
    case 'suggest':
      return onSuggest(a, flow, input.view);
    case 'undo':
      return onUndo(a, flow, input.agreed);
    case 'redo':
      return onRedo(a, flow, input.agreed);
    case 'answerRequest':
      return onAnswerRequest(a, flow, input.id, input.yes);
    case 'withdrawRequest':
      return onWithdrawRequest(a, flow, input.id);
    case 'reveal':
      return onReveal(a, flow, input.seat);
    case 'showAgain':
      return onShowAgain(a, flow, input.since);
    case 'letPlay':
      return onLetPlay(a, flow);
    case 'leave':
      return carryOn(a, but(flow, { changing: undefined }));
    case 'skip':
      return flow.page.showing ? next(flow, { type: 'hurryShow' }, { type: 'hurryThought' }) : next(flow);
    case 'tryAgain':
      return carryOn(a, flow);
    case 'close':
      return close(flow);
    case 'ordered':
      return flow.doing.is === 'opening' ? goOn(a, flow) : next(flow);
    case 'shown':
      return flow.doing.is === 'showing' ? afterShown(a, flow) : next(flow);
    case 'thinks':
      return flow.doing.is === 'thinking' ? next(but(flow, {}, { thinking: input.thinking })) : next(flow);
    case 'thought':
      return onThought(a, flow, input);
    case 'noThought':
      return onNoThought(a, flow, input.id, input.why);
    case 'sent':
      return onSent(a, flow, input.answer);
    case 'asked':
      return onAsked(a, flow, input.answer);
    case 'answered':
      return onAnswered(flow, input.answer);
    case 'broke':
      return onBroke(a, flow, input.why);
  }
};
