/** Which fleet a side fields: a ready one of its faction, one of your own, or the one that came with the address. */

import { makeShipText, type OwnFleet, type ShipSheet, type Which } from '@muster/cosmic-combat';
import type { FactionId, ReligionId } from '@muster/dwethia';
import { Link } from 'wouter';
import { Chips } from '../../../parts/Chips.tsx';
import { useShelf } from '../../../parts/shelf.ts';
import { fleetAddress } from '../fleet/address.ts';
import { fleetName } from '../fleet/fleet-name.ts';
import { fleetShelf } from '../fleet/kept.ts';

interface Props {
  readonly faction: FactionId;
  readonly points: number;
  readonly which: Which;
  /** Instead of a ready one. */
  readonly own: OwnFleet | null;
  readonly onReady: (which: Which) => void;
  readonly onOwn: (own: OwnFleet) => void;
}

const GIVEN = 'given';

interface Fielded {
  readonly religion: ReligionId | null;
  readonly ships: readonly ShipSheet[];
}

const textOf = ({ religion, ships }: Fielded): string => [religion, ...ships.map(makeShipText)].join();

export const FleetChoice = ({ faction, points, which, own, onReady, onOwn }: Props) => {
  const { kept = [] } = useShelf(fleetShelf);
  const yours = kept.filter((fleet) => fleet.faction === faction);
  const known = own === null ? undefined : yours.find((fleet) => textOf(fleet) === textOf(own));
  const value = own === null ? `ready:${which}` : known === undefined ? GIVEN : `own:${known.name}`;
  return (
    <div>
      <Chips
        legend="Fleet"
        choices={[
          ...([1, 2] as const).map((one) => ({ value: `ready:${one}`, words: fleetName(faction, points, one) })),
          ...(own !== null && known === undefined ? [{ value: GIVEN, words: 'A fleet of its own' }] : []),
          ...yours.map(({ name }) => ({ value: `own:${name}`, words: name })),
        ]}
        value={value}
        onChoose={(chosen) => {
          const mine = yours.find(({ name }) => `own:${name}` === chosen);
          if (mine !== undefined) onOwn({ religion: mine.religion, ships: mine.ships });
          else if (chosen !== GIVEN) onReady(chosen === 'ready:2' ? 2 : 1);
        }}
      />
      <p className="small">
        <Link
          href={fleetAddress({ faction, points, religion: own?.religion ?? null, ships: own?.ships ?? [], name: '' })}
        >
          Build and keep fleets
        </Link>
      </p>
    </div>
  );
};
