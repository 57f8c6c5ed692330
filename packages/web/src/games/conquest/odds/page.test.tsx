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

test('[X-354] a building is assaulted by itself: no unit joins it, and beside units none is offered', () => {
  renderAt('/odds/conquest?first=empire-of-sol.legion*2,empire-of-sol.triarii&second=citadel.pillbox', <Odds />);
  const [first, second] = ['First side', 'Second side'].map((name) =>
    within(screen.getAllByRole('region', { name })[0]!),
  );
  const more = { name: 'Another unit' };
  expect([first!.queryByRole('button', more) !== null, second!.queryByRole('button', more)]).toEqual([true, null]);
  const offered = (of: typeof first, i: number) => within(of!.getAllByRole('combobox')[i]!);
  expect(offered(first, 0).queryByRole('option', { name: 'Praetorium' })).toBeNull();
  expect(offered(second, 0).getByRole('option', { name: 'Praetorium' })).toBeTruthy();
  expect(screen.getByText('Shield bearers stand beside each other')).toBeTruthy();
});
