/** What is said of a thing that is pointed at: a model, a space, an objective. */

import type { STATS } from '@muster/dwethia';
import {
  type Battle,
  companyOf,
  fieldOf,
  findModel,
  gearFacts,
  integrityOf,
  kitOf,
  type Model,
  moveOf,
  objectiveOf,
  powerFacts,
  type Space,
  spaceName,
  statOf,
} from '@muster/heroes';
import cards from '../../../dwethia/play/cards.module.css';
import { Aside, Lines, PieceCard } from '../../../dwethia/play/PieceCard.tsx';
import { Stats } from '../../../dwethia/play/Stats.tsx';
import { capital } from '../../../parts/words.ts';
import { TokenIcon } from '../tokens/TokenArt.tsx';
import { stateOf, tokenOf } from '../tokens/token.ts';
import css from './table.module.css';
import { groundWords, keywordsOn, modelOn, nameOf, pieceOn, placeName } from './words.ts';

/** A stat as it counts now. */
const nowOf = (b: Battle, m: Model, stat: (typeof STATS)[number]['name']): number => {
  switch (stat) {
    case 'integrity':
      return integrityOf(b, m);
    case 'move':
      return moveOf(b, m);
    case 'wounds':
    case 'destiny':
    case 'faith':
    case 'affinity':
      return m[stat];
    default:
      return statOf(b, m, stat);
  }
};

export const ModelCard = ({ battle, model }: { readonly battle: Battle; readonly model: Model }) => {
  const kit = kitOf(battle, model);
  const company = companyOf(battle, model.id);
  const state = stateOf(battle, model);
  const gear = [
    ...[kit.melee, ...kit.guns].map(
      (one) => `${capital(one.name)}: ${gearFacts(one)}${model.used.includes(one.id) ? ' (used up)' : ''}`,
    ),
    ...(kit.save === null ? [] : [`Shield: saves on ${kit.save}+`]),
    ...(kit.cover > 0 ? [`Cover ${kit.cover} wherever it stands`] : []),
    ...kit.powers.map((power) => `${power.name}: ${powerFacts(power)}`),
  ];
  return (
    <PieceCard
      className={css.modelCard}
      name={nameOf(battle, model.id)}
      icon={<TokenIcon token={tokenOf(battle, model)} size={52} />}
      aside={<Aside>{kit.faction.name}</Aside>}
      stats={
        <Stats
          printed={kit.stats}
          now={(stat) => nowOf(battle, model, stat)}
          spent={['wounds', 'destiny', 'faith', 'affinity']}
        />
      }
      gear={gear}
    >
      <p className="small">
        {[
          ...(state.length > 0 ? [`${capital(state.join(', '))}.`] : []),
          ...(company.members.length > 1
            ? [
                `In company of ${company.members.length}: Integrity adds ${String(company.integrity).replace('-', '−')} to its fights.`,
              ]
            : []),
        ].join(' ')}
      </p>
    </PieceCard>
  );
};

const Ground = ({ battle, space }: { readonly battle: Battle; readonly space: Space }) => {
  const keywords = keywordsOn(battle, space).map((words) => `${capital(words)}.`);
  const marker = battle.markers.indexOf(space);
  return (
    <section className={css.groundCard}>
      <h3 className={cards.cardName}>
        {placeName(battle, space)} <Aside>{groundWords(battle, space)}</Aside>
      </h3>
      <Lines
        of={[
          ...(pieceOn(battle, space) === undefined ? ['Bare ground.'] : keywords),
          ...(marker >= 0 ? [`Marker ${marker + 1}.`] : []),
        ]}
      />
    </section>
  );
};

const spaceOf = ({ config }: Battle, name: string): Space | undefined =>
  Array.from(fieldOf(config).ground.floor.keys()).find((space) => spaceName(config, space) === name);

/** By what an element says it is about: a space, `model A1`, `objective 7`. */
export const cardOf = (battle: Battle, key: string) => {
  const [kind, id = ''] = key.split(' ');
  if (kind === 'model') {
    const model = findModel(battle, id);
    return model && <ModelCard battle={battle} model={model} />;
  }
  if (kind === 'objective') {
    const objective = objectiveOf(Number(id));
    return (
      objective && (
        <section>
          <h3 className={cards.cardName}>{objective.name}</h3>
          <p>{objective.words}</p>
        </section>
      )
    );
  }
  const space = spaceOf(battle, key);
  if (space === undefined) return undefined;
  const model = modelOn(battle, space);
  return (
    <>
      {model && <ModelCard battle={battle} model={model} />}
      <Ground battle={battle} space={space} />
    </>
  );
};

export const cardKey = (element: Element): string | undefined => {
  const found = element.closest<HTMLElement | SVGElement>('[data-card], [data-space], [data-spoken]');
  return found?.dataset['card'] ?? found?.dataset['space'] ?? found?.dataset['spoken'];
};
