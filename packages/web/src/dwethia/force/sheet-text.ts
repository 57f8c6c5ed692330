/** Sheets in the fields of an address: `cohort` for a printed one, `~Grim~…` for one of one's own. The game reads and writes them. */

import type { Parsed } from '@muster/kernel';
import { tidyName } from '../../pages/keeping/name.ts';
import { quoted } from '../../parts/words.ts';
import { fieldsIn, type Report } from './address.ts';

const PART = '~';

/** Names that can stand between the parts. */
export const tidySheetName = (text: string): string => tidyName(text.replaceAll(PART, '–'));

interface Texts<S, F> {
  /** `ship`. */
  readonly what: string;
  readonly make: (sheet: S) => string;
  readonly parse: (text: string, faction: F, n: number) => Parsed<S>;
}

export const sheetTexts = <S extends { readonly name: string }, F>({ what, make, parse }: Texts<S, F>) => {
  /** Undefined, and reported, for what is none of this faction. `n`: which of them it is, from 1. */
  const read = (text: string, faction: F, report: Report, n = 1): S | undefined => {
    const parsed = parse(text, faction, n);
    if (parsed.ok) return { ...parsed.value, name: tidySheetName(parsed.value.name).trim() };
    const { where, problem } = parsed.refusal;
    report(
      text.startsWith(PART)
        ? `A ${what} of the address cannot be read and was left out: ${where} ${problem}.`
        : `There is no ${what} ${quoted(text)} in this faction; it was left out.`,
    );
    return undefined;
  };
  return {
    read,
    readAll: (params: URLSearchParams, field: string, faction: F, report: Report): readonly S[] =>
      params.getAll(field).flatMap((text, i) => read(text, faction, report, i + 1) ?? []),
    /** `ship=cohort&ship=~Grim~…`. */
    inFields: (field: string, sheets: readonly S[]): readonly string[] => fieldsIn(field, sheets.map(make)),
  };
};
