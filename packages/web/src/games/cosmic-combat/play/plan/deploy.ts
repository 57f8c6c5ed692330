/** The plan of a deployment. */

import { type Battle, cosmicCombat, type DeployCommand, shipOf } from '@muster/cosmic-combat';
import type { Point } from '@muster/geometry';
import { forKeys } from '../../../../parts/for-keys.ts';
import { count } from '../../../../parts/words.ts';
import { type ChartGhost, type ChartMarks, NO_MARKS } from '../../chart/types.ts';
import { deployPlace } from '../hand/hand.ts';
import type { CosmicPlan, Deciding, Held, HeldOf } from '../hand/types.ts';
import { lookOf } from '../look.ts';
import { nameOf } from '../words.ts';
import { NO_PLAN, planFor } from './none.ts';

const commandAt = (held: HeldOf<'deploy'>, at: Point): DeployCommand => ({
  type: 'deploy',
  ship: held.ship,
  place: deployPlace(held, at),
});

const isOk = (b: Battle, seat: number, held: HeldOf<'deploy'>, at: Point): boolean =>
  cosmicCombat.refuse(b, seat, commandAt(held, at)) === undefined;

/** The ship as it would lie there. */
export const deployMarks = (b: Battle, seat: number, held: HeldOf<'deploy'>, at: Point): ChartMarks => {
  const ghost: ChartGhost = {
    id: 'deploy',
    look: lookOf(b, shipOf(b, held.ship)),
    ...deployPlace(held, at),
    kind: isOk(b, seat, held, at) ? 'plan' : 'no',
  };
  return { ...NO_MARKS, ghosts: [ghost] };
};

/** Where it was put it lies as a ship, and is marked only if it cannot lie there. */
export const planDeploy = (b: Battle, d: Deciding<'deploy'>, held: Held): CosmicPlan => {
  const left = count(d.ships.length, 'ship');
  if (held.kind !== 'deploy') return { ...NO_PLAN, hint: `${left} to deploy. Choose one.`, wait: 'Choose a ship' };
  const name = nameOf(b, held.ship);
  const plan: CosmicPlan = {
    ...planFor(held.ship),
    wait: 'Choose a place in your zone',
    waits: held.offered,
  };
  const put = held.at;
  if (put === null)
    return {
      ...plan,
      hint: `${name}: drag it into your zone, or press there.${forKeys(' The wheel, or A and D, turn it.')} ${left} to deploy.`,
    };
  const hint = `${name}: drag it on, press elsewhere, or turn it${forKeys(' by the wheel, A and D')}; ${left} to deploy.`;
  if (!isOk(b, d.seat, held, put)) return { ...plan, hint, marks: deployMarks(b, d.seat, held, put) };
  const main = { meaning: 'deploy', words: `Deploy ${name} here`, commands: [commandAt(held, put)] };
  return { ...plan, hint, main };
};
