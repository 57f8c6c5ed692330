/**
 * One open battle: it carries out what the flow (`flow.ts`, `reduce.ts`) wants done, with those who do it: the source that reads the match, the
 * showing, the computer that thinks, the keeping. Whatever comes of it goes back into the flow, one thing after the other.
 */

import type { Command, GameTypes, OrdersSaid, Seat } from '@muster/kernel';
import type { Brain } from './brain.ts';
import type { Clock } from './clock.ts';
import { makeThinker } from './computer-seats.ts';
import { type Around, type Effect, type Flow, firstFlow, type Input, type Next } from './flow.ts';
import type { SeatPlayers } from './players.ts';
import type { PresentedGame } from './presentation.ts';
import { reduce } from './reduce.ts';
import { makeSeating } from './seating.ts';
import { makeShowing, type Pace } from './showing.ts';
import { type Answer, countNoticed, type MatchSource } from './source.ts';
import type { TableActions, TableState } from './state.ts';
import { makeStore, type Store } from './store.ts';

/** So far from each other are the seeds of one question asked twice. */
const APART = 7919;

export type BattleTable<T extends GameTypes = GameTypes, X = unknown> = Store<TableState<T, X>> &
  TableActions<T> & {
    /** `agreed`: who was asked at this screen and said yes; who must agree elsewhere is asked there. */
    undo(agreed: readonly Seat[]): void;
    redo(agreed: readonly Seat[]): void;
    /** Whether people roll the dice, and draw the cards. */
    readonly realDice: boolean;
    readonly realCards: boolean;
    /** What was rolled, learned or answered stands. */
    readonly strict: boolean;
    /** As text; only when the battle is over. */
    record(): string | undefined;
    close(): void;
  };

/** What became of keeping a battle: another tab may have played it on, or deleted it. */
export type Written = 'kept' | 'playedOn' | 'deleted';

/** What a table needs of where it stands; tests bring their own. */
export interface Surroundings {
  readonly brain: Brain;
  readonly clock: Clock;
  readonly pace: Pace;
  /** For the luck of computer players; another one for every table. */
  readonly seed: number;
  /** Standing orders that the player gives as a battle begins; none where it is not said. */
  readonly usual?: OrdersSaid;
  /** The people at this screen hide nothing from each other: no curtain. */
  readonly openHands?: boolean | undefined;
  /** Keeps the battle as it stands, unless another tab has it now; rejects when that is impossible. */
  keep(): Promise<Written>;
}

const whyFailed = (e: unknown): string => (e instanceof Error ? e.message : 'nobody knows why');

export const openTable = <T extends GameTypes, X>(
  game: PresentedGame<T, X>,
  source: MatchSource<T>,
  players: SeatPlayers,
  { brain, clock, pace, seed, usual = {}, openHands, keep }: Surroundings,
): BattleTable<T, X> => {
  const { descriptor } = game;
  const seating = makeSeating(descriptor, source, players, openHands);
  const seatNames = descriptor.seatNames(source.standing('spectator').view.config);
  const showing = makeShowing(game, source, seating.firstEyes(), { clock, pace }, seating.isHere, () => publish());
  const thinker = makeThinker(descriptor.game, brain, (thinking) => dispatch({ type: 'thinks', thinking }));
  const around: Around<T> = {
    game,
    players,
    source,
    seating,
    eyes: () => showing.now().eyes,
    isBehind: showing.isBehind,
    luckAsked: () => source.realLuck?.awaited(),
    usual,
  };
  let flow: Flow<T> = firstFlow(source.standing('spectator').outcome);
  /** What came while something was reduced; the page sees nothing between. */
  const inputs: Input<T>[] = [];
  let isReducing = false;
  let tellHint: ((command: Command | undefined) => void) | undefined;

  const stateNow = (): TableState<T, X> => {
    const now = showing.now();
    const { requests, link } = source.standing('spectator');
    const { acting, curtain } = flow.page;
    const offers = seating.offers({ eyes: now.eyes, acting, curtain });
    return { ...now, ...flow.page, players, seatNames, handsOver: seating.handsOver, offers, requests, link };
  };
  const store = makeStore(stateNow());
  const publish = (): void => {
    if (!isReducing) store.set(stateNow());
  };

  /** A fault of the rules, met while it is decided what comes next, is told like any other. */
  const reduced = (input: Input<T>): Next<T> => {
    try {
      return reduce(around, flow, input);
    } catch (e) {
      if (input.type === 'broke') throw e;
      return reduce(around, flow, { type: 'broke', why: whyFailed(e) });
    }
  };

  const dispatch = (input: Input<T>): void => {
    inputs.push(input);
    if (isReducing) return;
    isReducing = true;
    try {
      for (let one = inputs.shift(); one !== undefined; one = inputs.shift()) {
        const { flow: after, effects } = reduced(one);
        flow = after;
        for (const effect of effects) carryOut(effect);
      }
    } finally {
      isReducing = false;
    }
    publish();
  };

  const broke = (e: unknown): void => dispatch({ type: 'broke', why: whyFailed(e) });

  /** What came of sending or asking something goes back into the flow. */
  const report = (type: 'sent' | 'asked' | 'answered', answering: Promise<Answer>): void => {
    answering.then((answer) => dispatch({ type, answer }), broke);
  };

  const give = (seat: Seat, command: T['command']): Promise<Answer> =>
    source.play(seat, command, countNoticed(source.noticed(seat)));

  /** How often somebody has asked what the computer would do. */
  let hints = 0;

  const think = ({ id, seat, level, view }: Effect<T> & { type: 'think' }): void => {
    const asking = flow.hint === undefined ? 0 : APART * hints; // asked again, it may find something else
    thinker.think({ seat, level, view, seed: seed + countNoticed(source.noticed(seat)) + asking }).then(
      (command) => dispatch({ type: 'thought', id, command }),
      (e: unknown) => dispatch({ type: 'noThought', id, why: whyFailed(e) }),
    );
  };

  /** Of what is shown one after the other, the last one tells that everything has been. */
  let shows = 0;
  const show = (shown: Promise<void>): void => {
    const mine = ++shows;
    shown.then(() => {
      if (mine === shows) dispatch({ type: 'shown' });
    }, broke);
  };

  const keepNow = (): void => {
    keep().then(
      (written) => {
        if (written !== 'kept') dispatch({ type: 'kept', written });
      },
      () => dispatch({ type: 'notKept' }),
    );
  };

  const carryOut = (effect: Effect<T>): void => {
    switch (effect.type) {
      case 'order':
        Promise.all(effect.commands.map((command) => give(effect.seat, command))).then(
          () => dispatch({ type: 'ordered' }),
          broke,
        );
        break;
      case 'show':
        show(showing.catchUp());
        break;
      case 'showAgain':
        show(showing.showAgain(effect.since));
        break;
      case 'hurryShow':
        showing.hurry();
        break;
      case 'look':
        showing.lookWith(effect.eyes);
        break;
      case 'calm':
        showing.calm();
        thinker.calm();
        break;
      case 'send':
        report('sent', give(effect.turn.seat, effect.turn.command));
        break;
      case 'think':
        think(effect);
        break;
      case 'stopThought':
        thinker.stop();
        break;
      case 'hurryThought':
        thinker.hurry();
        break;
      case 'hinted':
        tellHint?.(effect.command);
        tellHint = undefined;
        break;
      case 'ask':
        report(effect.waits ? 'asked' : 'answered', source.ask(effect.kind, effect.by, effect.agreed));
        break;
      case 'answer':
        report('answered', source.answer(effect.id, effect.seat, effect.yes));
        break;
      case 'withdraw':
        report('answered', source.withdraw(effect.id, effect.by));
        break;
      case 'keep':
        keepNow();
        break;
      case 'end':
        for (const unlisten of unlistens) unlisten?.();
    }
  };

  const suggest: TableActions<T>['suggest'] = (view) =>
    new Promise((resolve) => {
      hints += 1;
      dispatch({ type: 'suggest', view });
      if (flow.hint === undefined || tellHint !== undefined)
        resolve(undefined); // one at a time
      else tellHint = resolve;
    });

  const unlistens = [
    source.listen(() => dispatch({ type: 'told' })),
    source.realLuck?.listen(() => dispatch({ type: 'luckAsked' })),
  ];
  dispatch({ type: 'opened' });
  const { getState, getInitialState, subscribe } = store;
  return {
    getState,
    getInitialState,
    subscribe,
    play: (command, seat) => dispatch({ type: 'play', seat, commands: [command] }),
    playInTurn: (commands) => dispatch({ type: 'play', commands }),
    letPlay: () => dispatch({ type: 'letPlay' }),
    suggest,
    undo: (agreed) => dispatch({ type: 'undo', agreed }),
    redo: (agreed) => dispatch({ type: 'redo', agreed }),
    answerRequest: (id, yes) => dispatch({ type: 'answerRequest', id, yes }),
    withdrawRequest: (id) => dispatch({ type: 'withdrawRequest', id }),
    reveal: (seat) => dispatch({ type: 'reveal', seat }),
    leave: () => dispatch({ type: 'leave' }),
    skip: () => dispatch({ type: 'skip' }),
    tryAgain: () => dispatch({ type: 'tryAgain' }),
    realDice: source.realLuck !== undefined,
    realCards: source.realCards === true,
    strict: source.strict === true,
    giveLuck: (values) => source.realLuck?.give(values),
    withdrawLuck: () => source.realLuck?.withdraw(),
    settled: showing.settled,
    mayShowAgain: showing.remembers,
    showAgain: (since) => dispatch({ type: 'showAgain', since }),
    record: () => {
      const record = source.record();
      return record && JSON.stringify(record, null, 1);
    },
    forgetNotice: () => dispatch({ type: 'forgetNotice' }),
    close: () => dispatch({ type: 'close' }),
  };
};
