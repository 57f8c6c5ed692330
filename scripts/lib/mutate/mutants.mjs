// The mutants of rules files, made by Stryker's instrumenter: small changes of the code, all in one text, each behind a
// switch, so that one loaded program can play any of them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../commands.mjs';
import { rulesIn } from './secrecy.mjs';

const silent = { debug() {}, info() {}, isDebugEnabled: () => false };

const OPTIONS = { ignorers: [], plugins: null, excludedMutations: [], noHeader: false };

/** Lines as a reader counts them, from 1. Stryker counts them from 0. */
const between = (lines, { start, end }) =>
  start.line === end.line
    ? lines[start.line].slice(start.column, end.column)
    : [
        lines[start.line].slice(start.column),
        ...lines.slice(start.line + 1, end.line),
        lines[end.line].slice(0, end.column),
      ].join('\n');

const described = (mutant, file, lines) => ({
  file,
  id: mutant.id,
  kind: mutant.mutatorName,
  at: mutant.location,
  line: mutant.location.start.line + 1,
  column: mutant.location.start.column + 1,
  text: lines[mutant.location.start.line],
  code: between(lines, mutant.location),
  becomes: mutant.replacement,
});

/** The same change has the same key, however much else is instrumented. */
export const keyOf = ({ file, kind, at, becomes }) => JSON.stringify([file, kind, at.start, at.end, becomes]);

const textOf = (file) => readFileSync(join(root, file), 'utf8');

const instrument = async (wanted) => {
  const contents = new Map(wanted.map(({ file }) => [file, textOf(file)]));
  const { files, mutants } = await new Instrumenter(silent).instrument(
    wanted.map(({ file, mutate }) => ({ name: file, mutate, content: contents.get(file) })),
    OPTIONS,
  );
  const lines = new Map([...contents].map(([file, text]) => [file, text.split('\n')]));
  return {
    files,
    mutants: mutants
      .filter(({ status }) => status === undefined)
      .map((mutant) => described(mutant, mutant.fileName, lines.get(mutant.fileName))),
  };
};

export const listMutants = async (files) =>
  (await instrument(files.map((file) => ({ file, mutate: rulesIn(file, textOf(file)) })))).mutants;

/** The text of a file with this one change made. */
export const changedText = ({ file, at, becomes }) => {
  const lines = textOf(file).split('\n');
  const before = [...lines.slice(0, at.start.line), lines[at.start.line].slice(0, at.start.column)].join('\n');
  const after = [lines[at.end.line].slice(at.end.column), ...lines.slice(at.end.line + 1)].join('\n');
  return before + becomes + after;
};

/** Files with switches for these mutants (and little else, so that the tests stay quick), and the mutants with their ids. */
export const placeMutants = async (chosen) => {
  const files = [...new Set(chosen.map(({ file }) => file))];
  const wanted = files.map((file) => ({
    file,
    mutate: chosen.filter((mutant) => mutant.file === file).map(({ at }) => at),
  }));
  const placed = await instrument(wanted);
  const ids = new Map(placed.mutants.map((mutant) => [keyOf(mutant), mutant.id]));
  return {
    texts: placed.files.map(({ name, content }) => ({ file: name, text: content })),
    mutants: chosen.map((mutant) => ({ ...mutant, id: ids.get(keyOf(mutant)) })),
  };
};
