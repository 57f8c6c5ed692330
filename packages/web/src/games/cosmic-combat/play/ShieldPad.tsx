/** The four sides of a ship as buttons: a press turns a shield there. */

import { type Battle, facedThreats, type HullSide, shipOf } from '@muster/cosmic-combat';
import type { PartProps } from '../../../contract/tabletop.ts';
import { useKeys } from '../../../play/useKeys.ts';
import { Shields, ShipArt } from '../ships/ShipArt.tsx';
import shipCss from '../ships/ship.module.css';
import { lay, withArrow } from './hand/secrets.ts';
import type { CosmicTable, HeldOf } from './hand/types.ts';
import { lookOf } from './look.ts';
import css from './table.module.css';

const SIDES: readonly (readonly [HullSide, string])[] = [
  ['front', 'Bow'],
  ['left', 'Port'],
  ['right', 'Starboard'],
  ['back', 'Stern'],
];

interface Props {
  readonly battle: Battle;
  readonly held: HeldOf<'shield'>;
  readonly hand: Pick<PartProps<CosmicTable>, 'hold' | 'play'>;
}

export const ShieldPad = ({ battle, held, hand }: Props) => {
  const ship = shipOf(battle, held.ship);
  const look = lookOf(battle, ship);
  const given = ship.arrows ?? [];
  const arrows = held.arrows.length > 0 ? held.arrows : given.length > 0 ? given : facedThreats(battle, ship);
  const onSide = (side: HullSide): void => lay(battle, withArrow(battle, held, side), hand);
  useKeys(Object.fromEntries(SIDES.map(([side], i) => [String(i + 1), () => onSide(side)])));
  return (
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
};
