/** A rule by its number, linked to the rules page of its game; at a table it opens beside it. */

import type { Book, RuleId } from '@muster/kernel';
import { type MouseEvent, memo, use } from 'react';
import { Link } from 'wouter';
import type { Ruled } from '../contract/table-game.ts';
import css from './parts.module.css';
import { ruleAddress } from './rule-address.ts';
import { RuleOpener } from './rule-opener.ts';

const known = new WeakMap<Book, ReadonlyMap<RuleId, string>>();

/** Undefined where the book has no such rule. */
export const ruleTitle = ({ book }: Ruled, id: RuleId): string | undefined => {
  const titles = known.get(book) ?? new Map(book.rules.map((rule) => [rule.id, rule.title]));
  known.set(book, titles);
  return titles.get(id);
};

export const RuleRef = memo(({ game, id }: { readonly game: Ruled; readonly id: RuleId }) => {
  const open = use(RuleOpener);
  const follow = (event: MouseEvent): void => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (open === undefined || !isPlain || ruleTitle(game, id) === undefined) return;
    event.preventDefault();
    open(id);
  };
  return (
    <Link href={ruleAddress(game.id, id)} className={css.ruleRef} title={ruleTitle(game, id)} onClick={follow}>
      {id}
    </Link>
  );
});
