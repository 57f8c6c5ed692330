/** Finds rules by words and by their numbers. */

import { RULE_SECTIONS, RULES, type RuleSection, type RuleText } from '@muster/grid-battles';

/** `choosing-targets` */
export const sectionId = (section: RuleSection): string => section.toLowerCase().replaceAll(' ', '-');

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** The words of a query, each once. */
export const queryWords = (query: string): readonly string[] => [
  ...new Set(
    plain(query)
      .split(/[\s,;.?!]+/)
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

/** All that can be looked for in a rule; its number also without the dash. */
const bodyOf = (rule: RuleText): string =>
  plain([rule.id, rule.id.replace('-', ''), rule.title, rule.text, rule.example?.words, rule.option?.switch].join(' '));

const BODIES: ReadonlyMap<RuleText, string> = new Map(RULES.map((rule) => [rule, bodyOf(rule)]));

/** Rules that hold all the words, in reading order. No words find every rule. */
export const findRules = (words: readonly string[]): readonly RuleText[] => {
  const patterns = words.map((word) => startsOf([word], ''));
  return RULES.filter((rule) => patterns.every((pattern) => pattern.test(BODIES.get(rule)!)));
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

/** The tables behind the rules, which have addresses like rules. */
export const TABLES = ['units', 'ground', 'dice'] as const;

/** What an address below /rules leads to: a rule, a section or a table; undefined when it leads nowhere. */
export const findTarget = (name: string): string | undefined => {
  const wanted = name.toLowerCase();
  return [...RULES.map((rule) => rule.id), ...RULE_SECTIONS.map(sectionId), ...TABLES].find(
    (id) => id.toLowerCase() === wanted,
  );
};
