import { LIST } from '@muster/games';
import { fastTable, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { LEVELS } from './levels.ts';
import { loadPlayers } from './load.ts';

test.each(LIST)('$card.name: every level answers with a legal command', async ({ card }) => {
  const { game, quickStarts } = await card.load();
  const playerOf = await loadPlayers(card.id);
  const s = game.setup(quickStarts()[0]!.config, fastTable(seededLuck(1)));
  const { seat } = game.decisions(s)[0]!;
  for (const level of LEVELS) {
    const command = playerOf(level).choose(game.view(s, seat), seat, { kind: 'steps', n: 2 }, { seed: 1 });
    expect(game.refuse(s, seat, command)).toBeUndefined();
  }
});

test('what is no game has no players', async () => {
  await expect(loadPlayers('chess')).rejects.toThrow('chess');
});
