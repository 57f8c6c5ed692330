// @vitest-environment happy-dom

import type { Unit } from '@muster/grid-battles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HexBoard, type HexBoardHandle, type HexBoardProps } from './HexBoard.tsx';

afterEach(cleanup);

const ROWS = ['..w', '.h.', 'R=B', '...'] as const;

const unit = (id: string, hex: string | null, more: Partial<Unit> = {}): Unit => ({
  id,
  type: 'pikeman',
  seat: id.startsWith('A') ? 0 : 1,
  hex,
  health: 4,
  state: 'fresh',
  moved: false,
  left: false,
  attacked: false,
  attackedInRound: 0,
  ...more,
});

const board = (props: Partial<HexBoardProps> = {}) =>
  render(
    <HexBoard rows={ROWS} units={[unit('A1', '0001'), unit('B1', '0200')]} sideNames={['Blue', 'Red']} {...props} />,
  );

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const active = () =>
  document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant')!)?.dataset['hex'];
const press = (key: string) => fireEvent.keyDown(screen.getByRole('grid'), { key });

describe('what is chosen', () => {
  test('a hex reports its label, a hex with a unit the unit', () => {
    const onHex = vi.fn();
    const onUnit = vi.fn();
    board({ onHex, onUnit });
    fireEvent.click(cell(/^0100,/));
    fireEvent.click(cell(/^0200,/));
    expect(onHex.mock.calls).toEqual([['0100']]);
    expect(onUnit.mock.calls).toEqual([['B1']]);
  });

  test('without a listener for units every hex is a hex', () => {
    const onHex = vi.fn();
    board({ onHex });
    fireEvent.click(cell(/^0200,/));
    expect(onHex).toHaveBeenCalledWith('0200');
  });

  test('[GB-24] [GB-25] a unit on its way is chosen where its path ends; its origin is a hex again', () => {
    const onHex = vi.fn();
    const onUnit = vi.fn();
    const path = { unit: 'A1', steps: ['0000', '0100'], next: [{ hex: '0101', cost: 2 }], left: 0, confirm: true };
    board({ onHex, onUnit, path });
    fireEvent.click(cell(/^0100,/));
    fireEvent.click(cell(/^0001,/));
    expect(onUnit.mock.calls).toEqual([['A1']]);
    expect(onHex.mock.calls).toEqual([['0001']]);
  });

  test('the pointer is reported as it comes and goes', () => {
    const onHover = vi.fn();
    board({ onHover });
    fireEvent.pointerOver(cell(/^0102,/), { pointerType: 'mouse' });
    expect(onHover).toHaveBeenLastCalledWith('0102');
  });
});

describe('the keyboard', () => {
  test('arrows move by hex: along the row, and up and down along the column number', () => {
    board({ selected: 'A1' });
    expect(active()).toBe('0001');
    press('ArrowRight');
    expect(active()).toBe('0101');
    press('ArrowUp');
    expect(active()).toBe('0100');
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toBe('0102');
    press('ArrowLeft');
    expect(active()).toBe('0002');
  });

  test('the cursor stays on the map', () => {
    board({ selected: 'B1' });
    press('ArrowUp');
    press('ArrowRight');
    expect(active()).toBe('0200');
    press('Home');
    expect(active()).toBe('0000');
    press('PageDown');
    press('PageDown');
    press('End');
    expect(active()).toBe('0203');
  });

  test('Enter and Space choose what is under the cursor', () => {
    const onHex = vi.fn();
    const onUnit = vi.fn();
    board({ selected: 'A1', onHex, onUnit });
    press('Enter');
    press('ArrowRight');
    press(' ');
    expect(onUnit.mock.calls).toEqual([['A1']]);
    expect(onHex.mock.calls).toEqual([['0101']]);
  });

  test('a page may bring the cursor somewhere', () => {
    const ref = createRef<HexBoardHandle>();
    board({ ref });
    act(() => ref.current!.goTo('0102'));
    expect(active()).toBe('0102');
    press('ArrowRight');
    expect(active()).toBe('0202');
  });

  test('keys of the browser are left alone', () => {
    board({ selected: 'A1' });
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowRight', altKey: true });
    expect(active()).toBe('0001');
  });
});

describe('what is spoken', () => {
  test('each hex has its label, its terrain and its unit', () => {
    board({ units: [unit('A1', '0001', { health: 3, state: 'activated', moved: true })] });
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getAllByRole('gridcell').map((c) => c.getAttribute('aria-label'))).toEqual([
      '0000, Plain',
      '0100, Plain',
      '0200, Woods',
      '0001, Plain, Blue Pikeman, 3 of 4 health, activated, has moved',
      '0101, Hill',
      '0201, Plain',
      '0002, River',
      '0102, Road',
      '0202, Bridge',
      '0003, Plain',
      '0103, Plain',
      '0203, Plain',
    ]);
  });

  test('a unit on its way is spoken of where it stands and where it is to go; what can be done somewhere is said, too', () => {
    const path = { unit: 'A1', steps: ['0101'], next: [], left: 0, confirm: true };
    const hexMarks = { target: ['0200'], threat: ['0101'], goal: ['0101'] };
    board({ path, hexMarks });
    const names = ['0001', '0101', '0200'].map((label) =>
      screen.getByRole('gridcell', { name: new RegExp(`^${label}`) }).getAttribute('aria-label'),
    );
    expect(names).toEqual([
      '0001, Plain, Blue Pikeman, 4 of 4 health, fresh',
      '0101, Hill, Pikeman A1 is to go here, under threat, goal',
      '0200, Woods, Red Pikeman, 4 of 4 health, fresh, can be struck',
    ]);
  });
});

describe('what is drawn', () => {
  test('a destroyed unit fades where it stood; one that was never there is not drawn', () => {
    const { container, rerender } = board({ units: [unit('A1', '0001'), unit('B1', null)] });
    expect(container.querySelectorAll('[data-livery]')).toHaveLength(1);
    const before = container.querySelector<SVGGElement>('[data-livery]')?.parentElement?.style.transform;
    rerender(<HexBoard rows={ROWS} units={[unit('A1', null, { health: 0 }), unit('B1', null)]} />);
    const piece = container.querySelector<SVGGElement>('[data-livery]')?.parentElement;
    expect(before).toMatch(/^translate/);
    expect(piece?.style.transform).toBe(before);
    expect(piece?.getAttribute('class')).toMatch(/gone/);
  });

  test('[GB-07] [GB-26] on the way the counter shows the points left, the origin a ghost, next steps their cost', () => {
    const path = { unit: 'A1', steps: ['0000'], next: [{ hex: '0100', cost: 7 }], left: 5, confirm: true };
    const { container } = board({ path });
    const texts = [...container.querySelectorAll('text')].map((text) => text.textContent);
    expect(texts).toContain('5');
    expect(texts).toContain('7');
    expect(container.querySelectorAll('[data-livery="0"]')).toHaveLength(2);
  });
});
