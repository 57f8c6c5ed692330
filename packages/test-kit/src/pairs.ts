/**
 * Pairs of states that differ only in what a viewer may not see, made from the full state by what the game says its secrets could
 * else be, never from a view: so a view that shows too much is found out. Each pair is played on as the walk went, with its luck.
 */

import {
  type Command,
  type Drawn,
  fastTable,
  type GameEvent,
  type LuckSource,
  type PlayedStep,
  type Rng,
  type Seat,
  seededLuck,
  type Told,
  type Viewer,
} from '@muster/kernel';
import { brief, deepFreeze, same } from './data.ts';
import { hiddenPlaces, isHidden, secretAt, shownDifferences } from './declared.ts';
import { type AnyGame, type AnyState, broken, type Played, type Walk } from './law.ts';
import { differences, valueAt } from './paths.ts';
import { drawnLuck, type Performed, perform, pick, setUp } from './play.ts';

/** A state, and what was told on the way there. */
export interface Moment {
  readonly state: AnyState;
  readonly events: readonly Told<GameEvent>[];
}

/** Two moments that must be the same to this viewer. */
export interface Pair {
  readonly viewer: Viewer;
  /** What makes the difference, for people. */
  readonly what: string;
  readonly a: Moment;
  readonly b: Moment;
  /** The secrets in which they differed when they were made, by path. */
  readonly differ: readonly string[];
  /** Only standing orders differ: these may decide who is asked. */
  readonly byOrders: boolean;
}

/** How far a pair is played on. */
const STEPS_ON = 3;
const ORDERS_TRIED = 4;

const at = (state: AnyState): Moment => ({ state, events: [] });
const reached = ({ after, events }: Played): Moment => ({ state: after, events });

const other = (secrets: readonly string[]): string => `other ${secrets.join(' and ')}`;
const when = (what: string, { seat, command }: Played): string => `${what}, when seat ${seat} plays ${brief(command)},`;

const secretsIn = ({ terms }: Walk, a: AnyState, b: AnyState): readonly string[] => [
  ...new Set(differences(a, b).flatMap((path) => secretAt(terms, path)?.secret.path ?? [])),
];

/** The luck that was drawn, and any more where that does not suffice. */
const likeLuck = (drawn: Drawn): LuckSource => {
  const [exact, more] = [drawnLuck(drawn), seededLuck(1)];
  const orElse = <T>(one: () => T, other: () => T): T => {
    try {
      return one();
    } catch {
      return other();
    }
  };
  return {
    roll: (...need) =>
      orElse(
        () => exact.roll(...need),
        () => more.roll(...need),
      ),
    order: (...need) =>
      orElse(
        () => exact.order(...need),
        () => more.order(...need),
      ),
  };
};

/** The same command with the same luck in another state; undefined where it is refused. */
const likewise = (game: AnyGame, s: AnyState, { seat, command, drawn }: Played): Performed | undefined =>
  game.refuse(s, seat, command) === undefined ? perform(game, s, seat, command, likeLuck(drawn)) : undefined;

/** The same to this viewer with other secrets, but for what stands at `kept`. Undefined where nothing could be otherwise. */
const otherwise = (
  { terms }: Walk,
  s: AnyState,
  viewer: Viewer,
  kept: readonly string[],
  rng: Rng,
): AnyState | undefined => {
  let changed = s;
  for (const secret of terms.secrets) {
    const next = deepFreeze(secret.vary?.(changed, viewer, fastTable(seededLuck(rng.bits()))) ?? changed);
    if (kept.every((path) => same(valueAt(next, path), valueAt(s, path)))) changed = next;
  }
  const shown = shownDifferences(terms, s, changed, viewer);
  if (shown.length > 0) broken('hidden', `another secret would alter what ${viewer} may see: ${shown.join(', ')}`);
  return same(s, changed) ? undefined : changed;
};

/** What this viewer may come to know by a command: what it may see from then on, and what the game says besides. */
const learned = ({ terms }: Walk, played: PlayedStep, viewer: Viewer): readonly string[] => {
  const told = terms.learns?.(played, viewer) ?? [];
  const open = told.find((path) => secretAt(terms, path) === undefined);
  if (open !== undefined) broken('hidden', `${brief(played.command)} teaches ${viewer} ${open}, which is no secret`);
  const shown = terms.secrets.flatMap((secret) =>
    hiddenPlaces(secret, played.before, viewer).filter(({ at }) => secret.isSeen(played.after, viewer, at)),
  );
  return [...told, ...shown.map(({ path }) => path)];
};

/** A step in another state that differs from the true one only in what the viewer does not learn by it: in this one, or in one made anew. */
const untaught = (game: AnyGame, walk: Walk, step: Played, b: AnyState, viewer: Viewer, rng: Rng) => {
  const { before: a, seat, command } = step;
  let from: AnyState | undefined = b;
  for (let n = 0; n < 2 && from !== undefined; n++) {
    const on = likewise(game, from, step);
    if (on === undefined) return undefined;
    const played = { before: from, seat, command, after: on.state };
    const [here, there] = [learned(walk, step, viewer), learned(walk, played, viewer)];
    const isSameThere = (path: string): boolean => same(valueAt(a, path), valueAt(played.before, path));
    if (same(here.toSorted(), there.toSorted()) && here.every(isSameThere)) return { from, on };
    from = otherwise(walk, a, viewer, [...here, ...there], rng);
  }
  return undefined;
};

/** Other secrets, at once and after each of the next steps. */
export const withOtherSecrets = (
  game: AnyGame,
  walk: Walk,
  from: number,
  viewer: Viewer,
  rng: Rng,
): readonly Pair[] => {
  const first = walk.steps[from]!.before;
  let b = otherwise(walk, first, viewer, [], rng);
  if (b === undefined) return [];
  let differ = secretsIn(walk, first, b);
  const pairs: Pair[] = [{ viewer, what: other(differ), a: at(first), b: at(b), differ, byOrders: false }];
  for (const step of walk.steps.slice(from, from + STEPS_ON)) {
    const next = untaught(game, walk, step, b, viewer, rng);
    if (next === undefined) break;
    if (next.from !== b) differ = secretsIn(walk, step.before, next.from);
    pairs.push({ viewer, what: when(other(differ), step), a: reached(step), b: next.on, differ, byOrders: false });
    b = next.on.state;
    if (same(step.after, b)) break;
  }
  return pairs;
};

/** Whether a standing order has answered otherwise: in what this viewer may see, or in what is not only for some to hear. */
const hasAnswered = ({ terms }: Walk, viewer: Viewer, a: Moment, b: Moment): boolean => {
  const [here, there] = [a, b].map(({ events }) => events.filter(({ event }) => !terms.whispers?.includes(event.type)));
  return !same(here, there) || shownDifferences(terms, a.state, b.state, viewer).length > 0;
};

/** A standing order of another seat, and what follows as long as it answers nothing otherwise. */
const withOrder = (game: AnyGame, walk: Walk, from: number, viewer: Viewer, seat: Seat, order: Command) => {
  const { before } = walk.steps[from]!;
  if (game.refuse(before, seat, order) !== undefined) return [];
  const given = perform(game, before, seat, order, seededLuck(1));
  if (same(before, given.state)) return [];
  const what = `the standing order ${brief(order)} of seat ${seat}`;
  const differ = secretsIn(walk, before, given.state);
  const pairs: Pair[] = [{ viewer, what, a: at(before), b: given, differ, byOrders: true }];
  let b = given.state;
  for (const step of walk.steps.slice(from, from + STEPS_ON)) {
    const on = likewise(game, b, step);
    if (on === undefined || hasAnswered(walk, viewer, reached(step), on)) break;
    pairs.push({ viewer, what: when(what, step), a: reached(step), b: on, differ, byOrders: true });
    b = on.state;
  }
  return pairs;
};

/** Another standing order of another seat; several of who alone hears something by this step, which may tell of its orders. */
export const withOtherOrders = (game: AnyGame, walk: Walk, from: number, viewer: Viewer, rng: Rng): readonly Pair[] => {
  const orders = (walk.terms.unoffered ?? []).filter((c) => game.isPrivate(c));
  if (orders.length === 0) return [];
  const others = Array.from({ length: walk.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const hearers = walk.steps[from]!.events.flatMap(({ to }) => to ?? []).filter((seat) => seat !== viewer);
  const seat = pick(hearers.length > 0 ? hearers : others, rng);
  const first = rng.below(orders.length);
  return [...orders.slice(first), ...orders.slice(0, first)]
    .slice(0, hearers.length > 0 ? ORDERS_TRIED : 1)
    .flatMap((order) => withOrder(game, walk, from, viewer, seat, order));
};

/** Other commands of the same type that are secret too. */
const otherAnswers = (game: AnyGame, { terms, config }: Walk, { before, seat, command }: Played): readonly Command[] =>
  [...game.candidates(before, seat), ...(terms.unoffered ?? [])].filter(
    (c) => c.type === command.type && terms.isSecret(c, config),
  );

const isOpenTo = ({ terms }: Walk, s: AnyState, viewer: Viewer, path: string): boolean =>
  secretAt(terms, path) !== undefined && !isHidden(terms, s, viewer, path);

/** Another secret answer: others do not tell it from this one, unless it shows something or they are let in on it as mates. */
export const withOtherAnswer = (game: AnyGame, walk: Walk, step: Played, viewer: Viewer, rng: Rng): readonly Pair[] => {
  const { before, seat, command, drawn, after } = step;
  if (viewer === seat || !walk.terms.isSecret(command, walk.config)) return [];
  const others = otherAnswers(game, walk, step);
  if (others.length === 0) return [];
  const another = pick(others, rng);
  const on = perform(game, before, seat, another, likeLuck(drawn));
  if (same(after, on.state)) return [];
  const played = { before, seat, command: another, after: on.state };
  const isLearned = [step, played].some((one) => learned(walk, one, viewer).length > 0);
  const isOpen = differences(after, on.state).some((path) => isOpenTo(walk, after, viewer, path));
  if (isLearned || (viewer !== 'spectator' && isOpen)) return [];
  const what = `seat ${seat} playing ${brief(another)} and not ${brief(command)}`;
  const differ = secretsIn(walk, after, on.state);
  return [{ viewer, what, a: reached(step), b: on, differ, byOrders: game.isPrivate(command) }];
};

const swapped = (order: readonly number[], rng: Rng): readonly number[] => {
  const [i, j] = [rng.below(order.length), rng.below(order.length)];
  return order.with(i, order[j]!).with(j, order[i]!);
};

/** The set-up with two places of each shuffle changed. */
export const withOtherShuffles = (game: AnyGame, walk: Walk, rng: Rng): readonly Pair[] => {
  const { dice, shuffles } = walk.match.record().setup;
  if (shuffles.length === 0) return [];
  const a = setUp(game, walk.config, drawnLuck({ dice, shuffles }));
  const otherFor = (viewer: Viewer): readonly Pair[] => {
    const b = setUp(game, walk.config, likeLuck({ dice, shuffles: shuffles.map((order) => swapped(order, rng)) }));
    if (same(a.state, b.state) || shownDifferences(walk.terms, a.state, b.state, viewer).length > 0) return [];
    const differ = secretsIn(walk, a.state, b.state);
    return [{ viewer, what: 'another shuffle in set-up', a, b, differ, byOrders: false }];
  };
  return (['spectator', rng.below(walk.seats)] as const).flatMap(otherFor);
};
