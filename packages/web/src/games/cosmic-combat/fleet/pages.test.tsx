// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt as at } from '../../../parts/test/render-at.tsx';
import { bareShip, fleetAddress } from './address.ts';
import FleetPage from './FleetPage.tsx';
import { parseKeptFleet } from './kept.ts';
import ShipPage from './ShipPage.tsx';

afterEach(cleanup);

const alerts = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[role=alert] p')].map((p) => p.textContent);

test('[DW-23] [DW-25] a fleet from nothing: points, the chart and problems in words', () => {
  const memory = at('/cosmic-combat/fleets?faction=empire-of-sol&points=1000', <FleetPage />);
  const tray = screen.getByRole('list', { name: 'Ships for this fleet' });
  fireEvent.click(within(tray).getByRole('button', { name: /^Add Imperator/ }));
  expect(screen.queryByRole('link', { name: 'Lead it into battle' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'One more Imperator' }));
  expect(memory.history?.at(-1)).toBe(
    '/cosmic-combat/fleets?faction=empire-of-sol&points=1000&ship=imperator&ship=imperator',
  );
  expect(alerts()).toEqual([
    'The fleet costs 1266 points; the limit is 1000 (DW-23).', // 633 each
    'A fleet of 1000 points may have 1 warship or round base; there are 2 (DW-25).',
  ]);
  expect(screen.queryByRole('link', { name: 'Lead it into battle' })).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  fireEvent.click(screen.getAllByRole('button', { name: 'Take Imperator out' })[0]!);
  expect(screen.getByText(/left$/).textContent).toContain('633 of 1000 points, 367 left');
});

test('[DW-26] a religion’s elite goes aboard one ship, and leaves with its religion', () => {
  const memory = at('/cosmic-combat/fleets?points=1500&ship=gladius&ship=cohort', <FleetPage />);
  fireEvent.change(screen.getByLabelText('Religion'), { target: { value: 'ledger-of-fortune' } });
  const aboard = screen.getByLabelText<HTMLSelectElement>('Auditors aboard, 20 points');
  expect([...aboard.options].map(({ text }) => text)).toEqual(['No ship', '2: Cohort']); // a fighter has no room
  fireEvent.change(aboard, { target: { value: '1' } });
  expect(memory.history?.at(-1)).toContain(
    'religion=ledger-of-fortune&points=1500&ship=gladius&ship=cohort%2Bauditors',
  );
  expect(screen.getByText(/left$/).textContent).toContain('508 of 1500'); // 88, 400 and 20
  expect(screen.getByRole('article', { name: 'Cohort, ship card' }).textContent).toContain('Auditors');
  fireEvent.click(screen.getByRole('button', { name: 'One more Cohort' }));
  expect(alerts()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Religion'), { target: { value: 'none' } });
  expect(memory.history?.at(-1)).toBe(
    '/cosmic-combat/fleets?faction=empire-of-sol&points=1500&ship=gladius&ship=cohort&ship=cohort',
  );
});

test('[DW-23] a limit is taken when it is one; what is still being typed is not', () => {
  const memory = at('/cosmic-combat/fleets?faction=void&points=1500', <FleetPage />);
  const limit = screen.getByLabelText<HTMLInputElement>('Another limit');
  fireEvent.change(limit, { target: { value: '2' } });
  expect(limit.value).toBe('2');
  expect(alerts()).toEqual([]);
  fireEvent.change(limit, { target: { value: '2000' } });
  expect(memory.history?.at(-1)).toBe('/cosmic-combat/fleets?faction=void&points=2000');
});

const together = (): string | null | undefined =>
  within(screen.getByRole('region', { name: 'Cost' })).getByRole('row', { name: /^Together/ }).lastChild?.textContent;

const missing = (): string | null | undefined =>
  within(screen.getByRole('region', { name: 'Cost' })).queryByRole('row', { name: /^Least for/ })?.lastChild
    ?.textContent;

test('[DW-28] a ship of one’s own: every choice is on the bill, in the address and on the card', () => {
  const memory = at('/cosmic-combat/ships', <ShipPage />);
  expect([together(), missing()]).toEqual(['104', '96']); // X-262; by the list 8 × (P1 + D4 + I4 + 2 × W2 − 12)
  fireEvent.change(screen.getByLabelText('Weapon'), { target: { value: 'battery' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mount it' }));
  expect([together(), missing()]).toEqual(['104', '40']); // 18" for 3 and Strength 4
  fireEvent.click(within(screen.getByRole('group', { name: 'Arcs of Battery, weapon 1' })).getByLabelText('Left'));
  expect([together(), missing()]).toEqual(['104', '32']);
  fireEvent.click(screen.getByLabelText(/^Shields 4\+/));
  expect([together(), missing()]).toEqual(['104', '16']);
  fireEvent.click(screen.getByLabelText('More Destiny'));
  expect([together(), missing()]).toEqual(['108', undefined]);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Grim' } });
  expect(memory.history?.at(-1)).toBe(
    '/cosmic-combat/ships?faction=empire-of-sol&ship=~Grim~cruiser~60x30~0.1.0.4.0.2.4.1.0.0.4~4~battery*FL~~',
  );
  const card = screen.getByRole('article', { name: 'Grim, ship card' });
  expect(card.textContent).toContain('Cruiser, Empire of Sol');
  expect(card.textContent).toContain('front and left; range 18"');
  expect(alerts()).toEqual([]);
});

test('[DW-28] [CC-23] what may not be is said at once, with its rule', () => {
  at('/cosmic-combat/ships?ship=~Grim~cruiser~60x30~0.1.0.4.0.2.4.0.0.0.4~4~~~', <ShipPage />);
  fireEvent.click(screen.getByLabelText('Less Wounds')); // it stops at what a cruiser may have
  expect(alerts()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Wounds'), { target: { value: '1' } });
  expect(alerts()).toEqual(['Grim has Wounds 1; cruisers have 2 at least (DW-28).']);
  fireEvent.change(screen.getByLabelText('Class'), { target: { value: 'fighter' } });
  expect(alerts()).toContain('Grim has shields; fighters have none (CC-23).');
});

test('[CC-05] [X-228] a weapon is mounted into the arcs it must have, and no more than there is room for', () => {
  const memory = at('/cosmic-combat/ships', <ShipPage />);
  const mount = (weapon: string) => {
    fireEvent.change(screen.getByLabelText('Weapon'), { target: { value: weapon } });
    fireEvent.click(screen.getByRole('button', { name: 'Mount it' }));
  };
  mount('mine-layer');
  expect(memory.history?.at(-1)).toContain('~mine-layer*B~');
  fireEvent.click(screen.getByRole('button', { name: 'Take off Mine layer, weapon 1' }));
  for (const weapon of ['lance', 'battery', 'lance', 'ion-beam']) mount(weapon);
  expect(memory.history?.at(-1)).toContain('~lance*F_battery*F_lance*F~'); // three on a cruiser
  cleanup();
  const station = at(
    '/cosmic-combat/ships?faction=void&ship=~Tomb~round~100x100~1.1.0.5.0.5.7.0.0.0.0~~~~',
    <ShipPage />,
  );
  mount('lance');
  expect(station.history?.at(-1)).toContain('~lance*A~');
});

test('[DW-28] a ship begins with one of the roster', () => {
  at('/cosmic-combat/ships?faction=void', <ShipPage />);
  fireEvent.change(screen.getByLabelText('Begin with'), { target: { value: 'void.void-born-construct' } });
  expect(screen.getByLabelText<HTMLSelectElement>('Class').value).toBe('round');
  expect(screen.getByLabelText<HTMLInputElement>('Across').value).toBe('90');
});

test('[X-262] a fleet kept from when hulls cost nothing opens with the reason, and nothing of it is lost', () => {
  const bare = bareShip('empire-of-sol', 'fighter', 'Nobody');
  const ships = [bareShip('empire-of-sol', 'cruiser', 'Somebody'), ...Array<typeof bare>(50).fill(bare)];
  const given = { version: 1, name: 'Swarm', points: 1500, faction: 'empire-of-sol', religion: null, ships };
  const kept = parseKeptFleet(JSON.parse(JSON.stringify(given)));
  if (kept === undefined) throw new Error('it was not read');
  const memory = at(fleetAddress(kept), <FleetPage />);
  expect(alerts()).toEqual([
    'The fleet costs 2104 points; the limit is 1500 (DW-23).', // 104 and 50 × 40
    'A fighter costs 40 points at least, however little it has (X-262).',
    'A cruiser costs 104 points at least, however little it has (X-262).',
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(51);
  expect(screen.queryByRole('link', { name: 'Lead it into battle' })).toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: 'Take Nobody out' })[0]!);
  expect(memory.history?.at(-1)).toContain('name=Swarm');
});
