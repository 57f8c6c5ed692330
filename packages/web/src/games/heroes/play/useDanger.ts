/** Where enemies could attack, found slice by slice when the page has nothing better to do: the hand is never kept waiting for it. */

import { type Battle, isThreatenedOn, type ModelId, type Space } from '@muster/heroes';
import { useEffect, useRef, useState } from 'react';

const NONE: readonly Space[] = [];
/** The hand rests before it begins. */
const REST_MS = 60;
/** Less than half a frame. */
const SLICE_MS = 6;

interface Asked {
  readonly model: ModelId;
  /** Where its move begins, if not where it stands. */
  readonly entry: Space | null;
  readonly spaces: readonly Space[];
}

/** Those of the spaces that a model could go to on which it could be attacked; none until all are known. */
export const useDanger = (battle: Battle, asked: Asked | undefined): readonly Space[] => {
  const key = asked === undefined ? undefined : `${asked.model} ${asked.entry}`;
  const [found, setFound] = useState<{
    readonly battle: Battle;
    readonly key: string;
    readonly spaces: readonly Space[];
  }>();
  const latest = useRef(asked);
  latest.current = asked;
  const isKnown = found !== undefined && found.battle === battle && found.key === key;
  useEffect(() => {
    if (key === undefined || isKnown) return;
    const { model, spaces } = latest.current!;
    const dangers: Space[] = [];
    let at = 0;
    const slice = (): void => {
      const till = performance.now() + SLICE_MS;
      for (; at < spaces.length && performance.now() < till; at++)
        if (isThreatenedOn(battle, model, spaces[at]!)) dangers.push(spaces[at]!);
      if (at === spaces.length) setFound({ battle, key, spaces: dangers });
      else timer = setTimeout(slice);
    };
    let timer = setTimeout(slice, REST_MS);
    return () => clearTimeout(timer);
  }, [battle, key, isKnown]);
  return isKnown ? found.spaces : NONE;
};
