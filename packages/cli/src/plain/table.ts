/** Any game at the terminal: the view line by line, and its candidates by number. */

import type { Command, Descriptor, Outcome } from '@muster/kernel';
import { type AnyState, seatTitle, type TerminalTable, type TypedAnswer } from '../game.ts';
import { ORDERS, SHARED_WORDS, type TypedAction, type Word } from '../play/typed.ts';
import { columns } from '../text.ts';
import type { Options } from '../usage.ts';

type PlainAction =
  | { readonly type: 'do'; readonly number: number }
  | { readonly type: 'send'; readonly json: string }
  | { readonly type: 'concede' };

const WORDS = {
  do: {
    usage: 'do 1',
    help: 'play the command with this number in the list; the number alone does too',
    read: ([number = '', ...more]) =>
      more.length === 0 && /^[1-9]\d{0,5}$/.test(number) ? { type: 'do', number: Number(number) } : undefined,
  },
  send: {
    usage: 'send {"type":…}',
    help: 'play a command as JSON, also one that the list does not show',
    read: (_, rest) => (rest === '' ? undefined : { type: 'send', json: rest }),
  },
  concede: {
    usage: 'concede',
    help: 'give up the battle',
    read: (words) => (words.length === 0 ? { type: 'concede' } : undefined),
  },
} as const satisfies Readonly<Record<string, Word<PlainAction>>>;

const isList = (x: unknown): x is readonly unknown[] => Array.isArray(x);

/** A list of lists or of records gets a line for each. */
const linesOf = (name: string, x: unknown): readonly (readonly string[])[] =>
  isList(x) && x.length > 0 && x.every((item) => typeof item === 'object' && item !== null)
    ? x.map((item, i) => [i === 0 ? name : '', JSON.stringify(item)])
    : [[name, typeof x === 'string' ? x : JSON.stringify(x)]];

const boardText = (view: AnyState): string =>
  columns(
    Object.entries(view)
      .filter(([name]) => name !== 'config')
      .flatMap(([name, x]) => linesOf(name, x)),
  );

/** `drop column 3` */
const commandWords = ({ type, ...facts }: Command): string =>
  [type, ...Object.entries(facts).map(([name, x]) => `${name} ${typeof x === 'string' ? x : JSON.stringify(x)}`)].join(
    ' ',
  );

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A line for each place. */
const placesText = (cli: Descriptor, { config }: AnyState, { places }: Outcome): string =>
  columns(
    places
      .filter((seats) => seats.length > 0)
      .map((seats, i) => [`${i + 1}.`, seats.map((seat) => seatTitle(cli, config, seat)).join(', ')]),
  );

export const plainTable = (descriptor: Descriptor, configOf: (options: Options) => object): TerminalTable => {
  const { game, asks, titleOf, progressOf, concede } = descriptor;
  const answer = (action: TypedAction, view: AnyState, seat: number): TypedAnswer<Command> => {
    const typed = action as PlainAction;
    if (typed.type === 'concede') return { play: concede };
    if (typed.type === 'do') {
      const command = game.candidates(view, seat)[typed.number - 1];
      return command === undefined
        ? { say: `There is no number ${typed.number}; “list” shows what there is.\n` }
        : { play: command };
    }
    const given = parseJson(typed.json);
    return given === undefined ? { say: 'This is not JSON.\n' } : { play: given as Command };
  };
  return {
    configOf,
    goals: ({ config }) => `${titleOf(config)}. ${descriptor.words}\n`,
    legend: () => '',
    board: boardText,
    status: (view, _, paint) => {
      const tasks = game
        .decisions(view)
        .map(
          ({ seat, kind }) => `${seatTitle(descriptor, view.config, seat)} is ${asks[kind]?.words ?? `asked: ${kind}`}`,
        );
      const over = game.outcome(view) === undefined ? [] : ['the battle is over'];
      return `${paint('bold', [progressOf(view), ...tasks, ...over].join(' · '))}\n`;
    },
    summary: (s) => {
      const outcome = game.outcome(s);
      return outcome === undefined ? '' : placesText(descriptor, s, outcome);
    },
    details: () => undefined,
    boardAfter: (s) => game.outcome(s) === undefined,
    words: { ...WORDS, ...(descriptor.orders !== undefined && { orders: ORDERS }), ...SHARED_WORDS },
    answer,
    candidateWords: (_, __, command) => descriptor.commandWords?.(command) ?? commandWords(command),
  };
};
