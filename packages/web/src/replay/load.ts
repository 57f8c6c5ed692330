/** Where a replay comes from: a battle kept in this browser, a file, or the link itself. */

import {
  type Frame,
  type GameEvent,
  type Malformed,
  type Match,
  type MatchRecord,
  type Parsed,
  parseRecord,
  parseRecordText,
  replay,
} from '@muster/kernel';
import { findGame, loadTable } from '../contract/games.ts';
import type { SeatPlayers } from '../contract/players.ts';
import type { AnyState, PageGame, TableGame } from '../contract/table-game.ts';
import { resumeBattle } from '../match/battles.ts';
import { type KeptBattle, loadSave } from '../match/saves.ts';
import { unpackText } from '../match/share.ts';
import { quoted } from '../parts/words.ts';

export interface LoadedReplay {
  readonly game: TableGame;
  readonly record: MatchRecord;
  readonly frames: readonly Frame<AnyState, GameEvent>[];
  readonly match: Match;
  /** Who plays, where the battle is kept in this browser. */
  readonly players: SeatPlayers | undefined;
}
export type ReplayResult = LoadedReplay | { readonly problem: string };

/** The games whose records can be read here. */
type Known = readonly PageGame[];

const MOST_BYTES = 8_000_000;

const LINK_WORDS = {
  damaged: 'This link is damaged: copy it again as a whole.',
  tooLarge: 'This link holds far more than a record: it was not opened.',
} as const;

const OUTDATED = 'The game of this record could not be fetched. Load the page again.';

const tableOf = async (games: Known, id: string): Promise<TableGame | { readonly problem: string }> => {
  const found = findGame(games, id);
  if (found === undefined)
    return { problem: `This is a record of ${quoted(id)}, a game that this Muster does not know.` };
  return loadTable(found).catch(() => ({ problem: OUTDATED }));
};

/** Why a file is no record, as a sentence: `setup.dice[0]` is a place in it. */
export const formWords = ({ where, problem }: Pick<Malformed, 'where' | 'problem'>): string => {
  const place = where.replace(/^this file\.?/, '');
  if (place === '' && problem.startsWith('is ')) return `This file ${problem}.`;
  return `This file is no record that Muster can read: ${place === '' ? 'it' : place} ${problem}.`;
};

const replayText = (games: Known, text: string): Promise<ReplayResult> => replayParsed(games, parseRecordText(text));

/** As a short link keeps it. */
export const replayRecord = (games: Known, x: object): Promise<ReplayResult> => replayParsed(games, parseRecord(x));

const replayParsed = async (games: Known, record: Parsed<MatchRecord>): Promise<ReplayResult> => {
  if (!record.ok) return { problem: formWords(record.refusal) };
  const game = await tableOf(games, record.value.game);
  if ('problem' in game) return game;
  const told = replay(game.descriptor.game, record.value);
  if (told.ok) return { game, record: record.value, frames: told.frames, match: told.match, players: undefined };
  const where = told.entry === null ? 'This record is not true' : `Entry ${told.entry} of this record is not true`;
  return { problem: `${where}: ${told.reason}.` };
};

/** A battle that may still go on: its log is resumed, and proves itself as a record does. */
const replayKept = async (games: Known, kept: KeptBattle): Promise<ReplayResult> => {
  const game = await tableOf(games, kept.save.game);
  if ('problem' in game) return game;
  const told = resumeBattle(game.descriptor, kept);
  if (typeof told === 'string') return { problem: `This record is not true: ${told}.` };
  const { match, frames } = told;
  return { game, record: match.record(), frames, match, players: kept.save.imported ? undefined : kept.save.players };
};

export const replaySave = async (games: Known, id: string): Promise<ReplayResult> => {
  const loaded = await loadSave(id).catch(() => ({ problem: 'missing' }) as const);
  if ('save' in loaded) return replayKept(games, loaded);
  return { problem: 'There is no battle at this address in this browser. Ask for the record file and open it here.' };
};

export const replayFile = async (games: Known, file: File): Promise<ReplayResult> =>
  file.size > MOST_BYTES ? { problem: 'This file is too large to be a record.' } : replayText(games, await file.text());

/** The part after # in a shared link: `r=…`. */
export const replayLink = async (games: Known, hash: string): Promise<ReplayResult | undefined> => {
  const packed = new URLSearchParams(hash.replace(/^#/, '')).get('r');
  if (packed === null) return undefined;
  const unpacked = await unpackText(packed);
  return 'problem' in unpacked ? { problem: LINK_WORDS[unpacked.problem] } : replayText(games, unpacked.text);
};
