// A spell window: what just happened, and what may be cast at it: price, effect, and what it would change. It waits; nothing
// runs out, and the way out stands below it.

import { useId } from 'react';
import { CostChip } from './CostChip.tsx';
import css from './spell.module.css';
import type { Cost } from './suits.ts';

export const ASKING = ['always', 'mine', 'never'] as const;
/** When the player wants to be asked, whatever they hold. MW-R61 */
export type Asking = (typeof ASKING)[number];

export interface OfferedSpell {
  readonly id: string;
  readonly name: string;
  /** Who casts it. */
  readonly caster: string;
  readonly cost: Cost;
  /** What it does, in a sentence. */
  readonly effect: string;
  /** `Damage 4 → 1`. */
  readonly change?: string | undefined;
}

export interface SpellStripProps {
  /** `Barrier? 4 damage to your Cleric`. */
  readonly title: string;
  readonly spells: readonly OfferedSpell[];
  readonly onCast: (id: string) => void;
  readonly asking: Asking;
  readonly onAsking: (asking: Asking) => void;
}

const ASKING_WORDS: Readonly<Record<Asking, string>> = { always: 'always', mine: 'for mine', never: 'never' };

export const SpellStrip = ({ title, spells, onCast, asking, onAsking }: SpellStripProps) => {
  const id = useId();
  return (
    <section className={css.strip} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={css.title}>
        {title}
      </h3>
      <ul className={css.spells}>
        {spells.map((spell) => (
          <Offer key={spell.id} spell={spell} onCast={onCast} />
        ))}
        {spells.length === 0 && <li className={css.caster}>Your hand pays for none of the spells of this moment.</li>}
      </ul>
      <label className={css.asking}>
        Ask me
        <select className={css.select} value={asking} onChange={(e) => onAsking(e.target.value as Asking)}>
          {ASKING.map((when) => (
            <option key={when} value={when}>
              {ASKING_WORDS[when]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
};

const Offer = ({ spell, onCast }: { readonly spell: OfferedSpell; readonly onCast: (id: string) => void }) => (
  <li className={css.spell}>
    <span className={css.what}>
      <CostChip cost={spell.cost} />
      <span className={css.caster}>{`by ${spell.caster}`}</span>
      {spell.change && <strong className={css.change}>{spell.change}</strong>}
      <span className={css.caster}>{spell.effect}</span>
    </span>
    <button type="button" className={`button ${css.cast}`} onClick={() => onCast(spell.id)}>
      {`Cast ${spell.name}`}
    </button>
  </li>
);
