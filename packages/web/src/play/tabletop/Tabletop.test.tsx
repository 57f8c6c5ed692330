// @vitest-environment happy-dom
// The table itself, by the smallest game that is declared: discs in columns, played by two at one screen.

import { connectFourDescriptor } from '@muster/connect-four';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Games, GamesContext } from '../../contract/games.ts';
import { noPlan } from '../../contract/plan.ts';
import type { GameUi } from '../../contract/table-game.ts';
import type { Plan, TableTypes, Tabletop } from '../../contract/tabletop.ts';
import { UNDRAWN } from '../../contract/test/undrawn.ts';
import { openBattle, startBattle } from '../../match/battles.ts';
import { useSettings } from '../../parts/settings.ts';
import { Battlefield } from '../PlayPage.tsx';
import { isSure, nextOf } from './plan.ts';

const GAMES = { games: [], openWorker: () => ({ postMessage: () => {}, terminate: () => {} }) } as unknown as Games;

let tables = 0;
beforeEach(() => {
  history.replaceState(null, '', `/play/${++tables}`); // what was held at one is held at that one again
  useSettings.setState({ pace: 'instant', confirm: 'every' });
});
afterEach(cleanup);

interface Column {
  readonly kind: 'none' | 'disc';
  readonly column?: number;
}

const NONE: Column = { kind: 'none' };
const drop = (column: number) => ({ type: 'drop', column });
const shown: string[] = [];
const followed: string[] = [];

/** Columns 0 to 2 are listed, and offered as options; column 2 cannot be had. */
const planOf = (held: Column): Plan<TableTypes> => ({
  ...noPlan<TableTypes>({}),
  hint: 'Choose a column.',
  wait: 'Choose',
  selected: held.column === undefined ? [] : [held.column],
  choices: [0, 1],
  roster: { ids: [0, 1, 2], label: 'Columns', next: 'Next column' },
  risks: held.column === 6 ? [] : ['It may be blocked.'],
  facts: ['Six fit.'],
  options: [0, 1, 2].map((column) => ({
    key: String(column),
    words: `Over ${column}`,
    chance: column === 0 ? 0.25 : undefined,
    why: column === 2 ? 'It is kept free.' : undefined,
    chosen: held.column === column,
    held: { kind: 'disc', column } as Column,
  })),
  card: held.column,
  main:
    held.column === undefined
      ? undefined
      : { meaning: 'drop', words: `Drop into ${held.column}`, commands: [drop(held.column)] },
});

const tabletop: Tabletop = {
  ...UNDRAWN.tabletop,
  hand: {
    first: () => NONE,
    touch: (_, held, gesture) => {
      const column = 'id' in gesture ? Number(gesture.id) : undefined;
      if (column === 4) return { held: { kind: 'disc', column } as Column, commits: true };
      if (column === 5) return { held, remark: { text: 'Nothing falls there.' } };
      return { held: column === (held as Column).column ? NONE : ({ kind: 'disc', column } as Column) };
    },
    back: (_, held) => ((held as Column).column === 0 ? held : NONE), // column 0 is not let go
    plan: ({ decision }, held) => (decision === undefined ? noPlan({}) : planOf(held as Column)),
    keys: { b: { kind: 'piece', id: 1 } },
  },
  piece: {
    name: (_, id) => `Column ${id}`,
    key: (id) => `column ${id}`,
    Icon: () => null,
    Card: ({ id }) => <section aria-label={`Card of ${id}`} />,
  },
  Board: ({ hand, ref }) => {
    if (typeof ref === 'object' && ref !== null)
      ref.current = { show: (place) => shown.push(place), follow: (places) => followed.push(...places) };
    return (
      <>
        <button type="button" onClick={() => hand?.commit()}>
          Mark on the board
        </button>
        {[0, 1, 4, 5, 6].map((id) => (
          <button key={id} type="button" onClick={() => hand?.touch({ kind: 'piece', id })}>
            Touch {id}
          </button>
        ))}
      </>
    );
  },
};

const show = (suggestion = drop(1)) => {
  const ui = {
    noScene: null,
    present: (state: unknown, scene: unknown) => ({ shown: state, scene, ms: 0 }),
    isHeading: () => false,
    isEnding: () => false,
    ...UNDRAWN,
    tabletop: {
      ...tabletop,
      suggests: {
        words: () => 'Choose for me',
        take: (_: unknown, __: unknown, c: { readonly column?: number }) => ({
          held: { kind: 'disc', column: c.column } as Column,
        }),
      },
    },
  } as unknown as GameUi;
  const game = { descriptor: connectFourDescriptor as never, ui };
  const open = startBattle(connectFourDescriptor, {}, [{ kind: 'you' }, { kind: 'friend' }]);
  const brain = { ask: async () => suggestion, stop: () => {} };
  const table = openBattle(game, open, brain, async () => 'kept');
  render(
    <GamesContext value={GAMES}>
      <Battlefield id="x" game={game} table={table} onReopen={() => {}} />
    </GamesContext>,
  );
  return table;
};

const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const main = () => document.querySelector('[data-slot="main"]')?.textContent;
const discs = (table: ReturnType<typeof show>) => (table.getState().view as unknown as { discs: number }).discs;

test('who comes next: of those who may be chosen the next after the one in the hand', () => {
  const roster = { ids: ['a', 'b', 'c', 'd'] };
  expect(nextOf(roster, { selected: [], choices: ['b', 'd'] })).toBe('b');
  expect(nextOf(roster, { selected: ['b'], choices: ['b', 'd'] })).toBe('d');
  expect(nextOf(roster, { selected: ['d'], choices: ['b', 'd'] })).toBe('b');
  expect(nextOf(roster, { selected: ['d'], choices: [] })).toBe('a');
  expect(nextOf({ ids: [] }, { selected: [], choices: [] })).toBeUndefined();
});

test('sure is what a gesture has newly planned, without luck, risk, fault or doubt', () => {
  const none = noPlan<TableTypes>({});
  const main = { meaning: 'drop', words: 'Drop', commands: [drop(1)] };
  const sure = { ...none, main };
  expect(isSure(none, sure)).toBe(true);
  expect(isSure(none, none)).toBe(false);
  expect(isSure(sure, { ...sure, main: { ...main } })).toBe(false); // it was planned before
  expect(isSure({ ...none, main: { ...main, commands: [drop(2)] } }, sure)).toBe(true);
  for (const spoilt of [{ odds: {} }, { risks: ['It may fall.'] }, { fault: 'It is full.' }, { waits: true as const }])
    expect(isSure(none, { ...sure, ...spoilt })).toBe(false);
  expect(isSure(none, { ...sure, main: { ...main, unless: 'Another would win' } })).toBe(false);
});

test('who confirms only risky moves plays a sure one with one click, not while a piece is carried', async () => {
  useSettings.setState({ confirm: 'risky' });
  const table = show();
  await screen.findByText('Choose a column.');
  click(1, 1); // a risk
  expect([discs(table), main()?.slice(0, 11)]).toEqual([0, 'Drop into 1']);
  fireEvent.pointerDown(document.body);
  click(6, 1);
  expect([discs(table), main()?.slice(0, 11)]).toEqual([0, 'Drop into 6']);
  fireEvent.pointerUp(document.body);
  click(1, 1);
  click(6, 1);
  await vi.waitFor(() => expect(discs(table)).toBe(1));
});

test('a gesture holds, and only a button plays; a new state starts with a free hand', async () => {
  const table = show();
  await screen.findByText('Choose a column.');
  expect(main()).toMatch(/^Choose/);
  fireEvent.click(within(screen.getByRole('list', { name: 'Columns' })).getByRole('button', { name: 'Column 1' }));
  expect(followed).toEqual(['1']); // a small screen shows who was chosen in the list
  expect(main()).toMatch(/^Drop into 1/);
  expect(discs(table)).toBe(0);
  expect(screen.getByLabelText('Card of 1')).toBeTruthy();
  key('c');
  await vi.waitFor(() => expect(discs(table)).toBe(1));
  await vi.waitFor(() => expect(main()).toMatch(/^Choose/));
  expect(screen.queryByLabelText('Card of 1')).toBeNull();
});

test('keys make gestures, Escape goes back, Next takes up the next one and shows it; a mark on the board commits', async () => {
  const table = show();
  await screen.findByText('Choose a column.');
  key('b');
  expect(main()).toMatch(/^Drop into 1/);
  key('Escape');
  expect(main()).toMatch(/^Choose/);
  fireEvent.click(screen.getByRole('button', { name: 'Mark on the board' }));
  expect(discs(table)).toBe(0); // nothing is planned
  key('n');
  expect([main()?.slice(0, 11), shown.at(-1)]).toEqual(['Drop into 0', '0']);
  expect(screen.getByLabelText('Card of 0')).toBeTruthy();
  key('Escape');
  expect(screen.queryByLabelText('Card of 0')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mark on the board' }));
  await vi.waitFor(() => expect(discs(table)).toBe(1));
});

/** The nth click of a series on the board. */
const click = (id: number, detail: number) =>
  fireEvent.click(screen.getByRole('button', { name: `Touch ${id}` }), { detail });

test('a double click on the board plans and confirms, once; the rest of a series does nothing', async () => {
  const table = show();
  await screen.findByText('Choose a column.');
  for (const nth of [1, 2, 3]) click(1, nth);
  await vi.waitFor(() => expect(discs(table)).toBe(1));
  await vi.waitFor(() => expect(main()).toMatch(/^Choose/));
  click(1, 4);
  expect([discs(table), main()?.slice(0, 6)]).toEqual([1, 'Choose']);
});

test('a gesture that commits by itself is played once by a double click', async () => {
  const table = show();
  await screen.findByText('Choose a column.');
  click(4, 1);
  await vi.waitFor(() => expect(main()).toMatch(/^Choose/));
  click(4, 2);
  expect([discs(table), main()?.slice(0, 6)]).toEqual([1, 'Choose']);
});

test('a double click plays only what its first click planned', async () => {
  const table = show();
  await screen.findByText('Choose a column.');
  click(1, 1);
  click(1, 1); // a click of its own: lets go again
  expect(main()).toMatch(/^Choose/);
  click(1, 1);
  click(5, 1); // refused, and the plan stays
  click(5, 2);
  expect(main()).toMatch(/^Drop into 1/);
  click(1, 1); // lets go: there is nothing to play, and nothing is chosen again
  click(1, 2);
  expect(main()).toMatch(/^Choose/);
  expect(discs(table)).toBe(0);
});

test('options say their chance; what cannot be had says why, and is not held', async () => {
  show();
  await screen.findByText('Choose a column.');
  const option = (name: RegExp) => screen.getByRole('button', { name });
  expect(option(/^Over 0/).textContent).toContain('25%');
  fireEvent.click(option(/^Over 2/));
  expect(main()).toMatch(/^Choose/);
  expect(option(/^Over 2/).textContent).toContain('It is kept free.');
  fireEvent.click(option(/^Over 0/));
  expect(main()).toMatch(/^Drop into 0/);
  expect(option(/^Over 0/).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('It may be blocked.')).toBeTruthy();
  expect(screen.getByText('Six fit.')).toBeTruthy();
});

test('what the computer would do lies in the hand, and nobody has played it', async () => {
  const table = show(drop(0));
  await screen.findByText('Choose a column.');
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Choose for me' }).getAttribute('aria-disabled')).toBeNull(),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Choose for me' }));
  await vi.waitFor(() => expect(main()).toMatch(/^Drop into 0/));
  expect(discs(table)).toBe(0);
});
