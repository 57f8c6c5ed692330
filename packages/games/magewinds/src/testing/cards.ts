/** Parts of small battles for tests of cards: hands written as text, fighters anywhere. */

import type { Seat } from '@muster/kernel';
import type { Card } from '../content/cards.ts';
import type { ProfileId } from '../content/fighters.ts';
import type { Fighter, Hand, SeatState } from '../state/battle.ts';

export const cards = (text: string): readonly Card[] => text.split(' ').filter((w) => w !== '') as Card[];
export const hand = (text: string): Hand => ({ size: cards(text).length, cards: cards(text), seen: [] });
export const seat = (text: string): SeatState => ({
  hand: hand(text),
  orders: null,
  conceded: false,
  energized: false,
  tally: 0,
  kills: 0,
  killsBefore: 0,
});
export const fighter = (id: number, owner: Seat, profile: ProfileId, more: Partial<Fighter> = {}): Fighter => ({
  id,
  seat: owner,
  profile,
  number: 0,
  where: 'field',
  x: 0,
  y: 0,
  damage: 0,
  actions: 0,
  guard: false,
  poison: null,
  starting: true,
  downIn: 0,
  twin: null,
  ...more,
});
