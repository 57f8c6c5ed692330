/** What a seat starts with: the ready army of its faction, one of your own, or the one that came with the address. */

import { armyOf, makeStartText, type SeatArmy, START_POINTS, startPoints } from '@muster/conquest';
import { Link } from 'wouter';
import { Pick } from '../../../dwethia/force/Pick.tsx';
import { useShelf } from '../../../parts/shelf.ts';
import { armyAddress } from '../army/address.ts';
import type { ArmyDraft } from '../army/draft.ts';
import { armyShelf, type KeptArmy } from '../army/kept.ts';

interface Props {
  readonly seat: SeatArmy;
  /** As an army, for the page where armies are built. */
  readonly draft: ArmyDraft;
  readonly onReady: () => void;
  readonly onArmy: (army: KeptArmy['army']) => void;
}

const READY = 'ready';
const GIVEN = 'given';

const textOf = ({
  religion,
  hq,
  units,
  start,
  faction,
}: Pick<SeatArmy, 'religion' | 'hq' | 'units' | 'start' | 'faction'>) =>
  JSON.stringify([religion, hq, units, makeStartText(start, faction)]);

const wordsOf = (army: Parameters<typeof startPoints>[0]): string =>
  `${startPoints(army)} points, ${Math.max(0, START_POINTS - startPoints(army))} R in the bank`;

export const ArmyChoice = ({ seat, draft, onReady, onArmy }: Props) => {
  const { kept = [] } = useShelf(armyShelf);
  const own = kept.filter(({ army }) => army.faction === seat.faction);
  const isReady = seat.units.length === 0 && seat.start.join() === armyOf(seat.faction).start.join();
  const known = isReady ? undefined : own.find(({ army }) => textOf(army) === textOf(seat));
  const value = isReady ? READY : known === undefined ? GIVEN : `own:${known.name}`;
  return (
    <Pick
      label="Starting force"
      value={value}
      choices={[
        { id: READY, name: `The ready one, ${wordsOf({ units: [], start: armyOf(seat.faction).start })}` },
        ...(value === GIVEN ? [{ id: GIVEN, name: `One of its own, ${wordsOf(seat)}` }] : []),
        ...own.map(({ name, army }) => ({ id: `own:${name}`, name: `${name}, ${wordsOf(army)}` })),
      ]}
      onPick={(id) => {
        if (id === READY) onReady();
        const chosen = own.find(({ name }) => `own:${name}` === id);
        if (chosen !== undefined) onArmy(chosen.army);
      }}
    >
      <p className="small">
        <Link href={armyAddress(draft)}>Change it and keep armies</Link>
      </p>
    </Pick>
  );
};
