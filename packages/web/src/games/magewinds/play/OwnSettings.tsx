/** What a player wishes of every battle of Magewinds. */

import { useTableSettings } from './orders.ts';

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
      <p className="small muted">
        About which spells you are asked when others act, you say in the battle, under your warband: the others never
        learn it.
      </p>
    </>
  );
};

export default OwnSettings;
