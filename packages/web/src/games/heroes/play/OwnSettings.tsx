/** What a player wishes of every battle of Dwethia Heroes, beside standing orders. */

import { useTableSettings } from './settings.ts';

const OwnSettings = () => {
  const { tilted, change } = useTableSettings();
  return (
    <label className="choice">
      <input type="checkbox" checked={tilted} onChange={(e) => change({ tilted: e.target.checked })} />
      <span>Tilt the board</span>
    </label>
  );
};

export default OwnSettings;
