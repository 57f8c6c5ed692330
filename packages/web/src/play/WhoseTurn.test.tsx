// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Phases, WhoseTurn } from './WhoseTurn.tsx';

const SEATS = [{ side: 0 }, { side: 1 }, { side: 1 }] as const;

const said = (places: readonly (readonly number[])[] | null, seat: number | undefined): string | null => {
  const outcome = places === null ? undefined : { places, reason: 'slain', rule: 'DW-22' };
  const { container, unmount } = render(
    <WhoseTurn
      battle={{ config: { seats: SEATS } }}
      outcome={outcome}
      seatNames={['Sol', 'Citadel', 'Void']}
      seat={seat}
      sideName={(side) => ['South', 'North'][side]!}
      when="Round 2 of 6"
    >
      {null}
    </WhoseTurn>,
  );
  const words = container.querySelector('strong')!.textContent;
  unmount();
  return words;
};

test('who is asked, that one waits, which side has won, or that nobody has', () => {
  expect(said(null, 1)).toBe('Citadel');
  expect(said(null, undefined)).toBe('Wait');
  expect(said([[1, 2], [0]], undefined)).toBe('North wins');
  expect(said([[0, 1, 2]], undefined)).toBe('A draw');
});

test('the phase that is now is told as the current one', () => {
  const phases = [
    ['move', 'Move'],
    ['shoot', 'Shoot'],
  ] as const;
  render(<Phases label="Phases" phases={phases} now="shoot" />);
  expect(screen.getAllByRole('listitem').map((li) => li.getAttribute('aria-current'))).toEqual([null, 'step']);
});
