/** A rule by its number, linked to the rules page. */

import { RULE_BY_ID } from '@muster/grid-battles';
import { Link } from 'wouter';
import css from './parts.module.css';

export const RuleRef = ({ id }: { readonly id: string }) => (
  <Link href={`/rules/${id}`} className={css.ruleRef} title={RULE_BY_ID.get(id)?.title}>
    {id}
  </Link>
);
