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
import type { Seat } from '@muster/kernel';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { count } from '../../../parts/words.ts';
import type { Scene } from './present.ts';
import css from './table.module.css';

const halfWords = (b: Battle, e: StruckEvent): string => {
  const struck = nameOf(unitOf(b, e.struck));
  const hits = e.hits === 0 ? 'no hits' : count(e.hits, 'hit');
  const left = e.health === 0 ? `${struck} is destroyed` : `${struck} has ${e.health} left`;
  return e.half === 1
    ? `${nameOf(unitOf(b, e.striker))} strikes ${struck}: ${hits}, ${left}.`
    : `It strikes back: ${hits}, ${left}.`;
};

/** What came of the last combat. */
const resultWords = (b: Battle, scene: Scene): string =>
  scene.dice
    .filter((d) => !d.rolling)
    .map((d) => halfWords(b, d.event))
    .join(' ');

interface Props {
  readonly battle: Battle;
  readonly scene: Scene;
  /** Whose goals are told while nothing else is to be said. */
  readonly seat: Seat | undefined;
}

export const Strip = ({ battle, scene, seat }: Props) => {
  const result = resultWords(battle, scene);
  const brinks = brinksOf(battle).map(({ words, rule }) => `${words.slice(0, -1)} (${rule}).`);
  const goal = seat === undefined ? '' : `Your goal: ${goalSentence(battle.config, seat)}`;
  const box = useRef<HTMLDivElement>(null);
  useAbove(box);
  return (
    <div ref={box}>
      {brinks.length > 0 && (
        <p className={`${css.strip} ${css.brink}`}>
          <span>
            <RuleWords game={gridBattlesDescriptor} text={brinks.join(' ')} />
          </span>
        </p>
      )}
      {battle.phase !== 'over' && (
        <p className={css.strip} data-blow={result !== '' || undefined}>
          {result || goal}
        </p>
      )}
    </div>
  );
};

/** The tools of the table stand in the banner above: they are told how much is between. */
const useAbove = (box: RefObject<HTMLDivElement | null>): void =>
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const tell = (): void => node.parentElement?.style.setProperty('--above', `${node.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(node);
    tell();
    return () => observer.disconnect();
  }, [box]);
