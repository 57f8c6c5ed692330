// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SlipBody } from './SlipBody.tsx';

const nextPicture = () => new Promise(requestAnimationFrame);

test('another question is read from its beginning; the same one stays where it was scrolled to', async () => {
  const [seal, move] = [{ kind: 'seal' }, { kind: 'move' }];
  const { rerender } = render(<SlipBody about={seal}>Choose five.</SlipBody>);
  const slip = screen.getByRole('region', { name: 'What is asked' });
  await nextPicture();
  slip.scrollTop = 120;
  rerender(<SlipBody about={seal}>Choose four.</SlipBody>);
  await nextPicture();
  expect(slip.scrollTop).toBe(120);
  rerender(<SlipBody about={move}>Choose where it goes.</SlipBody>);
  await nextPicture();
  expect(slip.scrollTop).toBe(0);
});
