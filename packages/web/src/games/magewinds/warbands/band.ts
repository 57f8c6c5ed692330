/** A warband in words, and what the rules say of it. */

import {
  type MagewindsRefusal,
  magewinds,
  type Names,
  PROFILES,
  type ProfileId,
  refuseWarband,
} from '@muster/magewinds';
import { listed } from '../../../parts/words.ts';

/** Kind by kind. */
export const groupedBand = (
  warband: readonly ProfileId[],
): readonly { readonly id: ProfileId; readonly count: number }[] =>
  [...new Set(warband)].map((id) => ({ id, count: warband.filter((other) => other === id).length }));

/** `Warrior, Wizard and 2 Minions`. */
export const bandWords = (warband: readonly ProfileId[]): string =>
  warband.length === 0
    ? 'nobody'
    : listed(
        groupedBand(warband).map(({ id, count }) =>
          count === 1 ? PROFILES[id].name : `${count} × ${PROFILES[id].name}`,
        ),
      );

const sentence = (refusal: MagewindsRefusal | undefined): string | undefined => refusal && magewinds.explain(refusal);

/** What is wrong with this warband, a whole sentence; undefined when it may fight. */
export const bandProblem = (warband: readonly ProfileId[], slots: number, officialOnly: boolean): string | undefined =>
  sentence(refuseWarband(warband, slots, officialOnly));

/** Why this fighter may not join; undefined when it may. */
export const joinProblem = (
  warband: readonly ProfileId[],
  id: ProfileId,
  slots: number,
  officialOnly: boolean,
): string | undefined => bandProblem([...warband, id], slots, officialOnly);

/** Beside its fighters; null where nobody is called anything (TC assembly.slots). */
export const namesOf = (warband: readonly ProfileId[], calls: readonly string[] = []): Names | null =>
  calls.some((call) => call !== '') ? warband.map((_, place) => calls[place] || null) : null;

/** `Militia 2`: two of a kind are numbered, as at the table. */
export const kindsIn = (warband: readonly ProfileId[]): readonly string[] =>
  warband.map((id, place) => {
    const before = warband.slice(0, place + 1).filter((other) => other === id).length;
    const isAlone = warband.filter((other) => other === id).length === 1;
    return isAlone ? PROFILES[id].name : `${PROFILES[id].name} ${before}`;
  });
