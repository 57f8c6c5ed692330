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
import { OnePiece, SomePieces } from '../../../dwethia/force/Piece.tsx';

interface Props {
  readonly unit: UnitSheet;
  readonly onChange: (unit: UnitSheet) => void;
}

/** Black Sun make is shown to the Traders, and where it is carried. */
const isShown = ({ gear }: WargearEntry, unit: UnitSheet): boolean =>
  !isBlackSunMake(gear.id) || factionOf(unit.faction).trait.blackSunMake || unit.wargear.includes(gear.id);

const priced = ({ gear, points }: WargearEntry) => ({ id: gear.id, name: gear.name, words: gearFacts(gear), points });

const BARE_HANDS = { id: '', name: 'bare hands', words: 'reach 1', points: 0 };

const PRICED_POWERS = POWERS.map((power) => ({
  id: power.id,
  name: power.name,
  words: powerFacts(power),
  points: POWER_POINTS,
}));

export const KitEditor = ({ unit, onChange }: Props) => {
  const { wargear, powers, rules } = unit;
  const shown = WARGEAR.filter((entry) => isShown(entry, unit));
  const blades = shown.filter(({ gear }) => gear.kind === 'melee').map(priced);
  const isBlade = (id: string) => blades.some((blade) => blade.id === id);
  const kept = wargear.filter((id) => !isBlade(id));
  return (
    <>
      <OnePiece
        legend="For melee"
        of={[BARE_HANDS, ...blades]}
        chosen={wargear.find(isBlade) ?? BARE_HANDS.id}
        onChoose={(id) => onChange({ ...unit, wargear: id === BARE_HANDS.id ? kept : [id, ...kept] })}
      />
      <SomePieces
        legend="Guns, shields and cloaks"
        of={shown.filter(({ gear }) => gear.kind !== 'melee').map(priced)}
        chosen={wargear}
        onChange={(next) => onChange({ ...unit, wargear: next })}
      />
      <SomePieces
        legend="Powers"
        of={PRICED_POWERS}
        chosen={powers}
        onChange={(next) => onChange({ ...unit, powers: next })}
      />
      <SomePieces
        legend="Special rules"
        of={SPECIAL_RULES.filter((rule) => !('left' in rule) || rules.includes(rule.id))}
        chosen={rules}
        onChange={(next) => onChange({ ...unit, rules: next })}
      />
    </>
  );
};
