/** The spells of a window: price, effect, and what each would change. */

import { SPELLS } from '@muster/magewinds';
import { SpellStrip } from '../../cards/SpellStrip.tsx';
import { costOf } from '../../cards/words.ts';
import { NO_AIM } from '../casts.ts';
import { changeWords } from '../changes.ts';
import { ASKED_IN, askingIn, ordersOf } from '../orders.ts';
import { windowTitle } from '../plan/cast.ts';
import { fighterName } from '../words.ts';
import type { PartProps } from './parts.ts';

export const Window = ({ plan, decision, state, table, onIntent }: PartProps) => {
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
