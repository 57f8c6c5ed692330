/** The four sides of a ship as buttons: a press turns a shield there. */

import type { HullSide } from '@muster/cosmic-combat';
import { Shields, ShipArt } from '../ships/ShipArt.tsx';
import shipCss from '../ships/ship.module.css';
import type { ShipLook } from '../ships/ship.ts';
import css from './table.module.css';

const SIDES: readonly (readonly [HullSide, string])[] = [
  ['front', 'Bow'],
  ['left', 'Port'],
  ['right', 'Starboard'],
  ['back', 'Stern'],
];

export const SHIELD_KEYS: readonly HullSide[] = SIDES.map(([side]) => side);

interface Props {
  readonly look: ShipLook;
  readonly arrows: readonly HullSide[];
  readonly onSide: (side: HullSide) => void;
}

export const ShieldPad = ({ look, arrows, onSide }: Props) => (
  <div className={css.pad}>
    <svg
      className={`${css.padShip} ${shipCss.livery}`}
      data-seat={look.seat ?? 'none'}
      viewBox="-190 -190 380 380"
      aria-hidden="true"
    >
      <g transform="rotate(-90)">
        <Shields look={look} arrows={arrows} />
        <ShipArt look={look} />
      </g>
    </svg>
    {(look.class === 'round' ? [['front', 'All round'] as const] : SIDES).map(([side, words], i) => (
      <button
        key={side}
        type="button"
        className="button button--small"
        data-side={side}
        aria-pressed={arrows.includes(side)}
        onClick={() => onSide(side)}
      >
        {words} <kbd className="kbd">{i + 1}</kbd>
      </button>
    ))}
  </div>
);
