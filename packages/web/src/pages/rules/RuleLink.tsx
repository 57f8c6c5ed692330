/** A link to a rule, a section or a table of this page. It goes there even if the address already says so. */

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { placeOf, ruleAddress } from '../../parts/rule-address.ts';
import { showTarget } from './target.ts';

interface RuleLinkProps {
  readonly game: string;
  readonly to: string;
  readonly className?: string | undefined;
  readonly current?: boolean;
  readonly children: ReactNode;
}

export const RuleLink = ({ game, to, className, current = false, children }: RuleLinkProps) => (
  <Link
    href={ruleAddress(game, to)}
    className={className}
    aria-current={current ? 'location' : undefined}
    onClick={() => location.pathname === ruleAddress(game, to) && showTarget(placeOf(to))}
  >
    {children}
  </Link>
);
