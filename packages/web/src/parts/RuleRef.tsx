/** A rule by its number, linked to the rules page of its game. */

import { Link } from 'wouter';
import type { RuleBook } from '../contract/table-game.ts';
import css from './parts.module.css';
import { ruleAddress } from './rule-address.ts';

export const RuleRef = ({ book, id }: { readonly book: RuleBook; readonly id: string }) => (
  <Link href={ruleAddress(book.game, id)} className={css.ruleRef} title={book.titleOf(id)}>
    {id}
  </Link>
);
