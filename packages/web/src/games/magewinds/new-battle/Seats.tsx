/** Who plays, and with which warbands. */

import {
  type Assembly,
  BATTLE,
  type BandChoice,
  isNamed,
  isSwitchOn,
  PLAYER_COUNTS,
  seatName,
  warbandOf,
} from '@muster/magewinds';
import { Link } from 'wouter';
import { PlayerChips } from '../../../pages/new-battle/PlayerChips.tsx';
import sheet from '../../../pages/new-battle/sheet.module.css';
import { choosePlayer, type PlayerId } from '../../../pages/new-battle/who-plays.ts';
import { Chips } from '../../../parts/Chips.tsx';
import { FieldForm } from '../../../parts/Fields.tsx';
import { inPlace } from '../../../parts/inPlace.tsx';
import { Builder } from '../warbands/Builder.tsx';
import type { KeptWarband } from '../warbands/kept.ts';
import { type Choices, withCount } from './choices.ts';
import css from './new-battle.module.css';

interface Props {
  readonly choices: Choices;
  readonly kept: readonly KeptWarband[];
  readonly onChange: (change: Partial<Choices>) => void;
}

const ASSEMBLY_WORDS: Readonly<Record<Assembly, string>> = {
  secret: 'Each puts a warband together unseen; all are shown at once.',
  simultaneous: 'One fighter each in turn, for all to see.',
  sequential: 'One whole warband after the other, for all to see.',
};

const ORDER_CHOICES = [
  { value: 'first', words: 'Before the scenario is known' },
  { value: 'after', words: 'Afterwards' },
] as const;

const AssemblyChoice = ({ choices, onChange }: Omit<Props, 'kept'>) => (
  <div className={css.assembly}>
    <FieldForm of={BATTLE} chosen={choices} keys={['assembly']} onChange={onChange} />
    <p className="small muted">{ASSEMBLY_WORDS[choices.assembly]}</p>
    {!isNamed(choices.scenario) && (
      <Chips
        legend="When"
        choices={ORDER_CHOICES}
        value={choices.warbandsFirst ? 'first' : 'after'}
        onChoose={(value) => onChange({ warbandsFirst: value === 'first' })}
      />
    )}
  </div>
);

interface SeatProps extends Props {
  readonly seat: number;
}

const PLAYER_HINTS: Readonly<Record<PlayerId, string>> = {
  you: 'You lead this warband.',
  friend: 'A friend on this screen; a curtain hides the hands when you pass it on.',
  recruit: 'Eager and short-sighted: attacks what it meets.',
  veteran: 'Weighs attacks, cover and cards by the exact odds.',
  warlord: 'Thinks ahead and goes for the scenario; takes a moment.',
};

const WHEN_CHOICES = [
  { value: 'now', words: 'Choose now' },
  { value: 'set-up', words: 'In set-up' },
] as const;

const SeatSlip = ({ choices, kept, onChange, seat }: SeatProps) => {
  const { players, bands, slots, switches } = choices;
  const name = seatName(seat);
  const warband = warbandOf(choices, seat);
  const setBand = (chosen: BandChoice, calls: readonly string[] = []) =>
    onChange({ bands: bands.with(seat, { warband: chosen, calls }) });
  return (
    <section className={`slip ${sheet.side} ${css.seat}`} data-seat={seat} aria-label={`${name} side`}>
      <h3>{name}</h3>
      <PlayerChips
        seat={name}
        player={players[seat]!}
        hint={PLAYER_HINTS[players[seat]!]}
        onPlayer={(player) => onChange({ players: choosePlayer(players, seat, player) })}
      />
      <div className={css.band}>
        <Chips
          legend={`Warband of ${name}`}
          tight
          choices={WHEN_CHOICES}
          value={warband === null ? 'set-up' : 'now'}
          onChoose={(when) => setBand(when === 'set-up' ? 'set-up' : 'ready')}
        />
        {warband === null ? (
          <p className="muted">Whoever plays {name} puts it together when the battle begins.</p>
        ) : (
          <Builder
            of={name}
            seat={seat}
            slots={slots}
            officialOnly={isSwitchOn(switches, 'officialOnly')}
            warband={warband}
            calls={bands[seat]!.calls}
            kept={kept}
            folds
            onChange={setBand}
          />
        )}
      </div>
    </section>
  );
};

export const Seats = ({ choices, kept, onChange }: Props) => (
  <section aria-labelledby="seats" className={css.part}>
    <div className={`${sheet.sidesHead} ${css.seatsHead}`}>
      <h2 id="seats">Players and warbands</h2>
      <Link href="/warbands">Build and keep warbands</Link>
    </div>
    <div className={css.numbers}>
      <Chips
        legend="Players"
        choices={PLAYER_COUNTS.map((value) => ({ value, words: String(value) }))}
        value={choices.players.length}
        onChoose={(count) => onChange(withCount(choices, count))}
      />
      <FieldForm of={BATTLE} chosen={choices} keys={['slots']} onChange={onChange} />
    </div>
    {choices.bands.some(({ warband }) => warband === 'set-up') && (
      <AssemblyChoice choices={choices} onChange={onChange} />
    )}
    <div className={sheet.sides}>
      {inPlace(choices.players, (_, seat) => (
        <SeatSlip seat={seat} choices={choices} kept={kept} onChange={onChange} />
      ))}
    </div>
  </section>
);
