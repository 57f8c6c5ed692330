// @vitest-environment happy-dom
// The end of a round on the board.

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RoundSlip } from './RoundSlip.tsx';

afterEach(cleanup);

const roundOver = { round: 2, sides: [{ seat: 0, words: 'Blue: 3 units left.' }], count: '1 has escaped.' };

test('it is on the board while it is shown or watched again, and never under the hand of who is to act', () => {
  const seen = { scene: { roundOver }, showing: true, replayed: false };
  const { rerender } = render(<RoundSlip seen={seen} />);
  expect(screen.getByRole('status').textContent).toBe('Round 2 is overBlue: 3 units left.1 has escaped.');
  rerender(<RoundSlip seen={{ ...seen, showing: false }} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<RoundSlip seen={{ ...seen, showing: false, replayed: true }} />);
  expect(screen.queryByRole('status')).not.toBeNull();
});
