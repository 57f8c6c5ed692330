/** One pair of choices, to the last point of damage. */

import type { AttackOdds, Defence } from '@muster/magewinds';
import { useState } from 'react';
import { amountsOf, Bars } from '../../../parts/Bars.tsx';
import { Chips } from '../../../parts/Chips.tsx';
import { count, percent } from '../../../parts/words.ts';
import { CHOICE_NAMES, cellOf, DEFENCE_NAMES, defencesOf, type Row, rowsOf } from '../parts/attack-odds.ts';
import css from './odds.module.css';

interface DistributionProps {
  readonly distribution: readonly number[];
  readonly top: number;
  readonly unit: readonly [one: string, many: string];
  /** From here on it is what the attacker wants. */
  readonly wanted: number;
}

const Distribution = ({ distribution, top, unit, wanted }: DistributionProps) => {
  const lines = amountsOf(distribution, top).map(({ n, chance, open }) => ({
    words: n === 0 ? 'Nothing' : open ? `${n} or more` : count(n, ...unit),
    chance,
    wanted: n >= wanted,
  }));
  return <Bars lines={lines} scale={Math.max(...lines.map(({ chance }) => chance), 0.01)} />;
};

interface Props {
  readonly odds: AttackOdds;
  readonly target: { readonly name: string; readonly toughness: number };
}

const INCHES = ['inch', 'inches'] as const;
const DAMAGE = ['damage', 'damage'] as const;
const MOST_INCHES = 6;

export const Detail = ({ odds, target }: Props) => {
  const rows = rowsOf(odds).filter((row) => row !== 'feint');
  const defences = defencesOf(odds);
  const [chosen, setChosen] = useState<{ readonly row: Row; readonly defence: Defence }>();
  const row = rows.find((r) => r === chosen?.row) ?? rows[0]!;
  const defence = defences.find((d) => d === chosen?.defence) ?? 'none';
  const cell = cellOf(odds, row, defence);
  return (
    <section aria-labelledby="in-detail">
      <h2 id="in-detail" className={css.partTitle}>
        In detail
      </h2>
      <div className={css.detailChoice}>
        {rows.length > 1 && (
          <Chips
            legend="The attack is"
            choices={rows.map((value) => ({ value, words: CHOICE_NAMES[value] }))}
            value={row}
            onChoose={(value) => setChosen({ row: value, defence })}
          />
        )}
        <Chips
          legend="The target’s answer"
          choices={defences.map((value) => ({ value, words: DEFENCE_NAMES[value] }))}
          value={defence}
          onChoose={(value) => setChosen({ row, defence: value })}
        />
      </div>
      {cell.push === undefined ? (
        <>
          <p className={css.wish}>
            Takes the {target.name} down <strong>{percent(cell.takeDown)}</strong>
          </p>
          <p className="small muted">
            Damage to a {target.name} that is unhurt, Toughness {target.toughness}; {cell.mean.toFixed(2)} on average.
          </p>
          <Distribution distribution={cell.damage} top={target.toughness} unit={DAMAGE} wanted={target.toughness} />
        </>
      ) : (
        <>
          <p className="small muted">How far the {target.name} is pushed; it takes no damage.</p>
          <Distribution distribution={cell.push} top={MOST_INCHES} unit={INCHES} wanted={1} />
        </>
      )}
    </section>
  );
};
