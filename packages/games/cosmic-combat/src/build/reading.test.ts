// Ships from outside, at the borders of what is read.
import { expect, test } from 'vitest';
import { sol } from '../testing/duel.ts';
import { readSheet } from './reading.ts';
import { parseShipText } from './text.ts';

test('[DW-28] arcs beyond eight letters are not read, and a name stands without blanks about it', () => {
  const sheet = {
    name: 'Ada',
    faction: 'void',
    class: 'cruiser',
    stats: sol.stats,
    mounts: [{ weapon: 'battery', arcs: 'FLRBFLRBX' }],
  };
  expect(readSheet(sheet, 'ship').mounts[0]!.arcs).toHaveLength(8);
  const read = parseShipText('~ Grim ~cruiser~60x30~0.1.0.4.0.2.4.0.0.0.4~4~~~', 'void');
  expect(read.ok && read.value.name).toBe('Grim');
});
