/** Units of one's own on the list of an army, and those that are kept and could join it (DW-28). */

import { kitWords, MOST_OWN, makeUnitText, unitPoints } from '@muster/conquest';
import { profileWords } from '@muster/dwethia';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import force from '../../../dwethia/force/force.module.css';
import { Tray } from '../../../dwethia/force/Tray.tsx';
import { IconButton } from '../../../parts/IconButton.tsx';
import { unitAddress } from './address.ts';
import { Base, raceName } from './Base.tsx';
import { type ArmyDraft, withoutUnit, withUnit } from './draft.ts';
import type { KeptUnit } from './kept.ts';
import { UnitLine } from './UnitLine.tsx';
import { workshopWords } from './workshops.ts';

interface Props {
  readonly draft: ArmyDraft;
  readonly kept: readonly KeptUnit[];
  readonly onChange: (draft: ArmyDraft) => void;
}

interface RowProps {
  readonly draft: ArmyDraft;
  readonly place: number;
  readonly onChange: (draft: ArmyDraft) => void;
}

const Row = ({ draft, place, onChange }: RowProps) => {
  const unit = draft.units[place]!;
  return (
    <UnitLine unit={unit} of={draft.faction} more={`built by ${workshopWords(unit, draft.faction)}`}>
      <div className={force.tools}>
        <Link
          className="button button--quiet button--icon"
          href={unitAddress(unit, { force: draft, place })}
          title={`Change ${unit.name} on a sheet of its own`}
          aria-label={`Change ${unit.name} on a sheet of its own`}
        >
          <Pencil size={18} aria-hidden="true" />
        </Link>
        <IconButton
          icon={Trash2}
          name={`Take ${unit.name} off the list`}
          onClick={() => onChange(withoutUnit(draft, place))}
        />
      </div>
    </UnitLine>
  );
};

export const OwnUnits = ({ draft, kept, onChange }: Props) => {
  const listed = draft.units.map(makeUnitText);
  const others = kept.filter(({ unit }) => unit.faction === draft.faction && !listed.includes(makeUnitText(unit)));
  return (
    <>
      {draft.units.length > 0 && (
        <ul className={force.units} aria-label="Units of your own on the list">
          {draft.units.map((unit, place) => (
            <Row key={unit.id} draft={draft} place={place} onChange={onChange} />
          ))}
        </ul>
      )}
      {others.length > 0 && draft.units.length < MOST_OWN && (
        <Tray
          label="Units of your own for the list"
          left={Number.POSITIVE_INFINITY}
          choices={others.map(({ name, unit }) => ({
            key: name,
            name: unit.name,
            points: unitPoints(unit),
            picture: <Base unit={unit} size={40} />,
            line: profileWords(unit.stats),
            words: `${raceName(unit)}: ${kitWords(unit)}`,
            onAdd: () => onChange(withUnit(draft, unit)),
          }))}
        />
      )}
      <p className="muted">
        {draft.units.length === 0 && others.length === 0 && 'None kept for this faction. '}
        <Link href={`/conquest/units?faction=${draft.faction}`}>Build one</Link>; it joins the list of the army, to
        start with or to be built later.
      </p>
    </>
  );
};
