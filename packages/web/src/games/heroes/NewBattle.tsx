/** Before a battle of Dwethia Heroes: points, arena, who plays which faction, how objectives and markers come, house rules. */

import { SEAT_LETTERS } from '@muster/dwethia';
import {
  arenaOf,
  arenasFor,
  BATTLE,
  battleConfigOf,
  type HeroesConfig,
  heroes,
  heroesDescriptor,
  isBare,
  LIMITS,
  pointsOf,
  type SeatChoice,
  seatName,
  sideName,
} from '@muster/heroes';
import { useMemo } from 'react';
import { Briefing } from '../../dwethia/new-battle/Briefing.tsx';
import { Grounds } from '../../dwethia/new-battle/Grounds.tsx';
import { Members } from '../../dwethia/new-battle/Members.tsx';
import { Seats } from '../../dwethia/new-battle/Seats.tsx';
import { Size } from '../../dwethia/new-battle/Size.tsx';
import { shareOf } from '../../dwethia/new-battle/seats.ts';
import sides from '../../dwethia/new-battle/sides.module.css';
import { BattleSheet } from '../../pages/new-battle/BattleSheet.tsx';
import { FieldForm } from '../../parts/Fields.tsx';
import { RuleRef } from '../../parts/RuleRef.tsx';
import { useChoices } from '../../parts/useChoices.ts';
import { ArenaPicture } from './new-battle/ArenaPicture.tsx';
import { CHOICES, type Choices, settled, withCount } from './new-battle/choices.ts';
import { ForceChoice } from './new-battle/ForceChoice.tsx';
import { noteFielded } from './squad/kept.ts';
import { TokenIcon } from './tokens/TokenArt.tsx';
import { freshToken } from './tokens/token.ts';

interface PartProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

const Picker = ({ choices, onChange }: PartProps) => (
  <div>
    <div className={sides.choice}>
      <Size
        limits={LIMITS}
        points={choices.points}
        onPoints={(points) => onChange({ points, arena: arenasFor(points)[0]!.id })}
      />
    </div>
    <Grounds
      legend="Arena"
      value={choices.arena}
      grounds={arenasFor(choices.points).map((arena) => ({
        id: arena.id,
        name: arena.name,
        words: `${arena.size} by ${arena.size} spaces`,
        picture: <ArenaPicture arena={arena} />,
      }))}
      onChoose={(arena) => onChange({ arena })}
    />
  </div>
);

const ForceList = ({ config, seat }: { readonly config: HeroesConfig; readonly seat: number }) => {
  const { side: team, units } = config.seats[seat]!;
  return (
    <Members
      of={units.map((unit, i) => ({
        picture: (
          <TokenIcon token={freshToken(unit, { seat, team, label: `${SEAT_LETTERS[seat]}${i + 1}` })} size={40} />
        ),
        name: unit.name,
        points: pointsOf(unit),
      }))}
    />
  );
};

const SIDE_NAMES = [sideName(0), sideName(1)] as const;

interface SeatsProps extends PartProps {
  readonly names: readonly string[];
  readonly config: HeroesConfig | undefined;
}

const Sides = ({ choices, onChange, names, config }: SeatsProps) => {
  const set = (seat: number, change: Partial<SeatChoice>): void =>
    onChange({ seats: choices.seats.with(seat, { ...choices.seats[seat]!, ...change }) });
  return (
    <Seats
      title="The two sides"
      sides={SIDE_NAMES}
      seats={choices.seats}
      names={names}
      spoken={(name) => `${name} side`}
      players={choices.players}
      shared={
        <>
          Players of one side share its points and its five objectives; their turns go round (
          <RuleRef game={heroesDescriptor} id="X-166" />
          ).
        </>
      }
      onCount={(count) => onChange(withCount(choices, count))}
      onSeat={(seat, change) =>
        set(seat, change.faction === undefined ? change : { ...change, units: null, squad: null })
      }
      onPlayers={(players) => onChange({ players })}
    >
      {(seat) => {
        const { faction, units, squad } = choices.seats[seat]!;
        return (
          <>
            <ForceChoice
              faction={faction}
              points={shareOf(choices, seat)}
              units={units}
              squad={squad}
              onChange={(chosen, of) => set(seat, { units: chosen, squad: of })}
            />
            {config !== undefined && <ForceList config={config} seat={seat} />}
          </>
        );
      }}
    </Seats>
  );
};

const Ways = ({ choices, onChange }: PartProps) => (
  <div className={sides.ways}>
    <FieldForm of={BATTLE} chosen={choices} keys={['objectives']} onChange={onChange} />
    {isBare(choices.arena) ? (
      <p className="small muted">Terrain and markers are placed in turn, then edges are chosen.</p>
    ) : (
      <FieldForm of={BATTLE} chosen={choices} keys={['markers']} onChange={onChange} />
    )}
  </div>
);

const NewBattle = () => {
  const page = useChoices('/new/heroes', CHOICES, settled);
  const { chosen: choices, change } = page;
  const config = useMemo(() => heroes.parseConfig(battleConfigOf(choices)), [choices]);
  const names = choices.seats.map((_, seat) => seatName(choices, seat));
  const arena = arenaOf(choices.arena)!;
  return (
    <BattleSheet
      descriptor={heroesDescriptor}
      page={page}
      className={sides.page}
      config={config}
      title={arena.name}
      names={names}
      teams={choices.seats.map(({ side }) => side)}
      picker={<Picker choices={choices} onChange={change} />}
      begun={async (address) => {
        for (const [seat, { squad, units }] of choices.seats.entries())
          if (squad !== null) await noteFielded(squad, address.replace('/play/', ''), seat, units ?? []);
      }}
    >
      <Briefing
        title={arena.name}
        words="Meet your five secret objectives before the other side meets theirs, or leave nobody standing."
        facts={[`${choices.points} points a side`, `${arena.size} by ${arena.size} spaces`]}
      >
        <ArenaPicture arena={arena} zones />
      </Briefing>
      <Sides choices={choices} onChange={change} names={names} config={config.ok ? config.value : undefined} />
      <Ways choices={choices} onChange={change} />
    </BattleSheet>
  );
};

export default NewBattle;
