/** What a player wishes of every battle of Magewinds. */

import { ASKED_SPELLS, ASKS, type AskedSpell } from '@muster/magewinds';
import { useTableSettings } from './orders.ts';
import css from './table.module.css';
import { ASK_WORDS, ASKED_NAMES } from './words.ts';

const Usual = ({ spell }: { readonly spell: AskedSpell }) => {
  const { orders, choose } = useTableSettings();
  const { [spell]: now, ...others } = orders;
  return (
    <label className={css.orderRow}>
      <span>{ASKED_NAMES[spell]}</span>
      <select
        className={css.select}
        aria-label={`Usually ask me about ${ASKED_NAMES[spell]}`}
        value={now ?? ''}
        onChange={({ target: { value } }) => {
          const ask = ASKS.find((one) => one === value);
          choose({ orders: ask === undefined ? others : { ...others, [spell]: ask } });
        }}
      >
        <option value="">as the game has it</option>
        {ASKS.map((ask) => (
          <option key={ask} value={ask}>
            {ASK_WORDS[ask]}
          </option>
        ))}
      </select>
    </label>
  );
};

const OwnSettings = () => {
  const { declines, inches, choose } = useTableSettings();
  return (
    <>
      <label className="choice">
        <input type="checkbox" checked={declines} onChange={(e) => choose({ declines: e.target.checked })} />
        <span>Decline for me what I cannot pay, where all others are computers</span>
      </label>
      <label className="choice">
        <input type="checkbox" checked={inches} onChange={(e) => choose({ inches: e.target.checked })} />
        <span>Rule the table in inches</span>
      </label>
      <h3>When to ask me about spells</h3>
      <p className="small muted">
        Given as orders when you begin a battle. There you can change them at any time, under your warband.
      </p>
      {ASKED_SPELLS.map((spell) => (
        <Usual key={spell} spell={spell} />
      ))}
    </>
  );
};

export default OwnSettings;
