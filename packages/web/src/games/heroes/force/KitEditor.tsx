/** What a unit of one's own carries, knows and can do: the lists with their prices (DW-27). */

import { factionOf, POWER_POINTS, POWERS } from '@muster/dwethia';
import {
  gearFacts,
  isBlackSunMake,
  powerFacts,
  SPECIAL_RULES,
  type UnitSheet,
  WARGEAR,
  type WargearEntry,
} from '@muster/heroes';
import css from '../../../dwethia/force/force.module.css';
import { Piece, toggled } from '../../../dwethia/force/Piece.tsx';

interface Props {
  readonly unit: UnitSheet;
  readonly onChange: (unit: UnitSheet) => void;
}

/** Black Sun make is shown to the Traders, and where it is carried. */
const isShown = ({ gear }: WargearEntry, unit: UnitSheet): boolean =>
  !isBlackSunMake(gear.id) || factionOf(unit.faction).trait.blackSunMake || unit.wargear.includes(gear.id);

const Wargear = ({ unit, onChange }: Props) => {
  const shown = WARGEAR.filter((entry) => isShown(entry, unit));
  const blades = shown.filter(({ gear }) => gear.kind === 'melee');
  const others = shown.filter(({ gear }) => gear.kind !== 'melee');
  const isBlade = (id: string) => blades.some(({ gear }) => gear.id === id);
  const kept = unit.wargear.filter((id) => !isBlade(id));
  return (
    <>
      <fieldset className={css.group}>
        <legend>For melee</legend>
        <Piece
          radio="blade"
          name="bare hands"
          words="reach 1"
          points={0}
          checked={!unit.wargear.some(isBlade)}
          onChange={() => onChange({ ...unit, wargear: kept })}
        />
        {blades.map(({ gear, points }) => (
          <Piece
            key={gear.id}
            radio="blade"
            name={gear.name}
            words={gearFacts(gear)}
            points={points}
            checked={unit.wargear.includes(gear.id)}
            onChange={() => onChange({ ...unit, wargear: [gear.id, ...kept] })}
          />
        ))}
      </fieldset>
      <fieldset className={css.group}>
        <legend>Guns, shields and cloaks</legend>
        {others.map(({ gear, points }) => (
          <Piece
            key={gear.id}
            name={gear.name}
            words={gearFacts(gear)}
            points={points}
            checked={unit.wargear.includes(gear.id)}
            onChange={(on) => onChange({ ...unit, wargear: toggled(unit.wargear, gear.id, on) })}
          />
        ))}
      </fieldset>
    </>
  );
};

const Powers = ({ unit, onChange }: Props) => (
  <fieldset className={css.group}>
    <legend>Powers</legend>
    {POWERS.map((power) => (
      <Piece
        key={power.id}
        name={power.name}
        words={powerFacts(power)}
        points={POWER_POINTS}
        checked={unit.powers.includes(power.id)}
        onChange={(on) => onChange({ ...unit, powers: toggled(unit.powers, power.id, on) })}
      />
    ))}
  </fieldset>
);

const Rules = ({ unit, onChange }: Props) => (
  <fieldset className={css.group}>
    <legend>Special rules</legend>
    {SPECIAL_RULES.filter((rule) => !('left' in rule) || unit.rules.includes(rule.id)).map(
      ({ id, name, words, points }) => (
        <Piece
          key={id}
          name={name}
          words={words}
          points={points}
          checked={unit.rules.includes(id)}
          onChange={(on) => onChange({ ...unit, rules: toggled(unit.rules, id, on) })}
        />
      ),
    )}
  </fieldset>
);

export const KitEditor = (props: Props) => (
  <>
    <Wargear {...props} />
    <Powers {...props} />
    <Rules {...props} />
  </>
);
