/** The scenarios as cards: what each is about, for how many, and whose it is. */

import { playersWords, SCENARIO_IDS, SCENARIOS, type ScenarioChoice } from '@muster/magewinds';
import { memo, type ReactNode, useId } from 'react';
import sheet from '../../../pages/new-battle/sheet.module.css';
import { OriginMark } from '../parts/OriginMark.tsx';
import css from './new-battle.module.css';

interface CardProps {
  readonly group: string;
  readonly name: string;
  readonly facts: ReactNode;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const Card = ({ group, name, facts, checked, onChoose }: CardProps) => (
  <label className={`${sheet.choice} ${sheet.card} ${css.card}`}>
    <input type="radio" name={group} checked={checked} onChange={onChoose} />
    <span className={sheet.cardName}>{name}</span>
    <span className={css.cardFacts}>{facts}</span>
  </label>
);

interface Props {
  /** Undefined when none is chosen. */
  readonly value: ScenarioChoice | undefined;
  readonly onChoose: (scenario: ScenarioChoice) => void;
}

export const ScenarioPicker = memo(({ value, onChoose }: Props) => {
  const group = useId();
  const card = (id: ScenarioChoice, name: string, facts: ReactNode) => (
    <Card key={id} group={group} name={name} facts={facts} checked={value === id} onChoose={() => onChoose(id)} />
  );
  return (
    <fieldset className={`${sheet.picker} ${css.picker}`}>
      <legend className="visually-hidden">Scenario</legend>
      {SCENARIO_IDS.map((id) =>
        card(
          id,
          SCENARIOS[id].name,
          <>
            {playersWords(id)} {SCENARIOS[id].source === 'house' && <OriginMark source="house" />}
          </>,
        ),
      )}
      {card('chosen', 'By roll-off', 'the winner chooses')}
      {card('random', 'At random', 'the dice choose')}
    </fieldset>
  );
});
