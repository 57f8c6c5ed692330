/**
 * An event says once how it looks: a game has one record with a stage for each type of event, and what a table asks of events is made
 * from it. A new type of event does not compile before somebody has thought of its stage; null: only the log tells it.
 */

import type { GameEvent, GameTypes, Seat } from '@muster/kernel';
import type { Beat, Deed, Manner, Presentation, Sound } from './presentation.ts';

/** What lies on the board beside the state. */
export interface AnyScene {
  /** Who is on the way just now. */
  readonly travel: unknown;
  /** What goes on between some of them: an attack with its dice and what came of it. */
  readonly moment: unknown;
  /** What somebody did, left to be seen. */
  readonly traces: readonly unknown[];
}

/** The types of a table, as one bundle, like those of a game. */
export interface StageTypes extends GameTypes {
  /** Whom or what an event concerns, as the events name them. */
  readonly place: unknown;
  readonly scene: AnyScene;
}

type MomentOf<T extends StageTypes> = Exclude<T['scene']['moment'], undefined>;
type TraceOf<T extends StageTypes> = T['scene']['traces'][number];
type TravelOf<T extends StageTypes> = T['scene']['travel'];

/** The event of this type, also where several types have one form. */
type Typed<E extends GameEvent, K extends string> = E extends unknown
  ? K extends E['type']
    ? E & { readonly type: K }
    : never
  : never;

export type Stages<T extends StageTypes> = {
  readonly [K in T['event']['type']]: Stage<T, Typed<T['event'], K>> | null;
};

/** What was there when something left a trace. */
export interface Leaving<T extends StageTypes> {
  readonly by: Seat;
  readonly moment: MomentOf<T> | undefined;
  readonly manner: Manner;
}

/** How one type of event looks. `b`: what is shown, in which it has not happened yet. */
export interface Stage<T extends StageTypes, E> {
  /** Whom it concerns, who acted first. */
  at?(e: E): readonly T['place'][];
  /**
   * Who acts in its sentence, where that is not the first whom it concerns; without a config nobody who is known by it. Null: what it
   * tells is no more one side's than the other's, whoever gave rise to it.
   */
  by?(e: E, config?: T['config']): Seat | null | undefined;
  /** What the board shows from then on. */
  shows?(b: T['state'], e: E): T['state'];
  /** A moment begins; undefined: the one under way goes on. */
  opens?(b: T['state'], e: E, now: MomentOf<T> | undefined): MomentOf<T> | undefined;
  /** The moment under way changes. */
  turns?(now: MomentOf<T>, e: E, b: T['state']): MomentOf<T>;
  /** One more result of it. */
  adds?(b: T['state'], e: E, now: MomentOf<T>): string | undefined;
  /** It is over. */
  closes?: true | ((e: E) => boolean);
  /** Stays on the board until somebody else acts. */
  leaves?(b: T['state'], e: E, leaving: Leaving<T>): TraceOf<T> | undefined;
  /** Somebody acts: what others had left goes; `all`: whatever was left. */
  clears?: 'others' | 'all';
  /** Who goes which way; undefined where it was seen coming. */
  travels?(e: E, manner: Manner): TravelOf<T>;
  /** What else is on the scene of this game. */
  alters?(scene: T['scene'], b: T['state'], e: E): T['scene'];
  /** Worth a word when one looks back; of whoever acts in it, if it does not say. */
  deed?(e: E, config: T['config']): DeedWords | undefined;
  /** As it takes effect. */
  sound?: Sound | ((e: E) => Sound | undefined);
  /** Its dice are seen rolling before its effect. */
  dice?: true | ((e: E) => boolean);
  /** How long it is left to be read. */
  ms?: number | ((e: E, manner: Manner, b: T['state']) => number);
  /** Its line begins a part of the log. */
  begins?: 'round' | 'turn';
  /** Its words say how the battle ended. */
  ends?: true;
}

export type DeedWords = Omit<Deed, 'seat'> & { readonly seat?: Seat };

/** What a game says of all its stages. */
export interface Staging<T extends StageTypes> {
  readonly noScene: T['scene'];
  /** As boards know it. */
  placeName(place: T['place']): string;
  /** Undefined for what is nobody's. */
  seatOf(place: T['place']): Seat | undefined;
  /** A moment with one more result. */
  withResult(moment: MomentOf<T>, words: string): MomentOf<T>;
  /** A moment that is over; undefined: nothing is left of it. */
  closed(moment: MomentOf<T>): MomentOf<T> | undefined;
  /** A moment while its dice still roll; `before` them it stood so. */
  rolling(moment: MomentOf<T>, before: MomentOf<T> | undefined): MomentOf<T>;
  /** They roll for at most so long. */
  readonly rollMs: number;
  /** What is left of traces when this seat acts. */
  kept(traces: T['scene']['traces'], by: Seat, manner: Manner): T['scene']['traces'];
  /** What is seen for one event alone goes with the next. */
  passed?(scene: T['scene']): T['scene'];
  /** All of a state that is drawn. Whoever leaves out a field says why. */
  drawn(b: T['state']): unknown;
}

/** What the page asks of events, beside what a table does. */
export interface Staged<T extends StageTypes>
  extends Pick<Presentation<T, T['scene']>, 'noScene' | 'present' | 'isHeading' | 'isEnding'>,
    Required<Pick<Presentation<T, T['scene']>, 'deedOf' | 'soundOf' | 'drawn'>> {
  /** What these events leave on the table of one who looks at it afterwards. `before`: what lay there. */
  sceneOf(b: T['state'], events: readonly T['event'][], before?: T['scene']): T['scene'];
  turnOf(event: T['event']): 'round' | 'turn' | undefined;
  placesOf(event: T['event']): readonly string[];
  /** Null: nobody acts in it, whoever played the command behind it. */
  actorOf(event: T['event'], config?: T['config']): Seat | null | undefined;
}

/** Not worth the time of a person who has done it: the others are left so long to read it. */
export const forOthers =
  (ms: number) =>
  (_: unknown, { person }: Manner): number =>
    person ? 0 : ms;

export const staged = <T extends StageTypes>(stages: Stages<T>, staging: Staging<T>): Staged<T> => {
  type E = T['event'];
  const stageOf = (e: E): Stage<T, E> => (stages as Readonly<Record<string, Stage<T, E> | null>>)[e.type] ?? NOTHING;

  const placesOf = (e: E): readonly T['place'][] => stageOf(e).at?.(e) ?? [];

  const actorOf = (e: E, config?: T['config']): Seat | null | undefined => {
    const { by } = stageOf(e);
    if (by !== undefined) return by(e, config);
    const [first] = placesOf(e);
    return first === undefined ? undefined : staging.seatOf(first);
  };

  const momentAfter = (b: T['state'], before: MomentOf<T> | undefined, e: E): MomentOf<T> | undefined => {
    const stage = stageOf(e);
    const opened = stage.opens?.(b, e, before) ?? before;
    if (opened === undefined) return undefined;
    const turned = stage.turns?.(opened, e, b) ?? opened;
    const words = stage.adds?.(b, e, turned);
    const told = words === undefined ? turned : staging.withResult(turned, words);
    const isOver = typeof stage.closes === 'function' ? stage.closes(e) : stage.closes;
    return isOver ? staging.closed(told) : told;
  };

  const momentIn = (scene: T['scene']): MomentOf<T> | undefined => scene.moment as MomentOf<T> | undefined;

  const tracesAfter = (b: T['state'], scene: T['scene'], e: E, leaving: Omit<Leaving<T>, 'moment'>) => {
    const trace = stageOf(e).leaves?.(b, e, { ...leaving, moment: momentIn(scene) });
    return trace === undefined ? scene.traces : [...scene.traces, trace];
  };

  /** The scene once somebody acts. */
  const cleared = (scene: T['scene'], e: E, by: Seat, manner: Manner): T['scene'] => {
    const { clears } = stageOf(e);
    if (clears === undefined) return scene;
    const traces = clears === 'all' ? [] : staging.kept(scene.traces, by, manner);
    return traces.length === scene.traces.length ? scene : { ...scene, traces };
  };

  const rolls = (e: E): boolean => {
    const { dice } = stageOf(e);
    return typeof dice === 'function' ? dice(e) : dice === true;
  };

  const sceneBefore = (scene: T['scene'], e: E, manner: Manner): T['scene'] =>
    cleared(staging.passed?.(scene) ?? scene, e, actorOf(e) ?? manner.seat, manner);

  const sceneAfter = (b: T['state'], before: T['scene'], e: E, manner: Manner): T['scene'] => {
    const stage = stageOf(e);
    const after: T['scene'] = {
      ...before,
      travel: stage.travels === undefined ? before.travel : stage.travels(e, manner),
      moment: momentAfter(b, momentIn(before), e),
      traces: tracesAfter(b, before, e, { by: actorOf(e) ?? manner.seat, manner }),
    };
    return stage.alters?.(after, b, e) ?? after;
  };

  const present = (shown: T['state'], scene: T['scene'], e: E, manner: Manner): Beat<T['state'], T['scene']> => {
    const stage = stageOf(e);
    const before = sceneBefore(scene, e, manner);
    const beat = {
      shown: stage.shows?.(shown, e) ?? shown,
      scene: sceneAfter(shown, before, e, manner),
      ms: typeof stage.ms === 'function' ? stage.ms(e, manner, shown) : (stage.ms ?? 0),
    };
    const moment = momentIn(beat.scene);
    if (moment === undefined || !rolls(e) || manner.instant || manner.still) return beat;
    const rolling = staging.rolling(moment, momentIn(before));
    return { first: { scene: { ...before, moment: rolling }, ms: staging.rollMs }, ...beat };
  };

  return {
    noScene: staging.noScene,
    present,
    sceneOf: (b, events, before = staging.noScene) =>
      events.reduce((scene, e) => sceneAfter(b, sceneBefore(scene, e, STILL), e, STILL), before),
    drawn: staging.drawn,
    placesOf: (e) => placesOf(e).map(staging.placeName),
    actorOf,
    turnOf: (e) => stageOf(e).begins,
    isHeading: (e) => stageOf(e).begins !== undefined,
    isEnding: (e) => stageOf(e).ends === true,
    deedOf: (e, config) => {
      const deed = stageOf(e).deed?.(e, config);
      const seat = deed?.seat ?? actorOf(e);
      return deed === undefined || seat == null ? undefined : { ...deed, seat };
    },
    soundOf: (e, when) => {
      if (when === 'first') return rolls(e) ? 'dice' : undefined;
      const { sound } = stageOf(e);
      return typeof sound === 'function' ? sound(e) : sound;
    },
  };
};

const NOTHING = {};
const STILL: Manner = { seat: 0, person: false, instant: true, still: true };
