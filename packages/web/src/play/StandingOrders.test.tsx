// @vitest-environment happy-dom
import { type GameTypes, wholeOrders } from '@muster/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { StandingOrders, UsualOrders } from './StandingOrders.tsx';

interface Orders {
  readonly resist: 'ask' | 'never' | number;
  readonly reroll: { readonly attack: 'ask' | 'never' };
}
interface State {
  readonly config: { readonly isOld: boolean };
  readonly orders: readonly (Orders | null)[];
}
type Types = GameTypes & { readonly state: State; readonly config: State['config'] };

const USUAL: Orders = { resist: 'ask', reroll: { attack: 'never' } };
const ASK = { value: 'ask', words: 'ask me' } as const;
const NEVER = { value: 'never', words: 'never, whatever comes' } as const;

const orders = wholeOrders<Types, Orders>({
  title: 'When to ask me',
  note: 'Given when you begin.',
  usual: USUAL,
  of: (s, seat) => s.orders[seat],
  command: (said) => ({ type: 'orders', said }),
  lines: {
    resist: {
      title: 'Resist powers',
      choices: [ASK, NEVER, { value: 1, words: 'with 1 point' }],
      choicesIn: ({ isOld }) => [ASK, NEVER, { value: 1, words: isOld ? 'with the fee and 1' : 'with 1 point' }],
    },
    'reroll.attack': { title: 'Dice to hit', heading: 'Roll again', choices: [ASK, NEVER] },
  },
});

const view = (isOld = false): State => ({ config: { isOld }, orders: [{ ...USUAL, resist: 1 }, null] });

/** What stands in the line of this title. */
const chosen = (title: string): string => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: title });
  return select.options[select.selectedIndex]!.text;
};
const choose = (title: string, words: string): void => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: title });
  const option = [...select.options].find(({ text }) => text === words)!;
  fireEvent.change(select, { target: { value: option.value } });
};

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

test('a line shows what its seat has said, and another choice is played with all else as it was', () => {
  const played: object[] = [];
  const battle = view();
  render(<StandingOrders orders={orders} view={battle} seat={0} onPlay={(command) => played.push(command)} />);
  expect(chosen('Resist powers')).toBe('with 1 point');
  expect(screen.getAllByText('Roll again')).toHaveLength(1);
  choose('Dice to hit', 'ask me');
  expect(played).toEqual([{ type: 'orders', said: { resist: 1, reroll: { attack: 'ask' } } }]);
});

test('a battle has its own words for its choices; what others have said is not there', () => {
  const { rerender } = render(<StandingOrders orders={orders} view={view(true)} seat={0} onPlay={() => {}} />);
  expect(chosen('Resist powers')).toBe('with the fee and 1');
  rerender(<StandingOrders orders={orders} view={view()} seat={1} onPlay={() => {}} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('what is usually said is remembered, and begins with what the game has', () => {
  const { rerender } = render(<UsualOrders game="first" orders={orders} />);
  expect([chosen('Resist powers'), chosen('Dice to hit')]).toEqual(['ask me', 'never, whatever comes']);
  choose('Resist powers', 'with 1 point');
  expect(chosen('Resist powers')).toBe('with 1 point');
  expect(JSON.parse(localStorage.getItem('muster-first-settings')!)).toEqual({ orders: { resist: 1 } });
  const { usual: _, ...unsaid } = orders;
  rerender(<UsualOrders game="second" orders={unsaid} />);
  expect(chosen('Resist powers')).toBe('as the game has it');
  choose('Resist powers', 'never, whatever comes');
  choose('Resist powers', 'as the game has it');
  expect(JSON.parse(localStorage.getItem('muster-second-settings')!)).toEqual({ orders: {} });
});
