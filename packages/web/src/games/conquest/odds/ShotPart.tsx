/** The exact odds of a shot (P1). */

import { conquestDescriptor, gunFacts, shotFault, shotOdds } from '@muster/conquest';
import { useMemo } from 'react';
import { Reckoning, WoundBars } from '../../../dwethia/odds/Bars.tsx';
import { NumberFields } from '../../../dwethia/odds/Numbers.tsx';
import page from '../../../pages/odds/odds.module.css';
import { Chips } from '../../../parts/Chips.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { capital, percent } from '../../../parts/words.ts';
import css from './odds.module.css';
import { isSteady, SHOT_NUMBERS, type ShotQuery, shotOf, weaponsOf, withAttacker } from './query.ts';
import { SheetPick } from './SheetPick.tsx';
import { shootersWith, targetsWith, woundsOfSheet } from './units.ts';
import { useOwnUnits } from './useOwnUnits.ts';

interface Props {
  readonly query: ShotQuery;
  readonly onChange: (query: ShotQuery) => void;
}

const Check = ({
  words,
  checked,
  onChange,
}: {
  readonly words: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}) => (
  <label className="choice">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    <span>{words}</span>
  </label>
);

export const ShotControls = ({ query, onChange }: Props) => {
  const own = useOwnUnits([query.attacker, query.defender]);
  const weapons = weaponsOf(query.attacker);
  const set = (change: Partial<ShotQuery>): void => onChange({ ...query, ...change });
  return (
    <div className={page.controls}>
      <section className={`slip ${page.control} ${css.spaced}`} aria-label="Who shoots at whom">
        <SheetPick
          label="Attacker"
          lists={shootersWith(own)}
          value={query.attacker}
          onPick={(attacker) => onChange(withAttacker(query, attacker))}
        />
        <Chips
          legend="With"
          choices={weapons.map(({ id, name }) => ({ value: id, words: name }))}
          value={query.weapon.id}
          onChoose={(id) => set({ weapon: weapons.find((one) => one.id === id)! })}
        />
        <p className="small muted">{gunFacts(query.weapon)}</p>
        <SheetPick
          label="Defender"
          lists={targetsWith(own)}
          value={query.defender}
          onPick={(defender) => set({ defender })}
        />
      </section>
      <section className={`slip ${page.control} ${css.spaced}`} aria-label="Circumstances">
        <NumberFields fields={SHOT_NUMBERS} values={query} onChange={(name, value) => set({ [name]: value })} />
        {query.weapon.keywords.arc === true && (
          <Check
            words="Fired in an arc: farther, over everything, without Perception"
            checked={query.arc}
            onChange={(arc) => set({ arc })}
          />
        )}
        {isSteady(query.attacker) && (
          <Check
            words="The attacker has not moved in this round"
            checked={query.still}
            onChange={(still) => set({ still })}
          />
        )}
        <Check
          words="A shield bearer stands beside the defender"
          checked={query.shielded}
          onChange={(shielded) => set({ shielded })}
        />
      </section>
    </div>
  );
};

export const useShot = (query: ShotQuery) =>
  useMemo(() => {
    const question = shotOf(query);
    const fault = shotFault(question);
    const odds = shotOdds(question);
    const { attack, save, ignore } = odds.needs;
    const rolls = [
      attack === null ? 'no die, it is too tough' : `one die, ${attack}+ to wound`,
      ...(save === null ? [] : [`saved on ${save}+`]),
      ...(ignore === null ? [] : [`ignored on ${ignore}+`]),
    ].join(', ');
    const summary = `Wounds ${query.defender.name} ${percent(1 - (odds.wounds[0] ?? 0))}, slays it ${percent(odds.slain)}`;
    return { odds, fault, rolls, summary: fault ?? summary };
  }, [query]);

interface ResultProps {
  readonly query: ShotQuery;
  readonly shot: ReturnType<typeof useShot>;
}

export const ShotResult = ({ query, shot: { odds, fault, rolls, summary } }: ResultProps) =>
  fault !== undefined ? (
    <p className="notice notice--risk">
      <RuleWords game={conquestDescriptor} text={fault} />
    </p>
  ) : (
    <>
      <p>
        <strong>{summary}.</strong> {capital(rolls)}.
      </p>
      <WoundBars wounds={odds.wounds} left={Math.max(1, woundsOfSheet(query.defender))} end="slain" />
      <Reckoning game={conquestDescriptor} steps={odds.steps} />
    </>
  );
