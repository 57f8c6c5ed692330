// @vitest-environment happy-dom

import { type Battle, gridBattles, type StruckEvent } from '@muster/grid-battles';
import { fastTable, seededLuck } from '@muster/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BlowTray } from './BlowTray.tsx';

afterEach(cleanup);

const battle = (): Battle => {
  const config = gridBattles.parseConfig({ scenario: 'S1' });
  if (!config.ok) throw new Error(config.refusal.problem);
  return gridBattles.setup(config.value, fastTable(seededLuck(1)));
};

const EVENT: StruckEvent = {
  type: 'struck',
  rule: 'GB-47',
  half: 1,
  striker: 'A1',
  struck: 'B1',
  distance: 1,
  advantage: false,
  attack: [{ colour: 'blue', face: 1, damage: 1, bonus: 0, from: 'unit' }],
  defence: [{ colour: 'grey', face: 1, shields: 0, from: 'unit' }],
  symbols: { damage: 0, bonus: 0, shields: 0 },
  damage: 1,
  bonus: 0,
  shields: 0,
  hits: 1,
  health: 3,
  expected: 1,
};

const tray = (rolling: boolean, onDone: () => void) =>
  render(
    <BlowTray
      battle={battle()}
      fight={{ places: [], dice: [{ event: EVENT, rolling }] }}
      board={createRef()}
      onDone={onDone}
    />,
  );

test('dice that lie still are left to be read; dice that roll say when they rest, and can be hurried', () => {
  const onDone = vi.fn();
  tray(false, onDone);
  expect(screen.getByText('Pikeman B1: 3 health left')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  cleanup();
  const { container } = tray(true, onDone);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(container.querySelector('[data-tray]')!.firstElementChild!);
  expect(onDone).toHaveBeenCalledTimes(1);
});
