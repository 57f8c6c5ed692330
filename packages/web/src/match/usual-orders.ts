/** The standing orders that a player gives at the beginning of every battle of a game, remembered in this browser. */

import { type Descriptor, type OrderForm, type OrdersSaid, type OrderValue, valueAt } from '@muster/kernel';
import { type Kept, makeWishes, type Wishes } from '../parts/wishes.ts';

interface Usual {
  /** Only of lines of which something was said. */
  readonly orders: OrdersSaid;
}

/** What is no choice any more is forgotten. An older page kept what a game's command says: `{ reroll: { attack } }`. */
const parseUsual =
  ({ lines }: OrderForm) =>
  ({ orders }: Kept<Usual>): Usual => {
    const kept = (typeof orders === 'object' && orders !== null ? orders : {}) as Readonly<Record<string, unknown>>;
    const said = lines.flatMap(({ name, choices }): readonly (readonly [string, OrderValue])[] => {
      const value = kept[name] ?? valueAt(kept, name);
      const choice = choices.find((one) => one.value === value);
      return choice === undefined ? [] : [[name, choice.value]];
    });
    return { orders: Object.fromEntries(said) };
  };

const stores = new Map<string, Wishes<Usual>>();

export const usualOrders = (game: string, form: OrderForm): Wishes<Usual> => {
  const store = stores.get(game) ?? makeWishes(game, parseUsual(form));
  stores.set(game, store);
  return store;
};

/** As they are now. */
export const usuallySaid = ({ id, orders }: Pick<Descriptor, 'id' | 'orders'>): OrdersSaid =>
  orders === undefined ? {} : usualOrders(id, orders).getState().orders;
