/** What others did since a person last acted, in a sentence for each side. It is read from that person's own log, so it can hold no secret. */

import type { LogLine, Seat } from '@muster/kernel';
import type { AnyState, Deed, Presentation } from './presentation.ts';
import { count, listed } from './words.ts';

export interface Recap {
  /** The number of the first thing noticed that it tells of. */
  readonly from: number;
  /** One for each side that did something, others first. */
  readonly sentences: readonly string[];
}

type Teller = Pick<Presentation, 'deedOf' | 'isHeading'>;

/** What was noticed at once: the lines of one command. */
interface Moment {
  readonly n: number;
  readonly by: Seat | null;
  readonly deeds: readonly Deed[];
  readonly turns: boolean;
  readonly takesBack: boolean;
}

const momentsOf = (ui: Teller, config: AnyState['config'], log: readonly LogLine[]): readonly Moment[] => {
  const moments: Moment[] = [];
  for (const { n, seat, event, undone } of log) {
    if (undone) continue;
    const last = moments.at(-1);
    const before = last?.n === n ? moments.pop()! : { n, by: seat, deeds: [], turns: false, takesBack: false };
    const deed = event === null ? undefined : ui.deedOf?.(event, config);
    moments.push({
      ...before,
      deeds: deed === undefined ? before.deeds : [...before.deeds, deed],
      turns: before.turns || (event !== null && ui.isHeading(event)),
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

/** `the Knight A1`, and with all its wounds `3 on the Knight A1`. */
const wordsOf = (deeds: readonly Deed[], what: string): string => {
  const wounds = deeds.flatMap((deed) => (deed.what === what ? (deed.wounds ?? []) : []));
  return wounds.length === 0 ? what : `${wounds.reduce((sum, n) => sum + n, 0)} on ${what}`;
};

const named = (deeds: readonly Deed[]): string => {
  const different = [...new Set(deeds.map(({ what }) => what))].map((what) => wordsOf(deeds, what));
  const more = different.length - MOST_NAMED;
  return listed(more > 1 ? [...different.slice(0, MOST_NAMED), `${count(more, 'other')}`] : different);
};

/** In the order in which they first come. */
const alike = <K>(deeds: readonly Deed[], by: (deed: Deed) => K): readonly (readonly [K, readonly Deed[]])[] =>
  [...new Set(deeds.map(by))].map((key) => [key, deeds.filter((deed) => by(deed) === key)]);

/** `moved the Knight and struck the Archer (2 hits)`. */
const doings = (deeds: readonly Deed[]): string =>
  listed(alike(deeds, ({ does }) => does).map(([does, same]) => `${does} ${named(same)}`));

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
  const first = since.findIndex(({ deeds }) => deeds.length > 0);
  const last = since.findLastIndex(({ deeds }) => deeds.some(({ seat }) => seat !== me));
  if (first < 0 || last < 0 || since.slice(last + 1).some(({ by }) => by === me)) return undefined;
  const sides = alike(
    since.flatMap(({ deeds }) => deeds),
    ({ seat }) => seat,
  );
  const order = sides.toSorted(([a], [b]) => Number(a === me) - Number(b === me));
  return { from: since[first]!.n, sentences: order.map(([seat, deeds]) => `${nameOf(seat)} ${doings(deeds)}.`) };
};
