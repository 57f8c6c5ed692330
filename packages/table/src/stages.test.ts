import type { Command, Decision, GameEvent, GameTypes, Refusal, Seat } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import type { Manner } from './presentation.ts';
import { forOthers, type Stages, type Staging, staged } from './stages.ts';

/** Two throw stones at each other: what a table needs to know of a game, and no more. */
type StoneEvent = GameEvent &
  (
    | { readonly type: 'began'; readonly round: number }
    | { readonly type: 'took' | 'left'; readonly id: string }
    | { readonly type: 'threw'; readonly id: string; readonly at: string; readonly faces: readonly number[] }
    | { readonly type: 'hit'; readonly id: string; readonly left: number }
    | { readonly type: 'shouted'; readonly seat: Seat }
    | { readonly type: 'ended' }
  );

interface Moment {
  readonly title: string;
  readonly results: readonly string[];
  readonly rolling: boolean;
  readonly over: boolean;
}

interface Stone extends GameTypes {
  readonly state: {
    readonly config: object;
    readonly round: number;
    readonly health: Readonly<Record<string, number>>;
  };
  readonly command: Command;
  readonly config: object;
  readonly event: StoneEvent;
  readonly refusal: Refusal;
  readonly decision: Decision;
  readonly roll: string;
  readonly place: string;
  readonly scene: {
    readonly travel: string | undefined;
    readonly moment: Moment | undefined;
    readonly traces: readonly { readonly by: Seat; readonly words: string }[];
    readonly flash: boolean;
  };
}

const STAGES: Stages<Stone> = {
  began: { shows: (b, e) => ({ ...b, round: e.round }), closes: true, clears: 'all', begins: 'round' },
  took: {
    at: (e) => [e.id],
    clears: 'others',
    travels: (e, { person }) => (person ? undefined : e.id),
    alters: (scene) => ({ ...scene, flash: true }),
    ms: forOthers(100),
    begins: 'turn',
  },
  left: { at: (e) => [e.id] },
  threw: {
    at: (e) => [e.id, e.at],
    opens: (_, e) => ({ title: `${e.id} at ${e.at}`, results: [], rolling: false, over: false }),
    adds: (_, e) => (e.faces.length === 0 ? undefined : e.faces.join(' ')),
    deed: (e) => ({ kind: 'blow', does: 'threw at', what: e.at }),
    dice: (e) => e.faces.length > 0,
    ms: 200,
  },
  hit: {
    at: (e) => [e.id],
    by: (e) => (e.id === 'a' ? 1 : 0),
    shows: (b, e) => ({ ...b, health: { ...b.health, [e.id]: e.left } }),
    turns: (now, e, b) => ({ ...now, title: `${now.title}, ${b.health[e.id]} to ${e.left}` }),
    leaves: (_, e, { by, moment }) => (moment === undefined ? undefined : { by, words: `${moment.title}: ${e.id}` }),
    deed: (e) => (e.left === 0 ? { kind: 'loss', does: 'lost', what: e.id, seat: 7 } : undefined),
    sound: (e) => (e.left === 0 ? 'fall' : 'blow'),
    ms: (e, { still }) => (still ? e.left : 300),
  },
  shouted: { by: (e) => e.seat, sound: 'card' },
  ended: { ends: true },
};

const STAGING: Staging<Stone> = {
  noScene: { travel: undefined, moment: undefined, traces: [], flash: false },
  placeName: (place) => place.toUpperCase(),
  seatOf: (place) => ({ a: 0, b: 1 })[place],
  withResult: (moment, words) => ({ ...moment, results: [...moment.results, words] }),
  closed: (moment) => ({ ...moment, over: true }),
  rolling: (moment, before) => ({ ...moment, rolling: true, results: before?.results ?? [] }),
  rollMs: 50,
  kept: (traces, by) => traces.filter((trace) => trace.by === by),
  passed: (scene) => (scene.flash ? { ...scene, flash: false } : scene),
  drawn: ({ round, health }) => ({ round, health }),
};

const told = staged<Stone>(STAGES, STAGING);

const START: Stone['state'] = { config: {}, round: 1, health: { a: 3, b: 3 } };
const MANNER: Manner = { seat: 0, person: false, instant: false, still: false };
const rule = 'S-1';
const TOOK: StoneEvent = { type: 'took', id: 'b', rule };
const THREW: StoneEvent = { type: 'threw', id: 'a', at: 'b', faces: [4, 2], rule };
const HIT: StoneEvent = { type: 'hit', id: 'b', left: 1, rule };

/** The table after these events. */
const after = (events: readonly StoneEvent[], manner: Manner = MANNER) => {
  let now = { shown: START, scene: told.noScene };
  for (const event of events) now = told.present(now.shown, now.scene, event, manner);
  return now;
};

describe('what is shown', () => {
  test('is what the stage says, and stays where it says nothing', () => {
    expect(after([HIT]).shown.health).toEqual({ a: 3, b: 1 });
    expect(after([THREW]).shown).toBe(START);
    expect(told.drawn(after([{ type: 'began', round: 2, rule }]).shown)).toEqual({ round: 2, health: START.health });
  });

  test('a moment opens, turns with what was shown before, gathers results and closes', () => {
    const { scene } = after([THREW, HIT]);
    expect(scene.moment).toEqual({ title: 'a at b, 3 to 1', results: ['4 2'], rolling: false, over: false });
    expect(after([HIT]).scene.moment).toBeUndefined();
    expect(after([THREW, { type: 'began', round: 2, rule }]).scene.moment?.over).toBe(true);
  });

  test('what is seen for one event alone goes with the next', () => {
    expect([after([TOOK]).scene.flash, after([TOOK, HIT]).scene.flash]).toEqual([true, false]);
  });

  test('who goes a way is seen going it, unless the person has laid it', () => {
    expect(after([TOOK]).scene.travel).toBe('b');
    expect(after([TOOK], { ...MANNER, person: true }).scene.travel).toBeUndefined();
    expect(after([TOOK, HIT]).scene.travel).toBe('b');
  });
});

describe('what is left on the board', () => {
  test('is of who acts in the event, and of the moment before it', () => {
    expect(after([THREW, HIT]).scene.traces).toEqual([{ by: 0, words: 'a at b: b' }]);
  });

  test('goes when another acts, and all of it when the stage says so', () => {
    expect(after([THREW, HIT, TOOK]).scene.traces).toEqual([]);
    expect(after([THREW, HIT, { ...TOOK, id: 'a' }]).scene.traces).toHaveLength(1);
    expect(after([THREW, HIT, { type: 'began', round: 2, rule }]).scene.traces).toEqual([]);
  });

  test('a scene that nothing changes stays the same object', () => {
    const { scene } = after([THREW]);
    expect(told.present(START, scene, { type: 'took', id: 'a', rule }, MANNER).scene.traces).toBe(scene.traces);
  });
});

describe('dice', () => {
  test('roll before their effect: no result yet, and what lay there before', () => {
    const beat = told.present(START, told.noScene, THREW, MANNER);
    expect(beat.first).toMatchObject({ ms: 50, scene: { moment: { rolling: true, results: [] } } });
    expect([beat.scene.moment?.results, beat.ms]).toEqual([['4 2'], 200]);
  });

  test.each(['instant', 'still'] as const)('do not roll where it is to be %s', (how) => {
    expect(told.present(START, told.noScene, THREW, { ...MANNER, [how]: true }).first).toBeUndefined();
  });

  test('nor where there are none', () => {
    expect(told.present(START, told.noScene, { ...THREW, faces: [] }, MANNER).first).toBeUndefined();
  });
});

test('how long it is left to be read: a number, or what the manner makes of it', () => {
  const ms = (event: StoneEvent, manner = MANNER) => told.present(START, told.noScene, event, manner).ms;
  expect([ms(THREW), ms(HIT), ms(HIT, { ...MANNER, still: true })]).toEqual([200, 300, 1]);
  expect([ms(TOOK), ms(TOOK, { ...MANNER, person: true }), ms({ type: 'ended', rule })]).toEqual([100, 0, 0]);
});

test('what a step of a replay leaves: the same scene, and nothing of the board is asked for', () => {
  expect(told.sceneOf(START, [THREW, HIT])).toEqual(after([THREW, HIT]).scene);
  expect(told.sceneOf(START, [HIT], told.sceneOf(START, [THREW]))).toEqual(after([THREW, HIT]).scene);
});

describe('what else is asked of an event', () => {
  test('whom it concerns and who acts: who is named first, or whom the stage names', () => {
    expect([told.placesOf(THREW), told.placesOf({ type: 'ended', rule })]).toEqual([['A', 'B'], []]);
    expect([told.actorOf(THREW), told.actorOf({ ...HIT, id: 'a' })]).toEqual([0, 1]);
    expect(told.actorOf({ type: 'shouted', seat: 5, rule })).toBe(5);
    expect(told.actorOf({ type: 'left', id: 'nobody', rule })).toBeUndefined();
  });

  test('the deed of who acts, or of whom the stage names; none of nobody', () => {
    expect(told.deedOf(THREW, {})).toEqual({ seat: 0, kind: 'blow', does: 'threw at', what: 'b' });
    expect(told.deedOf({ ...HIT, left: 0 }, {})).toMatchObject({ seat: 7, kind: 'loss' });
    expect(told.deedOf(HIT, {})).toBeUndefined();
    expect(told.deedOf({ ...THREW, id: 'nobody' }, {})).toBeUndefined();
  });

  test('what it sounds like, dice first', () => {
    expect([told.soundOf(THREW, 'first'), told.soundOf(HIT, 'first')]).toEqual(['dice', undefined]);
    expect([told.soundOf(HIT, 'then'), told.soundOf({ ...HIT, left: 0 }, 'then')]).toEqual(['blow', 'fall']);
    expect(told.soundOf({ type: 'shouted', seat: 0, rule }, 'then')).toBe('card');
  });

  test('what begins a part of the log, and what ends the battle', () => {
    expect([told.turnOf(TOOK), told.turnOf(HIT)]).toEqual(['turn', undefined]);
    expect([told.isHeading(TOOK), told.isHeading(HIT)]).toEqual([true, false]);
    expect([told.isEnding({ type: 'ended', rule }), told.isEnding(HIT)]).toEqual([true, false]);
  });

  test('an event whose stage is null is told by the log alone', () => {
    const quiet = staged<Stone>({ ...STAGES, hit: null }, STAGING);
    const beat = quiet.present(START, quiet.noScene, HIT, MANNER);
    expect(beat).toEqual({ shown: START, scene: quiet.noScene, ms: 0 });
    expect([quiet.placesOf(HIT), quiet.deedOf(HIT, {}), quiet.soundOf(HIT, 'then')]).toEqual([
      [],
      undefined,
      undefined,
    ]);
  });
});
