/** Before a war of Conquest: points, ground, who plays which army for what, house rules. */

import {
  boardInches,
  type ConquestConfig,
  choicesOfWar,
  conquest,
  conquestDescriptor,
  DRAWN,
  IN_TURN,
  LEAST_POINTS,
  LIMITS,
  MAPS,
  MOST_POINTS,
  mapOf,
  NODE_KINDS,
  NODES,
  seatName,
  WAR,
  warConfigOf,
} from '@muster/conquest';
import { useMemo } from 'react';
import { Limit } from '../../dwethia/force/FactionAndLimit.tsx';
import { Briefing } from '../../dwethia/new-battle/Briefing.tsx';
import { Grounds } from '../../dwethia/new-battle/Grounds.tsx';
import { Size } from '../../dwethia/new-battle/Size.tsx';
import sides from '../../dwethia/new-battle/sides.module.css';
import { BattleSheet, configProblem } from '../../pages/new-battle/BattleSheet.tsx';
import { playersFor } from '../../pages/new-battle/who-plays.ts';
import { FieldForm } from '../../parts/Fields.tsx';
import { RuleRef } from '../../parts/RuleRef.tsx';
import { useChoices } from '../../parts/useChoices.ts';
import { listed } from '../../parts/words.ts';
import { CHOICES, type Choices } from './new-battle/choices.ts';
import { MapPicture } from './new-battle/MapPicture.tsx';
import css from './new-battle/new-battle.module.css';
import { Sides } from './new-battle/Sides.tsx';
import { SWITCH_GROUPS } from './new-battle/switch-groups.ts';
import { WarAims } from './new-battle/WarAims.tsx';

interface PartProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

const QUICK = conquestDescriptor.quickStarts();

const QuickStarts = ({ choices, onChange }: PartProps) => (
  <ul className={css.quick} aria-label="Quick starts">
    {QUICK.map(({ id, name, config }) => (
      <li key={id}>
        <button
          type="button"
          className="button button--small"
          onClick={() =>
            onChange({ ...choicesOfWar(config), players: playersFor(choices.players, config.seats.length) })
          }
        >
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

/** The board of these choices with another map, whoever plays on it; none where nobody knows it yet. */
const boardOf = ({ points, switches }: Choices, map: string): ConquestConfig | undefined => {
  const { boardSize } = switches;
  const read = conquest.parseConfig({ points, map, rulings: boardSize === undefined ? {} : { boardSize } });
  return read.ok && mapOf(map) !== undefined ? read.value : undefined;
};

const GROUNDS = [
  ...MAPS.map(({ id, name }, i) => ({ id, name, words: `a ${i + 1} on the die` })),
  { id: DRAWN, name: 'Draw one', words: 'rolled for as the war begins' },
  { id: IN_TURN, name: 'Terrain in turn', words: 'placed piece by piece' },
];

const groundName = ({ map }: Choices): string => GROUNDS.find(({ id }) => id === map)!.name;

const GroundPicture = ({ choices, id }: { readonly choices: Choices; readonly id: string }) => {
  const board = boardOf(choices, id);
  return board === undefined ? (
    <span className={css.blank} aria-hidden="true">
      {id === DRAWN ? '?' : '+'}
    </span>
  ) : (
    <MapPicture config={board} />
  );
};

const Picker = ({ choices, onChange }: PartProps) => (
  <div>
    <QuickStarts choices={choices} onChange={onChange} />
    <div className={`${sides.choice} ${css.size}`}>
      <Size limits={LIMITS} points={choices.points} onPoints={(points) => onChange({ points })} />
      <Limit
        points={choices.points}
        least={LEAST_POINTS}
        most={MOST_POINTS}
        onPoints={(points) => onChange({ points })}
      />
    </div>
    <Grounds
      legend="Map"
      value={choices.map}
      grounds={GROUNDS.map((ground) => ({ ...ground, picture: <GroundPicture choices={choices} id={ground.id} /> }))}
      onChoose={(map) => onChange({ map })}
    />
  </div>
);

/** */
const Ways = ({ choices, onChange }: PartProps) => (
  <div className={sides.ways}>
    {choices.map === IN_TURN ? (
      <>
        <FieldForm of={WAR} chosen={choices} keys={['pieces']} onChange={onChange} />
        <p className="small muted">
          Then the nodes are placed in turn, too <RuleRef game={conquestDescriptor} id="X-304" />.
        </p>
      </>
    ) : (
      <FieldForm of={WAR} chosen={choices} keys={['nodes']} onChange={onChange} />
    )}
  </div>
);

const NODE_LOOKS = { M: 'gold square', G: 'green triangle', R: 'blue diamond' } as const;

interface BriefingProps {
  readonly choices: Choices;
  readonly config: ConquestConfig | undefined;
}

const WarBriefing = ({ choices, config }: BriefingProps) => {
  const board = boardOf(choices, choices.map);
  return (
    <Briefing
      title={groundName(choices)}
      words="Harvest, build, research and march; victory points decide, each side by aims of its own."
      facts={[
        `${choices.points} points a side`,
        ...(config === undefined
          ? []
          : [`${boardInches(config)} by ${boardInches(config)} in`, `${config.rulings.rounds} rounds`]),
      ]}
    >
      {board && (
        <>
          <MapPicture config={{ ...board, nodes: choices.nodes }} isLarge />
          {choices.nodes === 'map' && (
            <p className={css.legend}>
              {NODE_KINDS.map((kind) => (
                <span key={kind}>
                  {NODES[kind].name}: {NODE_LOOKS[kind]}
                </span>
              ))}
              <span>Towers: sites of headquarters</span>
            </p>
          )}
        </>
      )}
    </Briefing>
  );
};

/** CQ-17: by the die. */
const rolledMap = (): string => {
  const [n] = crypto.getRandomValues(new Uint32Array(1));
  return MAPS[n! % MAPS.length]!.id;
};

const NewBattle = () => {
  const page = useChoices('/new/conquest', CHOICES);
  const { chosen: choices, change } = page;
  const config = useMemo(() => conquest.parseConfig(warConfigOf(choices)), [choices]);
  const names = choices.seats.map((_, seat) => seatName(choices, seat));
  const problem = configProblem(config);
  return (
    <BattleSheet
      descriptor={conquestDescriptor}
      page={page}
      className={sides.page}
      config={config}
      title={groundName(choices)}
      names={names}
      teams={choices.seats.map(({ side }) => side)}
      switchGroups={SWITCH_GROUPS}
      picker={<Picker choices={choices} onChange={change} />}
      drawn={() => conquest.parseConfig(warConfigOf(choices, rolledMap()))}
    >
      <WarBriefing choices={choices} config={config.ok ? config.value : undefined} />
      <Ways choices={choices} onChange={change} />
      <Sides
        choices={choices}
        onChange={change}
        names={names}
        problem={config.ok ? undefined : { where: config.refusal.where, words: problem! }}
      />
      <WarAims choices={choices} onChange={change} />
    </BattleSheet>
  );
};

export default NewBattle;
