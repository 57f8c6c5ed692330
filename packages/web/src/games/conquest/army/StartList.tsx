/** The starting force (CQ-23, X-308): how many of each unit that may start, and what is left for the bank. */

import {
  type ArmyFile,
  mostInPlay,
  RANK_NAMES,
  RANKS,
  rankOf,
  START_POINTS,
  sheetIn,
  startPoints,
  type UnitSheet,
  unitsOf,
} from '@muster/conquest';
import { useId, useState } from 'react';
import { chartFigure, type Figure, Figures, Spent } from '../../../dwethia/force/Builder.tsx';
import force from '../../../dwethia/force/force.module.css';
import { Stepper } from '../../../dwethia/force/Stepper.tsx';
import tray from '../../../pages/tray.module.css';
import { withCount } from './draft.ts';
import { UnitLine } from './UnitLine.tsx';

interface Props {
  readonly of: string;
  readonly army: ArmyFile;
  readonly onChange: (start: readonly string[]) => void;
}

/** [Starting Force], and whatever else the address has put there, so that it can be taken out. */
const startersOf = ({ faction, units, start }: ArmyFile): readonly UnitSheet[] => {
  const listed = [...unitsOf(faction), ...units].filter(({ startingForce }) => startingForce);
  const strangers = [...new Set(start)].flatMap((id) => sheetIn(units, id) ?? []);
  return [...new Set([...listed, ...strangers])];
};

const figuresOf = (army: ArmyFile): readonly Figure[] => {
  const members = army.start.flatMap((id) => sheetIn(army.units, id) ?? []);
  const sum = (of: (unit: UnitSheet) => number): number => members.reduce((all, unit) => all + of(unit), 0);
  return [
    { name: 'units', value: members.length },
    { name: 'workers', value: members.filter(({ worker }) => worker).length },
    { name: 'R a harvest', value: sum(({ harvest }) => harvest) },
    { name: 'wounds', value: sum(({ stats }) => stats.wounds) },
    ...RANKS.filter((rank) => members.some((unit) => rankOf(unit) === rank)).map((rank) =>
      chartFigure(
        RANK_NAMES[rank].many,
        members.filter((unit) => rankOf(unit) === rank).length,
        0,
        mostInPlay(rank, army.points),
      ),
    ),
  ];
};

/** How many of this unit may start, the others as they are: what the points pay for and its rank allows. */
const mostOf = (army: ArmyFile, unit: UnitSheet): number => {
  const others = army.start.filter((id) => id !== unit.id);
  const left = START_POINTS - startPoints({ ...army, start: others });
  const each = startPoints({ ...army, start: [unit.id] });
  const affordable = Math.max(0, Math.floor(left / Math.max(1, each)));
  const rank = rankOf(unit);
  if (rank === null) return affordable;
  const ranked = others.flatMap((id) => sheetIn(army.units, id) ?? []).filter((other) => rankOf(other) === rank);
  return Math.min(affordable, Math.max(0, mostInPlay(rank, army.points) - ranked.length));
};

interface RowProps {
  readonly unit: UnitSheet;
  readonly army: ArmyFile;
  readonly onCount: (count: number) => void;
}

const Row = ({ unit, army, onCount }: RowProps) => {
  const id = useId();
  const n = army.start.filter((one) => one === unit.id).length;
  return (
    <UnitLine unit={unit} of={army.faction} input={id}>
      <Stepper
        id={id}
        words={unit.name}
        verbs={['One less', 'One more']}
        value={n}
        lowest={0}
        highest={50}
        most={mostOf(army, unit)}
        onChange={onCount}
      />
    </UnitLine>
  );
};

const bankWords = (left: number): string => `${left} R left for the bank`;

export const StartList = ({ of, army, onChange }: Props) => {
  const [said, setSaid] = useState('');
  const spent = startPoints(army);
  const set = (unit: UnitSheet, n: number) => {
    const start = withCount(army.start, unit.id, n);
    const left = START_POINTS - startPoints({ ...army, start });
    setSaid(
      `${n === 0 ? `No ${unit.name} starts` : `${n} ${unit.name} to start`}: ${left < 0 ? `${-left} points too many` : bankWords(left)}.`,
    );
    onChange(start);
  };
  return (
    <>
      <Spent spent={spent} limit={START_POINTS} rest={bankWords} />
      <ul className={force.units} aria-label={`Starting force of ${of}`}>
        {startersOf(army).map((unit) => (
          <Row key={unit.id} unit={unit} army={army} onCount={(n) => set(unit, n)} />
        ))}
      </ul>
      <p className={tray.said} role="status">
        {said}
      </p>
      <Figures figures={figuresOf(army)} />
      {army.start.length > 0 && (
        <button
          type="button"
          className="button button--small button--quiet"
          onClick={() => {
            setSaid(`Nobody starts: ${bankWords(START_POINTS)}.`);
            onChange([]);
          }}
        >
          Empty it
        </button>
      )}
    </>
  );
};
