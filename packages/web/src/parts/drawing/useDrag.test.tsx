// @vitest-environment happy-dom

import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDrag } from './useDrag.ts';

afterEach(cleanup);

/** Three hexes in a row on a map that hears of hands; only what stands on the first can be taken up. */
const Board = (props: {
  readonly onDrag: (from: string, over: string) => void;
  readonly onDrop: (from: string, over: string) => void;
  readonly onCancel: (from: string) => void;
  readonly onClick: () => void;
}) => {
  const cells = useRef<SVGGElement>(null);
  const { onDrag, onDrop, onCancel } = props;
  useDrag(cells, { holds: (hex) => hex === '0000', onDrag, onDrop, onCancel }, 'hex');
  return (
    <svg aria-hidden="true">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a board of a test */}
      <g ref={cells} onClick={props.onClick}>
        {['0000', '0100', '0200'].map((hex) => (
          <path key={hex} data-hex={hex} />
        ))}
      </g>
    </svg>
  );
};

const setUp = () => {
  const heard = { onDrag: vi.fn(), onDrop: vi.fn(), onCancel: vi.fn(), onClick: vi.fn() };
  const { container } = render(<Board {...heard} />);
  const hex = (label: string) => container.querySelector(`[data-hex="${label}"]`)!;
  const over = (label: string) => {
    document.elementFromPoint = () => hex(label);
    fireEvent.pointerMove(window, { pointerId: 1 });
  };
  const mapHears = vi.fn();
  container.addEventListener('mousedown', mapHears);
  return { heard, hex, over, mapHears };
};

test('a counter is dragged from hex to hex, the map hears nothing of it, and no click follows', () => {
  const { heard, hex, over, mapHears } = setUp();
  fireEvent.pointerDown(hex('0000'), { pointerId: 1, button: 0, isPrimary: true });
  fireEvent.mouseDown(hex('0000'));
  over('0000');
  over('0100');
  over('0100');
  over('0200');
  fireEvent.pointerUp(window, { pointerId: 1 });
  fireEvent.click(hex('0000'));
  expect(heard.onDrag.mock.calls).toEqual([
    ['0000', '0100'],
    ['0000', '0200'],
  ]);
  expect(heard.onDrop.mock.calls).toEqual([['0000', '0200']]);
  expect(heard.onClick).not.toHaveBeenCalled();
  expect(mapHears).not.toHaveBeenCalled();
});

test('what cannot be taken up moves the map, and a press that stays is a click', () => {
  const { heard, hex, over, mapHears } = setUp();
  fireEvent.pointerDown(hex('0100'), { pointerId: 1, button: 0, isPrimary: true });
  fireEvent.mouseDown(hex('0100'));
  over('0200');
  fireEvent.pointerUp(window, { pointerId: 1 });
  expect(heard.onDrag).not.toHaveBeenCalled();
  expect(mapHears).toHaveBeenCalled();
  fireEvent.pointerDown(hex('0000'), { pointerId: 1, button: 0, isPrimary: true });
  fireEvent.pointerUp(window, { pointerId: 1 });
  fireEvent.click(hex('0000'));
  expect(heard.onClick).toHaveBeenCalledTimes(1);
});

test('a second finger lets go of what the first one has carried: nothing is put down, and no click follows', () => {
  const { heard, hex, over } = setUp();
  const finger = { pointerType: 'touch', button: 0 };
  fireEvent.pointerDown(hex('0000'), { ...finger, pointerId: 1, isPrimary: true });
  over('0100');
  fireEvent.pointerDown(document.body, { ...finger, pointerId: 2, isPrimary: false });
  over('0200');
  fireEvent.pointerUp(window, { pointerId: 1 });
  fireEvent.click(hex('0000'));
  expect(heard.onCancel.mock.calls).toEqual([['0000']]);
  expect(heard.onDrag).toHaveBeenCalledTimes(1);
  expect(heard.onDrop).not.toHaveBeenCalled();
  expect(heard.onClick).not.toHaveBeenCalled();
});
