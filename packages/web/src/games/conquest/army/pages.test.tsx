// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt as at } from '../../../parts/test/render-at.tsx';
import ArmyPage from './ArmyPage.tsx';
import UnitPage from './UnitPage.tsx';

afterEach(cleanup);

const cost = (): HTMLElement => screen.getByRole('region', { name: 'Cost' });
const together = (): readonly (string | null)[] =>
  within(cost())
    .getAllByRole('row', { name: /^Together/ })
    .map((row) => row.lastChild!.textContent);
const problems = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[role=alert] p')].map((p) => p.textContent);

test('[DW-28] a unit of one’s own: every choice is on the bill in R and A, in the address and on the card', () => {
  const memory = at('/conquest/units?unit=~~terran~3.1.4.3.2.2.2.0.0.0.6~~1~5~0~s~', <UnitPage />);
  expect(problems()).toEqual(['A unit needs a name (DW-28).']);
  expect(together()).toEqual(['100 R']); // five for each of seventeen, and three points for the shield
  fireEvent.click(screen.getByLabelText('More Martial'));
  expect(together()).toEqual(['105 R']);
  fireEvent.click(screen.getByLabelText(/^\[Commander\]/));
  fireEvent.click(screen.getByLabelText('More Destiny'));
  expect(together()[1]).toBe('10 A');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
  expect(problems()).toContain('Ada: [Starting Force] is not for what costs Aether (X-308).');
  fireEvent.click(screen.getByLabelText(/^\[Starting Force\]/));
  expect(problems()).toEqual([]);
  expect(cost().textContent).toContain('the headquarters (Praetorium or Forum) or the Basilica');
  expect(memory.history?.at(-1)).toBe(
    '/conquest/units?faction=empire-of-sol&unit=~Ada~terran~4.1.4.3.2.2.2.1.0.0.6~~1~5~0~c~',
  );
  const card = screen.getByRole('article', { name: 'Ada, unit card' });
  expect(card.textContent).toContain('Terran, Empire of Sol');
  expect(card.textContent).toContain('base 25 mm');
});

test('[DW-27] another race, weapons and powers; what may not be is said at once', () => {
  at('/conquest/units?faction=void', <UnitPage />);
  fireEvent.change(screen.getByLabelText('Begin with'), { target: { value: 'void.bone-archers' } });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
  const strength = Number(screen.getByLabelText<HTMLInputElement>('Strength').value);
  fireEvent.change(screen.getByLabelText('Race'), { target: { value: 'taurus' } });
  expect(Number(screen.getByLabelText<HTMLInputElement>('Strength').value)).toBe(strength + 2);
  fireEvent.click(screen.getByLabelText(/^Rifles/));
  fireEvent.click(screen.getByLabelText(/^Blast/));
  expect(problems()).toEqual(['Ada: knows powers without having Affinity (DW-84).']);
  fireEvent.change(screen.getByLabelText('Harvest'), { target: { value: '60' } });
  expect(problems()).toContain('Ada: [Harvest 60]; it is 40 at most (CQ-33).');
});

test('[CQ-23] an army from nothing: counts, the bank, missions and problems in words', () => {
  const memory = at('/conquest/armies?faction=bloodpact', <ArmyPage />);
  expect(screen.getByText(/left for the bank/).textContent).toBe('0 of 500 points, 500 R left for the bank');
  for (let i = 0; i < 5; i++) fireEvent.click(screen.getByLabelText('One more Scavengers'));
  expect(memory.history?.at(-1)).toContain('&start=scavengers*5&');
  expect(screen.getByText(/left for the bank$/).textContent).toMatch(/^\d+ of 500 points, \d+ R left for the bank$/);
  fireEvent.change(screen.getByRole('spinbutton', { name: /^Mob/ }), { target: { value: '9' } });
  expect(problems()[0]).toMatch(/^The starting force costs \d+ points; 500 are allowed \(CQ-23\)\.$/);
  expect(screen.queryByRole('link', { name: 'Lead it into battle' })).toBeNull();
  fireEvent.change(screen.getByRole('spinbutton', { name: /^Mob/ }), { target: { value: '1' } });
  expect(screen.queryByRole('link', { name: 'Lead it into battle' })).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Regicide/));
  expect(memory.history?.at(-1)).toMatch(/&mission=[\w-]+&mission=regicide$/);
  fireEvent.click(screen.getByLabelText(/^Regicide/));
  expect(problems()).toEqual(['An army takes two missions; 1 is named (CQ-15).']);
});

test('[DW-26] religion and headquarters are told with what they bring; cards of the whole list', () => {
  at('/conquest/armies?faction=void&start=zombies', <ArmyPage />);
  fireEvent.change(screen.getByLabelText('Religion'), { target: { value: 'ledger-of-fortune' } });
  expect(screen.getByText(/a Temple builds the Auditor/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  fireEvent.click(screen.getByLabelText('The whole list'));
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(screen.getByRole('article', { name: 'Auditor, unit card' }).textContent).toContain('20 R more');
});
