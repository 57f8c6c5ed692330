/** Record files: reading them, and finding the first entry that is not true, even where its very form is broken. */

import { GAME_IDS } from '@muster/games';
import {
  type Entry,
  explainMalformed,
  type Malformed,
  type MatchRecord,
  parseRecord,
  parseRecordText,
  replay,
  type Unprovable,
  verify,
} from '@muster/kernel';
import type { CliGame } from './game.ts';
import { isGameId, loadGame } from './games.ts';

/**
 * `why`: what keeps the dice of a record that holds from being proven, null when they are. `foreign`: this is no record we could
 * judge. Else `entry` is the first bad one, null when the set-up or the proof is bad.
 */
export type Verdict =
  | { readonly valid: true; readonly why: Unprovable | null; readonly record: MatchRecord; readonly game: CliGame }
  | { readonly valid: false; readonly foreign: boolean; readonly entry: number | null; readonly reason: string };

const foreign = (reason: string): Verdict => ({ valid: false, foreign: true, entry: null, reason });
const untrue = (entry: number | null, reason: string): Verdict => ({ valid: false, foreign: false, entry, reason });

export const judge = async (text: string): Promise<Verdict> => {
  const parsed = parseRecordText(text);
  if (!parsed.ok) return judgeBroken(text, parsed.refusal);
  const record = parsed.value;
  if (!isGameId(record.game))
    return foreign(`it is a record of the game “${record.game}”; known here: ${GAME_IDS.join(', ')}`);
  const game = await loadGame(record.game);
  const told = verify(game.game, record);
  if (!told.ok) return untrue(told.entry, told.reason);
  return { valid: true, why: told.proof === 'proven' ? null : told.why, record, game };
};

/** No entry looks like this: replay stops at it at the latest. */
const FULL_STOP: Entry = { seat: 0, command: { type: 'full stop' }, dice: [], shuffles: [], hash: '' };

/** The form is broken. If that is in one entry, those before it are judged first: one of them may be bad already. */
const judgeBroken = async (text: string, refusal: Malformed): Promise<Verdict> => {
  const at = /\.entries\[(\d+)\]/.exec(refusal.where)?.[1];
  const reason = sentence(refusal);
  if (at === undefined) return foreign(reason);
  const broken = Number(at);
  const given = JSON.parse(text) as { readonly entries: readonly unknown[] };
  const sound = parseRecord({ ...given, entries: given.entries.slice(0, broken) });
  if (!sound.ok) return foreign(sentence(sound.refusal));
  if (!isGameId(sound.value.game)) return foreign(reason);
  const { game } = await loadGame(sound.value.game);
  const told = replay(game, { ...sound.value, entries: [...sound.value.entries, FULL_STOP] });
  return told.ok || told.entry === broken ? untrue(broken, reason) : untrue(told.entry, told.reason);
};

/** `this file: is not …` reads better without the colon. */
const sentence = (r: Malformed): string =>
  r.where === 'this file' ? `it ${r.problem}` : explainMalformed(r).replace(/\.$/, '');
