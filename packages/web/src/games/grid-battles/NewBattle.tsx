/** Before the battle: the scenario, who plays which side, house rules, or forces of one's own (GB-02). */

import {
  type BattleConfig,
  battleConfigOf,
  type FreeChoices,
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
import { newSeed } from '../../match/saves.ts';
import { BattleSheet } from '../../pages/new-battle/BattleSheet.tsx';
import sheet from '../../pages/new-battle/sheet.module.css';
import { choosePlayer } from '../../pages/new-battle/who-plays.ts';
import { SourceMark } from '../../parts/SourceMark.tsx';
import { addressOf, useChoices } from '../../parts/useChoices.ts';
import { count } from '../../parts/words.ts';
import type { HexMarks } from './board/marks.ts';
import { type Choices, choicesOf, mapRows, type SideIndex } from './new-battle/choices.ts';
import { ForceBuilder } from './new-battle/ForceBuilder.tsx';
import { FreeGround } from './new-battle/FreeGround.tsx';
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
  return { zone: field.grid.labels.filter((label) => rows.has(Number(label.slice(2)))) };
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

const PATH = '/new/grid-battles';

const NewBattle = () => {
  const [seed] = useState(newSeed);
  const of = useMemo(() => choicesOf(seed), [seed]);
  const page = useChoices(PATH, of);
  const { chosen: choices, change } = page;
  const config = useMemo(() => gridBattles.parseConfig(battleConfigOf(choices)), [choices]);
  const scenario = useMemo(() => scenarioOf(choices), [choices]);
  const isFree = choices.scenario === 'free';
  const limit = choices.switches['roundLimit'] as number | null | undefined;
  return (
    <BattleSheet
      descriptor={gridBattlesDescriptor}
      page={page}
      className={css.page}
      config={config}
      share={addressOf(PATH, of, settled(choices))}
      title={isFree ? 'a free battle' : scenario.name}
      names={scenario.sides.map(({ name }) => name)}
      real={REAL_DICE}
      answersFirst
      picker={
        <ScenarioPicker
          value={page.isUnknown('scenario') ? undefined : choices.scenario}
          freeRows={mapRows(choices.free.map)}
          onChoose={(chosen) => page.answer('scenario', chosen, { scenario: chosen })}
        />
      }
    >
      <Briefing scenario={scenario} roundLimit={limit ?? scenario.roundLimit} />
      {isFree && <FreeGround free={choices.free} onChange={(free) => change({ free: { ...choices.free, ...free } })} />}
      <Sides scenario={scenario} choices={choices} onChange={change} />
    </BattleSheet>
  );
};

export default NewBattle;
