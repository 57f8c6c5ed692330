/** What is asked that the slip has its own form for: the set-up, cards, an exchange of blows, a window for spells. */

import type { MagewindsDecision } from '@muster/magewinds';
import type { ReactNode } from 'react';
import { useWide } from '../../../play/useWide.ts';
import { Assembly, TerrainChoice } from './SetUp.tsx';
import { Channel, Insight, Windburn } from './slip/CardDecisions.tsx';
import type { Props, QuestionProps } from './slip/parts.ts';
import { FaceDown, Knockback } from './slip/Strike.tsx';
import { Window } from './slip/Window.tsx';

/** Where there is room, the cards lie below the table. */
const NarrowChannel = (props: QuestionProps) => !useWide() && <Channel {...props} />;

const Spells = (props: QuestionProps) => props.plan.marks.casting === undefined && <Window {...props} />;

const FORMS: Readonly<Partial<Record<MagewindsDecision['kind'], (props: QuestionProps) => ReactNode>>> = {
  assembly: Assembly,
  terrain: TerrainChoice,
  channel: NarrowChannel,
  insight: Insight,
  windburn: Windburn,
  defence: FaceDown,
  knockBack: Knockback,
  window: Spells,
};

/** What one has written there is not for the next eyes. */
export const Question = (props: Props) => {
  const { decision } = props.now;
  const Form = decision && FORMS[decision.kind];
  return Form && <Form key={props.seen.eyes} {...props} now={{ ...props.now, decision }} />;
};
