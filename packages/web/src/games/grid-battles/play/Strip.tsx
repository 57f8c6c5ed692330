/** One line below the banner: what could end the battle, and what came of the last blow until the next one. */

import {
  type Battle,
  brinksOf,
  goalSentence,
  gridBattlesDescriptor,
  nameOf,
  type StruckEvent,
  unitOf,
} from '@muster/grid-battles';
import type { SeenProps } from '../../../contract/tabletop.ts';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { Above } from '../../../play/Above.tsx';
import line from '../../../play/strip.module.css';
import { hitWords } from '../dice/describe.ts';
import type { Scene } from './scene.ts';
import css from './table.module.css';
import type { GridTable } from './types.ts';

const halfWords = (b: Battle, e: StruckEvent): string => {
  const struck = nameOf(unitOf(b, e.struck));
  const hits = hitWords(e.hits);
  const left = e.health === 0 ? `${struck} is destroyed` : `${struck} has ${e.health} left`;
  return e.half === 1
    ? `${nameOf(unitOf(b, e.striker))} strikes ${struck}: ${hits}, ${left}.`
    : `It strikes back: ${hits}, ${left}.`;
};

/** What came of the last combat. */
const resultWords = (b: Battle, scene: Scene): string =>
  (scene.moment?.dice ?? [])
    .filter((d) => !d.rolling)
    .map((d) => halfWords(b, d.event))
    .join(' ');

export const Strip = ({ seen: { shown: battle, scene, acting, outcome } }: SeenProps<GridTable>) => {
  const result = resultWords(battle, scene);
  const isOver = outcome !== undefined;
  const brinks = (isOver ? [] : brinksOf(battle)).map(({ words, rule }) => `${words.slice(0, -1)} (${rule}).`);
  const goal = acting === undefined ? '' : `Your goal: ${goalSentence(battle.config, acting)}`;
  return (
    <Above className={css.above}>
      {brinks.length > 0 && (
        <p className={`${line.strip} ${css.brink}`}>
          <span>
            <RuleWords game={gridBattlesDescriptor} text={brinks.join(' ')} />
          </span>
        </p>
      )}
      <p className={line.strip} data-blow={result !== '' || undefined}>
        {!isOver && (result || goal)}
      </p>
    </Above>
  );
};
