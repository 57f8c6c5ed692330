import { type MagewindsConfig, magewinds, magewindsDescriptor } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { configOf, readChoices } from './new-battle/choices.ts';
import { keptOffer, offers } from './offers.ts';

const { gathering } = magewindsDescriptor;

const read = (x: unknown): MagewindsConfig => {
  const parsed = magewinds.parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const chosen = (query: string): MagewindsConfig => read(configOf(readChoices(new URLSearchParams(query)).choices));

test('ready warbands that are brought make the battle of the New battle page', () => {
  const [first, second] = offers
    .ready(chosen('slots=8'), 0)
    .map(({ force }) => force as { fighters: readonly string[] });
  expect(read(gathering!.gathered(chosen('slots=8'), [second!, first!]))).toEqual(
    chosen(`slots=8&a-band=${second!.fighters.join(',')}&b-band=${first!.fighters.join(',')}`),
  );
});

test('[TC assembly.slots] a kept warband is offered as its file, with its names', () => {
  const warband = ['warrior', 'wizard', 'cleric', 'guardian'] as const;
  const { force } = keptOffer({ version: 1, name: 'Mine', slots: 8, warband, calls: ['', 'Mira'], updated: 0 });
  expect(magewindsDescriptor.forces!.check(force)).toMatchObject({ ok: true, value: { problems: [] } });
  expect(read(gathering!.gathered(chosen('slots=8'), [null, force]))).toEqual(
    chosen(`slots=8&b-band=${warband.join(',')}&b-called=&b-called=Mira`),
  );
});
