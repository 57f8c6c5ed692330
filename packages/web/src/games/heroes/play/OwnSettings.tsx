/** What a player wishes of every battle of Dwethia Heroes. */

import { OrdersForm } from './Orders.tsx';
import { useTableSettings } from './settings.ts';

const OwnSettings = () => {
  const { tilted, orders, change } = useTableSettings();
  return (
    <>
      <label className="choice">
        <input type="checkbox" checked={tilted} onChange={(e) => change({ tilted: e.target.checked })} />
        <span>Tilt the board</span>
      </label>
      <h3>When to ask me</h3>
      <p className="small muted">
        Given as orders when you begin a battle. There you can change them at any time, under your force.
      </p>
      <OrdersForm orders={orders} onChange={(next) => change({ orders: next })} />
    </>
  );
};

export default OwnSettings;
