/** What Destiny would buy for a roll. */

import { type Battle, type RerollChances, rerollChances } from '@muster/heroes';
import { percent } from '../../../parts/words.ts';
import offer from '../../../play/offer.module.css';
import css from './table.module.css';
import { nameOf } from './words.ts';

const wishOf = (b: Battle, { target, wants }: RerollChances): string =>
  wants === 'slain' ? `Chance to slay ${nameOf(b, target)}` : `Chance that ${nameOf(b, target)} lives`;

/** By how much a chance is better, in percent points. */
const gain = (from: number, to: number): string => {
  const points = Math.round(100 * to) - Math.round(100 * from);
  return points > 0 ? `+${points}` : to > from ? 'a little more' : 'no more';
};

const diceWords = (n: number): string => (n === 0 ? 'As they lie' : `${n} again`);

interface WorthProps {
  readonly battle: Battle;
  /** At most so many dice. */
  readonly most: number;
  /** How many are chosen. */
  readonly chosen: number;
}

/** What each point of Destiny would buy: the chance to slay, or to live, as the dice lie and after so many again. */
export const DestinyWorth = ({ battle, most, chosen }: WorthProps) => {
  const rows = Array.from({ length: most + 1 }, (_, n) => rerollChances(battle, n));
  const [lie] = rows;
  if (lie === undefined) return null;
  const isAboutLife = rows.some((one) => one !== undefined && one.chance !== lie.chance);
  return (
    <section aria-label="What Destiny would buy">
      <p className={css.worthTitle}>
        {isAboutLife ? wishOf(battle, lie) : `Wounds of ${nameOf(battle, lie.target)} on average`}
      </p>
      <ul className={css.worths}>
        {rows.map((one, n) => {
          if (one === undefined) return null;
          const value = isAboutLife ? percent(one.chance) : one.mean.toFixed(1);
          return (
            <li key={diceWords(n)} aria-current={n === chosen || undefined} className={css.worth}>
              <span>{diceWords(n)}</span>
              {isAboutLife && (
                <span className={offer.chance} aria-hidden="true">
                  <span style={{ inlineSize: `${one.chance * 100}%` }} />
                </span>
              )}
              <b className="number">{value}</b>
              {n > 0 && isAboutLife && <span className="small muted">{gain(lie.chance, one.chance)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
