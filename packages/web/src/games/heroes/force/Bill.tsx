/** What a unit costs, item by item (DW-24), and what it costs where house prices are agreed on. */

import { billOf, heroesDescriptor, pointsOf, type UnitSheet } from '@muster/heroes';
import { Bill as PlainBill, signed } from '../../../dwethia/force/Bill.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';

const HousePrice = ({ unit }: { readonly unit: UnitSheet }) => {
  const [list, house] = [pointsOf(unit), pointsOf(unit, 'house')];
  return list === house ? null : (
    <p className="small muted">
      House price (ours): {house} points, {house > list ? `+${house - list}` : signed(house - list)}.{' '}
      <RuleRef game={heroesDescriptor} id="X-175" />
    </p>
  );
};

export const Bill = ({ unit }: { readonly unit: UnitSheet }) => (
  <>
    <PlainBill name={unit.name.trim() || 'this unit'} items={billOf(unit)} together={pointsOf(unit)} />
    <HousePrice unit={unit} />
  </>
);
