/** Plans of shots and powers. */

import {
  type Battle,
  castCost,
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
import { arcAreas, edgesReached, hitChance, shotLine, shotOdds } from '../sights.ts';
import { gunName, nameOf, whereWords } from '../words.ts';
import { NO_PLAN } from './none.ts';

type Fire = Extract<Attack, { readonly type: 'fire' }>;
type Cast = Extract<Attack, { readonly type: 'cast' }>;

const isFire = (c: Attack): c is Fire => c.type === 'fire';

const castWords = (b: Battle, { power, target, upcharge }: Cast): string =>
  `${powerName(power)} on ${nameOf(b, target)}${upcharge > 0 ? `, ${upcharge} more` : ''}`;

/** `2 Batteries` are told as one weapon that fires twice. */
const gunsAt = (b: Battle, shots: readonly Fire[]): string => {
  const names = shots.map(({ ship, weapon }) => gunName(b, ship, weapon));
  return listed(
    [...new Set(names)].map((name) => {
      const times = names.filter((one) => one === name).length;
      return times === 1 ? name : `${name} ×${times}`;
    }),
  );
};

/** `Battery ×2 at Comrade-class B1, then Heavy battery at Bulwark B4`. */
const volleyWords = (b: Battle, volley: readonly Attack[]): string => {
  const [cast] = volley.filter((c): c is Cast => c.type === 'cast');
  if (cast !== undefined) return castWords(b, cast);
  const shots = volley.filter(isFire);
  const targets = [...new Set(shots.map(({ target }) => target))];
  return listed(
    targets.map(
      (target) =>
        `${gunsAt(
          b,
          shots.filter((one) => one.target === target),
        )} at ${nameOf(b, target)}`,
    ),
    'then',
  );
};

/** All of it in turn; what can no longer be fired, because its target is dying, is asked anew. */
const volleyAction = (b: Battle, volley: readonly Attack[]): CosmicAct | undefined => {
  const [first] = volley;
  if (first === undefined) return undefined;
  const words = volleyWords(b, volley);
  return {
    meaning: first.type,
    words: first.type === 'fire' ? `${nameOf(b, first.ship)}: fire ${words}` : `Cast ${words}`,
    commands: volley,
  };
};

const volleyIn = (held: Held): readonly Attack[] => (held.kind === 'attack' ? held.volley : []);

const castsIn = (held: Held): readonly Cast[] => volleyIn(held).filter((c): c is Cast => c.type === 'cast');

/** Of a power that is cast between moves. */
export const planCast = (b: Battle, held: Held): Pick<CosmicPlan, 'main' | 'facts' | 'targets'> => ({
  main: volleyAction(b, volleyIn(held)),
  facts: castsIn(held).flatMap((cast) => castFacts(b, cast)),
  targets: volleyIn(held).map(({ target }) => target),
});

const needWords = ({ needs }: ShotChances): string =>
  [`${needs.attack ?? '–'}+ to hit`, ...(needs.save === null ? [] : [`saved ${needs.save}+`])].join(', ');

const whereOf = (b: Battle, { ship, target }: Attack): string =>
  whereWords(hullOf(b, shipOf(b, ship)), hullOf(b, shipOf(b, target)));

/** That it takes hold against the best resistance, and then wounds its target, if it wounds at all. */
const castChance = ({ resolves, struck: [on] }: PowerChances): number =>
  on === undefined ? resolves : resolves * (1 - (on.wounds[0] ?? 0));

/** Of a power in the hand: how likely it takes hold, and what it then does to whom. */
const castFacts = (b: Battle, cast: Cast): readonly string[] => {
  const odds = powerChances(b, cast);
  if (odds === undefined) return [];
  const struck = odds.struck.map(
    ({ target, needs, wounds, destroyed }) =>
      `${nameOf(b, target)} on ${needs}+: wounded ${percent(1 - (wounds[0] ?? 0))}${destroyed > 0 ? `, destroyed ${percent(destroyed)}` : ''}`,
  );
  const resisted =
    odds.resolves === 1
      ? 'Nobody can keep it off'
      : `Resisted as well as can be, it takes hold ${percent(odds.resolves)}`;
  return [struck.length === 0 ? `${resisted}.` : `${resisted}; then ${listed(struck)}.`];
};

export const castOption = (b: Battle, cast: Cast, held: Held): CosmicOption => {
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
const shotOption = (b: Battle, shot: Fire, held: Held): CosmicOption => {
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
    const { wounds, mean } = volleyHarm(b, volley);
    const chosen = JSON.stringify(volleyIn(held)) === JSON.stringify(volley);
    return [
      {
        key: `all ${target}`,
        words: `All ${volley.length} shots at ${nameOf(b, target)}`,
        note: `${mean.toFixed(1)} wounds to be expected`,
        chance: 1 - (wounds[0] ?? 0),
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

const marksOf = (b: Battle, ship: ShipId, volley: readonly Attack[]): CosmicPlan['marks'] => {
  const shots = volley.filter(isFire);
  const targets = [...new Set(volley.map(({ target }) => target))];
  const chanceAt = (target: ShipId): string | undefined => {
    const at = shots.filter((one) => one.target === target);
    return at.length === 0 ? undefined : `wounds ${percent(1 - (volleyHarm(b, at).wounds[0] ?? 0))}`;
  };
  const [only] = shots.length === 1 ? shots : [];
  return {
    ...NO_MARKS,
    areas: arcAreas(b, ship, only?.weapon),
    lines: targets.map((target) => shotLine(b, ship, target, chanceAt(target))),
    edges: shots.length === 0 ? [] : targets.flatMap((target) => edgesReached(b, ship, target)),
  };
};

const oddsOf = (b: Battle, volley: readonly Attack[]): CosmicPlan['odds'] => {
  const shots = volley.filter(isFire);
  const targets = [...new Set(shots.map(({ target }) => target))];
  if (targets.length === 0) return undefined;
  return targets.map((target) => {
    const at = shots.filter((one) => one.target === target);
    const { ship, weapon } = at[0]!;
    return { of: shotOdds(b, ship, weapon, target), volley: volleyHarm(b, at), shots: at.length };
  });
};

export const planFire = (b: Battle, d: Deciding<'fire'>, held: Held): CosmicPlan => {
  const ship = held.kind === 'attack' ? held.ship : (d.ship ?? undefined);
  const able = attackers(b, d.seat);
  const own = attacksOf(b, d.seat).filter((one) => one.ship === ship);
  const volley = volleyIn(held);
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
      volley.length === 0
        ? `${nameOf(b, ship)}: choose a weapon and a target, or press an enemy.`
        : `${nameOf(b, ship)}: ${volleyWords(b, volley)}. Press another enemy to fire at it instead.`,
    wait: 'Choose a target',
    selected: [ship],
    card: held.kind === 'attack' ? undefined : ship,
    choices: d.ship === null ? able : [],
    targets,
    marks: marksOf(b, ship, volley),
    options: optionsOf(b, ship, own, held),
    odds: oddsOf(b, volley),
    facts: castsIn(held).flatMap((cast) => castFacts(b, cast)),
    main: volleyAction(b, volley),
    end,
  };
};
