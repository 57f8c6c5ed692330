/** A unit's printed card: for the page, and on paper nine to a sheet. */

import { powerOf, STATS } from '@muster/dwethia';
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
import print from '../../../pages/keeping/print.module.css';
import { capital } from '../../../parts/words.ts';
import { Base, factionName, raceName } from './Base.tsx';
import { signed } from './Bill.tsx';
import css from './card.module.css';

interface Line {
  readonly name: string;
  readonly words: string;
}

const linesOf = ({ wargear, powers, rules, scars, faction }: UnitSheet): readonly Line[] => [
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

const Tracks = ({ unit }: { readonly unit: UnitSheet }) => (
  <div className={css.tracks} aria-hidden="true">
    {TRACKS.filter((stat) => unit.stats[stat] > 0).map((stat) => (
      <span key={stat}>
        {capital(stat)}
        {Array.from({ length: unit.stats[stat] }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes to tick are all alike
          <i key={i} />
        ))}
      </span>
    ))}
  </div>
);

const Figures = ({ stats }: Pick<UnitSheet, 'stats'>) => (
  <dl className={css.stats}>
    {STATS.map(({ name, letter, words }) => (
      <div key={name} data-pool={['destiny', 'faith', 'affinity'].includes(name) || undefined}>
        <dt title={words}>
          <span aria-hidden="true">{name === 'move' ? 'Mv' : letter}</span>
          <span className="visually-hidden">{words}</span>
        </dt>
        <dd>{signed(stats[name])}</dd>
      </div>
    ))}
  </dl>
);

const nameOn = ({ name }: UnitSheet): string => (name === '' ? 'Unnamed' : name);

const UnitCard = ({ unit }: { readonly unit: UnitSheet }) => {
  const lines = linesOf(unit);
  const isLong = lines.reduce((sum, { name, words }) => sum + name.length + words.length, 0) > 420;
  return (
    <article className={css.card} aria-label={`${nameOn(unit)}, unit card`} data-long={isLong || undefined}>
      <header className={css.title}>
        <Base unit={unit} size={52} />
        <div>
          <h3 className={css.name}>{nameOn(unit)}</h3>
          <p className={css.kind}>
            {raceName(unit)} {RANKS[unit.rank].name}, {factionName(unit.faction)}
          </p>
          <p className={css.kind}>
            {pointsOf(unit)} points, base {RANKS[unit.rank].base} mm
          </p>
        </div>
      </header>
      <Figures stats={unit.stats} />
      <dl className={css.lines}>
        {lines.map(({ name, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Tracks unit={unit} />
    </article>
  );
};

/** Nine to a sheet of A4. */
export const UnitCards = ({ units }: { readonly units: readonly UnitSheet[] }) => (
  <div className={print.sheet}>
    {units.map((unit, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be printed twice
      <UnitCard key={i} unit={unit} />
    ))}
  </div>
);
