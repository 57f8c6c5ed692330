/** The Custom Unit Sheet (DW-28): a unit of one's own, priced item by item, kept, passed on and printed. */

import { FACTIONS, type FactionId, RACES, type RaceId } from '@muster/dwethia';
import {
  ARCHETYPES,
  heroesDescriptor,
  isPrinted,
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
import { useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { CardsPart, useTyped } from '../../../pages/force/ForceFrame.tsx';
import css from '../../../pages/force/force.module.css';
import { Pick } from '../../../pages/force/Pick.tsx';
import { KeepForm } from '../../../pages/keeping/KeepForm.tsx';
import keeping from '../../../pages/keeping/keeping.module.css';
import { YourShelf } from '../../../pages/keeping/Shelf.tsx';
import { CopyLink } from '../../../parts/CopyLink.tsx';
import { Problems } from '../../../parts/Problems.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { type OnShelf, useShelf } from '../../../parts/shelf.ts';
import { useTitle } from '../../../parts/useTitle.ts';
import { DEFAULT_LIMIT, forceAddress, putBack, readUnitDraft, unitAddress } from './address.ts';
import { Base, factionName } from './Base.tsx';
import { Bill } from './Bill.tsx';
import { Figures } from './Figures.tsx';
import { Kit } from './Kit.tsx';
import { type KeptUnit, unitShelf } from './kept.ts';
import { UnitCards } from './UnitCard.tsx';
import { tidyUnitName } from './unit-text.ts';

interface SheetProps {
  readonly unit: UnitSheet;
  readonly onChange: (unit: UnitSheet) => void;
}

const RANK_CHOICES = (Object.keys(RANKS) as Rank[]).map((id) => ({ id, name: RANKS[id].name }));

/** All of it again from an archetype or a printed profile. */
const Begin = ({ unit, onChange }: SheetProps) => {
  const begin = (value: string) => {
    const archetype = ARCHETYPES.find(({ id }) => id === value);
    if (archetype !== undefined) return onChange(unitFrom(archetype, unit.faction, unit.race, unit.name));
    const profile = profilesOf(unit.faction).find(({ id }) => id === value);
    if (profile !== undefined) onChange({ ...sheetOf(profile), name: unit.name });
  };
  return (
    <label className="field">
      <span className="field__label">Begin with</span>
      <select className="input" value="" onChange={(event) => begin(event.target.value)}>
        <option value="">Archetype or profile…</option>
        <optgroup label="Archetypes, of the race above">
          {ARCHETYPES.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}, {pointsOf(unitFrom(one, unit.faction, unit.race, ''))} points
            </option>
          ))}
        </optgroup>
        <optgroup label={`Profiles, ${factionName(unit.faction)}`}>
          {profilesOf(unit.faction).map((one) => (
            <option key={one.id} value={one.id}>
              {one.number} {one.name}, {pointsOf(one)} points
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
};

const Kind = ({ unit, onChange }: SheetProps) => (
  <>
    <div className={css.kind}>
      <Pick<FactionId>
        label="Faction"
        value={unit.faction}
        choices={FACTIONS}
        onPick={(faction) => onChange({ ...unit, faction })}
      />
      <Pick<RaceId> label="Race" value={unit.race} choices={RACES} onPick={(race) => onChange(withRace(unit, race))} />
      <Pick<Rank>
        label="Rank"
        value={unit.rank}
        choices={RANK_CHOICES}
        onPick={(rank) => onChange({ ...unit, rank })}
      />
      <Begin unit={unit} onChange={onChange} />
    </div>
    <p className="small muted">
      {factionName(unit.faction)}: {TRAITS[unit.faction]}
    </p>
  </>
);

const Yours = ({ unit, kept }: { readonly unit: UnitSheet; readonly kept: OnShelf<KeptUnit> }) => (
  <nav className={keeping.shelf} aria-label="Units of your own">
    <h2>Yours</h2>
    <YourShelf
      what="unit"
      onShelf={kept}
      drop={unitShelf.drop}
      wordsOf={({ unit: one }) => `${factionName(one.faction)}, ${pointsOf(one)} points`}
      itemOf={({ unit: one }) => ({
        words: `${factionName(one.faction)}, ${pointsOf(one)} points`,
        seals: <Base unit={one} size={26} />,
        href: unitAddress(one),
        current: unitAddress(one) === unitAddress(unit),
      })}
    />
  </nav>
);

const UnitPage = () => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const { draft: unit, problems, back } = useMemo(() => readUnitDraft(new URLSearchParams(search)), [search]);
  const kept = useShelf(unitShelf);
  const [name, setTyped] = useTyped(unit.name);
  useTitle(unit.name === '' ? 'Unit sheet' : `Unit sheet ${unit.name}`);
  const change = (next: UnitSheet) => navigate(unitAddress(next, back), { replace: true });
  const wrong = unitProblems(unit);
  const rename = (next: string) => {
    const tidy = tidyUnitName(next);
    setTyped(tidy);
    change({ ...unit, name: tidy.trim() });
  };
  return (
    <div className={keeping.page}>
      <header className={keeping.head}>
        <h1>Custom Unit Sheet</h1>
        <p className="lede">
          Build a unit of your own by the price list, keep it, pass it on as a link, and print its card{' '}
          <RuleRef game={heroesDescriptor} id="X-173" />.
        </p>
      </header>
      <Problems game={heroesDescriptor} sentences={problems} />
      <div className={keeping.columns}>
        <div className={keeping.work}>
          <section className="slip" aria-label="The unit">
            <Kind unit={unit} onChange={change} />
            <h2>Stats</h2>
            <Figures unit={unit} onChange={change} />
            <h2>Wargear and powers</h2>
            <div className={css.groups}>
              <Kit unit={unit} onChange={change} />
            </div>
          </section>
        </div>
        <div className={css.side}>
          <section className="slip" aria-label="Cost">
            <h2>Cost</h2>
            <Bill unit={unit} />
          </section>
          <div aria-live="polite">
            <Problems game={heroesDescriptor} sentences={wrong} />
          </div>
          <KeepForm
            game={heroesDescriptor}
            what="unit"
            name={name}
            isKnown={kept.kept?.some((one) => one.name === unit.name) ?? false}
            onName={rename}
            problem={() =>
              wrong[0] ??
              (isPrinted(unit)
                ? 'This is a printed profile; every force has it already. Give it another name.'
                : undefined)
            }
            keep={async (as) => {
              await unitShelf.keep({ version: 1, name: as, unit: { ...unit, name: as } });
              kept.reload();
            }}
          />
          <div className={keeping.actions}>
            {back !== undefined && (
              <Link className="button button--main" href={forceAddress(putBack(unit, back))}>
                <Users size={18} aria-hidden="true" /> Put it into the force
              </Link>
            )}
            {wrong.length === 0 && back === undefined && (
              <Link
                className="button"
                href={forceAddress({ faction: unit.faction, points: DEFAULT_LIMIT, units: [unit], name: '' })}
              >
                <Users size={18} aria-hidden="true" /> Begin a force with it
              </Link>
            )}
            <CopyLink what="this unit" address={`${location.origin}${unitAddress(unit)}`} />
          </div>
          <Yours unit={unit} kept={kept} />
        </div>
      </div>
      <CardsPart title="Card" print="Print the card">
        <UnitCards units={[unit]} />
      </CardsPart>
    </div>
  );
};

export default UnitPage;
