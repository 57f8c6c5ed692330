// Sentences that nothing else looks at: what is asked instead, the rule behind a fault, terrain in the plural, names that end a sentence.
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import type { HeroesRefusal } from '../state/types.ts';
import { scene } from '../testing/scenes.ts';

describe('[HR-20] a refusal says in the words of players', () => {
  test.each<[HeroesRefusal, string]>([
    [
      { code: 'otherDecision', rule: 'HR-20', asked: 'select' },
      'This answers no open question: this seat is asked to activate a model (HR-20).',
    ],
    [
      { code: 'otherDecision', rule: 'HR-47', asked: 'fallBack' },
      'This answers no open question: this seat is asked to fall back (HR-47).',
    ],
    [
      { code: 'cannotShoot', rule: 'HR-37', weapon: 'rifle', why: 'noArc' },
      'The rifle cannot be fired so: it cannot be fired in an arc (HR-37).',
    ],
    [
      { code: 'cannotShoot', rule: 'HR-33', weapon: 'rifle', why: 'notQuick' },
      'The rifle cannot be fired so: only a Quick Shot is fired by the dying (HR-33).',
    ],
    [
      { code: 'cannotCast', rule: 'X-150', power: 'blink', why: 'rooted' },
      'Blink cannot be cast so: the caster is rooted (X-150).',
    ],
    [
      { code: 'cannotMove', rule: 'X-119', to: 5, fault: 'mustEnd' },
      'The model cannot go there: the path must end beside the first enemy (X-119).',
    ],
  ])('%j', (refusal, words) => {
    expect(heroes.explain(refusal)).toBe(words);
  });
});

test('[HR-09] terrain in the plural is told like any other', () => {
  const { config } = scene({ south: ['void.zombie'], north: ['void.zombie'] });
  const placed = { type: 'terrainPlaced', side: 0, rule: 'HR-09' } as const;
  const told = (kind: string) => heroes.narrate({ ...placed, piece: { kind, x: 4, y: 15, turn: 0 } }, config);
  expect([told('crates'), told('wall')]).toEqual([
    'South places terrain at E16: crates.',
    'South places terrain at E16: wall.',
  ]);
});

test('[HR-15] an objective with a mark of its own ends its sentence; others get a full stop', () => {
  const { config } = scene({ south: ['void.zombie'], north: ['void.zombie'] });
  const told = (objective: number) => heroes.narrate({ type: 'met', side: 0, objective, rule: 'HR-15' }, config);
  expect([told(3), told(2)]).toEqual(['South would have met Hands Off!', 'South would have met Crows Nest.']);
});
