/** A warband in an address, to be opened and passed on: `/warbands?band=warrior,wizard&slots=8&name=Vanguard`. */

import { type Field, flagField, group, NAME, type Part } from '@muster/kernel';
import { BAND, BATTLE, type CalledBand, type SlotBudget, slotsField } from '@muster/magewinds';
import { addressOf, chosenIn } from '../../../parts/useChoices.ts';

export interface Draft extends CalledBand {
  readonly slots: SlotBudget;
  readonly name: string;
  readonly officialOnly: boolean;
}

export const SLOTS: Field<SlotBudget> = slotsField('Slots', false);

const REST = group<Omit<Draft, keyof CalledBand>>({
  slots: SLOTS,
  name: NAME,
  officialOnly: flagField('Without our stand-ins', 'officialOnly', 'true'),
});

export const DRAFT: Part<Draft> = {
  read: (given, at, tell) => ({ ...BAND.read(given, at, tell), ...REST.read(given, at, tell) }),
  write: (draft, at) => [...BAND.write(draft, at), ...REST.write(draft, at)],
};

export const draftAddress = (draft: Draft): string => addressOf('/warbands', DRAFT, draft);

/** A new battle in which the first seat has this warband. */
export const battleAddress = ({ warband, calls, slots, officialOnly }: Draft): string => {
  const chosen = chosenIn(BATTLE);
  return addressOf('/new/magewinds', BATTLE, {
    ...chosen,
    slots,
    bands: chosen.bands.with(0, { warband, calls }),
    switches: officialOnly ? { officialOnly } : {},
  });
};
