/** What a unit costs, item by item (DW-24). */

import { billOf, pointsOf, type UnitSheet } from '@muster/heroes';
import { Bill as PlainBill } from '../../../pages/force/Bill.tsx';

export const Bill = ({ unit }: { readonly unit: UnitSheet }) => (
  <PlainBill name={unit.name.trim() || 'this unit'} items={billOf(unit)} together={pointsOf(unit)} />
);
