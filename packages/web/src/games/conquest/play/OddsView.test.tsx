// @vitest-environment happy-dom
import type { ShootCommand } from '@muster/conquest';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hand } from './gestures.ts';
import { OddsView } from './OddsView.tsx';
import { now, shooting } from './test/wars.ts';

const wordsOf = (arc: boolean): string => {
  const b = shooting({
    models: { 'A5-3': { sheet: 'sagittarii', at: [6, 14] }, 'B3-3': { sheet: 'wardens', at: [10, 14] } },
  });
  const act: ShootCommand = { type: 'shoot', unit: 'A5-3', target: 'B3-3', arc };
  const { odds } = hand.plan(now(b), { kind: 'act', model: 'A5-3', act });
  const { unmount } = render(<OddsView battle={b} odds={odds!} side={0} />);
  const words = screen.getByRole('region', { name: 'What the shot would bring' }).textContent ?? '';
  unmount();
  return words;
};

test('[X-341] a shot is weighed against the other way of firing it: 1 and 2 against 4 need a 5, in an arc 2 against 4 a 6', () => {
  expect(wordsOf(false)).toMatch(/^Wounds Wardens B3 33%.*In an arc: 6\+, wounds 17%\./);
  expect(wordsOf(true)).toMatch(/^Wounds Wardens B3 17%.*Directly: 5\+, wounds 33%\./);
});
