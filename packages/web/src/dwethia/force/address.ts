/** Forces in addresses, to be opened and passed on. */

import { quoted } from '../../parts/words.ts';

export type Report = (sentence: string) => void;

export interface Read<D> {
  readonly draft: D;
  /** What the address asked and cannot have, each a sentence. */
  readonly problems: readonly string[];
}

/** Reads, and gathers what is reported. */
export const reading = <D>(read: (report: Report) => D): Read<D> => {
  const problems: string[] = [];
  const draft = read((sentence) => problems.push(sentence));
  return { draft, problems };
};

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** DW-23. */
export const readLimit = (text: string | null, { least, most, usual }: Limits, report: Report): number => {
  if (text === null) return usual;
  const n = Number(text);
  if (Number.isInteger(n) && n >= least && n <= most) return n;
  report(`The limit is a whole number from ${least} to ${most}, not ${quoted(text)} (DW-23).`);
  return usual;
};

interface Named<T> {
  readonly id: T;
  readonly name: string;
}

/** DW-25. */
export const readFaction = <F extends string>(
  text: string | null,
  factions: readonly Named<F>[],
  usual: F,
  report: Report,
): F => {
  if (text === null) return usual;
  const found = factions.find(({ id }) => id === text.toLowerCase());
  const shown = factions.find(({ id }) => id === usual)!.name;
  if (found === undefined) report(`There is no faction ${quoted(text)}; the ${shown} is shown instead (DW-25).`);
  return found?.id ?? usual;
};

export const joined = (path: string, parts: readonly string[]): string =>
  parts.length === 0 ? path : `${path}?${parts.join('&')}`;

/** `unit=warg&unit=~Grim~…`. */
export const fieldsIn = (field: string, texts: readonly string[]): readonly string[] =>
  texts.map((text) => `${field}=${encodeURIComponent(text)}`);

/** Whose place a sheet takes when it is done. */
export interface Back<D> {
  readonly force: D;
  readonly place: number;
}

/** `place=1&force=…`: the address of the force within that of the sheet. */
export const backIn = (field: string, address: string, place: number): readonly string[] => [
  `place=${place}`,
  `${field}=${encodeURIComponent(address.split('?')[1]!)}`,
];

/** Undefined where nobody stands in that place. */
export const readBack = <D>(
  params: URLSearchParams,
  field: string,
  read: (params: URLSearchParams) => D,
  membersOf: (force: D) => readonly unknown[],
): Back<D> | undefined => {
  const text = params.get(field);
  if (text === null) return undefined;
  const force = read(new URLSearchParams(text));
  const place = Number(params.get('place'));
  return membersOf(force)[place] === undefined ? undefined : { force, place };
};
