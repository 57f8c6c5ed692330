/** The warbands that a player may bring to a battle with people elsewhere. */

import type { Seat } from '@muster/kernel';
import { type MagewindsConfig, readyMade } from '@muster/magewinds';
import type { ForceOffer } from '../../../contract/table-game.ts';
import { type KeptWarband, shelf } from './kept.ts';

/** Beside its fighters; null where nobody is called anything. */
const namesOf = ({ warband, calls = [] }: KeptWarband): readonly (string | null)[] | null =>
  calls.some((call) => call !== '') ? warband.map((_, at) => calls[at] || null) : null;

export const forcesFor = async (
  { slots, officialOnly, warbands, names }: MagewindsConfig,
  seat: Seat,
): Promise<readonly ForceOffer[]> => {
  const given = warbands[seat];
  const own = await shelf.list().catch(() => []);
  return [
    ...(given == null
      ? []
      : [
          {
            of: 'given' as const,
            name: 'the warband as it was set',
            force: { slots, fighters: given, names: names?.[seat] ?? null },
          },
        ]),
    ...own.map((kept) => ({
      of: 'own' as const,
      name: kept.name,
      force: { slots: kept.slots, fighters: kept.warband, names: namesOf(kept) },
    })),
    ...readyMade(slots, officialOnly).map(({ name, warband }) => ({
      of: 'ready' as const,
      name,
      force: { slots, fighters: warband },
    })),
  ];
};
