import { expect, test } from 'vitest';
import { tidyName } from './names.ts';

test('a name goes on one line, and a percent sign is the wide one', () => {
  expect(tidyName('  The\n\tNinth\u202e 50% ')).toBe('The Ninth 50％ ');
});

test('a long name is cut at forty, and is then no longer than what is kept and read again', () => {
  expect(tidyName('W'.repeat(6000))).toBe('W'.repeat(40));
  expect(tidyName(`${' '.repeat(60)}Late`)).toBe('Late');
  expect(tidyName('🛡️'.repeat(30)).length).toBeLessThanOrEqual(40);
  expect(tidyName('🛡'.repeat(30))).toBe('🛡'.repeat(20));
  expect(tidyName(`a${'🛡'.repeat(30)}`)).toBe(`a${'🛡'.repeat(19)}`);
});
