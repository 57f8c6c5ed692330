// @vitest-environment happy-dom

import type { StruckEvent } from '@muster/grid-battles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { percent } from '../../../parts/words.ts';
import { DiceRoll } from './DiceRoll.tsx';
import { Die } from './Die.tsx';
import { describeRoll } from './describe.ts';
import { symbolsOn } from './faces.ts';
import { OddsBars } from './OddsBars.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NAMES = { striker: 'Swordman', struck: 'Knight' };

// Blue face 5 is two Damage and a Bonus; black face 5 two Shields; brown face 2 blank.
const EVENT: StruckEvent = {
  type: 'struck',
  rule: 'GB-47',
  half: 1,
  striker: 'A1',
  struck: 'B1',
  distance: 1,
  advantage: true,
  attack: [{ colour: 'blue', face: 5, damage: 2, bonus: 1, from: 'unit' }],
  defence: [
    { colour: 'black', face: 5, shields: 2, from: 'unit' },
    { colour: 'brown', face: 2, shields: 0, from: 'hill' },
  ],
  symbols: { damage: 0, bonus: 0, shields: 0 },
  damage: 2,
  bonus: 1,
  shields: 2,
  hits: 1,
  health: 2,
  expected: 1,
};
const WORDS =
  "Swordman strikes Knight. Attack: blue die: 2 Damage, 1 Bonus Damage. Defence: black die: 2 Shields; Hill's brown die: blank. " +
  '2 Damage and 1 Bonus Damage against 2 Shields: 1 hit. Knight has 2 health left.';

describe('a die', () => {
  test('[GB-44] [GB-45] faces carry the symbols of the table', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => symbolsOn('yellow', face).join('+'))).toEqual([
      'bonus',
      'damage',
      'damage',
      'damage+bonus',
      'damage+damage',
      'damage+damage+bonus',
    ]);
    expect([1, 2, 3, 4, 5, 6].map((face) => symbolsOn('black', face).length)).toEqual([0, 1, 1, 1, 2, 2]);
  });

  test('is spoken', () => {
    render(<Die colour="red" face={6} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('red die: 3 Damage, 1 Bonus Damage');
  });
});

describe('a roll in words', () => {
  test('[GB-47] dice, sums, hits and what is left', () => {
    expect(describeRoll(EVENT, NAMES)).toBe(WORDS);
  });

  test('[GB-46] without Advantage the Bonus does not count; [GB-66] the ground gives a Shield; [GB-42] battle back', () => {
    const event: StruckEvent = {
      ...EVENT,
      half: 2,
      advantage: false,
      defence: [],
      symbols: { damage: 0, bonus: 0, shields: 1 },
      shields: 1,
      hits: 1,
      health: 0,
    };
    expect(describeRoll(event, NAMES)).toBe(
      'Swordman battles back against Knight. Attack: blue die: 2 Damage, 1 Bonus Damage. Defence: no dice. ' +
        'The ground adds 1 Shield. Without Advantage the Bonus Damage does not count. 2 Damage against 1 Shield: 1 hit. Knight is destroyed.',
    );
  });
});

describe('a roll on the table', () => {
  test('tells its end once, to the eye and to the ear', () => {
    const onDone = vi.fn();
    render(<DiceRoll event={EVENT} names={NAMES} onDone={onDone} />);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(onDone).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.getByRole('status').textContent).toBe(WORDS);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('dice lie still after half a second at most', () => {
    const { container } = render(<DiceRoll event={EVENT} names={NAMES} />);
    expect(container.querySelectorAll('[class*="rolling"]')).toHaveLength(3);
    act(() => vi.advanceTimersByTime(500));
    expect(container.querySelectorAll('[class*="rolling"]')).toHaveLength(0);
  });

  test('shields cancel hits one by one', () => {
    const { container } = render(<DiceRoll event={EVENT} names={NAMES} />);
    const cancelled = () => container.querySelectorAll('[data-cancelled]').length;
    const seen = Array.from({ length: 30 }, () => {
      act(() => vi.advanceTimersByTime(60));
      return cancelled();
    });
    expect([...new Set(seen)]).toEqual([0, 1, 2]);
  });

  test('what is shown at once has its end', () => {
    const { rerender } = render(<DiceRoll event={EVENT} names={NAMES} instant />);
    expect(screen.getByRole('status').textContent).toBe(WORDS);
    const next = { ...EVENT, hits: 1 };
    rerender(<DiceRoll event={next} names={NAMES} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('a click or a key finishes it', () => {
    const onDone = vi.fn();
    const { container, rerender } = render(<DiceRoll event={EVENT} names={NAMES} onDone={onDone} />);
    fireEvent.click(container.firstElementChild!);
    expect(onDone).toHaveBeenCalledTimes(1);
    rerender(<DiceRoll event={{ ...EVENT }} names={NAMES} onDone={onDone} />);
    fireEvent.keyDown(window, { key: 'Tab' });
    expect(onDone).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(window, { key: ' ' });
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  test('[GB-46] shields are laid over hits; a Bonus that does not count is greyed and no hit', () => {
    const { container } = render(<DiceRoll event={{ ...EVENT, advantage: false, hits: 0 }} names={NAMES} instant />);
    expect(container.querySelectorAll('[data-idle]')).toHaveLength(1);
    expect(container.querySelectorAll('[data-cancelled]')).toHaveLength(2);
    expect(screen.getByText('No hits')).toBeTruthy();
  });
});

describe('odds', () => {
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

  test('the chance wanted first, surplus hits count as destroyed', () => {
    // Red against grey with Advantage: 3, 11, 13, 7, 2 of 36 (fact sheet); health 2.
    const ways = [3, 11, 13, 7, 2].map((n) => n / 36);
    const { container } = render(<OddsBars distribution={ways} health={2} label="Red strikes" wish="Destroys it" />);
    expect(rows()).toEqual(['No hits8%', '1 hit31%', '2+ hits61%']);
    expect(container.querySelector('p')?.textContent).toBe('Destroys it 61%');
    expect(container.textContent).toContain('On average 1.5 hits'); // (11 + 2 × 22) / 36
  });

  test('what cannot be is said, not given as 0%, and the whole width is certain', () => {
    const { container } = render(
      <OddsBars distribution={[0.75, 0.25, 0]} health={4} label="Red strikes" wish="Destroys it" />,
    );
    expect(container.querySelector('p')?.textContent).toBe('It cannot be destroyed by this blow.');
    expect(rows()).toEqual(['No hits75%', '1 hit25%']);
    const widths = [...container.querySelectorAll<HTMLElement>('[style]')].map((bar) => bar.style.width);
    expect(widths).toEqual(['75%', '25%']);
  });

  test('nothing is rounded to certain or impossible', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
  });
});
