import { type ConquestConfig, conquest, conquestDescriptor, warConfigOf } from '@muster/conquest';
import { expect, test } from 'vitest';
import { chosenIn } from '../../../parts/useChoices.ts';
import { CHOICES } from '../new-battle/choices.ts';
import { forcesFor } from './brought.ts';

const { gathering } = conquestDescriptor;

const read = (x: unknown): ConquestConfig => {
  const parsed = conquest.parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const chosen = (query: string): ConquestConfig => read(warConfigOf(chosenIn(CHOICES, query)));

const readyOf = async (config: ConquestConfig, seat: number, faction: string): Promise<object> => {
  const offered = (await forcesFor(config, seat)).filter(({ of }) => of === 'ready');
  return offered.find(({ force }) => (force as { faction: string }).faction === faction)!.force;
};

test.each([1500, 4500])(
  'ready armies that are brought make the war of the New battle page, %i points',
  async (points) => {
    const page = chosen(`points=${points}&first-scenario=annihilation`);
    const armies = [await readyOf(page, 0, 'void'), await readyOf(page, 1, 'bloodpact')];
    expect(read(gathering!.gathered(page, armies))).toEqual(
      chosen(`points=${points}&a-faction=void&b-faction=bloodpact`),
    );
  },
);

test('[X-373] and with three, a mate brings an army and no aims', async () => {
  const page = chosen('points=3000&c=friend&c-side=first');
  expect(read(gathering!.gathered(page, [null, null, await readyOf(page, 2, 'void')]))).toEqual(
    chosen('points=3000&c=friend&c-side=first&c-faction=void'),
  );
});
