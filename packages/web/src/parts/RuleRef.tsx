/** A rule by its number, linked to the rules page of its game. */

import type { Book, RuleId } from '@muster/kernel';
import { Link } from 'wouter';
import type { Ruled } from '../contract/table-game.ts';
import css from './parts.module.css';
import { ruleAddress } from './rule-address.ts';

const known = new WeakMap<Book, ReadonlyMap<RuleId, string>>();

/** Undefined where the book has no such rule. */
export const ruleTitle = ({ book }: Ruled, id: RuleId): string | undefined => {
  const titles = known.get(book) ?? new Map(book.rules.map((rule) => [rule.id, rule.title]));
  known.set(book, titles);
  return titles.get(id);
};

export const RuleRef = ({ game, id }: { readonly game: Ruled; readonly id: RuleId }) => (
  <Link href={ruleAddress(game.id, id)} className={css.ruleRef} title={ruleTitle(game, id)}>
    {id}
  </Link>
);
