/** What is said of a thing that is pointed at: a unit where it stands, a terrain, a die. */

import { hexAt } from '@muster/geometry';
import {
  asIfOn,
  type Battle,
  fieldOf,
  findUnit,
  type HexLabel,
  placeWords,
  TERRAIN,
  terrainWords,
  unitOn,
} from '@muster/grid-battles';
import type { Plan } from '../../../contract/tabletop.ts';
import { AllFaces } from '../dice/Dice.tsx';
import { DIE_COLOURS, type DieColour } from '../dice/faces.ts';
import { groundOn } from './able.ts';
import css from './table.module.css';
import type { GridTable } from './types.ts';
import { UnitCard } from './UnitCard.tsx';

const Ground = ({ battle, hex }: { readonly battle: Battle; readonly hex: HexLabel }) => {
  const ground = groundOn(battle, hex);
  const goals = fieldOf(battle.config).scenario.sides.filter((side) =>
    side.wins.some((c) => c.type === 'hold' && c.hex === hex),
  );
  return (
    <section className={css.groundCard} aria-label={placeWords(battle.config, hex)}>
      <h3 className={css.unitName}>
        {TERRAIN[ground].name} <span className="muted">{hex}</span>
        {TERRAIN[ground].source === 'house' && <span className="tag">ours</span>}
      </h3>
      <ul>
        {terrainWords(ground).map((words) => (
          <li key={words}>{words}</li>
        ))}
        {goals.map((side) => (
          <li key={side.name}>A goal of {side.name}: held at a round’s end, it wins the battle.</li>
        ))}
      </ul>
    </section>
  );
};

const DieCard = ({ colour }: { readonly colour: DieColour }) => (
  <section className={css.groundCard} aria-label={`${colour} die`}>
    <h3 className={css.unitName}>The {colour} die</h3>
    <p className={css.faces}>
      <AllFaces colour={colour} size={36} />
    </p>
    <p className="small">
      {colour === 'yellow' || colour === 'blue' || colour === 'red'
        ? 'A full star is Damage, one hit. A hollow star is Bonus Damage: a hit only with Advantage.'
        : 'Each shield cancels one hit.'}
    </p>
  </section>
);

const isDie = (text: string): text is DieColour => DIE_COLOURS.some((colour) => colour === text);

/** As if what is planned were done: cards tell what would come of it. */
const asPlanned = (shown: Battle, plan: Plan<GridTable> | undefined): Battle => {
  const path = plan?.marks.path;
  const at = path?.steps.at(-1);
  return path === undefined || at === undefined ? shown : asIfOn(shown, path.unit, at);
};

/** By what an element says it is about: a hex, `unit A1`, `die blue`. */
export const cardOf = (shown: Battle, key: string, plan: Plan<GridTable> | undefined) => {
  const battle = asPlanned(shown, plan);
  const [kind, id] = key.split(' ');
  if (kind === 'die' && id !== undefined && isDie(id)) return <DieCard colour={id} />;
  if (kind === 'unit') {
    const unit = findUnit(battle, id ?? '');
    return unit && <UnitCard battle={battle} unit={unit} danger />;
  }
  if (hexAt(fieldOf(battle.config).grid, key) === undefined) return undefined;
  const unit = unitOn(battle, key);
  if (unit === undefined) return <Ground battle={battle} hex={key} />;
  return (
    <>
      <UnitCard battle={battle} unit={unit} danger />
      {groundOn(battle, key) !== 'plain' && <Ground battle={battle} hex={key} />}
    </>
  );
};

/** Of an element on the table. */
export const cardKey = (element: Element): string | undefined => {
  const found = element.closest<HTMLElement | SVGElement>('[data-card], [data-hex]');
  return found?.dataset['card'] ?? found?.dataset['hex'];
};
