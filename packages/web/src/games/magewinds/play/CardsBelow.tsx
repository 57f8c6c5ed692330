/** The cards on the table; of a battle watched again also what each side held, as far as these eyes knew it. */

import { type Battle, seatName } from '@muster/magewinds';
import { useMemo } from 'react';
import type { Tabletop } from '../../../contract/tabletop.ts';
import { inPlace } from '../../../parts/inPlace.tsx';
import { useWide } from '../../../play/useWide.ts';
import { Hand } from '../cards/Hand.tsx';
import { handWords } from './Banner.tsx';
import { CardStrip, OthersHand } from './CardStrip.tsx';
import { castableNow } from './castable.ts';
import type { MagewindsTable } from './plan/types.ts';
import css from './replay-cards.module.css';

const Hands = ({ battle }: { readonly battle: Battle }) => (
  <section className={css.hands} aria-label="Hands">
    {inPlace(battle.seats, ({ hand }, seat) =>
      hand.cards === null ? (
        <OthersHand battle={battle} seat={seat} />
      ) : (
        <div>
          <p>
            {seatName(seat)}’s hand, {handWords(battle, seat)}
          </p>
          <Hand cards={hand.cards} label={`Hand of ${seatName(seat)}`} />
        </div>
      ),
    )}
  </section>
);

type Props = Parameters<NonNullable<Tabletop<MagewindsTable>['Below']>>[0];

export const CardsBelow = ({ seen: { shown, view, eyes, acting, replayed }, hand }: Props) => {
  const wide = useWide();
  const plan = hand?.plan;
  const castable = useMemo(() => castableNow(view, acting, plan), [view, acting, plan]);
  if (replayed)
    return (
      <div className={css.cards}>
        {shown.round > 0 && <Hands battle={shown} />}
        <CardStrip battle={shown} viewer={undefined} />
      </div>
    );
  const draws = wide && hand?.now.decision?.kind === 'channel' ? hand : undefined;
  return (
    <CardStrip
      key={eyes}
      battle={shown}
      viewer={typeof eyes === 'number' ? eyes : undefined}
      castable={castable}
      onDraw={draws && ((card) => draws.touch({ kind: 'draw', card }))}
    />
  );
};
