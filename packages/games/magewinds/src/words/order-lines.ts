/** Standing orders in the words of players: about which spells a seat is asked when others act, whatever it holds (MW-R61). */

import type { OrderForm } from '@muster/kernel';
import { SPELLS } from '../content/spells.ts';
import { ASKED_SPELLS, ASKS, type Ask, type AskedSpell } from '../state/battle.ts';
import type { MagewindsTypes } from '../state/types.ts';

const ASK_WORDS: Readonly<Record<Ask, string>> = { always: 'always', mine: 'for mine', never: 'never' };

const CHOICES = ASKS.map((value) => ({ value, words: ASK_WORDS[value] }));

export const ORDERS: OrderForm<MagewindsTypes> = {
  title: 'When to ask me about spells',
  note: 'Given as orders when you begin a battle. There you can change them at any time, under your warband.',
  lines: ASKED_SPELLS.map((name) => ({
    name,
    title: SPELLS[name].name,
    whole: `Ask me about ${SPELLS[name].name}`,
    choices: CHOICES,
  })),
  said: (b, seat) => b.seats[seat]?.orders ?? undefined,
  give: (_, __, changes) =>
    Object.entries(changes).map(([spell, ask]) => ({
      type: 'setOrders',
      spell: spell as AskedSpell,
      ask: ask as Ask,
    })),
};
