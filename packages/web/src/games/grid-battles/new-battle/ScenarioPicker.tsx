/** The scenarios as cards with small maps, and the free battle as the last of them. */

import { SCENARIO_IDS, SCENARIOS } from '@muster/grid-battles';
import { useEffect, useId, useRef } from 'react';
import sheet from '../../../pages/new-battle/sheet.module.css';
import { MapPicture, type PlacedCounter, startingPositions } from '../parts/MapPicture.tsx';
import type { Choices } from './choices.ts';
import css from './new-battle.module.css';

interface CardProps {
  readonly group: string;
  readonly name: string;
  /** Two lines at most. */
  readonly words: readonly string[];
  readonly rows: readonly string[];
  readonly standing?: readonly PlacedCounter[] | undefined;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const Card = ({ group, name, words, rows, standing, checked, onChoose }: CardProps) => (
  <label className={`${sheet.choice} ${sheet.card} ${css.card}`}>
    <input type="radio" name={group} checked={checked} onChange={onChoose} />
    <span className={css.thumb}>
      <MapPicture rows={rows} standing={standing} zoom="far" bare />
    </span>
    <span className={css.cardWords}>
      <span className={sheet.cardName}>{name}</span>
      {words.map((line) => (
        <span key={line} className="small muted">
          {line}
        </span>
      ))}
    </span>
  </label>
);

interface ScenarioPickerProps {
  /** Undefined when none is chosen. */
  readonly value: Choices['scenario'] | undefined;
  /** The map a free battle would have. */
  readonly freeRows: readonly string[];
  readonly onChoose: (scenario: Choices['scenario']) => void;
}

const sizeWords = (id: (typeof SCENARIO_IDS)[number]): readonly string[] => {
  const { map, sides } = SCENARIOS[id];
  const [a, b] = [sides[0].units.length, sides[1].units.length];
  return [a === b ? `${a} units a side` : `${a} units against ${b}`, `${map[0]!.length} × ${map.length} hexes`];
};

const FREE_WORDS = ['your own forces', 'a new map'] as const;

/** The same array for the same scenario, so that it is drawn once. */
const STARTS = new Map(SCENARIO_IDS.map((id) => [id, startingPositions(SCENARIOS[id])]));

export const ScenarioPicker = ({ value, freeRows, onChoose }: ScenarioPickerProps) => {
  const group = useId();
  const cards = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const card = cards.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (card) cards.current?.scrollTo({ left: card.offsetLeft - cards.current.offsetLeft - 16 });
  }, []);
  return (
    <fieldset ref={cards} className={`${sheet.picker} ${css.picker}`}>
      <legend className="visually-hidden">Scenario</legend>
      {SCENARIO_IDS.map((id) => (
        <Card
          key={id}
          group={group}
          name={SCENARIOS[id].name}
          words={sizeWords(id)}
          rows={SCENARIOS[id].map}
          standing={STARTS.get(id)}
          checked={value === id}
          onChoose={() => onChoose(id)}
        />
      ))}
      <Card
        group={group}
        name="Free battle"
        words={FREE_WORDS}
        rows={freeRows}
        checked={value === 'free'}
        onChoose={() => onChoose('free')}
      />
    </fieldset>
  );
};
