/**
 * What a table does next. It is always in one of a few named states (`Doing`); whatever happens comes in as an `Input`, and what is to be
 * done about it outside goes out as `Effect`s, which somebody else carries out (`table.ts`). A person can act when everything has been
 * shown, and the page is told what one pair of eyes may see, never more.
 */

import type { Level } from '@muster/ai';
import type { Asks, Decision, Eyes, ForMe, GameTypes, Outcome, Seat } from '@muster/kernel';
import type { AskedLuck } from './asked-luck.ts';
import { askedComputer, FOR_PEOPLE, type Thinking } from './computer-seats.ts';
import { follow, forget, NO_ANSWERS, nextAnswer, type OwnAnswers, PAUSED } from './own-answers.ts';
import type { SeatPlayers } from './players.ts';
import type { PresentedGame } from './presentation.ts';
import { isAsked } from './requests.ts';
import type { Looks, Seating } from './seating.ts';
import type { Answer, MatchSource } from './source.ts';
import type { TableState } from './state.ts';

/** Who gives which command. */
export interface Turn<C> {
  readonly seat: Seat;
  readonly command: C;
}

/** What takes its time; nothing else begins before it has ended. */
export type Doing<C> =
  /** Standing orders go before everything else. */
  | { readonly is: 'opening' }
  /** What is new is shown, or something once more. */
  | { readonly is: 'showing' }
  /** `id`: a thought that is not waited for any more may still end. */
  | { readonly is: 'thinking'; readonly id: number; readonly seat: Seat; readonly for: 'computer' | 'person' | 'hint' }
  | { readonly is: 'sending'; readonly turn: Turn<C>; readonly from: 'hand' | 'plan' | 'computer' | 'forPerson' }
  /** `more`: so many commands of the computer for this seat go back with the first one. */
  | { readonly is: 'asking'; readonly by: Seat; readonly agreed: readonly Seat[]; readonly more: number }
  /** People are to decide, here or elsewhere, or it is over. */
  | { readonly is: 'resting' }
  | { readonly is: 'failed' }
  | { readonly is: 'closed' };

/** What the computer answers for a person. */
interface ForPerson<T extends GameTypes> {
  readonly by: ForMe<T['command'], T['state']>;
  /** The kinds of decision; none when it is done. */
  readonly kinds: readonly string[];
  readonly round: number;
  /** How many commands it has given so. */
  readonly count: number;
}

/** What is shown beside the table itself. */
export type Page<T extends GameTypes> = Pick<
  TableState<T>,
  | 'decisions'
  | 'left'
  | 'acting'
  | 'curtain'
  | 'again'
  | 'againWords'
  | 'changing'
  | 'outcome'
  | 'showing'
  | 'thinking'
  | 'failed'
  | 'elsewhere'
  | 'asked'
  | 'notice'
>;

export interface Flow<T extends GameTypes = GameTypes> {
  readonly doing: Doing<T['command']>;
  readonly page: Page<T>;
  /** What people have commanded; the first one is on its way while it is sent. */
  readonly queue: readonly Turn<T['command']>[];
  readonly own: OwnAnswers<T['command']>;
  /** Has answered, and wants to answer otherwise. */
  readonly changing: Seat | undefined;
  readonly forMe: ReadonlyMap<Seat, ForPerson<T>>;
  /** What the computer would have done next and left to the person. */
  readonly left: Turn<T['command']> | undefined;
  /** Who has said that the device is theirs now. */
  readonly sitting: Seat | undefined;
  /** What is to be shown once more, from this number on. */
  readonly again: number | undefined;
  /** What somebody asked the computer for; told when everything is shown. */
  readonly hint: { readonly command: T['command'] | undefined } | undefined;
  /** How many thoughts have begun. */
  readonly thoughts: number;
}

export type Input<T extends GameTypes> =
  | { readonly type: 'opened' }
  // from the source and the keeping
  | { readonly type: 'told' | 'luckAsked' | 'notKept' }
  | { readonly type: 'kept'; readonly written: 'playedOn' | 'deleted' }
  // from whoever sits there; without a seat, for who acts there
  | { readonly type: 'play'; readonly seat?: Seat | undefined; readonly commands: readonly T['command'][] }
  | { readonly type: 'suggest'; readonly view?: T['state'] | undefined }
  | { readonly type: 'undo' | 'redo'; readonly agreed: readonly Seat[] }
  | { readonly type: 'answerRequest'; readonly id: number; readonly yes: boolean }
  | { readonly type: 'withdrawRequest'; readonly id: number }
  | { readonly type: 'reveal'; readonly seat?: Seat | undefined }
  | { readonly type: 'showAgain'; readonly since: number }
  | { readonly type: 'letPlay' | 'leave' | 'skip' | 'tryAgain' | 'forgetNotice' | 'close' }
  // what came of effects
  | { readonly type: 'ordered' | 'shown' }
  | { readonly type: 'thinks'; readonly thinking: Thinking }
  | { readonly type: 'thought'; readonly id: number; readonly command: T['command'] | undefined }
  | { readonly type: 'noThought'; readonly id: number; readonly why: string }
  | { readonly type: 'sent' | 'asked' | 'answered'; readonly answer: Answer }
  | { readonly type: 'broke'; readonly why: string };

export type Effect<T extends GameTypes> =
  | { readonly type: 'order'; readonly seat: Seat; readonly commands: readonly T['command'][] }
  | { readonly type: 'show' | 'hurryShow' | 'stopThought' | 'hurryThought' | 'calm' | 'keep' | 'end' }
  | { readonly type: 'showAgain'; readonly since: number }
  | { readonly type: 'look'; readonly eyes: Eyes }
  | { readonly type: 'send'; readonly turn: Turn<T['command']> }
  | {
      readonly type: 'think';
      readonly id: number;
      readonly seat: Seat;
      readonly level: Level;
      readonly view: T['state'];
    }
  | { readonly type: 'hinted'; readonly command: T['command'] | undefined }
  | {
      readonly type: 'ask';
      readonly kind: 'takeBack' | 'redo';
      readonly by: Seat;
      readonly agreed: readonly Seat[];
      /** Whether it is waited for: not where people elsewhere have to answer. */
      readonly waits: boolean;
    }
  | { readonly type: 'answer'; readonly id: number; readonly seat: Seat; readonly yes: boolean }
  | { readonly type: 'withdraw'; readonly id: number; readonly by: Seat };

export interface Next<T extends GameTypes> {
  readonly flow: Flow<T>;
  readonly effects: readonly Effect<T>[];
}

/** What is read while it is decided what comes next. */
export interface Around<T extends GameTypes> {
  readonly game: PresentedGame<T>;
  readonly players: SeatPlayers;
  readonly source: Pick<MatchSource<T>, 'standing' | 'noticed' | 'seats'>;
  readonly seating: Seating<T>;
  /** With whose eyes the table is looked at. */
  eyes(): Eyes;
  /** Whether something that these eyes have noticed has not been shown. */
  isBehind(): boolean;
  luckAsked(): AskedLuck | undefined;
}

const CANNOT_SAVE =
  'This battle could not be saved: the browser’s storage is full or forbidden. Download the record to keep it.';
const TAKEN_BACK = 'its command was taken back';

const NO_DECISIONS: readonly Decision[] = [];

export const firstFlow = <T extends GameTypes>(outcome: Outcome | undefined): Flow<T> => ({
  doing: { is: 'resting' },
  page: {
    decisions: NO_DECISIONS,
    left: undefined,
    acting: undefined,
    curtain: undefined,
    again: [],
    againWords: '',
    changing: false,
    outcome,
    showing: false,
    thinking: undefined,
    failed: undefined,
    elsewhere: undefined,
    asked: undefined,
    notice: undefined,
  },
  queue: [],
  own: NO_ANSWERS,
  changing: undefined,
  forMe: new Map(),
  left: undefined,
  sitting: undefined,
  again: undefined,
  hint: undefined,
  thoughts: 0,
});

/** All of `flow`, but for what is given; of the page likewise. */
const but = <T extends GameTypes>(flow: Flow<T>, change: Partial<Flow<T>>, page: Partial<Page<T>> = {}): Flow<T> => ({
  ...flow,
  ...change,
  page: { ...flow.page, ...page },
});

const next = <T extends GameTypes>(flow: Flow<T>, ...effects: readonly Effect<T>[]): Next<T> => ({ flow, effects });

/** First these effects, then what is next. */
const after = <T extends GameTypes>(effects: readonly Effect<T>[], { flow, effects: more }: Next<T>): Next<T> => ({
  flow,
  effects: [...effects, ...more],
});

const isFree = <T extends GameTypes>({ doing }: Flow<T>): boolean => doing.is === 'resting' || doing.is === 'failed';

const looksOf = <T extends GameTypes>(a: Around<T>, { page }: Flow<T>): Looks => ({
  eyes: a.eyes(),
  acting: page.acting,
  curtain: page.curtain,
});

const BUSY = { showing: true, acting: undefined } as const;

/** What is new is shown first. */
const goOn = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Next<T> => {
  const showing: Partial<Flow<T>> = { doing: { is: 'showing' } };
  if (a.eyes() === 'everyone' && a.source.standing('spectator').outcome === undefined) {
    const eyes = a.seating.firstEyes(); // the end was taken back
    return next(but(flow, showing, { failed: undefined }), { type: 'look', eyes }, { type: 'show' });
  }
  const page = a.isBehind() ? { ...BUSY, decisions: NO_DECISIONS, failed: undefined } : { failed: undefined };
  return next(but(flow, showing, page), { type: 'show' });
};

const carryOn = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Next<T> =>
  isFree(flow) ? goOn(a, flow) : next(flow);

/** Everything has been shown: people are to decide. */
const settle = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, failed?: string): Next<T> => {
  const { seating } = a;
  const again = seating.mayChange();
  const isTooLate = flow.changing !== undefined && !again.includes(flow.changing);
  const changing = isTooLate ? undefined : flow.changing;
  const { eyes, acting, curtain } = seating.whoLooks(a.eyes(), changing);
  const settled = but(
    flow,
    {
      doing: { is: failed === undefined ? 'resting' : 'failed' },
      changing,
      sitting: eyes === flow.sitting ? flow.sitting : undefined,
      own: curtain === undefined ? flow.own : forget(flow.own), // a plan does not outlast another's turn at the screen
      hint: undefined,
    },
    {
      acting,
      curtain,
      again,
      againWords: seating.againWords(),
      changing: changing !== undefined,
      decisions: seating.decisions(acting, changing),
      left: flow.left?.seat === acting ? flow.left?.command : undefined,
      outcome: a.source.standing('spectator').outcome,
      showing: false,
      thinking: undefined,
      failed,
    },
  );
  const effects: Effect<T>[] = [{ type: 'calm' }];
  if (eyes !== a.eyes()) effects.push({ type: 'look', eyes });
  if (flow.hint !== undefined) effects.push({ type: 'hinted', command: flow.hint.command });
  return next(settled, ...effects);
};

const send = <T extends GameTypes>(
  flow: Flow<T>,
  turn: Turn<T['command']>,
  from: (Doing<T['command']> & { is: 'sending' })['from'],
): Next<T> => next(but(flow, { doing: { is: 'sending', turn, from } }), { type: 'send', turn });

const think = <T extends GameTypes>(
  a: Around<T>,
  flow: Flow<T>,
  who: { readonly seat: Seat; readonly level: Level },
  why: (Doing<T['command']> & { is: 'thinking' })['for'],
  view: T['state'] = a.source.standing(who.seat).view,
): Next<T> => {
  const id = flow.thoughts + 1;
  const thinking = but(
    flow,
    { thoughts: id, doing: { is: 'thinking', id, seat: who.seat, for: why } },
    {
      ...BUSY,
      thinking: { seat: who.seat, progress: 0 },
      again: a.seating.mayChange(),
      againWords: a.seating.againWords(),
    },
  );
  return next(thinking, { type: 'think', id, seat: who.seat, level: who.level, view });
};

const roundNow = <T extends GameTypes>({ game, source }: Around<T>): number =>
  game.descriptor.roundOf(source.standing('spectator').view);

/** What the computer answers next for a person, as long as the same is asked. */
const forPerson = <T extends GameTypes>(
  a: Around<T>,
  flow: Flow<T>,
): { readonly flow: Flow<T>; readonly seat: Seat | undefined } => {
  const forMe = new Map(flow.forMe);
  for (const { seat, kind } of a.source.standing('spectator').decisions) {
    const given = forMe.get(seat);
    if (given === undefined || given.kinds.length === 0) continue;
    if (given.kinds.includes(kind) && (given.by.thisRound !== true || given.round === roundNow(a)))
      return { flow: but(flow, { forMe }), seat };
    forMe.set(seat, { ...given, kinds: [] });
  }
  return { flow: but(flow, { forMe }), seat: undefined };
};

/** What who sits there and is asked answers by itself. */
const ownAnswer = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Next<T> => {
  const { acting: seat } = a.seating.whoLooks(a.eyes(), flow.changing);
  if (seat === undefined || flow.changing !== undefined) return settle(a, flow);
  const { own, command } = nextAnswer(a.game, flow.own, seat, a.source.standing(seat), a.players);
  const asked = but(flow, { own });
  return command === undefined ? settle(a, asked) : send(asked, { seat, command }, 'plan');
};

/** Everything has been shown: who is next? */
const afterShown = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Next<T> => {
  if (a.isBehind()) return goOn(a, flow);
  if (flow.again !== undefined) {
    const since = flow.again;
    return next(but(flow, { again: undefined }, { ...BUSY, decisions: NO_DECISIONS }), { type: 'showAgain', since });
  }
  const [turn] = flow.queue;
  if (turn !== undefined) return send(flow, turn, 'hand');
  const { decisions } = a.source.standing('spectator');
  const computer = flow.changing === undefined ? askedComputer(decisions, a.players, a.source.seats) : undefined;
  if (computer !== undefined) return think(a, flow, computer, 'computer');
  const { flow: asked, seat } = forPerson(a, flow);
  if (seat !== undefined) return think(a, asked, { seat, level: FOR_PEOPLE }, 'person');
  return ownAnswer(a, asked);
};

/** The computer is done answering for this seat, unless it goes on; `played`: so many more commands were its own. */
const answeredFor = <T extends GameTypes>(flow: Flow<T>, seat: Seat, played: number): Flow<T> => {
  const given = flow.forMe.get(seat);
  if (given === undefined) return flow;
  const goesOn = played > 0 && given.by.once !== true;
  const forMe = new Map([
    ...flow.forMe,
    [seat, { ...given, kinds: goesOn ? given.kinds : [], count: given.count + played }] as const,
  ]);
  return but(flow, { forMe });
};

const fail = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, why: string): Next<T> =>
  settle(a, but(flow, {}, { thinking: undefined }), why);

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

const onPlay = <T extends GameTypes>(
  a: Around<T>,
  flow: Flow<T>,
  { seat: given, commands }: Input<T> & { type: 'play' },
): Next<T> => {
  const [command, ...rest] = commands;
  const looks = looksOf(a, flow);
  const seat = given ?? a.seating.atScreen(looks);
  const isIdle = !flow.page.showing && flow.queue.length === 0 && flow.doing.is !== 'sending';
  if (seat === undefined || command === undefined || !a.seating.mayPlay(seat, command, looks, isIdle))
    return next(flow);
  const isOrder = a.game.descriptor.game.isPrivate(command); // standing orders change no plan
  const forMe = new Map([...flow.forMe].filter(([other]) => isOrder || other !== seat));
  const queued = but(
    flow,
    {
      queue: [...flow.queue, { seat, command }],
      own: isOrder ? flow.own : follow(flow.own, seat, rest),
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

const isElsewhere = <T extends GameTypes>({ players }: Around<T>, seat: Seat): boolean => players[seat]?.kind === 'far';

/** Whether it waits for somebody who is not at this screen. */
const asksElsewhere = <T extends GameTypes>(a: Around<T>, consent: readonly Seat[], agreed: readonly Seat[]): boolean =>
  consent.some((seat) => !agreed.includes(seat) && isElsewhere(a, seat));

/** Whether something can be taken back now: everything has been shown, or the computer thinks, and nothing is on its way. */
const mayAsk = <T extends GameTypes>({ doing, page }: Flow<T>): boolean =>
  doing.is !== 'sending' &&
  doing.is !== 'asking' &&
  doing.is !== 'opening' &&
  (!page.showing || doing.is === 'thinking');

const onUndo = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, agreed: readonly Seat[]): Next<T> => {
  const offer = a.seating.offers(looksOf(a, flow)).undo;
  if (offer === undefined || !mayAsk(flow)) return next(flow);
  const { by } = offer;
  if (asksElsewhere(a, offer.consent, agreed))
    return next(but(flow, takenBack(), { notice: undefined }), {
      type: 'ask',
      kind: 'takeBack',
      by,
      agreed,
      waits: false,
    });
  const more = (flow.forMe.get(by)?.count ?? 1) - 1;
  const asking = but(flow, { ...takenBack(), changing: undefined, doing: { is: 'asking', by, agreed, more } });
  return next(asking, { type: 'ask', kind: 'takeBack', by, agreed, waits: true }, { type: 'stopThought' });
};

/** Nothing that was planned or left to the computer goes on after a take-back. */
const takenBack = <T extends GameTypes>(): Pick<Flow<T>, 'own' | 'forMe' | 'left'> => ({
  own: PAUSED,
  forMe: new Map(),
  left: undefined,
});

const onRedo = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, agreed: readonly Seat[]): Next<T> => {
  const offer = a.seating.offers(looksOf(a, flow)).redo;
  if (offer === undefined || flow.page.showing || !mayAsk(flow)) return next(flow);
  const { by } = offer;
  if (asksElsewhere(a, offer.consent, agreed))
    return next(but(flow, {}, { notice: undefined }), { type: 'ask', kind: 'redo', by, agreed, waits: false });
  const asking = but(flow, { changing: undefined, doing: { is: 'asking', by, agreed, more: 0 } });
  return next(asking, { type: 'ask', kind: 'redo', by, agreed, waits: true });
};

/** What became of a request that was waited for; what the computer has played for this seat is taken back as one. */
const onAsked = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, answer: Answer): Next<T> => {
  if (flow.doing.is !== 'asking') return next(flow);
  const { by, agreed, more } = flow.doing;
  const told = but(flow, {}, { notice: answer.ok ? undefined : answer.why });
  const offer = answer.ok && more > 0 ? a.source.standing(by).offers.undo : undefined;
  if (offer === undefined || !offer.consent.every((seat) => agreed.includes(seat))) return goOn(a, told);
  const asking = but(told, { doing: { is: 'asking', by, agreed, more: more - 1 } });
  return next(asking, { type: 'ask', kind: 'takeBack', by, agreed, waits: true });
};

/** What people elsewhere have answered, whatever is done meanwhile. */
const onAnswered = <T extends GameTypes>(flow: Flow<T>, answer: Answer): Next<T> =>
  next(answer.ok ? flow : but(flow, {}, { notice: answer.why }));

const onAnswerRequest = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, id: number, yes: boolean): Next<T> => {
  const request = a.source.standing('spectator').requests.find((one) => one.id === id);
  const asked = request?.of.filter((seat) => isAsked(request, seat) && a.seating.isHere(seat)) ?? [];
  return next(flow, ...asked.map((seat) => ({ type: 'answer', id, seat, yes }) as const));
};

const onWithdrawRequest = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, id: number): Next<T> => {
  const request = a.source.standing('spectator').requests.find((one) => one.id === id);
  if (request === undefined || !a.seating.isHere(request.by)) return next(flow);
  return next(flow, { type: 'withdraw', id, by: request.by });
};

/** What is asked for; a card that one person alone may see, only when that person has come. */
const showAsked = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Flow<T> => {
  const asked = a.luckAsked();
  const whose = asked?.kind === 'draw' ? asked.seat : null;
  if (whose !== null && whose !== flow.sitting && a.seating.handsOver)
    return but(flow, {}, { asked: undefined, curtain: whose });
  return but(flow, {}, asked === undefined ? { asked } : { asked, curtain: undefined });
};

const onReveal = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, who: Seat | undefined): Next<T> => {
  const { curtain, again, thinking, acting } = flow.page;
  const seat = who ?? curtain;
  if (seat === undefined) return next(flow);
  const isExpected = seat === curtain || seat === acting;
  const there = isExpected ? but(flow, { sitting: seat }) : flow;
  if (a.luckAsked() !== undefined)
    return seat === curtain ? next(showAsked(a, there), { type: 'look', eyes: seat }) : next(there);
  if (!isExpected && (!again.includes(seat) || (curtain === undefined && thinking === undefined))) return next(there);
  const come = isExpected ? there : but(there, { changing: seat });
  const stop: readonly Effect<T>[] = isExpected ? [] : [{ type: 'stopThought' }];
  if (!isFree(come)) return next(come, ...stop); // settles when the thought has ended
  return after([...stop, { type: 'look', eyes: seat }], carryOn(a, come));
};

const onShowAgain = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, since: number): Next<T> =>
  !isFree(flow) || flow.page.acting === undefined ? next(flow) : carryOn(a, but(flow, { again: since }));

/** Standing orders that a player gives as a battle begins, unless something has happened already. */
const onOpened = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Next<T> => {
  const you = a.players.findIndex(({ kind }) => kind === 'you');
  const isFresh = you >= 0 && a.source.noticed(you).length <= 1;
  const commands = isFresh ? (a.game.ui.usualOrders?.() ?? []) : [];
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
        again: [],
        asked: undefined,
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
      return after([{ type: 'keep' }], carryOn(a, flow));
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
