// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt as at } from '../../parts/test/render-at.tsx';
import NewBattle from './NewBattle.tsx';
import Odds from './Odds.tsx';
import Rules from './Rules.tsx';

afterEach(cleanup);

test('a link to a rule marks that rule, and an unknown one gets a sentence', () => {
  at('/rules/grid-battles/gb-34', <Rules rule="gb-34" />);
  expect(document.getElementById('GB-34')?.hasAttribute('data-target')).toBe(true);
  expect(document.title).toBe('Rules: GB-34 · Muster');
  cleanup();
  at('/rules/grid-battles/GB-XX', <Rules rule="GB-XX" />);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('There is no rule “GB-XX”');
});

test('the search of the rules counts and marks what it finds', async () => {
  at('/rules/grid-battles', <Rules />);
  fireEvent.change(screen.getByLabelText('Search the rules'), { target: { value: 'GB-41' } });
  expect(await screen.findByText('1 rule', {}, { timeout: 30_000 })).toBeTruthy();
  expect([...document.querySelectorAll('article')].map((article) => article.id)).toEqual(['GB-41']);
  expect(document.querySelector('mark')?.textContent).toBe('GB-41');
});

test('the odds page keeps its address in step with what is picked', () => {
  const memory = at('/odds/grid-battles?attacker=archer&distance=3', <Odds />);
  fireEvent.click(screen.getByLabelText('4'));
  expect(memory.history?.at(-1)).toBe(
    '/odds/grid-battles?attacker=archer&defender=pikeman&attacker-terrain=plain&defender-terrain=plain&distance=4',
  );
});

test('the New battle page names what it starts and keeps its address in step', () => {
  const memory = at('/new/grid-battles?scenario=S2&a=you&b=veteran', <NewBattle />);
  expect(screen.getByText('Start The Ridge as Blue against the Veteran')).toBeTruthy();
  fireEvent.click(screen.getByText('Swap sides'));
  expect(memory.history?.at(-1)).toBe('/new/grid-battles?scenario=S2&a=veteran&b=you');
  expect(screen.getByText('Start The Ridge as Red against the Veteran')).toBeTruthy();
});

test('[FB-03] a force that is not allowed cannot be started, and the page says why', () => {
  at('/new/grid-battles?scenario=free&a-force=', <NewBattle />);
  expect(screen.getByText('A force needs at least one unit.')).toBeTruthy();
  const start = screen.getByText(/^Start a free battle/);
  expect(start).toHaveProperty('disabled', true);
});

test('a force is named in a form that opens with the hand in it, and an empty name is asked for', () => {
  at('/new/grid-battles?scenario=free&points=60', <NewBattle />);
  fireEvent.click(screen.getByText(/, the force of Blue/).closest('button')!);
  const field = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(field);
  fireEvent.submit(field.closest('form')!);
  expect(screen.getByText('Give the force a name first.')).toBeTruthy();
});
