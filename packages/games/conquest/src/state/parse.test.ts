// Configurations from outside: what is wrong is told, never passed over.
import { expect, test } from 'vitest';
import { conquest } from '../game.ts';

const read = (config: object): string => {
  const parsed = conquest.parseConfig(config);
  return parsed.ok
    ? JSON.stringify(parsed.value.aims.map(({ scenario }) => scenario))
    : conquest.explain(parsed.refusal);
};

test('[X-301] aims by side are for both sides, or for none', () => {
  const aims = { scenario: 'annihilation', missions: ['claims', 'regicide'] };
  expect(read({ aims: [aims, aims] })).toBe('["annihilation","annihilation"]');
  expect(read({})).toBe('["take-the-city","take-the-city"]');
  expect(read({ aims: [aims] })).toBe('config.aims: must hold one for each side.');
  expect(read({ aims: [] })).toBe('config.aims: must hold one for each side.');
});
