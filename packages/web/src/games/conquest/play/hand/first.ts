/** What the hand holds when a question comes up, and when it only looks. */

import { type Battle, type ConquestDecision, conquest, isInContact, type ModelId, modelOf } from '@muster/conquest';
import { isWorker } from '../many.ts';
import { type MoveDecision, movableUnits, type RouteStep } from '../moving.ts';
import { actorsOf, actsAgainst, hasTarget } from './acts.ts';
import { firstThing } from './putting.ts';
import { type Act, type Gestured, type Held, type HeldRoute, IDLE, type Meant, to } from './types.ts';

export const route = (unit: ModelId, steps: readonly RouteStep[] = []): HeldRoute => ({
  kind: 'route',
  unit,
  steps,
  casting: null,
});

/** It has done something already, and others wait: the hand is free for them. Who surges does so alone. */
export const isUnderWay = (b: Battle, unit: ModelId): boolean => {
  const top = b.stack.at(-1);
  const { turn } = modelOf(b, unit);
  return top?.type === 'activation' && !top.surge && (turn.ledger > 0 || turn.harvested || turn.cast);
};

/** From where the last one stands in the list, all round; those of a later rank after all others. */
const nextOf = (
  b: Battle,
  ids: readonly ModelId[],
  after: ModelId | undefined,
  rank: (id: ModelId) => number,
): ModelId | undefined => {
  const all = b.models.map(({ id }) => id);
  const start = after === undefined ? 0 : all.indexOf(after) + 1;
  const order = [...all.slice(start), ...all.slice(0, start)].filter((id) => ids.includes(id));
  return order.sort((p, q) => rank(p) - rank(q))[0];
};

/** Soldiers before workers, who go on by one key; who fights where it stands, and who cannot go, is left alone. */
const nextMover = (b: Battle, d: MoveDecision): Held => {
  const active = d.kind === 'move' ? d.unit : undefined;
  const open = movableUnits(b, d).filter((id) => {
    const m = modelOf(b, id);
    return id !== active && !m.turn.activated && !m.turn.pinned && !isInContact(b, m);
  });
  const next = nextOf(b, open, active, (id) => Number(isWorker(b, modelOf(b, id))));
  return next === undefined ? IDLE : { ...route(next), offered: true };
};

/** A shot that was meant when its unit moved; then who has a target, the last one again where that can be; then who could only build. */
const nextActor = (b: Battle, seat: number, { shots, target }: Meant): Held => {
  const offer = (model: ModelId, act: Act | null): Held => ({ kind: 'act', model, act, offered: true });
  const meant = shots.find((shot) => conquest.refuse(b, seat, shot) === undefined);
  if (meant !== undefined) return offer(meant.unit, meant);
  const [again] = target === null ? [] : actsAgainst(b, seat, target).filter(({ type }) => type === 'shoot');
  if (again !== undefined) return offer(again.unit, again);
  const next = nextOf(b, actorsOf(b, seat), undefined, (id) => (hasTarget(b, seat, id) ? 0 : 1));
  return next === undefined ? IDLE : offer(next, null);
};

export const NOTHING_MEANT: Meant = { shots: [], target: null };

export const firstHeld = (b: Battle, d: ConquestDecision, meant: Meant = NOTHING_MEANT): Held => {
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
    case 'activate':
      return nextMover(b, d);
    case 'move':
      return isUnderWay(b, d.unit) ? nextMover(b, d) : route(d.unit);
    case 'shootBuild':
      return nextActor(b, d.seat, meant);
    case 'selectFight':
      return d.fights.length === 1 ? { kind: 'pick', id: d.fights[0]! } : IDLE;
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
