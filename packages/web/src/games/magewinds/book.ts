/** The rules of Magewinds, to be linked to. */

import { RULE_BY_ID } from '@muster/magewinds';
import type { RuleBook } from '../../contract/table-game.ts';

export const BOOK: RuleBook = {
  game: 'magewinds',
  ids: /((?:MW (?:\d+\.)+\d+)|(?:MW-[RH]\d+)|(?:TC [a-z-]+(?:\.[a-z0-9-]+)*)|(?:ItT [a-z-]+(?:\.[a-z0-9-]+)*))/,
  titleOf: (id) => RULE_BY_ID.get(id)?.title,
};
