/** What a sheet of one's own is: of which faction, what else its game asks, and from what it is begun anew. */

import { FACTIONS, type FactionId, factionOf } from '@muster/dwethia';
import type { ReactNode } from 'react';
import css from './force.module.css';
import { Pick } from './Pick.tsx';

/** A sheet from which all of it can be begun again. */
export interface Beginning {
  readonly id: string;
  readonly words: string;
  /** The heading under which it stands. */
  readonly group?: string;
  readonly begin: () => void;
}

const Options = ({ of }: { readonly of: readonly Beginning[] }) =>
  of.map(({ id, words }) => (
    <option key={id} value={id}>
      {words}
    </option>
  ));

interface Props {
  readonly faction: FactionId;
  readonly onFaction: (faction: FactionId) => void;
  /** What the faction brings. */
  readonly trait: string;
  /** `A unit of the list`. */
  readonly from: string;
  readonly beginnings: readonly Beginning[];
  readonly children: ReactNode;
}

export const Kind = ({ faction, onFaction, trait, from, beginnings, children }: Props) => {
  const groups = [...new Set(beginnings.map(({ group }) => group))];
  return (
    <>
      <div className={css.kind}>
        <Pick<FactionId> label="Faction" value={faction} choices={FACTIONS} onPick={onFaction} />
        {children}
        <label className="field">
          <span className="field__label">Begin with</span>
          <select
            className="input"
            value=""
            onChange={({ target }) => beginnings.find(({ id }) => id === target.value)?.begin()}
          >
            <option value="">{from}…</option>
            {groups.map((group) => {
              const options = <Options key={group ?? from} of={beginnings.filter((one) => one.group === group)} />;
              return group === undefined ? (
                options
              ) : (
                <optgroup key={group} label={group}>
                  {options}
                </optgroup>
              );
            })}
          </select>
        </label>
      </div>
      <p className="small muted">
        {factionOf(faction).name}: {trait}
      </p>
    </>
  );
};
