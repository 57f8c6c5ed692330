import { battleConfigOf, type CosmicConfig, cosmicCombat, cosmicCombatDescriptor } from '@muster/cosmic-combat';
import { expect, test } from 'vitest';
import { chosenIn } from '../../../parts/useChoices.ts';
import { CHOICES } from '../new-battle/choices.ts';
import { forcesFor } from './brought.ts';

const { gathering } = cosmicCombatDescriptor;

const read = (x: unknown): CosmicConfig => {
  const parsed = cosmicCombat.parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const chosen = (query: string): CosmicConfig => read(battleConfigOf(chosenIn(CHOICES, query)));

const readyOf = async (config: CosmicConfig, seat: number, faction: string, which: 0 | 1): Promise<object> => {
  const offered = (await forcesFor(config, seat)).filter(({ of }) => of === 'ready');
  return offered.filter(({ force }) => (force as { faction: string }).faction === faction)[which]!.force;
};

test.each([1500, 3000])(
  'ready fleets that are brought make the battle of the New battle page, %i points',
  async (points) => {
    const page = chosen(`points=${points}`);
    const fleets = [await readyOf(page, 0, 'void', 1), await readyOf(page, 1, 'bloodpact', 0)];
    expect(read(gathering!.gathered(page, fleets))).toEqual(
      chosen(`points=${points}&south=void&south-fleet=2&north=bloodpact`),
    );
  },
);

test('[DW-22] and with three, mates share the points', async () => {
  const page = chosen('points=3000&c=friend&c-side=north');
  expect(read(gathering!.gathered(page, [null, null, await readyOf(page, 2, 'void', 0)]))).toEqual(
    chosen('points=3000&c=friend&c-side=north&c-faction=void'),
  );
});
