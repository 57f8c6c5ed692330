/** A force of Heroes in the making (DW-23 to DW-28). */

import { type FactionId, profileWords } from '@muster/dwethia';
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
import { Link } from 'wouter';
import { chartFigure, type Figure, type Member, Builder as PlainBuilder } from '../../../dwethia/force/Builder.tsx';
import { Tray } from '../../../dwethia/force/Tray.tsx';
import { count } from '../../../parts/words.ts';
import { unitAddress } from './address.ts';
import { Base, raceName } from './Base.tsx';
import type { KeptUnit } from './kept.ts';

interface BuilderProps {
  /** Whose it is: `South`, `this force`. */
  readonly of: string;
  readonly faction: FactionId;
  readonly points: number;
  readonly units: readonly UnitSheet[];
  readonly name: string;
  /** Units of one's own, kept in this browser. */
  readonly own: readonly KeptUnit[];
  readonly onChange: (units: readonly UnitSheet[]) => void;
}

const sum = (units: readonly UnitSheet[], of: (unit: UnitSheet) => number): number =>
  units.reduce((all, unit) => all + of(unit), 0);

/** What a force adds up to, and what the chart allows for its points. */
const figuresOf = (units: readonly UnitSheet[], points: number): readonly Figure[] => [
  ...chartFor(points).map(({ rank, least, most }) =>
    chartFigure(RANKS[rank].many, units.filter((unit) => unit.rank === rank).length, least, most),
  ),
  ...(['wounds', 'destiny', 'faith', 'affinity'] as const).map((stat) => ({
    name: stat,
    value: sum(units, ({ stats }) => stats[stat]),
  })),
  { name: 'points a model', value: units.length === 0 ? '–' : Math.round(forcePoints(units) / units.length) },
];

const shown = (unit: UnitSheet): Member => ({
  name: unit.name,
  kind: raceName(unit),
  line: profileWords(unit.stats),
  words: gearWords(unit),
  points: pointsOf(unit),
  bill: billOf(unit),
  picture: <Base unit={unit} size={44} />,
});

interface TrayProps {
  readonly of: string;
  readonly left: number;
  readonly choices: readonly { readonly key: string; readonly unit: UnitSheet; readonly isNamed?: boolean }[];
  readonly onAdd: (unit: UnitSheet) => void;
}

export const UnitTray = ({ of, left, choices, onAdd }: TrayProps) => (
  <Tray
    label={`Units for ${of}`}
    left={left}
    choices={choices.map(({ key, unit, isNamed }) => ({
      key,
      name: unit.name,
      isNamed,
      points: pointsOf(unit),
      picture: <Base unit={unit} size={40} />,
      line: profileWords(unit.stats),
      words: `${raceName(unit)}: ${gearWords(unit)}`,
      onAdd: () => onAdd(unit),
    }))}
  />
);

export const Builder = ({ of, faction, points, units, name, own, onChange }: BuilderProps) => {
  const ownHere = own.filter(({ unit }) => unit.faction === faction);
  return (
    <PlainBuilder
      label={`Units of ${of}`}
      empty="Nobody yet. Take units from the lists below, or a ready force as it is."
      emptied="The force is empty."
      counted={(n) => count(n, 'model')}
      points={points}
      members={units}
      show={shown}
      figures={figuresOf(units, points)}
      hrefOf={(place) => unitAddress(units[place]!, { force: { faction, points, units, name }, place })}
      onChange={onChange}
      lists={(add, left) => (
        <>
          <h3>Profiles</h3>
          <UnitTray
            of={of}
            left={left}
            choices={profilesOf(faction).map((one) => ({ key: one.id, unit: sheetOf(one), isNamed: one.named }))}
            onAdd={add}
          />
          <h3>Units of your own</h3>
          {ownHere.length === 0 ? (
            <p className="muted">
              None kept for this faction. <Link href={`/heroes/units?faction=${faction}`}>Build one</Link>.
            </p>
          ) : (
            <UnitTray of={of} left={left} choices={ownHere.map(({ name: key, unit }) => ({ key, unit }))} onAdd={add} />
          )}
        </>
      )}
    />
  );
};
