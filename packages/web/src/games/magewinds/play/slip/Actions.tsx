/** The foot of the slip: the main button in its place, or the strip of a spell window. */

import { SPELLS } from '@muster/magewinds';
import { KeepAnswer } from '../../../../play/KeepAnswer.tsx';
import play from '../../../../play/play.module.css';
import { SpellStrip } from '../../cards/SpellStrip.tsx';
import { NO_AIM } from '../casts.ts';
import { ASKED_IN, askingIn, ordersOf } from '../orders.ts';
import { windowTitle } from '../plan/cast.ts';
import { costOf, fighterName } from '../words.ts';
import type { PartProps } from './parts.ts';

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

const SmallActions = ({ canUndo, askUndo, askConcede, intent, onIntent }: PartProps) => (
  <div className={play.smallActions}>
    {(intent.spell !== null || intent.target !== null || intent.path !== null) && (
      <button
        type="button"
        className="button button--small"
        onClick={() => onIntent({ spell: null, aim: NO_AIM, target: null, path: null, wish: null, refusal: null })}
      >
        Choose again
      </button>
    )}
    <button type="button" className="button button--small" disabled={!canUndo} onClick={askUndo}>
      Take back <kbd className="kbd">U</kbd>
    </button>
    <button type="button" className="button button--small button--quiet" onClick={askConcede}>
      Concede
    </button>
  </div>
);

export const Actions = (props: PartProps) => {
  const { plan, decision, onPlay } = props;
  if (decision.kind === 'window' && plan.casting === undefined)
    return (
      <div className={play.actions}>
        <Strip {...props} />
        <SmallActions {...props} />
      </div>
    );
  return (
    <div className={play.actions}>
      <button
        type="button"
        className="button button--main button--wide"
        disabled={plan.main === undefined}
        onClick={() => plan.main && onPlay(plan.main.commands)}
      >
        {plan.main?.words ?? plan.waiting} {plan.main && <kbd className="kbd">C</kbd>}
      </button>
      {plan.second && (
        <button
          type="button"
          className="button button--wide button--small"
          onClick={() => onPlay(plan.second!.commands)}
        >
          {plan.second.words} <kbd className="kbd">E</kbd>
        </button>
      )}
      <KeepAnswer state={props.state} table={props.table} />
      <SmallActions {...props} />
    </div>
  );
};
