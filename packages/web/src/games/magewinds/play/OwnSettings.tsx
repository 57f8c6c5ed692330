/** What a player wishes of every battle of Magewinds, beside standing orders. */

import { useTableSettings } from './orders.ts';

const OwnSettings = () => {
  const { declines, hushes, inches, change } = useTableSettings();
  return (
    <>
      <label className="choice">
        <input type="checkbox" checked={declines} onChange={(e) => change({ declines: e.target.checked })} />
        <span>Decline for me what I cannot pay, where all others are computers</span>
      </label>
      <label className="choice">
        <input type="checkbox" checked={hushes} onChange={(e) => change({ hushes: e.target.checked })} />
        <span>After Let it be or Hold, ask again only when something has changed; for all spells</span>
      </label>
      <label className="choice">
        <input type="checkbox" checked={inches} onChange={(e) => change({ inches: e.target.checked })} />
        <span>Rule the table in inches</span>
      </label>
    </>
  );
};

export default OwnSettings;
