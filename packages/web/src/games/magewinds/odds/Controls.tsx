/** The left side of the odds page: who attacks whom, with what, and what else is in play. */

import { attackOf, PROFILES, QUAKE, SPELLS } from '@muster/magewinds';
import { ArrowDownUp } from 'lucide-react';
import { useId } from 'react';
import page from '../../../pages/odds/odds.module.css';
import { Chips } from '../../../parts/Chips.tsx';
import css from './odds.module.css';
import { Picker } from './Picker.tsx';
import {
  attackName,
  attacksOf,
  knows,
  MOST_ACTION_VALUE,
  MOST_BARRIER,
  type OddsQuery,
  swapRoles,
  withAttacker,
  withDefender,
} from './query.ts';

interface Props {
  readonly query: OddsQuery;
  readonly onChange: (query: OddsQuery) => void;
}

const strength = ({ power, precision }: { readonly power: number; readonly precision: number }): string =>
  `Power ${power}, Precision ${precision}`;

/** What the attack is printed with. */
const attackFigures = ({ attacker, attack }: OddsQuery): string => {
  if (attack === 'quake') return strength(QUAKE);
  const { light, heavy, single } = attackOf(attacker, attack, true)!;
  return single ? strength(single) : `Light: ${strength(light!)}; Heavy: ${strength(heavy!)}`;
};

const defenceFigures = ({ defender }: OddsQuery): string => {
  const { toughness, armour, deflect, evasion, dodge } = PROFILES[defender];
  return `Toughness ${toughness}, Armour ${armour} (Deflect +${deflect}), Evasion ${evasion} (Dodge +${dodge})`;
};

interface CheckProps {
  readonly words: string;
  readonly means: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const Check = ({ words, means, checked, onChange }: CheckProps) => (
  <label className="choice">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>
      {words} <span className="small muted">{means}</span>
    </span>
  </label>
);

const THIRD_EYE = [
  { value: 'none', words: 'Nobody' },
  { value: 'attacker', words: 'Attacker' },
  { value: 'defender', words: 'Defender' },
] as const;

const Spells = ({ query, onChange }: Props) => {
  const set = (change: Partial<OddsQuery>) => onChange({ ...query, ...change });
  return (
    <>
      <Check
        words="The target is in cover"
        means="harder to hit (MW 18.2)"
        checked={query.cover}
        onChange={(cover) => set({ cover })}
      />
      <Check words="Hex" means="on the attacker" checked={query.hex} onChange={(hex) => set({ hex })} />
      <Check
        words="White-Hot Weapons"
        means="on the attacker, melee only"
        checked={query.whiteHot}
        onChange={(whiteHot) => set({ whiteHot })}
      />
      {knows(query.attacker, 'wildform') && (
        <Check
          words={SPELLS.wildform.name}
          means="on the attacker, melee only"
          checked={query.wildform}
          onChange={(wildform) => set({ wildform })}
        />
      )}
      {knows(query.defender, 'mirrorshield') && (
        <Check
          words={SPELLS.mirrorshield.name}
          means="as a fourth defence"
          checked={query.mirrorshield}
          onChange={(mirrorshield) => set({ mirrorshield })}
        />
      )}
      <Chips
        legend="Third Eye on"
        choices={THIRD_EYE}
        value={query.thirdEye}
        onChoose={(thirdEye) => set({ thirdEye })}
      />
      <Chips
        legend="Clubs spent on Barrier"
        choices={Array.from({ length: MOST_BARRIER + 1 }, (_, value) => ({ value, words: String(value) }))}
        value={query.barrier}
        onChoose={(barrier) => set({ barrier })}
      />
    </>
  );
};

const ActionValue = ({ query, onChange }: Props) => {
  const id = useId();
  return (
    <div className={css.actionValue}>
      <label htmlFor={id}>
        <span className="field__label">An action is worth</span> <output htmlFor={id}>{query.actionValue}</output>{' '}
        {query.actionValue === 1 ? 'point' : 'points'} of damage
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={MOST_ACTION_VALUE}
        step={0.25}
        value={query.actionValue}
        onChange={(event) => onChange({ ...query, actionValue: Number(event.target.value) })}
      />
      <p className="small muted">
        A reaction costs the target an action, and a Feint that meets one hands the attacker’s back.
      </p>
    </div>
  );
};

export const Controls = ({ query, onChange }: Props) => (
  <div className={`${page.controls} ${css.controls}`}>
    <section className={`slip ${page.control} ${css.control}`} aria-label="Attacker">
      <h2>Attacker</h2>
      <Picker
        legend="Attacker"
        seat={0}
        value={query.attacker}
        figures={attackFigures(query)}
        onChoose={(id) => onChange(withAttacker(query, id))}
      />
      <Chips
        legend="Attack"
        choices={attacksOf(query.attacker).map((value) => ({ value, words: attackName(value) }))}
        value={query.attack}
        onChoose={(attack) => onChange({ ...query, attack })}
      />
    </section>
    <button type="button" className="button" onClick={() => onChange(swapRoles(query))}>
      <ArrowDownUp size={18} aria-hidden="true" /> Swap roles
    </button>
    <section className={`slip ${page.control} ${css.control}`} aria-label="Defender">
      <h2>Defender</h2>
      <Picker
        legend="Defender"
        seat={1}
        value={query.defender}
        figures={defenceFigures(query)}
        onChoose={(id) => onChange(withDefender(query, id))}
      />
    </section>
    <section className={`slip ${page.control} ${css.control}`} aria-label="In play">
      <h2>In play</h2>
      <Spells query={query} onChange={onChange} />
      <ActionValue query={query} onChange={onChange} />
    </section>
  </div>
);
