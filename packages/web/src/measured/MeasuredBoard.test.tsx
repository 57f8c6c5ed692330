// @vitest-environment happy-dom

import { box, inch, mm } from '@muster/geometry';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reachPaths } from './art/reach.ts';
import { MeasuredBoard, type MeasuredBoardHandle, type MeasuredBoardProps } from './MeasuredBoard.tsx';
import { makePlane } from './plane.ts';
import type { BoardBase, BoardField, Ghost, Point } from './types.ts';

let frames: FrameRequestCallback[] = [];
const nextFrame = () => {
  const due = frames;
  frames = [];
  act(() => {
    for (const run of due) run(0);
  });
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    frames[id - 1] = () => {};
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FIELD: BoardField = {
  width: inch(16),
  height: inch(12),
  pieces: [
    { corners: box(inch(4), inch(4), inch(2), inch(1), 0).corners, height: 'high', kind: 'wall' },
    { corners: box(inch(9), inch(4), inch(1), inch(1), 0).corners, height: 'low' },
  ],
};

const base = (id: string, x: number, y: number, more: Partial<BoardBase> = {}): BoardBase => ({
  id,
  x: inch(x),
  y: inch(y),
  radius: mm(12.5),
  seat: 0,
  symbol: <path d="M-10-10H10V10H-10Z" />,
  label: `Fighter ${id}`,
  ...more,
});

const BASES = [base('C', 2, 8, { seat: 1 }), base('A', 2, 2, { canDrag: true }), base('B', 6, 2, { seat: 1 })];
const CHEST = { id: 'T', x: inch(12), y: inch(2), radius: mm(12.5), kind: 'treasure', label: 'Treasure' } as const;

const listeners = () => ({
  onBase: vi.fn(),
  onObject: vi.fn(),
  onGround: vi.fn(),
  onHover: vi.fn(),
  onDragStart: vi.fn(),
  onDrag: vi.fn(),
  onDrop: vi.fn(),
  onDragCancel: vi.fn(),
  onPeek: vi.fn(),
});

const board = (props: Partial<MeasuredBoardProps> = {}) =>
  render(<MeasuredBoard field={FIELD} bases={BASES} objects={[CHEST]} label="Battlefield" {...props} />);

const table = () => screen.getByRole('application', { name: 'Battlefield' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more });
const focus = (element: Element) => act(() => (element as HTMLElement).focus());

/** Where a place of the field is on the screen, read from the drawing: 70 units to the inch, a margin of 14, north up. */
const client = (x: number, y: number): { clientX: number; clientY: number } => {
  const sheet = table().querySelector<HTMLElement>('[style*="transform"]')!;
  const [left, top, k] = sheet.style.transform.match(/-?[\d.]+(e-?\d+)?/g)!.map(Number) as [number, number, number];
  return { clientX: left + k * (14 + 70 * x), clientY: top + k * (14 + 70 * (12 - y)) };
};

/** Within a hundredth of an inch: a screen has only so many places. */
const isAbout = (p: Point, x: number, y: number): boolean =>
  Math.abs(p.x - inch(x)) < 25 && Math.abs(p.y - inch(y)) < 25;

const HAND = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };

describe('what is chosen', () => {
  test('a base, an object, the ground', () => {
    const l = listeners();
    board(l);
    fireEvent.click(button('Fighter B'));
    fireEvent.click(button('Treasure'));
    fireEvent.click(table(), client(10, 7.5));
    expect(l.onBase.mock.calls).toEqual([['B']]);
    expect(l.onObject.mock.calls).toEqual([['T']]);
    expect(l.onGround).toHaveBeenCalledTimes(1);
    expect(isAbout(l.onGround.mock.calls[0]![0], 10, 7.5)).toBe(true);
  });

  test('what lies off the field is no ground', () => {
    const l = listeners();
    board(l);
    fireEvent.click(table(), client(-0.1, 5));
    fireEvent.click(table(), client(5, 12.1));
    expect(l.onGround).not.toHaveBeenCalled();
  });

  test('without a listener an object is a picture', () => {
    board();
    expect(screen.getByRole('img', { name: 'Treasure' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Treasure' })).toBeNull();
  });

  test('the place under the mouse is told once a frame, and when it leaves', () => {
    const l = listeners();
    board(l);
    nextFrame();
    for (const x of [3, 4, 5]) fireEvent.pointerMove(table(), { ...client(x, 9), pointerType: 'mouse', buttons: 0 });
    expect(l.onHover).not.toHaveBeenCalled();
    nextFrame();
    expect(l.onHover).toHaveBeenCalledTimes(1);
    expect(isAbout(l.onHover.mock.calls[0]![0], 5, 9)).toBe(true);
    fireEvent.pointerLeave(table());
    expect(l.onHover).toHaveBeenLastCalledWith(null);
  });
});

describe('a base in the hand', () => {
  const grab = (id: string) => fireEvent.pointerDown(button(`Fighter ${id}`), { ...HAND, ...client(2.2, 2.1) });
  const move = (x: number, y: number) => fireEvent.pointerMove(window, { ...HAND, ...client(x, y) });

  test('is taken up, moved and set down; the hand keeps its grip beside the centre', () => {
    const l = listeners();
    board(l);
    nextFrame();
    grab('A');
    move(4.2, 5.1);
    expect(l.onDragStart.mock.calls).toEqual([['A']]);
    expect(l.onDrag).not.toHaveBeenCalled();
    move(5.2, 6.1);
    nextFrame();
    expect(l.onDrag).toHaveBeenCalledTimes(1);
    expect(isAbout(l.onDrag.mock.calls[0]![0], 5, 6)).toBe(true);
    fireEvent.pointerUp(window, { ...HAND, ...client(6.2, 7.1) });
    expect(isAbout(l.onDrop.mock.calls[0]![0], 6, 7)).toBe(true);
    fireEvent.click(button('Fighter A'));
    expect(l.onBase).not.toHaveBeenCalled(); // the end of a drag is no click
    fireEvent.pointerDown(button('Fighter A'), { ...HAND, ...client(2, 2) });
    fireEvent.click(button('Fighter A'));
    expect(l.onBase).toHaveBeenCalledTimes(1);
  });

  test('a hand that hardly moves has clicked', () => {
    const l = listeners();
    board(l);
    grab('A');
    const { clientX, clientY } = client(2.2, 2.1);
    fireEvent.pointerMove(window, { ...HAND, clientX: clientX + 3, clientY });
    fireEvent.pointerUp(window, { ...HAND, clientX: clientX + 3, clientY });
    fireEvent.click(button('Fighter A'));
    expect(l.onDragStart).not.toHaveBeenCalled();
    expect(l.onDrop).not.toHaveBeenCalled();
    expect(l.onBase).toHaveBeenCalledWith('A');
  });

  test('Escape puts it back, and nothing is dropped after', () => {
    const l = listeners();
    board(l);
    grab('A');
    move(5, 5);
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window, { ...HAND, ...client(5, 5) });
    nextFrame();
    expect(l.onDragCancel).toHaveBeenCalledTimes(1);
    expect(l.onDrop).not.toHaveBeenCalled();
    expect(l.onDrag).not.toHaveBeenCalled();
  });

  test('a second finger lets go of it: nothing is set down, and no click follows', () => {
    const l = listeners();
    board(l);
    const finger = { ...HAND, pointerType: 'touch' };
    fireEvent.pointerDown(button('Fighter A'), { ...finger, ...client(2, 2) });
    fireEvent.pointerMove(window, { ...finger, ...client(4, 5) });
    fireEvent.pointerDown(table(), { ...finger, pointerId: 2, isPrimary: false, ...client(8, 5) });
    expect(l.onDragCancel).toHaveBeenCalledTimes(1);
    fireEvent.pointerMove(window, { ...finger, ...client(5, 6) });
    fireEvent.pointerUp(window, { ...finger, ...client(5, 6) });
    nextFrame();
    fireEvent.click(button('Fighter A'));
    expect(l.onDrag).not.toHaveBeenCalled();
    expect(l.onDrop).not.toHaveBeenCalled();
    expect(l.onBase).not.toHaveBeenCalled();
  });

  test('only what may be moved is taken up', () => {
    const l = listeners();
    board(l);
    grab('B');
    move(5, 5);
    fireEvent.pointerUp(window, { ...HAND, ...client(5, 5) });
    expect(l.onDragStart).not.toHaveBeenCalled();
  });

  test('moves alone: the table stays. A hand on any other base pans', () => {
    board();
    const view = () => table().querySelector<HTMLElement>('[style*="transform"]')!.style.transform;
    const pull = (name: string) => {
      fireEvent.mouseDown(button(name), { view: window, clientX: 100, clientY: 100 });
      fireEvent.mouseMove(window, { view: window, clientX: 130, clientY: 120 });
      fireEvent.mouseUp(window, { view: window, clientX: 130, clientY: 120 });
    };
    const before = view();
    pull('Fighter A');
    expect(view()).toBe(before);
    pull('Fighter B');
    expect(view()).not.toBe(before);
  });
});

describe('the keyboard', () => {
  test('bases are one stop of the Tab key; arrows go from base to base', () => {
    const l = listeners();
    board(l);
    const stops = () =>
      screen
        .getAllByRole('button')
        .flatMap((b) => (b.getAttribute('tabindex') === '0' ? [b.getAttribute('aria-label')] : []));
    expect(stops()).toEqual(['Fighter A']); // the one that may be taken up
    focus(button('Fighter A'));
    press('ArrowRight');
    expect(document.activeElement).toBe(button('Fighter B'));
    expect(stops()).toEqual(['Fighter B']);
    expect(l.onPeek).toHaveBeenLastCalledWith('B');
    press('ArrowRight');
    expect(document.activeElement).toBe(button('Treasure'));
    press('Enter');
    expect(l.onObject).toHaveBeenCalledWith('T');
    press('Home');
    press('ArrowUp');
    expect(document.activeElement).toBe(button('Fighter C'));
  });

  test('after Enter arrows carry the base by quarter inches, with Shift by inches; Enter sets it down', () => {
    const l = listeners();
    board(l);
    focus(button('Fighter A'));
    press('Enter');
    expect(l.onBase).toHaveBeenCalledWith('A');
    press('ArrowRight');
    press('ArrowUp', { shiftKey: true });
    expect(l.onDragStart.mock.calls).toEqual([['A']]);
    expect(l.onDrag.mock.calls).toEqual([[{ x: inch(2.25), y: inch(2) }], [{ x: inch(2.25), y: inch(3) }]]);
    press('Enter');
    expect(l.onDrop.mock.calls).toEqual([[{ x: inch(2.25), y: inch(3) }]]);
    press('ArrowRight');
    expect(document.activeElement).toBe(button('Fighter B')); // the hand is empty again
  });

  test('Escape puts it back; so does leaving it', () => {
    const l = listeners();
    board(l);
    focus(button('Fighter A'));
    press('Enter');
    press('ArrowRight');
    press('Escape');
    expect(l.onDragCancel).toHaveBeenCalledTimes(1);
    press('Enter');
    press('ArrowRight');
    focus(table());
    expect(l.onDragCancel).toHaveBeenCalledTimes(2);
    expect(l.onDrop).not.toHaveBeenCalled();
  });

  test('a base that may not be moved is chosen, not carried', () => {
    const l = listeners();
    board(l);
    focus(button('Fighter B'));
    press(' ');
    press('ArrowLeft');
    expect(l.onBase).toHaveBeenCalledWith('B');
    expect(l.onDragStart).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button('Fighter A'));
  });

  test('on the ground arrows move a cursor that stays on the field, and Enter chooses the place', () => {
    const l = listeners();
    board({ ...l, home: { x: inch(15.5), y: inch(6) } });
    focus(table());
    press('Enter');
    expect(l.onGround).not.toHaveBeenCalled(); // no cursor yet
    press('ArrowRight');
    press('ArrowRight', { shiftKey: true });
    expect(l.onHover).toHaveBeenLastCalledWith({ x: inch(16), y: inch(6) });
    press('Enter');
    expect(l.onGround.mock.calls).toEqual([[{ x: inch(16), y: inch(6) }]]);
    press('Escape');
    expect(l.onHover).toHaveBeenLastCalledWith(null);
  });

  test('Enter on the ground under a base chooses the base', () => {
    const l = listeners();
    board({ ...l, home: { x: inch(6.25), y: inch(2) } });
    focus(table());
    press('ArrowLeft');
    press('Enter');
    expect(l.onBase).toHaveBeenCalledWith('B');
    expect(l.onGround).not.toHaveBeenCalled();
  });

  test('keys of the browser are left alone', () => {
    const l = listeners();
    board(l);
    focus(table());
    press('ArrowRight', { altKey: true });
    expect(l.onHover).not.toHaveBeenCalled();
  });
});

describe('what is drawn', () => {
  const placeOf = (name: string) =>
    button(name)
      .style.transform.match(/[\d.]+/g)!
      .map(Number);

  test('north is up, 70 units to the inch', () => {
    board();
    expect(placeOf('Fighter A')).toEqual([14 + 140, 14 + 700]);
    expect(placeOf('Fighter C')).toEqual([14 + 140, 14 + 280]);
  });

  test('a base shows damage out of toughness, actions, guard, and more tokens than have room', () => {
    const tokens = ['P', 'S', 'E', 'B'].map((mark) => ({ id: mark, mark }));
    const badges = { damage: 2, toughness: 6, actionsUsed: 1, guard: true, tokens } as const;
    board({ bases: [base('A', 2, 2, { badges, state: 'selected' })] });
    const art = button('Fighter A');
    expect(art.getAttribute('aria-pressed')).toBe('true');
    const count = (name: string) => art.querySelectorAll(`[class*="${name}"]`).length;
    expect([count('pip_'), count('lost_')]).toEqual([4, 2]);
    expect([count('fresh_'), count('used_')]).toEqual([1, 1]);
    expect(count('guard_')).toBe(1);
    expect([...art.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['P', 'S', '+2']);
  });

  test('a range is measured from the edge of the base', () => {
    const range = { x: inch(8), y: inch(6), radius: inch(0.5), least: inch(1), most: inch(5), kind: 'attack' } as const;
    const { container } = board({ ranges: [range] });
    const edge = container.querySelector('[data-kind="attack"] path')?.getAttribute('d') ?? '';
    const radii = [...edge.matchAll(/a([\d.]+) /g)].map((match) => Number(match[1]));
    expect(new Set(radii)).toEqual(new Set([5.5 * 70, 1.5 * 70]));
  });

  test('areas that turn either way are filled as one', () => {
    const corners = (x: number) => [
      { x: inch(x), y: inch(1) },
      { x: inch(x + 2), y: inch(1) },
      { x: inch(x + 2), y: inch(3) },
    ];
    const reach = { areas: [corners(1), [...corners(2)].reverse()], noEnd: [] };
    const turns = reachPaths(makePlane(inch(12), inch(16)), reach)
      .area.split('M')
      .slice(1)
      .map((part) => {
        const [a, b, c] = part
          .replace('Z', '')
          .split('L')
          .map((p) => p.split(' ').map(Number)) as [number, number][];
        return Math.sign((b![0] - a![0]) * (c![1] - a![1]) - (b![1] - a![1]) * (c![0] - a![0]));
      });
    expect(turns).toEqual([1, 1]);
  });

  test('a line marks what decides it; other lines may be shown for the moment', () => {
    const ref = createRef<MeasuredBoardHandle>();
    const line = { from: BASES[0]!, to: BASES[1]!, kind: 'blocked', text: 'Wall', marks: [{ piece: 0 }] } as const;
    const { container } = board({ ref, lines: [line] });
    const mark = () => container.querySelector('[data-kind="blocked"] [class*="mark"]')?.getAttribute('d');
    // The wall from 4, 4 to 6, 5 inches.
    expect(new Set(mark()?.slice(1, -1).split('L'))).toEqual(new Set(['294 574', '434 574', '434 504', '294 504']));
    expect(screen.getByText('Wall')).toBeTruthy();
    act(() => ref.current?.setLines([{ from: BASES[0]!, to: BASES[2]!, kind: 'ruler', text: '5 in' }]));
    expect(screen.queryByText('Wall')).toBeNull();
    expect(screen.getByText('5 in')).toBeTruthy();
    act(() => ref.current?.setLines(null));
    expect(screen.getByText('Wall')).toBeTruthy();
  });
});

describe('a move in the making', () => {
  const ghost = (x: number, ok = true): Ghost => ({
    base: 'A',
    path: [
      { x: inch(2), y: inch(2) },
      { x: inch(3), y: inch(3) },
      { x: inch(x), y: inch(3) },
    ],
    radius: mm(12.5),
    ok,
    text: `${x} in`,
  });
  const part = (name: string) => document.querySelector(`[data-part="${name}"]`)!;

  test('shows its path, the end and what the ruler says', () => {
    board({ ghost: ghost(5) });
    expect(part('path').getAttribute('d')).toBe('M154 714L224 644L364 644');
    expect(part('end').getAttribute('transform')).toBe('translate(364 644)');
    expect(Number(part('sweep').getAttribute('stroke-width'))).toBeCloseTo((25 / 25.4) * 70, 1);
    expect(screen.getByText('5 in')).toBeTruthy();
  });

  test('follows the hand without React: nothing else is drawn again', () => {
    const ref = createRef<MeasuredBoardHandle>();
    const commits = vi.fn();
    render(
      <Profiler id="board" onRender={commits}>
        <MeasuredBoard ref={ref} field={FIELD} bases={BASES} label="Battlefield" />
      </Profiler>,
    );
    act(() => ref.current?.setGhost(ghost(5)));
    const before = commits.mock.calls.length;
    const others = () => [...table().querySelectorAll('svg')].slice(0, -2).map((svg) => svg.outerHTML);
    const drawn = others();
    for (const x of [6, 7, 8]) act(() => ref.current?.setGhost(ghost(x, x < 8)));
    expect(commits.mock.calls.length).toBe(before);
    expect(others()).toEqual(drawn);
    expect(part('end').getAttribute('transform')).toBe(`translate(${14 + 8 * 70} 644)`);
    expect(part('path').closest('svg')?.getAttribute('data-ok')).toBe('false');
    expect(screen.getByText('8 in')).toBeTruthy();
    act(() => ref.current?.setGhost(null));
    expect(part('path').closest('svg')?.style.display).toBe('none');
  });
});
