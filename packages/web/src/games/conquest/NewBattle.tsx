/** Before a war of Conquest: points, ground, who plays which army for what, house rules. */

import {
  boardInches,
  type ConquestConfig,
  conquest,
  conquestDescriptor,
  LEAST_POINTS,
  MAPS,
  MOST_POINTS,
  mapOf,
  NODE_KINDS,
  NODES,
  seatName,
} from '@muster/conquest';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Limit } from '../../dwethia/force/FactionAndLimit.tsx';
import { beginChosen } from '../../dwethia/new-battle/begin.ts';
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
import { capital, listed } from '../../parts/words.ts';
import {
  type Choices,
  choicesFrom,
  configOf,
  DRAWN,
  IN_TURN,
  POINTS,
  readChoices,
  writeChoices,
} from './new-battle/choices.ts';
import { MapPicture } from './new-battle/MapPicture.tsx';
import css from './new-battle/new-battle.module.css';
import { Sides } from './new-battle/Sides.tsx';
import { SWITCH_GROUPS } from './new-battle/switch-groups.ts';
import { WarAims } from './new-battle/WarAims.tsx';

const REAL_DICE = 'Plain six-sided dice are all you need.';

interface PartProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

const QUICK = conquestDescriptor.quickStarts();

const QuickStarts = ({ onChoose }: { readonly onChoose: (config: ConquestConfig) => void }) => (
  <ul className={css.quick} aria-label="Quick starts">
    {QUICK.map(({ id, name, config }) => (
      <li key={id}>
        <button type="button" className="button button--small" onClick={() => onChoose(config)}>
          {name},{' '}
          {listed(
            config.seats.map((_, seat) => seatName(config, seat)),
            'against',
          )}
        </button>
      </li>
    ))}
  </ul>
);

/** The board of these choices with another map, whoever plays on it. */
const boardOf = ({ points, switches }: Choices, map: string): ConquestConfig | undefined => {
  const { boardSize } = switches;
  const read = conquest.parseConfig({ points, map, rulings: boardSize === undefined ? {} : { boardSize } });
  return read.ok ? read.value : undefined;
};

const GROUNDS = [
  ...MAPS.map(({ id, name }, i) => ({ id, name, words: `a ${i + 1} on the die` })),
  { id: DRAWN, name: 'Draw one', words: 'rolled for as the war begins' },
  { id: IN_TURN, name: 'Terrain in turn', words: 'placed piece by piece' },
];

const Grounds = ({ choices, onChange }: PartProps) => (
  <fieldset className={`${sheet.picker} ${sides.grounds}`}>
    <legend className="visually-hidden">Map</legend>
    {GROUNDS.map(({ id, name, words }) => {
      const board = mapOf(id) === undefined ? undefined : boardOf(choices, id);
      return (
        <label key={id} className={`${sheet.choice} ${sheet.card} ${sides.ground}`}>
          <input type="radio" name="map" checked={id === choices.map} onChange={() => onChange({ map: id })} />
          {board === undefined ? (
            <span className={css.blank} aria-hidden="true">
              {id === DRAWN ? '?' : '+'}
            </span>
          ) : (
            <MapPicture config={board} />
          )}
          <span>
            <span className={sheet.cardName}>{name}</span>
            <br />
            <span className="small muted">{words}</span>
          </span>
        </label>
      );
    })}
  </fieldset>
);

const NODE_WAYS = [
  { value: 'map', words: 'Where the map has them' },
  { value: 'players', words: 'Placed in turn' },
] as const;

const PIECES = [
  { value: 4, words: 'Four each' },
  { value: 8, words: 'Eight each' },
] as const;

/** */
const Ways = ({ choices, onChange }: PartProps) => (
  <div className={sides.ways}>
    {choices.map === IN_TURN ? (
      <>
        <Chips
          legend="Pieces of terrain"
          choices={PIECES}
          value={choices.pieces}
          onChoose={(pieces) => onChange({ pieces })}
        />
        <p className="small muted">
          Then the nodes are placed in turn, too <RuleRef game={conquestDescriptor} id="X-304" />.
        </p>
      </>
    ) : (
      <Chips legend="Nodes" choices={NODE_WAYS} value={choices.nodes} onChoose={(nodes) => onChange({ nodes })} />
    )}
  </div>
);

const groundWords = ({ map }: Choices): string => GROUNDS.find(({ id }) => id === map)!.name;

const Briefing = ({
  choices,
  config,
}: Pick<PartProps, 'choices'> & { readonly config: ConquestConfig | undefined }) => {
  const board = mapOf(choices.map) === undefined ? undefined : boardOf(choices, choices.map);
  return (
    <header className={sheet.briefing} data-field>
      <h2>{groundWords(choices)}</h2>
      <p className="lede">Harvest, build, research and march; victory points decide, each side by aims of its own.</p>
      <p className={sheet.facts}>
        <span>{choices.points} points a side</span>
        {config !== undefined && (
          <>
            <span>
              {boardInches(config)} by {boardInches(config)} in
            </span>
            <span>{config.rulings.rounds} rounds</span>
          </>
        )}
        <SourceMark source="house" />
      </p>
      {board !== undefined && (
        <div className={sides.preview}>
          <MapPicture config={{ ...board, nodes: choices.nodes }} isLarge />
          {choices.nodes === 'map' && (
            <p className={css.legend}>
              {NODE_KINDS.map((kind) => (
                <span key={kind}>
                  {NODES[kind].name}: {{ M: 'gold square', G: 'green triangle', R: 'blue diamond' }[kind]}
                </span>
              ))}
              <span>Towers: sites of headquarters</span>
            </p>
          )}
        </div>
      )}
    </header>
  );
};

/** CQ-17: by the die. */
const rolledMap = (): string => {
  const [n] = crypto.getRandomValues(new Uint32Array(1));
  return MAPS[n! % MAPS.length]!.id;
};

const NewBattle = () => {
  useTitle('New battle');
  const [, navigate] = useLocation();
  const search = useSearch();
  const { choices, problems } = useMemo(() => readChoices(new URLSearchParams(search)), [search]);
  const config = useMemo(() => conquest.parseConfig(configOf(choices)), [choices]);
  const chosen = useSettings();
  const change = (next: Partial<Choices>): void =>
    navigate(`/new/conquest?${writeChoices({ ...choices, ...next })}`, { replace: true });
  const names = choices.seats.map((_, seat) => seatName(choices, seat));
  const problem = config.ok ? undefined : { where: config.refusal.where, words: `${capital(config.refusal.problem)}.` };
  return (
    <>
      <div className={`${sheet.page} ${sides.page}`}>
        <h1 className={sheet.title}>New battle of Dwethia Conquest</h1>
        <Problems game={conquestDescriptor} sentences={problems} />
        <div>
          <QuickStarts onChoose={(ready) => change(choicesFrom(ready, choices))} />
          <div className={`${sides.choice} ${css.size}`}>
            <Chips
              legend="Size"
              choices={POINTS.map((value) => ({ value, words: `${value} points` }))}
              value={POINTS.some((value) => value === choices.points) ? (choices.points as (typeof POINTS)[number]) : 0}
              onChoose={(points) => change({ points })}
            />
            <Limit
              points={choices.points}
              least={LEAST_POINTS}
              most={MOST_POINTS}
              onPoints={(points) => change({ points })}
            />
          </div>
          <Grounds choices={choices} onChange={change} />
        </div>
        <div className={sheet.sheet}>
          <WayChips players={choices.players} onPlayers={(players) => change({ players })} />
          <Briefing choices={choices} config={config.ok ? config.value : undefined} />
          <Ways choices={choices} onChange={change} />
          <Sides choices={choices} onChange={change} names={names} problem={problem} />
          <WarAims choices={choices} onChange={change} />
          <AtTheTable players={choices.players} sides={names} />
          <DiceChoice dice={choices.dice} real={REAL_DICE} onDice={(dice) => change({ dice })} />
          <SwitchList
            game={conquestDescriptor}
            values={choices.switches}
            groups={SWITCH_GROUPS}
            onChange={(switches) => change({ switches })}
          />
          <ShareSetup
            descriptor={conquestDescriptor}
            address={`/new/conquest?${writeChoices(choices)}`}
            config={config}
          />
        </div>
      </div>
      <StartBar
        game={conquestDescriptor}
        words={startWords(
          groundWords(choices),
          names,
          choices.players,
          chosen,
          choices.seats.map(({ side }) => side),
        )}
        problem={problem?.words}
        begin={(ask) =>
          beginChosen(conquestDescriptor, conquest.parseConfig(configOf(choices, rolledMap())), choices, chosen, ask)
        }
      />
    </>
  );
};

export default NewBattle;
