/** All fighters to choose from, each with its figures: what it takes, how it fights, what it is good at (MW 4.2). */

import { type Pair, PROFILE_IDS, PROFILES, type ProfileId } from '@muster/magewinds';
import shared from '../../../pages/tray.module.css';
import { count } from '../../../parts/words.ts';
import { ATTRIBUTES } from '../cards/ReferenceCard.tsx';
import { referenceOf } from '../cards/reference.ts';
import { OriginMark } from '../parts/OriginMark.tsx';
import { joinProblem } from './band.ts';
import { FighterSeal } from './FighterSeal.tsx';
import css from './warbands.module.css';

const limitWords = (id: ProfileId): string => {
  const { slots, limit } = PROFILES[id];
  return `${count(slots, 'slot')}${limit > 1 ? `, up to ${limit}` : ''}`;
};

/** `4/2`: power and precision. */
const pairWords = ({ power, precision }: Pair): string => `${power}/${precision}`;

/** `Melee 0–1″ 3/4 or 5/2`: what it attacks with, light and heavy. */
const attackWords = (id: ProfileId, officialOnly: boolean): string =>
  referenceOf(id, { officialOnly, normalise: true })
    .attacks.map(({ name, range, light, heavy, single }) => {
      const pairs = [light, heavy, single].filter((pair) => pair != null).map(pairWords);
      return `${name} ${range}${pairs.length === 0 ? '' : ` ${pairs.join(' or ')}`}`;
    })
    .join(' · ');

const Figures = ({ id, officialOnly }: { readonly id: ProfileId; readonly officialOnly: boolean }) => {
  const { attributes } = referenceOf(id, { officialOnly, normalise: true });
  return (
    <span className={css.figures}>
      {ATTRIBUTES.map(([sign, words]) => (
        <span key={sign} title={words}>
          <span className="visually-hidden">{words} </span>
          <span aria-hidden="true">{sign}</span>
          <b>{attributes?.[sign]}</b>
        </span>
      ))}
    </span>
  );
};

export interface TrayProps {
  /** Whose it is: `Blue`, `this warband`. */
  readonly of: string;
  readonly seat?: number | undefined;
  readonly slots: number;
  readonly officialOnly: boolean;
  readonly warband: readonly ProfileId[];
  readonly onAdd: (id: ProfileId) => void;
}

export const Tray = ({ of, seat, slots, officialOnly, warband, onAdd }: TrayProps) => (
  <ul className={`${shared.tray} ${css.tray}`} aria-label={`Fighters for ${of}`}>
    {PROFILE_IDS.map((id) => (
      <li key={id}>
        <button
          type="button"
          aria-disabled={joinProblem(warband, id, slots, officialOnly) !== undefined}
          onClick={() => onAdd(id)}
        >
          <FighterSeal id={id} seat={seat} size={40} />
          <span className={shared.trayWords}>
            <span className={`${shared.trayHead} ${css.trayHead}`}>
              <span className={shared.trayName}>
                <span className="visually-hidden">Add </span>
                {PROFILES[id].name}
              </span>
              <span className={css.trayFacts}>
                {limitWords(id)} <OriginMark source={PROFILES[id].source} />
              </span>
            </span>
            <Figures id={id} officialOnly={officialOnly} />
            <span className={css.trayAttacks}>{attackWords(id, officialOnly)}</span>
            <span className={css.trayText}>{PROFILES[id].text}</span>
          </span>
        </button>
      </li>
    ))}
  </ul>
);
