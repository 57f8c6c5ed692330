/** The cards on the table: your own hand, the row, the deck, the discards. */

import { type Battle, SPELLS, seatName } from '@muster/magewinds';
import { useState } from 'react';
import { DiscardView } from '../cards/DiscardView.tsx';
import { type Draw, FaceUpRow } from '../cards/FaceUpRow.tsx';
import { Hand } from '../cards/Hand.tsx';
import { HiddenHand } from '../cards/HiddenHand.tsx';
import { handWords } from './Banner.tsx';
import type { Castable } from './castable.ts';
import css from './table.module.css';

interface Props {
  readonly battle: Battle;
  /** Whose hand lies open: the one who looks. */
  readonly viewer: number | undefined;
  /** When a card may be drawn. */
  readonly onDraw?: ((draw: Draw) => void) | undefined;
  /** What could be cast with this hand just now. */
  readonly castable?: Castable | undefined;
}

/** What another one holds, as far as it is known. */
export const OthersHand = ({ battle, seat }: { readonly battle: Battle; readonly seat: number }) => {
  const { hand } = battle.seats[seat]!;
  if (hand.cards !== null) return <Hand cards={hand.cards} label={`Hand of ${seatName(seat)}`} />;
  return <HiddenHand owner={seatName(seat)} count={hand.size} known={hand.seen.map(({ card }) => card)} />;
};

export const CardStrip = ({ battle, viewer, onDraw, castable }: Props) => {
  const [discards, setDiscards] = useState(false);
  if (battle.round === 0) return null;
  const own = viewer === undefined ? undefined : battle.seats[viewer]?.hand;
  return (
    <section className={css.strip} aria-label="Cards">
      {own?.cards != null && (
        <div className={css.own}>
          {/* one line or the other, so that the map keeps its room when somebody is taken up who can cast */}
          {castable === undefined || castable.spells.length === 0 ? (
            <p className={css.caption}>Your hand, {handWords(battle, viewer!)}</p>
          ) : (
            <p className={css.castable} data-castable>
              <span>Castable now:</span>
              {castable.spells.map((spell) => (
                <span key={spell} data-card={`spell ${spell}`}>
                  {SPELLS[spell].name}
                </span>
              ))}
            </p>
          )}
          <Hand cards={own.cards} marked={castable?.cards} />
        </div>
      )}
      <FaceUpRow battle={battle} onDraw={onDraw} onOpenDiscards={() => setDiscards(!discards)} />
      {discards && (
        <div className={css.discards}>
          <DiscardView cards={battle.discard} />
        </div>
      )}
    </section>
  );
};
