/** Ships in the fields of an address. */

import { makeShipText, parseShipText, type ShipSheet } from '@muster/cosmic-combat';
import type { FactionId } from '@muster/dwethia';
import { sheetTexts, tidySheetName } from '../../../dwethia/force/sheet-text.ts';

export const tidyShipName = tidySheetName;

export const {
  read: readShipText,
  readAll: readShips,
  inFields: shipsIn,
} = sheetTexts<ShipSheet, FactionId>({ what: 'ship', make: makeShipText, parse: parseShipText });
