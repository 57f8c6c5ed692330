// What is chosen for a player lies in his hand: nothing is played, and he may change it.
import { loadPlayers } from '@muster/ai';
import {
  type Battle,
  type HeroesCommand,
  type HeroesDecision,
  heroes,
  heroesDescriptor,
  isPossible,
  OBJECTIVES,
  setProblem,
} from '@muster/heroes';
import { fastTable, seededLuck, startMatch } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import type { Taken } from '../../../contract/tabletop.ts';
import { asks, NO_DRAFT } from './asks.tsx';
import { suggests } from './forMe.ts';
import { IDLE } from './held.ts';
import { planOf } from './plan.ts';
import { tabletop } from './tabletop.tsx';
import { asked, nowOf } from './test/battles.ts';
import type { HeroesTable } from './types.ts';

const begun = (given: object): Battle => {
  const config = heroes.parseConfig({ points: 60, ...given });
  if (!config.ok) throw new Error(config.refusal.problem);
  return heroes.setup(config.value, fastTable(seededLuck(1)));
};
/** What the computer would answer, in the hand. */
const chosenFor = async (b: Battle, seed = 1): Promise<Taken<HeroesTable> | undefined> => {
  const { seat } = asked(b);
  const players = await loadPlayers('heroes');
  const command = players('veteran').choose(heroes.view(b, seat), seat, { kind: 'steps', n: 1 }, { seed });
  return suggests.take(nowOf(b), IDLE, command as HeroesCommand);
};

describe('five objectives', () => {
  const b = begun({ objectives: 'picked' });
  const d = asked(b);

  test('[HR-13] are put into the draft, unsealed, to be changed or sealed', async () => {
    const chosen = await chosenFor(b);
    if (chosen === undefined || !('draft' in chosen)) throw new Error('nothing was chosen');
    const { objectives = [] } = chosen.draft;
    expect(setProblem(objectives, false)).toBeUndefined();
    expect(b.sealed).toEqual([false, false]);
    const question = asks.seal?.ask(
      { ...nowOf(b), decision: { ...d, kind: 'seal' } },
      { ...NO_DRAFT, ...chosen.draft },
      IDLE,
    );
    expect(question?.main?.commands).toEqual([{ type: 'seal', objectives: [...objectives] }]);
  });

  test('[HR-13] are other ones from time to time, and never such as the own force cannot meet', async () => {
    const sets = await Promise.all(Array.from({ length: 40 }, (_, seed) => chosenFor(b, seed)));
    const fives = sets.map((chosen) =>
      chosen !== undefined && 'draft' in chosen ? (chosen.draft.objectives ?? []) : [],
    );
    expect(new Set(fives.map((ids) => ids.join())).size).toBeGreaterThan(3);
    for (const id of fives.flat()) expect(isPossible(b.config, 0, id)).toBe(true);
  });
});

test('[HR-13] five that lie sealed are never taken back: they are opened, and others take their place', () => {
  const { config } = begun({ objectives: 'picked' });
  const match = startMatch(heroes, config, { luck: seededLuck(1), fairness: { kind: 'seeded', seed: 1 } });
  const sealing = (first: number) =>
    ({ type: 'seal', objectives: OBJECTIVES.slice(first, first + 5).map(({ id }) => id) }) as const;
  expect(match.play(0, sealing(0)).ok).toBe(true);
  expect(heroesDescriptor.mayAnswerAgain(match.view('spectator'), 0)).toBe(true);
  expect(match.undoOffer(0)).toBeUndefined();
  expect(match.play(0, sealing(5)).ok).toBe(false); // nobody asks any more
  for (const command of [tabletop.reopens!, sealing(5)]) expect(match.play(0, command).ok).toBe(true);
  expect(match.view(0).objectives[0]).toEqual(sealing(5).objectives);
});

test('[HR-10] a marker is planned where it may lie, and not placed', async () => {
  const b = begun({ markers: 'placed' });
  const d = asked(b);
  const chosen = await chosenFor(b);
  if (chosen === undefined || !('held' in chosen)) throw new Error('nothing was chosen');
  const [command] = planOf(nowOf(b), chosen.held).main?.commands ?? [];
  expect(command).toMatchObject({ type: 'marker' });
  expect(heroes.refuse(b, d.seat, command!)).toBeUndefined();
});

test('[HR-09] a piece of terrain is planned where it may lie, and not laid', async () => {
  const b = begun({ terrain: 'placed' });
  const d = asked(b);
  const chosen = await chosenFor(b);
  if (chosen === undefined || !('held' in chosen)) throw new Error('nothing was chosen');
  const [command] = planOf(nowOf(b), chosen.held).main?.commands ?? [];
  expect(command).toMatchObject({ type: 'terrain' });
  expect(heroes.refuse(b, d.seat, command!)).toBeUndefined();
});

test('what is offered says what is done; nothing else is chosen for anybody', () => {
  const now = nowOf(begun({}));
  const asking = (kind: string) => ({ ...now, decision: { ...now.decision, kind } as HeroesDecision });
  expect(['terrain', 'marker', 'seal', 'move'].map((kind) => suggests.words(asking(kind), IDLE))).toEqual([
    'Choose a piece for me',
    'Choose a place for me',
    'Choose five for me',
    undefined,
  ]);
  expect(suggests.take(now, IDLE, { type: 'pass' })).toBeUndefined();
});
