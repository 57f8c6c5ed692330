/// <reference types="vite/client" />
// Whatever a player is offered to bring to a battle with people elsewhere, the game takes: as set, and ready ones.

import type { Descriptor } from '@muster/kernel';
import { expect, test } from 'vitest';
import { GAMES } from './games.ts';

test.each(GAMES.games.map(({ card, entry }) => ({ id: card.id, card, entry })))(
  '$id: what is offered fits',
  async ({ card, entry }) => {
    const { gathering, samples, quickStarts } = (await card.load()) as Descriptor;
    expect(entry.forces === undefined).toBe(gathering === undefined);
    if (gathering === undefined) return;
    let offered = 0;
    for (const { config } of [...samples(), ...quickStarts()])
      for (const [seat, brings] of gathering.brings(config).entries()) {
        if (!brings) continue;
        const offers = (await entry.forces?.(config, seat)) ?? [];
        const given = offers.find(({ of }) => of === 'given');
        expect(given).toBeDefined();
        expect(gathering.refuse(config, seat, given!.force)).toBeUndefined();
        for (const { of, force } of offers)
          if (of === 'ready') offered += +(gathering.refuse(config, seat, force) === undefined);
      }
    expect(offered).toBeGreaterThan(2);
  },
);
