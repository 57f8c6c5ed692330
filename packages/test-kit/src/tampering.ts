/**
 * Ways to falsify a record, each in a copy. A forger may leave the hashes as they are (then the chain shows it), recompute the
 * whole chain, or recompute the hashes of the states too, as far as the false battle can be played. Each way with recomputed hashes
 * is one that cannot pass for another true battle: a command that the rules refuse, dice that the seed does not give, or another
 * state than the record goes on to tell.
 */

import type { Command, Rng, Seat, Unhashed } from '@muster/kernel';
import { canonical, endOf, entryHash, fastTable, hashState, ScriptEnded, setupHash } from '@muster/kernel';
import { cloned } from './data.ts';
import type { AnyGame, AnyState } from './law.ts';
import { drawnLuck, perform, pick } from './play.ts';
import type { Skirmish } from './skirmish.ts';

/** A record as JSON gives it, to be changed. */
export interface Paper {
  format: 'muster/3';
  game: string;
  version: string;
  config: object;
  setup: Luck & { hash: string };
  entries: PaperEntry[];
  fairness: { kind: 'seeded'; seed: number };
  end: { state: string; hash: string };
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
type PaperPlay = PaperEntry & Luck & { seat: number; command: Command & Record<string, unknown> };

/** What a forger works on. */
interface Desk {
  readonly game: AnyGame;
  readonly battle: Skirmish;
  readonly paper: Paper;
  readonly rng: Rng;
}

/** Changes the paper and says which entry is false first (null: the set-up); undefined when this paper does not allow it. */
type Way = (desk: Desk) => number | null | undefined;

/** What the forger recomputes; `states` means the chain as well. */
export type Cover = 'nothing' | 'chain' | 'states';

export interface Forgery {
  readonly how: string;
  readonly cover: Cover;
  readonly paper: Paper;
  /** The first false entry; null for the set-up. */
  readonly entry: number | null;
}

const isPlay = (e: PaperEntry): e is PaperPlay => e.command !== undefined;
const isUndo = (e: PaperEntry): boolean => e.undo !== undefined;
const hasDice = (e: PaperEntry): boolean => (e.dice?.length ?? 0) > 0;
const hasOrder = (e: Partial<Luck>): boolean => (e.shuffles?.[0]?.length ?? 0) > 1;

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

/** Falsifies one of the entries that fit, and names it. */
const entry =
  (fits: (e: PaperEntry, n: number, desk: Desk) => boolean, change: (e: PaperEntry, desk: Desk) => void): Way =>
  (desk) => {
    const { entries } = desk.paper;
    const fitting = entries.flatMap((e, n) => (fits(e, n, desk) ? [n] : []));
    if (fitting.length === 0) return undefined;
    const n = pick(fitting, desk.rng);
    change(entries[n]!, desk);
    return n;
  };

const setup =
  (fits: (p: Paper) => boolean, change: (p: Paper, rng: Rng) => void): Way =>
  ({ paper, rng }) => {
    if (!fits(paper)) return undefined;
    change(paper, rng);
    return null;
  };

const anotherCommand = (e: PaperEntry, { paper, rng }: Desk): void => {
  const others = paper.entries.flatMap((o) => (o.command === undefined ? [] : [o.command]));
  const different = others.filter((c) => canonical(c) !== canonical(e.command));
  e.command = different.length === 0 ? { ...e.command!, type: `${e.command!.type}x` } : pick(different, rng);
};

/** Later entries fall with the first that is wrong, so an entry left out is named by the number of the one in its place. */
const leaveOut: Way = ({ paper, battle, rng }) => {
  const n = battle.settled + rng.below(paper.entries.length - battle.settled);
  if (n === paper.entries.length - 1) return undefined; // the record would be one of a shorter battle
  paper.entries.splice(n, 1);
  return n;
};

const swapEntries: Way = ({ paper: { entries }, battle, rng }) => {
  if (entries.length - battle.settled < 3) return undefined;
  const n = battle.settled + rng.below(entries.length - battle.settled - 2);
  [entries[n], entries[n + 1]] = [entries[n + 1]!, entries[n]!];
  return n;
};

/** A die that one entry lacks and a later one has too many. */
const moveDie: Way = ({ paper: { entries }, rng }) => {
  const from = entries.findIndex(hasDice);
  const later = entries.flatMap((e, n) => (n > from && isPlay(e) ? [e] : []));
  if (from < 0 || later.length === 0) return undefined;
  pick(later, rng).dice.unshift(entries[from]!.dice!.pop()!);
  return from;
};

/** Somebody else's name, or another command of the record, where the rules refuse it. */
const refused =
  (falseOf: (e: PaperPlay, desk: Desk) => { readonly seat: Seat; readonly command: PaperPlay['command'] }): Way =>
  (desk) => {
    const { game, battle, paper, rng } = desk;
    const n = rng.below(paper.entries.length);
    const e = paper.entries[n]!;
    if (!isPlay(e)) return undefined;
    const { seat, command } = falseOf(e, desk);
    if (game.refuse(battle.befores[n]!, seat, command) === undefined) return undefined;
    [e.seat, e.command] = [seat, command];
    return n;
  };

/** Something else that the rules allow there. */
const anotherLegal: Way = ({ game, battle, paper, rng }) => {
  const n = battle.settled + rng.below(paper.entries.length - battle.settled);
  const e = paper.entries[n]!;
  if (!isPlay(e)) return undefined;
  const others = game.candidates(battle.befores[n]!, e.seat).filter((c) => canonical(c) !== canonical(e.command));
  if (others.length === 0) return undefined;
  e.command = cloned(pick(others, rng)) as PaperPlay['command'];
  return n;
};

/** False luck: nothing but the seed need find it. */
const FALSE_LUCK: Readonly<Record<string, Way>> = {
  'a die turned': entry(hasDice, (e, { rng }) => turnDie(e.dice!, rng)),
  'a die added': entry(isPlay, (e) => e.dice!.push(6)),
  'a die taken away': entry(hasDice, (e) => e.dice!.pop()),
  'a die passed on to a later entry': moveDie,
  'cards swapped in a shuffle': entry(hasOrder, (e) => swapFirst(e.shuffles![0]!)),
  'a die of the set-up turned': setup(
    (p) => p.setup.dice.length > 0,
    (p, rng) => turnDie(p.setup.dice, rng),
  ),
  'a card of the set-up swapped': setup(
    (p) => hasOrder(p.setup),
    (p) => swapFirst(p.setup.shuffles[0]!),
  ),
};

/** With so many dice no other seed gives the same. */
const MANY_DICE = 12;

/** Hashes never cover the seed, which is told only in the end; where its first other die falls, nobody knows before. */
const FALSE_SEED: Readonly<Record<string, Way>> = {
  'another seed': setup(
    (p) => [p.setup, ...p.entries].flatMap((e) => e.dice ?? []).length >= MANY_DICE,
    (p) => {
      p.fairness.seed++;
    },
  ),
};

/** Against the rules, whatever was recomputed. */
const AGAINST_THE_RULES: Readonly<Record<string, Way>> = {
  'another command, which the rules refuse': refused(({ seat }, { paper, rng }) => ({
    seat,
    command: pick(paper.entries.filter(isPlay), rng).command,
  })),
  'another seat, which the rules refuse': refused(({ seat, command }, { game, paper }) => ({
    seat: (seat + 1) % game.seats(paper.config),
    command,
  })),
  'consent taken from an undo': entry(isUndo, (e) => {
    e.agreed = e.agreed!.length === 0 ? [0] : [];
  }),
};

/** Another battle, which may be legal throughout: the states it leads to are not those that are told. */
const ANOTHER_COURSE: Readonly<Record<string, Way>> = {
  'another legal command': anotherLegal,
  'an entry left out': leaveOut,
  'two entries swapped': swapEntries,
  'the hash of a state changed': entry(
    (e) => e.state !== undefined,
    (e, { rng }) => {
      e.state = turnDigit(e.state!, rng);
    },
  ),
};

/** What only hashes can show: another battle would be as true. */
const FOR_THE_CHAIN: Readonly<Record<string, Way>> = {
  'another command': entry(isPlay, anotherCommand),
  'a field added to a command': entry(isPlay, (e) => {
    e.command = { ...e.command!, extra: 1 };
  }),
  'another seat': entry(isPlay, (e) => {
    e.seat = 1 - Math.min(1, e.seat!);
  }),
  'a hash changed': entry(
    () => true,
    (e, { rng }) => {
      e.hash = turnDigit(e.hash, rng);
    },
  ),
  'an undo made longer': entry(isUndo, (e) => {
    e.undo!++;
  }),
  'an undo by another': entry(isUndo, (e) => {
    e.by = e.by === 0 ? 1 : 0;
  }),
  'an undo in place of a command': entry(isPlay, (e) => {
    const { hash, state } = e;
    for (const key of Object.keys(e)) Reflect.deleteProperty(e, key);
    Object.assign(e, { undo: 1, by: 0, agreed: [0, 1, 2], hash }, state === undefined ? {} : { state });
  }),
  'the end changed': ({ paper, rng }) => {
    const field = pick(['state', 'hash'] as const, rng);
    paper.end[field] = turnDigit(paper.end[field], rng);
    return paper.entries.length - 1;
  },
  'the hash of the set-up changed': setup(
    () => true,
    (p, rng) => {
      p.setup.hash = turnDigit(p.setup.hash, rng);
    },
  ),
  'another version': setup(
    () => true,
    (p) => {
      p.version += 'x';
    },
  ),
};

type Ways = Readonly<Record<string, Way>>;

/** Groups, each as likely as any other. */
const WAYS: Readonly<Record<Cover, readonly Ways[]>> = {
  nothing: [FALSE_LUCK, AGAINST_THE_RULES, ANOTHER_COURSE, FOR_THE_CHAIN],
  chain: [{ ...FALSE_LUCK, ...FALSE_SEED }, AGAINST_THE_RULES, ANOTHER_COURSE, ANOTHER_COURSE],
  states: [{ ...FALSE_LUCK, ...FALSE_SEED }, AGAINST_THE_RULES],
};

/** Plays on what the paper tells, with its own dice: the state after each entry, as far as rules and dice allow. */
function* told(game: AnyGame, before: AnyState, entries: readonly PaperEntry[]): Generator<[PaperEntry, AnyState]> {
  let s = before;
  for (const e of entries) {
    if (!isPlay(e) || game.refuse(s, e.seat, e.command) !== undefined) return;
    const luck = drawnLuck(e);
    try {
      s = perform(game, s, e.seat, e.command, luck).state;
    } catch (error) {
      if (error instanceof ScriptEnded) return;
      throw error;
    }
    if (luck.left() > 0) return;
    yield [e, s];
  }
}

/** Whether the course that is told cannot be true: it ends against the rules or the dice, or a state is not the one told. */
const isFalse = (game: AnyGame, before: AnyState, entries: readonly PaperEntry[], { end }: Paper): boolean => {
  let played = 0;
  let last = before;
  for (const [e, s] of told(game, before, entries)) {
    if (e.state !== undefined && e.state !== hashState(s)) return true;
    last = s;
    played++;
  }
  return played < entries.length || hashState(last) !== end.state;
};

const rehash = (paper: Paper): void => {
  paper.setup.hash = setupHash(paper, paper.setup);
  let hash = paper.setup.hash;
  for (const e of paper.entries) {
    const { hash: _, state, ...written } = e;
    hash = entryHash(paper.format, hash, written as Unhashed, state);
    e.hash = hash;
  }
  paper.end = endOf(hash, paper.end.state);
};

/** Where something was taken back later on, the forger does not think it through. */
const restate = ({ game, battle, paper }: Desk, entry: number | null): void => {
  if ((entry ?? 0) < battle.settled) return;
  const before = entry === null ? setupOf(game, paper) : battle.befores[entry];
  if (before === undefined) return;
  const rest = paper.entries.slice(entry ?? 0);
  for (const [e, s] of told(game, before, rest)) {
    if (e.state !== undefined) e.state = hashState(s);
    if (e === rest.at(-1)) paper.end.state = hashState(s);
  }
};

const setupOf = (game: AnyGame, { config, setup: luck }: Paper): AnyState | undefined => {
  try {
    return game.setup(config, fastTable(drawnLuck(luck)));
  } catch (error) {
    if (error instanceof ScriptEnded) return undefined;
    throw error;
  }
};

/** One way that this battle allows; undefined when the one that was drawn is none. */
const tryOne = (game: AnyGame, battle: Skirmish, cover: Cover, rng: Rng): Forgery | undefined => {
  const paper = cloned(battle.record) as unknown as Paper;
  const desk: Desk = { game, battle, paper, rng };
  const ways = pick(WAYS[cover], rng);
  const how = pick(Object.keys(ways), rng);
  const place = ways[how]!(desk);
  if (place === undefined) return undefined;
  const mayBeTrue = cover === 'chain' && ways === ANOTHER_COURSE;
  if (mayBeTrue && !isFalse(game, battle.befores[place!]!, paper.entries.slice(place!), paper)) return undefined;
  if (cover === 'states') restate(desk, place);
  if (cover !== 'nothing') rehash(paper);
  return { how, cover, paper, entry: place };
};

/** A falsified copy of the battle's record. */
export const forge = (game: AnyGame, battle: Skirmish, cover: Cover, rng: Rng): Forgery => {
  for (;;) {
    const made = tryOne(game, battle, cover, rng);
    if (made !== undefined) return made;
  }
};
