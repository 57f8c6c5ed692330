/** Ways to falsify a record. Each changes a copy and says which entry must be named (null: the set-up), or that it cannot. */

import type { Command, Rng } from '@muster/kernel';
import { canonical } from '@muster/kernel';
import { pick } from './play.ts';

/** A record as JSON gives it, to be changed. */
export interface Paper {
  version: string;
  setup: Luck & { hash: string };
  entries: PaperEntry[];
}
interface Luck {
  dice: number[];
  shuffles: number[][];
}
interface PaperEntry extends Partial<Luck> {
  seat?: number;
  command?: Command & Record<string, unknown>;
  undo?: number;
  by?: number;
  agreed?: number[];
  hash: string;
  state?: string;
}

export interface Tampering {
  readonly name: string;
  falsify(paper: Paper, rng: Rng): number | null | undefined;
}

/** Falsifies one of the entries that fit, and names it. */
const entry = (
  name: string,
  fits: (e: PaperEntry) => boolean,
  change: (e: PaperEntry, rng: Rng, paper: Paper) => void,
): Tampering => ({
  name,
  falsify: (paper, rng) => {
    const fitting = paper.entries.flatMap((e, n) => (fits(e) ? [n] : []));
    if (fitting.length === 0) return undefined;
    const n = pick(fitting, rng);
    change(paper.entries[n]!, rng, paper);
    return n;
  },
});

const setup = (name: string, fits: (p: Paper) => boolean, change: (p: Paper, rng: Rng) => void): Tampering => ({
  name,
  falsify: (paper, rng) => {
    if (!fits(paper)) return undefined;
    change(paper, rng);
    return null;
  },
});

const turnDie = (dice: number[], rng: Rng): void => {
  const n = rng.below(dice.length);
  dice[n] = (dice[n]! % 6) + 1;
};

const turnDigit = (hash: string, rng: Rng): string => {
  const n = rng.below(hash.length);
  return `${hash.slice(0, n)}${hash[n] === '0' ? '1' : '0'}${hash.slice(n + 1)}`;
};

const swapFirst = (order: number[]): void => {
  [order[0], order[1]] = [order[1]!, order[0]!];
};

const anotherCommand = (e: PaperEntry, rng: Rng, paper: Paper): void => {
  const others = paper.entries.flatMap((o) => (o.command === undefined ? [] : [o.command]));
  const different = others.filter((c) => canonical(c) !== canonical(e.command));
  e.command = different.length === 0 ? { ...e.command!, type: `${e.command!.type}x` } : pick(different, rng);
};

const isPlay = (e: PaperEntry): boolean => e.command !== undefined;
const isUndo = (e: PaperEntry): boolean => e.undo !== undefined;
const hasDice = (e: PaperEntry): boolean => (e.dice?.length ?? 0) > 0;

/** Later entries fall with the first that is wrong, so an entry left out is named by the number of the one in its place. */
const leaveOut: Tampering = {
  name: 'an entry left out',
  falsify: (paper, rng) => {
    if (paper.entries.length === 0) return undefined;
    const n = rng.below(paper.entries.length);
    paper.entries.splice(n, 1);
    return paper.entries.length === 0 ? null : Math.min(n, paper.entries.length - 1);
  },
};

const swapEntries: Tampering = {
  name: 'two entries swapped',
  falsify: ({ entries }, rng) => {
    if (entries.length < 2) return undefined;
    const n = rng.below(entries.length - 1);
    [entries[n], entries[n + 1]] = [entries[n + 1]!, entries[n]!];
    return n;
  },
};

export const TAMPERINGS: readonly Tampering[] = [
  entry('a die turned', hasDice, (e, rng) => turnDie(e.dice!, rng)),
  entry('a die added', isPlay, (e) => e.dice!.push(6)),
  entry('a die taken away', hasDice, (e) => e.dice!.pop()),
  entry(
    'cards swapped in a shuffle',
    (e) => (e.shuffles?.[0]?.length ?? 0) > 1,
    (e) => swapFirst(e.shuffles![0]!),
  ),
  entry('another command', isPlay, anotherCommand),
  entry('a field added to a command', isPlay, (e) => {
    e.command = { ...e.command!, extra: 1 };
  }),
  entry('another seat', isPlay, (e) => {
    e.seat = 1 - Math.min(1, e.seat!);
  }),
  entry(
    'a hash changed',
    () => true,
    (e, rng) => {
      e.hash = turnDigit(e.hash, rng);
    },
  ),
  entry(
    'the hash of a state changed',
    (e) => e.state !== undefined,
    (e, rng) => {
      e.state = turnDigit(e.state!, rng);
    },
  ),
  entry('an undo made longer', isUndo, (e) => {
    e.undo!++;
  }),
  entry('an undo by another', isUndo, (e) => {
    e.by = e.by === 0 ? 1 : 0;
  }),
  entry('consent taken from an undo', isUndo, (e) => {
    e.agreed = e.agreed!.length === 0 ? [0] : [];
  }),
  entry('an undo in place of a command', isPlay, (e) => {
    const { hash, state } = e;
    for (const key of Object.keys(e)) Reflect.deleteProperty(e, key);
    Object.assign(e, { undo: 1, by: 0, agreed: [0, 1, 2], hash }, state === undefined ? {} : { state });
  }),
  leaveOut,
  swapEntries,
  setup(
    'a die of the set-up turned',
    (p) => p.setup.dice.length > 0,
    (p, rng) => turnDie(p.setup.dice, rng),
  ),
  setup(
    'a card of the set-up swapped',
    (p) => (p.setup.shuffles[0]?.length ?? 0) > 1,
    (p) => swapFirst(p.setup.shuffles[0]!),
  ),
  setup(
    'the hash of the set-up changed',
    () => true,
    (p, rng) => {
      p.setup.hash = turnDigit(p.setup.hash, rng);
    },
  ),
  setup(
    'another version',
    () => true,
    (p) => {
      p.version += 'x';
    },
  ),
];
