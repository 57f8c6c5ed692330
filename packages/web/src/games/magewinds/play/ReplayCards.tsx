/** What each side held at a step of a replay, as far as these eyes knew it, beside the cards on the table. */

import { type Battle, seatName } from '@muster/magewinds';
import { Hand } from '../cards/Hand.tsx';
import { handWords } from './Banner.tsx';
import { CardStrip, OthersHand } from './CardStrip.tsx';
import css from './replay-cards.module.css';

const Hands = ({ battle }: { readonly battle: Battle }) => (
  <section className={css.hands} aria-label="Hands">
    {battle.seats.map(({ hand }, seat) =>
      hand.cards === null ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <OthersHand key={seat} battle={battle} seat={seat} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <div key={seat}>
          <p>
            {seatName(seat)}’s hand, {handWords(battle, seat)}
          </p>
          <Hand cards={hand.cards} size="small" label={`Hand of ${seatName(seat)}`} />
        </div>
      ),
    )}
  </section>
);

export const ReplayCards = ({ battle }: { readonly battle: Battle }) => (
  <div className={css.cards}>
    {battle.round > 0 && <Hands battle={battle} />}
    <CardStrip battle={battle} viewer={undefined} />
  </div>
);
