import { oddsOf } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { fight, play } from './test/battles.ts';
import { attackerWish, defenderWish } from './wish.ts';

const odds = (damage: number) => {
  const b = fight([
    { profile: 'warrior', seat: 0, at: [6, 4] },
    { profile: 'druid', seat: 1, at: [6, 5.6] },
  ]);
  const hurt = { ...b, fighters: b.fighters.map((f) => (f.id === 1 ? { ...f, damage } : f)) };
  const target = play(
    hurt,
    0,
    { type: 'activate', fighter: 0 },
    { type: 'act', action: 'attack' },
    { type: 'step', path: [] },
  );
  return oddsOf(target, 0, { type: 'attack', attack: 'melee', target: 1, object: null, cards: [] })!;
};

test('[MW 18.5.3] the wanted chance comes first: to take it down where a blow can, else to wound it', () => {
  const one = odds(5); // one point left: any damage takes it down
  expect(attackerWish(one, 'Druid')).toMatchObject({
    words: expect.stringMatching(/^Takes the Druid down with (Light|Heavy), if it does not react$/),
    chance: Math.max(one.matrix.light!.none!.takeDown, one.matrix.heavy!.none!.takeDown),
  });
  const fresh = odds(0);
  const most = Math.max(fresh.matrix.light!.none!.takeDown, fresh.matrix.heavy!.none!.takeDown);
  const { light } = fresh.matrix;
  expect(attackerWish(fresh, 'Druid').words).toContain(most > 0 ? 'Takes the Druid down' : 'Wounds the Druid');
  expect(light!.none!.damage[0]).toBeLessThan(1);
});

test('[MW 18.4] who defends is told first what keeps it standing, whatever the attacker chose', () => {
  const one = odds(5);
  const wish = defenderWish(one, 'Druid');
  const worst = (d: 'none' | 'dodge' | 'deflect') =>
    1 - Math.max(one.matrix.light![d]!.takeDown, one.matrix.heavy![d]!.takeDown);
  expect(wish.chance).toBeCloseTo(Math.max(worst('none'), worst('dodge'), worst('deflect')), 12);
  expect(wish.words).toContain('stays standing');
});
