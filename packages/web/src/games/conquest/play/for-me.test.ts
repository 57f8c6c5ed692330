// @vitest-environment happy-dom
// What a player leaves to the computer does what it says, can be looked at before it counts, and is taken back as one.

import { loadPlayers } from '@muster/ai';
import { type ConquestTypes, conquestDescriptor, modelOf } from '@muster/conquest';
import type { Brain } from '@muster/table';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TableGame } from '../../../contract/table-game.ts';
import { openBattle, startBattle } from '../../../match/battles.ts';
import { useSettings } from '../../../parts/settings.ts';
import { ui } from '../ui.ts';
import type { Scene } from './scene.ts';

beforeEach(() => useSettings.setState({ pace: 'instant' }));

const game: TableGame<ConquestTypes, Scene> = { descriptor: conquestDescriptor, ui };

/** Somebody against a computer that thinks little; the first rounds' questions are answered until this one comes. */
const seatedAt = async (wanted: string) => {
  const playerOf = await loadPlayers('conquest');
  const brain: Brain = {
    ask: async ({ view, seat, seed }) =>
      playerOf('recruit').choose(view as never, seat, { kind: 'steps', n: 1 }, { seed }),
    stop: () => {},
  };
  const [quick] = conquestDescriptor.quickStarts();
  const open = startBattle(conquestDescriptor, quick!.config, [{ kind: 'you' }, { kind: 'ai', level: 'recruit' }]);
  const table = openBattle(game, open, brain, async () => 'kept');
  const isAsked = (): boolean => {
    const { acting, showing, decisions } = table.getState();
    return acting === 0 && !showing && decisions.some(({ seat }) => seat === 0);
  };
  /** Does something, and waits till there is a question again, in another battle than before. */
  const after = async (act: () => void): Promise<void> => {
    const before = table.getState().view;
    act();
    await vi.waitFor(() => expect(isAsked() && table.getState().view !== before).toBe(true), 60_000);
  };
  const kind = (): string => table.getState().decisions.find(({ seat }) => seat === 0)!.kind;
  await vi.waitFor(() => expect(isAsked()).toBe(true), 60_000);
  while (kind() !== wanted) {
    const asked = kind();
    const command = asked === 'deploy' ? undefined : (await table.suggest())!;
    await after(() => (command === undefined ? table.letPlay() : table.play(command)));
    if (asked === 'deploy' && kind() === 'deploy') await after(() => table.play({ type: 'done' }));
  }
  return { table, after, kind };
};

test('[X-307] a place for the headquarters is told, and nothing is placed', async () => {
  const { table, kind } = await seatedAt('placeHq');
  expect(await table.suggest()).toMatchObject({ type: 'hq' });
  expect([kind(), table.getState().view.models.filter(({ seat }) => seat === 0)]).toEqual(['placeHq', []]);
});

test('[X-308] Set up the rest for me: all of it', async () => {
  const { table, after } = await seatedAt('deploy');
  await after(() => table.letPlay());
  const own = table.getState().view.models.filter(({ seat }) => seat === 0);
  expect(own.length).toBeGreaterThan(5);
});

test('[X-313] Move the rest for me: units move, and the half is still its player’s to end', async () => {
  const { table, after, kind } = await seatedAt('activate');
  const before = table.getState().view;
  await after(() => table.letPlay());
  const { view } = table.getState();
  const isElsewhere = ({ id, at }: (typeof view.models)[number]): boolean => {
    const was = modelOf(before, id).at;
    return at.x !== was.x || at.y !== was.y;
  };
  const moved = view.models.filter((m) => m.seat === 0 && isElsewhere(m)); // one that comes back to its place has moved too
  expect(moved.length).toBeGreaterThan(2);
  for (const m of moved) expect(m.turn.ledger).toBeGreaterThan(0);
  expect([['activate', 'move'].includes(kind()), view.phase, view.round]).toEqual([true, 'movement', before.round]);
  const { left } = table.getState(); // what would end the half
  expect(left).toBeDefined();
  await after(() => table.undo([]));
  expect(table.getState().view.models.map(({ at }) => at)).toEqual(before.models.map(({ at }) => at));
});
