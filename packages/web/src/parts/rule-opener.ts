/** How a link to a rule is followed where the page must not be left: at a table, the rule is shown beside it. */

import type { RuleId } from '@muster/kernel';
import { createContext } from 'react';

/** Undefined where links lead to the rules page. */
export const RuleOpener = createContext<((id: RuleId) => void) | undefined>(undefined);
