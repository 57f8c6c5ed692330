/** Puts forces of Heroes together, keeps them, passes them on, leads them into battle, and prints their cards. */

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
import { useShelf } from '../../../parts/shelf.ts';
import { useChoices } from '../../../parts/useChoices.ts';
import { useTitle } from '../../../parts/useTitle.ts';
import { battleAddress, FORCE, type ForceDraft, forceAddress } from './address.ts';
import { Base, factionName } from './Base.tsx';
import { Builder } from './Builder.tsx';
import { forceShelf, unitShelf } from './kept.ts';
import { readyUnits } from './ready.ts';
import { UnitCards } from './UnitCard.tsx';

const sealsOf = (units: readonly UnitSheet[]) => (
  <Seals members={units.map((unit) => ({ name: unit.name, picture: <Base unit={unit} size={26} /> }))} />
);

const fileOf = ({ points, faction, units }: ForceDraft) => ({ points, faction, units });

const ForcePage = () => {
  const { chosen: draft, problems, change } = useChoices('/heroes/forces', FORCE);
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
      onName={(name) => change({ name })}
      draft={draft}
      shelf={forceShelf}
      asKept={(name) => ({ version: 1, name, ...fileOf(draft) })}
      draftOf={(kept) => kept}
      addressOf={forceAddress}
      wordsOf={({ faction, units, points }) => `${factionName(faction)}, ${forcePoints(units)} of ${points} points`}
      tellOf={({ faction, units }) => `${factionName(faction)}, ${units.map(({ name }) => name).join(', ')}`}
      sealsOf={({ units }) => sealsOf(units)}
      readyTitle={`Ready, ${factionName(draft.faction)}`}
      ready={READY_FORCES.filter(({ faction }) => faction === draft.faction).map((ready) => {
        const units = readyUnits(ready);
        return {
          key: ready.id,
          name: `${ready.limit} points`,
          words: `costs ${forcePoints(units)}`,
          draft: { faction: ready.faction, points: ready.limit, units, name: '' },
        };
      })}
      battle={battleAddress(draft)}
      file={fileOf(draft)}
      cards={<UnitCards units={draft.units} />}
    >
      <FactionAndLimit
        faction={draft.faction}
        onFaction={(faction) => change({ faction, units: [] })}
        points={draft.points}
        limits={LIMITS}
        least={LEAST_POINTS}
        most={MOST_POINTS}
        onPoints={(points) => change({ points })}
      />
      <p className="small muted">{TRAITS[draft.faction]}</p>
      <Builder draft={draft} own={own.kept ?? []} onChange={(units) => change({ units })} />
    </ForceFrame>
  );
};

export default ForcePage;
