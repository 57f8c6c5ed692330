/** A log is followed: its set-up and its entries are played again as they were written, and held against what was written. */

import { hashState } from './canonical.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import { type Hosted, type House, type Move, readyState } from './hosted.ts';
import { type GivenLuck, ScriptEnded } from './luck.ts';
import type { PlayedOf, Undone } from './match-refusals.ts';
import { explainMalformed } from './parse.ts';
import { begin, give, note, play } from './playing.ts';
import { type Drawn, type Entry, isFact, isPlay, isUndo, type SetupEntry, type UndoEntry } from './record.ts';
import { undoAsRecorded } from './taking-back.ts';

/**
 * What finds a record out: its form (it cannot be read, it was cut off), the rules, its luck, the hash of a state, or the chain of
 * hashes.
 */
export const FINDERS = ['form', 'rules', 'luck', 'states', 'chain'] as const;
export type Finder = (typeof FINDERS)[number];

/** Why what is written cannot have happened. */
export interface Fault {
  readonly by: Finder;
  readonly reason: string;
}

const fault = (by: Finder, reason: string): Fault => ({ by, reason });

export const isFault = (x: object): x is Fault => 'by' in x && 'reason' in x;

/** Runs it with the cards that the log holds for it, and asks nobody. Without it, what people gave is given again. */
export type WithCards = <R>(drawn: Drawn, run: () => R) => R;

/** More than there can be. */
const EVERY_SEAT = [0, 1, 2, 3, 4, 5, 6, 7];

/** Who agreed; `muster/1` tells only whether all did. */
const agreedTo = ({ agreed }: UndoEntry): readonly Seat[] =>
  typeof agreed === 'boolean' ? (agreed ? EVERY_SEAT : []) : agreed;

/** Luck that a log does not hold ends what is read of it. */
const unlessEnded = <R>(run: () => R): R | Fault => {
  try {
    return run();
  } catch (e) {
    if (e instanceof ScriptEnded) return fault('luck', e.message);
    throw e;
  }
};

/** What is written of the luck that people are asked for now; undefined when it is not written. */
const writtenLuck = <T extends GameTypes>(
  { dice, shuffles, cards = [] }: Drawn,
  { awaited }: Hosted<T>,
): GivenLuck | undefined => {
  const { need, shuffled, waiting } = awaited!;
  if ('shuffle' in need) return shuffles[shuffled];
  return 'heap' in need
    ? cards.slice(need.nth, need.nth + need.count)
    : dice.slice(waiting.dice.length, waiting.dice.length + need.count);
};

/** What people gave is given again. */
const givingAgain = <T extends GameTypes>(
  house: House<T>,
  written: Drawn,
  first: Move<T, PlayedOf<T>>,
): Move<T, PlayedOf<T>> | Fault => {
  let move = first;
  while (move.match.awaited !== null) {
    const values = writtenLuck(written, move.match);
    const given = values === undefined ? undefined : give(house, move.match, values);
    if (!given?.answer.ok) return fault('luck', 'it holds fewer dice than were rolled');
    move = given;
  }
  return move;
};

/** What came of a step that the log tells of; it must not wait for anybody. */
const followed = <T extends GameTypes>(
  house: House<T>,
  written: Drawn,
  withCards: WithCards | undefined,
  step: () => Move<T, PlayedOf<T>>,
): Move<T, PlayedOf<T>> | Fault =>
  unlessEnded(() => {
    if (withCards === undefined) return givingAgain(house, written, step());
    const move = withCards(written, step);
    return move.match.awaited === null ? move : fault('luck', 'it holds fewer dice than were rolled');
  });

export const followSetup = <T extends GameTypes>(
  house: House<T>,
  match: Hosted<T>,
  setup: SetupEntry,
  withCards?: WithCards,
): Move<T, PlayedOf<T>> | Fault => followed(house, setup, withCards, () => begin(house, match));

export const followEntry = <T extends GameTypes>(
  house: House<T>,
  match: Hosted<T>,
  entry: Entry,
  withCards?: WithCards,
): Move<T, PlayedOf<T> | Undone> | Fault => {
  if (isFact(entry)) {
    const noted = note(house, match, entry.fact, entry.to);
    return noted.answer.ok ? noted : fault('rules', 'this fact was not allowed');
  }
  if (isUndo(entry)) {
    const undone = undoAsRecorded(house, match, entry.by, agreedTo(entry), entry.undo);
    return undone.answer.ok ? undone : fault('rules', 'this undo was not allowed');
  }
  const command = house.game.parseCommand(entry.command);
  if (!command.ok) return fault('form', explainMalformed(command.refusal));
  const played = followed(house, entry, withCards, () => play(house, match, entry.seat, command.value));
  if (isFault(played) || played.answer.ok) return played;
  const { code, rule } = played.answer.refusal;
  return fault('rules', `the rules refuse it (${code}${rule === null ? '' : `, ${rule}`})`);
};

export const sameDrawn = (a: Drawn, b: Drawn): boolean =>
  JSON.stringify([a.dice, a.shuffles, a.cards]) === JSON.stringify([b.dice, b.shuffles, b.cards]);

export const wrongSetup = (written: SetupEntry, { setup }: Hosted): Fault | undefined => {
  if (!sameDrawn(written, setup!)) return fault('luck', 'the luck of the set-up is not what the source gives');
  if (written.hash !== setup!.hash)
    return fault(
      'chain',
      'the set-up does not match its hash: configuration, luck or where the luck came from were changed',
    );
  return undefined;
};

/** What is wrong with an entry, held against what came of following it. */
export const wrongEntry = <T extends GameTypes>(
  written: Entry,
  { match, appended }: Move<T, unknown>,
): Fault | undefined => {
  const again = appended.at(-1)!.entry!;
  if (isPlay(written) && isPlay(again) && !sameDrawn(written, again))
    return fault('luck', 'its luck is not what was rolled');
  if (isUndo(written) && isUndo(again) && `${written.agreed}` !== `${again.agreed}`)
    return fault('rules', 'it tells of consent that was not asked for');
  if (written.state !== undefined && written.state !== (again.state ?? hashState(readyState(match))))
    return fault('states', 'the rules lead to another state than it recorded');
  return written.hash === again.hash ? undefined : fault('chain', 'it does not match its hash');
};

/** The configuration that a log was played with. */
export const configOf = <T extends GameTypes>(
  game: Game<T>,
  log: { readonly game: string; readonly version: string; readonly config: object },
): { readonly config: T['config'] } | Fault => {
  if (log.game !== game.id) return fault('form', `this is a record of ${log.game}, not of ${game.id}`);
  const config = game.parseConfig(log.config, log.version);
  return config.ok ? { config: config.value } : fault('form', explainMalformed(config.refusal));
};
