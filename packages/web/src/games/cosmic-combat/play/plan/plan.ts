/** What the table shows for what is in the hand: marks, lines, odds, risks, and the buttons with their words. */

import { type Battle, type CosmicDecision, type ShipId, shipOf, tokensName } from '@muster/cosmic-combat';
import type { Point } from '@muster/geometry';
import type { Roster } from '../../../../contract/tabletop.ts';
import { type ChartMarks, NO_MARKS } from '../../chart/types.ts';
import { shipsOfSeat } from '../hand/able.ts';
import { touch } from '../hand/hand.ts';
import type { CosmicNow, CosmicPlan, CosmicTable, Held, HeldOf } from '../hand/types.ts';
import { arcAreas } from '../sights.ts';
import { nameOf } from '../words.ts';
import { deployMarks, planDeploy } from './deploy.ts';
import { planFire } from './fire.ts';
import { moveMarks, planActivate, planMove } from './move.ts';
import { NO_PLAN, planFor } from './none.ts';
import { planOrders, planShields } from './orders.ts';
import { planPick } from './pick.ts';
import { threatWords } from './threat.ts';

/** Somebody is looked at; what lies in the hand stays, and what could be done is done still. */
const planLook = (now: CosmicNow, { ship, over }: HeldOf<'look'>): CosmicPlan => {
  const { view: b } = now;
  const { tokens } = shipOf(b, ship);
  const { wait, main, end, choices } = planOn(now, over);
  return {
    ...planFor(ship),
    hint: `${nameOf(b, ship)}${tokens === null || tokens.length === 0 ? '' : `: ${tokensName(tokens)}`}.`,
    marks: { ...NO_MARKS, areas: arcAreas(b, ship) },
    facts: now.decision === undefined ? [] : threatWords(b, now.decision, ship),
    wait,
    main,
    end,
    choices,
  };
};

const planOn = (now: CosmicNow, held: Held): CosmicPlan => {
  const { view: b, decision: d, changing } = now;
  if (held.kind === 'look') return d === undefined ? { ...NO_PLAN, selected: [held.ship] } : planLook(now, held);
  switch (d?.kind) {
    case 'deploy':
      return planDeploy(b, d, held);
    case 'orders':
      return planOrders(b, d, held, changing);
    case 'shields':
      return planShields(b, d, held, changing);
    case 'activate':
      return held.kind === 'move' ? planMove(b, d, held) : planActivate(b, d, held);
    case 'move':
      return planMove(b, d, held.kind === 'move' ? held : { kind: 'move', ship: d.ship, steps: [] });
    case 'fire':
      return planFire(b, d, held);
    case 'redirect':
    case 'friend':
    case 'seize':
    case 'allot':
      return planPick(b, d, held);
    default:
      return NO_PLAN;
  }
};

const ROSTERS: Partial<Record<CosmicDecision['kind'], string>> = {
  deploy: 'Ships to deploy',
  orders: 'Your ships',
  shields: 'Ships with shields to turn',
  activate: 'Ships to move',
  fire: 'Ships that can attack',
};

const membersOf = (b: Battle, d: CosmicDecision, choices: readonly ShipId[]): readonly ShipId[] => {
  if (d.kind === 'deploy') return d.ships;
  return d.kind === 'orders' ? shipsOfSeat(b, d.seat) : choices;
};

const rosterOf = (b: Battle, d: CosmicDecision, held: Held, plan: CosmicPlan): Roster<CosmicTable> => {
  const ids = membersOf(b, d, plan.choices);
  return {
    ids,
    label: ROSTERS[d.kind] ?? 'Ships',
    next: ids.length > 1 ? 'Next ship' : undefined,
    last: held.kind === 'attack' || held.kind === 'move',
    drags: d.kind === 'deploy',
  };
};

/** What is planned, and what could be. */
export const plan = (now: CosmicNow, held: Held): CosmicPlan => {
  const made = planOn(now, held);
  const { view, decision } = now;
  if (decision === undefined) return made;
  const { meant } = held;
  const options =
    meant === undefined ? made.options : made.options.map((one) => ({ ...one, held: { ...one.held, meant } }));
  return { ...made, options, roster: rosterOf(view, decision, held, made) };
};

/** What a hand would do that goes on to this place; undefined where that is not shown. */
export const marksAt = ({ view, decision: d }: CosmicNow, held: Held, at: Point): ChartMarks | undefined => {
  if (held.kind === 'deploy' && d?.kind === 'deploy') return deployMarks(view, d.seat, held, at);
  return held.kind === 'move' ? moveMarks(view, held, at) : undefined;
};

/** What a ship would do that is carried and let go there, without the odds and words of its plan. */
export const carriedMarks = (
  now: CosmicNow,
  held: Held,
  { ship, at }: { readonly ship: ShipId; readonly at: Point },
): ChartMarks | undefined => {
  if (held.kind === 'deploy') return marksAt(now, held, at);
  const next = touch(now, held, { kind: 'drop', ship, at }).held;
  return next.kind === 'move' ? moveMarks(now.view, next, undefined) : planOn(now, next).marks;
};
