// @vitest-environment happy-dom

import type { Seat } from '@muster/kernel';
import { type MagewindsCommand, magewindsDescriptor, type ProfileId } from '@muster/magewinds';
import type { Brain } from '@muster/table';
import { beforeEach, expect, test, vi } from 'vitest';
import { openBattle, startBattle } from '../../../match/battles.ts';
import { useSettings } from '../../../parts/settings.ts';
import { ui } from '../ui.ts';
import { restOf } from './open-assembly.ts';

beforeEach(() => useSettings.setState({ pace: 'instant' }));

const nobody: Brain = { ask: () => Promise.reject(new Error('nobody thinks here')), stop: () => {} };
const assemble = (...warband: readonly ProfileId[]): MagewindsCommand => ({ type: 'assemble', warband });

/** Two people on one screen, who assemble in secret. */
const hotSeat = () => {
  const config = magewindsDescriptor.game.parseConfig({ scenario: 'king-of-the-hill', slots: 6, assembly: 'secret' });
  if (!config.ok) throw new Error(config.refusal.problem);
  const open = startBattle(magewindsDescriptor, config.value, [{ kind: 'you' }, { kind: 'friend' }]);
  const table = openBattle({ descriptor: magewindsDescriptor, ui }, open, nobody, async () => 'kept');
  const drawn = (seat: Seat) => vi.waitFor(() => expect(table.getState().curtain).toBe(seat));
  const acts = (seat: Seat) => vi.waitFor(() => expect(table.getState().acting).toBe(seat));
  return { table, drawn, acts, match: open.match };
};

/** Blue has chosen, and Red is to look. */
const blueHasChosen = async () => {
  const seats = hotSeat();
  await seats.drawn(0);
  seats.table.reveal();
  await seats.acts(0);
  seats.table.play(assemble('mesmer', 'witch'));
  await seats.drawn(1);
  return seats;
};

test('[ItT general.assembly] a secret warband may be changed until the last one is in', async () => {
  const { table, drawn, acts, match } = await blueHasChosen();
  expect(table.getState().mayChange).toEqual([0]);
  table.reveal(0);
  await acts(0);
  expect(table.getState().decisions).toContainEqual(expect.objectContaining({ seat: 0, kind: 'assembly' }));
  expect(table.getState().view.warbands[0]?.profiles).toEqual(['mesmer', 'witch']);
  table.play(assemble('seer', 'druid'));
  await drawn(1);
  expect(JSON.stringify(table.getState())).not.toMatch(/mesmer|druid/);
  table.reveal();
  await acts(1);
  expect(JSON.stringify(table.getState().view)).not.toMatch(/mesmer|druid/);
  table.play(assemble('cleric'));
  await vi.waitFor(() => expect(match.state().warbands.every(({ done }) => done)).toBe(true));
  await vi.waitFor(() => expect(table.getState().mayChange).toEqual([]));
  expect(match.state().warbands[0]?.profiles).toEqual(['seer', 'druid']);
});

test('[ItT general.assembly] Red cannot take back the warband that Blue has chosen', async () => {
  const { table, acts, match } = await blueHasChosen();
  table.reveal();
  await acts(1);
  expect(table.getState().offers.undo).toBeUndefined();
  table.undo([0]);
  await Promise.resolve();
  expect(match.state().warbands[0]?.profiles).toEqual(['mesmer', 'witch']);
});

test('[ItT general.assembly] a kept warband is added fighter by fighter, with its names, as far as it fits', () => {
  const kept = { warband: ['warrior', 'militia', 'militia'] as const, calls: ['Brannoc', '', 'Una'] };
  expect(restOf(kept, ['militia'], 6, false)).toEqual([
    { type: 'addFighter', profile: 'warrior', name: 'Brannoc' },
    { type: 'addFighter', profile: 'militia', name: 'Una' },
  ]);
  expect(restOf(kept, ['militia', 'warrior', 'militia'], 6, false)).toEqual([]);
  expect(restOf(kept, ['witch'], 6, false)).toBeUndefined();
  expect(restOf(kept, [], 1, false)).toBeUndefined(); // TC assembly.slots: too many for one slot
});

test('[ItT general.assembly] in turn, a whole kept warband is one press', async () => {
  const config = magewindsDescriptor.game.parseConfig({ scenario: 'deathmatch', slots: 6, assembly: 'sequential' });
  if (!config.ok) throw new Error(config.refusal.problem);
  const open = startBattle(magewindsDescriptor, config.value, [{ kind: 'you' }, { kind: 'friend' }]);
  const table = openBattle({ descriptor: magewindsDescriptor, ui }, open, nobody, async () => 'kept');
  await vi.waitFor(() => expect(table.getState().curtain ?? table.getState().acting).toBeDefined());
  if (table.getState().curtain !== undefined) table.reveal();
  await vi.waitFor(() => expect(table.getState().acting).toBeDefined());
  const seat = table.getState().acting!;
  table.playInTurn(restOf({ warband: ['warrior', 'wizard', 'cleric'] }, [], 6, false)!);
  await vi.waitFor(() => expect(open.match.state().warbands[seat]!.profiles).toHaveLength(3));
});
