/** The two sides beside each other, the players of each below one another: how many, who plays, which faction, and what the game adds. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import type { ReactNode } from 'react';
import { PlayerChips } from '../../pages/new-battle/PlayerChips.tsx';
import sheet from '../../pages/new-battle/sheet.module.css';
import { choosePlayer, type PlayerId } from '../../pages/new-battle/who-plays.ts';
import { Chips } from '../../parts/Chips.tsx';
import { inPlace } from '../../parts/inPlace.tsx';
import { Pick } from '../force/Pick.tsx';
import { SEAT_COUNTS, type Seated } from './seats.ts';
import css from './sides.module.css';

interface Props {
  readonly title: string;
  readonly sides: readonly [string, string];
  readonly seats: readonly Seated[];
  /** By seat. */
  readonly names: readonly string[];
  /** A name as the heading of a region says it to who only hears it. */
  readonly spoken?: (name: string) => string;
  readonly players: readonly PlayerId[];
  /** What several players of one side should know. */
  readonly shared: ReactNode;
  readonly onCount: (count: number) => void;
  readonly onSeat: (seat: number, change: Partial<Seated>) => void;
  readonly onPlayers: (players: readonly PlayerId[]) => void;
  /** With what a seat comes. */
  readonly children: (seat: number) => ReactNode;
}

const COUNTS = SEAT_COUNTS.map((value) => ({ value, words: String(value) }));

const SeatSlip = (props: Props & { readonly seat: number }) => {
  const { seat, sides, players, onSeat } = props;
  const { side, faction } = props.seats[seat]!;
  const name = props.names[seat]!;
  return (
    <section className={`slip ${sheet.side} ${css.seat}`} data-seat={seat} aria-label={props.spoken?.(name) ?? name}>
      <h3>{name}</h3>
      {seat > 1 && (
        <Chips
          legend={`Which side player ${seat + 1} is on`}
          quiet
          tight
          choices={([0, 1] as const).map((value) => ({ value, words: sides[value] }))}
          value={side}
          onChoose={(chosen) => onSeat(seat, { side: chosen })}
        />
      )}
      <PlayerChips
        seat={name}
        player={players[seat]!}
        onPlayer={(player) => props.onPlayers(choosePlayer(players, seat, player))}
      />
      <Pick<FactionId>
        label="Faction"
        value={faction}
        choices={FACTIONS}
        onPick={(chosen) => onSeat(seat, { faction: chosen })}
      />
      {props.children(seat)}
    </section>
  );
};

export const Seats = (props: Props) => (
  <section aria-labelledby="sides">
    <div className={`${sheet.sidesHead} ${css.sidesHead}`}>
      <h2 id="sides">{props.title}</h2>
      <Chips legend="Players" choices={COUNTS} value={props.seats.length} onChoose={props.onCount} />
    </div>
    {props.seats.length > 2 && <p className="small muted">{props.shared}</p>}
    <div className={sheet.sides}>
      {([0, 1] as const).map((side) => (
        <div key={side} className={css.team}>
          {inPlace(props.seats, (one, seat) => (one.side === side ? <SeatSlip {...props} seat={seat} /> : null))}
        </div>
      ))}
    </div>
  </section>
);
