import { battleConfigOf, type MagewindsConfig, magewinds, magewindsDescriptor } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { chosenIn } from '../../../parts/useChoices.ts';
import { CHOICES } from '../new-battle/choices.ts';
import { forcesFor } from './brought.ts';

const { gathering } = magewindsDescriptor;

const read = (x: unknown): MagewindsConfig => {
  const parsed = magewinds.parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const chosen = (query: string): MagewindsConfig => read(battleConfigOf(chosenIn(CHOICES, query)));

test('ready warbands that are brought make the battle of the New battle page', async () => {
  const offered = (await forcesFor(chosen('slots=8'), 0)).filter(({ of }) => of === 'ready');
  const [first, second] = offered.map(({ force }) => force as { fighters: readonly string[] });
  expect(read(gathering!.gathered(chosen('slots=8'), [second!, first!]))).toEqual(
    chosen(`slots=8&a-band=${second!.fighters.join(',')}&b-band=${first!.fighters.join(',')}`),
  );
});
