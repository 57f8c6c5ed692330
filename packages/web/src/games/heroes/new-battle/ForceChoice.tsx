/** Which force a side fields: the ready one of its faction, one of your own, a squad, or the one that came with the address. */

import type { FactionId } from '@muster/dwethia';
import { fieldedSheet, forcePoints, makeUnitText, type UnitSheet } from '@muster/heroes';
import { Link } from 'wouter';
import { Pick } from '../../../dwethia/force/Pick.tsx';
import { useShelf } from '../../../parts/shelf.ts';
import { forceAddress } from '../force/address.ts';
import { forceShelf } from '../force/kept.ts';
import { readyMembers, squadShelf } from '../squad/kept.ts';

interface Props {
  readonly faction: FactionId;
  readonly points: number;
  /** Null: the ready one. */
  readonly units: readonly UnitSheet[] | null;
  readonly squad: string | null;
  /** With the name of the squad, if it is one. */
  readonly onChange: (units: readonly UnitSheet[] | null, squad: string | null) => void;
}

const READY = 'ready';
const GIVEN = 'given';

const textOf = (units: readonly UnitSheet[]): string => units.map(makeUnitText).join();

export const ForceChoice = ({ faction, points, units, squad, onChange }: Props) => {
  const { kept = [] } = useShelf(forceShelf);
  const own = kept.filter((force) => force.faction === faction);
  const { kept: allSquads = [] } = useShelf(squadShelf);
  const squads = allSquads.filter((one) => one.squad.faction === faction && one.awaits === null);
  const known = units === null || squad !== null ? undefined : own.find((one) => textOf(one.units) === textOf(units));
  const value = units === null ? READY : known === undefined ? GIVEN : `own:${known.name}`;
  const pointsOf = (some: readonly UnitSheet[]): string => `${forcePoints(some)} points`;
  return (
    <Pick
      label="Force"
      value={value}
      choices={[
        { id: READY, name: 'The ready force' },
        ...(value === GIVEN
          ? [
              {
                id: GIVEN,
                name: `${squad === null ? 'A force of its own' : `The squad ${squad}`}, ${pointsOf(units ?? [])}`,
              },
            ]
          : []),
        ...own.map((force) => ({ id: `own:${force.name}`, name: `${force.name}, ${pointsOf(force.units)}` })),
        ...squads
          .filter(({ name }) => name !== squad)
          .map(({ name, squad: one }) => ({
            id: `squad:${name}`,
            name: `The squad ${name}, ${pointsOf(readyMembers(one).map(fieldedSheet))}`,
          })),
      ]}
      onPick={(id) => {
        if (id === READY) onChange(null, null);
        const chosen = own.find(({ name }) => `own:${name}` === id);
        if (chosen !== undefined) onChange(chosen.units, null);
        const marching = squads.find(({ name }) => `squad:${name}` === id);
        if (marching !== undefined) onChange(readyMembers(marching.squad).map(fieldedSheet), marching.name);
      }}
    >
      <p className="small">
        <Link href={forceAddress({ faction, points, units: units ?? [], name: '' })}>Build and keep forces</Link>,{' '}
        <Link href="/heroes/squads">field a squad</Link>
      </p>
    </Pick>
  );
};
