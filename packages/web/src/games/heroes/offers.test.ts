import { type HeroesConfig, heroes, heroesDescriptor, SQUAD_FORMAT } from '@muster/heroes';
import { expect, test } from 'vitest';
import { configOf, readChoices } from './new-battle/choices.ts';
import { keptOffer, offers, squadOffer } from './offers.ts';

const { gathering } = heroesDescriptor;

const read = (x: unknown): HeroesConfig => {
  const parsed = heroes.parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const chosen = (query: string): HeroesConfig => read(configOf(readChoices(new URLSearchParams(query)).choices));

const readyOf = (config: HeroesConfig, seat: number, faction: string): object =>
  offers.ready(config, seat).find(({ force }) => (force as { faction: string }).faction === faction)!.force;

test.each([60, 150, 300])(
  'ready forces that are brought make the battle of the New battle page, %i points',
  (points) => {
    const page = chosen(`points=${points}`);
    const forces = [readyOf(page, 0, 'void'), readyOf(page, 1, 'bloodpact')];
    expect(read(gathering!.gathered(page, forces))).toEqual(chosen(`points=${points}&south=void&north=bloodpact`));
  },
);

test('[DW-22] and with three, mates share the points', () => {
  const page = chosen('points=150&c=friend&c-side=south');
  const forces = [null, readyOf(page, 1, 'bloodpact'), readyOf(page, 2, 'void')];
  expect(read(gathering!.gathered(page, forces))).toEqual(
    chosen('points=150&north=bloodpact&c=friend&c-side=south&c-faction=void'),
  );
});

test('kept forces and squads are offered as files', () => {
  const { faction, units } = chosen('points=150&south=void').seats[0]!;
  const kept = keptOffer({ version: 1, name: 'Mine', points: 150, faction, units });
  const members = units.map((sheet, i) => ({ id: `m${i}`, sheet, joined: 0, left: i === 0 ? 0 : null, tracked: true }));
  const squad = { format: SQUAD_FORMAT, name: 'Old guard', faction, members, battles: [] } as const;
  const fielded = squadOffer({ version: 1, name: 'Old guard', squad, awaits: null });
  expect(kept).toEqual({ name: 'Mine', force: { points: 150, faction, units } });
  expect(fielded.name).toBe('Old guard (squad)');
  expect(fielded.force).toMatchObject({ faction, units: units.slice(1) });
  for (const { force } of [kept, fielded]) expect(heroesDescriptor.forces!.check(force)).toMatchObject({ ok: true });
});
