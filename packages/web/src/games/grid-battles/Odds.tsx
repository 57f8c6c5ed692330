/** The exact odds of an attack between any two units, at an address that can be shared. */

import { gridBattlesDescriptor, UNITS } from '@muster/grid-battles';
import { ArrowDownUp, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import page from '../../pages/odds/odds.module.css';
import { CopyLink } from '../../parts/CopyLink.tsx';
import { Unknowns } from '../../parts/Unknowns.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { listed, percent } from '../../parts/words.ts';
import { Combat } from './odds/Combat.tsx';
import { AttackerControls, DefenderControls } from './odds/Controls.tsx';
import { fightAll } from './odds/duel.ts';
import {
  type Attacker,
  MOST_ATTACKERS,
  newAttacker,
  type OddsQuery,
  readOddsQuery,
  swapRoles,
  writeOddsQuery,
} from './odds/query.ts';
import { Together } from './odds/Together.tsx';

const titleOf = ({ attackers, defender }: OddsQuery): string =>
  `Odds: ${listed(attackers.map(({ type }) => UNITS[type].name))} against ${UNITS[defender.type].name}`;

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
      {attackers.map((attacker, i) => (
        <AttackerControls
          // biome-ignore lint/suspicious/noArrayIndexKey: attackers have no identity but their place in the order
          key={i}
          title={ATTACKER_TITLES[i]!}
          attacker={attacker}
          onChange={(changed) => setAttackers(attackers.with(i, changed))}
          onRemove={attackers.length > 1 ? () => setAttackers(attackers.toSpliced(i, 1)) : undefined}
        />
      ))}
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
      <DefenderControls defender={query.defender} onChange={(defender) => onChange({ ...query, defender })} />
    </div>
  );
};

/** The answer in a line: heard after every change, and seen at the foot of a small screen. */
const summaryOf = ({ attackers, defender }: OddsQuery, { duels, destroyed }: ReturnType<typeof fightAll>): string => {
  const chance = percent(destroyed.at(-1) ?? 0);
  const target = UNITS[defender.type].name;
  if (attackers.length > 1) return `Together they destroy the ${target}: ${chance}`;
  const { answer, odds } = duels[0]!;
  const back = answer ? `; it destroys the ${UNITS[attackers[0]!.type].name}: ${percent(odds.battleBack.destroy)}` : '';
  return `Destroys the ${target}: ${chance}${back}`;
};

const Answer = ({ query }: { readonly query: OddsQuery }) => {
  const [, navigate] = useLocation();
  const fought = useMemo(() => fightAll(query), [query]);
  const { duels, destroyed } = fought;
  const several = query.attackers.length > 1;
  return (
    <>
      <div className={page.columns}>
        <Controls
          query={query}
          onChange={(next) => navigate(`/odds/grid-battles?${writeOddsQuery(next)}`, { replace: true })}
        />
        <div className={page.results}>
          {several && <Together query={query} destroyed={destroyed} />}
          {query.attackers.map((attacker, i) => (
            <Combat
              // biome-ignore lint/suspicious/noArrayIndexKey: attackers have no identity but their place in the order
              key={i}
              attacker={attacker}
              defender={query.defender}
              duel={duels[i]!}
              nth={several ? i : undefined}
            />
          ))}
          <CopyLink what="these odds" address={`${location.origin}/odds/grid-battles?${writeOddsQuery(query)}`} />
        </div>
      </div>
      <p className={page.summary} role="status">
        {summaryOf(query, fought)}
      </p>
    </>
  );
};

const Odds = () => {
  const search = useSearch();
  const { query, unknown } = useMemo(() => readOddsQuery(new URLSearchParams(search)), [search]);
  useTitle(query === undefined ? 'Odds' : titleOf(query));
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>The odds of an attack</h1>
        <p className="lede">
          Pick who strikes, whom, and the ground under both. The chances are exact, from the dice the battle itself
          rolls, under the usual rulings and with a clear view.
        </p>
      </header>
      {query === undefined ? <Unknowns game={gridBattlesDescriptor} unknown={unknown} /> : <Answer query={query} />}
    </div>
  );
};

export default Odds;
