/** What players of the Dwethia games choose: limits, factions, sheets, and two to four seats of two sides. */

import {
  choiceField,
  type Field,
  type Given,
  oneField,
  type Parsed,
  type Part,
  part,
  quoted,
  type Report,
  settled,
  several,
  tidyName,
  wholeField,
} from '@muster/kernel';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { RELIGIONS, type ReligionId } from '../content/religions.ts';
import type { Side } from '../sides.ts';

const chosenFrom = <T extends string>(all: readonly { readonly id: T; readonly name: string }[]) =>
  all.map(({ id, name }) => ({ value: id, words: name }));

const FACTION_CHOICES = chosenFrom<FactionId>(FACTIONS);

/** DW-23. */
export const limitField = (least: number, most: number, usual: number): Field<number> =>
  wholeField('Points', least, most, usual, {
    always: true,
    wrong: (text: string) => `The limit is a whole number from ${least} to ${most}, not ${quoted(text)} (DW-23).`,
  });

/** Of a force that is shown (DW-25). */
export const factionField = (usual: FactionId): Field<FactionId> =>
  choiceField(FACTION_CHOICES, {
    words: 'Faction',
    usual,
    always: true,
    anyCase: true,
    wrong: (text) => {
      const { words } = FACTION_CHOICES.find(({ value }) => value === usual)!;
      return `There is no faction ${quoted(text)}; the ${words} is shown instead (DW-25).`;
    },
  });

export const religionField = (usual: ReligionId): Field<ReligionId> =>
  oneField('religion', chosenFrom<ReligionId>(RELIGIONS), usual, { words: 'Religion', always: true });

// --- Sheets ---

/** How units or ships are written in an address: `cohort` for a printed one, `~Grim~…` for one of one's own. */
export interface SheetTexts<S> {
  /** `ship`. */
  readonly what: string;
  /** What a printed one is called. */
  readonly printed?: string;
  make(sheet: S): string;
  /** `n`: which of them it is, from 1. */
  parse(text: string, faction: FactionId, n: number): Parsed<S>;
}

const PART = '~';

/** Names that can stand between the parts. */
export const tidySheetName = (text: string): string => tidyName(text.replaceAll(PART, '–'));

/** Undefined, and reported, for what is none of this faction. */
export const readSheetText = <S extends { readonly name: string }>(
  { what, printed = what, parse }: SheetTexts<S>,
  text: string,
  faction: FactionId,
  report: Report,
  n = 1,
): S | undefined => {
  const parsed = parse(text, faction, n);
  if (parsed.ok) return { ...parsed.value, name: tidySheetName(parsed.value.name).trim() };
  const { where, problem } = parsed.refusal;
  report(
    text.startsWith(PART)
      ? `A ${what} of the address cannot be read and was left out: ${where} ${problem}.`
      : `There is no ${printed} ${quoted(text)} in this faction; it was left out.`,
  );
  return undefined;
};

/** `ship=cohort&ship=~Grim~…`: those that can be read, and no more than `most`. */
export const sheetsPart = <S extends { readonly name: string }>(
  texts: SheetTexts<S>,
  faction: FactionId,
  { most = Number.POSITIVE_INFINITY, tooMany = '' } = {},
): Part<readonly S[]> =>
  part(
    (given, report) => {
      const sheets = given.flatMap((text, i) => readSheetText(texts, text, faction, report, i + 1) ?? []);
      if (sheets.length > most) report(tooMany);
      return sheets.slice(0, most);
    },
    (sheets) => sheets.map(texts.make),
    texts.what,
  );

// --- Questions of odds ---

interface Asked {
  readonly id: string;
  readonly name: string;
}

/** Somebody by its id or however `find` takes it; `what`: `profile`. */
export const askedPart = <S extends Asked>(
  what: string,
  find: (text: string) => S | undefined,
  usual: string,
): Part<S> =>
  part(
    ([text = usual], report) => {
      const found = find(text);
      if (found === undefined) report(`There is no ${what} ${quoted(text)}.`);
      return found ?? find(usual)!;
    },
    ({ id }) => [id],
  );

/** One of what somebody has; the first unless it is named. */
export const weaponPart = <W extends Asked>({ name }: Pick<Asked, 'name'>, weapons: readonly W[]): Part<W> =>
  part(
    ([wanted], report) => {
      const weapon = weapons.find(({ id }) => id === wanted);
      if (wanted !== undefined && weapon === undefined) report(`${name} has no ${quoted(wanted)}.`);
      return weapon ?? weapons[0]!;
    },
    ({ id }) => [id],
  );

/** Another attacker keeps the weapon where it has the like. */
export const likeWeapon = <W extends Asked>(weapons: readonly W[], held: W): W =>
  weapons.find(({ id }) => id === held.id) ?? weapons[0]!;

// --- Seats ---

/** What an address calls it. */
export const seatKey = (seat: number): string => 'abcd'[seat]!;
export const USUAL_SIDES: readonly Side[] = [0, 1, 0, 1];
export const USUAL_FACTIONS: readonly FactionId[] = ['empire-of-sol', 'citadel', 'bloodpact', 'black-sun'];

/** As many seats as are named; a seat is named by who plays it. */
export const seatsGiven = (given: Given): number => (given.has('d') ? 4 : given.has('c') ? 3 : 2);

/** `names`: of the two sides. Those of the first two seats are settled. */
export const sideField = (seat: number, names: readonly [string, string]): Part<Side> =>
  seat < 2
    ? settled(USUAL_SIDES[seat]!)
    : oneField('side', chosenSides(names), USUAL_SIDES[seat]!, {
        always: true,
        make: (side) => names[side],
        wrong: (text) => `There is no side ${quoted(text)}; one of ${names.join(', ')} is meant.`,
      });

const chosenSides = (names: readonly [string, string]) =>
  ([0, 1] as const).map((value) => ({ value, words: names[value] }));

/** Of a seat, which plays as usual unless it says otherwise. */
export const seatFactionField = (seat: number, name = 'faction'): Field<FactionId> =>
  oneField('faction', FACTION_CHOICES, USUAL_FACTIONS[seat]!, { words: 'Faction', always: true, name });

const SIDE_NAMES = ['south', 'north'] as const;

/** Seats of which an address calls the first two `south` and `north` by their factions, and the others `c` and `d`. */
export const sidedSeats = <S>(of: (seat: number, side: Part<Side>, faction: Field<FactionId>) => Part<S>) =>
  several(
    seatsGiven,
    (seat) => SIDE_NAMES[seat] ?? seatKey(seat),
    (seat) => of(seat, sideField(seat, SIDE_NAMES), seatFactionField(seat, seat < 2 ? '' : 'faction')),
  );
