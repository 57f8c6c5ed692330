/** The steps that a table takes: what is new is shown, then whoever is next acts, and when that is a person it rests. */

import type { Level } from '@muster/ai';
import type { GameTypes, Seat } from '@muster/kernel';
import { askedComputer, FOR_PEOPLE } from './computer-seats.ts';
import {
  type Around,
  type Doing,
  type Effect,
  type Flow,
  type Next,
  NO_DECISIONS,
  type Page,
  type Turn,
} from './flow.ts';
import { forget, nextAnswer } from './own-answers.ts';
import type { Looks } from './seating.ts';

/** All of `flow`, but for what is given; of the page likewise. */
export const but = <T extends GameTypes>(
  flow: Flow<T>,
  change: Partial<Flow<T>>,
  page: Partial<Page<T>> = {},
): Flow<T> => ({
  ...flow,
  ...change,
  page: { ...flow.page, ...page },
});

export const next = <T extends GameTypes>(flow: Flow<T>, ...effects: readonly Effect<T>[]): Next<T> => ({
  flow,
  effects,
});

/** First these effects, then what is next. */
export const after = <T extends GameTypes>(
  effects: readonly Effect<T>[],
  { flow, effects: more }: Next<T>,
): Next<T> => ({
  flow,
  effects: [...effects, ...more],
});

export const isFree = <T extends GameTypes>({ doing }: Flow<T>): boolean =>
  doing.is === 'resting' || doing.is === 'failed';

export const looksOf = <T extends GameTypes>(a: Around<T>, { page }: Flow<T>): Looks => ({
  eyes: a.eyes(),
  acting: page.acting,
  curtain: page.curtain,
});

export const BUSY = { showing: true, acting: undefined } as const;

/** What is new is shown first. */
export const goOn = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Next<T> => {
  const showing: Partial<Flow<T>> = { doing: { is: 'showing' } };
  if (a.eyes() === 'everyone' && a.source.standing('spectator').outcome === undefined) {
    const eyes = a.seating.firstEyes(); // the end was taken back
    return next(but(flow, showing, { failed: undefined }), { type: 'look', eyes }, { type: 'show' });
  }
  const page = a.isBehind() ? { ...BUSY, decisions: NO_DECISIONS, failed: undefined } : { failed: undefined };
  return next(but(flow, showing, page), { type: 'show' });
};

export const carryOn = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Next<T> =>
  isFree(flow) ? goOn(a, flow) : next(flow);

/** Everything has been shown: people are to decide. */
export const settle = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, failed?: string): Next<T> => {
  const { seating } = a;
  const mayChange = seating.mayChange();
  const isTooLate = flow.changing !== undefined && !mayChange.includes(flow.changing);
  const changing = isTooLate ? undefined : flow.changing;
  const { eyes, acting, curtain } = seating.whoLooks(a.eyes(), changing, flow.sitting);
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
      mayChange,
      changeWords: seating.changeWords(),
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

export const send = <T extends GameTypes>(
  flow: Flow<T>,
  turn: Turn<T['command']>,
  from: (Doing<T['command']> & { is: 'sending' })['from'],
): Next<T> => next(but(flow, { doing: { is: 'sending', turn, from } }), { type: 'send', turn });

export const think = <T extends GameTypes>(
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
      mayChange: a.seating.mayChange(),
      changeWords: a.seating.changeWords(),
    },
  );
  return next(thinking, { type: 'think', id, seat: who.seat, level: who.level, view });
};

export const roundNow = <T extends GameTypes>({ game, source }: Around<T>): number =>
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
  const { acting: seat } = a.seating.whoLooks(a.eyes(), flow.changing, flow.sitting);
  if (seat === undefined || flow.changing !== undefined) return settle(a, flow);
  const { own, command } = nextAnswer(a.game, flow.own, seat, a.source.standing(seat), a.players);
  const asked = but(flow, { own });
  return command === undefined ? settle(a, asked) : send(asked, { seat, command }, 'plan');
};

/** Everything has been shown: who is next? */
export const afterShown = <T extends GameTypes>(a: Around<T>, flow: Flow<T>): Next<T> => {
  if (a.isBehind()) return goOn(a, flow);
  if (flow.showAgainFrom !== undefined) {
    const since = flow.showAgainFrom;
    return next(but(flow, { showAgainFrom: undefined }, { ...BUSY, decisions: NO_DECISIONS }), {
      type: 'showAgain',
      since,
    });
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
export const answeredFor = <T extends GameTypes>(flow: Flow<T>, seat: Seat, played: number): Flow<T> => {
  const given = flow.forMe.get(seat);
  if (given === undefined) return flow;
  const goesOn = played > 0 && given.by.once !== true;
  const forMe = new Map([
    ...flow.forMe,
    [seat, { ...given, kinds: goesOn ? given.kinds : [], count: given.count + played }] as const,
  ]);
  return but(flow, { forMe });
};

export const fail = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, why: string): Next<T> =>
  settle(a, but(flow, {}, { thinking: undefined }), why);
