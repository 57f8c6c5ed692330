import { battleConfigOf, type HeroesConfig, heroes, heroesDescriptor, SQUAD_FORMAT } from '@muster/heroes';
import { expect, test } from 'vitest';
import { chosenIn } from '../../../parts/useChoices.ts';
import { CHOICES } from '../new-battle/choices.ts';
import { forcesFor, squadOffer } from './brought.ts';

const { gathering } = heroesDescriptor;

const read = (x: unknown): HeroesConfig => {
  const parsed = heroes.parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const chosen = (query: string): HeroesConfig => read(battleConfigOf(chosenIn(CHOICES, query)));

const readyOf = async (config: HeroesConfig, seat: number, faction: string): Promise<object> => {
  const offered = (await forcesFor(config, seat)).filter(({ of }) => of === 'ready');
  return offered.find(({ force }) => (force as { faction: string }).faction === faction)!.force;
};

test.each([60, 150, 300])(
  'ready forces that are brought make the battle of the New battle page, %i points',
  async (points) => {
    const page = chosen(`points=${points}`);
    const forces = [await readyOf(page, 0, 'void'), await readyOf(page, 1, 'bloodpact')];
    expect(read(gathering!.gathered(page, forces))).toEqual(chosen(`points=${points}&south=void&north=bloodpact`));
  },
);

test('[DW-22] and with three, mates share the points', async () => {
  const page = chosen('points=150&c=friend&c-side=south');
  const forces = [null, await readyOf(page, 1, 'bloodpact'), await readyOf(page, 2, 'void')];
  expect(read(gathering!.gathered(page, forces))).toEqual(
    chosen('points=150&north=bloodpact&c=friend&c-side=south&c-faction=void'),
  );
});

test('[HR-17] of a squad those come who are ready', () => {
  const { faction, units } = chosen('points=150&south=void').seats[0]!;
  const members = units.map((sheet, i) => ({ id: `m${i}`, sheet, joined: 0, left: i === 0 ? 0 : null, tracked: true }));
  const squad = { format: SQUAD_FORMAT, name: 'Old guard', faction, members, battles: [] } as const;
  const offer = squadOffer({ version: 1, name: 'Old guard', squad, awaits: null });
  expect(offer).toMatchObject({ of: 'own', name: 'Old guard (squad)', force: { faction, units: units.slice(1) } });
  expect(heroesDescriptor.forces!.check(offer.force)).toMatchObject({ ok: true });
});
