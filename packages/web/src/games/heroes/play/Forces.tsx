/** Both sides at a glance: own objectives, every model with its wounds, pools and what it has done, and standing orders. */

import { type Battle, heroesDescriptor, kitOf, type Model, sideName } from '@muster/heroes';
import { memo } from 'react';
import { isHere, seatName } from '../../../contract/players.ts';
import type { SidesProps } from '../../../contract/tabletop.ts';
import { poolWords } from '../../../dwethia/play/Duel.tsx';
import { MarksLegend } from '../../../dwethia/play/MarksLegend.tsx';
import { PieceLine } from '../../../dwethia/play/PieceLine.tsx';
import { firstSeatOf } from '../../../dwethia/play/purse.ts';
import sides from '../../../dwethia/play/sides.module.css';
import table from '../../../play/play.module.css';
import { StandingOrders } from '../../../play/StandingOrders.tsx';
import { TokenIcon } from '../tokens/TokenArt.tsx';
import { stateOf, tokenOf } from '../tokens/token.ts';
import { Claim, isComplete, ObjectiveCards } from './Objectives.tsx';
import css from './table.module.css';
import type { HeroesTable } from './types.ts';
import { nameOf, placeName } from './words.ts';

/** What the marks on the arena mean. */
const MARKS = [
  ['go', 'Green: it can go there; the number is what that costs. Dashed, with half a move: shield or cloak stays up.'],
  ['risk', 'Amber: by a jump down, which may wound it.'],
  ['danger', 'Strokes: an enemy could attack it there.'],
  ['beside', 'Hatched: beside an enemy. A move ends there.'],
  ['foe', 'Red, dashed: where the one you look at could go.'],
  ['marker', 'A flag: one of four markers that objectives count by.'],
] as const;

const Legend = () => (
  <MarksLegend marks={MARKS}>
    Small numbers in corners are floors, c1 to c3 is Cover. A disc is the south, a square the north; the face is the
    side, the emblem the faction, the rim the race.
  </MarksLegend>
);

/** `N24, engaged, may act · 3 Faith`. */
const stateWords = (b: Battle, m: Model, may: boolean): string => {
  if (m.fate !== 'alive') return m.fate === 'slain' ? 'slain' : 'has left';
  const where = m.space !== null ? placeName(b, m.space) : m.acted ? '' : 'beside the board';
  const state = [where, ...stateOf(b, m), may ? 'may act' : ''];
  const pools = m.destiny + m.faith + m.affinity > 0 ? ` · ${poolWords(m)}` : '';
  return `${state.filter((words) => words !== '').join(', ')}${pools}`;
};

/** Mates stand below one another: the south, then the north. */
const seatsInOrder = ({ config: { seats } }: Battle): readonly number[] =>
  ([0, 1] as const).flatMap((side) => seats.flatMap((one, seat) => (one.side === side ? [seat] : [])));

export const Forces = memo(({ seen, selected, able, decision, touch, play }: SidesProps<HeroesTable>) => {
  const { shown: battle, seatNames, players, eyes } = seen;
  const claims = decision?.kind === 'select' && decision.mayClaim ? decision.seat : undefined;
  return (
    <div className={sides.sides}>
      {seatsInOrder(battle).map((seat) => {
        const force = battle.config.seats[seat]!;
        const isFirst = firstSeatOf(battle.config, force.side) === seat;
        return (
          <section key={seatNames[seat]} className={css.side} aria-label={`Force of ${seatNames[seat]}`}>
            <h2 className={sides.title}>
              <span className={table.seatMark} data-seat={seat} aria-hidden="true" />
              {seatName(seatNames, players, seat)}
            </h2>
            {isFirst && <ObjectiveCards battle={battle} side={force.side} of={sideName(force.side)} />}
            {claims === seat && (
              <Claim complete={isComplete(battle, force.side)} onClaim={() => play({ type: 'claim' }, seat)} />
            )}
            <ul className={css.models}>
              {battle.models
                .filter((m) => m.seat === seat)
                .map((m) => (
                  <PieceLine
                    key={m.id}
                    card={`model ${m.id}`}
                    icon={<TokenIcon token={tokenOf(battle, m)} size={36} />}
                    name={nameOf(battle, m.id)}
                    wounds={m.wounds}
                    most={kitOf(battle, m).stats.wounds}
                    state={stateWords(battle, m, able.includes(m.id))}
                    selected={selected.includes(m.id)}
                    may={able.includes(m.id)}
                    gone={m.fate !== 'alive'}
                    onPress={() => touch(m.id)}
                  />
                ))}
            </ul>
            {isHere(players[seat]) && eyes === seat && (
              <StandingOrders
                orders={heroesDescriptor.orders}
                view={battle}
                seat={seat}
                onPlay={(command) => play(command, seat)}
              />
            )}
          </section>
        );
      })}
      <Legend />
    </div>
  );
});
