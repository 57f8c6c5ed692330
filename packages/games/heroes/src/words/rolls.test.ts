import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { type HeroesRoll, POOL_ROLLS, type PoolRoll } from '../state/types.ts';
import { ordered, playing, scene, select, standing, strike } from '../testing/scenes.ts';
import { rollWords } from './rolls.ts';

const need = (count: number, seat: number, what: HeroesRoll) => ({ count, sides: 6, seat, for: what }) as const;

describe('what people are asked to roll says who does what, whose dice, and what for', () => {
  const b = standing(scene({ south: ['bloodpact.alpha'], north: ['citadel.grenadier'] }), { A1: [5, 1], B1: [6, 1] });
  const fighting = () => {
    const p = playing(ordered(b, { destiny: 'ask' }));
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fight' });
    return p;
  };

  test('[DW-75] [DW-62] of a blow as it is told', () => {
    const p = fighting();
    const struck = { type: 'struck', attacker: 'A1', target: 'B1', dice: 4, rule: 'HR-46' } as const;
    expect(rollWords(p.now(), [struck], need(4, 0, 'attack')).words).toBe(
      'Alpha A1 strikes Grenadier B1: 4 dice of South to hit',
    );
    expect(rollWords(p.now(), [struck], need(1, 1, 'save')).words).toBe(
      'Alpha A1 strikes Grenadier B1: one die of North to save',
    );
  });

  test('[DW-79] of dice that are rolled once again', () => {
    const p = fighting();
    p.play(strike('B1'), 6, 1, 1, 1);
    expect(p.asked()).toMatchObject({ kind: 'reroll' });
    expect(rollWords(p.now(), [], need(2, 0, 'attack')).words).toBe(
      'Alpha A1 strikes Grenadier B1: 2 dice of South to hit, once again',
    );
  });

  test('[HR-48] of the wounds of an opportunity attack: who struck, not who would be next', () => {
    const how = { kind: 'opportunity', by: 'B1', blackSun: false, grenade: false } as const;
    const wounds = { type: 'wounds', model: 'A1', wounds: 1, how, save: null, saver: 'A1', step: 'ignore' } as const;
    const over = { type: 'opportunity', mover: 'A1', attackers: ['B1'], at: 1 } as const;
    expect(rollWords({ ...b, stack: [over, wounds] }, [], need(1, 0, 'ignore')).words).toBe(
      'Grenadier B1 strikes after Alpha A1: one die of South to ignore wounds',
    );
    expect(rollWords({ ...b, stack: [over] }, [], need(1, 0, 'ignore')).words).toBe(
      'one die of South to ignore wounds',
    );
  });

  test('[HR-19] before there is a table', () => {
    expect(rollWords(undefined, [], need(1, 1, 'priority')).words).toBe('Priority: one die of North');
  });

  test.each<[HeroesRoll, string]>([
    ['terrainRollOff', 'Who places terrain first: one die of North'],
    ['edgeRollOff', 'Who chooses the edge: one die of North'],
    ['markersRollOff', 'Who places the first marker: one die of North'],
  ])('[X-165] %s', (what, words) => {
    expect(rollWords(undefined, [], need(1, 1, what)).words).toBe(words);
    expect(rollWords(b, [], need(1, 1, what)).words).toBe(words);
  });
});

/** Of each roll: what it is called where dice are asked for, and in the log. */
const SAID: { readonly [R in PoolRoll]: readonly [asked: string, told: string] } = {
  attack: ['to hit', 'to hit'],
  wound: ['to wound', 'to wound'],
  save: ['to save', 'to save'],
  ignore: ['to ignore wounds', 'to ignore wounds'],
  power: ['to strike', 'for the power'],
  blast: ['of the blast', 'for the blast'],
  opportunity: ['to wound, on a 6', 'as it turns away'],
  jump: ['to land safely', 'to land safely'],
  friendlyFire: ['not to strike a friend', 'not to strike a friend'],
};

describe('every roll has its words', () => {
  const b = standing(scene({ south: ['bloodpact.alpha'], north: ['citadel.grenadier'] }), {});

  test.each(POOL_ROLLS)('[X-143] %s', (what) => {
    const [asked, told] = SAID[what];
    expect(rollWords(b, [], need(1, 0, what)).words).toBe(`one die of South ${asked}`);
    const rolled = { type: 'rolled', what, purse: 'A1', faces: [4], needs: 3, successes: 1, rule: 'DW-79' } as const;
    expect(heroes.narrate(rolled, b.config)).toBe(`Alpha A1 rolls 4 ${told} (3+): 1.`);
  });

  test('[DW-93] and so has the contest over a power', () => {
    expect(rollWords(b, [], need(1, 1, 'resist')).words).toBe('one die of North of the contest');
  });
});
