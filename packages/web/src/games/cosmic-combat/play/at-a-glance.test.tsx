// @vitest-environment happy-dom
// What tells a newcomer how the chart lies and what is on it: compass, own edge, legend, and what each order allows.

import { inch } from '@muster/geometry';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makePlane } from '../../../measured/plane.ts';
import { Bearings } from '../chart/Bearings.tsx';
import { IDLE } from './hand/types.ts';
import { Legend } from './Legend.tsx';
import { AllowsPart } from './slip.tsx';
import { tabletop } from './tabletop.tsx';
import { battleOf, nowOf, ORDERS } from './test/battles.ts';

afterEach(cleanup);

const attribute = (words: string, name: string): number => Number(screen.getByText(words).getAttribute(name));

test('the compass shows north however the chart is turned, and the own edge is named where it lies', () => {
  const own = { x: inch(12), y: 0 };
  render(<Bearings plane={makePlane(inch(24), inch(24), 0)} own={own} />);
  const upright = attribute('your edge', 'y');
  expect(attribute('N', 'y')).toBeLessThan(0); // up
  cleanup();
  render(<Bearings plane={makePlane(inch(24), inch(24), 2)} own={own} />);
  expect(attribute('N', 'y')).toBeGreaterThan(0);
  expect(attribute('your edge', 'y')).toBeLessThan(upright); // the southern edge lies above
  cleanup();
  render(<Bearings plane={makePlane(inch(24), inch(24), 0)} own={undefined} />);
  expect(screen.queryByText('your edge')).toBeNull(); // who only looks on has none
});

test('the legend tells every kind of piece that lies on this map once, and the marks about ships', () => {
  const b = battleOf({}, ORDERS, 'orders');
  const told = () =>
    within(screen.getByRole('group'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  render(<Legend battle={b} />);
  const bare = told(); // in open space
  cleanup();
  render(<Legend battle={{ ...b, config: { ...b.config, map: 'shards-24' } }} />);
  const pieces = told().filter((words) => !bare.includes(words));
  expect(pieces.map((words) => words?.replace(/:.*/, '')).sort()).toEqual(['Asteroid', 'Debris field', 'Nebula']);
  expect(bare.join()).toContain('Dashed tokens');
});

test('[CC-23] [CC-24] [CC-26] beside the icons of the orders stands what each lets this ship do', () => {
  const allows = (ship: string, seats?: readonly object[]): string => {
    const now = nowOf(battleOf({ [ship]: { at: [12, 6, 90] } }, ORDERS, 'orders', seats));
    const part = { now, held: { kind: 'order', ship, tokens: [] } } as unknown as Parameters<typeof AllowsPart>[0];
    render(<AllowsPart {...part} />);
    const words = screen.getByRole('region', { name: 'What each order allows' }).textContent;
    cleanup();
    return words;
  };
  expect(allows('A1')).toContain('a save of 4+ on one side');
  expect(allows('A1')).toContain('up to 8 in ahead, a quarter of it back, or 1 in and a turn');
  expect(allows('A1')).toContain('slides up to 4 in to an enemy and fights it');
  expect(allows('A4')).toContain('nothing: it has no shields'); // a fighter
  expect(allows('A4')).toContain('flies up to 12 in, whichever way');
  expect(allows('A4')).toContain('nothing: it cannot board');
});

test('[CC-14] the rest may be left to be placed for one, but not the last ship: that is its owner’s to place', () => {
  const set = battleOf({ B1: { at: [3, 21, 270] } }, [{ type: 'roundEnd' }, { type: 'deploy', side: 0 }], 'setup');
  const lacking = (ids: readonly string[]) => ({
    ...set,
    ships: set.ships.map((s) => (ids.includes(s.id) ? { ...s, fate: 'alive' as const, place: null } : s)),
  });
  const mayLeave = (...ids: readonly string[]) => tabletop.mayLeave?.(nowOf(lacking(ids)), IDLE);
  expect([mayLeave('A1', 'A2'), mayLeave('A2')]).toEqual([true, false]);
});
