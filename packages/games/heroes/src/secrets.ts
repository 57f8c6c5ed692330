/** What not everyone may see in a battle, and what else it could be: objectives and standing orders. */

import { captainOf, sideOfSeat } from '@muster/dwethia';
import type { Descriptor, Viewer } from '@muster/kernel';
import { drawObjectives } from './setup/start.ts';
import { copyBattle, DEFAULT_ORDERS } from './state/battle.ts';
import type { Battle, HeroesTable, HeroesTypes, ObjectiveId, Orders } from './state/types.ts';
import { withObjectives } from './view/view.ts';

/** the captain of a side picks for it, and its mates see what was sealed. X-162: all see what was opened. */
const isObjectiveSeen = (b: Battle, viewer: Viewer, [side]: readonly number[]): boolean => {
  if (b.opened[side as 0 | 1]) return true;
  if (viewer === 'spectator' || sideOfSeat(b, viewer) !== side) return false;
  return b.sealed[side] === true || captainOf(b, side) === viewer;
};

/** Five others where they are sealed; as long as they are being picked, in order of id, the first of them. */
const otherSet = (b: Battle, side: 0 | 1, table: HeroesTable): readonly ObjectiveId[] => {
  const five = drawObjectives(b.config, side, table);
  return b.sealed[side] ? five : five.slice(0, table.shuffle([0, 1, 2, 3, 4])[0]);
};

const otherObjectives = (b: Battle, viewer: Viewer, table: HeroesTable): Battle => {
  const copy = copyBattle(b);
  copy.objectives = ([0, 1] as const).map((side) =>
    isObjectiveSeen(b, viewer, [side]) ? b.objectives[side]! : otherSet(b, side, table),
  );
  if (typeof b.config.objectives !== 'string') copy.config = withObjectives(b.config, copy.objectives);
  return copy;
};

const SAMPLE_ORDERS: readonly Orders[] = [
  DEFAULT_ORDERS,
  {
    redirect: 'ask',
    destiny: 'ask',
    resist: 'ask',
    fallBack: 'all',
    goFirst: 'ask',
    stance: 'cloak',
    autoClaim: false,
    shootBack: 'ask',
    opportunity: 'ask',
  },
  {
    redirect: 'never',
    destiny: 'auto',
    resist: 2,
    fallBack: 'never',
    goFirst: 'me',
    stance: 'shield',
    autoClaim: true,
    shootBack: 'auto',
  },
  {
    redirect: 'best',
    destiny: 'never',
    resist: 'never',
    fallBack: 'fighters',
    goFirst: 'you',
    stance: 'cloak',
    autoClaim: false,
    shootBack: 'auto',
  },
];

export const SECRETS: Pick<Descriptor<HeroesTypes>, 'secrets' | 'unoffered'> = {
  secrets: [
    { path: 'objectives.*', isSeen: isObjectiveSeen, vary: otherObjectives },
    { path: 'config.objectives.*', isSeen: isObjectiveSeen, vary: otherObjectives },
    { path: 'orders.*', isSeen: (_, viewer, [seat]) => viewer === seat },
  ],
  unoffered: [...SAMPLE_ORDERS.map((orders) => ({ type: 'orders', orders }) as const), { type: 'unseal' }],
};
