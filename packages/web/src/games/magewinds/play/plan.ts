/** The decision at hand for one player: words, buttons, what to draw. From a view and what is held alone; pure. */

import type { MagewindsDecision } from '@muster/magewinds';
import { again, type Held } from './hand.ts';
import { chargePlan } from './plan/attack.ts';
import { windowPlan } from './plan/cast.ts';
import { attackChoicePlan, defencePlan, knockBackPlan, nextTargetPlan, orderPlan } from './plan/exchange.ts';
import { lookedFacts } from './plan/looked.ts';
import { SET_UP_PLANS } from './plan/setup.ts';
import { channelPlan, endingPlan, insightPlan, pickUpPlan, windburnPlan } from './plan/things.ts';
import { actionPlan, activatePlan, targetPlan } from './plan/turn.ts';
import { type Act, type Asked, button, EMPTY, type Plan } from './plan/types.ts';
import { movePlan, stepPlan } from './plan/ways.ts';

const passOrHoldPlan = (): Plan => ({
  ...EMPTY,
  hint: 'Nobody of yours can act any more. Hold: stay in, in case somebody gets an action back. Or pass: who passes first draws first in the next round (MW 12.0).',
  wait: 'Hold',
  main: button('Hold: stay in', { type: 'hold' }),
  end: button('Pass', { type: 'pass' }),
});

const PLANS: Readonly<Record<MagewindsDecision['kind'], (s: Asked) => Plan>> = {
  ...SET_UP_PLANS,
  channel: channelPlan,
  insight: insightPlan,
  activate: activatePlan,
  passOrHold: passOrHoldPlan,
  action: actionPlan,
  move: movePlan,
  pickUp: pickUpPlan,
  charge: chargePlan,
  step: stepPlan,
  target: targetPlan,
  attackChoice: attackChoicePlan,
  defence: defencePlan,
  knockBack: knockBackPlan,
  nextTarget: nextTargetPlan,
  order: orderPlan,
  window: windowPlan,
  ending: endingPlan,
  windburn: windburnPlan,
};

const known = new WeakMap<Held, { readonly of: Asked['b']; readonly at: Asked['decision']; readonly plan: Plan }>();

/** A gesture asks for the plan that the slip has shown: it is made once. */
export const planOf = (s: Asked): Plan => {
  const found = known.get(s.held);
  if (found?.of === s.b && found.at === s.decision) return found.plan;
  const plan = makePlan(s);
  known.set(s.held, { of: s.b, at: s.decision, plan });
  return plan;
};

const makePlan = (s: Asked): Plan => {
  const { held, decision } = s;
  const plan = PLANS[decision.kind](s);
  const meant = (act: Act | undefined): Act | undefined =>
    act && { ...act, meaning: `${decision.kind} ${act.meaning}` };
  const isCasting = plan.marks.casting !== undefined;
  const facts = [...(isCasting ? [] : plan.facts), ...lookedFacts(s)];
  return {
    ...plan,
    main: meant(plan.main),
    end: meant(plan.end),
    card: held.looked ?? undefined,
    again: again(held),
    // what is being cast stands in the place of what else could be done
    facts,
    ...(isCasting && { options: [], roster: undefined }),
  };
};
