/** Standing orders: what the game answers in one's place, so that it asks only what one wants to be asked. */

import { type Battle, type CosmicCommand, DEFAULT_STANDING, type StandingOrders } from '@muster/cosmic-combat';
import sides from '../../../dwethia/play/sides.module.css';
import css from './table.module.css';

type Choices<K extends keyof StandingOrders> = readonly (readonly [StandingOrders[K], string])[];

const LINES: { readonly [K in keyof StandingOrders]: { readonly title: string; readonly choices: Choices<K> } } = {
  destiny: {
    title: 'Roll failed dice again',
    choices: [
      ['ask', 'ask me'],
      ['auto', 'where it destroys or saves a ship'],
      ['never', 'never'],
    ],
  },
  shields: {
    title: 'Turn shields',
    choices: [
      ['ask', 'ask me'],
      ['auto', 'towards the greatest threat'],
    ],
  },
  resist: {
    title: 'Resist powers',
    choices: [
      ['ask', 'ask me'],
      ['never', 'never'],
      [1, 'with 1 point'],
      [2, 'with up to 2 points'],
      [3, 'with up to 3 points'],
    ],
  },
  redirect: {
    title: 'Pass a shot on',
    choices: [
      ['best', 'to whom it costs least'],
      ['ask', 'ask me'],
      ['never', 'never'],
    ],
  },
  goFirst: {
    title: 'When we win priority',
    choices: [
      ['ask', 'ask me'],
      ['me', 'we go first'],
      ['you', 'they go first'],
    ],
  },
};

const ORDER = ['destiny', 'shields', 'resist', 'redirect', 'goFirst'] as const;

interface FormProps {
  readonly orders: StandingOrders;
  readonly onChange: (orders: StandingOrders) => void;
}

/** One line for each. */
export const StandingForm = ({ orders, onChange }: FormProps) =>
  ORDER.map((name) => {
    const { title, choices } = LINES[name];
    const all: readonly (readonly [StandingOrders[keyof StandingOrders], string])[] = choices;
    return (
      <label key={name} className={css.order}>
        <span>{title}</span>
        <select
          className={sides.select}
          value={all.findIndex(([value]) => value === orders[name])}
          onChange={({ target }) => onChange({ ...orders, [name]: all[Number(target.value)]![0] })}
        >
          {all.map(([value, words], i) => (
            <option key={String(value)} value={i}>
              {words}
            </option>
          ))}
        </select>
      </label>
    );
  });

interface Props {
  readonly battle: Battle;
  readonly seat: number;
  readonly onPlay: (command: CosmicCommand) => void;
}

export const Standing = ({ battle, seat, onPlay }: Props) => (
  <details className={css.orders}>
    <summary>When to ask me</summary>
    <StandingForm
      orders={battle.standing[seat] ?? DEFAULT_STANDING}
      onChange={(orders) => onPlay({ type: 'standing', orders })}
    />
  </details>
);
