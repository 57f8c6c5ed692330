// Changes that a person found to change nothing a player could notice, each with the reason (reviewed/<game>.json).
// An entry names the file, the line it stands in, the code and what it becomes: it follows its code when lines move.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was reviewed of a game. */
export const readReviewed = (game) => {
  const path = join(import.meta.dirname, 'reviewed', `${game}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
};

const FIELDS = ['file', 'line', 'code', 'becomes'];

const matches = (entry, mutant) =>
  entry.file === mutant.file &&
  entry.line === mutant.text.trim() &&
  entry.code === mutant.code &&
  entry.becomes === mutant.becomes;

/** What is wrong with the list itself: a field missing, another game's file, or a reason nobody could check. */
export const faultsOf = (game, entries) =>
  entries.flatMap((entry, i) => [
    ...(entry.file?.startsWith(`packages/games/${game}/src/`) ? [] : [`entry ${i + 1} is of another game`]),
    ...FIELDS.filter((field) => typeof entry[field] !== 'string').map((field) => `entry ${i + 1} has no ${field}`),
    ...(typeof entry.why === 'string' && entry.why.length >= 10 ? [] : [`entry ${i + 1} says not why`]),
  ]);

/** Parts the mutants of some files in those to be tested and those reviewed, and finds entries that fit none any more. */
export const partReviewed = (mutants, entries, files) => ({
  open: mutants.filter((mutant) => !entries.some((entry) => matches(entry, mutant))),
  reviewed: mutants.filter((mutant) => entries.some((entry) => matches(entry, mutant))),
  stale: entries.filter((entry) => files.includes(entry.file) && !mutants.some((mutant) => matches(entry, mutant))),
});
