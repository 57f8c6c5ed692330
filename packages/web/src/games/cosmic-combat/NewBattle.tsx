/** Before a battle of Cosmic Combat: points, scenario, map, who plays which fleet, house rules. */

import {
  BATTLE,
  battleConfigOf,
  type CosmicConfig,
  cosmicCombat,
  cosmicCombatDescriptor,
  fieldOf,
  fleetPoints,
  mapIds,
  pointsOf,
  type SeatChoice,
  scenarioOf,
} from '@muster/cosmic-combat';
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
import { CHOICES, type Choices, seatWords, settled, withCount } from './new-battle/choices.ts';
import { FleetChoice } from './new-battle/FleetChoice.tsx';
import { MapPicture } from './new-battle/MapPicture.tsx';
import { ShipIcon } from './ships/ShipArt.tsx';
import { lookOfSheet } from './ships/ship.ts';

/** Sizes that are offered. */
const POINTS = [1500, 3000, 4000] as const;

interface PartProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

const mapCards = (choices: Choices) =>
  mapIds(choices).flatMap((id) => {
    const config = cosmicCombat.parseConfig(battleConfigOf({ ...choices, map: id }));
    if (!config.ok) return [];
    const { map } = fieldOf(config.value);
    const words = `${map.width} by ${map.height} in`;
    return [{ id, name: map.name, words, picture: <MapPicture config={config.value} /> }];
  });

const Picker = ({ choices, onChange }: PartProps) => (
  <div>
    <div className={sides.choice}>
      <Size limits={POINTS} points={choices.points} onPoints={(points) => onChange({ points })} />
    </div>
    <div className={sides.choice}>
      <FieldForm of={BATTLE} chosen={choices} keys={['scenario']} onChange={onChange} />
    </div>
    <Grounds legend="Map" value={choices.map} grounds={mapCards(choices)} onChoose={(map) => onChange({ map })} />
  </div>
);

const FleetList = ({ config, seat }: { readonly config: CosmicConfig; readonly seat: number }) => {
  const { ships, faction } = config.seats[seat]!;
  return (
    <>
      <p className="small muted">{fleetPoints(ships)} points</p>
      <Members
        of={ships.map((ship) => ({
          picture: <ShipIcon look={lookOfSheet(ship, seat, faction)} size={48} />,
          name: ship.name,
          points: pointsOf(ship),
        }))}
      />
    </>
  );
};

const SIDE_WORDS = ['First side', 'Second side'] as const;

interface SidesProps extends PartProps {
  readonly names: readonly string[];
  readonly config: CosmicConfig | undefined;
}

const Sides = ({ choices, onChange, names, config }: SidesProps) => {
  const set = (seat: number, change: Partial<SeatChoice>): void =>
    onChange({ seats: choices.seats.with(seat, { ...choices.seats[seat]!, ...change }) });
  return (
    <Seats
      title={choices.seats.length === 2 ? 'The two fleets' : 'The two sides'}
      sides={SIDE_WORDS}
      seats={choices.seats}
      names={names}
      players={choices.players}
      shared={
        <>
          Players of one side share its points, see each other’s orders, and each readies its own ships (
          <RuleRef game={cosmicCombatDescriptor} id="X-258" />
          ).
        </>
      }
      onCount={(count) => onChange(withCount(choices, count))}
      onSeat={(seat, change) => set(seat, change.faction === undefined ? change : { ...change, fleet: 1, own: null })}
      onPlayers={(players) => onChange({ players })}
    >
      {(seat) => {
        const { faction, fleet, own } = choices.seats[seat]!;
        return (
          <>
            <FleetChoice
              faction={faction}
              points={shareOf(choices, seat)}
              which={fleet}
              own={own}
              onReady={(which) => set(seat, { fleet: which, own: null })}
              onOwn={(chosen) => set(seat, { own: chosen })}
            />
            {config !== undefined && <FleetList config={config} seat={seat} />}
          </>
        );
      }}
    </Seats>
  );
};

const NewBattle = () => {
  const page = useChoices('/new/cosmic-combat', CHOICES, settled);
  const { chosen: choices, change } = page;
  const read = useMemo(() => cosmicCombat.parseConfig(battleConfigOf(choices)), [choices]);
  const config = read.ok ? read.value : undefined;
  const names = choices.seats.map((_, seat) => seatWords(choices, seat));
  const scenario = scenarioOf(choices.scenario);
  const map = config && fieldOf(config).map;
  return (
    <BattleSheet
      descriptor={cosmicCombatDescriptor}
      page={page}
      className={sides.page}
      config={read}
      title={map === undefined ? scenario.name : map.name}
      names={names}
      teams={choices.seats.map(({ side }) => side)}
      picker={<Picker choices={choices} onChange={change} />}
    >
      <Briefing
        title={scenario.name}
        words={scenario.words}
        facts={[
          `${choices.points} points a side`,
          ...(map === undefined ? [] : [`${map.name}, ${map.width} by ${map.height} in`]),
          `${scenario.rounds} rounds`,
        ]}
      >
        {config && <MapPicture config={config} />}
      </Briefing>
      <Sides choices={choices} onChange={change} names={names} config={config} />
    </BattleSheet>
  );
};

export default NewBattle;
