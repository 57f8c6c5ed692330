/** Standing orders: what the game answers in one's place, so that it asks only what one wants to be asked. */

import {
  type Battle,
  type ConquestCommand,
  DEFAULT_STANDING,
  type RerollOrder,
  type StandingOrders,
} from '@muster/conquest';
import { isSince } from '@muster/dwethia';
import sides from '../../../dwethia/play/sides.module.css';
import offer from '../../../play/offer.module.css';
import { nameOf } from '../words.ts';
import css from './table.module.css';

type Plain = Exclude<keyof StandingOrders, 'reroll' | 'rally'>;
type Choices<K extends Plain> = readonly (readonly [StandingOrders[K], string])[];

const LINES: { readonly [K in Plain]: { readonly title: string; readonly choices: Choices<K> } } = {
  surge: {
    title: 'Offer me a Surge',
    choices: [
      ['engage', 'when a hero is about to be engaged'],
      ['start', 'also before they move'],
      ['each', 'also after each of their moves'],
      ['never', 'never'],
    ],
  },
  surgeAnswer: {
    title: 'When they surge',
    choices: [
      ['ask', 'ask me to answer'],
      ['never', 'let them'],
    ],
  },
  destinyReserve: {
    title: 'Destiny that re-rolls leave alone',
    choices: [
      [0, 'none'],
      [1, '1 point'],
      [2, '2 points'],
      [3, '3 points'],
    ],
  },
  resolve: {
    title: 'Heroic Resolve',
    choices: [
      ['fatal', 'ask me when the wound would slay'],
      ['ask', 'ask me at every wound'],
      ['always', 'always pay'],
      ['never', 'never'],
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
      [4, 'with up to 4 points'],
    ],
  },
  allocate: {
    title: 'Wounds go to',
    choices: [
      ['auto', 'whom it costs least, carriers last'],
      ['ask', 'ask me'],
    ],
  },
  support: {
    title: 'Who is near several fights',
    choices: [
      ['auto', 'joins the larger one'],
      ['ask', 'ask me'],
    ],
  },
  friendlyHit: {
    title: 'A shot that goes astray strikes',
    choices: [
      ['cheapest', 'the cheapest friend'],
      ['ask', 'ask me'],
    ],
  },
  place: {
    title: 'What was built stands',
    choices: [
      ['rally', 'by itself, at the rally point'],
      ['ask', 'ask me where'],
    ],
  },
  fights: {
    title: 'Order of fights',
    choices: [
      ['ask', 'ask me'],
      ['auto', 'by itself where it does not matter'],
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

const ORDER = [
  'goFirst',
  'surge',
  'surgeAnswer',
  'resolve',
  'destinyReserve',
  'resist',
  'fights',
  'support',
  'allocate',
  'friendlyHit',
  'place',
] as const;

const REROLLS: readonly (readonly [keyof StandingOrders['reroll'], string])[] = [
  ['attack', 'Dice to hit'],
  ['wound', 'Dice to wound'],
  ['save', 'Saves'],
  ['ranged', 'Shots'],
  ['ignore', 'Ignored wounds'],
];

const REROLL_WORDS: readonly (readonly [RerollOrder, string])[] = [
  ['never', 'never'],
  ['important', 'when it matters: a hero, the headquarters, four dice'],
  ['ask', 'ask me'],
];

interface LineProps<T> {
  readonly title: string;
  readonly choices: readonly (readonly [T, string])[];
  readonly value: T;
  readonly onValue: (value: T) => void;
}

function Line<T extends string | number>({ title, choices, value, onValue }: LineProps<T>) {
  return (
    <label className={css.order}>
      <span>{title}</span>
      <select
        className={sides.select}
        value={Math.max(
          0,
          choices.findIndex(([one]) => one === value),
        )}
        onChange={({ target }) => onValue(choices[Number(target.value)]![0])}
      >
        {choices.map(([one, words], i) => (
          <option key={String(one)} value={i}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** wars from before the third edition pay the fee besides. */
const feeApart = (choices: Choices<'resist'>): Choices<'resist'> =>
  choices.map(([order, words]) => [order, typeof order === 'number' ? `with the fee and up to ${order}` : words]);

interface FormProps {
  /** Of the war that they are for; without one, of those to come. */
  readonly config?: Battle['config'];
  readonly orders: StandingOrders;
  readonly onChange: (orders: StandingOrders) => void;
}

export const StandingForm = ({ config, orders, onChange }: FormProps) => (
  <>
    {ORDER.map((name) => {
      const { title } = LINES[name];
      const isOld = name === 'resist' && config !== undefined && !isSince(config, 3);
      const choices = isOld ? feeApart(LINES.resist.choices) : LINES[name].choices;
      return (
        <Line<string | number>
          key={name}
          title={title}
          choices={choices}
          value={orders[name]}
          onValue={(value) => onChange({ ...orders, [name]: value })}
        />
      );
    })}
    <p className={css.ordersTitle}>Roll again for Destiny</p>
    {REROLLS.map(([what, title]) => (
      <Line<RerollOrder>
        key={what}
        title={title}
        choices={REROLL_WORDS}
        value={orders.reroll[what]}
        onValue={(value) => onChange({ ...orders, reroll: { ...orders.reroll, [what]: value } })}
      />
    ))}
  </>
);

interface Props {
  readonly battle: Battle;
  readonly seat: number;
  readonly onPlay: (command: ConquestCommand) => void;
}

export const Standing = ({ battle, seat, onPlay }: Props) => {
  const orders = battle.standing[seat] ?? DEFAULT_STANDING;
  const give = (next: StandingOrders): void => onPlay({ type: 'standing', orders: next });
  return (
    <details className={css.orders}>
      <summary>When to ask me</summary>
      <StandingForm config={battle.config} orders={orders} onChange={give} />
      {orders.rally.length > 0 && (
        <ul className={offer.list}>
          {orders.rally.map(({ builder }) => (
            <li key={builder}>
              Rally point of {nameOf(battle, builder)}{' '}
              <button
                type="button"
                className="button button--small"
                onClick={() => give({ ...orders, rally: orders.rally.filter((one) => one.builder !== builder) })}
              >
                Take it away
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
};
