/**
 * Units in addresses: `legion` for one of a list, and for a unit of one's own `~Ada~terran~3.1.4…~rifles~2~5~40~sw~blast.ward`: race,
 * stats, weapon, reach, save, harvest, letters of its keywords, powers. Plain but for its name.
 */

import { type FactionId, STATS } from '@muster/dwethia';
import { type Parsed, parse } from '@muster/kernel';
import type { UnitSheet } from '../content/types.ts';
import { unitOf } from '../content/units.ts';
import { isOwnId, ownId } from './own.ts';
import { readUnitSheet } from './reading.ts';

const PART = '~';
const ITEM = '.';

const LETTERS = { startingForce: 's', worker: 'w', horde: 'h', commander: 'c', elite: 'e' } as const;
type Keyword = keyof typeof LETTERS;
const KEYWORDS = Object.keys(LETTERS) as readonly Keyword[];

/** The text of a unit; its faction is written elsewhere. */
export const makeUnitText = (unit: UnitSheet): string =>
  !isOwnId(unit.id)
    ? unit.id.slice(unit.faction === null ? 0 : unit.faction.length + 1)
    : [
        '',
        unit.name.replaceAll(PART, '–').trim(),
        unit.race,
        STATS.map(({ name }) => unit.stats[name]).join(ITEM),
        unit.weapon ?? '',
        unit.reach,
        unit.save ?? '',
        unit.harvest,
        KEYWORDS.filter((keyword) => unit[keyword])
          .map((keyword) => LETTERS[keyword])
          .join(''),
        unit.powers.join(ITEM),
      ].join(PART);

const numberOf = (text: string | undefined): number => (text === '' ? Number.NaN : Number(text));

/** What is no unit of this faction, nor the elite of a religion, is refused in a sentence; `n`: which of one's own it is. */
export const parseUnitText = (text: string, faction: FactionId, n = 1): Parsed<UnitSheet> => {
  if (!text.startsWith(PART)) {
    const elite = unitOf(text);
    return parse(readUnitSheet, elite?.faction === null ? text : `${faction}.${text.toLowerCase()}`, 'unit');
  }
  const [, name = '', race, numbers = '', weapon, reach, save, harvest, letters = '', powers = ''] = text.split(PART);
  const values = numbers.split(ITEM);
  return parse(
    readUnitSheet,
    {
      id: ownId(n),
      name: name.trim(),
      faction,
      race,
      stats: Object.fromEntries(STATS.map((stat, i) => [stat.name, numberOf(values[i])])),
      weapon: weapon === '' ? null : weapon,
      reach: numberOf(reach),
      save: save === '' ? null : numberOf(save),
      harvest: numberOf(harvest),
      ...Object.fromEntries(KEYWORDS.map((keyword) => [keyword, letters.includes(LETTERS[keyword])])),
      powers: powers.split(ITEM).filter((power) => power !== ''),
    },
    'unit',
  );
};
