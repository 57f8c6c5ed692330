/** The numbers of a question of odds: fields to type them into, and their places in an address. */

import { quoted } from '../../parts/words.ts';
import type { Report } from '../force/address.ts';
import css from './numbers.module.css';

/** Its name in the address, its words, the least and the most, and what it usually is. */
export type NumberField<N extends string = string> = readonly [
  name: N,
  words: string,
  least: number,
  most: number,
  usual: number,
];

type Numbers<N extends string> = Readonly<Record<N, number>>;

const readNumber = (query: URLSearchParams, [name, words, least, most, usual]: NumberField, report: Report): number => {
  const text = query.get(name);
  if (text === null) return usual;
  const n = Number(text);
  if (Number.isInteger(n) && n >= least && n <= most) return n;
  report(`${words} is a whole number from ${least} to ${most}, not ${quoted(text)}.`);
  return usual;
};

export const readNumbers = <N extends string>(
  query: URLSearchParams,
  fields: readonly NumberField<N>[],
  report: Report,
): Numbers<N> => Object.fromEntries(fields.map((field) => [field[0], readNumber(query, field, report)])) as Numbers<N>;

/** Those that are not as usual. */
export const writeNumbers = <N extends string>(
  fields: readonly NumberField<N>[],
  values: Numbers<N>,
): readonly string[] =>
  fields.flatMap(([name, , , , usual]) => (values[name] === usual ? [] : [`${name}=${values[name]}`]));

interface Props<N extends string> {
  readonly fields: readonly NumberField<N>[];
  readonly values: Numbers<N>;
  readonly onChange: (name: N, value: number) => void;
}

export const NumberFields = <N extends string>({ fields, values, onChange }: Props<N>) => (
  <div className={css.numbers}>
    {fields.map(([name, words, least, most]) => (
      <label key={name} className="field">
        <span className="field__label">{words}</span>
        <input
          className="input"
          type="number"
          min={least}
          max={most}
          value={values[name]}
          onChange={({ target }) => {
            const n = target.valueAsNumber;
            if (Number.isInteger(n) && n >= least && n <= most) onChange(name, n);
          }}
        />
      </label>
    ))}
  </div>
);
