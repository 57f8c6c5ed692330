/** What this table has in the slip beside what all have: the wheel, shields, steps by fingers, who is in sight, the odds of a shot. */

import {
  type Battle,
  cosmicCombatDescriptor,
  findShip,
  type ShipId,
  shipOf,
  TOKEN_NAMES,
  TOKENS,
} from '@muster/cosmic-combat';
import { ArrowDown, ArrowUp, type LucideIcon, RotateCcw, RotateCw, Undo2 } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import type { PartProps } from '../../../contract/tabletop.ts';
import { Reckoning, WoundBars } from '../../../dwethia/odds/Bars.tsx';
import { listed, percent } from '../../../parts/words.ts';
import offer from '../../../play/offer.module.css';
import { useWide } from '../../../play/useWide.ts';
import { TokenIcon } from '../ships/TokenArt.tsx';
import { plannedBattle } from './hand/moves.ts';
import type { Aimed, CosmicNow, CosmicTable, Gesture, Held } from './hand/types.ts';
import { ShieldPad } from './ShieldPad.tsx';
import { hitChance, inSight, woundChance } from './sights.ts';
import css from './table.module.css';
import { OrderWheel } from './Wheel.tsx';
import { allowedBy, nameOf } from './words.ts';

type Part = PartProps<CosmicTable>;

/** The wheel, where the chart has no room for it. */
export const WheelPart = ({ now: { view }, held, hold, play }: Part) => {
  const isWide = useWide();
  if (held.kind !== 'order' || (isWide && shipOf(view, held.ship).place !== null)) return null;
  return <OrderWheel battle={view} held={held} row hand={{ hold, play }} />;
};

/** What each order lets the ship in the hand do; without a Move it drifts. */
export const AllowsPart = ({ now: { view }, held }: Part) => {
  if (held.kind !== 'order') return null;
  const allows = allowedBy(view, held.ship);
  return (
    <section aria-label="What each order allows">
      <dl className={css.allows}>
        {TOKENS.map((kind) => (
          <Fragment key={kind}>
            <dt>
              <TokenIcon kind={kind} size={18} /> {TOKEN_NAMES[kind]}
            </dt>
            <dd>{allows[kind]}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="small muted">Without a Move a ship drifts 1 in ahead.</p>
    </section>
  );
};

export const ShieldsPart = ({ now: { view }, held, hold, play }: Part) =>
  held.kind === 'shield' ? <ShieldPad battle={view} held={held} hand={{ hold, play }} /> : null;

interface Nudging {
  readonly words: string;
  /** Beside the arrow: a part of the words. */
  readonly short: string;
  readonly kbd: string;
  readonly does: Gesture;
  readonly Arrow: LucideIcon;
}

const PORT: Nudging = {
  words: 'Turn to port',
  short: 'Port',
  kbd: 'A',
  does: { kind: 'turn', by: 1 },
  Arrow: RotateCcw,
};
const STARBOARD: Nudging = {
  words: 'Turn to starboard',
  short: 'Starboard',
  kbd: 'D',
  does: { kind: 'turn', by: -1 },
  Arrow: RotateCw,
};

const NUDGES: Partial<Record<Held['kind'], readonly Nudging[]>> = {
  deploy: [PORT, STARBOARD],
  move: [
    PORT,
    { words: 'Farther ahead', short: 'Ahead', kbd: 'W', does: { kind: 'way', by: 1 }, Arrow: ArrowUp },
    { words: 'Less far, or back', short: 'Back', kbd: 'X', does: { kind: 'way', by: -1 }, Arrow: ArrowDown },
    STARBOARD,
    { words: 'Take the last step back', short: 'Step back', kbd: 'Esc', does: { kind: 'back' }, Arrow: Undo2 },
  ],
};

/** What the wheel of the mouse and the keys do, for fingers. */
export const NudgesPart = ({ held, touch }: Part) => {
  const nudges = NUDGES[held.kind];
  return (
    nudges && (
      <fieldset className={css.nudges}>
        <legend className="visually-hidden">Turn and move by steps</legend>
        {nudges.map(({ words, short, kbd, does, Arrow }) => (
          <button
            key={kbd}
            type="button"
            className="button button--small"
            aria-label={words}
            onClick={() => touch(does)}
          >
            <span>
              <Arrow size={16} aria-hidden="true" /> <kbd className="kbd">{kbd}</kbd>
            </span>
            {short}
          </button>
        ))}
      </fieldset>
    )
  );
};

interface SightsProps extends Pick<Part, 'now' | 'held'> {
  readonly ship: ShipId;
}

/** Who is in a ship's arcs, from where it lies or would lie after what is planned, with bearing, range and the chance to wound. */
const Sights = ({ now: { view: b }, held, ship }: SightsProps) => {
  const isPlanned = held.kind === 'move' && held.steps.length > 0;
  const sights = useMemo(() => inSight(held.kind === 'move' ? plannedBattle(b, held) : b, ship), [b, held, ship]);
  return (
    <section aria-label="In its arcs">
      <h3 className={css.small}>{isPlanned ? 'In its arcs from there' : 'In its arcs now'}</h3>
      {sights.length === 0 ? (
        <p className="small muted">Nobody in range.</p>
      ) : (
        <ul className={`${offer.list} ${css.sights}`}>
          {sights.map(({ target, where, guns }) => (
            <li key={target}>
              <span>
                {nameOf(b, target)} <span className="muted small">{where}</span>
              </span>
              <span className="small">
                {guns.map(({ weapon, name, odds }) => (
                  <span key={weapon} className={css.gun}>
                    {name} <b>{percent(hitChance(odds))}</b>
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

export const SightsPart = ({ now, plan: { card }, held }: Part) =>
  card === undefined || now.decision?.kind === 'deploy' || findShip(now.view, card)?.place == null ? null : (
    <Sights now={now} held={held} ship={card} />
  );

const AimedOdds = ({ battle: b, aimed }: { readonly battle: Battle; readonly aimed: Aimed }) => {
  const { of: odds, volley, shots } = aimed;
  const { strays, redirects, destiny } = odds;
  const { target, wounds, destroyed } = volley;
  const [does, wish] =
    odds.ion !== null && shots === 1
      ? ['Takes a token of', odds.ion]
      : destroyed > 0
        ? ['Destroys', destroyed]
        : ['Wounds', woundChance(volley)];
  const names = (ships: readonly { readonly target: ShipId }[]): string => {
    const all = ships.map((one) => nameOf(b, one.target));
    return listed(all, 'or');
  };
  return (
    <>
      <p className={offer.wish}>
        {does} {nameOf(b, target)} <b>{percent(wish)}</b>
        {shots > 1 && <span className="muted small"> with {shots} shots</span>}
      </p>
      <WoundBars wounds={wounds} left={Math.max(1, shipOf(b, target).wounds)} end="destroyed" />
      {strays.length > 0 && (
        <p className="small">
          In the way: it may strike {names(strays)} instead ({percent(1 - odds.struck)}).
        </p>
      )}
      {redirects.length > 0 && <p className="small">The defender may pass it to {names(redirects)}.</p>}
      {destiny !== null && shots === 1 && destiny.destroyed > destroyed + 0.005 && (
        <p className="small">
          With {destiny.points} Destiny spent well {percent(destiny.destroyed)}.
        </p>
      )}
      <Reckoning game={cosmicCombatDescriptor} steps={odds.steps} />
    </>
  );
};

export const Odds = ({ of, now }: { readonly of: CosmicTable['odds']; readonly now: CosmicNow }) => (
  <section className={offer.odds} aria-label="What it would bring">
    {of.map((aimed) => (
      <AimedOdds key={aimed.volley.target} battle={now.view} aimed={aimed} />
    ))}
  </section>
);
