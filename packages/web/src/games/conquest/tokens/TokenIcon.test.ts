import { modelOf, unitOf } from '@muster/conquest';
import { RACES } from '@muster/dwethia';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emblemOf } from '../../../dwethia/base/emblems.ts';
import { printedColour } from '../../../dwethia/base/printed.ts';
import { field } from '../play/test/wars.ts';
import { TokenIcon, UnitIcon } from './TokenIcon.tsx';

test('[CQ-04] [CQ-07] a base bears its side, the emblem of its faction, the rim of its race, and its name in the log', () => {
  const b = field();
  const drawn = (id: string) =>
    renderToStaticMarkup(createElement(TokenIcon, { battle: b, model: modelOf(b, id), size: 20 }));
  const rim = (race: string) => `--own-rim:${printedColour(RACES.find(({ id }) => id === race)!.rim)}`;
  for (const [id, seat, faction, race] of [
    ['A3-1', 0, 'empire-of-sol', 'terran'],
    ['B2-3', 1, 'citadel', 'sovereign'],
  ] as const)
    for (const part of [`data-seat="${seat}"`, emblemOf(faction), rim(race), `>${id.slice(0, 2)}<`])
      expect(drawn(id)).toContain(part);
});

test('before a war a unit bears the side that it will stand on, without a name', () => {
  const unit = unitOf('empire-of-sol.legion')!;
  const drawn = renderToStaticMarkup(createElement(UnitIcon, { unit, faction: 'empire-of-sol', seat: 1, size: 20 }));
  for (const part of ['data-seat="1"', emblemOf('empire-of-sol')]) expect(drawn).toContain(part);
  expect(drawn).not.toMatch(/>A\d/);
});
