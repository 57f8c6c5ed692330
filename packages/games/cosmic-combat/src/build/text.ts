/**
 * Ships in addresses: `cohort` for one of the roster, `cohort+auditors` with an elite aboard, and for a ship of one's own
 * `~Grim~cruiser~60x30~3.3.2.5…~4~battery*FL_lance*F~root~auditors`. Plain but for its name.
 */

import { type FactionId, type SheetTexts, STATS } from '@muster/dwethia';
import { type Parsed, parse } from '@muster/kernel';
import type { ShipSheet } from '../content/sheet.ts';
import { shipProfileOf, shipsOfFaction } from '../content/ships.ts';
import { isPrinted } from './fleet.ts';
import { readSheet, readShip } from './reading.ts';
import { arcLetters } from './words.ts';

const PART = '~';
const ITEM = '.';
const MOUNT = '_';
const AT = '*';
/** All arcs: the star stands between weapon and arcs already. */
const ALL = 'A';

const shortId = ({ faction, name }: ShipSheet): string =>
  shipsOfFaction(faction)
    .find((ship) => ship.name === name)!
    .id.slice(faction.length + 1);

const arcsText = (letters: string): string => (letters === '*' ? ALL : letters);

/** The text of a ship; its faction is written elsewhere. */
export const makeShipText = (ship: ShipSheet): string =>
  isPrinted(ship)
    ? [shortId(ship), ...ship.rules].join('+')
    : [
        '',
        ship.name.replaceAll(PART, '–').trim(),
        ship.class,
        ship.base.join('x'),
        STATS.map(({ name }) => ship.stats[name]).join(ITEM),
        ship.shield ?? '',
        ship.mounts.map((mount) => `${mount.weapon}${AT}${arcsText(arcLetters(mount))}`).join(MOUNT),
        ship.powers.join(ITEM),
        ship.rules.join(ITEM),
      ].join(PART);

const items = (text: string | undefined, between: string): readonly string[] =>
  (text ?? '').split(between).filter((item) => item !== '');

const numberOf = (text: string | undefined): number => (text === '' ? Number.NaN : Number(text));

/** What is no ship of this faction is refused in a sentence. */
export const parseShipText = (text: string, faction: FactionId): Parsed<ShipSheet> => {
  if (!text.startsWith(PART)) {
    const [id = '', ...rules] = text.toLowerCase().split('+');
    const own = shipProfileOf(`${faction}.${id}`)?.id ?? `${faction}.${id}`;
    return parse(readShip, [own, ...rules].join('+'), 'ship');
  }
  const [, name = '', of, base, numbers, shield, mounts, powers, rules] = text.split(PART);
  const values = (numbers ?? '').split(ITEM);
  return parse(
    readSheet,
    {
      name: name.trim(),
      faction,
      class: of,
      base: items(base, 'x').map(numberOf),
      stats: Object.fromEntries(STATS.map((stat, i) => [stat.name, numberOf(values[i])])),
      shield: shield === '' || shield === undefined ? null : Number(shield),
      mounts: items(mounts, MOUNT).map((mount) => {
        const [weapon = '', arcs = ''] = mount.split(AT);
        return { weapon, arcs: arcs === ALL ? '*' : arcs };
      }),
      powers: items(powers, ITEM),
      rules: items(rules, ITEM),
    },
    'ship',
  );
};

export const SHIP_TEXTS: SheetTexts<ShipSheet> = { what: 'ship', make: makeShipText, parse: parseShipText };
