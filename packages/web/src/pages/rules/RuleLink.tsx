/** A link to a rule, a section or a table of this page. It goes there even if the address already says so. */

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { showTarget } from './target.ts';

interface RuleLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly current?: boolean;
  readonly children: ReactNode;
}

export const RuleLink = ({ to, className, current = false, children }: RuleLinkProps) => (
  <Link
    href={`/rules/${to}`}
    className={className}
    aria-current={current ? 'location' : undefined}
    onClick={() => location.pathname === `/rules/${to}` && showTarget(to)}
  >
    {children}
  </Link>
);
