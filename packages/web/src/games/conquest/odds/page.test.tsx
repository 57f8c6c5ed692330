// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../../parts/test/render-at.tsx';
import Odds from '../Odds.tsx';

afterEach(cleanup);

const ADA = 'unit=void~Ada~terran~3.1.4.3.2.2.2.0.0.0.6~~1~5~0~s~';

test('[DW-28] a unit of one’s own of the address is among the choices of both sides, and goes with its row', () => {
  const memory = renderAt(`/odds/conquest?first=own.1*2&second=bloodpact.mob&${ADA}`, <Odds />);
  expect(screen.getByRole('heading', { level: 2, name: '2 Ada against 1 Mob' })).toBeTruthy();
  const mob = screen.getByLabelText<HTMLSelectElement>('Unit of the second side');
  const ada = within(mob).getByRole<HTMLOptionElement>('option', { name: 'Ada' });
  fireEvent.change(mob, { target: { value: ada.value } });
  expect(decodeURIComponent(memory.history!.at(-1)!)).toBe(`/odds/conquest?first=own.1*2&second=own.1&${ADA}`);
  const first = screen.getByLabelText('Unit of the first side');
  fireEvent.change(first, { target: { value: 'void.zombies' } });
  expect(decodeURIComponent(memory.history!.at(-1)!)).toBe(`/odds/conquest?first=void.zombies*2&second=own.1&${ADA}`);
});
