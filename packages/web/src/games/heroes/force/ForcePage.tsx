/** Puts forces of Heroes together, keeps them, passes them on, leads them into battle, and prints their cards. */

import { FACTIONS } from '@muster/dwethia';
import {
  forcePoints,
  forceProblems,
  heroesDescriptor,
  LEAST_POINTS,
  LIMITS,
  MOST_POINTS,
  READY_FORCES,
  TRAITS,
  type UnitSheet,
} from '@muster/heroes';
import { FactionAndLimit } from '../../../dwethia/force/FactionAndLimit.tsx';
import { ForceFrame, Seals } from '../../../dwethia/force/ForceFrame.tsx';
import keeping from '../../../pages/keeping/keeping.module.css';
import { ShelfItem, YourShelf } from '../../../pages/keeping/Shelf.tsx';
import { type OnShelf, useShelf } from '../../../parts/shelf.ts';
import { useChoices } from '../../../parts/useChoices.ts';
import { useTitle } from '../../../parts/useTitle.ts';
import { battleAddress, FORCE, type ForceDraft, forceAddress } from './address.ts';
import { Base, factionName } from './Base.tsx';
import { Builder } from './Builder.tsx';
import { forceShelf, type KeptForce, unitShelf } from './kept.ts';
import { readyUnits } from './ready.ts';
import { UnitCards } from './UnitCard.tsx';

const sealsOf = (units: readonly UnitSheet[]) => (
  <Seals members={units.map((unit) => ({ name: unit.name, picture: <Base unit={unit} size={26} /> }))} />
);

interface ShelfProps {
  readonly draft: ForceDraft;
  readonly kept: OnShelf<KeptForce>;
}

const Forces = ({ draft, kept }: ShelfProps) => {
  const isOpen = (next: ForceDraft) => forceAddress(next) === forceAddress(draft);
  return (
    <nav className={keeping.shelf} aria-label="Forces">
      <h2>Yours</h2>
      <YourShelf
        what="force"
        onShelf={kept}
        drop={forceShelf.drop}
        wordsOf={({ faction, units }) => `${factionName(faction)}, ${units.map(({ name }) => name).join(', ')}`}
        itemOf={(force) => ({
          words: `${factionName(force.faction)}, ${forcePoints(force.units)} of ${force.points} points`,
          seals: sealsOf(force.units),
          href: forceAddress(force),
          current: isOpen(force),
        })}
      />
      <h2>Ready, {factionName(draft.faction)}</h2>
      <ul>
        {READY_FORCES.filter(({ faction }) => faction === draft.faction).map((ready) => {
          const next = { faction: ready.faction, points: ready.limit, units: readyUnits(ready), name: '' };
          return (
            <ShelfItem
              key={ready.id}
              name={`${ready.limit} points`}
              words={`costs ${forcePoints(next.units)}`}
              seals={sealsOf(next.units)}
              href={forceAddress(next)}
              current={isOpen({ ...next, name: draft.name })}
            />
          );
        })}
      </ul>
    </nav>
  );
};

const ForcePage = () => {
  const { chosen: draft, problems, address, change } = useChoices('/heroes/forces', FORCE);
  const kept = useShelf(forceShelf);
  const own = useShelf(unitShelf);
  useTitle(draft.name === '' ? 'Forces of Heroes' : `Force ${draft.name}`);
  return (
    <ForceFrame
      game={heroesDescriptor}
      what="force"
      title="Forces of Heroes"
      lede="Put a force together, empty or from a ready one, keep it, pass it on as a link, and print its cards. The rules are those of the battle itself."
      problems={problems}
      wrong={forceProblems(draft, draft.points, { printed: false })}
      isEmpty={draft.units.length === 0}
      name={draft.name}
      isKnown={kept.kept?.some((force) => force.name === draft.name) ?? false}
      onName={(name) => change({ name })}
      keep={async (as) => {
        const { points, faction, units } = draft;
        await forceShelf.keep({ version: 1, name: as, points, faction, units });
        kept.reload();
      }}
      address={address}
      battle={battleAddress(draft)}
      file={{ points: draft.points, faction: draft.faction, units: draft.units }}
      shelf={<Forces draft={draft} kept={kept} />}
      cards={<UnitCards units={draft.units} />}
    >
      <FactionAndLimit
        faction={draft.faction}
        factions={FACTIONS}
        onFaction={(faction) => change({ faction, units: [] })}
        points={draft.points}
        limits={LIMITS}
        least={LEAST_POINTS}
        most={MOST_POINTS}
        onPoints={(points) => change({ points })}
      />
      <p className="small muted">{TRAITS[draft.faction]}</p>
      <Builder
        of={draft.name === '' ? 'this force' : draft.name}
        faction={draft.faction}
        points={draft.points}
        units={draft.units}
        name={draft.name}
        own={own.kept ?? []}
        onChange={(units) => change({ units })}
      />
    </ForceFrame>
  );
};

export default ForcePage;
