/** The decision at hand for one player: words, buttons, what to draw. From a view and an intent alone; pure. */

import { SCENARIOS } from '@muster/magewinds';
import type { Intent } from './intent.ts';
import { chargePlan } from './plan/attack.ts';
import { windowPlan } from './plan/cast.ts';
import { attackChoicePlan, defencePlan, knockBackPlan, nextTargetPlan, orderPlan } from './plan/exchange.ts';
import { assemblyPlan, deployPlan, placePlan, setUpPlan, terrainCommand } from './plan/setup.ts';
import { channelPlan, drops, pickUpPlan, windburnPlan } from './plan/things.ts';
import { actionPlan, activatePlan, targetPlan } from './plan/turn.ts';
import { button, EMPTY, type Plan, type Situation } from './plan/types.ts';
import { movePlan, stepPlan } from './plan/ways.ts';
import { fighterName } from './words.ts';

/** A choice that is a whole command waits for the main button. */
const confirming = (plan: Plan, { picked }: Intent): Plan => {
  const choice = picked === null ? undefined : plan.choices.find(({ id }) => id === picked);
  return choice?.commands === undefined
    ? plan
    : { ...plan, main: { words: choice.confirm ?? choice.words, commands: choice.commands } };
};

export const planOf = (s: Situation): Plan => confirming(kindPlan(s), s.intent);

const kindPlan = (s: Situation): Plan => {
  const { intent } = s;
  switch (s.decision.kind) {
    case 'scenario':
      return setUpPlan(
        s,
        'You won the roll-off: choose the scenario.',
        intent.scenario === null ? undefined : { type: 'chooseScenario', scenario: intent.scenario },
        intent.scenario === null ? '' : `Play ${SCENARIOS[intent.scenario].name}`,
        'Choose a scenario',
      );
    case 'assembly':
      return assemblyPlan(s);
    case 'terrain':
      return setUpPlan(
        s,
        'You are Player 1: choose the terrain.',
        terrainCommand(intent),
        'Place this terrain',
        'Choose a table',
      );
    case 'territory':
      return setUpPlan(
        s,
        'You are Player 2: split the battlefield and take one part.',
        intent.split === null ? undefined : { type: 'splitTerritory', ...intent.split },
        'Take this half',
        'Choose a half',
      );
    case 'edge':
      return setUpPlan(
        s,
        'Choose the edge that you defend.',
        intent.edge === null ? undefined : { type: 'chooseEdge', edge: intent.edge },
        `Defend the ${intent.edge} edge`,
        'Choose an edge',
      );
    case 'corner':
      return setUpPlan(
        s,
        'Choose your corner.',
        intent.corner === null ? undefined : { type: 'chooseCorner', corner: intent.corner },
        `Take the ${intent.corner} corner`,
        'Choose a corner',
      );
    case 'object':
      return placePlan(s, 'a treasure');
    case 'fragment':
      return placePlan(s, 'a fragment');
    case 'deploy':
      return deployPlan(s);
    case 'channel':
      return channelPlan(s);
    case 'insight':
      return {
        ...EMPTY,
        hint: 'Insight: keep one of the two; the other goes back on the deck.',
        waiting: 'Choose a card',
        main: intent.card === null ? undefined : button('Keep this one', { type: 'keepOne', card: intent.card }),
      };
    case 'activate':
      return activatePlan(s);
    case 'passOrHold':
      return {
        ...EMPTY,
        hint: 'Nobody of yours can act any more. Pass, or hold: stay in, in case somebody gets an action back.',
        waiting: 'Hold',
        main: button('Hold: stay in', { type: 'hold' }),
        end: button('Pass', { type: 'pass' }),
      };
    case 'action':
      return actionPlan(s);
    case 'move':
      return movePlan(s);
    case 'pickUp':
      return pickUpPlan(s);
    case 'charge':
      return chargePlan(s);
    case 'step':
      return stepPlan(s);
    case 'target':
      return targetPlan(s);
    case 'attackChoice':
      return attackChoicePlan(s);
    case 'defence':
      return defencePlan(s);
    case 'knockBack':
      return knockBackPlan(s);
    case 'nextTarget':
      return nextTargetPlan(s);
    case 'order':
      return orderPlan(s);
    case 'window':
      return windowPlan(s);
    case 'ending':
      return {
        ...EMPTY,
        hint: `${fighterName(s.b, s.decision.fighter)} may put down what it carries.`,
        waiting: 'Choose where to drop it',
        end: button('End the activation', { type: 'decline' }),
        choices: drops(s),
        selected: s.decision.fighter ?? undefined,
      };
    case 'windburn':
      return windburnPlan(s);
  }
};
