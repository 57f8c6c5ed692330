/** What others did since a person last acted, in a sentence for each side. It is read from that person's own log, so it can hold no secret. */

import type { LogLine, Seat } from '@muster/kernel';
import type { AnyState, Deed, Presentation } from './presentation.ts';
import { count, listed } from './words.ts';

export interface Recap {
  /** The number of the first thing noticed that it tells of. */
  readonly from: number;
  /** One for each side that did something, others first; of who did nothing worth a word, what the log says of it. */
  readonly sentences: readonly string[];
}

type Teller = Pick<Presentation, 'deedOf' | 'isHeading'>;

/** What was noticed at once: the lines of one command. */
interface Moment {
  readonly n: number;
  readonly by: Seat | null;
  readonly deeds: readonly Deed[];
  /** The last line of it that is no heading. */
  readonly said: string | undefined;
  readonly turns: boolean;
  readonly takesBack: boolean;
}

const noMoment = (n: number, by: Seat | null): Moment => ({
  n,
  by,
  deeds: [],
  said: undefined,
  turns: false,
  takesBack: false,
});

/** One deed for each with whom it was done. */
const eachOf = (deed: Deed): readonly Deed[] => [deed.what, ...(deed.also ?? [])].map((what) => ({ ...deed, what }));

const momentsOf = (ui: Teller, config: AnyState['config'], log: readonly LogLine[]): readonly Moment[] => {
  const moments: Moment[] = [];
  for (const { n, seat, words, event, undone } of log) {
    if (undone) continue;
    const last = moments.at(-1);
    const before = last?.n === n ? moments.pop()! : noMoment(n, seat);
    const isHeading = event !== null && ui.isHeading(event);
    const deed = event === null ? undefined : ui.deedOf?.(event, config);
    moments.push({
      ...before,
      deeds: deed === undefined ? before.deeds : [...before.deeds, ...eachOf(deed)],
      said: event === null || isHeading ? before.said : words,
      turns: before.turns || isHeading,
      takesBack: before.takesBack || event === null,
    });
  }
  return moments;
};

/** Where the person's own doing ended: not an answer amid another's attack, whose first deed is another's. */
const isOwnDoing = ({ by, deeds, turns, takesBack }: Moment, me: Seat): boolean =>
  takesBack || (by === me && (turns || deeds[0]?.seat === me));

/** More of a kind are counted, not named. */
const MOST_NAMED = 3;

const named = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMED;
  return listed(more > 1 ? [...names.slice(0, MOST_NAMED), `${count(more, 'other')}`] : names);
};

/** In the order in which they first come. */
const alike = <T, K>(all: readonly T[], by: (one: T) => K): readonly (readonly [K, readonly T[]])[] =>
  [...new Set(all.map(by))].map((key) => [key, all.filter((one) => by(one) === key)]);

/** All that was done with one: `moved and struck` `the Knight A1`; wounds are added up, `3 on the Knight A1`, or `the Knight A1 (−3)` where there is more to tell of it. */
const doneWith = (what: string, deeds: readonly Deed[]) => {
  const wounds = deeds.reduce((sum, deed) => sum + (deed.wounds ?? 0), 0);
  const others = deeds.filter((deed) => deed.wounds === undefined);
  const verbs = [...new Set((others.length > 0 ? others : deeds).map((deed) => deed.does))];
  const hurt = others.length > 0 ? `${what} (−${wounds})` : `${wounds} on ${what}`;
  return { does: listed(verbs), whom: wounds === 0 ? what : hurt, isSeveral: verbs.length > 1 };
};

/** What has gone is lost, however many wounds it took before. */
const isTold = (deeds: readonly Deed[], { wounds, what }: Deed): boolean =>
  wounds === undefined || !deeds.some((deed) => deed.kind === 'loss' && deed.what === what);

/** Each is named once: `moved the Knight and struck the Archer (2 hits)`; of who did several things, `brought in and moved the Knight, struck the Archer`. */
const doings = (all: readonly Deed[]): string => {
  const deeds = all.filter((deed) => isTold(all, deed));
  const done = alike(deeds, ({ what }) => what).map(([what, same]) => doneWith(what, same));
  const parts = alike(done, ({ does }) => does).map(([does, same]) => `${does} ${named(same.map(({ whom }) => whom))}`);
  return done.some(({ isSeveral }) => isSeveral) ? parts.join(', ') : listed(parts);
};

/** What one side did: deeds, or that it rested, or else what the log last said of it. */
const sentenceOf = (name: string, deeds: readonly Deed[], said: string | undefined): string | undefined => {
  const done = deeds.filter(({ rest }) => rest !== true);
  if (done.length > 0) return `${name} ${doings(done)}.`;
  return deeds.length > 0 ? `${name} ${doings(deeds.slice(-1))}.` : said;
};

/** Undefined when nobody else did anything, or the person has acted since. `nameOf`: `You`, `Red`. */
export const recapOf = (
  ui: Teller,
  config: AnyState['config'],
  log: readonly LogLine[],
  me: Seat,
  nameOf: (seat: Seat) => string,
): Recap | undefined => {
  const all = momentsOf(ui, config, log);
  const since = all.slice(all.findLastIndex((moment) => isOwnDoing(moment, me)) + 1);
  const isOthers = ({ by, deeds, said }: Moment): boolean =>
    deeds.some(({ seat }) => seat !== me) || (by !== me && by !== null && said !== undefined);
  const first = since.findIndex((moment) => moment.deeds.length > 0 || isOthers(moment));
  const last = since.findLastIndex(isOthers);
  if (ui.deedOf === undefined || last < 0 || since.slice(last + 1).some(({ by }) => by === me)) return undefined;
  const deeds = since.flatMap((moment) => moment.deeds);
  const sides = new Set([...since.flatMap(({ by }) => (by === null || by === me ? [] : [by])), ...deeds.map(seatOf)]);
  const order = [...sides].toSorted((a, b) => Number(a === me) - Number(b === me));
  const sentences = order.flatMap((side) => {
    const own = deeds.filter(({ seat }) => seat === side);
    const said = since.findLast(({ by, said }) => by === side && said !== undefined)?.said;
    return sentenceOf(nameOf(side), own, side === me ? undefined : said) ?? [];
  });
  return { from: since[first]!.n, sentences };
};

const seatOf = ({ seat }: Deed): Seat => seat;
