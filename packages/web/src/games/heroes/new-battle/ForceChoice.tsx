/** Which force a side fields: the ready one of its faction, one of your own, a squad, or the one that came with the address. */

import type { FactionId } from '@muster/dwethia';
import { fieldedSheet, forcePoints, makeUnitText, type UnitSheet } from '@muster/heroes';
import { Link } from 'wouter';
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
  return (
    <div className="field">
      <label>
        <span className="field__label">Force</span>
        <select
          className="input"
          value={value}
          onChange={({ target }) => {
            if (target.value === READY) onChange(null, null);
            const chosen = own.find(({ name }) => `own:${name}` === target.value);
            if (chosen !== undefined) onChange(chosen.units, null);
            const marching = squads.find(({ name }) => `squad:${name}` === target.value);
            if (marching !== undefined) onChange(readyMembers(marching.squad).map(fieldedSheet), marching.name);
          }}
        >
          <option value={READY}>The ready force</option>
          {units !== null && known === undefined && (
            <option value={GIVEN}>
              {squad === null ? 'A force of its own' : `The squad ${squad}`}, {forcePoints(units)} points
            </option>
          )}
          {own.map((force) => (
            <option key={force.name} value={`own:${force.name}`}>
              {force.name}, {forcePoints(force.units)} points
            </option>
          ))}
          {squads
            .filter(({ name }) => name !== squad)
            .map(({ name, squad: one }) => (
              <option key={name} value={`squad:${name}`}>
                The squad {name}, {forcePoints(readyMembers(one).map(fieldedSheet))} points
              </option>
            ))}
        </select>
      </label>
      <p className="small">
        <Link href={forceAddress({ faction, points, units: units ?? [], name: '' })}>Build and keep forces</Link>,{' '}
        <Link href="/heroes/squads">field a squad</Link>
      </p>
    </div>
  );
};
