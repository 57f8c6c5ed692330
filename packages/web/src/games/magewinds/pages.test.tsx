// @vitest-environment happy-dom
/// <reference types="vite/client" />

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt as at } from '../../parts/test/render-at.tsx';
import NewBattle from './NewBattle.tsx';
import Odds from './Odds.tsx';
import Rules from './Rules.tsx';
import Warbands from './warbands/Warbands.tsx';

afterEach(cleanup);

test('[MW 18.5.2] a link to a rule marks that rule, and an unknown one gets a sentence', () => {
  at('/rules/magewinds/MW-18-5-2', <Rules rule="MW-18-5-2" />);
  expect(document.getElementById('MW-18-5-2')?.hasAttribute('data-target')).toBe(true);
  cleanup();
  at('/rules/magewinds/MW-99', <Rules rule="MW-99" />);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('There is no rule “MW-99”');
});

test('[TC cleric.heal] the search of the rules finds words across dots', async () => {
  at('/rules/magewinds?q=cleric.heal', <Rules />);
  expect([...document.querySelectorAll('article')].map(({ id }) => id)).toContain('TC-cleric-heal');
  expect(document.querySelector('mark')?.textContent).toBe('cleric.heal');
});

test('the odds page keeps its address in step with what is picked', () => {
  const memory = at('/odds/magewinds?attacker=wizard', <Odds />);
  fireEvent.click(screen.getByLabelText('Zap'));
  expect(memory.history?.at(-1)).toBe('/odds/magewinds?attacker=wizard&defender=cleric&attack=zap');
  fireEvent.click(screen.getByLabelText(/The target is in cover/));
  expect(memory.history?.at(-1)).toBe('/odds/magewinds?attacker=wizard&defender=cleric&attack=zap&cover=1');
  fireEvent.click(screen.getByText('Swap roles'));
  expect(memory.history?.at(-1)).toBe('/odds/magewinds?attacker=cleric&defender=wizard&attack=melee&cover=1');
});

test('[MW 18.3] the odds page shows three choices against three answers', () => {
  at('/odds/magewinds?attacker=warrior&defender=cleric', <Odds />);
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Light', 'Heavy', 'Feint']);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['No reaction', 'Dodge', 'Deflect']);
  expect(
    within(table)
      .getAllByRole('cell')
      .filter((cell) => cell.textContent !== ''),
  ).toHaveLength(9);
});

test('the New battle page names what it starts and keeps its address in step', () => {
  const memory = at('/new/magewinds', <NewBattle />);
  expect(screen.getByText('Start King of the Hill as Blue against the Recruit')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Battle Royale/));
  expect(memory.history?.at(-1)).toBe('/new/magewinds?scenario=battle-royale&a=you&b=recruit&c=recruit&slots=8');
  expect(screen.getByText('Start Battle Royale as Blue against the Recruit and the Recruit')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Market Day' }));
  expect(memory.history?.at(-1)).toContain('terrain=market-day');
  fireEvent.click(screen.getByLabelText('Automatic'));
  expect(memory.history?.at(-1)).toContain('deployment=auto');
});

test('[TC assembly.slots] a fighter that does not fit is refused in words, and the warband stays', () => {
  const memory = at('/new/magewinds?a-band=wizard,cleric,witch,seer', <NewBattle />);
  const blue = within(screen.getByLabelText('Blue side'));
  const before = memory.history?.length;
  fireEvent.click(blue.getByRole('button', { name: /^Add Druid/ }));
  expect(blue.getByRole('status').textContent).toContain(
    'Druid cannot join. The warband takes 10 slots, and there are 8',
  );
  expect(memory.history).toHaveLength(before!);
  fireEvent.click(blue.getByRole('button', { name: /^Take the Seer out/ }));
  fireEvent.click(blue.getByRole('button', { name: /^Add Druid/ }));
  expect(memory.history?.at(-1)).toContain('a-band=wizard,cleric,witch,druid');
});

test('[TC pack.stand-ins] a battle that is not allowed cannot be started, and the page says why', () => {
  at('/new/magewinds?scenario=deathmatch&officialOnly=true', <NewBattle />);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Deathmatch is a stand-in of ours');
  expect(screen.getByText(/^Start Deathmatch/)).toHaveProperty('disabled', true);
});

test('[ItT general.assembly] a warband can be left to the set-up, and how it is assembled is asked', () => {
  const memory = at('/new/magewinds', <NewBattle />);
  expect(screen.queryByText('Assembled in set-up')).toBeNull();
  fireEvent.click(within(screen.getByLabelText('Red side')).getByLabelText('In set-up'));
  fireEvent.click(screen.getByLabelText('Openly, in turn'));
  expect(memory.history?.at(-1)).toContain('b-band=set-up&assembly=simultaneous');
});

test('the page of warbands opens what a link says and shows its cards', () => {
  const memory = at('/warbands?band=witch,minion,minion&name=Night%20watch', <Warbands />);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Night watch');
  expect(screen.getByRole('article', { name: 'Minion 2, reference card' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Day watch ' } });
  expect(memory.history?.at(-1)).toBe('/warbands?band=witch,minion,minion&name=Day%20watch');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Day watch ');
});

test('[TC assembly.slots] fighters are named in the builder; the link, the card and the battle have the name', () => {
  const memory = at('/warbands?band=witch,minion,minion', <Warbands />);
  const field = screen.getByLabelText('Name of the Minion 2 of this warband');
  fireEvent.change(field, { target: { value: 'Snap ' } });
  expect(memory.history?.at(-1)).toBe('/warbands?band=witch,minion,minion&called=&called=&called=Snap');
  expect(field).toHaveProperty('value', 'Snap ');
  expect(screen.getByRole('article', { name: 'Snap (Minion 2), reference card' })).toBeTruthy();
  expect(screen.getByText('Lead it into battle').getAttribute('href')).toContain('a-called=Snap');
  fireEvent.click(screen.getAllByRole('button', { name: /^Take the Witch out/ })[0]!);
  expect(memory.history?.at(-1)).toBe('/warbands?band=minion,minion&called=&called=Snap');
});

test('a warband without a name is not saved', () => {
  at('/warbands?band=witch', <Warbands />);
  fireEvent.click(screen.getByText('Save this warband'));
  expect(screen.getByText('Give the warband a name first.')).toBeTruthy();
});

test('a warband with a fighter that is not there is not built on before it is answered', () => {
  at('/warbands?band=wizard,dragon,seer&called=Mira&called=Smaug&called=Una', <Warbands />);
  expect(screen.queryByRole('region', { name: 'The warband' })).toBeNull();
  expect(screen.queryByText('Reference cards')).toBeNull();
  fireEvent.click(screen.getByText('Leave it out'));
  expect(screen.getByRole('region', { name: 'The warband' })).toBeTruthy();
  expect(screen.getByDisplayValue('Una')).toBeTruthy();
  expect(screen.queryByDisplayValue('Smaug')).toBeNull();
});
