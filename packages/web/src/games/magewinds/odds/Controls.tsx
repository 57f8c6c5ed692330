/** The left side of the odds page: who attacks whom, with what, and what else is in play. */

import {
  attackOf,
  knows,
  MOST_ACTION_VALUE,
  ODDS,
  type OddsQuery,
  PROFILES,
  QUAKE,
  swapRoles,
  withAttacker,
  withDefender,
} from '@muster/magewinds';
import { ArrowDownUp } from 'lucide-react';
import { useId } from 'react';
import page from '../../../pages/odds/odds.module.css';
import { FieldForm } from '../../../parts/Fields.tsx';
import { strengthWords } from '../cards/words.ts';
import css from './odds.module.css';
import { Picker } from './Picker.tsx';

interface Props {
  readonly query: OddsQuery;
  readonly onChange: (query: OddsQuery) => void;
}

/** What the attack is printed with. */
const attackFigures = ({ attacker, attack }: OddsQuery): string => {
  if (attack === 'quake') return strengthWords(QUAKE);
  const { light, heavy, single } = attackOf(attacker, attack, true)!;
  return single ? strengthWords(single) : `Light: ${strengthWords(light!)}; Heavy: ${strengthWords(heavy!)}`;
};

const defenceFigures = ({ defender }: OddsQuery): string => {
  const { toughness, armour, deflect, evasion, dodge } = PROFILES[defender];
  return `Toughness ${toughness}, Armour ${armour} (Deflect +${deflect}), Evasion ${evasion} (Dodge +${dodge})`;
};

/** Spells that only some know are asked of those alone. */
const keysFor = ({ attacker, defender }: OddsQuery): readonly (keyof OddsQuery)[] => [
  ...(['cover', 'hex', 'whiteHot'] as const),
  ...(knows(attacker, 'wildform') ? (['wildform'] as const) : []),
  ...(knows(defender, 'mirrorshield') ? (['mirrorshield'] as const) : []),
  ...(['thirdEye', 'barrier'] as const),
];

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
      <FieldForm of={ODDS} chosen={query} keys={['attack']} onChange={(change) => onChange({ ...query, ...change })} />
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
      <FieldForm
        of={ODDS}
        chosen={query}
        keys={keysFor(query)}
        onChange={(change) => onChange({ ...query, ...change })}
      />
      <ActionValue query={query} onChange={onChange} />
    </section>
  </div>
);
