/**
 * Who sits at the screen: whose turn it is to look, to act, to answer otherwise and to take back. It reads, and changes nothing.
 *
 * People who know different things hand the device over behind a curtain, but only between secrets. A decision that the game calls
 * public is answered before all, with the eyes of all; one by a seat that knows nothing of its own, and whose answer everybody may
 * see, needs no curtain either. Who plays with open hands needs none at all.
 */

import type { Asks, Decision, Descriptor, Eyes, GameTypes, RedoOffer, Seat, UndoOffer } from '@muster/kernel';
import { isHere, type SeatPlayers, seatsHere } from './players.ts';
import type { MatchSource, Offers } from './source.ts';
import type { TableState } from './state.ts';

export type Looks = Pick<TableState, 'eyes' | 'acting' | 'curtain'>;

export interface Seating<T extends GameTypes> {
  /** Whether a person at this screen plays this seat. */
  isHere(seat: Seat): boolean;
  /** Whether people who keep things from each other share this screen. */
  readonly handsOver: boolean;
  /** With whose eyes a battle is opened. */
  firstEyes(): Eyes;
  /** `changing`: who has answered, and wants to answer otherwise; `sitting`: to whom the device was handed. */
  whoLooks(eyes: Eyes, changing: Seat | undefined, sitting: Seat | undefined): Looks;
  /** The people who have answered in secret, while others have not. */
  mayChange(): readonly Seat[];
  /** What they would do: `change the warband`. What is still asked of the others is what they had been asked. */
  changeWords(): string;
  /** What is asked; of who answers once more, what they had been asked. */
  decisions(acting: Seat | undefined, changing: Seat | undefined): readonly Decision[];
  /** For whom a command is when nobody says so: who acts or sits there; behind a curtain, who is to come. */
  atScreen(looks: Looks): Seat | undefined;
  /** Whether this command may come from this person now; `isFree`: everything has been shown, and nothing is on its way. */
  mayPlay(seat: Seat, command: T['command'], looks: Looks, isFree: boolean): boolean;
  /** What may be taken back, and played again: of who sits there. Where nobody does, of who came last, who must agree; where all do, of who came last. */
  offers(looks: Looks): Offers;
}

const isRecord = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

/** The same data, but for what is in `except`. */
const isSame = (a: unknown, b: unknown, except: ReadonlySet<unknown>): boolean => {
  if (a === b || (isRecord(a) && except.has(a))) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isSame(a[name], b[name], except));
};

export const makeSeating = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  source: Pick<MatchSource<T>, 'standing'>,
  players: SeatPlayers,
  openHands = false,
): Seating<T> => {
  const people = seatsHere(players);
  const here = (seat: Seat): boolean => isHere(players[seat]);
  const known = () => source.standing('spectator');
  /** People who know different things hand the device over, unless they play with open hands. */
  const handsOver = descriptor.secrets.length > 0 && people.length > 1 && !openHands;
  const isOver = (): boolean => known().outcome !== undefined;

  const kindOf = (seat: Seat): string | undefined => known().decisions.find((d) => d.seat === seat)?.kind;

  const isPublic = (seat: Seat): boolean => {
    const kind = kindOf(seat);
    const asks: Readonly<Record<string, Asks>> = descriptor.asks;
    return kind !== undefined && asks[kind]?.secret === false;
  };

  /** Its own view shows nothing more than everybody's, standing orders aside. */
  const knowsNothingMore = (seat: Seat): boolean => {
    const { view } = source.standing(seat);
    const own = descriptor.withoutKnown?.(view) ?? view;
    const all = descriptor.withoutKnown?.(known().view) ?? known().view;
    const orders = descriptor.standingOrders(own);
    return isSame(own, all, new Set([orders, ...(Array.isArray(orders) ? orders : [])]));
  };

  const answersOf = (seat: Seat): readonly T['command'][] => {
    const { game } = descriptor;
    return game.candidates(source.standing(seat).view, seat).filter((c) => !game.isPrivate(c));
  };
  const hidesSome = (seat: Seat): boolean => answersOf(seat).some((c) => descriptor.hidesPart?.(c) === true);
  const answersOpenly = (seat: Seat): boolean => {
    const answers = answersOf(seat);
    return answers.length > 0 && !answers.some((c) => descriptor.isSecret(c, known().view.config)) && !hidesSome(seat);
  };

  /** Who already sits there is asked first, so that nothing is handed over in vain. */
  const whoLooks: Seating<T>['whoLooks'] = (eyes, changing, sitting) => {
    if (isOver()) return { eyes: 'everyone', acting: undefined, curtain: undefined };
    if (changing !== undefined) return { eyes: changing, acting: changing, curtain: undefined };
    const asked = known().decisions.flatMap((d) => (here(d.seat) ? [d.seat] : []));
    const seat = asked.find((s) => s === eyes) ?? asked[0];
    if (seat === undefined) return { eyes, acting: undefined, curtain: undefined };
    const isTheirs = seat === eyes && seat === sitting; // whose eyes were lent without a curtain, before all, has no secrets there
    if (isTheirs || !handsOver) return { eyes: seat, acting: seat, curtain: undefined };
    if (knowsNothingMore(seat) && (isPublic(seat) ? !hidesSome(seat) : answersOpenly(seat)))
      return { eyes: seat, acting: seat, curtain: undefined };
    if (isPublic(seat)) return { eyes: 'spectator', acting: seat, curtain: undefined };
    return { eyes: 'spectator', acting: undefined, curtain: seat };
  };

  const changeWords = (): string => {
    const asks: Readonly<Record<string, Asks>> = descriptor.asks;
    const [still] = known().decisions;
    return (still && asks[still.kind]?.changeWords) ?? 'answer otherwise';
  };

  const decisions = (acting: Seat | undefined, changing: Seat | undefined): readonly Decision[] => {
    const asked = source.standing(acting ?? 'spectator').decisions;
    const same = acting === changing ? asked[0] : undefined;
    return same === undefined || acting === undefined ? asked : [{ ...same, seat: acting }, ...asked];
  };

  const mayPlay: Seating<T>['mayPlay'] = (seat, command, { eyes, acting }, isFree) => {
    if (!here(seat) || isOver()) return false;
    if (handsOver && descriptor.isSecret(command, known().view.config) && eyes !== seat) return false; // only who sits there tells a secret
    return descriptor.isAnytime(command) || (isFree && acting === seat);
  };

  /** Of who sits there; where that is nobody alone, the nearest one, and whose it is must agree. */
  const nearest = <O extends UndoOffer | RedoOffer>(
    { acting, eyes }: Looks,
    offerOf: (seat: Seat) => O | undefined,
  ): O | undefined => {
    const isBeforeAll = eyes === 'spectator' && acting !== undefined;
    const sitting = handsOver && !isBeforeAll ? (acting ?? eyes) : 'everyone';
    const whose = typeof sitting === 'number' ? [sitting] : people;
    const offer = whose.flatMap((seat) => offerOf(seat) ?? []).sort((a, b) => a.count - b.count)[0];
    const isTheirs = !handsOver || isBeforeAll || typeof sitting === 'number';
    return offer === undefined || isTheirs ? offer : { ...offer, consent: [offer.by, ...offer.consent] };
  };

  return {
    isHere: here,
    handsOver,
    firstEyes: () => (isOver() ? 'everyone' : handsOver ? 'spectator' : (people[0] ?? 'spectator')),
    whoLooks,
    mayChange: () => (isOver() ? [] : people.filter((seat) => descriptor.mayAnswerAgain(known().view, seat))),
    changeWords,
    decisions,
    atScreen: ({ acting, curtain, eyes }) => acting ?? curtain ?? (typeof eyes === 'number' ? eyes : people[0]),
    mayPlay,
    offers: (looks) => ({
      undo: nearest(looks, (seat) => source.standing(seat).offers.undo),
      redo: nearest(looks, (seat) => source.standing(seat).offers.redo),
    }),
  };
};
