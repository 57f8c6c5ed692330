/** What is said of a thing that is pointed at: a model, a node, a piece of country, an aim. */

import {
  aggressionOf,
  type Battle,
  buildingFacts,
  defenseOf,
  fieldOf,
  fullWoundsOf,
  gunFacts,
  integrityOf,
  kitOf,
  type Model,
  martialOf,
  missionOf,
  moveOf,
  NODES,
  type Node,
  nodeName,
  perceptionOf,
  powerFacts,
  type Rulings,
  SCENARIO_IDS,
  scenarioWords,
  strengthOf,
  TERRAIN,
  type TerrainTraits,
  unitKeywords,
} from '@muster/conquest';
import type { Stat } from '@muster/dwethia';
import { inch } from '@muster/geometry';
import cards from '../../../dwethia/play/cards.module.css';
import { Aside, Lines, PieceCard } from '../../../dwethia/play/PieceCard.tsx';
import { Stats } from '../../../dwethia/play/Stats.tsx';
import { SourceMark } from '../../../parts/SourceMark.tsx';
import { capital } from '../../../parts/words.ts';
import { TokenIcon } from '../tokens/TokenIcon.tsx';
import { nameOf, stateWords, yieldWords } from '../words.ts';

/** Stats that may differ from what is printed. */
const NOW: Partial<Record<Stat, (b: Battle, m: Model) => number>> = {
  martial: martialOf,
  perception: perceptionOf,
  strength: strengthOf,
  defense: defenseOf,
  aggression: aggressionOf,
  wounds: (_, m) => m.wounds,
  integrity: integrityOf,
  move: (b, m) => Math.round(moveOf(b, m) / inch(1)),
};

export const ModelCard = ({ battle, model }: { readonly battle: Battle; readonly model: Model }) => {
  const kit = kitOf(battle, model);
  const state = stateWords(battle, model);
  const yields = yieldWords(battle, kit);
  const shoots = kit.weapon === null ? [] : [`${kit.weapon.name}: ${gunFacts(kit.weapon)}`];
  const frame = {
    name: nameOf(battle, model.id),
    icon: <TokenIcon battle={battle} model={model} size={52} />,
    aside: (
      <>
        <Aside>{kit.faction.name}</Aside> {kit.sheet.source === 'house' && <SourceMark source="house" />}
      </>
    ),
    children: (
      <>
        {yields !== '' && <p className="small">{yields}</p>}
        {state !== '' && <p className="small muted">{capital(state)}.</p>}
      </>
    ),
  };
  if (kit.kind === 'building')
    return (
      <PieceCard
        {...frame}
        stats={
          <p className="small">
            {model.wounds} of {fullWoundsOf(battle, model)} Wounds left. {buildingFacts(kit.sheet)}.
          </p>
        }
        gear={shoots}
      />
    );
  const { stats, save, reach } = kit.sheet;
  const keywords = unitKeywords(kit.sheet);
  return (
    <PieceCard
      {...frame}
      stats={<Stats printed={stats} now={(stat) => NOW[stat]?.(battle, model) ?? stats[stat]} spent={['wounds']} />}
      gear={[
        ...shoots,
        ...(save === null ? [] : [`Shield: saves on ${save}+`]),
        ...(reach > 1 ? [`Range ${reach} in melee`] : []),
        ...kit.powers.map((power) => `${power.name}: ${powerFacts(power)}`),
        ...(keywords.length > 0 ? [keywords.join(' ')] : []),
      ]}
    />
  );
};

const relicWords = ({ carriers }: Rulings): string =>
  `A relic: any unit ${carriers === 'any' ? '' : 'that can harvest '}within 1 in picks it up, and brings it to its headquarters or a Temple for Aether in every income.`;

const depositWords = ({ nodeOncePerSide }: Rulings): string =>
  `a unit that can harvest takes Requisition within 1 in, once ${nodeOncePerSide ? 'for each side and' : 'in a'} phase. A mine beside it pays in every income.`;

const NodeCard = ({ node, rulings }: { readonly node: Node; readonly rulings: Rulings }) => (
  <section>
    <h3 className={cards.cardName}>{nodeName(node.id)}</h3>
    <p className="small">
      {node.kind === 'R' ? relicWords(rulings) : `${NODES[node.kind].name}: ${depositWords(rulings)}`}
    </p>
  </section>
);

const terrainWords = ({ difficult, impassable, hazardous, obscuring, cover }: TerrainTraits): readonly string[] => [
  ...(impassable ? ['Nobody walks into it, and nobody shoots through it.'] : []),
  ...(difficult ? ['The way through it costs double.'] : []),
  ...(cover > 0 ? [`Cover ${cover} to who touches it, one more to who is behind it.`] : []),
  ...(hazardous ? ['Who touches it has its stats lowered by 1.'] : []),
  ...(obscuring ? ['Who stands in it cannot be aimed at from outside.'] : []),
];

/** */
const CITY_HELD: { readonly [C in Rulings['cityControl']]: string } = {
  majority: 'Points of units within 3 in hold it; workers do not count.',
  sole: 'Who alone has units within 3 in holds it; workers do not count.',
};

const GroundCard = ({ battle, index }: { readonly battle: Battle; readonly index: number }) => {
  const piece = fieldOf(battle).pieces[index];
  const traits = piece ?? TERRAIN.city;
  return (
    <section>
      <h3 className={cards.cardName}>{piece === undefined ? 'The city' : traits.name}</h3>
      <Lines
        of={[...terrainWords(traits), ...(piece === undefined ? [CITY_HELD[battle.config.rulings.cityControl]] : [])]}
      />
    </section>
  );
};

/** By what an element says it is about: `model A1-3`, `node M2`, `piece 3`, `mission claims`. */
export const cardOf = (battle: Battle, key: string) => {
  const [kind, id = ''] = key.split(' ');
  if (kind === 'piece') return <GroundCard battle={battle} index={Number(id)} />;
  if (kind === 'mission') return <p className="small">{missionOf(id)?.words}</p>;
  const scenario = kind === 'scenario' ? SCENARIO_IDS.find((one) => one === id) : undefined;
  if (scenario !== undefined) return <p className="small">{scenarioWords(battle, scenario)}</p>;
  const node = kind === 'node' ? battle.nodes.find((n) => n.id === id) : undefined;
  if (node !== undefined) return <NodeCard node={node} rulings={battle.config.rulings} />;
  const model = kind === 'model' ? battle.models.find((m) => m.id === id) : undefined;
  return model === undefined ? undefined : <ModelCard battle={battle} model={model} />;
};

/** What an element on the map or in a list is about. */
export const cardKey = (element: Element): string | undefined => {
  const base = element.closest<HTMLElement | SVGElement>('[data-base]')?.dataset['base'];
  if (base !== undefined) return `model ${base}`;
  const object = element.closest<HTMLElement | SVGElement>('[data-object]')?.dataset['object'];
  if (object !== undefined) return `node ${object}`;
  return element.closest<HTMLElement | SVGElement>('[data-card]')?.dataset['card'];
};
