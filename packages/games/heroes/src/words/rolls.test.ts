import { describe, expect, test } from 'vitest';
import { ordered, playing, scene, select, standing, strike } from '../testing/scenes.ts';
import { rollWords } from './rolls.ts';

const need = (count: number, seat: number, what: string) => ({ count, sides: 6, seat, for: what }) as const;

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

  test('[HR-19] before there is a table', () => {
    expect(rollWords(undefined, [], need(1, 1, 'priority')).words).toBe('Priority: one die of North');
  });
});
