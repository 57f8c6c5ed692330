/** Both fleets at a glance: every ship with its wounds and orders, who has confirmed, the pools, and standing orders. */

import {
  type Battle,
  cosmicCombatDescriptor,
  isOnBoard,
  kitOf,
  type Ship,
  strengthLeft,
  tokensDue,
} from '@muster/cosmic-combat';
import { isHere, seatName } from '../../../contract/players.ts';
import type { SidesProps } from '../../../contract/tabletop.ts';
import { PieceLine } from '../../../dwethia/play/PieceLine.tsx';
import { firstSeatOf } from '../../../dwethia/play/purse.ts';
import sides from '../../../dwethia/play/sides.module.css';
import { times } from '../../../parts/inPlace.tsx';
import offer from '../../../play/offer.module.css';
import play from '../../../play/play.module.css';
import { StandingOrders } from '../../../play/StandingOrders.tsx';
import { FactionIcon, ShipIcon } from '../ships/ShipArt.tsx';
import { TokenIcon } from '../ships/TokenArt.tsx';
import type { CosmicTable } from './hand/types.ts';
import { tokensFor } from './hand/usual.ts';
import { Legend } from './Legend.tsx';
import { badgesOf, lookOf } from './look.ts';
import css from './table.module.css';
import { nameOf } from './words.ts';

const POOLS = [
  ['destiny', 'Destiny'],
  ['faith', 'Faith'],
  ['affinity', 'Affinity'],
] as const;

const stateWords = (b: Battle, s: Ship): string => {
  if (s.fate === 'destroyed') return 'destroyed';
  if (s.fate === 'escaped') return 'escaped';
  if (s.place === null) return 'to be deployed';
  const words: string[] = [...badgesOf(b, s)];
  if (b.phase === 'movement' && s.turn.activated) words.push('moved');
  return words.join(', ');
};

interface TokensProps {
  readonly battle: Battle;
  readonly ship: Ship;
  /** Of who looks: what is planned for it is shown. */
  readonly own: boolean;
  readonly size: number;
}

/** The orders of a ship: as they were given, as they are planned, or face down. */
export const Tokens = ({ battle, ship, own, size }: TokensProps) => {
  const { tokens: given, seat } = ship;
  if (!isOnBoard(ship) || seat === null) return null;
  const isPlanned = given?.length === 0;
  if (isPlanned ? !own || battle.phase !== 'orders' : given === null && !battle.ready[seat]) return null;
  const tokens = isPlanned ? tokensFor(battle, ship.id) : given;
  const words = tokens === null ? 'orders face down' : `${isPlanned ? 'planned: ' : ''}${tokens.join(' and ')}`;
  return (
    <span className={css.tokens} role="img" aria-label={words}>
      {times(tokens?.length ?? tokensDue(ship), (i) => (
        <TokenIcon kind={tokens?.[i] ?? null} size={size} planned={isPlanned} />
      ))}
    </span>
  );
};

export const Fleet = ({ seen, selected, able, touch, play: onPlay }: SidesProps<CosmicTable>) => {
  const { shown: battle, seatNames, players, eyes, replayed } = seen;
  return (
    <div className={sides.sides}>
      {battle.config.seats.map((fleet, seat) => {
        const isFirst = firstSeatOf(battle.config, fleet.side) === seat;
        const pool = battle.pools[fleet.side];
        const secret = battle.stack.at(-1)?.type;
        const isSecret = secret === 'orders' || secret === 'shields';
        return (
          <section key={seatNames[seat]} className={css.side} aria-label={`Fleet of ${seatNames[seat]}`}>
            <h2 className={sides.title}>
              <span className={play.seatMark} data-seat={seat} aria-hidden="true" />
              {seatName(seatNames, players, seat)} <FactionIcon faction={fleet.faction} />
            </h2>
            {isSecret && (
              <p className={css.ready} data-ready={battle.ready[seat] || undefined}>
                {battle.ready[seat] ? `${secret === 'orders' ? 'Orders' : 'Shields'} confirmed` : 'Not ready yet'}
              </p>
            )}
            {isFirst && (
              <p className={css.pools}>
                {[
                  `${strengthLeft(battle, fleet.side)} points left`,
                  ...POOLS.filter(([name]) => pool[name] > 0).map(([name, words]) => `${words} ${pool[name]}`),
                ].join(', ')}
              </p>
            )}
            <ul className={offer.list}>
              {battle.ships
                .filter((s) => s.seat === seat)
                .map((s) => (
                  <PieceLine
                    key={s.id}
                    card={`ship ${s.id}`}
                    icon={<ShipIcon look={lookOf(battle, s)} size={44} />}
                    name={nameOf(battle, s.id)}
                    wounds={s.wounds}
                    most={kitOf(battle, s).stats.wounds}
                    state={stateWords(battle, s)}
                    selected={selected.includes(s.id)}
                    may={able.includes(s.id)}
                    gone={s.fate !== 'alive'}
                    onPress={() => touch(s.id)}
                  >
                    <Tokens battle={battle} ship={s} own={eyes === seat} size={20} />
                  </PieceLine>
                ))}
            </ul>
            {!replayed && isHere(players[seat]) && eyes === seat && (
              <StandingOrders
                orders={cosmicCombatDescriptor.orders}
                view={battle}
                seat={seat}
                onPlay={(command) => onPlay(command, seat)}
              />
            )}
          </section>
        );
      })}
      <Legend battle={battle} />
    </div>
  );
};
