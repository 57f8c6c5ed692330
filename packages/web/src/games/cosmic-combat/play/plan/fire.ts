/** Plans of shots and powers. */

import {
  type Battle,
  type CastCommand,
  castCost,
  type FireCommand,
  hullOf,
  kitOf,
  type PowerChances,
  powerChances,
  powerName,
  type ShipId,
  type ShotChances,
  shipOf,
} from '@muster/cosmic-combat';
import { count, listed, percent } from '../../../../parts/words.ts';
import { NO_MARKS } from '../../chart/types.ts';
import { attackers, attacksOf } from '../hand/able.ts';
import type { Attack, CosmicAct, CosmicOption, CosmicPlan, Deciding, Held } from '../hand/types.ts';
import { aimsOf, reassigned, volleyAt, volleyHarm } from '../hand/volleys.ts';
import { arcAreas, edgesReached, hitChance, shotLine, shotOdds, woundChance } from '../sights.ts';
import { gunName, nameOf, whereWords } from '../words.ts';
import { NO_PLAN } from './none.ts';

const isFire = (c: Attack): c is FireCommand => c.type === 'fire';

const volleyIn = (held: Held): readonly Attack[] => (held.kind === 'attack' ? held.volley : []);

/** A power is in the hand alone. */
const castIn = (held: Held): CastCommand | undefined => volleyIn(held).find((c) => c.type === 'cast');

/** The shots in the hand, those at one target together, in the order in which they are fired. */
const salvosIn = (held: Held): readonly (readonly [FireCommand, ...FireCommand[]])[] => {
  const shots = volleyIn(held).filter(isFire);
  const firsts = shots.filter(({ target }, i) => shots.findIndex((one) => one.target === target) === i);
  return firsts.map((first) => [first, ...shots.filter((one) => one !== first && one.target === first.target)]);
};

const castWords = (b: Battle, { power, target, upcharge }: CastCommand): string =>
  `${powerName(power)} on ${nameOf(b, target)}${upcharge > 0 ? `, ${upcharge} more` : ''}`;

/** `2 Batteries` are told as one weapon that fires twice. */
const gunsAt = (b: Battle, shots: readonly FireCommand[]): string => {
  const names = shots.map(({ ship, weapon }) => gunName(b, ship, weapon));
  return listed(
    [...new Set(names)].map((name) => {
      const times = names.filter((one) => one === name).length;
      return times === 1 ? name : `${name} ×${times}`;
    }),
  );
};

/** `Battery ×2 at Comrade-class B1 then Heavy battery at Bulwark B4`. */
const heldWords = (b: Battle, held: Held): string => {
  const cast = castIn(held);
  if (cast !== undefined) return castWords(b, cast);
  const salvos = salvosIn(held).map((shots) => `${gunsAt(b, shots)} at ${nameOf(b, shots[0].target)}`);
  return listed(salvos, 'then');
};

/** All of it in turn; what can no longer be fired, because its target is dying, is asked anew. */
const mainOf = (b: Battle, held: Held): CosmicAct | undefined => {
  const commands = volleyIn(held);
  const [first] = commands;
  if (first === undefined) return undefined;
  const does = first.type === 'fire' ? `${nameOf(b, first.ship)}: fire` : 'Cast';
  return { meaning: first.type, words: `${does} ${heldWords(b, held)}`, commands };
};

/** Of a power that is cast between moves. */
export const planCast = (b: Battle, held: Held): Pick<CosmicPlan, 'main' | 'facts' | 'targets'> => ({
  main: mainOf(b, held),
  facts: castFacts(b, castIn(held)),
  targets: volleyIn(held).map(({ target }) => target),
});

const needWords = ({ needs }: ShotChances): string =>
  [`${needs.attack ?? '–'}+ to hit`, ...(needs.save === null ? [] : [`saved ${needs.save}+`])].join(', ');

const whereOf = (b: Battle, { ship, target }: Attack): string =>
  whereWords(hullOf(b, shipOf(b, ship)), hullOf(b, shipOf(b, target)));

/** That it takes hold against the best resistance, and then wounds its target, if it wounds at all. */
const castChance = ({ resolves, struck: [on] }: PowerChances): number =>
  on === undefined ? resolves : resolves * woundChance(on);

/** Of a power in the hand: how likely it takes hold, and what it then does to whom. */
const castFacts = (b: Battle, cast: CastCommand | undefined): readonly string[] => {
  const odds = cast && powerChances(b, cast);
  if (odds === undefined) return [];
  const struck = odds.struck.map((one) => {
    const destroyed = one.destroyed > 0 ? `, destroyed ${percent(one.destroyed)}` : '';
    return `${nameOf(b, one.target)} on ${one.needs}+: wounded ${percent(woundChance(one))}${destroyed}`;
  });
  const resisted =
    odds.resolves === 1
      ? 'Nobody can keep it off'
      : `Resisted as well as can be, it takes hold ${percent(odds.resolves)}`;
  return [struck.length === 0 ? `${resisted}.` : `${resisted}; then ${listed(struck)}.`];
};

export const castOption = (b: Battle, cast: CastCommand, held: Held): CosmicOption => {
  const chosen = volleyIn(held).some((one) => JSON.stringify(one) === JSON.stringify(cast));
  const power = kitOf(b, shipOf(b, cast.ship)).powers.find(({ id }) => id === cast.power);
  const cost = power === undefined ? '' : `${castCost(b, shipOf(b, cast.ship), power, cast.upcharge)} Affinity · `;
  const odds = powerChances(b, cast);
  return {
    key: JSON.stringify(cast),
    words: castWords(b, cast),
    note: `${cost}${whereOf(b, cast)}`,
    chance: odds && castChance(odds),
    chosen,
    held: { kind: 'attack', ship: cast.ship, volley: chosen ? [] : [cast] },
  };
};

/** `Battery 2`, of a ship that carries two. */
const gunWords = (b: Battle, ship: ShipId, weapon: number): string => {
  const name = gunName(b, ship, weapon);
  const alike = kitOf(b, shipOf(b, ship)).guns.flatMap((_, i) => (gunName(b, ship, i) === name ? [i] : []));
  return alike.length < 2 ? name : `${name} ${alike.indexOf(weapon) + 1}`;
};

/** One weapon at one target: chosen, it fires there instead of elsewhere. */
const shotOption = (b: Battle, shot: FireCommand, held: Held): CosmicOption => {
  const volley = volleyIn(held);
  const odds = shotOdds(b, shot.ship, shot.weapon, shot.target);
  const shots = volleyAt(b, shot.ship, shot.target).filter(({ weapon }) => weapon === shot.weapon);
  return {
    key: JSON.stringify(shot),
    words: `${gunWords(b, shot.ship, shot.weapon)} at ${nameOf(b, shot.target)}`,
    note: `${needWords(odds)} · ${whereOf(b, shot)}`,
    chance: hitChance(odds),
    chosen: volley.some((one) => isFire(one) && one.weapon === shot.weapon && one.target === shot.target),
    held: { kind: 'attack', ship: shot.ship, volley: reassigned(volley, shots) },
  };
};

/** All weapons that bear on one target, where more than one does. */
const wholeOptions = (b: Battle, ship: ShipId, held: Held): readonly CosmicOption[] =>
  aimsOf(b, ship).flatMap(({ target, volley }) => {
    if (volley.length < 2) return [];
    const harm = volleyHarm(b, volley);
    const chosen = JSON.stringify(volleyIn(held)) === JSON.stringify(volley);
    return [
      {
        key: `all ${target}`,
        words: `All ${volley.length} shots at ${nameOf(b, target)}`,
        note: `${harm.mean.toFixed(1)} wounds to be expected`,
        chance: woundChance(harm),
        chosen,
        held: { kind: 'attack', ship, volley: chosen ? [] : volley } as const,
      },
    ];
  });

const optionsOf = (b: Battle, ship: ShipId, own: readonly Attack[], held: Held): readonly CosmicOption[] => [
  ...wholeOptions(b, ship, held),
  ...own.map((one) => (isFire(one) ? shotOption(b, one, held) : castOption(b, one, held))),
];

/** What ends it: of a ship that has begun, or all shooting. */
const endOf = (b: Battle, d: Deciding<'fire'>, able: readonly ShipId[], own: readonly Attack[]): CosmicAct =>
  d.ship === null
    ? {
        meaning: 'endShooting',
        words: 'Shoot no more',
        commands: [{ type: 'pass' }],
        unless: `${count(able.length, 'ship')} could still attack`,
      }
    : {
        meaning: 'ceaseFire',
        words: `${nameOf(b, d.ship)} ceases fire`,
        commands: [{ type: 'pass' }],
        unless: own.length > 0 ? 'It could still attack' : undefined,
      };

const marksOf = (b: Battle, ship: ShipId, held: Held): CosmicPlan['marks'] => {
  const salvos = salvosIn(held);
  const [shot, ...others] = volleyIn(held).filter(isFire);
  const cast = castIn(held);
  return {
    ...NO_MARKS,
    areas: arcAreas(b, ship, others.length === 0 ? shot?.weapon : undefined),
    lines: [
      ...(cast === undefined ? [] : [shotLine(b, ship, cast.target)]),
      ...salvos.map((shots) =>
        shotLine(b, ship, shots[0].target, `wounds ${percent(woundChance(volleyHarm(b, shots)))}`),
      ),
    ],
    edges: salvos.flatMap(([{ target }]) => edgesReached(b, ship, target)),
  };
};

const oddsOf = (b: Battle, held: Held): CosmicPlan['odds'] => {
  const salvos = salvosIn(held);
  if (salvos.length === 0) return undefined;
  return salvos.map((shots) => {
    const [{ ship, weapon, target }] = shots;
    return { of: shotOdds(b, ship, weapon, target), volley: volleyHarm(b, shots), shots: shots.length };
  });
};

export const planFire = (b: Battle, d: Deciding<'fire'>, held: Held): CosmicPlan => {
  const ship = held.kind === 'attack' ? held.ship : (d.ship ?? undefined);
  const able = attackers(b, d.seat);
  const own = attacksOf(b, d.seat).filter((one) => one.ship === ship);
  const end = endOf(b, d, able, own);
  if (ship === undefined)
    return {
      ...NO_PLAN,
      hint: `Choose a ship that shoots: ${listed(able.map((id) => nameOf(b, id)))}. Or press an enemy: who strikes it best is chosen.`,
      wait: 'Choose a ship',
      choices: able,
      end,
    };
  const targets = [...new Set(own.map(({ target }) => target))];
  return {
    ...NO_PLAN,
    hint:
      volleyIn(held).length === 0
        ? `${nameOf(b, ship)}: choose a weapon and a target, or press an enemy.`
        : `${nameOf(b, ship)}: ${heldWords(b, held)}. Press another enemy to fire at it instead.`,
    wait: 'Choose a target',
    selected: [ship],
    card: held.kind === 'attack' ? undefined : ship,
    choices: d.ship === null ? able : [],
    targets,
    marks: marksOf(b, ship, held),
    options: optionsOf(b, ship, own, held),
    odds: oddsOf(b, held),
    facts: castFacts(b, castIn(held)),
    main: mainOf(b, held),
    end,
  };
};
