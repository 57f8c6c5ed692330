// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt as at } from '../../parts/test/render-at.tsx';
import Odds from './Odds.tsx';

afterEach(cleanup);

const page = () => document.body.textContent;

test('[X-256] an ion beam takes an order, and no Wounds', () => {
  at('/odds/cosmic-combat?attacker=black-sun.consortium&weapon=2&defender=citadel.bulwark', <Odds />);
  // 3 and 4 against 5: 3+
  expect(page()).toContain('Takes an order of Bulwark 67%, and no Wounds');
  expect(screen.queryByRole('table')).toBeNull();
});

test('[DW-64] [X-255] a boarding counts what the Void ignores, and the Aggressor that Bloodpact has more when it boards', () => {
  at('/odds/cosmic-combat?attacker=bloodpact.reaver&defender=void.revenant', <Odds />);
  // three dice on 4+, a sixth of it ignored; two dice on 4+
  expect(page()).toContain('Reaver deals 1.25 wounds on average, Revenant 1.00.');
  cleanup();
  at('/odds/cosmic-combat?attacker=void.revenant&defender=bloodpact.reaver', <Odds />);
  expect(page()).toContain('Revenant deals 1.00 wounds on average, Reaver 0.83.');
  cleanup();
  at('/odds/cosmic-combat?attacker=citadel.picket', <Odds />);
  expect(page()).toContain('Fighters neither board nor are boarded.');
});

test('[X-255] what the Citadel and the Empire are helped by can be told, and nobody else is asked for it', () => {
  const { history } = at('/odds/cosmic-combat?attacker=citadel.bulwark&defender=empire-of-sol.testudo', <Odds />);
  const steady = screen.getByRole('checkbox', { name: /neither moved nor turned/ });
  expect(page()).toContain('Wounds Testudo 67%'); // 7 against 6
  fireEvent.change(screen.getByLabelText('Cover of terrain'), { target: { value: '1' } });
  expect(page()).toContain('Wounds Testudo 50%');
  fireEvent.click(steady);
  expect(page()).toContain('Wounds Testudo 67%');
  fireEvent.change(screen.getByLabelText('Shield tokens on the side reached'), { target: { value: '1' } });
  expect(page()).toContain('Wounds Testudo 22%'); // saved on 3+
  fireEvent.click(screen.getByRole('checkbox', { name: /within 4 in/ }));
  expect(page()).toContain('Wounds Testudo 11%'); // on 2+
  expect(history?.at(-1)).toContain('steady=yes&wall=yes');
  cleanup();
  at('/odds/cosmic-combat?attacker=void.revenant&defender=bloodpact.reaver', <Odds />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
