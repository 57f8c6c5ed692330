/** What each side plays for, open or chosen in secret at the table. */

import { conquestDescriptor, factionName, missionsTaken } from '@muster/conquest';
import type { Side } from '@muster/dwethia';
import sheet from '../../../pages/new-battle/sheet.module.css';
import { Chips } from '../../../parts/Chips.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { Aims } from '../army/Aims.tsx';
import { type Choices, openMissions, withAims } from './choices.ts';
import css from './new-battle.module.css';

interface PartProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

const SideAims = ({ choices, onChange, side }: PartProps & { readonly side: Side }) => (
  <Aims
    of={sideWords(choices, side)}
    scenario={choices.aims[side].scenario}
    missions={missionsTaken(choices, side)}
    open={openMissions(choices, side)}
    onScenario={(scenario) => onChange({ aims: withAims(choices.aims, side, { scenario }) })}
    onMissions={(missions) => onChange({ aims: withAims(choices.aims, side, { missions }) })}
  />
);

const sideWords = ({ seats }: Choices, side: Side): string => {
  const mine = seats.filter((seat) => seat.side === side);
  return mine.length === 1 ? factionName(mine[0]!.faction) : side === 0 ? 'the first side' : 'the second side';
};

const AIMS = [
  { value: 'open', words: 'Open from the beginning' },
  { value: 'secret', words: 'Chosen in secret, shown together' },
] as const;

/** CQ-11, CQ-15, X-301. */
export const WarAims = ({ choices, onChange }: PartProps) => {
  const isBlind = choices.switches['blindMuster'] === true;
  return (
    <section className={css.part} aria-labelledby="aims">
      <h2 id="aims">What they play for</h2>
      <Chips
        legend="Scenarios and missions"
        choices={AIMS}
        value={isBlind ? 'secret' : 'open'}
        onChoose={(how) => {
          const { blindMuster: _, ...others } = choices.switches;
          onChange({ switches: how === 'secret' ? { ...others, blindMuster: true } : others });
        }}
      />
      {isBlind ? (
        <p className="muted">
          Each side chooses at the table, behind the curtain <RuleRef game={conquestDescriptor} id="X-301" />.
        </p>
      ) : (
        <div className={sheet.sides}>
          <SideAims choices={choices} onChange={onChange} side={0} />
          <SideAims choices={choices} onChange={onChange} side={1} />
        </div>
      )}
    </section>
  );
};
