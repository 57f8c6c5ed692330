/** A warband in an address, to be opened and passed on: `/warbands?band=warrior,wizard&slots=8&name=Vanguard`. */

import type { ProfileId } from '@muster/magewinds';
import { tidyName } from '../../../pages/keeping/name.ts';
import { gatherUnknown, type Unknown } from '../../../parts/address.ts';
import { callsIn, DEFAULT_BUDGET, readBand, readBudget, type SlotBudget } from './band.ts';

export interface Draft {
  readonly warband: readonly ProfileId[];
  /** What its fighters are called, beside them; empty for who has no name (TC assembly.slots). */
  readonly calls: readonly string[];
  readonly slots: SlotBudget;
  readonly name: string;
  readonly officialOnly: boolean;
}

export interface ReadDraft {
  readonly draft: Draft;
  /** What the address asked and cannot have. */
  readonly unknown: readonly Unknown[];
}

export const readDraft = (params: URLSearchParams): ReadDraft => {
  const { unknown, report } = gatherUnknown();
  const draft = {
    ...readBand(params, 'band', 'called', report('band')),
    slots: readBudget(params.get('slots'), report('slots')),
    name: tidyName(params.get('name') ?? '').trim(),
    officialOnly: params.get('officialOnly') === 'true',
  };
  return { draft, unknown };
};

/** Plain but for the names. */
export const draftAddress = ({ warband, calls, slots, name, officialOnly }: Draft): string => {
  const parts = [
    ...(warband.length > 0 ? [`band=${warband.join(',')}`] : []),
    ...callsIn('called', calls),
    ...(slots !== DEFAULT_BUDGET ? [`slots=${slots}`] : []),
    ...(name !== '' ? [`name=${encodeURIComponent(name)}`] : []),
    ...(officialOnly ? ['officialOnly=true'] : []),
  ];
  return parts.length === 0 ? '/warbands' : `/warbands?${parts.join('&')}`;
};

/** A new battle in which the first seat has this warband. */
export const battleAddress = ({ warband, calls, slots, officialOnly }: Draft): string => {
  const parts = [
    `slots=${slots}`,
    `a-band=${warband.join(',')}`,
    ...callsIn('a-called', calls),
    ...(officialOnly ? ['officialOnly=true'] : []),
  ];
  return `/new/magewinds?${parts.join('&')}`;
};
