/** A ship's printed card: for the page, and on paper nine to a sheet. */

import {
  arcWords,
  baseWords,
  CLASSES,
  eliteOf,
  gunFacts,
  pointsOf,
  powerFacts,
  powersAboard,
  type ShipSheet,
  shipPowerOf,
  shipWeaponOf,
  statsAboard,
  TRAITS,
} from '@muster/cosmic-combat';
import { Card, type CardLine } from '../../../dwethia/force/Card.tsx';
import print from '../../../pages/keeping/print.module.css';
import { inPlace } from '../../../parts/inPlace.tsx';
import { capital } from '../../../parts/words.ts';
import { factionName, Hull } from './Hull.tsx';

const linesOf = (ship: ShipSheet): readonly CardLine[] => [
  ...ship.mounts.flatMap((mount) => {
    const gun = shipWeaponOf(mount.weapon);
    return gun === undefined ? [] : [{ name: gun.name, words: `${arcWords(mount)}; ${gunFacts(gun)}` }];
  }),
  ...(ship.shield === null ? [] : [{ name: 'Shields', words: `save on ${ship.shield}+ where they are turned` }]),
  ...powersAboard(ship).flatMap((id) => {
    const power = shipPowerOf(id);
    return power === undefined ? [] : [{ name: power.name, words: powerFacts(power) }];
  }),
  ...ship.rules.flatMap((id) => {
    const elite = eliteOf(id);
    return elite === undefined ? [] : [{ name: elite.name, words: elite.words }];
  }),
  { name: 'Trait', words: TRAITS[ship.faction] },
];

/** The pools are the fleet's: a ship has boxes for its Wounds, and for what it fires once a battle. */
const tracksOf = (ship: ShipSheet) => [
  { name: 'Wounds', boxes: ship.stats.wounds },
  ...ship.mounts.flatMap(({ weapon }, i) => {
    const gun = shipWeaponOf(weapon);
    return gun?.uses == null
      ? []
      : [{ name: ship.mounts.length > 1 ? `${gun.name} ${i + 1}` : gun.name, boxes: gun.uses }];
  }),
];

const ShipCard = ({ ship }: { readonly ship: ShipSheet }) => (
  <Card
    name={ship.name}
    what="ship card"
    picture={<Hull ship={ship} size={64} />}
    kinds={[
      `${capital(CLASSES[ship.class].name)}, ${factionName(ship.faction)}`,
      `${pointsOf(ship)} points, base ${baseWords(ship)}`,
    ]}
    stats={statsAboard(ship)}
    lines={linesOf(ship)}
    tracks={tracksOf(ship)}
  />
);

/** Nine to a sheet of A4. */
export const ShipCards = ({ ships }: { readonly ships: readonly ShipSheet[] }) => (
  <div className={print.sheet}>
    {inPlace(ships, (ship) => (
      <ShipCard ship={ship} />
    ))}
  </div>
);
