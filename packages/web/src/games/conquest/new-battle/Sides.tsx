/** Who plays what: the seats of both sides, with which religion, headquarters and starting force each comes. */

import {
  armyOf,
  conquestDescriptor,
  eliteOf,
  hqOf,
  missionsTaken,
  readySeat,
  type SeatArmy,
  sheetIn,
} from '@muster/conquest';
import { RELIGIONS, type ReligionId } from '@muster/dwethia';
import { Pick } from '../../../dwethia/force/Pick.tsx';
import { Members } from '../../../dwethia/new-battle/Members.tsx';
import { Seats } from '../../../dwethia/new-battle/Seats.tsx';
import { firstSeatOf } from '../../../dwethia/play/purse.ts';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { countsOf } from '../army/draft.ts';
import { UnitIcon } from '../tokens/TokenIcon.tsx';
import { ArmyChoice } from './ArmyChoice.tsx';
import { type Choices, withAims, withCount, withSeat } from './choices.ts';
import css from './new-battle.module.css';

interface Props {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
  readonly names: readonly string[];
  readonly problem: Problem | undefined;
}

interface Problem {
  /** `config.seats[1]`. */
  readonly where: string;
  readonly words: string;
}

const SIDE_WORDS = ['First side', 'Second side'] as const;

interface StartProps {
  readonly army: SeatArmy;
  readonly seat: number;
}

/** As they will stand on the table, in the colour of their side. */
const StartList = ({ army: { start, units, faction }, seat }: StartProps) => (
  <Members
    of={countsOf(start).flatMap(([id, n]) => {
      const unit = sheetIn(units, id);
      if (unit === undefined) return [];
      return [{ picture: <UnitIcon unit={unit} faction={faction} seat={seat} size={36} />, name: `${n} ${unit.name}` }];
    })}
  />
);

/** With what a seat comes. */
const Army = ({ choices, onChange, problem, seat: i }: Omit<Props, 'names'> & { readonly seat: number }) => {
  const seat = choices.seats[i]!;
  const { faction, religion, hq, side } = seat;
  const set = (change: Partial<SeatArmy>): void => onChange(withSeat(choices, i, change));
  return (
    <>
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
          const isFirst = firstSeatOf(choices, side) === i;
          const aims = isFirst ? withAims(choices.aims, side, { scenario, missions }) : choices.aims;
          onChange(withSeat({ ...choices, aims }, i, { religion: faith, hq: house, units, start }));
        }}
      />
      <StartList army={seat} seat={i} />
      {problem?.where.startsWith(`config.seats[${i}]`) && (
        <p className="field__error">
          <RuleWords game={conquestDescriptor} text={problem.words} />
        </p>
      )}
    </>
  );
};

export const Sides = (props: Props) => {
  const { choices, onChange } = props;
  return (
    <Seats
      title="The two sides"
      sides={SIDE_WORDS}
      seats={choices.seats}
      names={props.names}
      players={choices.players}
      shared={
        <>
          Players of one side share its starting force, bank, pools, headquarters and aims (
          <RuleRef game={conquestDescriptor} id="X-373" />
          ).
        </>
      }
      onCount={(count) => onChange(withCount(choices, count))}
      onSeat={(seat, { side = choices.seats[seat]!.side, faction }) =>
        onChange(withSeat(choices, seat, faction === undefined ? { side } : readySeat(side, faction)))
      }
      onPlayers={(players) => onChange({ players })}
    >
      {(seat) => <Army {...props} seat={seat} />}
    </Seats>
  );
};
