import { type HeroesEvent, modelName } from '@muster/heroes';
import { expect, test } from 'vitest';
import type { Manner } from '../../../contract/table-game.ts';
import { seenFirst } from './shown.ts';
import { told } from './stages.ts';
import { at, battleOf } from './test/battles.ts';

const b = battleOf(
  { south: ['void.death-knight', 'void.zombie'], north: ['void.zombie'] },
  { A1: [5, 5], A2: [6, 5], B1: [5, 9] },
);
const [KNIGHT, ZOMBIE] = [modelName(b.config, 'A1'), modelName(b.config, 'B1')];
const OTHERS: Manner = { seat: 0, person: false, instant: false, still: false };
const OWN: Manner = { ...OTHERS, person: true };

/** The table after these events. */
const after = (events: readonly HeroesEvent[], manner: Manner = OTHERS) => {
  let now = { shown: b, scene: told.noScene };
  for (const event of events) now = told.present(now.shown, now.scene, event, manner);
  return now;
};
const modelIn = ({ shown }: ReturnType<typeof after>, id: string) => shown.models.find((m) => m.id === id);

const ACTIVATED: HeroesEvent = { type: 'activated', model: 'A1', rule: 'HR-20' };
const MOVED: HeroesEvent = {
  type: 'moved',
  model: 'A1',
  from: at(5, 5),
  path: [at(5, 6), at(5, 7)],
  cost: 2,
  why: 'move',
  rule: 'HR-24',
};
const STRUCK: HeroesEvent = { type: 'struck', attacker: 'A1', target: 'B1', dice: 2, rule: 'HR-46' };
const ROLLED: HeroesEvent = {
  type: 'rolled',
  what: 'attack',
  purse: 'A1',
  faces: [6, 2],
  needs: 4,
  successes: 1,
  rule: 'HR-46',
};
const WOUNDED: HeroesEvent = { type: 'wounded', model: 'B1', wounds: 1, left: 1, rule: 'DW-65' };
const SLAIN: HeroesEvent = { type: 'slain', model: 'B1', by: 'A1', rule: 'DW-65' };

test('[X-152] a raised Thrall stands on the board at once, with its token', () => {
  const thrall = modelIn(after([{ type: 'raisedModel', model: 'A3', space: at(7, 5), rule: 'X-152' }]), 'A3');
  expect(thrall).toMatchObject({ seat: 0, unit: -1, space: at(7, 5), fate: 'alive', acted: true });
});

test('[HR-20] who is activated is active; who was before has acted', () => {
  const { shown } = after([ACTIVATED, { ...ACTIVATED, model: 'B1' }]);
  expect(shown.models.filter(({ acted }) => acted).map(({ id }) => id)).toEqual(['A1']);
  expect(shown.stack.at(-1)).toMatchObject({ type: 'activation', model: 'B1' });
});

test('[DW-89] [X-149] a power is paid for, lies on whom it takes, and ends with the next activation of its caster', () => {
  const cast: HeroesEvent = { type: 'cast', caster: 'A1', power: 'root', target: 'B1', cost: 2, rule: 'DW-89' };
  const took: HeroesEvent = { type: 'powerTook', power: 'root', on: 'B1', by: 'A1', left: 2, rule: 'X-149' };
  const now = after([cast, took]);
  const before = b.models[0]!.affinity;
  expect(modelIn(now, 'A1')?.affinity).toBe(before - 2);
  expect(now.shown.lasting).toEqual([{ power: 'root', on: 'B1', by: 'A1', until: 2 }]);
  expect(after([cast, took, ACTIVATED]).shown.lasting).toEqual([]);
});

test('[DW-79] dice that are rolled again cost Destiny, one each', () => {
  const again: HeroesEvent = { ...ROLLED, type: 'rerolled', again: [5], faces: [6, 5], successes: 2 };
  expect(modelIn(after([again]), 'A1')?.destiny).toBe(b.models[0]!.destiny - 1);
});

test('a blow is seen from whom it is struck by to the fall, and leaves its wounds on the board', () => {
  const { scene } = after([STRUCK, ROLLED, WOUNDED, SLAIN]);
  expect(scene.moment).toMatchObject({
    title: `${KNIGHT} strikes ${ZOMBIE}`,
    results: ['1 of 2 to hit', '−1', 'it falls'], // who is struck stands in the title
    dice: { event: ROLLED, rolling: false },
    over: false,
  });
  expect(scene.traces).toEqual([{ kind: 'blow', by: 1, from: 'A1', at: at(5, 9), wounds: 1 }]);
  expect(after([STRUCK, ROLLED, ACTIVATED]).scene.moment?.over).toBe(true);
});

test('what the dice came to stays to be read, to the fall; of others who are struck the name is said', () => {
  const wound: HeroesEvent = { ...ROLLED, what: 'wound' };
  const [save, ignore]: readonly HeroesEvent[] = [
    { ...ROLLED, what: 'save', purse: 'B1' },
    { ...ROLLED, what: 'ignore', purse: 'B1' },
  ];
  expect(after([STRUCK, ROLLED, wound, save!, ignore!, WOUNDED, SLAIN]).scene.moment?.results).toHaveLength(6);
  expect(after([STRUCK, { ...WOUNDED, model: 'A2' }]).scene.moment?.results[0]).toMatch(/A2 −1$/);
});

test('dice roll first, with no result yet', () => {
  const { shown, scene } = after([STRUCK]);
  const { first } = told.present(shown, scene, ROLLED, OTHERS);
  expect(first?.scene.moment).toMatchObject({ results: [], dice: { rolling: true } });
});

test('dice that nothing has opened are of who rolls', () => {
  expect(after([ROLLED]).scene.moment?.title).toBe(`${KNIGHT} rolls`);
});

test('a person’s own move was seen while it was laid; what others push is seen', () => {
  expect(after([MOVED]).scene.travel).toEqual({ model: 'A1', path: [at(5, 5), at(5, 6), at(5, 7)] });
  expect(after([MOVED], OWN).scene.travel).toBeUndefined();
  const pushed: HeroesEvent = { ...MOVED, why: 'corrupt' };
  expect(after([pushed], OWN).scene.travel).toBeDefined();
  const ms = (e: HeroesEvent, manner: Manner) => told.present(b, told.noScene, e, manner).ms;
  expect([ms(MOVED, OWN), ms(pushed, OWN) > ms(pushed, { ...OWN, still: true })]).toEqual([0, true]);
});

test('what somebody did stays until the other side acts', () => {
  expect(after([MOVED, ACTIVATED]).scene.traces).toHaveLength(1);
  expect(after([MOVED, { ...ACTIVATED, model: 'B1' }]).scene.traces).toEqual([]);
});

test('whom a line leads to, who acts in it, what it is worth and what it sounds like', () => {
  expect([told.placesOf(MOVED), told.placesOf(SLAIN)]).toEqual([
    ['A1', String(at(5, 7))],
    ['A1', 'B1'],
  ]);
  expect([told.actorOf(STRUCK), told.actorOf(SLAIN)]).toEqual([0, 1]);
  // in the log the roll for priority is of who has won it, not of who acted before
  const won: HeroesEvent = { type: 'priorityRolled', faces: [1, 3], winner: 1, rule: 'DW-31' };
  expect(told.actorOf(won, b.config)).toBe(1);
  // and what is met, or opened, of whose it is: an enemy's deed may meet it
  expect(told.actorOf({ type: 'met', side: 1, objective: 6, rule: 'HR-15' }, b.config)).toBe(1);
  expect(told.actorOf({ type: 'claimed', side: 1, objectives: [], met: true, rule: 'HR-13' }, b.config)).toBe(1);
  expect(told.actorOf({ type: 'markerPlaced', space: 3, side: 0, rule: 'HR-10' })).toBeUndefined();
  expect(told.deedOf(SLAIN, b.config)).toEqual({ seat: 1, kind: 'loss', does: 'lost', what: ZOMBIE });
  expect(told.deedOf(ACTIVATED, b.config)).toMatchObject({ seat: 0, does: 'stood still with', rest: true });
  expect(told.deedOf(WOUNDED, b.config)).toMatchObject({ does: 'suffered', wounds: 1 });
  expect([told.soundOf(ROLLED, 'first'), told.soundOf(SLAIN, 'then')]).toEqual(['dice', 'fall']);
});

test('[HR-15] [DW-39] a round that is over is told with the models and what all know to be met, once somebody wins priority', () => {
  const won: HeroesEvent = { type: 'priorityRolled', faces: [1, 3], winner: 1, rule: 'DW-31' };
  const met = (objective: number): HeroesEvent => ({ type: 'met', side: 0, objective, rule: 'HR-15' });
  expect(after([won]).scene.roundOver).toBeUndefined(); // none is over before the first
  expect(told.present(b, told.noScene, won, OWN).ms).toBe(0);
  const played = after([STRUCK, SLAIN, met(3), ACTIVATED]);
  expect(after([ACTIVATED, { ...won, winner: null }]).scene.roundOver).toBeUndefined(); // it is rolled again
  const beat = told.present(played.shown, played.scene, won, OWN);
  expect(beat.scene).toMatchObject({
    moment: { over: true },
    roundOver: {
      round: 1,
      sides: [
        { seat: 0, words: 'South: 2 models left, would have met Hands Off!' },
        { seat: 1, words: 'North: 0 models left, no objective met.' },
      ],
    },
  });
  expect(beat.ms).toBeGreaterThan(0);
  const first: HeroesEvent = { type: 'goesFirst', side: 1, chosenBy: 1, rule: 'DW-32' };
  expect(told.present(beat.shown, beat.scene, first, OWN).scene.roundOver).toBeUndefined();
  const many = after([1, 2, 3, 4, 5, 6].map(met).concat(ACTIVATED, won)).scene.roundOver;
  expect(many?.sides[0]?.words).toMatch(/^South: 2 models left, would have met ([^,]+, ){3}[^,]+ and 2 more\.$/);
});

test('[X-162] the end opens both seals', () => {
  const objectives = [
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
  ];
  const { shown } = after([{ type: 'over', winner: 0, reason: 'destroyed', objectives, rule: 'HR-16' }]);
  expect(shown).toMatchObject({ objectives, opened: [true, true], outcome: { places: [[0], [1]] } });
});

test('a small screen begins with one’s own models, and ends with whoever still stands', () => {
  expect(seenFirst(b, 1)).toEqual(['B1']);
  expect(seenFirst({ ...b, outcome: { places: [[0], [1]], reason: 'destroyed', rule: 'HR-16' } }, 1)).toEqual([
    'A1',
    'A2',
    'B1',
  ]);
});
