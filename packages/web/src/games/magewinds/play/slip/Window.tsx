/** The spells of a window: price, effect, and what each would change. */

import { SpellStrip } from '../../cards/SpellStrip.tsx';
import { NO_AIM } from '../casts.ts';
import { changeWords } from '../changes.ts';
import { held as holding } from '../hand.ts';
import { ASKED_IN, askingIn, ordersOf } from '../orders.ts';
import { windowTitle } from '../plan/cast.ts';
import { fighterName } from '../words.ts';
import type { QuestionProps } from './parts.ts';

export const Window = ({ plan: { marks }, now: { view, decision }, hold, play }: QuestionProps) => {
  const frame = view.stack.at(-1);
  const timing = frame?.type === 'window' ? frame.timing : 'phaseBegins';
  const { seat } = decision;
  return (
    <SpellStrip
      title={windowTitle(view, seat)}
      spells={marks.spells.map((offer) => ({
        id: offer.id,
        spell: offer.spell,
        caster: fighterName(view, offer.caster),
        change: changeWords(view, offer),
      }))}
      onCast={(spell) => hold(holding({ kind: 'cast', fighter: null, spell, aim: NO_AIM }))}
      asking={askingIn(ordersOf(view, seat), timing)}
      onAsking={(ask) => {
        for (const spell of ASKED_IN[timing]) play([{ type: 'setOrders', spell, ask }]);
      }}
    />
  );
};
