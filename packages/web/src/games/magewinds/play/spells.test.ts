// A spell in the hand: what its button says, what pays for it, what is drawn of it, and how it is aimed on the table.

import { inch, type Point } from '@muster/geometry';
import type { ActionId, Battle, Card, MagewindsCommand } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { NO_AIM, offersOf } from './casts.ts';
import { changeWords } from './changes.ts';
import { aimed, type Holding } from './hand.ts';
import type { Asked } from './plan/types.ts';
import { planOf } from './plan.ts';
import { pointAtFighter, pointAtGround } from './pointing.ts';
import { asked, fight, play, wall } from './test/battles.ts';

const at = (x: number, y: number): Point => ({ x: Math.round(inch(x)), y: Math.round(inch(y)) });

/** Where the spell action of the first fighter is aimed, without a step before it. */
const casting = (b: Battle, action: ActionId): Battle =>
  play(b, 0, { type: 'activate', fighter: 0 }, { type: 'act', action }, { type: 'step', path: [] });

const mainOf = (s: Asked) => planOf(s).main;
const held = (s: Asked, holding: Holding): Asked => ({ ...s, held: { ...holding, looked: null } });
const castBy = (s: Asked): MagewindsCommand | undefined => mainOf(s)?.commands.at(-1);

test('[TC druid.entangle] the button says on whom, also where only one is there', () => {
  const b = fight(
    [
      { profile: 'druid', seat: 0, at: [4, 4] },
      { profile: 'witch', seat: 1, at: [4, 9] },
    ],
    [['5C', '4H'], []],
  );
  expect(mainOf(asked(casting(b, 'entangle'), 0))?.words).toBe('Cast Entangle on Red’s Witch');
});

test('[TC druid.quake] terrain is chosen on the table; what cannot shake says why, and what shakes is marked', () => {
  const b = fight(
    [
      { profile: 'druid', seat: 0, at: [1, 1] },
      { profile: 'witch', seat: 1, at: [5, 4.2] },
      { profile: 'seer', seat: 1, at: [8, 4.2] },
    ],
    [['KC'], []],
    [wall(4.5, 5, 1, 1, 'low'), wall(7.5, 5, 1, 1, 'low'), wall(1, 14, 1, 1, 'low')],
  );
  const s = asked(casting(b, 'quake'), 0);
  expect(mainOf(s)).toBeUndefined();
  const near = pointAtGround(s, at(5, 5.5));
  const plan = planOf({ ...s, held: near.held });
  expect(plan.main?.words).toBe('Cast Quake with the wall');
  expect(plan.main?.commands.at(-1)).toMatchObject({ spell: 'quake', feature: 0 });
  expect(plan.marks.lines.flatMap(({ marks = [] }) => marks)).toEqual([{ piece: 0 }]);
  const shaken = play(s.b, 0, ...plan.main!.commands);
  const struck = planOf(asked(shaken, 1)); // who is struck sees what shakes, too
  expect(struck.hint).toBe('The shaken ground attacks your Witch with Quake. How does it react?');
  expect(struck.marks.lines).toMatchObject([{ marks: [{ piece: 0 }] }]);
  const far = pointAtGround(s, at(1.5, 14.5));
  expect(far.remark?.text).toMatch(/cannot shake that feature: it is more than 9 in away/);
  expect(pointAtGround(s, at(10, 10)).remark?.text).toBe('Point at terrain for Quake.');
  const again = pointAtGround({ ...s, held: near.held }, at(5, 5.5));
  expect(mainOf({ ...s, held: again.held })).toBeUndefined();
});

test('[TC mesmer.clone] the two places are told apart by where the friend stood, and both are drawn', () => {
  const b = fight(
    [
      { profile: 'mesmer', seat: 0, at: [4, 4] },
      { profile: 'guardian', seat: 0, at: [6, 4] },
      { profile: 'witch', seat: 1, at: [4, 12] },
    ],
    [['5D', '4S'], []],
  );
  const s = asked(casting(b, 'clone'), 0);
  const [offer] = offersOf(s.candidates);
  const pairs = planOf({ ...s, held: aimed(s.held, { target: 1 }) }).marks.casting!.open.pairs;
  const [first, second] = pairs;
  expect(pairs).toHaveLength(4);
  const chosen = planOf({ ...s, held: aimed(s.held, { target: 1, pair: first!.key }) });
  expect(chosen.main?.words).toBe('Cast Clone on your Guardian');
  const ends = ({ marks: { lines } }: typeof chosen) => lines.map(({ text, to }) => [text, to.x, to.y]);
  const other = planOf({ ...s, held: aimed(s.held, { target: 1, pair: second!.key }) });
  const [real, double] = ends(chosen);
  expect(ends(other)).toEqual([
    [real![0], double![1], double![2]],
    [double![0], real![1], real![2]],
  ]);
  expect(offer?.spell).toBe('clone');
});

test('[MW-R57] what is paid by itself heals what there is to heal, and no card more; the words say the same', () => {
  const hurt = (damage: number, hand: readonly Card[]): Asked => {
    const b = fight(
      [
        { profile: 'guardian', seat: 0, at: [4, 4] },
        { profile: 'witch', seat: 1, at: [4, 12] },
      ],
      [hand, []],
    );
    return asked(casting({ ...b, fighters: b.fighters.map((f) => (f.id === 0 ? { ...f, damage } : f)) }, 'recover'), 0);
  };
  const hand: readonly Card[] = ['4H', '9H', 'KH'];
  const told = (s: Asked): string | undefined => changeWords(s.b, offersOf(s.candidates)[0]!);
  expect(castBy(hurt(1, hand))).toMatchObject({ cards: ['4H'] });
  expect(castBy(hurt(2, hand))).toMatchObject({ cards: ['KH'] });
  expect(castBy(hurt(5, hand))).toMatchObject({ cards: ['4H', 'KH'] });
  expect(told(hurt(2, hand))).toBe('Damage 2 → 0.');
  expect(told(hurt(5, hand))).toBe('Damage 5 → 2.');
  expect(castBy(held(hurt(5, hand), { kind: 'aim', aim: { ...NO_AIM, cards: ['9H'] } }))).toMatchObject({
    cards: ['9H'],
  });
});

test('[MW-R83] [TC druid.entangle] whom nobody would usually mean is not listed, but is meant by who points at it, with a warning', () => {
  const b = fight(
    [
      { profile: 'druid', seat: 0, at: [4, 4] },
      { profile: 'cleric', seat: 0, at: [6, 4] },
      { profile: 'witch', seat: 1, at: [4, 9] },
      { profile: 'seer', seat: 1, at: [7, 9] },
      { profile: 'wizard', seat: 1, at: [11, 15] },
    ],
    [['5C', '4H'], []],
  );
  const s = asked(casting(b, 'entangle'), 0);
  expect(planOf(s).targets).toEqual([2, 3]);
  const own = planOf({ ...s, held: pointAtFighter(s, 1).held });
  expect([own.main?.words, own.risks]).toEqual([
    'Cast Entangle on your Cleric',
    ['Few would cast Entangle on your Cleric; the rules allow it (TC druid.entangle).'],
  ]);
  expect(play(s.b, 0, ...own.main!.commands).effects).toMatchObject([{ type: 'entangle', fighter: 1 }]);
  expect(planOf({ ...s, held: pointAtFighter(s, 2).held }).risks).toEqual([]);
  expect(planOf({ ...s, held: pointAtFighter(s, 4).held }).main).toBeUndefined(); // too far
});
