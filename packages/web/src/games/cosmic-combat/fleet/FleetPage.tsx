/** Puts fleets of Cosmic Combat together, keeps them, passes them on, leads them into battle, and prints their cards. */

import {
  cosmicCombatDescriptor,
  eliteFor,
  fleetPoints,
  fleetProblems,
  isCapital,
  LEAST_POINTS,
  MOST_POINTS,
  READY_FLEETS,
  type ReadyFleet,
  type ShipSheet,
  sheetOf,
  shipProfileOf,
  TRAITS,
} from '@muster/cosmic-combat';
import { RELIGIONS, type ReligionId } from '@muster/dwethia';
import { FactionAndLimit } from '../../../dwethia/force/FactionAndLimit.tsx';
import { ForceFrame, Seals } from '../../../dwethia/force/ForceFrame.tsx';
import { Pick } from '../../../dwethia/force/Pick.tsx';
import { useShelf } from '../../../parts/shelf.ts';
import { useChoices } from '../../../parts/useChoices.ts';
import { useTitle } from '../../../parts/useTitle.ts';
import { battleAddress, broughtOf, FLEET, type FleetDraft, fleetAddress, LIMITS } from './address.ts';
import { Builder, withoutElite } from './Builder.tsx';
import { factionName, Hull } from './Hull.tsx';
import { fleetShelf, shipShelf } from './kept.ts';
import { ShipCards } from './ShipCard.tsx';

const sealsOf = (ships: readonly ShipSheet[]) => (
  <Seals members={ships.map((ship) => ({ name: ship.name, picture: <Hull ship={ship} size={30} /> }))} />
);

const readyShips = ({ ships }: ReadyFleet): readonly ShipSheet[] => ships.map((id) => sheetOf(shipProfileOf(id)!));

const NONE = 'none';

interface FaithProps {
  readonly draft: FleetDraft;
  readonly onChange: (change: Partial<FleetDraft>) => void;
}

/** DW-26: a religion, and the ship that its elite goes aboard. */
const Faith = ({ draft: { religion, ships }, onChange }: FaithProps) => {
  const elite = religion === null ? undefined : eliteFor(religion);
  const choose = (id: ReligionId | typeof NONE) =>
    onChange({ religion: id === NONE ? null : id, ships: ships.map(withoutElite) });
  const carrier = ships.findIndex(({ rules }) => elite !== undefined && rules.includes(elite.id));
  return (
    <>
      <Pick<ReligionId | typeof NONE>
        label="Religion"
        value={religion ?? NONE}
        choices={[{ id: NONE, name: 'None' }, ...RELIGIONS]}
        onPick={choose}
      />
      {elite !== undefined && (
        <Pick
          label={`${elite.name} aboard, ${elite.points} points`}
          value={carrier < 0 ? NONE : String(carrier)}
          choices={[
            { id: NONE, name: 'No ship' },
            ...ships.flatMap((ship, place) =>
              isCapital(ship) ? [{ id: String(place), name: `${place + 1}: ${ship.name}` }] : [],
            ),
          ]}
          onPick={(place) =>
            onChange({
              ships: ships
                .map(withoutElite)
                .map((ship, i) => (String(i) === place ? { ...ship, rules: [...ship.rules, elite.id] } : ship)),
            })
          }
        />
      )}
    </>
  );
};

const FleetPage = () => {
  const { chosen: draft, problems, change } = useChoices('/cosmic-combat/fleets', FLEET);
  const own = useShelf(shipShelf);
  useTitle(draft.name === '' ? 'Fleets of Cosmic Combat' : `Fleet ${draft.name}`);
  return (
    <ForceFrame
      game={cosmicCombatDescriptor}
      what="fleet"
      title="Fleets of Cosmic Combat"
      lede="Put a fleet together, empty or from a ready one, keep it, pass it on as a link, and print its cards. The rules are those of the battle itself."
      problems={problems}
      wrong={fleetProblems(draft, draft.points)}
      isEmpty={draft.ships.length === 0}
      onName={(name) => change({ name })}
      draft={draft}
      shelf={fleetShelf}
      asKept={(name) => ({ version: 1, name, ...broughtOf(draft) })}
      draftOf={(kept) => kept}
      addressOf={fleetAddress}
      wordsOf={({ faction, ships, points }) => `${factionName(faction)}, ${fleetPoints(ships)} of ${points} points`}
      tellOf={({ faction, ships }) => `${factionName(faction)}, ${ships.map(({ name }) => name).join(', ')}`}
      sealsOf={({ ships }) => sealsOf(ships)}
      readyTitle={`Ready, ${factionName(draft.faction)}`}
      ready={READY_FLEETS.filter(({ faction }) => faction === draft.faction).map((ready) => {
        const ships = readyShips(ready);
        return {
          key: ready.id,
          name: ready.name,
          words: `${fleetPoints(ships)} of ${ready.limit} points`,
          draft: { faction: ready.faction, religion: null, points: ready.limit, ships, name: '' },
        };
      })}
      battle={battleAddress(draft)}
      file={broughtOf(draft)}
      cards={<ShipCards ships={draft.ships} />}
    >
      <FactionAndLimit
        faction={draft.faction}
        onFaction={(faction) => change({ faction, ships: [] })}
        points={draft.points}
        limits={LIMITS}
        least={LEAST_POINTS}
        most={MOST_POINTS}
        onPoints={(points) => change({ points })}
      >
        <Faith draft={draft} onChange={change} />
      </FactionAndLimit>
      <p className="small muted">
        {TRAITS[draft.faction]}
        {draft.religion !== null && ` ${eliteFor(draft.religion).name}: ${eliteFor(draft.religion).words}`}
      </p>
      <Builder draft={draft} own={own.kept ?? []} onChange={(ships) => change({ ships })} />
    </ForceFrame>
  );
};

export default FleetPage;
