/** What holds for the book of every game: each rule is found, stands in its section, leads somewhere and reads well. */

import type { RuleText } from '@muster/kernel';

export interface Book {
  readonly rules: readonly RuleText[];
  readonly byId: ReadonlyMap<string, RuleText>;
  /** In reading order. */
  readonly sections: readonly string[];
  /** The names of the switches that a configuration has. */
  readonly switches: readonly string[];
  /** The most sentences a text may have. */
  readonly sentences: number;
}

const SENTENCE_END = /[.!?](?= [A-Z“]|$)/g;
const SENTENCES = /^[A-Z“].*[.!?]$/;
const TITLE = /^[A-Z].{1,50}[^.]$/;
/** What would break a table of the documents, or be read as a mark there. */
const MARKS = /[|\n*_<>`[\]]|\s\s/;

const referenceFaults = ({ byId }: Book, { id, see = [] }: RuleText): string[] => [
  ...see.filter((other) => !byId.has(other)).map((other) => `${id} refers to ${other}, which is no rule`),
  ...(see.includes(id) ? [`${id} refers to itself`] : []),
  ...(new Set(see).size < see.length ? [`${id} refers to a rule twice`] : []),
];

const optionFaults = ({ switches }: Book, { id, option }: RuleText): string[] => {
  if (!option) return [];
  return [
    ...(switches.includes(option.switch) ? [] : [`${id} has the switch ${option.switch}, which no battle has`]),
    ...(option.values.length === 0 || option.values[0] === option.default ? [] : [`${id}: its default is not first`]),
  ];
};

const wordFaults = ({ sentences }: Book, { id, title, text, why }: RuleText): string[] => {
  const count = text.match(SENTENCE_END)?.length ?? 0;
  return [
    ...(SENTENCES.test(text) ? [] : [`${id}: its text is no sentence`]),
    ...(count <= sentences ? [] : [`${id}: its text has ${count} sentences`]),
    ...(TITLE.test(title) ? [] : [`${id}: its title is too long, too short or ends with a full stop`]),
    ...(why === undefined || SENTENCES.test(why) ? [] : [`${id}: its reason is no sentence`]),
    ...(MARKS.test(`${title}${text}${why ?? ''}`) ? [`${id}: its words hold marks or double spaces`] : []),
  ];
};

/** Everything that is wrong with a book, one sentence each. */
export const faultsOfBook = (book: Book): readonly string[] => {
  const { rules, byId, sections, switches } = book;
  const read = rules.map((rule) => rule.section).filter((section, i, all) => section !== all[i - 1]);
  const offered = rules.flatMap(({ option }) => option?.switch ?? []);
  return [
    ...(byId.size === rules.length ? [] : [`${rules.length} rules, but ${byId.size} ids`]),
    ...(read.join('\n') === sections.join('\n') ? [] : [`the sections are read in this order: ${read.join(', ')}`]),
    ...switches.filter((name) => !offered.includes(name)).map((name) => `no rule tells of the switch ${name}`),
    ...rules.flatMap((rule) => [
      ...(byId.get(rule.id) === rule ? [] : [`${rule.id} is not found by its id`]),
      ...referenceFaults(book, rule),
      ...optionFaults(book, rule),
      ...wordFaults(book, rule),
    ]),
  ];
};
