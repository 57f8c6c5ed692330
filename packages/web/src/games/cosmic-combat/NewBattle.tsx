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
import { FACTIONS, type FactionId } from '@muster/dwethia';
import { mm } from '@muster/geometry';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { beginBattle } from '../../match/host.ts';
import { AtTheTable } from '../../pages/new-battle/AtTheTable.tsx';
import { DiceChoice } from '../../pages/new-battle/DiceChoice.tsx';
import { PlayerChips } from '../../pages/new-battle/PlayerChips.tsx';
import { StartBar } from '../../pages/new-battle/StartBar.tsx';
import { SwitchList } from '../../pages/new-battle/SwitchList.tsx';
import sheet from '../../pages/new-battle/sheet.module.css';
import sides from '../../pages/new-battle/sides.module.css';
import { choosePlayer, seatPlayers, startWords } from '../../pages/new-battle/who-plays.ts';
import { Chips } from '../../parts/Chips.tsx';
import { Problems } from '../../parts/Problems.tsx';
import { SourceMark } from '../../parts/SourceMark.tsx';
import { useSettings } from '../../parts/settings.ts';
import { useTitle } from '../../parts/useTitle.ts';
import { capital } from '../../parts/words.ts';
import { type Choices, configOf, mapIds, POINTS, readChoices, writeChoices } from './new-battle/choices.ts';
import { FleetChoice } from './new-battle/FleetChoice.tsx';
import { MapPicture } from './new-battle/MapPicture.tsx';
import { ShipIcon } from './ships/ShipArt.tsx';

const SIDES = ['First fleet', 'Second fleet'] as const;

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

const FleetList = ({ config, seat }: { readonly config: CosmicConfig; readonly seat: 0 | 1 }) => {
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

const Side = ({
  choices,
  onChange,
  seat,
  config,
}: PartProps & { readonly seat: 0 | 1; readonly config: CosmicConfig | undefined }) => {
  const set = <T,>(pair: readonly [T, T], value: T): readonly [T, T] =>
    seat === 0 ? [value, pair[1]] : [pair[0], value];
  const faction = choices.factions[seat];
  const choose = (id: FactionId): void =>
    onChange({ factions: set(choices.factions, id), fleets: set(choices.fleets, 1), own: set(choices.own, null) });
  return (
    <section className={`slip ${sheet.side} ${sides.seat}`} data-seat={seat} aria-label={SIDES[seat]}>
      <h3>{SIDES[seat]}</h3>
      <PlayerChips
        seat={SIDES[seat]}
        player={choices.players[seat]!}
        onPlayer={(player) => onChange({ players: choosePlayer(choices.players, seat, player) })}
      />
      <label className="field">
        <span className="field__label">Faction</span>
        <select
          className="input"
          value={faction}
          onChange={({ target }) => choose(FACTIONS.find(({ id }) => id === target.value)!.id)}
        >
          {FACTIONS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <FleetChoice
        faction={faction}
        points={choices.points}
        which={choices.fleets[seat]}
        own={choices.own[seat]}
        onReady={(which) => onChange({ fleets: set(choices.fleets, which), own: set(choices.own, null) })}
        onOwn={(own) => onChange({ own: set(choices.own, own) })}
      />
      {config !== undefined && <FleetList config={config} seat={seat} />}
    </section>
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
          <header className={sheet.briefing}>
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
          <section aria-labelledby="sides">
            <h2 id="sides">The two fleets</h2>
            <div className={sheet.sides}>
              {([0, 1] as const).map((seat) => (
                <Side
                  key={seat}
                  choices={choices}
                  onChange={change}
                  seat={seat}
                  config={config.ok ? config.value : undefined}
                />
              ))}
            </div>
          </section>
          <AtTheTable players={choices.players} sides={SIDES} />
          <DiceChoice dice={choices.dice} real={REAL_DICE} onDice={(dice) => change({ dice })} />
          <SwitchList
            game={cosmicCombatDescriptor}
            values={choices.switches}
            onChange={(switches) => change({ switches })}
          />
        </div>
      </div>
      <StartBar
        game={cosmicCombatDescriptor}
        words={startWords(field?.map.name ?? scenario.name, SIDES, choices.players, chosen)}
        problem={config.ok ? undefined : `${capital(config.refusal.problem)}.`}
        begin={async (ask) => {
          if (!config.ok) throw new Error(config.refusal.problem);
          return beginBattle(
            cosmicCombatDescriptor,
            config.value,
            seatPlayers(choices.players, chosen),
            choices.dice === 'people' ? ask : undefined,
            { strict: chosen.noTakeBacks },
          );
        }}
      />
    </>
  );
};

export default NewBattle;
