/** A fleet in the making (DW-23 to DW-28). */

import {
  billOf,
  CLASSES,
  chartFor,
  eliteOf,
  fleetPools,
  kitWords,
  pointsOf,
  type ShipSheet,
  sheetOf,
  shipsOfFaction,
} from '@muster/cosmic-combat';
import { profileWords } from '@muster/dwethia';
import { Link } from 'wouter';
import { chartFigure, type Figure, type Member, Builder as PlainBuilder } from '../../../dwethia/force/Builder.tsx';
import { Tray } from '../../../dwethia/force/Tray.tsx';
import { capital, count } from '../../../parts/words.ts';
import { type FleetDraft, shipAddress } from './address.ts';
import { Hull } from './Hull.tsx';
import type { KeptShip } from './kept.ts';

interface Props {
  readonly draft: FleetDraft;
  /** Ships of one's own, kept in this browser. */
  readonly own: readonly KeptShip[];
  readonly onChange: (ships: readonly ShipSheet[]) => void;
}

/** What a fleet adds up to, and what the chart allows for its points. */
const figuresOf = ({ ships, points }: FleetDraft): readonly Figure[] => {
  const pools = fleetPools(ships);
  return [
    ...chartFor(points).map(({ many, least, most, counts }) =>
      chartFigure(many, ships.filter(counts).length, least, most),
    ),
    { name: 'wounds', value: ships.reduce((all, { stats }) => all + stats.wounds, 0) },
    ...(['destiny', 'faith', 'affinity'] as const).map((pool) => ({ name: pool, value: pools[pool] })),
  ];
};

const shown = (ship: ShipSheet): Member => ({
  name: ship.name,
  kind: CLASSES[ship.class].name,
  line: profileWords(ship.stats),
  words: kitWords(ship),
  points: pointsOf(ship),
  bill: billOf(ship),
  picture: <Hull ship={ship} size={56} />,
});

/** DW-26: the elite goes aboard one ship only. */
export const withoutElite = (ship: ShipSheet): ShipSheet => ({
  ...ship,
  rules: ship.rules.filter((id) => eliteOf(id) === undefined),
});

interface ShipTrayProps {
  readonly of: string;
  readonly left: number;
  readonly choices: readonly { readonly key: string; readonly ship: ShipSheet; readonly isNamed?: boolean }[];
  readonly onAdd: (ship: ShipSheet) => void;
}

const ShipTray = ({ of, left, choices, onAdd }: ShipTrayProps) => (
  <Tray
    label={`Ships for ${of}`}
    left={left}
    choices={choices.map(({ key, ship, isNamed }) => ({
      key,
      name: ship.name,
      isNamed,
      points: pointsOf(ship),
      picture: <Hull ship={ship} size={52} />,
      line: profileWords(ship.stats),
      words: `${capital(CLASSES[ship.class].name)}: ${kitWords(ship)}`,
      onAdd: () => onAdd(ship),
    }))}
  />
);

export const Builder = ({ draft, own, onChange }: Props) => {
  const of = draft.name === '' ? 'this fleet' : draft.name;
  const { faction, points, ships } = draft;
  const ownHere = own.filter(({ ship }) => ship.faction === faction);
  return (
    <PlainBuilder
      label={`Ships of ${of}`}
      empty="No ship yet. Take ships from the lists below, or a ready fleet as it is."
      emptied="The fleet is empty."
      counted={(n) => count(n, 'ship')}
      points={points}
      members={ships}
      show={shown}
      figures={figuresOf(draft)}
      hrefOf={(place) => shipAddress(ships[place]!, { force: draft, place })}
      again={withoutElite}
      onChange={onChange}
      lists={(add, left) => (
        <>
          <h3>Roster</h3>
          <ShipTray
            of={of}
            left={left}
            choices={shipsOfFaction(faction).map((one) => ({ key: one.id, ship: sheetOf(one), isNamed: one.named }))}
            onAdd={add}
          />
          <h3>Ships of your own</h3>
          {ownHere.length === 0 ? (
            <p className="muted">
              None kept for this faction. <Link href={`/cosmic-combat/ships?faction=${faction}`}>Build one</Link>.
            </p>
          ) : (
            <ShipTray
              of={of}
              left={left}
              choices={ownHere.map(({ name, ship }) => ({ key: name, ship }))}
              onAdd={add}
            />
          )}
        </>
      )}
    />
  );
};
