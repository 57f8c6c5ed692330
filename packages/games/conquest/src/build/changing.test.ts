import { expect, test } from 'vitest';
import { unitOf } from '../content/units.ts';
import { changedUnit, inRace, ownOf } from './changing.ts';
import { isOwnId } from './own.ts';
import { priceOf } from './price.ts';

test('[DW-27] another race takes what the first one gave, and the price follows', () => {
  const legion = ownOf(unitOf('empire-of-sol.legion')!, 'empire-of-sol');
  const orc = inRace(legion, 'orc');
  expect([orc.stats.strength, orc.stats.perception]).toEqual([5, 0]);
  expect(inRace(orc, 'terran').stats).toEqual(legion.stats);
  expect(changedUnit(orc, { name: 'Ada' }, 2)).toMatchObject({
    id: 'own.2',
    mark: 'b',
    name: 'Ada',
    cost: priceOf(orc),
  });
});

test('a unit of a list keeps its faction; the elite of a religion gets one; ids of one’s own are own.1 to own.9', () => {
  expect(ownOf(unitOf('empire-of-sol.legion')!, 'void').faction).toBe('empire-of-sol');
  expect(ownOf(unitOf('silence.null-monk')!, 'void').faction).toBe('void');
  expect(['own.1', 'own.9', 'own.0', 'own.10', 'my.own.1', 'own.1x', 'own1'].map(isOwnId)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('[DW-27] [DW-28] a race gives no more than a unit may have; heroes get what is theirs', () => {
  const colossus = ownOf(unitOf('empire-of-sol.colossus')!, 'empire-of-sol');
  expect(inRace(colossus, 'croc').stats.defense).toBe(5); // less 1 for Cyborii, more 1 for Crocs
  const legate = ownOf(unitOf('empire-of-sol.legate')!, 'empire-of-sol');
  expect(inRace(legate, 'sovereign').stats.faith).toBe(legate.stats.faith + 1);
  const legion = ownOf(unitOf('empire-of-sol.legion')!, 'empire-of-sol');
  expect(inRace(legion, 'sovereign').stats.faith).toBe(legion.stats.faith);
});
