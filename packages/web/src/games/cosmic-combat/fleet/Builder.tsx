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
import { chartFigure, type Figure, type Member, Builder as PlainBuilder } from '../../../dwethia/force/Builder.tsx';
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
  small: <Hull ship={ship} size={52} />,
});

/** DW-26: the elite goes aboard one ship only. */
export const withoutElite = (ship: ShipSheet): ShipSheet => ({
  ...ship,
  rules: ship.rules.filter((id) => eliteOf(id) === undefined),
});

export const Builder = ({ draft, own, onChange }: Props) => {
  const { faction, points, ships, name } = draft;
  return (
    <PlainBuilder
      what="Ships"
      one="ship"
      of={name === '' ? 'this fleet' : name}
      empty="No ship yet. Take ships from the lists below, or a ready fleet as it is."
      emptied="The fleet is empty."
      points={points}
      members={ships}
      show={shown}
      figures={figuresOf(draft)}
      hrefOf={(place) => shipAddress(ships[place]!, { force: draft, place })}
      again={withoutElite}
      onChange={onChange}
      title="Roster"
      offers={shipsOfFaction(faction).map((one) => ({ key: one.id, member: sheetOf(one), isNamed: one.named }))}
      own={own.flatMap(({ name: key, ship }) => (ship.faction === faction ? [{ key, member: ship }] : []))}
      build={`/cosmic-combat/ships?faction=${faction}`}
    />
  );
};
