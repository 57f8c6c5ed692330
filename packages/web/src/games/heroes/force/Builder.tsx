/** A force of Heroes in the making (DW-23 to DW-28). */

import { profileWords } from '@muster/dwethia';
import {
  billOf,
  chartFor,
  forcePoints,
  gearWords,
  pointsOf,
  profilesOf,
  RANKS,
  sheetOf,
  type UnitSheet,
} from '@muster/heroes';
import { chartFigure, type Figure, type Member, Builder as PlainBuilder } from '../../../dwethia/force/Builder.tsx';
import { type ForceDraft, unitAddress } from './address.ts';
import { Base, raceName } from './Base.tsx';
import type { KeptUnit } from './kept.ts';

interface BuilderProps {
  readonly draft: ForceDraft;
  /** Units of one's own, kept in this browser. */
  readonly own: readonly KeptUnit[];
  readonly onChange: (units: readonly UnitSheet[]) => void;
}

const sum = (units: readonly UnitSheet[], of: (unit: UnitSheet) => number): number =>
  units.reduce((all, unit) => all + of(unit), 0);

/** What a force adds up to, and what the chart allows for its points. */
const figuresOf = ({ units, points }: ForceDraft): readonly Figure[] => [
  ...chartFor(points).map(({ rank, least, most }) =>
    chartFigure(RANKS[rank].many, units.filter((unit) => unit.rank === rank).length, least, most),
  ),
  ...(['wounds', 'destiny', 'faith', 'affinity'] as const).map((stat) => ({
    name: stat,
    value: sum(units, ({ stats }) => stats[stat]),
  })),
  { name: 'points a model', value: units.length === 0 ? '–' : Math.round(forcePoints(units) / units.length) },
];

export const shown = (unit: UnitSheet): Member => ({
  name: unit.name,
  kind: raceName(unit),
  line: profileWords(unit.stats),
  words: gearWords(unit),
  points: pointsOf(unit),
  bill: billOf(unit),
  picture: <Base unit={unit} size={44} />,
  small: <Base unit={unit} size={40} />,
});

export const Builder = ({ draft, own, onChange }: BuilderProps) => {
  const { faction, points, units, name } = draft;
  return (
    <PlainBuilder
      what="Units"
      one="model"
      of={name === '' ? 'this force' : name}
      empty="Nobody yet. Take units from the lists below, or a ready force as it is."
      emptied="The force is empty."
      points={points}
      members={units}
      show={shown}
      figures={figuresOf(draft)}
      hrefOf={(place) => unitAddress(units[place]!, { force: draft, place })}
      onChange={onChange}
      title="Profiles"
      offers={profilesOf(faction).map((one) => ({ key: one.id, member: sheetOf(one), isNamed: one.named }))}
      own={own.flatMap(({ name: key, unit }) => (unit.faction === faction ? [{ key, member: unit }] : []))}
      build={`/heroes/units?faction=${faction}`}
    />
  );
};
