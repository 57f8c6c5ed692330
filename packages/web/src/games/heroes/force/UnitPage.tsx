/** The Custom Unit Sheet (DW-28): a unit of one's own, priced item by item, kept, passed on and printed. */

import { RACES, type RaceId, tidySheetName } from '@muster/dwethia';
import {
  ARCHETYPES,
  heroesDescriptor,
  isPrinted,
  POINTS,
  pointsOf,
  profilesOf,
  RANKS,
  type Rank,
  sheetOf,
  TRAITS,
  type UnitSheet,
  unitFrom,
  unitProblems,
  withRace,
} from '@muster/heroes';
import { Users } from 'lucide-react';
import css from '../../../dwethia/force/force.module.css';
import { type Beginning, Kind } from '../../../dwethia/force/Kind.tsx';
import { Pick } from '../../../dwethia/force/Pick.tsx';
import { SheetFrame } from '../../../dwethia/force/SheetFrame.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { useChoices } from '../../../parts/useChoices.ts';
import { useTitle } from '../../../parts/useTitle.ts';
import { forceAddress, putBack, UNIT, unitAddress } from './address.ts';
import { Base, factionName } from './Base.tsx';
import { Bill } from './Bill.tsx';
import { Figures } from './Figures.tsx';
import { KitEditor } from './KitEditor.tsx';
import { unitShelf } from './kept.ts';
import { UnitCards } from './UnitCard.tsx';

interface SheetProps {
  readonly unit: UnitSheet;
  readonly onChange: (unit: UnitSheet) => void;
}

const RANK_CHOICES = (Object.keys(RANKS) as Rank[]).map((id) => ({ id, name: RANKS[id].name }));

/** An archetype, or a printed profile. */
const beginningsOf = ({ unit, onChange }: SheetProps): readonly Beginning[] => [
  ...ARCHETYPES.map((one) => {
    const begun = unitFrom(one, unit.faction, unit.race, unit.name);
    const words = `${one.name}, ${pointsOf(begun)} points`;
    return { id: one.id, words, group: 'Archetypes, of the race above', begin: () => onChange(begun) };
  }),
  ...profilesOf(unit.faction).map((one) => ({
    id: one.id,
    words: `${one.number} ${one.name}, ${pointsOf(one)} points`,
    group: `Profiles, ${factionName(unit.faction)}`,
    begin: () => onChange({ ...sheetOf(one), name: unit.name }),
  })),
];

const UnitKind = ({ unit, onChange }: SheetProps) => (
  <Kind
    faction={unit.faction}
    onFaction={(faction) => onChange({ ...unit, faction })}
    trait={TRAITS[unit.faction]}
    from="Archetype or profile"
    beginnings={beginningsOf({ unit, onChange })}
  >
    <Pick<RaceId> label="Race" value={unit.race} choices={RACES} onPick={(race) => onChange(withRace(unit, race))} />
    <Pick<Rank> label="Rank" value={unit.rank} choices={RANK_CHOICES} onPick={(rank) => onChange({ ...unit, rank })} />
  </Kind>
);

const UnitPage = () => {
  const page = useChoices('/heroes/units', UNIT);
  const { sheet: unit, back } = page.chosen;
  useTitle(unit.name === '' ? 'Unit sheet' : `Unit sheet ${unit.name}`);
  const change = (next: UnitSheet) => page.change({ faction: next.faction, sheet: next });
  return (
    <SheetFrame
      game={heroesDescriptor}
      what="unit"
      into="force"
      icon={<Users size={18} aria-hidden="true" />}
      title="Custom Unit Sheet"
      lede={
        <>
          Build a unit of your own by the price list, keep it, pass it on as a link, and print its card{' '}
          <RuleRef game={heroesDescriptor} id="X-173" />.
        </>
      }
      problems={page.problems}
      wrong={unitProblems(unit)}
      printed={
        isPrinted(unit) ? 'This is a printed profile; every force has it already. Give it another name.' : undefined
      }
      name={unit.name}
      tidy={tidySheetName}
      onName={(name) => change({ ...unit, name })}
      own={{
        shelf: unitShelf,
        asKept: (as) => ({ version: 1, name: as, unit: { ...unit, name: as } }),
        sheetOf: (kept) => kept.unit,
        addressOf: unitAddress,
        wordsOf: (one) => `${factionName(one.faction)}, ${pointsOf(one)} points`,
        pictureOf: (one) => <Base unit={one} size={26} />,
      }}
      sheet={unit}
      back={back && forceAddress(putBack(unit, back))}
      beginning={forceAddress({ faction: unit.faction, points: POINTS.usual, units: [unit], name: '' })}
      bill={<Bill unit={unit} />}
      card={<UnitCards units={[unit]} />}
    >
      <UnitKind unit={unit} onChange={change} />
      <h2>Stats</h2>
      <Figures unit={unit} onChange={change} />
      <h2>Wargear and powers</h2>
      <div className={css.groups}>
        <KitEditor unit={unit} onChange={change} />
      </div>
    </SheetFrame>
  );
};

export default UnitPage;
