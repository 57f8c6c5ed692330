// A spell window: what just happened, and what may be cast at it: price, effect, and what it would change. It waits; nothing
// runs out, and the way out stands below it.

import { ASKS, type Ask, SPELLS, type SpellId } from '@muster/magewinds';
import { useId } from 'react';
import { CostChip } from './CostChip.tsx';
import css from './spell.module.css';
import { costOf } from './words.ts';

export interface OfferedSpell {
  readonly id: string;
  readonly spell: SpellId;
  /** Who casts it. */
  readonly caster: string;
  /** `Damage 4 → 1`. */
  readonly change?: string | undefined;
}

export interface SpellStripProps {
  /** `Barrier? 4 damage to your Cleric`. */
  readonly title: string;
  readonly spells: readonly OfferedSpell[];
  readonly onCast: (id: string) => void;
  /** When the player wants to be asked, whatever they hold. MW-R61 */
  readonly asking: Ask;
  readonly onAsking: (asking: Ask) => void;
}

const ASKING_WORDS: Readonly<Record<Ask, string>> = { always: 'always', mine: 'for mine', never: 'never' };

export const SpellStrip = ({ title, spells, onCast, asking, onAsking }: SpellStripProps) => {
  const id = useId();
  return (
    <section className={css.strip} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={css.title}>
        {title}
      </h3>
      <ul className={css.spells}>
        {spells.map((spell) => (
          <Offer key={spell.id} {...spell} onCast={onCast} />
        ))}
        {spells.length === 0 && <li className={css.caster}>Your hand pays for none of the spells of this moment.</li>}
      </ul>
      <label className={css.asking}>
        Ask me
        <select className={css.select} value={asking} onChange={(e) => onAsking(e.target.value as Ask)}>
          {ASKS.map((when) => (
            <option key={when} value={when}>
              {ASKING_WORDS[when]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
};

const Offer = ({ id, spell, caster, change, onCast }: OfferedSpell & Pick<SpellStripProps, 'onCast'>) => (
  <li className={css.spell}>
    <span className={css.what}>
      <CostChip cost={costOf(spell)} />
      <span className={css.caster}>{`by ${caster}`}</span>
      {change && <strong className={css.change}>{change}</strong>}
      <span className={css.caster}>{SPELLS[spell].text}</span>
    </span>
    <button type="button" className={`button ${css.cast}`} onClick={() => onCast(id)}>
      {`Cast ${SPELLS[spell].name}`}
    </button>
  </li>
);
