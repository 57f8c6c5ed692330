/** Plans of shots and powers. */

import { type Battle, castCost, hullOf, kitOf, powerName, type ShotChances, shipOf } from '@muster/cosmic-combat';
import { count, listed, percent } from '../../../../parts/words.ts';
import { NO_MARKS } from '../../chart/types.ts';
import { attackers, attacksOf } from '../hand/able.ts';
import type { Attack, CosmicAct, CosmicOption, CosmicPlan, Deciding, Held } from '../hand/types.ts';
import { arcAreas, edgesReached, hitChance, shotLine, shotOdds } from '../sights.ts';
import { gunName, nameOf, whereWords } from '../words.ts';
import { NO_PLAN } from './none.ts';

export const chosenCast = (b: Battle, held: Held): CosmicAct | undefined =>
  held.kind === 'attack' && held.attack !== null ? attackAction(b, held.attack) : undefined;

const attackWords = (b: Battle, attack: Attack): string =>
  attack.type === 'fire'
    ? `${gunName(b, attack.ship, attack.weapon)} at ${nameOf(b, attack.target)}`
    : `${powerName(attack.power)} on ${nameOf(b, attack.target)}${attack.upcharge > 0 ? `, ${attack.upcharge} more` : ''}`;

const attackAction = (b: Battle, attack: Attack): CosmicAct => ({
  meaning: attack.type,
  words: attack.type === 'fire' ? `Fire the ${attackWords(b, attack)}` : `Cast ${attackWords(b, attack)}`,
  commands: [attack],
});

const needWords = ({ needs }: ShotChances): string =>
  [`${needs.attack ?? '–'}+ to hit`, ...(needs.save === null ? [] : [`saved ${needs.save}+`])].join(', ');

export const attackOption = (b: Battle, attack: Attack, held: Held): CosmicOption => {
  const chosen = held.kind === 'attack' && JSON.stringify(held.attack) === JSON.stringify(attack);
  const odds = attack.type === 'fire' ? shotOdds(b, attack.ship, attack.weapon, attack.target) : undefined;
  const where = whereWords(hullOf(b, shipOf(b, attack.ship)), hullOf(b, shipOf(b, attack.target)));
  const power =
    attack.type === 'cast' ? kitOf(b, shipOf(b, attack.ship)).powers.find(({ id }) => id === attack.power) : undefined;
  return {
    key: JSON.stringify(attack),
    words: attackWords(b, attack),
    note:
      odds === undefined
        ? `${power === undefined || attack.type !== 'cast' ? '' : `${castCost(b, shipOf(b, attack.ship), power, attack.upcharge)} Affinity, `}${where}`
        : `${needWords(odds)} · ${where}`,
    chance: odds === undefined ? undefined : hitChance(odds),
    chosen,
    held: { kind: 'attack', ship: attack.ship, attack: chosen ? null : attack },
  };
};

export const planFire = (b: Battle, d: Deciding<'fire'>, held: Held): CosmicPlan => {
  const all = attacksOf(b, d.seat);
  const ship = held.kind === 'attack' ? held.ship : (d.ship ?? undefined);
  const able = attackers(b, d.seat);
  const own = all.filter((one) => one.ship === ship);
  const attack = held.kind === 'attack' ? held.attack : null;
  const end: CosmicAct =
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
  if (ship === undefined)
    return {
      ...NO_PLAN,
      hint: `Choose a ship that shoots: ${listed(able.map((id) => nameOf(b, id)))}.`,
      wait: 'Choose a ship',
      choices: able,
      end,
    };
  const odds = attack?.type === 'fire' ? shotOdds(b, ship, attack.weapon, attack.target) : undefined;
  return {
    ...NO_PLAN,
    hint:
      attack === null
        ? `${nameOf(b, ship)}: choose a weapon and a target.`
        : `${attackWords(b, attack)}: see what it would bring.`,
    wait: 'Choose a target',
    selected: [ship],
    card: held.kind === 'attack' ? undefined : ship,
    choices: d.ship === null ? able : [],
    targets: attack === null ? [...new Set(own.map(({ target }) => target))] : [attack.target],
    marks: {
      ...NO_MARKS,
      areas: arcAreas(b, ship, attack?.type === 'fire' ? attack.weapon : undefined),
      lines:
        attack === null
          ? []
          : [shotLine(b, ship, attack.target, odds === undefined ? undefined : `wounds ${percent(hitChance(odds))}`)],
      edges: attack?.type === 'fire' ? edgesReached(b, ship, attack.target) : [],
    },
    options: own.map((one) => attackOption(b, one, held)),
    odds: odds === undefined || attack === null ? undefined : { of: odds, target: attack.target },
    main: attack === null ? undefined : attackAction(b, attack),
    end,
  };
};
