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
import css from '../../../dwethia/force/force.module.css';
import { Piece, toggled } from '../../../dwethia/force/Piece.tsx';

interface Props {
  readonly unit: OwnUnit;
  readonly onChange: (change: Partial<OwnUnit>) => void;
}

/** What it costs more with this than without it. */
const priceBetween = (unit: OwnUnit, without: Partial<OwnUnit>, change: Partial<OwnUnit>): number =>
  priceOf({ ...unit, ...change }).R - priceOf({ ...unit, ...without }).R;

const Weapons = ({ unit, onChange }: Props) => (
  <fieldset className={css.group}>
    <legend>Ranged weapon</legend>
    <Piece
      radio="weapon"
      name="none"
      words="fights in melee only"
      points={0}
      coin="R"
      checked={unit.weapon === null}
      onChange={() => onChange({ weapon: null })}
    />
    {WEAPONS.filter(
      ({ id, keywords }) => !keywords.blackSun || traitOf(unit.faction).blackSunMake || unit.weapon === id,
    ).map((weapon) => (
      <Piece
        key={weapon.id}
        radio="weapon"
        name={weapon.name}
        words={gunFacts(weapon)}
        points={priceBetween(unit, { weapon: null }, { weapon: weapon.id })}
        coin="R"
        checked={unit.weapon === weapon.id}
        onChange={() => onChange({ weapon: weapon.id })}
      />
    ))}
  </fieldset>
);

const REACHES = [
  { reach: 1, words: 'strikes who is in the fight with it' },
  { reach: 2, words: 'strikes over one friend' },
  { reach: 3, words: 'strikes over two friends' },
] as const;

const Melee = ({ unit, onChange }: Props) => (
  <fieldset className={css.group}>
    <legend>Melee and shield</legend>
    {REACHES.map(({ reach, words }) => (
      <Piece
        key={reach}
        radio="reach"
        name={`Range ${reach}`}
        words={words}
        points={priceBetween(unit, { reach: 1 }, { reach })}
        coin="R"
        checked={unit.reach === reach}
        onChange={() => onChange({ reach })}
      />
    ))}
    <Piece
      name={`Shield ${SHIELD_SAVE}+`}
      words={`saves each wound on ${SHIELD_SAVE} or more, and its Integrity counts against shots`}
      points={priceBetween(unit, { save: null }, { save: SHIELD_SAVE })}
      coin="R"
      checked={unit.save !== null}
      onChange={(on) => onChange({ save: on ? SHIELD_SAVE : null })}
    />
  </fieldset>
);

const KEYWORDS = [
  {
    name: 'startingForce',
    words: '[Starting Force]',
    does: 'may stand in a starting force; the headquarters builds it',
  },
  { name: 'worker', words: '[Worker]', does: 'puts up buildings' },
  {
    name: 'horde',
    words: '[Horde]',
    does: `of cheap troops, ${MOST_HORDE_COST} points at most, two are built at once`,
  },
  { name: 'commander', words: '[Commander]', does: 'protected by those around it; a hero’s caps and a small base' },
  { name: 'elite', words: '[Elite]', does: 'the sanctum builds it; a hero’s caps and a small base' },
] as const;

const Keywords = ({ unit, onChange }: Props) => (
  <fieldset className={css.group}>
    <legend>Keywords</legend>
    {KEYWORDS.map(({ name, words, does }) => (
      <Piece
        key={name}
        name={words}
        words={does}
        points={0}
        coin="R"
        checked={unit[name]}
        onChange={(on) => onChange({ [name]: on })}
      />
    ))}
  </fieldset>
);

const Powers = ({ unit, onChange }: Props) => (
  <fieldset className={css.group}>
    <legend>Powers</legend>
    {CONQUEST_POWERS.map((power) => {
      const others = unit.powers.filter((id) => id !== power.id);
      return (
        <Piece
          key={power.id}
          name={power.name}
          words={powerFacts(power)}
          points={priceBetween(unit, { powers: others }, { powers: [...others, power.id] })}
          coin="R"
          checked={unit.powers.includes(power.id)}
          onChange={(on) => onChange({ powers: toggled(unit.powers, power.id, on) })}
        />
      );
    })}
  </fieldset>
);

export const KitEditor = (props: Props) => (
  <>
    <Weapons {...props} />
    <Melee {...props} />
    <Keywords {...props} />
    <Powers {...props} />
  </>
);
