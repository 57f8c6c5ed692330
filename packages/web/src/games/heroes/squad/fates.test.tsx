// @vitest-environment happy-dom
/** The dice of Scars and Glory beside what they say. */

import { afterBattle, enlist, profilesOf, type Squad, sheetOf } from '@muster/heroes';
import { scriptedLuck } from '@muster/kernel';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Fates } from './Fates.tsx';

afterEach(cleanup);

const NONE: Squad = { format: 'muster-squad/1', name: 'The Ninth', faction: 'void', members: [], battles: [] };

test('[HR-17] a die rolls for the slain, with its table and what the entry means; an old one lies, and is shown again', () => {
  const squad = enlist(NONE, sheetOf(profilesOf('void')[0]!));
  const [{ id }] = squad.members as [Squad['members'][number]];
  const fought = [{ member: id, slain: { by: null, power: null }, kills: 0, tracked: true }];
  const after = afterBattle(squad, { id: 'x', title: 'Sandgate', result: 'lost', fought }, scriptedLuck([2]));
  const { container, getByText, rerender } = render(<Fates key="new" squad={after} battle={0} fresh />);
  expect(container.querySelectorAll('[data-rolling] circle')).toHaveLength(2);
  expect(container.textContent).toMatch(/was slain: 2 on “Slain by shot, blow or fall”, .+\. .+/);

  rerender(<Fates key="old" squad={after} battle={0} fresh={false} />);
  expect(container.querySelectorAll('[data-rolling]')).toHaveLength(0);
  fireEvent.click(getByText('Show the dice again'));
  expect(container.querySelectorAll('[data-rolling]')).toHaveLength(1);
});
