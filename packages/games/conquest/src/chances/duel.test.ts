import { expect, test } from 'vitest';
import { changedUnit, inRace, ownOf } from '../build/changing.ts';
import { priceOf } from '../build/price.ts';
import { armyOf } from '../content/armies.ts';
import { hqOf } from '../content/buildings.ts';
import { unitOf } from '../content/units.ts';
import { reachOfSheet, type ShotQuestion, sheetShot } from './duel.ts';

const unit = (id: string) => unitOf(id)!;

const QUESTION: ShotQuestion = {
  attacker: unit('empire-of-sol.sagittarii'),
  defender: unit('citadel.sappers'),
  distance: 6,
  cover: 0,
  inTheWay: 0,
  arc: false,
  isStill: false,
  isShielded: false,
};

test('[DW-56] a shot by hand: P 1 and S 2 against D 4 needs 5+ and slays a worker of one Wound', () => {
  const odds = sheetShot(QUESTION)!;
  expect(odds.needs).toEqual({ attack: 5, save: null, ignore: null }); // 3 against 4
  expect(odds.slain).toBeCloseTo(2 / 6);
  expect(sheetShot({ ...QUESTION, cover: 1 })!.needs.attack).toBe(6); // P′ 0: 2 against 4
  expect(sheetShot({ ...QUESTION, arc: true, cover: 1 })!.needs.attack).toBe(6); // P counts as 0
});

test('[DW-59] what is three times as tough as the weapon is not rolled for; [X-04] an arc reaches twice as far', () => {
  const tough = changedUnit(ownOf(unit('citadel.sappers'), 'citadel'), {
    stats: { ...unit('citadel.sappers').stats, defense: 6 },
  });
  expect(sheetShot({ ...QUESTION, defender: tough })).toMatchObject({ dice: 0, slain: 0 });
  expect([reachOfSheet(QUESTION.attacker, false), reachOfSheet(QUESTION.attacker, true)]).toEqual([12, 24]);
  expect(sheetShot({ ...QUESTION, attacker: unit('empire-of-sol.fabri') })).toBeUndefined();
});

test('[DW-62] [DW-63] a shield saves and adds Integrity; [CQ-51] the Citadel aims better without moving; [X-348] buildings have no shield', () => {
  const legion = sheetShot({ ...QUESTION, attacker: unit('citadel.platoon'), defender: unit('empire-of-sol.legion') })!;
  expect(legion.needs).toMatchObject({ attack: 5, save: 5 }); // 1 and 3 against 3 and 2
  const still = sheetShot({
    ...QUESTION,
    attacker: unit('citadel.platoon'),
    defender: unit('empire-of-sol.legion'),
    isStill: true,
  })!;
  expect(still.needs.attack).toBe(4);
  const hq = hqOf('empire-of-sol', armyOf('empire-of-sol').hq);
  expect(sheetShot({ ...QUESTION, defender: hq, isShielded: true })!.needs).toMatchObject({ attack: 5, save: null });
});

test('[DW-27] another race takes what the first one gave, and the price follows', () => {
  const legion = ownOf(unit('empire-of-sol.legion'), 'empire-of-sol');
  const orc = inRace(legion, 'orc');
  expect([orc.stats.strength, orc.stats.perception]).toEqual([5, 0]);
  expect(inRace(orc, 'terran').stats).toEqual(legion.stats);
  expect(changedUnit(orc, { name: 'Ada' }, 2)).toMatchObject({
    id: 'own.2',
    mark: 'b',
    name: 'Ada',
    cost: priceOf(orc),
  });
});
