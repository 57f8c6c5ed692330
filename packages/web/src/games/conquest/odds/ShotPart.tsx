/** The exact odds of a shot (P1). */

import {
  conquestDescriptor,
  gunFacts,
  isSteady,
  SHOT,
  type ShotQuery,
  shotFault,
  shotOdds,
  shotOf,
  weaponsOf,
  withAttacker,
} from '@muster/conquest';
import { useMemo } from 'react';
import { Reckoning, WoundBars } from '../../../dwethia/odds/Bars.tsx';
import { OddsAnswer } from '../../../pages/odds/OddsPage.tsx';
import page from '../../../pages/odds/odds.module.css';
import { Chips } from '../../../parts/Chips.tsx';
import { FieldForm } from '../../../parts/Fields.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { capital, percent } from '../../../parts/words.ts';
import css from './odds.module.css';
import { SheetPick, woundsOfSheet } from './SheetPick.tsx';
import { shootersWith, targetsWith, useOwnUnits } from './units.ts';

interface Props {
  readonly query: ShotQuery;
  readonly onChange: (query: ShotQuery) => void;
}

const ShotControls = ({ query, onChange }: Props) => {
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
        <FieldForm
          of={SHOT}
          chosen={query}
          keys={[
            ...(['distance', 'cover', 'inTheWay'] as const),
            ...(query.weapon.keywords.arc === true ? (['arc'] as const) : []),
            ...(isSteady(query) ? (['still'] as const) : []),
            'shielded',
          ]}
          onChange={set}
        />
      </section>
    </div>
  );
};

const useShot = (query: ShotQuery) =>
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

export const Shot = ({ query, address, onChange }: Props & { readonly address: string }) => {
  const { odds, fault, rolls, summary } = useShot(query);
  return (
    <OddsAnswer
      title={`${query.attacker.name} against ${query.defender.name}, ${query.weapon.name}`}
      what="this question"
      summary={summary}
      address={address}
      controls={<ShotControls query={query} onChange={onChange} />}
      className={css.results}
    >
      {fault !== undefined ? (
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
      )}
    </OddsAnswer>
  );
};
