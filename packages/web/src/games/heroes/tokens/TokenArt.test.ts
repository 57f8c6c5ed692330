import { RACES } from '@muster/dwethia';
import { modelOf } from '@muster/heroes';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emblemOf } from '../../../dwethia/base/emblems.ts';
import { printedColour } from '../../../dwethia/base/printed.ts';
import { battleOf } from '../play/test/battles.ts';
import { TokenIcon } from './TokenArt.tsx';
import { tokenOf } from './token.ts';

test('[HR-05] a base bears its side, the emblem of its faction, the rim of its race, and its name in the log', () => {
  const b = battleOf({ south: ['void.zombie', 'void.necromancer'], north: ['citadel.guardsman'] }, {});
  const drawn = (id: string) => renderToStaticMarkup(createElement(TokenIcon, { token: tokenOf(b, modelOf(b, id)) }));
  const rim = (race: string) => `--own-rim:${printedColour(RACES.find(({ id }) => id === race)!.rim)}`;
  for (const [id, seat, faction] of [
    ['A1', 0, 'void'],
    ['A2', 0, 'void'],
    ['B1', 1, 'citadel'],
  ] as const) {
    const { race } = tokenOf(b, modelOf(b, id));
    for (const part of [`data-seat="${seat}"`, emblemOf(faction), rim(race), `>${id}<`])
      expect(drawn(id)).toContain(part);
  }
});
