/** Before a battle of Cosmic Combat: points, scenario, map, who plays which fleet, house rules. */

import {
  type CosmicConfig,
  cosmicCombat,
  cosmicCombatDescriptor,
  fieldOf,
  fleetPoints,
  pointsOf,
  SCENARIOS,
  scenarioOf,
} from '@muster/cosmic-combat';
import { FACTIONS } from '@muster/dwethia';
import { mm } from '@muster/geometry';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { beginChosen } from '../../dwethia/new-battle/begin.ts';
import { Seats } from '../../dwethia/new-battle/Seats.tsx';
import { shareOf } from '../../dwethia/new-battle/seats.ts';
import sides from '../../dwethia/new-battle/sides.module.css';
import { AtTheTable } from '../../pages/new-battle/AtTheTable.tsx';
import { DiceChoice } from '../../pages/new-battle/DiceChoice.tsx';
import { ShareSetup } from '../../pages/new-battle/ShareSetup.tsx';
import { StartBar } from '../../pages/new-battle/StartBar.tsx';
import { SwitchList } from '../../pages/new-battle/SwitchList.tsx';
import sheet from '../../pages/new-battle/sheet.module.css';
import { WayChips } from '../../pages/new-battle/WayChips.tsx';
import { startWords } from '../../pages/new-battle/who-plays.ts';
import { Chips } from '../../parts/Chips.tsx';
import { Problems } from '../../parts/Problems.tsx';
import { RuleRef } from '../../parts/RuleRef.tsx';
import { SourceMark } from '../../parts/SourceMark.tsx';
import { useSettings } from '../../parts/settings.ts';
import { useTitle } from '../../parts/useTitle.ts';
import { capital } from '../../parts/words.ts';
import {
  type Choices,
  configOf,
  mapIds,
  POINTS,
  readChoices,
  type SeatChoice,
  seatWords,
  withCount,
  writeChoices,
} from './new-battle/choices.ts';
import { FleetChoice } from './new-battle/FleetChoice.tsx';
import { MapPicture } from './new-battle/MapPicture.tsx';
import { ShipIcon } from './ships/ShipArt.tsx';

const REAL_DICE = 'Plain six-sided dice are all you need.';

interface PartProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

const configFor = (choices: Choices, map: string): CosmicConfig | undefined => {
  const read = cosmicCombat.parseConfig(configOf({ ...choices, map }));
  return read.ok ? read.value : undefined;
};

const Maps = ({ choices, onChange }: PartProps) => (
  <fieldset className={`${sheet.picker} ${sides.grounds}`}>
    <legend className="visually-hidden">Map</legend>
    {mapIds(choices).map((id) => {
      const config = configFor(choices, id);
      if (config === undefined) return null;
      const { map } = fieldOf(config);
      return (
        <label key={id} className={`${sheet.choice} ${sheet.card} ${sides.ground}`}>
          <input type="radio" name="map" checked={id === choices.map} onChange={() => onChange({ map: id })} />
          <MapPicture config={config} />
          <span>
            <span className={sheet.cardName}>{map.name}</span>
            <br />
            <span className="small muted">
              {map.width} by {map.height} in
            </span>
          </span>
        </label>
      );
    })}
  </fieldset>
);

const FleetList = ({ config, seat }: { readonly config: CosmicConfig; readonly seat: number }) => {
  const { ships, faction } = config.seats[seat]!;
  return (
    <>
      <p className="small muted">{fleetPoints(ships)} points</p>
      <ul className={sides.members}>
        {ships.map((ship, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ships are their place in the fleet
          <li key={i}>
            <ShipIcon
              look={{ seat, faction, class: ship.class, length: mm(ship.base[0]), width: mm(ship.base[1]) }}
              size={48}
            />
            <span>
              {ship.name} <span className="small muted">{pointsOf(ship)} points</span>
            </span>
          </li>
        ))}
      </ul>
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
      factions={FACTIONS}
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
  useTitle('New battle');
  const [, navigate] = useLocation();
  const search = useSearch();
  const { choices, problems } = useMemo(() => readChoices(new URLSearchParams(search)), [search]);
  const config = useMemo(() => cosmicCombat.parseConfig(configOf(choices)), [choices]);
  const chosen = useSettings();
  const scenario = scenarioOf(choices.scenario);
  const names = choices.seats.map((_, seat) => seatWords(choices, seat));
  const change = (next: Partial<Choices>): void => {
    const all = { ...choices, ...next };
    const maps = mapIds(all);
    const map = maps.includes(all.map) ? all.map : maps[0]!;
    navigate(`/new/cosmic-combat?${writeChoices({ ...all, map })}`, { replace: true });
  };
  const field = config.ok ? fieldOf(config.value) : undefined;
  return (
    <>
      <div className={`${sheet.page} ${sides.page}`}>
        <h1 className={sheet.title}>New battle of Dwethia Cosmic Combat</h1>
        <Problems game={cosmicCombatDescriptor} sentences={problems} />
        <div>
          <div className={sides.choice}>
            <Chips
              legend="Size"
              choices={POINTS.map((value) => ({ value, words: `${value} points` }))}
              value={choices.points}
              onChoose={(points) => change({ points })}
            />
          </div>
          <div className={sides.choice}>
            <Chips
              legend="Scenario"
              choices={SCENARIOS.map(({ id, name }) => ({ value: id, words: name }))}
              value={choices.scenario}
              onChoose={(id) => change({ scenario: id })}
            />
          </div>
          <Maps choices={choices} onChange={change} />
        </div>
        <div className={sheet.sheet}>
          <WayChips players={choices.players} onPlayers={(players) => change({ players })} />
          <header className={sheet.briefing} data-field>
            <h2>{scenario.name}</h2>
            <p className="lede">{scenario.words}</p>
            <p className={sheet.facts}>
              <span>{choices.points} points a side</span>
              {field !== undefined && (
                <span>
                  {field.map.name}, {field.map.width} by {field.map.height} in
                </span>
              )}
              <span>{scenario.rounds} rounds</span>
              <SourceMark source="house" />
            </p>
            <div className={sides.preview}>{config.ok && <MapPicture config={config.value} />}</div>
          </header>
          <Sides choices={choices} onChange={change} names={names} config={config.ok ? config.value : undefined} />
          <AtTheTable players={choices.players} sides={names} />
          <DiceChoice dice={choices.dice} real={REAL_DICE} onDice={(dice) => change({ dice })} />
          <SwitchList
            game={cosmicCombatDescriptor}
            values={choices.switches}
            onChange={(switches) => change({ switches })}
          />
          <ShareSetup
            descriptor={cosmicCombatDescriptor}
            address={`/new/cosmic-combat?${writeChoices(choices)}`}
            config={config}
          />
        </div>
      </div>
      <StartBar
        game={cosmicCombatDescriptor}
        words={startWords(
          field?.map.name ?? scenario.name,
          names,
          choices.players,
          chosen,
          choices.seats.map(({ side }) => side),
        )}
        problem={config.ok ? undefined : `${capital(config.refusal.problem)}.`}
        begin={(ask) => beginChosen(cosmicCombatDescriptor, config, choices, chosen, ask)}
      />
    </>
  );
};

export default NewBattle;
