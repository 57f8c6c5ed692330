/** The rules of Grid Battles, to be linked to. */

import { RULE_BY_ID } from '@muster/grid-battles';
import type { RuleBook } from '../../contract/table-game.ts';

export const BOOK: RuleBook = {
  game: 'grid-battles',
  ids: /((?:GB|FB|R)-\d\d)/,
  titleOf: (id) => RULE_BY_ID.get(id)?.title,
};
