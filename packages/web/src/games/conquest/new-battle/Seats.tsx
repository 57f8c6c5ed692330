/** Who plays what: two sides beside each other, the players of each below one another, and what each side plays for. */

import { armyOf, conquestDescriptor, eliteOf, factionName, hqOf, sheetIn } from '@muster/conquest';
import { FACTIONS, type FactionId, RELIGIONS, type ReligionId, type Side } from '@muster/dwethia';
import { Pick } from '../../../pages/force/Pick.tsx';
import { PlayerChips } from '../../../pages/new-battle/PlayerChips.tsx';
import sheet from '../../../pages/new-battle/sheet.module.css';
import sides from '../../../pages/new-battle/sides.module.css';
import { choosePlayer } from '../../../pages/new-battle/who-plays.ts';
import { Chips } from '../../../parts/Chips.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { Aims } from '../army/Aims.tsx';
import { Base } from '../army/Base.tsx';
import { countsOf } from '../army/draft.ts';
import { ArmyChoice } from './ArmyChoice.tsx';
import {
  type Choices,
  missionsTaken,
  openMissions,
  readySeat,
  SEAT_COUNTS,
  type SeatChoice,
  settledAims,
  withAims,
  withSeats,
} from './choices.ts';
import css from './new-battle.module.css';

interface PartProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

interface Problem {
  /** `config.seats[1]`. */
  readonly where: string;
  readonly words: string;
}

interface SeatsProps extends PartProps {
  readonly names: readonly string[];
  readonly problem: Problem | undefined;
}

const SIDE_CHOICES = [
  { value: 0, words: 'First side' },
  { value: 1, words: 'Second side' },
] as const;

const StartList = ({ seat }: { readonly seat: SeatChoice }) => (
  <ul className={sides.members}>
    {countsOf(seat.start).map(([id, n]) => {
      const unit = sheetIn(seat.units, id);
      return unit === undefined ? null : (
        <li key={id}>
          <Base unit={unit} of={seat.faction} size={32} />
          <span>
            {n} {unit.name}
          </span>
        </li>
      );
    })}
  </ul>
);

const SeatSlip = ({ choices, onChange, names, problem, seat: i }: SeatsProps & { readonly seat: number }) => {
  const seat = choices.seats[i]!;
  const name = names[i]!;
  const { faction, religion, hq, side } = seat;
  const set = (change: Partial<SeatChoice>): void => {
    const seats = choices.seats.with(i, { ...seat, ...change });
    onChange({ seats, aims: settledAims({ ...choices, seats }) });
  };
  return (
    <section className={`slip ${sheet.side} ${sides.seat}`} data-seat={i} aria-label={name}>
      <h3>{name}</h3>
      {i > 1 && (
        <Chips
          legend={`Which side player ${i + 1} is on`}
          quiet
          tight
          choices={SIDE_CHOICES}
          value={side}
          onChoose={(chosen) => set({ side: chosen as Side })}
        />
      )}
      <PlayerChips
        seat={name}
        player={choices.players[i]!}
        onPlayer={(player) => onChange({ players: choosePlayer(choices.players, i, player) })}
      />
      <Pick<FactionId> label="Faction" value={faction} choices={FACTIONS} onPick={(id) => set(readySeat(side, id))} />
      <div className={css.two}>
        <Pick<ReligionId>
          label={`Religion, for its ${eliteOf(religion).name}`}
          value={religion}
          choices={RELIGIONS}
          onPick={(id) => set({ religion: id })}
        />
        <Pick<'a' | 'b'>
          label="Headquarters"
          value={hq}
          choices={(['a', 'b'] as const).map((id) => ({ id, name: `${hqOf(faction, id).name} (${id.toUpperCase()})` }))}
          onPick={(id) => set({ hq: id })}
        />
      </div>
      <ArmyChoice
        seat={seat}
        draft={{
          ...seat,
          points: choices.points,
          scenario: choices.aims[side].scenario,
          missions: missionsTaken(choices, side),
          name: '',
        }}
        onReady={() => set({ units: [], start: armyOf(faction).start })}
        onArmy={(army) => {
          const { religion: faith, hq: house, units, start, scenario, missions } = army;
          const seats = choices.seats.with(i, { ...seat, religion: faith, hq: house, units, start });
          const isFirst = choices.seats.findIndex((one) => one.side === side) === i;
          const aims = isFirst ? withAims(choices.aims, side, { scenario, missions }) : choices.aims;
          onChange({ seats, aims: settledAims({ seats, aims }) });
        }}
      />
      <StartList seat={seat} />
      {problem?.where.startsWith(`config.seats[${i}]`) && (
        <p className="field__error">
          <RuleWords game={conquestDescriptor} text={problem.words} />
        </p>
      )}
    </section>
  );
};

const SideAims = ({ choices, onChange, side }: PartProps & { readonly side: Side }) => (
  <Aims
    of={sideWords(choices, side)}
    scenario={choices.aims[side].scenario}
    missions={missionsTaken(choices, side)}
    open={openMissions(choices, side)}
    onScenario={(scenario) => onChange({ aims: withAims(choices.aims, side, { scenario }) })}
    onMissions={(missions) => onChange({ aims: withAims(choices.aims, side, { missions }) })}
  />
);

const sideWords = ({ seats }: Choices, side: Side): string => {
  const mine = seats.filter((seat) => seat.side === side);
  return mine.length === 1 ? factionName(mine[0]!.faction) : side === 0 ? 'the first side' : 'the second side';
};

const AIMS = [
  { value: 'open', words: 'Open from the beginning' },
  { value: 'secret', words: 'Chosen in secret, shown together' },
] as const;

/** CQ-11, CQ-15, X-301. */
const AimsPart = ({ choices, onChange }: PartProps) => {
  const isBlind = choices.switches['blindMuster'] === true;
  return (
    <section className={css.part} aria-labelledby="aims">
      <h2 id="aims">What they play for</h2>
      <Chips
        legend="Scenarios and missions"
        choices={AIMS}
        value={isBlind ? 'secret' : 'open'}
        onChoose={(how) => {
          const { blindMuster: _, ...others } = choices.switches;
          onChange({ switches: how === 'secret' ? { ...others, blindMuster: true } : others });
        }}
      />
      {isBlind ? (
        <p className="muted">
          Each side chooses at the table, behind the curtain <RuleRef game={conquestDescriptor} id="X-301" />.
        </p>
      ) : (
        <div className={sheet.sides}>
          <SideAims choices={choices} onChange={onChange} side={0} />
          <SideAims choices={choices} onChange={onChange} side={1} />
        </div>
      )}
    </section>
  );
};

const SEAT_CHOICES = SEAT_COUNTS.map((value) => ({ value, words: String(value) }));

export const Seats = (props: SeatsProps) => {
  const { choices, onChange } = props;
  return (
    <>
      <section aria-labelledby="sides">
        <div className={`${sheet.sidesHead} ${sides.sidesHead}`}>
          <h2 id="sides">The two sides</h2>
          <Chips
            legend="Players"
            choices={SEAT_CHOICES}
            value={choices.seats.length}
            onChoose={(count) => {
              const next = withSeats(choices, count);
              onChange({ ...next, aims: settledAims({ ...choices, ...next }) });
            }}
          />
        </div>
        {choices.seats.length > 2 && (
          <p className="small muted">
            Players of one side share its starting force, bank, pools, headquarters and aims (
            <RuleRef game={conquestDescriptor} id="X-373" />
            ).
          </p>
        )}
        <div className={sheet.sides}>
          {([0, 1] as const).map((side) => (
            <div key={side} className={sides.team}>
              {choices.seats.map((one, seat) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                one.side === side ? <SeatSlip key={seat} {...props} seat={seat} /> : null,
              )}
            </div>
          ))}
        </div>
      </section>
      <AimsPart choices={choices} onChange={onChange} />
    </>
  );
};
