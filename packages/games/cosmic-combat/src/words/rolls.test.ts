// What people are asked to roll at a real table: whose dice, for what, in which deed.
import { expect, test } from 'vitest';
import type { Battle, CosmicEvent, CosmicRoll, Frame } from '../state/types.ts';
import { at, begun, lying, scene } from '../testing/scenes.ts';
import { rollWords } from './rolls.ts';

const b: Battle = lying(scene({ south: ['bloodpact.reaver', 'bloodpact.reaver'], north: ['citadel.bulwark'] }), {
  A1: at(6, 18),
  A2: at(12, 24),
  B1: at(12, 18),
});
const need = (what: CosmicRoll, count = 1, seat = 0) => ({ seat, count, sides: 6 as const, for: what });
const frame = (f: Frame): Battle => begun(b, 'shoot', f);
const said = (told: readonly CosmicEvent[], what: CosmicRoll, seat = 0, count = 1): string =>
  rollWords(b, told, need(what, count, seat)).words;

test('[X-244] set-up, priority and contests: whose die, and what for', () => {
  expect(rollWords(undefined, [], need('rollOff', 1, 1)).words).toBe('one die of seat 2 for the roll-off');
  expect(said([], 'priority', 1)).toBe('one die of the Citadel for priority');
  const cast = { type: 'cast', caster: 'A1', power: 'blast', target: 'B1', cost: 1, rule: 'DW-89' } as const;
  expect(said([cast], 'resist', 1)).toBe('Reaver A1 casts Blast on Bulwark B1: one die of the Citadel of the contest');
});

const shot = { type: 'shot', shooter: 'A1', target: 'B1', weapon: 0, rule: 'X-230' } as const;

test.each<readonly [string, readonly CosmicEvent[], CosmicRoll, string]>([
  [
    '[X-232]',
    [shot],
    'inTheWay',
    'Reaver A1 fires at Bulwark B1: one die of Bloodpact Anarchists to pass the ship in the way',
  ],
  [
    '[DW-71]',
    [shot],
    'friendlyFire',
    'Reaver A1 fires at Bulwark B1: one die of Bloodpact Anarchists not to strike a friend',
  ],
  [
    '[X-238]',
    [shot, { type: 'astray', shooter: 'A1', struck: 'A2', rule: 'DW-71' }],
    'attack',
    'The shot strikes Reaver A2: one die of Bloodpact Anarchists to hit',
  ],
  [
    '[X-237]',
    [shot, { type: 'redirected', from: 'B1', to: 'B2', rule: 'X-237' }],
    'attack',
    'The shot is passed to Freighter B2: one die of Bloodpact Anarchists to hit',
  ],
  [
    '[X-216]',
    [{ type: 'collided', mover: 'A1', target: 'B1', how: 'contact', rule: 'X-216' }],
    'ram',
    'Reaver A1 collides with Bulwark B1: one die of Bloodpact Anarchists to hurt in the collision',
  ],
  [
    '[X-214]',
    [{ type: 'collided', mover: 'A1', target: 'A2', how: 'scrape', rule: 'X-214' }],
    'ram',
    'Reaver A1 scrapes Reaver A2: one die of Bloodpact Anarchists to hurt in the collision',
  ],
  [
    '[X-218]',
    [{ type: 'wrecked', ship: 'A1', strength: 4, rule: 'X-218' }],
    'wreck',
    'Reaver A1 drifts into a rock: one die of Bloodpact Anarchists for the rock',
  ],
  [
    '[X-224]',
    [{ type: 'opportunity', ship: 'A1', target: 'B1', dice: 2, rule: 'X-224' }],
    'opportunity',
    'Reaver A1 strikes after Bulwark B1: one die of Bloodpact Anarchists after who breaks away',
  ],
  [
    '[CC-66]',
    [{ type: 'fought', ships: [['A1', 'A2'], ['B1']], attacker: 0, rule: 'CC-66' }],
    'boarding',
    'Boarding fight: Reaver A1 and Reaver A2 against Bulwark B1: one die of Bloodpact Anarchists in the boarding',
  ],
  ['[DW-56]', [], 'attack', 'one die of Bloodpact Anarchists to hit'],
])('%s what was told just now', (_, told, what, words) => {
  expect(said(told, what)).toBe(words);
});

test.each<readonly [Frame, string]>([
  [
    { type: 'shot', shooter: 'A1', weapon: 0, target: 'B1', step: 'attack', way: [], astray: false },
    'Reaver A1 fires at Bulwark B1',
  ],
  [
    { type: 'power', caster: 'A1', power: 'blast', target: 'B1', upcharge: 0, struck: [], step: 'resolve' },
    'Reaver A1 casts Blast on Bulwark B1',
  ],
  [
    {
      type: 'ram',
      mover: 'A1',
      target: 'A2',
      how: 'scrape',
      from: at(6, 18),
      direction: 0,
      left: 0,
      isDrift: true,
      step: 'roll',
    },
    'Reaver A1 scrapes Reaver A2',
  ],
  [{ type: 'wreck', ship: 'A1', strength: 4, step: 'roll' }, 'Reaver A1 drifts into a rock'],
  [{ type: 'opportunity', queue: ['B1'], target: 'A1', step: 'attack' }, 'Bulwark B1 strikes after Reaver A1'],
  [
    { type: 'fight', ships: [['A1'], ['B1']], attacker: 0, step: 'attack', hits: [0, 0], taken: [] },
    'Boarding fight: Reaver A1 against Bulwark B1',
  ],
])('what is under way since before: $type', (f, deed) => {
  expect(rollWords(frame(f), [], need('save', 2, 1)).words).toBe(`${deed}: 2 dice of the Citadel to save`);
});

test('[DW-79] Destiny: the dice once again', () => {
  const pool = { purse: '0', seat: 0, count: 1, needs: 4, faces: [1], again: 0 };
  const roll: Frame = { type: 'roll', what: 'attack', rule: 'DW-56', pools: [pool], window: 0 };
  expect(rollWords(frame(roll), [], need('attack')).words).toBe('one die of Bloodpact Anarchists to hit, once again');
  const rolled = {
    type: 'rolled',
    what: 'save',
    purse: '1',
    faces: [1],
    needs: 4,
    successes: 0,
    rule: 'DW-62',
  } as const;
  expect(rollWords(frame(roll), [rolled], need('ignore')).words).not.toContain('again');
});
