/** What the hand holds when a question comes up, and when it only looks. */

import type { Battle, ConquestDecision, ModelId } from '@muster/conquest';
import { modelOf } from '@muster/conquest';
import type { RouteStep } from '../moving.ts';
import { firstThing } from './putting.ts';
import { type Gestured, type Held, type HeldRoute, IDLE, to } from './types.ts';

export const route = (unit: ModelId, steps: readonly RouteStep[] = []): HeldRoute => ({
  kind: 'route',
  unit,
  steps,
  casting: null,
});

/** It has done something already, and others wait: the hand is free for them. Who surges does so alone. */
const isUnderWay = (b: Battle, unit: ModelId): boolean => {
  const top = b.stack.at(-1);
  const { turn } = modelOf(b, unit);
  return top?.type === 'activation' && !top.surge && (turn.ledger > 0 || turn.harvested || turn.cast);
};

export const firstHeld = (b: Battle, d: ConquestDecision): Held => {
  switch (d.kind) {
    case 'muster':
      return { kind: 'aims', scenario: null, missions: [] };
    case 'placeTerrain':
    case 'placeNode':
    case 'placeHq':
    case 'deploy':
    case 'place': {
      const thing = firstThing(b, d);
      return thing === undefined ? IDLE : { kind: 'put', thing, at: null };
    }
    case 'move':
      return isUnderWay(b, d.unit) ? IDLE : route(d.unit);
    case 'selectFight':
      return d.fights.length === 1 ? { kind: 'pick', id: d.fights[0]! } : IDLE;
    case 'support':
      return IDLE;
    default:
      return IDLE;
  }
};

export const look = (b: Battle, d: ConquestDecision | undefined, held: Held, id: ModelId): Gestured =>
  to(
    held.kind === 'look' && held.model === id
      ? d === undefined
        ? IDLE
        : firstHeld(b, d)
      : { kind: 'look', model: id },
  );
