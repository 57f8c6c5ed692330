/** What is told of a ship that is looked at: whom it could strike, who could strike it, and when. */

import { areEnemies, type Battle, type CosmicDecision, isOnBoard, type ShipId, shipOf } from '@muster/cosmic-combat';
import { listed, percent } from '../../../../parts/words.ts';
import { shipsOfSeat } from '../hand/able.ts';
import { hitChance, inSight } from '../sights.ts';
import { nameOf } from '../words.ts';

/** `Cohort A2 (67%)`: what the best of its weapons that bear could do to that one, as everything lies now. */
const strikes = (b: Battle, from: ShipId, to: ShipId, told: ShipId): readonly string[] => {
  const found = inSight(b, from).find(({ target }) => target === to);
  if (found === undefined) return [];
  return [`${nameOf(b, told)} (${percent(Math.max(...found.guns.map(({ odds }) => hitChance(odds))))})`];
};

/** When somebody may be attacked, said in the phases in which nobody is. */
const WHEN: Partial<Record<CosmicDecision['kind'], string>> = {
  deploy:
    'It can be attacked once all ships are deployed: by Fire tokens in the Shoot phase, by Boarding tokens before.',
  orders: 'It can be attacked in this round: by Fire tokens in the Shoot phase, by Boarding tokens while ships move.',
  shields: 'It can be attacked later in this round: by Fire tokens in the Shoot phase.',
};

/** Of an enemy: its threat, who has it in sight, and when it can be attacked. */
export const threatWords = (b: Battle, d: CosmicDecision, id: ShipId): readonly string[] => {
  const ship = shipOf(b, id);
  const own = shipsOfSeat(b, d.seat);
  if (!isOnBoard(ship) || own.length === 0 || !areEnemies(b, shipOf(b, own[0]!), ship)) return [];
  const threat = listed(own.flatMap((one) => strikes(b, id, one, one)));
  const reached = listed(own.flatMap((one) => strikes(b, one, id, one)));
  const when = WHEN[d.kind];
  return [
    threat === '' ? 'It has none of yours in its arcs now.' : `In its arcs now: ${threat}.`,
    reached === '' ? 'None of yours has it in its arcs now.' : `It is in the arcs of ${reached}.`,
    ...(when === undefined ? [] : [when]),
  ];
};
