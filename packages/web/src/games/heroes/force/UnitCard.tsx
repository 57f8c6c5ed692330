/** A unit's printed card: for the page, and on paper nine to a sheet. */

import { powerOf } from '@muster/dwethia';
import {
  gearFacts,
  pointsOf,
  powerFacts,
  RANKS,
  scarOf,
  specialRuleOf,
  TRAITS,
  type UnitSheet,
  wargearOf,
} from '@muster/heroes';
import { Card, type CardLine } from '../../../dwethia/force/Card.tsx';
import print from '../../../pages/keeping/print.module.css';
import { inPlace } from '../../../parts/inPlace.tsx';
import { capital } from '../../../parts/words.ts';
import { Base, factionName, raceName } from './Base.tsx';

const linesOf = ({ wargear, powers, rules, scars, faction }: UnitSheet): readonly CardLine[] => [
  ...wargear.flatMap((id) => {
    const entry = wargearOf(id);
    return entry === undefined ? [] : [{ name: capital(entry.gear.name), words: gearFacts(entry.gear) }];
  }),
  ...powers.flatMap((id) => {
    const power = powerOf(id);
    return power === undefined ? [] : [{ name: power.name, words: powerFacts(power) }];
  }),
  ...rules.flatMap((id) => {
    const rule = specialRuleOf(id);
    return rule === undefined ? [] : [{ name: rule.name, words: rule.words }];
  }),
  { name: 'Trait', words: TRAITS[faction] },
  ...(scars.length === 0
    ? []
    : [{ name: 'Scars and glory', words: scars.map((id) => scarOf(id)?.name ?? id).join(', ') }]),
];

/** Destiny, Faith and Affinity are spent: boxes to tick, like Wounds. */
const TRACKS = ['wounds', 'destiny', 'faith', 'affinity'] as const;

const UnitCard = ({ unit }: { readonly unit: UnitSheet }) => (
  <Card
    name={unit.name}
    what="unit card"
    picture={<Base unit={unit} size={52} />}
    kinds={[
      `${raceName(unit)} ${RANKS[unit.rank].name}, ${factionName(unit.faction)}`,
      `${pointsOf(unit)} points, base ${RANKS[unit.rank].base} mm`,
    ]}
    stats={unit.stats}
    lines={linesOf(unit)}
    tracks={TRACKS.map((stat) => ({ name: capital(stat), boxes: unit.stats[stat] }))}
  />
);

/** Nine to a sheet of A4. */
export const UnitCards = ({ units }: { readonly units: readonly UnitSheet[] }) => (
  <div className={print.sheet}>
    {inPlace(units, (unit) => (
      <UnitCard unit={unit} />
    ))}
  </div>
);
