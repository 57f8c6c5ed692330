/** Finds rules by words and by their numbers. */

import { placeOf } from '../../parts/rule-address.ts';
import type { RuleEntry, RulesContent } from './content.ts';

/** `choosing-targets` */
export const sectionId = (section: string): string => placeOf(section.toLowerCase());

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** The words of a query, each once. */
export const queryWords = (query: string): readonly string[] => [
  ...new Set(
    plain(query)
      .split(/[\s,;?!]+|\.+(?=\s|$)/)
      .filter((word) => word !== ''),
  ),
];

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word counts where another word begins with it: `art` finds no `start`. */
const startsOf = (words: readonly string[], flags: string): RegExp =>
  new RegExp(
    `(?<![a-z0-9])(?:${[...words]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})`,
    flags,
  );

/** All that can be looked for in a rule; its number also as one word. */
const bodyOf = (content: RulesContent, rule: RuleEntry): string =>
  plain(
    [rule.id, rule.id.replace(/[-\s]/, ''), placeOf(rule.id), rule.title, rule.text, content.alsoSearched(rule)].join(
      ' ',
    ),
  );

const bodies = new WeakMap<RulesContent, ReadonlyMap<RuleEntry, string>>();

const bodiesOf = (content: RulesContent): ReadonlyMap<RuleEntry, string> => {
  const found = bodies.get(content) ?? new Map(content.rules.map((rule) => [rule, bodyOf(content, rule)]));
  bodies.set(content, found);
  return found;
};

/** Rules that hold all the words, in reading order. No words find every rule. */
export const findRules = (content: RulesContent, words: readonly string[]): readonly RuleEntry[] => {
  const patterns = words.map((word) => startsOf([word], ''));
  const texts = bodiesOf(content);
  return content.rules.filter((rule) => patterns.every((pattern) => pattern.test(texts.get(rule)!)));
};

/** Whether a name holds all the words: units, terrain. */
export const holdsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => startsOf([word], '').test(plain(text)));

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The text cut where the words stand, to be highlighted. */
export const highlightPieces = (text: string, words: readonly string[]): readonly Piece[] => {
  if (words.length === 0) return [{ text, hit: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: hit, index } of plain(text).matchAll(startsOf(words, 'g'))) {
    if (index > from) pieces.push({ text: text.slice(from, index), hit: false });
    pieces.push({ text: text.slice(index, index + hit.length), hit: true });
    from = index + hit.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
};

/** What an address below the rules of a game leads to: a rule, a section or a table; undefined when it leads nowhere. */
export const findTarget = ({ game, rules, tables }: RulesContent, name: string): string | undefined => {
  const wanted = placeOf(name).toLowerCase();
  return [
    ...rules.map(({ id }) => placeOf(id)),
    ...game.book.sections.map(sectionId),
    ...tables.map(({ id }) => id),
  ].find((place) => place.toLowerCase() === wanted);
};
