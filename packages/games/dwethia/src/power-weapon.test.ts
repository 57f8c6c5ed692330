import { expect, test } from 'vitest';
import { POWERS, powerOf } from './content/powers.ts';
import { weaponOfPower } from './power-weapon.ts';

test('[DW-56] [DW-84] powers that do damage strike like weapons, with their range, Strength and keywords; no other does', () => {
  expect(weaponOfPower(powerOf('fireburst')!)).toEqual({
    kind: 'ranged',
    id: 'fireburst',
    name: 'Fireburst',
    range: 12,
    strength: 5,
    penalty: 'none',
    keywords: { blast: 2 },
    uses: null,
  });
  const ids = POWERS.filter((power) => weaponOfPower(power) !== undefined).map(({ id }) => id);
  expect(ids).toEqual(['blast', 'lightning', 'fireburst']);
  expect(weaponOfPower({ ...powerOf('blast')!, range: null })).toBeUndefined();
});
