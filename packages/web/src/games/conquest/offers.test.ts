import { armyOf, type ConquestConfig, conquest, conquestDescriptor } from '@muster/conquest';
import { expect, test } from 'vitest';
import { configOf, readChoices } from './new-battle/choices.ts';
import { keptOffer, offers } from './offers.ts';

const { gathering } = conquestDescriptor;

const read = (x: unknown): ConquestConfig => {
  const parsed = conquest.parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const chosen = (query: string): ConquestConfig => read(configOf(readChoices(new URLSearchParams(query)).choices));

const readyOf = (config: ConquestConfig, seat: number, faction: string): object =>
  offers.ready(config, seat).find(({ force }) => (force as { faction: string }).faction === faction)!.force;

test.each([1500, 4500])('ready armies that are brought make the war of the New battle page, %i points', (points) => {
  const page = chosen(`points=${points}&first-scenario=annihilation`);
  const armies = [readyOf(page, 0, 'void'), readyOf(page, 1, 'bloodpact')];
  expect(read(gathering!.gathered(page, armies))).toEqual(
    chosen(`points=${points}&a-faction=void&b-faction=bloodpact`),
  );
});

test('[X-373] and with three, a mate brings an army and no aims', () => {
  const page = chosen('points=3000&c=friend&c-side=first');
  expect(read(gathering!.gathered(page, [null, null, readyOf(page, 2, 'void')]))).toEqual(
    chosen('points=3000&c=friend&c-side=first&c-faction=void'),
  );
});

test('[CQ-15] a kept army is offered as its file, with its aims', () => {
  const aims = { scenario: 'annihilation', missions: ['the-litany', 'pilgrims'] } as const;
  const army = { points: 1500, ...armyOf('eldritch-cult'), ...aims, units: [] };
  const offer = keptOffer({ version: 1, name: 'Mine', army });
  expect(conquestDescriptor.forces!.check(offer.force)).toMatchObject({ ok: true, value: { problems: [] } });
  expect(read(gathering!.gathered(chosen(''), [offer.force, null])).aims[0]).toEqual(aims);
});
