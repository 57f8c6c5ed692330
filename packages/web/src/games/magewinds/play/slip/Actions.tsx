/** The foot of the slip: the bar with its slots. */

import { magewindsDescriptor } from '@muster/magewinds';
import { type Action, ActionBar } from '../../../../play/ActionBar.tsx';
import { forMe, suggestion } from '../../../../play/forMe.ts';
import { keepAnswer, lookAction } from '../../../../play/seatActions.ts';
import { whileOthersAct } from '../../../../play/Waiting.tsx';
import { UNPLANNED } from '../intent.ts';
import type { Button } from '../plan/types.ts';
import { SUGGESTED, suggested } from '../suggested.ts';
import type { Props } from './parts.ts';

export const Actions = (props: Props) => {
  const { plan, decision, state, table, intent, onIntent, onPlay } = props;
  const actionOf = ({ words, commands, unless }: Button): Action => ({
    meaning: `${decision?.kind} ${commands.map(({ type }) => type).join(' ')}`,
    words,
    unless,
    run: () => onPlay(commands),
  });
  const hasChosen = intent.spell !== null || intent.target !== null || intent.path !== null || intent.action !== null;
  const again: Action = {
    meaning: 'again',
    words: 'Choose again',
    run: () => onIntent({ ...UNPLANNED, action: null }),
  };
  const words = decision && SUGGESTED[decision.kind];
  const help = words === undefined ? [] : [suggestion(words, table, (c) => onIntent(suggested(c)))];
  return (
    <ActionBar
      main={plan?.main && actionOf(plan.main)}
      wait={plan?.waiting ?? ''}
      end={plan?.end && actionOf(plan.end)}
      more={[
        ...(hasChosen ? [again] : []),
        ...keepAnswer(state, table),
        ...help,
        ...forMe(magewindsDescriptor, state, table),
      ]}
      next={lookAction(state, table)}
      undo={props.canUndo ? props.askUndo : undefined}
      redo={props.canRedo ? props.redo : undefined}
      concede={props.askConcede}
      {...(plan === undefined || decision === undefined ? whileOthersAct(state, table) : {})}
    />
  );
};
