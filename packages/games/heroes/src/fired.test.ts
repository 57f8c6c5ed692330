// What a weapon or a power is refused for in an activation (HR-35, HR-42, DW-66, X-126), and states of a power on a friend or a lent save.
import { describe, expect, test } from 'vitest';
import { heroes } from './game.ts';
import { companyOf } from './planning.ts';
import { withActivation } from './state/battle.ts';
import type { Battle, Frame } from './state/types.ts';
import { POSITIONS } from './testing/positions.ts';
import { changed, ordered, playing, scene, select, shoot, standing, stayAt, unit } from './testing/scenes.ts';

const problemOf = (b: Battle, stack: readonly Frame[] = b.stack): string => {
  const parsed = heroes.parseState(JSON.parse(JSON.stringify({ ...b, stack })));
  return parsed.ok ? 'none' : `${parsed.refusal.where.replace('state.', '')} ${parsed.refusal.problem}`;
};

describe('[DW-49] why a weapon is not fired', () => {
  const gunner = unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'crossbow', 'rifle', 'pistol', 'grenade'] });
  const at = (near: boolean, by: Parameters<typeof withActivation>[1]) => {
    const b = standing(scene({ south: [gunner], north: ['void.zombie'], pieces: [] }), {
      A1: [5, 5],
      B1: near ? [6, 5] : [9, 5],
    });
    const p = playing(changed(b, 'A1', { used: ['grenade'] }));
    p.play(select('A1'));
    p.change((now) => withActivation(now, { step: 'shoot', ...by }));
    return (weapon: string) => {
      const refusal = p.refusal(shoot(weapon, 'B1')) as { why?: string } | undefined;
      return refusal?.why;
    };
  };
  const all = (why: ReturnType<typeof at>) => ['crossbow', 'rifle', 'pistol', 'grenade'].map(why);

  test('[DW-66] moved too far, used up', () => {
    expect(all(at(false, { pace: 'still' }))).toEqual([undefined, undefined, undefined, 'usedUp']);
    expect(all(at(false, { pace: 'half' }))).toEqual(['movedTooFar', undefined, undefined, 'usedUp']);
    expect(all(at(false, { pace: 'full' }))).toEqual(['movedTooFar', 'movedTooFar', undefined, 'usedUp']);
  });

  test('[HR-35] [HR-42] engaged: only a Light one, or any instead of the blow', () => {
    expect(all(at(true, { choice: 'fight' }))).toEqual(['engaged', 'engaged', undefined, 'usedUp']);
    expect(all(at(true, { choice: 'fire' }))).toEqual([undefined, undefined, undefined, 'usedUp']);
  });
});

test('[X-126] who fires casts nothing', () => {
  const gunner = unit('void.necromancer', { powers: ['blast'], wargear: ['hand-weapon', 'pistol'] });
  const p = playing(
    standing(scene({ south: [gunner], north: ['void.zombie'], pieces: [] }), { A1: [5, 5], B1: [6, 5] }),
  );
  p.play(select('A1'));
  p.play({ type: 'engaged', choice: 'fire' });
  expect(p.candidates()).toEqual([{ type: 'pass' }, shoot('pistol', 'B1')]);
  expect(p.refusal({ type: 'cast', power: 'blast', target: 'B1', upcharge: 0 })).toMatchObject({ why: 'wrongPhase' });
});

test('[X-147] a power on a friend that is being resisted can stand so; at an enemy it is none', () => {
  const caster = unit('eldritch-cult.sorcerer', { powers: ['ward'] });
  const b = standing(scene({ south: [caster], north: ['void.death-knight'], pieces: [] }), { A1: [5, 5], B1: [9, 5] });
  const p = playing(ordered(b, { resist: 'ask' }));
  p.play(select('A1'));
  p.play({ type: 'cast', power: 'ward', target: 'A1', upcharge: 0 });
  expect(p.asked()).toMatchObject({ kind: 'resist', seat: 1 });
  expect(problemOf(p.now())).toBe('none');
  const wrong = p.now().stack.map((one): Frame => (one.type === 'power' ? { ...one, target: 'B1' } : one));
  expect(problemOf(p.now(), wrong)).toBe('stack[2] its target is on the wrong side');
});

test('[X-137] [X-143] a save that is lent is rolled by who lends it', () => {
  const bomber = unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'grenade'] }, { destiny: 0 });
  const spearman = unit('empire-of-sol.praetorian', { wargear: ['spear'] }, { wounds: 2 });
  const b = standing(scene({ south: [bomber], north: [spearman, 'empire-of-sol.captain'], pieces: [] }), {
    A1: [5, 5],
    B1: [9, 5],
    B2: [10, 5],
  });
  const p = playing(ordered(b, { destiny: 'ask' }));
  p.play(select('A1'));
  p.play(stayAt(b, 'A1'));
  p.play(shoot('grenade', 'B1'), 6, 6, 1); // both are struck; the save for the spearman fails
  expect(p.now().stack.slice(-2)).toMatchObject([
    { type: 'wounds', model: 'B1', saver: 'B2', step: 'save', save: 5 },
    { type: 'roll', what: 'save', pools: [{ purse: 'B2' }] },
  ]);
  expect(p.asked()).toMatchObject({ kind: 'reroll', seat: 1, purse: 'B2' });
  expect(problemOf(p.now())).toBe('none');
  const own = p
    .now()
    .stack.map(
      (one): Frame =>
        one.type === 'roll' ? { ...one, pools: one.pools.map((pool) => ({ ...pool, purse: 'B1' })) } : one,
    );
  expect(problemOf(p.now(), own)).toMatch(/^stack\[\d\] they are another’s dice$/);
});

test('[X-137] who is wounded and who lends the save are both there', () => {
  const bomber = unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'grenade'] }, { destiny: 0 });
  const spearman = unit('empire-of-sol.praetorian', { wargear: ['spear'] });
  const b = standing(scene({ south: [bomber], north: [spearman, 'empire-of-sol.captain', spearman], pieces: [] }), {
    A1: [5, 5],
    B1: [9, 5],
    B2: [10, 5],
    B3: [20, 20],
  });
  const p = playing(ordered(b, { destiny: 'ask' }));
  p.play(select('A1'));
  p.play(stayAt(b, 'A1'));
  p.play(shoot('grenade', 'B1'), 6, 6, 1);
  const at = p.now().stack.findIndex(({ type, ...one }) => type === 'wounds' && 'model' in one && one.model === 'B1');
  const gone = (id: string) => changed(p.now(), id, { fate: 'left', space: null });
  const lent = p.now().stack.map((one): Frame => (one.type === 'wounds' ? { ...one, saver: 'B3' } : one));
  expect(problemOf({ ...gone('B3') }, lent)).toBe(`stack[${at - 1}] nobody is there to be wounded`);
});

test('[X-118] a large model takes all its spaces', () => {
  const on = (place: readonly [number, number]) =>
    problemOf(
      standing(
        scene({
          south: ['void.death-knight', 'void.siege-golem'],
          north: ['void.death-knight'],
          pieces: [],
          points: 150,
        }),
        { A2: [5, 5], B1: place },
      ),
    );
  const taken = 'models[2].space is taken by another model';
  expect([on([5, 5]), on([6, 5]), on([5, 6]), on([6, 6])]).toEqual([taken, taken, taken, taken]);
  expect([on([7, 5]), on([5, 7]), on([4, 5]), on([7, 6])]).toEqual(['none', 'none', 'none', 'none']);
});

test('[X-143] dice of a friend are another’s too', () => {
  const b = POSITIONS.friendlyFire();
  const friends = b.stack.map(
    (one): Frame =>
      one.type === 'roll' ? { ...one, pools: one.pools.map((pool) => ({ ...pool, purse: 'A2' })) } : one,
  );
  expect(problemOf(b, friends)).toBe('stack[3] they are another’s dice');
});

test('[X-133] beside the board nobody keeps one company', () => {
  const b = standing(scene({ south: ['void.zombie', 'void.zombie'], north: ['void.zombie'], pieces: [] }), {
    A2: [0, 0],
  });
  expect(companyOf(b, 'A1')).toEqual({ members: ['A1'], links: [], integrity: 0 });
});
