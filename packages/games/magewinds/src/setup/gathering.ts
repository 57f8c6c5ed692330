/**
 * Battles to which each player brings a warband that was assembled at home. That is assembly in secret (ItT general.assembly), whatever the
 * configuration says of seats that assemble theirs in set-up: nobody sees another's before all are there.
 */

import { fields, flag, gatheringOf, integer, list, oneOf, optional, orNull } from '@muster/kernel';
import { refuseNames } from '../build/names.ts';
import { refuseWarband } from '../build/warband.ts';
import { PROFILE_IDS, type ProfileId } from '../content/fighters.ts';
import type { Names } from '../content/names.ts';
import { readNames } from '../reading/read-names.ts';
import type { MagewindsConfig } from '../state/battle.ts';
import type { MagewindsTypes } from '../state/types.ts';
import { explain } from '../words/refusals.ts';

/** A warband as a file has it. */
export interface WarbandFile {
  /** The budget it was made for. */
  readonly slots: number;
  readonly fighters: readonly ProfileId[];
  readonly officialOnly: boolean;
  /** Beside its fighters; null where nobody has one. */
  readonly names: Names | null;
}

export const readWarband = fields<WarbandFile>({
  slots: optional(integer(1, 20), 8),
  fighters: list(oneOf(PROFILE_IDS), 20),
  officialOnly: optional(flag, false),
  names: optional(orNull(readNames), null),
});

/** What the rules of assembly have against it: a sentence, or undefined (TC assembly.slots). */
export const warbandProblem = (
  { fighters, names }: WarbandFile,
  { slots, officialOnly }: Pick<MagewindsConfig, 'slots' | 'officialOnly'>,
): string | undefined => {
  const refusal = refuseWarband(fighters, slots, officialOnly) ?? refuseNames(names ?? undefined, fighters);
  return refusal && explain(refusal);
};

export const gathering = gatheringOf<MagewindsTypes, WarbandFile>({
  name: 'warband',
  read: readWarband,
  isSealed: () => true,
  brings: ({ warbands }) => warbands.map((warband) => warband !== null), // who assembles in set-up does it there
  refuse: (config, _seat, warband) => warbandProblem(warband, config),
  gathered: ({ names: given, ...config }, bands) => {
    const names = config.warbands.map((_, seat) => (bands[seat] ? bands[seat].names : (given?.[seat] ?? null)));
    return {
      ...config,
      warbands: config.warbands.map((warband, seat) => bands[seat]?.fighters ?? warband),
      ...(names.every((one) => one === null) ? {} : { names }),
    };
  },
});
