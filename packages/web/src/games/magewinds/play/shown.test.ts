// What the table shows of Magewinds in cases that the battles of app/shown.test.ts seldom come to, or never.

import { fastTable, seededLuck } from '@muster/kernel';
import {
  type Battle,
  type Effect,
  type MagewindsCommand,
  type MagewindsEvent,
  magewinds,
  magewindsDescriptor,
} from '@muster/magewinds';
import { runLaws, wrongWith } from '@muster/test-kit';
import { expect, test } from 'vitest';
import { told } from './stages.ts';
import { fight } from './test/battles.ts';

const AT_ONCE = { person: false, instant: true, still: true } as const;

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
        tell: (b, e, seat) => told.present(b, told.noScene, e, { ...AT_ONCE, seat }).shown,
        drawn: told.drawn,
      },
    },
  );
  expect(laws.flatMap((law) => wrongWith(law) ?? [])).toEqual([]);
});

/** Plays the first of these that somebody may do now, and compares what was told of it with what Red sees. */
const played = (b: Battle, wishes: readonly ((c: MagewindsCommand) => boolean)[]) => {
  const { seat } = magewinds.decisions(b)[0]!;
  const offered = magewinds.candidates(b, seat);
  const command = wishes.map((wish) => offered.find(wish)).find((c) => c !== undefined)!;
  const events: MagewindsEvent[] = [];
  const table = { ...fastTable<MagewindsEvent>(seededLuck(1)), tell: (e: MagewindsEvent) => void events.push(e) };
  const after = magewinds.play(b, seat, command, table);
  const shown = events.reduce(
    (now, e) => told.present(now, told.noScene, e, { ...AT_ONCE, seat }).shown,
    magewinds.view(b, 1),
  );
  expect(told.drawn(shown)).toEqual(told.drawn(magewinds.view(after, 1)));
  return { after, types: events.map(({ type }) => type) };
};

test.each([0, 1] as const)(
  '[TC mesmer.clone] what lies on a fighter lies on its double and goes with it (%s)',
  (real) => {
    const effects: readonly Effect[] = [
      { type: 'ward', by: 1 },
      { type: 'hex', fighter: 1 },
      { type: 'hex', fighter: 2 },
    ];
    const start = fight(
      [
        { profile: 'mesmer', seat: 0, at: [6, 3] },
        { profile: 'guardian', seat: 0, at: [6, 6] },
        { profile: 'cleric', seat: 1, at: [6, 7.5] },
      ],
      [['2D', '2S'], []],
    );
    const isReal = (id: number): boolean => id === (real === 0 ? 1 : 3);
    const wishes = [
      (c: MagewindsCommand) => c.type === 'cast' && c.spell === 'clone' && c.target === 1 && c.real === real,
      (c: MagewindsCommand) => c.type === 'act' && c.action === 'clone',
      (c: MagewindsCommand) => c.type === 'act' && c.action === 'attack',
      (c: MagewindsCommand) => c.type === 'activate' && isReal(c.fighter),
      (c: MagewindsCommand) => c.type === 'activate' && c.fighter !== 1,
      (c: MagewindsCommand) => c.type === 'act' && c.action === 'wait',
      (c: MagewindsCommand) => c.type === 'step' && c.path.length === 0,
      (c: MagewindsCommand) => c.type === 'decline',
      () => true,
    ];
    let b: Battle = { ...start, effects };
    const types: string[] = [];
    for (let i = 0; i < 30 && !types.includes('dissolved'); i++) {
      const step = played(b, i < 2 ? [(c) => c.type === 'activate' && c.fighter === 0, ...wishes] : wishes);
      b = step.after;
      types.push(...step.types);
      if (step.types.includes('arrived')) expect(b.effects).toContainEqual({ type: 'hex', fighter: 3 });
    }
    expect(types).toContain('dissolved');
  },
);
