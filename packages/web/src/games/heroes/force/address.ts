/** Forces and units in addresses, to be opened and passed on: `/heroes/forces?faction=void&points=150&unit=warg&unit=warg`. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import { ARCHETYPES, MOST_UNITS, type UnitSheet, unitFrom } from '@muster/heroes';
import { tidyName } from '../../../pages/keeping/name.ts';
import { quoted } from '../../../parts/words.ts';
import { readUnits, readUnitText, unitsIn } from './unit-text.ts';

export const LIMITS = [60, 150, 300] as const;
const [LEAST, MOST] = [20, 1000];
export const DEFAULT_LIMIT = 150;
const DEFAULT_FACTION: FactionId = 'empire-of-sol';

type Report = (sentence: string) => void;

const readFaction = (text: string | null, report: Report): FactionId => {
  if (text === null) return DEFAULT_FACTION;
  const found = FACTIONS.find(({ id }) => id === text.toLowerCase());
  if (found === undefined) report(`There is no faction ${quoted(text)}; the Empire of Sol is shown instead (DW-25).`);
  return found?.id ?? DEFAULT_FACTION;
};

export const readLimit = (text: string | null, report: Report): number => {
  if (text === null) return DEFAULT_LIMIT;
  const n = Number(text);
  if (Number.isInteger(n) && n >= LEAST && n <= MOST) return n;
  report(`The limit is a whole number from ${LEAST} to ${MOST}, not ${quoted(text)} (DW-23).`);
  return DEFAULT_LIMIT;
};

export interface ForceDraft {
  readonly faction: FactionId;
  readonly points: number;
  readonly units: readonly UnitSheet[];
  readonly name: string;
}

export interface Read<D> {
  readonly draft: D;
  /** What the address asked and cannot have, each a sentence. */
  readonly problems: readonly string[];
}

export const readForceDraft = (params: URLSearchParams): Read<ForceDraft> => {
  const problems: string[] = [];
  const report: Report = (sentence) => problems.push(sentence);
  const faction = readFaction(params.get('faction'), report);
  const units = readUnits(params, 'unit', faction, report);
  if (units.length > MOST_UNITS) report(`A force has ${MOST_UNITS} units at most; the others were left out.`);
  const draft = {
    faction,
    points: readLimit(params.get('points'), report),
    units: units.slice(0, MOST_UNITS),
    name: tidyName(params.get('name') ?? '').trim(),
  };
  return { draft, problems };
};

const joined = (path: string, parts: readonly string[]): string =>
  parts.length === 0 ? path : `${path}?${parts.join('&')}`;

export const forceAddress = ({ faction, points, units, name }: ForceDraft): string =>
  joined('/heroes/forces', [
    `faction=${faction}`,
    `points=${points}`,
    ...unitsIn('unit', units),
    ...(name === '' ? [] : [`name=${encodeURIComponent(name)}`]),
  ]);

/** A new battle in which the first seat has this force; `squad`: it is one that is kept, by its name. */
export const battleAddress = ({ faction, points, units }: Omit<ForceDraft, 'name'>, squad?: string): string =>
  joined('/new/heroes', [
    `points=${points}`,
    `south=${faction}`,
    ...unitsIn('south-unit', units),
    ...(squad === undefined ? [] : [`south-squad=${encodeURIComponent(squad)}`]),
  ]);

/** Whose place the unit takes when it is done. */
export interface Back {
  readonly force: ForceDraft;
  readonly place: number;
}

export const unitAddress = (unit: UnitSheet, back?: Back): string =>
  joined('/heroes/units', [
    `faction=${unit.faction}`,
    ...unitsIn('unit', [unit]),
    ...(back === undefined ? [] : [`place=${back.place}`, `force=${encodeURIComponent(queryOf(back.force))}`]),
  ]);

const queryOf = (force: ForceDraft): string => forceAddress(force).split('?')[1]!;

/** The force with the unit in its place; of another faction it goes alone. */
export const putBack = (unit: UnitSheet, { force, place }: Back): ForceDraft =>
  unit.faction === force.faction
    ? { ...force, units: force.units.with(place, unit) }
    : { ...force, faction: unit.faction, units: [unit] };

const readBack = (params: URLSearchParams): Back | undefined => {
  const text = params.get('force');
  if (text === null) return undefined;
  const force = readForceDraft(new URLSearchParams(text)).draft;
  const place = Number(params.get('place'));
  return force.units[place] === undefined ? undefined : { force, place };
};

/** A unit to begin with: a Terran Champion without a name. */
const beginning = (faction: FactionId): UnitSheet =>
  unitFrom(ARCHETYPES.find(({ id }) => id === 'champion')!, faction, 'terran', '');

export const readUnitDraft = (params: URLSearchParams): Read<UnitSheet> & { readonly back: Back | undefined } => {
  const problems: string[] = [];
  const report: Report = (sentence) => problems.push(sentence);
  const faction = readFaction(params.get('faction'), report);
  const text = params.get('unit');
  const unit = text === null ? undefined : readUnitText(text, faction, report);
  return { draft: unit ?? beginning(faction), problems, back: readBack(params) };
};
