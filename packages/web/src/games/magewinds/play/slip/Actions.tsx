/** The foot of the slip: the bar with its slots, and over it the strip of a spell window. */

import { type MagewindsCommand, SPELLS } from '@muster/magewinds';
import { type Action, ActionBar } from '../../../../play/ActionBar.tsx';
import { keepAnswer } from '../../../../play/keepAnswer.ts';
import { whileOthersAct } from '../../../../play/Waiting.tsx';
import { SpellStrip } from '../../cards/SpellStrip.tsx';
import { NO_AIM } from '../casts.ts';
import type { Intent } from '../intent.ts';
import { ASKED_IN, askingIn, ordersOf } from '../orders.ts';
import { windowTitle } from '../plan/cast.ts';
import type { Button } from '../plan/types.ts';
import { costOf, fighterName } from '../words.ts';
import type { PartProps, Props } from './parts.ts';

const Strip = ({ plan, decision, state, table, onIntent, onPlay }: PartProps) => {
  const { view } = state;
  const frame = view.stack.at(-1);
  const timing = frame?.type === 'window' ? frame.timing : 'phaseBegins';
  const seat = decision.seat;
  return (
    <SpellStrip
      title={windowTitle(view, seat)}
      spells={plan.spells.map(({ id, spell, caster }) => ({
        id,
        name: SPELLS[spell].name,
        caster: fighterName(view, caster),
        cost: costOf(spell),
      }))}
      onCast={(id) => {
        const offer = plan.spells.find((o) => o.id === id);
        if (offer !== undefined) onIntent({ spell: id, aim: NO_AIM });
      }}
      onDecline={() => onPlay([{ type: 'decline' }])}
      asking={askingIn(ordersOf(view, seat), timing)}
      onAsking={(ask) => {
        for (const spell of ASKED_IN[timing]) table.play({ type: 'setOrders', spell, ask }, seat);
      }}
    />
  );
};

/** Passes, ends or lets something be; all others commit what is planned. */
const isEndCommand = (c: MagewindsCommand): boolean => {
  switch (c.type) {
    case 'pass':
    case 'decline':
    case 'hold':
    case 'discardRest':
      return true;
    case 'move':
    case 'step':
      return c.path.length === 0;
    case 'knockBack':
      return c.distance === 0;
    default:
      return false;
  }
};

const isEnd = ({ commands }: Button): boolean => commands.every(isEndCommand);

const chosenAgain: Partial<Intent> = {
  spell: null,
  aim: NO_AIM,
  target: null,
  path: null,
  wish: null,
  refusal: null,
};

export const Actions = (props: Props) => {
  const { plan, decision, state, table, intent, onIntent, onPlay } = props;
  const actionOf = ({ words, commands }: Button): Action => ({
    meaning: commands.map(({ type }) => type).join(' '),
    words,
    run: () => onPlay(commands),
  });
  const isWindow = decision?.kind === 'window' && plan?.casting === undefined;
  const buttons = isWindow ? [] : [plan?.main, plan?.second].filter((b) => b !== undefined);
  const [main, ...others] = buttons.filter((b) => !isEnd(b)).map(actionOf);
  const [end, ...ends] = buttons.filter(isEnd).map(actionOf);
  const wait = plan?.waiting === end?.words ? 'Choose what to do' : plan?.waiting;
  const hasChosen = intent.spell !== null || intent.target !== null || intent.path !== null;
  return (
    <ActionBar
      main={main}
      wait={isWindow ? 'Choose a spell to cast' : (wait ?? '')}
      end={end}
      more={[
        ...others,
        ...ends,
        ...(hasChosen ? [{ meaning: 'again', words: 'Choose again', run: () => onIntent(chosenAgain) }] : []),
        ...keepAnswer(state, table),
      ]}
      undo={props.canUndo ? props.askUndo : undefined}
      redo={props.canRedo ? props.redo : undefined}
      concede={props.askConcede}
      {...(plan === undefined || decision === undefined ? whileOthersAct(state, table) : {})}
    >
      {isWindow && plan !== undefined && <Strip {...props} plan={plan} decision={decision} />}
    </ActionBar>
  );
};
