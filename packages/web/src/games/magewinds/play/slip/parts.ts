/** What the parts of the slip are given. */

import type { MagewindsDecision } from '@muster/magewinds';
import type { PartProps } from '../../../../contract/tabletop.ts';
import type { MagewindsTable } from '../plan/types.ts';

export type Props = PartProps<MagewindsTable>;

/** Where something is asked. */
export type QuestionProps = PartProps<MagewindsTable, MagewindsDecision>;
