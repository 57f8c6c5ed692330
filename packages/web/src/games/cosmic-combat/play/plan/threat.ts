/** What is told of a ship that is looked at: whom it could strike, who could strike it, and when. */

import { areEnemies, type Battle, type CosmicDecision, isOnBoard, type ShipId, shipOf } from '@muster/cosmic-combat';
import { listed, percent } from '../../../../parts/words.ts';
import { hitChance, inSight } from '../sights.ts';
import { nameOf } from '../words.ts';

/** The best of its weapons that bear, as everything lies now. */
const bestAt = (b: Battle, from: ShipId, to: ShipId): number | undefined => {
  const found = inSight(b, from).find(({ target }) => target === to);
  return found && Math.max(...found.guns.map(({ odds }) => hitChance(odds)));
};

/** `Cohort A2 (67%)`. */
const strikers = (b: Battle, from: readonly ShipId[], to: readonly ShipId[], named: 'from' | 'to'): string =>
  listed(
    from.flatMap((one) =>
      to.flatMap((other) => {
        const chance = bestAt(b, one, other);
        return chance === undefined ? [] : [`${nameOf(b, named === 'from' ? one : other)} (${percent(chance)})`];
      }),
    ),
  );

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
  const own = b.ships.filter((s) => isOnBoard(s) && s.seat === d.seat).map((s) => s.id);
  if (!isOnBoard(ship) || own.length === 0 || !areEnemies(b, shipOf(b, own[0]!), ship)) return [];
  const threat = strikers(b, [id], own, 'to');
  const reached = strikers(b, own, [id], 'from');
  const when = WHEN[d.kind];
  return [
    threat === '' ? 'It has none of yours in its arcs now.' : `In its arcs now: ${threat}.`,
    reached === '' ? 'None of yours has it in its arcs now.' : `It is in the arcs of ${reached}.`,
    ...(when === undefined ? [] : [when]),
  ];
};
