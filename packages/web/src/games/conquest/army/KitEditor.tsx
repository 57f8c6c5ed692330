/** What a unit of one's own carries, knows and is: the lists with their prices (DW-28, X-308, X-309, X-331, X-333). */

import {
  CONQUEST_POWERS,
  gunFacts,
  MOST_HORDE_COST,
  type OwnUnit,
  powerFacts,
  priceOf,
  SHIELD_SAVE,
  traitOf,
  WEAPONS,
} from '@muster/conquest';
import { OnePiece, Piece, SomePieces } from '../../../dwethia/force/Piece.tsx';

interface Props {
  readonly unit: OwnUnit;
  readonly onChange: (change: Partial<OwnUnit>) => void;
}

/** What it costs more with this than without it. */
const priceBetween = (unit: OwnUnit, without: Partial<OwnUnit>, change: Partial<OwnUnit>): number =>
  priceOf({ ...unit, ...change }).R - priceOf({ ...unit, ...without }).R;

const NO_WEAPON = { id: null, name: 'none', words: 'fights in melee only', points: 0 };

const Weapons = ({ unit, onChange }: Props) => (
  <OnePiece
    legend="Ranged weapon"
    of={[
      NO_WEAPON,
      ...WEAPONS.filter(
        ({ id, keywords }) => !keywords.blackSun || traitOf(unit.faction).blackSunMake || unit.weapon === id,
      ).map((weapon) => ({
        id: weapon.id,
        name: weapon.name,
        words: gunFacts(weapon),
        points: priceBetween(unit, { weapon: null }, { weapon: weapon.id }),
      })),
    ]}
    coin="R"
    chosen={unit.weapon}
    onChoose={(weapon) => onChange({ weapon })}
  />
);

const REACHES = [
  { reach: 1, words: 'strikes who is in the fight with it' },
  { reach: 2, words: 'strikes over one friend' },
  { reach: 3, words: 'strikes over two friends' },
] as const;

const Melee = ({ unit, onChange }: Props) => (
  <OnePiece
    legend="Melee and shield"
    of={REACHES.map(({ reach, words }) => ({
      id: reach,
      name: `Range ${reach}`,
      words,
      points: priceBetween(unit, { reach: 1 }, { reach }),
    }))}
    coin="R"
    chosen={unit.reach}
    onChoose={(reach) => onChange({ reach })}
  >
    <Piece
      name={`Shield ${SHIELD_SAVE}+`}
      words={`saves each wound on ${SHIELD_SAVE} or more, and its Integrity counts against shots`}
      points={priceBetween(unit, { save: null }, { save: SHIELD_SAVE })}
      coin="R"
      checked={unit.save !== null}
      onChange={(on) => onChange({ save: on ? SHIELD_SAVE : null })}
    />
  </OnePiece>
);

const KEYWORDS = [
  {
    id: 'startingForce',
    name: '[Starting Force]',
    words: 'may stand in a starting force; the headquarters builds it',
  },
  { id: 'worker', name: '[Worker]', words: 'puts up buildings, and does not count for the city' },
  {
    id: 'horde',
    name: '[Horde]',
    words: `of cheap troops, ${MOST_HORDE_COST} points at most, two are built at once`,
  },
  {
    id: 'commander',
    name: '[Commander]',
    words: 'protected by those around it; a hero’s caps and a small base',
  },
  {
    id: 'elite',
    name: '[Elite]',
    words: 'the sanctum builds it, unless it is of the Starting Force; a hero’s caps and a small base',
  },
] as const;

const Keywords = ({ unit, onChange }: Props) => (
  <SomePieces
    legend="Keywords"
    of={KEYWORDS.map((keyword) => ({ ...keyword, points: 0 }))}
    coin="R"
    chosen={KEYWORDS.flatMap(({ id }) => (unit[id] ? [id] : []))}
    onChange={(next) => onChange(Object.fromEntries(KEYWORDS.map(({ id }) => [id, next.includes(id)])))}
  />
);

const pricedPowers = (unit: OwnUnit) =>
  CONQUEST_POWERS.map((power) => {
    const others = unit.powers.filter((id) => id !== power.id);
    const points = priceBetween(unit, { powers: others }, { powers: [...others, power.id] });
    return { id: power.id, name: power.name, words: powerFacts(power), points };
  });

export const KitEditor = (props: Props) => {
  const { unit, onChange } = props;
  return (
    <>
      <Weapons {...props} />
      <Melee {...props} />
      <Keywords {...props} />
      <SomePieces
        legend="Powers"
        of={pricedPowers(unit)}
        coin="R"
        chosen={unit.powers}
        onChange={(powers) => onChange({ powers })}
      />
    </>
  );
};
