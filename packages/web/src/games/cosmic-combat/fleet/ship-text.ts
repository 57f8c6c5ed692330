/** Ships in the fields of an address. */

import { makeShipText, parseShipText, type ShipSheet } from '@muster/cosmic-combat';
import type { FactionId } from '@muster/dwethia';
import { fieldsIn, type Report } from '../../../pages/force/address.ts';
import { tidyName } from '../../../pages/keeping/name.ts';
import { quoted } from '../../../parts/words.ts';

/** Names that can stand between the parts. */
export const tidyShipName = (text: string): string => tidyName(text.replaceAll('~', '–'));

/** Undefined, and reported, for what is no ship of this faction. */
export const readShipText = (text: string, faction: FactionId, report: Report): ShipSheet | undefined => {
  const parsed = parseShipText(text, faction);
  if (parsed.ok) return { ...parsed.value, name: tidyShipName(parsed.value.name).trim() };
  const { where, problem } = parsed.refusal;
  report(
    text.startsWith('~')
      ? `A ship of the address cannot be read and was left out: ${where} ${problem}.`
      : `There is no ship ${quoted(text)} in this faction; it was left out.`,
  );
  return undefined;
};

/** `ship=cohort&ship=~Grim~…`. */
export const shipsIn = (field: string, ships: readonly ShipSheet[]): readonly string[] =>
  fieldsIn(field, ships.map(makeShipText));

export const readShips = (
  params: URLSearchParams,
  field: string,
  faction: FactionId,
  report: Report,
): readonly ShipSheet[] => params.getAll(field).flatMap((text) => readShipText(text, faction, report) ?? []);
