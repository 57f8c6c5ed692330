/** What is measured, shortened or typed whole, whether the list of what may be done has it or not. */

import {
  type Battle,
  type ConquestCommand,
  findProduct,
  type ModelId,
  type NodeKind,
  offersOf,
  tagOf,
} from '@muster/conquest';
import { inch, type Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';

const NUMBER = /^\d{1,2}(?:\.\d{1,2})?$/;
const BARE: readonly string[] = ['done', 'finish', 'concede'];

const lengthIn = (text: string | undefined): number | undefined =>
  text !== undefined && NUMBER.test(text) ? Math.round(Number(text) * inch(1)) : undefined;

const pointIn = (words: readonly string[]): Point | undefined => {
  const [x, y] = words.map(lengthIn);
  return words.length !== 2 || x === undefined || y === undefined ? undefined : { x, y };
};

const pathIn = (words: readonly string[]): readonly Point[] | undefined => {
  const path: Point[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const point = pointIn(words.slice(i, i + 2));
    if (point === undefined) return undefined;
    path.push(point);
  }
  return path.length === 0 ? undefined : path;
};

/** `a3`: as it stands on the table. */
const modelIn = (b: Battle, tag: string | undefined): ModelId | undefined =>
  b.models.find(({ id }) => tagOf(id).toLowerCase() === tag || id.toLowerCase() === tag)?.id;

/** `walk to 12 10 14 12 engage`. */
const walkIn = (words: readonly string[]): ConquestCommand | undefined => {
  const engage = words.at(-1) === 'engage';
  const path = pathIn(words.filter((word) => word !== 'to' && word !== 'engage'));
  return path && { type: 'walk', path, engage };
};

const KINDS: readonly string[] = ['m', 'g', 'r'];

const nodeIn = ([kind = '', ...at]: readonly string[]): ConquestCommand | undefined => {
  const point = pointIn(at);
  return point && KINDS.includes(kind) ? { type: 'node', kind: kind.toUpperCase() as NodeKind, at: point } : undefined;
};

const deployIn = (b: Battle, seat: Seat, words: readonly string[]): ConquestCommand | undefined => {
  const point = pointIn(words.slice(-2));
  const called = words.slice(0, -2).join(' ');
  const unit = called.startsWith('own.') ? called : findProduct(b.config.seats[seat]!.faction, called);
  return point && unit !== undefined ? { type: 'deploy', unit, at: point } : undefined;
};

/** `build barracks`, `build a2 barracks`, `build extractor m3`: the first who offers it, unless somebody is named. */
const buildIn = (
  b: Battle,
  seat: Seat,
  words: readonly string[],
  offered: readonly ConquestCommand[],
): ConquestCommand | undefined => {
  const builder = modelIn(b, words[0]);
  const rest = builder === undefined ? words : words.slice(1);
  const node = /^[mg]\d$/.test(rest.at(-1) ?? '') ? rest.at(-1)!.toUpperCase() : null;
  const called = (node === null ? rest : rest.slice(0, -1)).join(' ');
  const product = called.startsWith('own.') ? called : findProduct(b.config.seats[seat]!.faction, called);
  const found = offered.find(
    (c) =>
      c.type === 'build' &&
      c.product === product &&
      (builder === undefined || c.builder === builder) &&
      (node === null || c.node === node),
  );
  if (found !== undefined || product === undefined) return found;
  // nobody can now: it is told why of who is named, or of the first who builds such things and is free
  const builds = b.models.filter((m) => m.seat === seat && offersOf(b, m).some(({ id }) => id === product));
  const who = builder ?? (builds.find(({ turn }) => turn.built === 0) ?? builds[0])?.id;
  return who === undefined ? undefined : { type: 'build', builder: who, product, node };
};

const shootIn = (b: Battle, words: readonly string[]): ConquestCommand | undefined => {
  const [unit, target] = [modelIn(b, words[0]), modelIn(b, words[1])];
  return unit === undefined || target === undefined
    ? undefined
    : { type: 'shoot', unit, target, arc: words[2] === 'arc' };
};

const placeIn = (type: 'hq' | 'place', words: readonly string[]): ConquestCommand | undefined => {
  const at = pointIn(words);
  return at && { type, at };
};

export const read = (
  b: Battle,
  seat: Seat,
  line: string,
  offered: readonly ConquestCommand[],
): ConquestCommand | undefined => {
  const [verb = '', ...words] = line.split(/\s+/);
  if (words.length === 0 && BARE.includes(verb)) return { type: verb } as ConquestCommand;
  switch (verb) {
    case 'walk':
      return walkIn(words);
    case 'harvest':
      return words[0] === undefined ? undefined : { type: 'harvest', node: words[0].toUpperCase() };
    case 'activate': {
      const unit = modelIn(b, words[0]);
      return unit === undefined ? undefined : { type: 'activate', unit };
    }
    case 'node':
      return nodeIn(words);
    case 'hq':
    case 'place':
      return placeIn(verb, words);
    case 'deploy':
      return deployIn(b, seat, words);
    case 'build':
      return buildIn(b, seat, words, offered);
    case 'shoot':
      return shootIn(b, words);
    default:
      return undefined;
  }
};
