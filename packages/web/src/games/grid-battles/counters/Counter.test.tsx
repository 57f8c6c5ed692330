// @vitest-environment happy-dom

import { ATTACK_COLOURS, DEFENCE_COLOURS, UNIT_TYPES, UNITS, type Unit } from '@muster/grid-battles';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { HATCHING } from '../../../parts/drawing/livery.ts';
import { Counter } from './Counter.tsx';
import { describeUnit } from './describe.ts';
import { GLYPHS } from './glyphs.ts';
import { counterShape } from './outline.ts';

afterEach(cleanup);

const KNIGHT: Unit = {
  id: 'B2',
  type: 'knight',
  seat: 1,
  hex: '0401',
  health: 3,
  state: 'fresh',
  moved: false,
  left: false,
  attacked: false,
  attackedInRound: 0,
};

describe('the counter in words', () => {
  test('[GB-06] [GB-08] side, name, health, state', () => {
    expect(describeUnit(KNIGHT, 'Red')).toBe('Red Knight, 3 of 3 health, fresh');
  });

  test('what it has done this turn', () => {
    expect(describeUnit({ ...KNIGHT, health: 1, state: 'activated', moved: true, attacked: true }, undefined)).toBe(
      'Knight, 1 of 3 health, activated, has moved, has attacked',
    );
  });

  test('destroyed', () => {
    expect(describeUnit({ ...KNIGHT, hex: null, health: 0, state: 'fatigued' }, 'Red')).toBe('Red Knight, destroyed');
  });

  test('beside its name not again', () => {
    const { container } = render(<Counter unit="trebuchet" size={48} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('the counter as printed', () => {
  test('[GB-07] a square for each die of attack and defence, a notch for each point of health', () => {
    for (const type of UNIT_TYPES) {
      const { container } = render(<Counter unit={type} size={48} />);
      const fills = [...container.querySelectorAll<SVGPathElement>('[transform]')].map((path) => path.style.fill);
      const colour = (name: string) => fills.filter((fill) => fill === `var(--die-${name})`).length;
      for (const name of ATTACK_COLOURS) expect(colour(name)).toBe(UNITS[type].attack.filter((c) => c === name).length);
      for (const name of DEFENCE_COLOURS)
        expect(colour(name)).toBe(UNITS[type].defence.filter((c) => c === name).length);
      expect(container.querySelectorAll('rect')).toHaveLength(UNITS[type].health);
      cleanup();
    }
  });

  test('[GB-07] movement points left are shown while it moves', () => {
    const { container } = render(<Counter unit={KNIGHT} size={48} movesLeft={2} />);
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['Knight', '2']);
  });

  test('lost health is told apart from health left', () => {
    const { container } = render(<Counter unit={{ ...KNIGHT, health: 1 }} size={48} />);
    const classes = [...container.querySelectorAll('rect')].map((notch) => notch.getAttribute('class'));
    expect(new Set(classes).size).toBe(2);
    expect(classes.filter((name) => name === classes[0])).toHaveLength(1);
  });

  test('no two types share a symbol, no two sides a shape or a hatching', () => {
    expect(new Set(UNIT_TYPES.map((type) => JSON.stringify(GLYPHS[type]))).size).toBe(21);
    expect(counterShape(0)).not.toBe(counterShape(1));
    expect(HATCHING[0]).not.toBe(HATCHING[1]);
  });
});
