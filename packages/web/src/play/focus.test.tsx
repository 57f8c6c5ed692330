// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { gridRole } from '../parts/drawing/aria.ts';
import { ActionBar } from './ActionBar.tsx';
import { TableFrame } from './TableFrame.tsx';

afterEach(cleanup);

const Frame = ({ slip, piece }: { readonly slip: ReactNode; readonly piece: ReactNode }) => (
  <TableFrame
    title="A table"
    slip="decision"
    onSlip={() => {}}
    forces={null}
    log={null}
    decision={
      <>
        {slip}
        <ActionBar wait="Choose" next={{ meaning: 'next', words: 'Next', run: () => {} }} />
      </>
    }
  >
    <div {...gridRole('Map', '')}>{piece}</div>
  </TableFrame>
);

/** Both go with the press. */
const Table = () => {
  const [gone, setGone] = useState(false);
  const thing = (words: string) =>
    gone ? null : (
      <button type="button" onClick={() => setGone(true)}>
        {words}
      </button>
    );
  return <Frame slip={thing('Strike')} piece={thing('Piece')} />;
};

test('when what had the focus goes with the command, the bar has it; the board, if it was there', async () => {
  render(<Table />);
  screen.getByText('Strike').focus();
  fireEvent.click(screen.getByText('Strike'));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-slot')).toBe('main'));
  cleanup();
  render(<Table />);
  screen.getByText('Piece').focus();
  fireEvent.click(screen.getByText('Piece'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')));
});

test('when what had the focus is disabled, the bar has it', async () => {
  const Once = () => {
    const [isPressed, setPressed] = useState(false);
    return (
      <Frame
        slip={
          <button type="button" disabled={isPressed} onClick={() => setPressed(true)}>
            Once
          </button>
        }
        piece={null}
      />
    );
  };
  render(<Once />);
  screen.getByText('Once').focus();
  fireEvent.click(screen.getByText('Once'));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-slot')).toBe('main'));
});

test('whoever lets go of the focus is left alone', async () => {
  render(<Table />);
  screen.getByText('Strike').focus();
  screen.getByText('Strike').blur();
  fireEvent.click(screen.getByText('Piece'));
  await waitFor(() => expect(screen.queryByText('Strike')).toBeNull());
});

test('the key for the next one puts the keyboard on the board', () => {
  render(<Table />);
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(document.activeElement).toBe(screen.getByRole('grid'));
});
