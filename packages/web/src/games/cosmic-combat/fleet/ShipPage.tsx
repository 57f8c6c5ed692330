/** A ship of one's own (DW-28): priced item by item, kept, passed on and printed. */

import {
  billOf,
  CLASSES,
  cosmicCombatDescriptor,
  isPrinted,
  pointsOf,
  SHIP_CLASSES,
  type ShipClass,
  type ShipSheet,
  sheetOf,
  shipProblems,
  shipsOfFaction,
  TRAITS,
} from '@muster/cosmic-combat';
import { tidySheetName } from '@muster/dwethia';
import { Rocket } from 'lucide-react';
import { Bill } from '../../../dwethia/force/Bill.tsx';
import css from '../../../dwethia/force/force.module.css';
import { type Beginning, Kind } from '../../../dwethia/force/Kind.tsx';
import { Pick } from '../../../dwethia/force/Pick.tsx';
import { SheetFrame } from '../../../dwethia/force/SheetFrame.tsx';
import { useChoices } from '../../../parts/useChoices.ts';
import { useTitle } from '../../../parts/useTitle.ts';
import { capital } from '../../../parts/words.ts';
import { bareShip, fleetAddress, LIMITS, putBack, SHIP, shipAddress } from './address.ts';
import { Figures } from './Figures.tsx';
import { factionName, Hull } from './Hull.tsx';
import { KitEditor } from './KitEditor.tsx';
import { shipShelf } from './kept.ts';
import { ShipCards } from './ShipCard.tsx';

interface SheetProps {
  readonly ship: ShipSheet;
  readonly onChange: (ship: ShipSheet) => void;
}

/** CC-04: round bases are built where the roster has them. */
const classesOf = ({ faction, class: of }: ShipSheet): readonly ShipClass[] =>
  SHIP_CLASSES.filter(
    (one) => one !== 'round' || of === 'round' || shipsOfFaction(faction).some((ship) => ship.class === 'round'),
  );

/** A bare hull of its class, or a ship of the roster. */
const beginningsOf = ({ ship, onChange }: SheetProps): readonly Beginning[] => [
  {
    id: 'bare',
    words: `A bare ${CLASSES[ship.class].name}`,
    begin: () => onChange(bareShip(ship.faction, ship.class, ship.name)),
  },
  ...shipsOfFaction(ship.faction).map((one) => ({
    id: one.id,
    words: `${one.name}, ${pointsOf(one)} points`,
    group: `Roster, ${factionName(ship.faction)}`,
    begin: () => onChange({ ...sheetOf(one), name: ship.name }),
  })),
];

const ShipKind = ({ ship, onChange }: SheetProps) => (
  <Kind
    faction={ship.faction}
    onFaction={(faction) => onChange({ ...ship, faction })}
    trait={TRAITS[ship.faction]}
    from="Hull or ship"
    beginnings={beginningsOf({ ship, onChange })}
  >
    <Pick<ShipClass>
      label="Class"
      value={ship.class}
      choices={classesOf(ship).map((id) => ({ id, name: capital(CLASSES[id].name) }))}
      onPick={(of) => onChange({ ...ship, class: of, base: CLASSES[of].base })}
    />
  </Kind>
);

const ShipPage = () => {
  const page = useChoices('/cosmic-combat/ships', SHIP);
  const { sheet: ship, back } = page.chosen;
  useTitle(ship.name === '' ? 'Ship of your own' : `Ship ${ship.name}`);
  const change = (next: ShipSheet) => page.change({ faction: next.faction, sheet: next });
  const { faction } = ship;
  return (
    <SheetFrame
      game={cosmicCombatDescriptor}
      what="ship"
      into="fleet"
      icon={<Rocket size={18} aria-hidden="true" />}
      title="A ship of your own"
      lede="Build a ship by the price list, keep it, pass it on as a link, and print its card."
      problems={page.problems}
      wrong={shipProblems(ship)}
      printed={
        isPrinted(ship) ? 'This is a ship of the roster; every fleet has it already. Give it another name.' : undefined
      }
      name={ship.name}
      tidy={tidySheetName}
      onName={(name) => change({ ...ship, name })}
      own={{
        shelf: shipShelf,
        asKept: (as) => ({ version: 1 as const, name: as, ship: { ...ship, name: as, rules: [] } }),
        sheetOf: (kept) => kept.ship,
        addressOf: shipAddress,
        wordsOf: (one) => `${factionName(one.faction)}, ${pointsOf(one)} points`,
        pictureOf: (one) => <Hull ship={one} size={30} />,
      }}
      sheet={ship}
      back={back && fleetAddress(putBack(ship, back))}
      beginning={fleetAddress({ faction, religion: null, points: LIMITS[0], ships: [ship], name: '' })}
      bill={<Bill name={ship.name === '' ? 'this ship' : ship.name} items={billOf(ship)} together={pointsOf(ship)} />}
      card={<ShipCards ships={[ship]} />}
    >
      <ShipKind ship={ship} onChange={change} />
      <h2>Stats and base</h2>
      <Figures ship={ship} onChange={change} />
      <h2>Weapons, shields and powers</h2>
      <div className={css.groups}>
        <KitEditor ship={ship} onChange={change} />
      </div>
    </SheetFrame>
  );
};

export default ShipPage;
