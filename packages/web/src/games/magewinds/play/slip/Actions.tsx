/** The foot of the slip: the bar with its slots, and over it the spells of a window. */

import { magewindsDescriptor, SPELLS } from '@muster/magewinds';
import { type Action, ActionBar } from '../../../../play/ActionBar.tsx';
import { forMe } from '../../../../play/forMe.ts';
import { seatActions } from '../../../../play/seatActions.ts';
import { whileOthersAct } from '../../../../play/Waiting.tsx';
import { SpellStrip } from '../../cards/SpellStrip.tsx';
import { NO_AIM } from '../casts.ts';
import { changeWords } from '../changes.ts';
import { UNPLANNED } from '../intent.ts';
import { ASKED_IN, askingIn, ordersOf } from '../orders.ts';
import { windowTitle } from '../plan/cast.ts';
import type { Button } from '../plan/types.ts';
import { costOf, fighterName } from '../words.ts';
import type { PartProps, Props } from './parts.ts';

const Strip = ({ plan, decision, state, table, onIntent }: PartProps) => {
  const { view } = state;
  const frame = view.stack.at(-1);
  const timing = frame?.type === 'window' ? frame.timing : 'phaseBegins';
  const seat = decision.seat;
  return (
    <SpellStrip
      title={windowTitle(view, seat)}
      spells={plan.spells.map((offer) => ({
        id: offer.id,
        name: SPELLS[offer.spell].name,
        caster: fighterName(view, offer.caster),
        cost: costOf(offer.spell),
        effect: SPELLS[offer.spell].text,
        change: changeWords(view, offer),
      }))}
      onCast={(id) => {
        const offer = plan.spells.find((o) => o.id === id);
        if (offer !== undefined) onIntent({ spell: id, aim: NO_AIM });
      }}
      asking={askingIn(ordersOf(view, seat), timing)}
      onAsking={(ask) => {
        for (const spell of ASKED_IN[timing]) table.play({ type: 'setOrders', spell, ask }, seat);
      }}
    />
  );
};

export const Actions = (props: Props) => {
  const { plan, decision, state, table, intent, onIntent, onPlay } = props;
  const actionOf = ({ words, commands, unless }: Button): Action => ({
    meaning: `${decision?.kind} ${commands.map(({ type }) => type).join(' ')}`,
    words,
    unless,
    run: () => onPlay(commands),
  });
  const isWindow = decision?.kind === 'window' && plan?.casting === undefined;
  const hasChosen = intent.spell !== null || intent.target !== null || intent.path !== null || intent.action !== null;
  const again: Action = {
    meaning: 'again',
    words: 'Choose again',
    run: () => onIntent({ ...UNPLANNED, action: null }),
  };
  return (
    <ActionBar
      main={plan?.main && actionOf(plan.main)}
      wait={plan?.waiting ?? ''}
      end={plan?.end && actionOf(plan.end)}
      more={[...(hasChosen ? [again] : []), ...seatActions(state, table), ...forMe(magewindsDescriptor, state, table)]}
      undo={props.canUndo ? props.askUndo : undefined}
      redo={props.canRedo ? props.redo : undefined}
      concede={props.askConcede}
      {...(plan === undefined || decision === undefined ? whileOthersAct(state, table) : {})}
    >
      {isWindow && plan !== undefined && <Strip {...props} plan={plan} decision={decision} />}
    </ActionBar>
  );
};
