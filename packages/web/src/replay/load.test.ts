import { parseRecord, parseRecordText } from '@muster/kernel';
import { expect, test } from 'vitest';
import { formWords } from './load.ts';

test('a file that is no record is answered in a sentence', () => {
  const said = (text: string): string | undefined => {
    const read = parseRecordText(text);
    return read.ok ? undefined : formWords(read.refusal);
  };
  expect(said('{"format":')).toBe('This file is not readable as JSON; it may be cut off.');
  expect(said('{"cards":[]}')).toBe('This file is not a Muster record.');
  expect(said('[]')).toBe('This file is no record that Muster can read: it must be an object, not [].');
  const read = parseRecord({ format: 'muster/1' });
  expect(read.ok ? '' : formWords(read.refusal)).toBe(
    'This file is no record that Muster can read: game must be text of at most 40 characters, not nothing.',
  );
});
