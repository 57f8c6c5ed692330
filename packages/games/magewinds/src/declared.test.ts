// Spells, attacks, effects, actions and reactions declare their own answers: the flow asks them and knows none by name.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from './content/actions.ts';
import { ATTACK_IDS, PROFILE_IDS, PROFILES } from './content/fighters.ts';
import { SPELL_IDS } from './content/spells.ts';
import { EFFECT_RULES } from './effects/index.ts';
import { DEFENCES } from './state/battle.ts';

const SOURCE = dirname(fileURLToPath(import.meta.url));
const FLOW = [
  'round/activation.ts',
  'attack/attack-action.ts',
  'attack/attack.ts',
  'attack/knockback.ts',
  'attack/numbers.ts',
  'attack/volley.ts',
  'casting/casting.ts',
];

/** Also the name of a command, a frame, a step or a kind of movement, and so no sign of one of them. */
const SHARED: ReadonlySet<string> = new Set(['move', 'attack', 'push', 'melee', 'none']);

const NAMES: ReadonlySet<string> = new Set(
  [
    ...SPELL_IDS,
    ...ATTACK_IDS,
    ...PROFILE_IDS,
    ...PROFILE_IDS.flatMap((id) => PROFILES[id].abilities),
    ...Object.keys(EFFECT_RULES),
    ...ACTIONS,
    ...DEFENCES,
  ].filter((name) => !SHARED.has(name)),
);

const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/'([\w-]+)'|'(TC [\w.-]+)'/g)]
    .map(([, word, rule]) => word ?? rule!)
    .filter((word) => NAMES.has(word) || word.startsWith('TC '));

describe('the flow names no spell, attack, ability, effect, reaction or profile', () => {
  test('the search finds such names where they are declared', () => {
    const declared = readFileSync(join(SOURCE, 'attack/defences.ts'), 'utf8');
    expect(namedIn(declared)).toEqual(expect.arrayContaining(['mirrorshield', 'wildform', 'TC mesmer.mirrorshield']));
  });

  test.each(FLOW)('%s', (path) => {
    expect(namedIn(readFileSync(join(SOURCE, path), 'utf8'))).toEqual([]);
  });
});
