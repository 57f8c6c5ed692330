// What the table shows of Magewinds when somebody leaves, which nobody does in the battles of app/shown.test.ts.

import { magewindsDescriptor } from '@muster/magewinds';
import { runLaws, wrongWith } from '@muster/test-kit';
import { expect, test } from 'vitest';
import { told } from './stages.ts';

test('[MW-H08] whoever gives up, and whenever: what is told is all that changes on the table', () => {
  const configs = magewindsDescriptor
    .samples()
    .map(({ config }) => config)
    .filter(({ players }) => players > 2);
  const { laws } = runLaws(
    { ...magewindsDescriptor, unoffered: [...magewindsDescriptor.unoffered!, { type: 'concede' }] },
    {
      configs,
      games: 9,
      only: ['ends', 'shown'],
      shows: {
        tell: (b, e, seat) =>
          told.present(b, told.noScene, e, { seat, person: false, instant: true, still: true }).shown,
        drawn: told.drawn,
      },
    },
  );
  expect(laws.flatMap((law) => wrongWith(law) ?? [])).toEqual([]);
});
