// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt as at } from '../../../parts/test/render-at.tsx';
import ForcePage from './ForcePage.tsx';
import UnitPage from './UnitPage.tsx';

afterEach(cleanup);

const together = (): string | null | undefined =>
  within(screen.getByRole('region', { name: 'Cost' })).getByRole('row', { name: /^Together/ }).lastChild?.textContent;

test('[DW-28] a unit of one’s own: every choice is on the bill, in the address and on the card', () => {
  const memory = at('/heroes/units', <UnitPage />);
  expect(together()).toBe('51');
  fireEvent.click(screen.getByLabelText('More Destiny'));
  expect(together()).toBe('61');
  fireEvent.click(screen.getByLabelText(/^Pistol/));
  expect(together()).toBe('68');
  fireEvent.change(screen.getByLabelText('Race'), { target: { value: 'taurus' } });
  expect(screen.getByLabelText<HTMLInputElement>('Strength').value).toBe('7');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Grim' } });
  expect(memory.history?.at(-1)).toBe(
    '/heroes/units?faction=empire-of-sol&unit=~Grim~taurus~hero~5.2.7.4.4.3.0.3.1.0.6~great-weapon.pistol~~~',
  );
  const card = screen.getByRole('article', { name: 'Grim, unit card' });
  expect(card.textContent).toContain('Taurus hero, Empire of Sol');
  expect(card.textContent).toContain('Pistol');
});

test('[X-172] what may not be is said at once, with its rule', () => {
  at('/heroes/units', <UnitPage />);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Grim' } });
  fireEvent.click(screen.getByLabelText(/^Shield/));
  expect(document.querySelector('[role=alert]')?.textContent).toBe(
    'Grim cannot carry a shield beside a two-handed weapon (X-172).',
  );
  fireEvent.click(screen.getByLabelText(/^Hand weapon/));
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('[DW-27] an archetype fills the sheet', () => {
  at('/heroes/units?faction=void', <UnitPage />);
  fireEvent.change(screen.getByLabelText('Begin with'), { target: { value: 'sorcerer' } });
  expect(together()).toBe('72'); // 68, and the Void pays for four Wounds
  expect(screen.getByLabelText<HTMLInputElement>(/^Lightning/).checked).toBe(true);
});

test('[DW-23] [DW-25] a force from nothing: points, the chart and problems in words', () => {
  const memory = at('/heroes/forces?faction=bloodpact&points=60', <ForcePage />);
  const tray = screen.getByRole('list', { name: 'Units for this force' });
  fireEvent.click(within(tray).getByRole('button', { name: /^Add Alpha/ }));
  expect(screen.queryByRole('link', { name: 'Lead it into battle' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'One more Alpha' }));
  expect(memory.history?.at(-1)).toBe('/heroes/forces?faction=bloodpact&points=60&unit=alpha&unit=alpha');
  expect([...document.querySelectorAll('[role=alert] p')].map((p) => p.textContent)).toEqual([
    'The force costs 102 points; the limit is 60 (DW-23).',
    'A force of 60 points may have 1 hero; there are 2 (DW-25).',
  ]);
  expect(screen.queryByRole('link', { name: 'Lead it into battle' })).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  fireEvent.click(screen.getAllByRole('button', { name: 'Take Alpha out' })[0]!);
  expect(screen.getByText(/left$/).textContent).toContain('51 of 60 points, 9 left');
});
