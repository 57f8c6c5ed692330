// Changes that a person found to change nothing a player could notice, each with the reason (reviewed.json).
// An entry names the file, the line it stands in, the code and what it becomes: it follows its code when lines move.

import { readFileSync } from 'node:fs';

export const readReviewed = () => JSON.parse(readFileSync(new URL('./reviewed.json', import.meta.url), 'utf8'));

const FIELDS = ['file', 'line', 'code', 'becomes'];

const matches = (entry, mutant) =>
  entry.file === mutant.file &&
  entry.line === mutant.text.trim() &&
  entry.code === mutant.code &&
  entry.becomes === mutant.becomes;

/** What is wrong with the list itself: a field missing, or a reason nobody could check. */
export const faultsOf = (entries) =>
  entries.flatMap((entry, i) => [
    ...FIELDS.filter((field) => typeof entry[field] !== 'string').map((field) => `entry ${i + 1} has no ${field}`),
    ...(typeof entry.why === 'string' && entry.why.length >= 10 ? [] : [`entry ${i + 1} says not why`]),
  ]);

/** Parts the mutants of some files in those to be tested and those reviewed, and finds entries that fit none any more. */
export const partReviewed = (mutants, entries, files) => ({
  open: mutants.filter((mutant) => !entries.some((entry) => matches(entry, mutant))),
  reviewed: mutants.filter((mutant) => entries.some((entry) => matches(entry, mutant))),
  stale: entries.filter((entry) => files.includes(entry.file) && !mutants.some((mutant) => matches(entry, mutant))),
});
