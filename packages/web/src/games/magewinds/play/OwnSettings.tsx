/** What a player wishes of every battle of Magewinds, beside standing orders. */

import { OwnAnswers } from './OrdersOf.tsx';
import { useTableSettings } from './orders.ts';

const OwnSettings = () => {
  const { inches, change } = useTableSettings();
  return (
    <>
      <OwnAnswers where=", where all others are computers" />
      <label className="choice">
        <input type="checkbox" checked={inches} onChange={(e) => change({ inches: e.target.checked })} />
        <span>Rule the table in inches</span>
      </label>
    </>
  );
};

export default OwnSettings;
