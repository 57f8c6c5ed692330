/** The Custom Unit Sheet of Conquest (DW-28): a unit of one's own, priced item by item in R and A, kept, passed on and printed. */

import {
  billOf,
  changedUnit,
  conquestDescriptor,
  costWords,
  factionName,
  inRace,
  type OwnUnit,
  ownOf,
  traitOf,
  type UnitSheet,
  unitProblems,
  unitsOf,
} from '@muster/conquest';
import { type FactionId, kebab, RACES, type RaceId, tidySheetName } from '@muster/dwethia';
import { Flag } from 'lucide-react';
import { Bill } from '../../../dwethia/force/Bill.tsx';
import css from '../../../dwethia/force/force.module.css';
import { Kind } from '../../../dwethia/force/Kind.tsx';
import { Pick } from '../../../dwethia/force/Pick.tsx';
import { SheetFrame } from '../../../dwethia/force/SheetFrame.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { useChoices } from '../../../parts/useChoices.ts';
import { useTitle } from '../../../parts/useTitle.ts';
import { armyAddress, armyWith, putBack, UNIT, unitAddress, unitLike } from './address.ts';
import own from './army.module.css';
import { Base } from './Base.tsx';
import { Figures } from './Figures.tsx';
import { KitEditor } from './KitEditor.tsx';
import { unitShelf } from './kept.ts';
import { UnitCards } from './UnitCard.tsx';
import { workshopWords } from './workshops.ts';

interface SheetProps {
  readonly unit: OwnUnit;
  readonly onChange: (unit: OwnUnit) => void;
}

const UnitKind = ({ unit, onChange }: SheetProps) => (
  <Kind
    faction={unit.faction}
    onFaction={(faction) => onChange({ ...unit, faction })}
    trait={traitOf(unit.faction).words}
    from="A unit of the list"
    beginnings={unitsOf(unit.faction).map((one) => ({
      id: one.id,
      words: `${one.mark} ${one.name}, ${costWords(one.cost)}`,
      begin: () => onChange(ownOf(unitLike(one, unit.faction, unit.name), unit.faction)),
    }))}
  >
    <Pick<RaceId> label="Race" value={unit.race} choices={RACES} onPick={(race) => onChange(inRace(unit, race))} />
  </Kind>
);

const Cost = ({ unit, faction }: { readonly unit: UnitSheet; readonly faction: FactionId }) => {
  const { R, A } = billOf(unit);
  const name = unit.name === '' ? 'this unit' : unit.name;
  return (
    <div className={own.bills}>
      <p className={own.cost}>{costWords(unit.cost)}</p>
      <div>
        <h3>Requisition</h3>
        <Bill name={name} items={R} together={unit.cost.R} coin="R" />
      </div>
      {A.length > 0 && (
        <div>
          <h3>Aether</h3>
          <Bill name={name} items={A} together={unit.cost.A} coin="A" />
        </div>
      )}
      <p className="small">
        Built by {workshopWords(unit, faction)} <RuleRef game={conquestDescriptor} id="X-331" />, on a base of{' '}
        {unit.base} mm.
      </p>
    </div>
  );
};

const UnitPage = () => {
  const page = useChoices('/conquest/units', UNIT);
  const { sheet: unit, back } = page.chosen;
  useTitle(unit.name === '' ? 'Unit sheet' : `Unit sheet ${unit.name}`);
  const faction = unit.faction!;
  const written = ownOf(unit, faction);
  const change = (next: OwnUnit) => page.change({ faction: next.faction, sheet: changedUnit(next, {}) });
  const isListed = unitsOf(faction).some(({ name }) => kebab(name) === kebab(unit.name));
  return (
    <SheetFrame
      game={conquestDescriptor}
      what="unit"
      into="army"
      icon={<Flag size={18} aria-hidden="true" />}
      title="A unit of your own"
      lede={
        <>
          Build a unit by the price list, in Requisition and Aether, keep it, pass it on as a link, and print its card{' '}
          <RuleRef game={conquestDescriptor} id="DW-28" />.
        </>
      }
      problems={page.problems}
      wrong={unitProblems(unit)}
      printed={isListed ? 'The list has a unit of this name; give it another one.' : undefined}
      name={unit.name}
      tidy={tidySheetName}
      onName={(name) => change({ ...written, name })}
      own={{
        shelf: unitShelf,
        asKept: (as) => ({ version: 1, name: as, unit: { ...unit, name: as } }),
        sheetOf: (kept) => kept.unit,
        addressOf: unitAddress,
        wordsOf: (one) => `${factionName(one.faction!)}, ${costWords(one.cost)}`,
        pictureOf: (one) => <Base unit={one} size={26} />,
      }}
      sheet={unit}
      back={back && armyAddress(putBack(unit, back))}
      beginning={armyAddress(armyWith(unit))}
      bill={<Cost unit={unit} faction={faction} />}
      card={<UnitCards units={[unit]} of={faction} />}
    >
      <UnitKind unit={written} onChange={change} />
      <h2>Stats</h2>
      <Figures unit={written} onChange={(next) => change({ ...written, ...next })} />
      <h2>What it carries, knows and is</h2>
      <div className={css.groups}>
        <KitEditor unit={written} onChange={(next) => change({ ...written, ...next })} />
      </div>
    </SheetFrame>
  );
};

export default UnitPage;
