/** Where the battle is fought, and who sets it up. */

import { BATTLE, terrainOf, terrainsFor } from '@muster/magewinds';
import { useId } from 'react';
import sheet from '../../../pages/new-battle/sheet.module.css';
import { FieldForm } from '../../../parts/Fields.tsx';
import { TerrainPicture } from '../parts/TerrainPicture.tsx';
import type { Choices } from './choices.ts';
import css from './new-battle.module.css';

interface Props {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

const CHOSEN_WORDS = 'Player 1, who wins the roll-off, picks or lays out the terrain when the battle begins.';

const DEPLOYMENT_WORDS: Readonly<Record<Choices['deployment'], string>> = {
  players: 'Territories, treasures and fighters are placed by the players, in the order of the scenario.',
  auto: 'Territories, treasures and fighters are placed for everybody, and the first round begins at once.',
};

export const Ground = ({ choices, onChange }: Props) => {
  const group = useId();
  const { players, terrain, deployment } = choices;
  const card = (id: Choices['terrain'], name: string, picture: React.ReactNode) => (
    <label key={id} className={`${sheet.choice} ${css.ground}`}>
      <input type="radio" name={group} checked={terrain === id} onChange={() => onChange({ terrain: id })} />
      {picture}
      <span>{name}</span>
    </label>
  );
  return (
    <section aria-labelledby="ground" className={css.part}>
      <h2 id="ground">The battlefield</h2>
      <fieldset className={css.grounds} data-wide={players.length > 2 || undefined}>
        <legend className="visually-hidden">Battlefield</legend>
        {terrainsFor(players.length).map((id) =>
          card(id, terrainOf(id).name, <TerrainPicture terrain={id} scale="thumb" className={css.thumb} />),
        )}
        {card(
          'chosen',
          'Player 1 chooses',
          <TerrainPicture
            terrain={undefined}
            size={players.length === 2 ? 'standard' : 'double'}
            scale="thumb"
            className={css.thumb}
          />,
        )}
      </fieldset>
      <p className="small muted">
        {terrain === 'chosen' ? CHOSEN_WORDS : `${terrainOf(terrain).text} Made for Muster.`}
      </p>
      <FieldForm of={BATTLE} chosen={choices} keys={['deployment']} onChange={onChange} />
      <p className="small muted">{DEPLOYMENT_WORDS[deployment]}</p>
    </section>
  );
};
