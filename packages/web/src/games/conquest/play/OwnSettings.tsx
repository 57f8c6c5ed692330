/** What a player wishes of every war of Conquest. */

import { StandingForm } from './Standing.tsx';
import { useTableSettings } from './settings.ts';

const OwnSettings = () => {
  const { orders, change } = useTableSettings();
  return (
    <>
      <h3>When to ask me</h3>
      <p className="small muted">
        Given as orders when you begin a war. There you can change them at any time, under your army.
      </p>
      <StandingForm orders={orders} onChange={(next) => change({ orders: next })} />
    </>
  );
};

export default OwnSettings;
