// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SlipBody } from './SlipBody.tsx';

test('another question is read from its beginning; the same one stays where it was scrolled to', () => {
  const [seal, move] = [{ kind: 'seal' }, { kind: 'move' }];
  const { rerender } = render(<SlipBody about={seal}>Choose five.</SlipBody>);
  const slip = screen.getByRole('region', { name: 'What is asked' });
  slip.scrollTop = 120;
  rerender(<SlipBody about={seal}>Choose four.</SlipBody>);
  expect(slip.scrollTop).toBe(120);
  rerender(<SlipBody about={move}>Choose where it goes.</SlipBody>);
  expect(slip.scrollTop).toBe(0);
});
