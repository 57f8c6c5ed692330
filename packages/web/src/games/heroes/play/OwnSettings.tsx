/** What a player wishes of every battle of Dwethia Heroes, beside standing orders. */

import { useTilt } from './settings.ts';

const OwnSettings = () => {
  const { tilted, choose } = useTilt();
  return (
    <label className="choice">
      <input type="checkbox" checked={tilted} onChange={(e) => choose(e.target.checked)} />
      <span>Tilt the board</span>
    </label>
  );
};

export default OwnSettings;
