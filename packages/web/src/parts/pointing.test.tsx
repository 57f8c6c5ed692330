// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bubble, type BubbleAt, bubbleKey, standFor, yieldToBoard } from './Bubble.tsx';
import { HoverCard } from './HoverCard.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Cards = ({ eyes = 0 }: { readonly eyes?: number }) => (
  <HoverCard eyes={eyes} render={(key) => (key === 'rock' ? null : <p>About the {key}</p>)}>
    <button type="button" data-card="knight">
      Knight
    </button>
    <span data-card="pikeman">
      <i>Pikeman</i>
    </span>
    <span data-card="rock">Rock</span>
    <input aria-label="Name" />
  </HoverCard>
);

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const card = (): string | undefined => screen.queryByRole('tooltip')?.textContent ?? undefined;
let moves = 0;
const mouse = (words: string, clientX: number, movementX = 0) =>
  fireEvent.pointerOver(screen.getByText(words), {
    pointerType: 'mouse',
    buttons: 0,
    clientX,
    movementX,
    bubbles: true,
  });
/** By a hand that moves. */
const hover = (words: string) => mouse(words, ++moves, 1);
const finger = { pointerType: 'touch', clientX: 10, clientY: 10 };

test('a card comes after a moment under the mouse, follows it, and goes with Escape', () => {
  render(<Cards />);
  hover('Knight');
  expect(card()).toBeUndefined();
  wait(1000);
  expect(card()).toBe('About the knight');
  hover('Pikeman');
  expect(card()).toBeUndefined();
  wait(1000);
  expect(card()).toBe('About the pikeman');
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(card()).toBeUndefined();
  expect(heard).not.toHaveBeenCalled(); // the table lets nothing go for it
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', heard);
  hover('Rock');
  wait(1000);
  expect(card()).toBeUndefined();
});

test('a press hides it; a long one of a finger that rests shows it, a finger that moves does not', () => {
  render(<Cards />);
  hover('Knight');
  wait(1000);
  fireEvent.pointerDown(screen.getByText('Knight'), { pointerType: 'mouse' });
  expect(card()).toBeUndefined();
  fireEvent.pointerDown(screen.getByText('Pikeman'), finger);
  wait(1000);
  expect(card()).toBe('About the pikeman');
  fireEvent.pointerUp(document.body, finger);
  expect(card()).toBe('About the pikeman'); // it can be read with the finger away
  fireEvent.pointerDown(screen.getByText('Knight'), finger);
  fireEvent.pointerMove(document.body, { ...finger, clientX: 60 });
  wait(1000);
  expect(card()).toBeUndefined();
});

test('what slides under a mouse that rests brings no card, until the hand moves', () => {
  render(<Cards />);
  mouse('Knight', 500); // it lay there before the table was drawn
  wait(1000);
  expect(card()).toBeUndefined();
  mouse('Knight', 500, 1);
  wait(1000);
  expect(card()).toBe('About the knight');
  mouse('Pikeman', 500);
  wait(1000);
  expect(card()).toBeUndefined();
  mouse('Pikeman', 501);
  wait(1000);
  expect(card()).toBe('About the pikeman');
});

test('a right press shows it at once, in the place of the menu; what has no card leaves that to the browser', () => {
  render(<Cards />);
  expect(fireEvent.contextMenu(screen.getByText('Knight'))).toBe(false);
  expect(card()).toBe('About the knight');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(card()).toBeUndefined();
  expect(fireEvent.contextMenu(screen.getByText('Rock'))).toBe(true);
  expect(card()).toBeUndefined();
});

test('a long press chooses nothing, a short one does', () => {
  const chosen: string[] = [];
  render(
    <HoverCard render={(key) => <p>About the {key}</p>}>
      <button type="button" data-card="knight" onClick={() => chosen.push('knight')}>
        Knight
      </button>
    </HoverCard>,
  );
  const press = (ms: number): void => {
    fireEvent.pointerDown(screen.getByText('Knight'), finger);
    wait(ms);
    fireEvent.pointerUp(screen.getByText('Knight'), finger);
    fireEvent.pointerLeave(screen.getByText('Knight').parentElement!, finger); // it is gone, and so is the focus
    fireEvent.focusOut(screen.getByText('Knight'));
    fireEvent.click(screen.getByText('Knight'));
  };
  press(1000);
  expect([chosen.length, card()]).toEqual([0, 'About the knight']);
  press(50);
  expect(chosen).toEqual(['knight']);
});

test('the key I shows what has the focus, and hides it again; typed it is a letter', () => {
  render(<Cards />);
  screen.getByText('Knight').focus();
  fireEvent.keyDown(screen.getByText('Knight'), { key: 'i' });
  expect(card()).toBe('About the knight');
  fireEvent.keyDown(screen.getByText('Knight'), { key: 'i' });
  expect(card()).toBeUndefined();
  hover('Pikeman');
  screen.getByLabelText('Name').focus();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'i' });
  expect(card()).toBeUndefined();
});

const Board = ({ bubble }: { readonly bubble: BubbleAt<{ x: number; y: number }> }) => {
  const plane = useRef<HTMLDivElement>(null);
  return (
    <div style={{ position: 'relative' }}>
      <div ref={plane} />
      <Bubble key={bubbleKey(bubble)} at={bubble.at} plane={plane}>
        {bubble.text}
      </Bubble>
    </div>
  );
};

test('a bubble answers where it was asked, goes with the next press, and comes again with another answer', () => {
  const first = { at: { x: 1, y: 2 }, text: <a href="/rules">Too far</a> };
  const { rerender } = render(<Board bubble={first} />);
  fireEvent.pointerDown(screen.getByText('Too far')); // its rule can be followed
  expect(screen.getByRole('status').textContent).toBe('Too far');
  fireEvent.pointerDown(document.body); // the rest of a double click
  expect(screen.getByRole('status').textContent).toBe('Too far');
  wait(1000);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Board bubble={first} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Board bubble={{ ...first }} />);
  expect(screen.getByRole('status').textContent).toBe('Too far');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a bubble stands above its place, clear of the piece there; else where it covers fewer pieces', () => {
  const [size, room] = [
    { w: 100, h: 40 },
    { w: 600, h: 400 },
  ];
  const piece = (x: number, y: number) => ({ left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 });
  const at = { x: 300, y: 200 };
  expect(standFor(at, size, room, [])).toEqual({ left: 250, top: 146, side: 'above' });
  expect(standFor(at, size, room, [piece(300, 200)])).toEqual({ left: 250, top: 132, side: 'above' });
  expect(standFor({ x: 300, y: 30 }, size, room, [])).toEqual({ left: 250, top: 44, side: 'below' });
  expect(standFor({ x: 5, y: 200 }, size, room, [])).toMatchObject({ left: 6 });
  expect(standFor(at, size, room, [piece(350, 160)])).toMatchObject({ left: 224, side: 'above' });
  expect(standFor(at, size, room, [piece(250, 160), piece(350, 160)])).toMatchObject({ left: 250, side: 'below' });
  const crowd = [piece(260, 160), piece(300, 160), piece(340, 160), piece(345, 240)];
  expect(standFor(at, size, room, crowd)).toMatchObject({ left: 224, side: 'below' }); // it covers none
});

test('a card goes when other eyes look, and so does one that was about to come', () => {
  const { rerender } = render(<Cards eyes={0} />);
  hover('Knight');
  wait(1000);
  rerender(<Cards eyes={1} />);
  expect(card()).toBeUndefined();
  hover('Pikeman');
  rerender(<Cards eyes={0} />);
  wait(1000);
  expect(card()).toBeUndefined();
});

test('a rule in a bubble that lies on a piece, or where one may go, leaves the press to the board; another can be opened', () => {
  const { container } = render(
    <div>
      <i data-base="" />
      <i data-hex="0102" />
      <i data-hex="0103" />
      <p>
        <a href="#on">GB-12</a> <a href="#beside">GB-27</a> <a href="#reach">GB-23</a>
      </p>
    </div>,
  );
  const at = (selector: string, x: number) => {
    container.querySelector(selector)!.getBoundingClientRect = () => new DOMRect(x, 10, 40, 16);
  };
  at('[data-base]', 100);
  at('[href="#on"]', 130);
  at('[href="#beside"]', 145);
  at('[data-hex="0103"]', 150);
  at('[data-hex="0102"]', 300);
  at('[href="#reach"]', 320);
  yieldToBoard(container.querySelector('p')!, container, ['[data-hex="0102"]']);
  const events = [...container.querySelectorAll<HTMLElement>('a')].map((link) => link.style.pointerEvents);
  expect(events).toEqual(['none', '', 'none']);
});
