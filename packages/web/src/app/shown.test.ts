// The law of what is shown, held against the tables of all games: told event by event with anybody's eyes, the table ends where the
// view is. MUSTER_SHOWN_GAMES says how many battles of each game, MUSTER_SHOWN_GAME which game.

import { loadPlayers } from '@muster/ai';
import type { Descriptor } from '@muster/kernel';
import { type LawOptions, runLaws, wrongWith } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { loadTable } from '../contract/games.ts';
import { GAMES } from './games.ts';

const BATTLES = Number(process.env['MUSTER_SHOWN_GAMES'] ?? 6);
const ONLY = process.env['MUSTER_SHOWN_GAME'];

const held = (descriptor: Descriptor, terms: Pick<LawOptions, 'shows' | 'choose' | 'games' | 'seed'>) =>
  runLaws(descriptor, {
    configs: descriptor.samples().map(({ config }) => config),
    only: ['ends', 'pure', 'shown'],
    ...terms,
  });

describe.each(GAMES.games.filter(({ card }) => ONLY === undefined || card.id === ONLY))('$card.name', (game) => {
  const table = async () => {
    const { descriptor, ui } = await loadTable(game);
    const drawn = ui.drawn;
    if (drawn === undefined) throw new Error('it does not say what it draws');
    const shows: LawOptions['shows'] = {
      tell: (shown, event, seat) =>
        ui.present(shown, ui.noScene, event, { seat, person: false, instant: true, still: true }).shown,
      drawn,
    };
    return { descriptor, shows };
  };

  test('played at random, every event is shown', async () => {
    const { descriptor, shows } = await table();
    const { laws } = held(descriptor, { shows, games: Math.ceil(BATTLES / (descriptor.lawsOneIn ?? 1)) });
    expect(laws.flatMap((law) => wrongWith(law) ?? [])).toEqual([]);
  });

  test('played by computer players, every event is shown', async () => {
    const { descriptor, shows } = await table();
    const player = (await loadPlayers(descriptor.id))('recruit');
    const choose: LawOptions['choose'] = (view, seat, _, rng) =>
      player.choose(view, seat, { kind: 'steps', n: 1 }, { seed: rng.bits() });
    const { laws } = held(descriptor, { shows, choose, games: Math.ceil(BATTLES / 6), seed: 1000 });
    expect(laws.flatMap((law) => wrongWith(law) ?? [])).toEqual([]);
  });
});
