/** A hex in words, with what can be done there, for those who listen to the table. */

import { hexAt } from '@muster/geometry';
import { type Battle, fieldOf, type HexLabel, TERRAIN, unitOn } from '@muster/grid-battles';
import type { MarkKind } from '../board/marks.ts';
import { describeUnit } from '../counters/describe.ts';

const MARK_WORDS: Readonly<Record<MarkKind, string>> = {
  reach: 'can be reached',
  target: 'can be struck',
  range: 'in range',
  zone: 'can be deployed on',
  goal: 'goal',
  blocked: 'blocked',
  path: 'on the path',
  threat: 'under threat',
  chosen: 'chosen',
  pointed: 'spoken of',
};

export const hexNamer = (
  battle: Battle,
  marks: readonly (readonly [HexLabel, MarkKind])[],
): ((label: HexLabel) => string) => {
  const { grid, terrain, scenario } = fieldOf(battle.config);
  const words = new Map<HexLabel, string[]>();
  for (const [label, kind] of marks) words.set(label, [...(words.get(label) ?? []), MARK_WORDS[kind]]);
  return (label) => {
    const unit = unitOn(battle, label);
    return [
      label,
      TERRAIN[terrain[hexAt(grid, label)!]!].name,
      ...(unit === undefined ? [] : [describeUnit(unit, scenario.sides[unit.seat]!.name)]),
      ...(words.get(label) ?? []),
    ].join(', ');
  };
};
