// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, createRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettings } from '../parts/settings.ts';
import { type Action, ActionBar, type BarHandle, StrictContext } from './ActionBar.tsx';
import { REST_MS } from './presses.ts';

type Props = Partial<ComponentProps<typeof ActionBar>>;

beforeEach(() => {
  vi.useFakeTimers();
  useSettings.setState({ confirmEnd: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const later = () => act(() => vi.advanceTimersByTime(REST_MS + 10));
const slot = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-slot="${name}"]`)!;
const click = (name: string, detail = 1) => fireEvent.click(slot(name), { detail });
const key = (name: string, more = {}) => fireEvent.keyDown(document.body, { key: name, ...more });

/** A bar that goes on to the next of these with every command. */
const show = (...turns: readonly Props[]) => {
  const done: string[] = [];
  const Bar = () => {
    const [n, setN] = useState(0);
    const turn = turns[Math.min(n, turns.length - 1)]!;
    const goOn = (meaning: string) => () => {
      done.push(meaning);
      setN(n + 1);
    };
    const acting = (action: Action | undefined) => action && { ...action, run: goOn(action.meaning) };
    return (
      <ActionBar
        wait="Choose a unit"
        {...turn}
        main={acting(turn.main)}
        end={acting(turn.end)}
        next={acting(turn.next)}
        undo={turn.undo && goOn('undo')}
        redo={turn.redo && goOn('redo')}
        waiting={turn.waiting && { ...turn.waiting, skip: goOn('skip') }}
      />
    );
  };
  render(<Bar />);
  later();
  return done;
};

const action = (meaning: string, unless?: string): Action => ({
  meaning,
  words: `Do ${meaning}`,
  run: () => {},
  unless,
});
const nobody = () => {};
const WAITING = { words: 'The Veteran is thinking…', progress: 0.5, skip: nobody };

test('a double click on the main button does one thing', () => {
  const done = show({ main: action('move') }, { main: action('strike'), end: action('endTurn') });
  click('main');
  click('main', 2);
  expect(done).toEqual(['move']);
  later();
  click('main');
  expect(done).toEqual(['move', 'strike']);
});

test('what has just changed under the hand is not pressed, by finger or by key', () => {
  const done = show({ main: action('move') }, { main: action('move') }, { main: action('strike') });
  click('main');
  click('main'); // a second tap: not the rest of a series to the browser
  key('c');
  expect(done).toEqual(['move']);
  expect(slot('main').getAttribute('aria-disabled')).toBe('true');
  later();
  expect(slot('main').hasAttribute('aria-disabled')).toBe(false);
  key('c');
  later();
  click('main');
  expect(done).toEqual(['move', 'move', 'strike']);
});

test('a series of clicks on Skip ahead ends with the wait: nothing is taken back, ended or chosen by it', () => {
  const turn = { main: action('move'), end: action('endTurn'), next: action('next'), undo: nobody };
  const done = show({ waiting: WAITING }, { waiting: WAITING }, turn);
  for (let n = 1; n < 9; n++) click('next', n);
  expect(done).toEqual(['skip', 'skip']);
  later();
  click('next', 9);
  expect(done).toEqual(['skip', 'skip']);
});

test('while others act there is nothing to press but Skip ahead', () => {
  show({ waiting: WAITING, main: action('move'), end: action('endTurn'), undo: nobody, redo: nobody });
  const ready = screen.getAllByRole('button').filter((button) => !button.hasAttribute('aria-disabled'));
  expect(ready.map((button) => button.textContent)).toEqual(['Skip aheadS']);
  expect(slot('main').textContent).toBe('The Veteran is thinking…');
});

test('take back and redo may be pressed again and again', () => {
  const done = show({ undo: nobody, redo: nobody });
  click('undo', 1);
  click('undo', 2);
  click('redo', 1);
  key('u');
  key('u');
  expect(done).toEqual(['undo', 'undo', 'redo', 'undo', 'undo']);
});

test('a key that is held acts once', () => {
  const done = show({ undo: nobody });
  key('u');
  key('u', { repeat: true });
  expect(done).toEqual(['undo']);
});

test('with nothing to commit the main button says what to choose, and passing has its own place', () => {
  const done = show({ end: { ...action('pass'), words: 'Pass' } });
  expect(slot('main').textContent).toBe('Choose a unit');
  expect(slot('main').getAttribute('aria-disabled')).toBe('true');
  click('main');
  expect(done).toEqual([]);
  click('end');
  expect(done).toEqual(['pass']);
});

test('ending asks once while something can still be done: going on is under the hand, ending elsewhere', () => {
  const done = show({ end: action('endTurn', '2 units could still attack') });
  click('end');
  click('end', 2);
  expect(done).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('2 units could still attack. Do it anyway?');
  expect(slot('end').textContent).toContain('Go on playing');
  later();
  click('end');
  expect(screen.queryByRole('alert')).toBeNull();
  later();
  click('end');
  later();
  click('anyway');
  expect(done).toEqual(['endTurn']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('pressed from the board the main button acts at once, and asks where it would ask', () => {
  const bar = createRef<BarHandle>();
  const run = vi.fn();
  const { rerender } = render(<ActionBar ref={bar} wait="Choose" main={{ ...action('move'), run }} />);
  act(() => bar.current?.pressMain()); // its words have only just come
  expect(run).toHaveBeenCalledTimes(1);
  rerender(<ActionBar ref={bar} wait="Choose" main={{ ...action('stay', 'It could still strike.'), run }} />);
  later();
  act(() => bar.current?.pressMain());
  later();
  act(() => bar.current?.pressMain());
  expect(screen.getByRole('alert').textContent).toBe('It could still strike. Do it anyway?');
  expect(run).toHaveBeenCalledTimes(1);
});

test('the question can be answered by keys, and switched off', () => {
  const done = show({ end: action('endTurn', 'A unit could still attack') });
  key('e');
  key('Escape');
  expect(screen.queryByRole('alert')).toBeNull();
  later();
  key('e');
  key('y');
  expect(done).toEqual(['endTurn']);
  act(() => useSettings.setState({ confirmEnd: false }));
  later();
  key('e');
  expect(done).toEqual(['endTurn', 'endTurn']);
});

test('the focus stays in the bar when what it stood on has gone', () => {
  show({ end: action('endTurn') }, { waiting: WAITING });
  slot('end').focus();
  click('end');
  expect(document.activeElement).toBe(slot('main'));
});

test('where nothing is taken back the bar says so, unless something still can be', () => {
  const bar = (undo?: () => void) => (
    <StrictContext value={true}>
      <ActionBar wait="Choose a unit" undo={undo} />
    </StrictContext>
  );
  const { rerender } = render(bar());
  expect(slot('undo').textContent).toBe('No take-backs');
  expect(slot('undo').title).toContain('what was rolled, learned or answered stands');
  rerender(bar(() => {}));
  expect(slot('undo').textContent).toContain('Take back');
});

test('what was answered in secret is not taken back: in that place it is answered otherwise, while others think', () => {
  const undo = vi.fn();
  const again = { meaning: 'again', words: 'Change the warband', run: vi.fn() };
  const waiting = { words: 'Recruit is thinking for Red…', progress: 0.5, skip: () => {} };
  render(<ActionBar wait="Watch" undo={undo} change={again} waiting={waiting} />);
  later();
  expect(slot('undo').textContent).toContain('Change the warband');
  expect(screen.queryByText('Take back')).toBeNull();
  click('undo');
  key('u');
  expect(again.run).toHaveBeenCalledTimes(2);
  expect(undo).not.toHaveBeenCalled();
});
