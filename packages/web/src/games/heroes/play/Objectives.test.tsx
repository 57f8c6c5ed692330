// @vitest-environment happy-dom
// What a player reads before five objectives are sealed, and where the seal is opened.

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Claim, ObjectiveHand } from './Objectives.tsx';
import { battleOf } from './test/battles.ts';

afterEach(cleanup);

test('[HR-13] [HR-15] the own force stands beside the objectives; chosen ones first, last and marked those that it cannot meet', () => {
  const battle = battleOf(
    { south: ['citadel.guardsman', 'citadel.commissar'], north: ['citadel.guardsman', 'citadel.grenadier'] },
    {},
  );
  render(<ObjectiveHand battle={battle} seat={0} picked={[12]} onPick={() => {}} />);
  expect(screen.getByText(/^Your force: Guardsman A1 \(.*Commissar A2/)).toBeTruthy();
  const rows = within(screen.getByRole('list', { name: 'Objectives to choose from' })).getAllByRole('button');
  const names = rows.map((row) => row.querySelector('strong')?.textContent);
  expect([names.length, names[0], rows[0]?.getAttribute('aria-pressed')]).toEqual([25, 'Hunter', 'true']);
  const marked = rows.filter((row) => row.textContent.includes('Your force cannot meet it in this battle.'));
  expect(rows.slice(-marked.length)).toEqual(marked);
  // nobody of it has a power
  const magic = ['Corruption', 'Master of Affinity', 'Summoner’s War'];
  expect(names.slice(-marked.length)).toEqual(expect.arrayContaining(magic));
  expect(names.indexOf('Victory or Death')).toBeLessThan(25 - marked.length);
});

test('[HR-13] what it means to open the seal is said where it stands, and asked about unless it wins', () => {
  const onClaim = vi.fn();
  const { rerender } = render(<Claim complete={false} onClaim={onClaim} />);
  expect(screen.getByText('Wins once all five are met.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open our seal' }));
  expect(screen.getByText(/they lie open for the rest of the battle/)).toBeTruthy();
  expect(onClaim).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Open it anyway' }));
  expect(onClaim).toHaveBeenCalledTimes(1);
  rerender(<Claim complete onClaim={onClaim} />);
  expect(screen.getByText('All five are met: this wins the battle.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open our seal' }));
  expect(onClaim).toHaveBeenCalledTimes(2);
});
