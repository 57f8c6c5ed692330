import { faultsOfBook } from '@muster/test-kit';
import { expect, test } from 'vitest';
import {
  COHERENCY_RULES,
  DESTINY_RULES,
  DICE_RULES,
  FORCE_RULES,
  MELEE_RULES,
  POWER_RULES,
  PRIORITY_RULES,
  SHOOTING_RULES,
} from '../index.ts';

test('the shared rules read well, each is found', () => {
  const rules = [
    DICE_RULES,
    FORCE_RULES,
    PRIORITY_RULES,
    COHERENCY_RULES,
    SHOOTING_RULES,
    MELEE_RULES,
    DESTINY_RULES,
    POWER_RULES,
  ].flat();
  const sections = [...new Set(rules.map(({ section }) => section))];
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  expect(faultsOfBook({ rules, byId, sections, switches: [], sentences: 3 })).toEqual([]);
});
