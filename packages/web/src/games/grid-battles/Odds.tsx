/** The exact odds of an attack between any two units, at an address that can be shared. */

import {
  type Attacker,
  gridBattlesDescriptor,
  MOST_ATTACKERS,
  newAttacker,
  ODDS,
  type OddsQuery,
  swapRoles,
  UNITS,
} from '@muster/grid-battles';
import { ArrowDownUp, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { OddsAnswer, OddsPage } from '../../pages/odds/OddsPage.tsx';
import page from '../../pages/odds/odds.module.css';
import { inPlace } from '../../parts/inPlace.tsx';
import { type ChoicesPage, useChoices } from '../../parts/useChoices.ts';
import { listed, percent } from '../../parts/words.ts';
import { Combat } from './odds/Combat.tsx';
import { Distance, UnitControls } from './odds/Controls.tsx';
import { fightAll } from './odds/duel.ts';
import { Together } from './odds/Together.tsx';

const titleOf = ({ attackers, defender }: OddsQuery): string =>
  `${listed(attackers.map(({ type }) => UNITS[type].name))} against ${UNITS[defender.type].name}`;

const ATTACKER_TITLES = ['Attacker', 'Second attacker', 'Third attacker'] as const;

interface ControlsProps {
  readonly query: OddsQuery;
  readonly onChange: (query: OddsQuery) => void;
}

const Controls = ({ query, onChange }: ControlsProps) => {
  const { attackers } = query;
  const setAttackers = (next: readonly Attacker[]) => onChange({ ...query, attackers: next });
  return (
    <div className={page.controls}>
      {inPlace(attackers, (attacker, i) => {
        const change = (changed: Attacker) => setAttackers(attackers.with(i, changed));
        return (
          <UnitControls
            title={ATTACKER_TITLES[i]!}
            seat={0}
            of={attacker}
            onChange={change}
            onRemove={attackers.length > 1 ? () => setAttackers(attackers.toSpliced(i, 1)) : undefined}
          >
            <Distance of={attacker} onChange={change} />
          </UnitControls>
        );
      })}
      <div className="button-row">
        {attackers.length < MOST_ATTACKERS && (
          <button type="button" className="button" onClick={() => setAttackers([...attackers, newAttacker('archer')])}>
            <Plus size={18} aria-hidden="true" /> Add an attacker
          </button>
        )}
        <button type="button" className="button" onClick={() => onChange(swapRoles(query))}>
          <ArrowDownUp size={18} aria-hidden="true" /> Swap roles
        </button>
      </div>
      <UnitControls
        title="Defender"
        seat={1}
        of={query.defender}
        onChange={(defender) => onChange({ ...query, defender })}
      />
    </div>
  );
};

const summaryOf = ({ attackers, defender }: OddsQuery, { duels, destroyed }: ReturnType<typeof fightAll>): string => {
  const chance = percent(destroyed.at(-1) ?? 0);
  const target = UNITS[defender.type].name;
  if (attackers.length > 1) return `Together they destroy the ${target}: ${chance}`;
  const { answer, odds } = duels[0]!;
  const back = answer ? `; it destroys the ${UNITS[attackers[0]!.type].name}: ${percent(odds.battleBack.destroy)}` : '';
  return `Destroys the ${target}: ${chance}${back}`;
};

const Answer = ({ chosen: query, address, change }: ChoicesPage<OddsQuery>) => {
  const fought = useMemo(() => fightAll(query), [query]);
  const { duels, destroyed } = fought;
  const several = query.attackers.length > 1;
  return (
    <OddsAnswer
      title={titleOf(query)}
      isUntitled
      summary={summaryOf(query, fought)}
      address={address}
      controls={<Controls query={query} onChange={change} />}
    >
      {several && <Together query={query} destroyed={destroyed} />}
      {inPlace(query.attackers, (attacker, i) => (
        <Combat attacker={attacker} defender={query.defender} duel={duels[i]!} nth={several ? i : undefined} />
      ))}
    </OddsAnswer>
  );
};

const Odds = () => {
  const asked = useChoices('/odds/grid-battles', ODDS);
  return (
    <OddsPage
      game={gridBattlesDescriptor}
      title="The odds of an attack"
      lede="Pick who strikes, whom, and the ground under both. The chances are exact, from the dice the battle itself rolls, under the usual rulings and with a clear view."
      page={asked}
      answersFirst
    >
      <Answer {...asked} />
    </OddsPage>
  );
};

export default Odds;
