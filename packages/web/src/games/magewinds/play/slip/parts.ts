/** What every part of the decision slip is given. */

import type { MagewindsCommand, MagewindsDecision, MagewindsTypes } from '@muster/magewinds';
import type { ReactNode } from 'react';
import type { PlayTableProps } from '../../../../contract/table-game.ts';
import type { Intent } from '../intent.ts';
import type { Plan } from '../plan/types.ts';
import type { Scene } from '../scene.ts';

export interface Props extends PlayTableProps<MagewindsTypes, Scene> {
  /** Undefined while others act or something is being shown. */
  readonly plan: Plan | undefined;
  readonly decision: MagewindsDecision | undefined;
  readonly intent: Intent;
  readonly onIntent: (change: Partial<Intent>) => void;
  readonly onPlay: (commands: readonly MagewindsCommand[]) => void;
  /** The cards lie below the table. */
  readonly wide: boolean;
  /** What is left of the last attack. */
  readonly shown: ReactNode;
}

export interface PartProps extends Props {
  readonly plan: Plan;
  readonly decision: MagewindsDecision;
}
