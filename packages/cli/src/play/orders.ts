/** Standing orders at the terminal: the same lines as on the page, shown to their seat and changed by typing. */

import { choicesOf, type OrderChoice, type OrderLine, type OrdersSaid, type Seat } from '@muster/kernel';
import { columns } from '../text.ts';
import { perform } from './perform.ts';
import type { Session } from './session.ts';

/** Those that are called so, or else begin so. */
const fitting = <T>(all: readonly T[], typed: string, calledOf: (one: T) => readonly string[]): readonly T[] => {
  const wanted = typed.toLowerCase();
  const by = (fits: (called: string) => boolean): readonly T[] =>
    all.filter((one) => calledOf(one).some((called) => fits(called.toLowerCase())));
  const same = by((called) => called === wanted);
  return same.length > 0 ? same : by((called) => called.startsWith(wanted));
};

/** What this line says now, in words; as it was sent where no choice says it. */
const wordsNow = (line: OrderLine, config: object, said: OrdersSaid): string => {
  const value = said[line.name];
  return choicesOf(line, config).find((choice) => choice.value === value)?.words ?? String(value);
};

const titleOf = ({ heading, title, whole }: OrderLine): string =>
  whole ?? (heading === undefined ? title : `${heading}: ${title}`);

const allText = (title: string, lines: readonly OrderLine[], config: object, said: OrdersSaid): string =>
  `${title}:\n${columns(lines.map((line) => [`  ${line.name}`, titleOf(line), wordsNow(line, config, said)]))}`;

const lineText = (line: OrderLine, choices: readonly OrderChoice[], said: OrdersSaid): string => {
  const rows = choices.map(({ value, words }) => [
    `  ${value}`,
    words,
    value === said[line.name] ? 'so it is now' : '',
  ]);
  return `${titleOf(line)}:\n${columns(rows)}`;
};

/** Words for who typed, or what that seat says from now on. */
type Ordered = string | OrdersSaid;

const orderedBy = (
  lines: readonly OrderLine[],
  config: object,
  said: OrdersSaid,
  words: readonly string[],
): Ordered => {
  const [name = '', ...rest] = words;
  const [line, ...others] = fitting(lines, name, (one) => [one.name]);
  if (line === undefined) return `There is no order “${name}”; “orders” shows all.\n`;
  if (others.length > 0)
    return `“${name}” could be ${[line, ...others].map((one) => one.name).join(' or ')}: type a little more.\n`;
  const choices = choicesOf(line, config);
  if (rest.length === 0) return lineText(line, choices, said);
  const found = fitting(choices, rest.join(' '), (one) => [String(one.value), one.words]);
  return found.length === 1 ? { [line.name]: found[0]!.value } : lineText(line, choices, said);
};

/** False when the input has ended meanwhile. */
export const doOrders = async (s: Session, seat: Seat, words: readonly string[]): Promise<boolean> => {
  const { orders } = s.cli;
  const { view } = s.source.standing(seat);
  const said = orders?.said(view, seat);
  if (orders === undefined || said === undefined) {
    await s.io.write('There are no standing orders here.\n');
    return true;
  }
  const { lines, title } = orders;
  const ordered =
    words.length === 0 ? allText(title, lines, view.config, said) : orderedBy(lines, view.config, said, words);
  if (typeof ordered === 'string') {
    await s.io.write(ordered);
    return true;
  }
  for (const command of orders.give(view, seat, ordered)) if (!(await perform(s, seat, command))) return false;
  const now = orders.said(s.source.standing(seat).view, seat) ?? said;
  for (const line of lines)
    if (line.name in ordered) await s.io.write(`${titleOf(line)}: ${wordsNow(line, view.config, now)}.\n`);
  return true;
};
