/** A unit's printed card: for the page, and on paper nine to a sheet. */

import {
  conquestPower,
  costWords,
  eliteRuleWords,
  factionName,
  gunFacts,
  powerFacts,
  traitOf,
  type UnitSheet,
  unitKeywords,
  weaponOf,
} from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';
import { Card, type CardLine } from '../../../dwethia/force/Card.tsx';
import print from '../../../pages/keeping/print.module.css';
import { capital } from '../../../parts/words.ts';
import { Base, raceName } from './Base.tsx';
import { workshopWords } from './workshops.ts';

const linesOf = (unit: UnitSheet, faction: FactionId): readonly CardLine[] => {
  const gun = unit.weapon === null ? undefined : weaponOf(unit.weapon);
  const keywords = unitKeywords(unit);
  return [
    ...(gun === undefined ? [] : [{ name: gun.name, words: gunFacts(gun) }]),
    ...(unit.reach === 1 ? [] : [{ name: 'Melee', words: `Range ${unit.reach}` }]),
    ...(unit.save === null ? [] : [{ name: 'Shield', words: `saves on ${unit.save}+` }]),
    ...unit.powers.flatMap((id) => {
      const power = conquestPower(id);
      return power === undefined ? [] : [{ name: power.name, words: powerFacts(power) }];
    }),
    ...(keywords.length === 0 ? [] : [{ name: 'Keywords', words: keywords.join(' ') }]),
    ...(unit.rule === null ? [] : [{ name: 'Rule', words: eliteRuleWords(unit.rule) }]),
    { name: 'Trait', words: traitOf(faction).words },
    { name: 'Built by', words: capital(workshopWords(unit, faction)) },
  ];
};

const UnitCard = ({ unit, of }: { readonly unit: UnitSheet; readonly of: FactionId }) => (
  <Card
    name={unit.name}
    what="unit card"
    picture={<Base unit={unit} of={of} size={52} />}
    kinds={[`${raceName(unit)}, ${factionName(unit.faction ?? of)}`, `${costWords(unit.cost)}, base ${unit.base} mm`]}
    stats={unit.stats}
    lines={linesOf(unit, unit.faction ?? of)}
    tracks={[{ name: 'Wounds', boxes: unit.stats.wounds }]}
  />
);

/** Nine to a sheet of A4. */
export const UnitCards = ({ units, of }: { readonly units: readonly UnitSheet[]; readonly of: FactionId }) => (
  <div className={print.sheet}>
    {units.map((unit) => (
      <UnitCard key={unit.id} unit={unit} of={of} />
    ))}
  </div>
);
