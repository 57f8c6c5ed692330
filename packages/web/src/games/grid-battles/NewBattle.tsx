/** Before the battle: the scenario, who plays which side, house rules, or forces of one's own (GB-02). */

import {
  type BattleConfig,
  fieldOf,
  gridBattles,
  gridBattlesDescriptor,
  makeFreeBattle,
  SCENARIOS,
  type Scenario,
  zoneRows,
} from '@muster/grid-battles';
import { ArrowLeftRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { beginBattle } from '../../match/battles.ts';
import { newSeed } from '../../match/saves.ts';
import { AtTheTable } from '../../pages/new-battle/AtTheTable.tsx';
import { DiceChoice } from '../../pages/new-battle/DiceChoice.tsx';
import { ShareSetup } from '../../pages/new-battle/ShareSetup.tsx';
import { StartBar } from '../../pages/new-battle/StartBar.tsx';
import sheet from '../../pages/new-battle/sheet.module.css';
import { WayChips } from '../../pages/new-battle/WayChips.tsx';
import { choosePlayer, seatPlayers, startWords } from '../../pages/new-battle/who-plays.ts';
import { withParameter } from '../../parts/address.ts';
import { Problems } from '../../parts/Problems.tsx';
import { SourceMark } from '../../parts/SourceMark.tsx';
import { useSettings } from '../../parts/settings.ts';
import { ANSWER_FIRST, Unknowns } from '../../parts/Unknowns.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { capital, count } from '../../parts/words.ts';
import type { HexMarks } from './board/marks.ts';
import {
  type Choices,
  configOf,
  type FreeChoices,
  mapRows,
  readChoices,
  type SideIndex,
  writeChoices,
} from './new-battle/choices.ts';
import { ForceBuilder } from './new-battle/ForceBuilder.tsx';
import { FreeGround } from './new-battle/FreeGround.tsx';
import { HouseRules } from './new-battle/HouseRules.tsx';
import css from './new-battle/new-battle.module.css';
import { ScenarioPicker } from './new-battle/ScenarioPicker.tsx';
import { SideSlip } from './new-battle/SideSlip.tsx';
import { goalMarks, MapPicture, startingPositions } from './parts/MapPicture.tsx';

const REAL_DICE = 'Six-sided dice of any colour will do: the page says which is which, and what each face means.';

/** As chosen, whether or not it could be played. */
const scenarioOf = ({ scenario, free }: Choices): Scenario =>
  scenario === 'free' ? makeFreeBattle(free.points, mapRows(free.map), free.forces) : SCENARIOS[scenario];

/** The rows in which the sides of a free battle deploy (FB-04). */
const deploymentMarks = (scenario: Scenario): HexMarks => {
  const field = fieldOf({ scenario, rulings: {} as BattleConfig['rulings'] });
  const rows = new Set([0, 1].flatMap((seat) => zoneRows(field, seat)));
  return field.grid.labels.filter((label) => rows.has(Number(label.slice(2)))).map((label) => [label, 'zone'] as const);
};

const Briefing = ({ scenario, roundLimit }: { readonly scenario: Scenario; readonly roundLimit: number }) => {
  const { map } = scenario;
  const free = scenario.points !== null;
  return (
    <header className={sheet.briefing} data-field>
      <h2>{scenario.name}</h2>
      <p className="lede">{scenario.summary}</p>
      <p className={sheet.facts}>
        <span>
          {map[0]!.length} by {map.length} hexes
        </span>
        <span>at most {count(roundLimit, 'round')}</span>
        <SourceMark source={scenario.source} />
      </p>
      <MapPicture
        className={css.preview}
        rows={map}
        standing={startingPositions(scenario)}
        marks={free ? deploymentMarks(scenario) : goalMarks(scenario)}
        label={`Map of ${scenario.name}${free ? ' with both deployment zones' : ' with all units where they start'}`}
      />
    </header>
  );
};

interface SidesProps {
  readonly scenario: Scenario;
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

const Sides = ({ scenario, choices, onChange }: SidesProps) => {
  const { players, free } = choices;
  const setForce = (index: SideIndex, force: FreeChoices['forces'][0]) => {
    const forces = index === 0 ? ([force, free.forces[1]] as const) : ([free.forces[0], force] as const);
    const chosen = index === 0 ? ([true, free.chosen[1]] as const) : ([free.chosen[0], true] as const);
    onChange({ free: { ...free, forces, chosen } });
  };
  return (
    <section aria-labelledby="sides">
      <div className={`${sheet.sidesHead} ${css.sidesHead}`}>
        <h2 id="sides">The two sides</h2>
        <button type="button" className="button" onClick={() => onChange({ players: players.toReversed() })}>
          <ArrowLeftRight size={18} aria-hidden="true" /> Swap sides
        </button>
      </div>
      <div className={sheet.sides}>
        {([0, 1] as const).map((index) => (
          <SideSlip
            key={index}
            side={scenario.sides[index]}
            index={index}
            player={players[index]!}
            onPlayer={(player) => onChange({ players: choosePlayer(players, index, player) })}
          >
            {choices.scenario === 'free' ? (
              <ForceBuilder
                side={scenario.sides[index].name}
                index={index}
                points={free.points}
                force={free.forces[index]}
                onChange={(force) => setForce(index, force)}
              />
            ) : undefined}
          </SideSlip>
        ))}
      </div>
    </section>
  );
};

/** Forces that were drawn are named, so that others have the same. */
const settled = (choices: Choices): Choices => ({ ...choices, free: { ...choices.free, chosen: [true, true] } });

const NewBattle = () => {
  useTitle('New battle');
  const [, navigate] = useLocation();
  const search = useSearch();
  const [seed] = useState(newSeed);
  const { choices, unknown, stray } = useMemo(() => readChoices(new URLSearchParams(search), seed), [search, seed]);
  const config = useMemo(() => gridBattles.parseConfig(configOf(choices)), [choices]);
  const scenario = useMemo(() => scenarioOf(choices), [choices]);
  const change = (next: Partial<Choices>) =>
    navigate(`/new/grid-battles?${writeChoices({ ...choices, ...next })}`, { replace: true });
  const isOpen = unknown.length > 0;
  const chosen = useSettings();
  const names = [scenario.sides[0].name, scenario.sides[1].name] as const;
  const title = choices.scenario === 'free' ? 'a free battle' : scenario.name;
  return (
    <>
      <div className={`${sheet.page} ${css.page}`}>
        <h1 className={sheet.title}>New battle of Grid Battles</h1>
        <Problems game={gridBattlesDescriptor} sentences={stray} />
        <ScenarioPicker
          value={unknown.some(({ name }) => name === 'scenario') ? undefined : choices.scenario}
          freeRows={mapRows(choices.free.map)}
          onChoose={(chosen) =>
            isOpen
              ? navigate(`/new/grid-battles?${withParameter(search, 'scenario', chosen)}`, { replace: true })
              : change({ scenario: chosen })
          }
        />
        {!isOpen ? (
          <div className={sheet.sheet}>
            <WayChips players={choices.players} onPlayers={(players) => change({ players })} />
            <Briefing scenario={scenario} roundLimit={choices.rulings.roundLimit ?? scenario.roundLimit} />
            {choices.scenario === 'free' && (
              <FreeGround free={choices.free} onChange={(free) => change({ free: { ...choices.free, ...free } })} />
            )}
            <Sides scenario={scenario} choices={choices} onChange={change} />
            <AtTheTable players={choices.players} sides={names} />
            <DiceChoice dice={choices.dice} real={REAL_DICE} onDice={(dice) => change({ dice })} />
            <HouseRules rulings={choices.rulings} onChange={(rulings) => change({ rulings })} />
            <ShareSetup
              descriptor={gridBattlesDescriptor}
              address={`/new/grid-battles?${writeChoices(settled(choices))}`}
              config={config}
            />
          </div>
        ) : (
          <div className={sheet.sheet}>
            <Unknowns game={gridBattlesDescriptor} unknown={unknown} />
          </div>
        )}
      </div>
      <StartBar
        game={gridBattlesDescriptor}
        words={isOpen ? 'Start a battle' : startWords(title, names, choices.players, chosen)}
        problem={isOpen ? ANSWER_FIRST : config.ok ? undefined : `${capital(config.refusal.problem)}.`}
        begin={async (ask) => {
          if (!config.ok) throw new Error(config.refusal.problem);
          const players = seatPlayers(choices.players, chosen);
          const dice = choices.dice === 'people' ? ask : undefined;
          return beginBattle(gridBattlesDescriptor, config.value, players, dice, { strict: chosen.noTakeBacks });
        }}
      />
    </>
  );
};

export default NewBattle;
