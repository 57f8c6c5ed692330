// The worked examples of the book that no other test plays, by their numbers.
import { expect, test } from 'vitest';
import { profilesOf } from './content/profiles.ts';
import { aimAt } from './shooting/line.ts';
import { modelOf } from './state/battle.ts';
import { changed, goTo, playing, scene, select, shoot, standing, stayAt, strike, unit } from './testing/scenes.ts';

test('[HR-05] the mark B.1 of the Empire of Sol is a Praetorian', () => {
  expect(profilesOf('empire-of-sol').find(({ number }) => number === 'B.1')).toMatchObject({ name: 'Praetorian' });
});

test('[DW-21] 6 inches are 6 spaces', () => {
  const b = standing(scene({ south: ['bloodpact.alpha'], north: ['void.zombie'], pieces: [] }), {
    A1: [4, 10],
    B1: [23, 23],
  });
  const p = playing(b);
  p.play(select('A1'));
  expect(p.refusal(goTo(b, [10, 10]))).toBeUndefined();
  expect(p.refusal(goTo(b, [11, 10]))).toMatchObject({ code: 'cannotMove' });
});

test('[DW-50] a bow with a range of 24 inches reaches 24 spaces', () => {
  const at = (x: number) => {
    const b = standing(scene({ south: ['bloodpact.slinger'], north: ['void.zombie'], arena: 'open-48' }), {
      A1: [4, 1],
      B1: [x, 1],
    });
    const p = playing(b);
    p.play(select('A1'));
    p.play(stayAt(b, 'A1'));
    return p.refusal(shoot('short-bow', 'B1'));
  };
  expect(at(28)).toBeUndefined();
  expect(at(29)).toMatchObject({ why: 'outOfRange' });
});

test('[HR-26] a stealth move makes a pirate hit a hunter on 6+ instead of 5+', () => {
  const hunter = unit('empire-of-sol.hunter', {}, { defense: 5 });
  const pirate = unit('black-sun.pirate', { wargear: ['hand-weapon', 'short-bow'] }, { perception: 2 });
  const b = standing(scene({ south: [pirate], north: [hunter], pieces: [] }), { A1: [4, 10], B1: [10, 10] });
  const how = { strength: 2, arc: false, power: false, fire: false, pace: 'full' } as const;
  expect(aimAt(b, modelOf(b, 'A1'), modelOf(b, 'B1'), how).needs).toBe(5); // 2 − 1 + 2 = 3 against 5
  const hidden = changed(b, 'B1', { stance: 'stealth' });
  expect(aimAt(hidden, modelOf(hidden, 'A1'), modelOf(hidden, 'B1'), how).needs).toBe(6); // 2 against 5
});

test('[DW-79] a unit that rolled two dice in combat spends 2 Destiny and rolls both again at once', () => {
  const hunter = unit('empire-of-sol.hunter', {}, { destiny: 2 }); // Aggression 2, Martial 4 against 4
  const b = standing(scene({ south: [hunter], north: ['void.warg'], pieces: [] }), { A1: [8, 10], B1: [9, 10] });
  const p = playing(b);
  p.play(select('A1'));
  p.play({ type: 'engaged', choice: 'fight' });
  p.play(strike('B1'), 1, 3);
  expect(p.asked()).toMatchObject({ kind: 'reroll', failed: 2, most: 2 });
  p.play({ type: 'reroll', dice: 2 }, 4, 2, 1); // one hit; the wound roll fails, and no Destiny is left for it
  expect(p.rolls).toEqual(['attack 2', 'attack 2', 'wound 1']);
  expect(p.model('A1').destiny).toBe(0);
});
