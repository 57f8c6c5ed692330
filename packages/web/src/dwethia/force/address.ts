/** Sheets of one's own in addresses, and whose place each takes in a force when it is done. */

import { type FactionId, factionField, readSheetText, type SheetTexts } from '@muster/dwethia';
import { type Group, group, type Part, part, queryOf, readGiven } from '@muster/kernel';
import { addressOf } from '../../parts/useChoices.ts';

/** Whose place a sheet takes when it is done. */
export interface Back<D> {
  readonly force: D;
  readonly place: number;
}

export interface SheetDraft<S, D> {
  readonly faction: FactionId;
  readonly sheet: S;
  readonly back: Back<D> | undefined;
}

/** `place=1&army=…`: the address of the force within that of the sheet. Undefined where nobody stands in that place. */
const backPart = <D>(
  into: string,
  force: Part<D>,
  membersOf: (force: D) => readonly unknown[],
): Part<Back<D> | undefined> => ({
  read: (given) => {
    const text = given.get(into);
    if (text === null) return undefined;
    const { chosen } = readGiven(force, new URLSearchParams(text));
    const place = Number(given.get('place'));
    return membersOf(chosen)[place] === undefined ? undefined : { force: chosen, place };
  },
  write: (back) =>
    back === undefined
      ? []
      : [
          ['place', String(back.place)],
          [into, queryOf(force, back.force)],
        ],
});

interface Spec<S, D> {
  readonly path: string;
  readonly texts: SheetTexts<S>;
  /** A sheet to begin with. */
  readonly beginning: (faction: FactionId) => S;
  /** One of one's own, made of what was read. */
  readonly own?: (sheet: S, faction: FactionId) => S;
  /** What the force is called in the address, how it is written, and who is in it. */
  readonly into: string;
  readonly force: Part<D>;
  readonly membersOf: (force: D) => readonly unknown[];
}

/** The page of one sheet: what it reads, and the address of a sheet. */
export const sheetPage = <S extends { readonly name: string; readonly faction: FactionId | null }, D>(
  spec: Spec<S, D>,
): {
  readonly of: Group<SheetDraft<S, D>>;
  readonly addressOf: (sheet: S, back?: Back<D>) => string;
} => {
  const { path, texts, beginning, own = (sheet) => sheet, into, force, membersOf } = spec;
  const of = group<SheetDraft<S, D>>({
    faction: factionField('empire-of-sol'),
    sheet: ({ faction }) =>
      part(
        ([text], report) => {
          const read = text === undefined ? undefined : readSheetText(texts, text, faction, report);
          return read === undefined ? beginning(faction) : own(read, faction);
        },
        (sheet) => [texts.make(sheet)],
        texts.what,
      ),
    back: backPart(into, force, membersOf),
  });
  return { of, addressOf: (sheet, back) => addressOf(path, of, { faction: sheet.faction!, sheet, back }) };
};
