/**
 * What a player is about to do, before it is a command. One gesture means one thing in every phase: choose a counter, choose it again
 * to let go, click or drag to plan, choose an enemy to attack it; only a button, its key, the check mark or a double click commits
 * (GB-24, R-21). What cannot be done is answered where it was tried.
 */

import {
  type Battle,
  type BattleCommand,
  groundWords,
  type HexLabel,
  type Unit,
  type UnitId,
  unitOf,
  unitOn,
} from '@muster/grid-battles';
import type { Hand, Touched } from '../../../contract/tabletop.ts';
import { actors, isLegal, refused } from './able.ts';
import { aimAt, chooseTarget, dragToStrike, dropToStrike, firstBlow } from './hand-attack.ts';
import { backInTurn, chooseInTurn, dragInTurn, dropInTurn, firstOfTurn, goTo, isBusy, turnOf } from './hand-turn.ts';
import { planOf } from './plan.ts';
import type { Gesture, Gestured, GridTable, Held } from './types.ts';

export const IDLE: Held = { kind: 'idle' };

const to = (held: Held): Gestured => ({ held });

/** While units are activated and moved their ways are planned. */
const isTurn = ({ phase }: Battle): boolean => phase === 'activation' || phase === 'movement';

/** The unit chosen at the moment, if one is. */
const chosenUnit = (held: Held): UnitId | undefined => {
  switch (held.kind) {
    case 'inspect':
    case 'deploy':
      return held.unit;
    case 'attack':
      return held.attacker;
    case 'turn':
      return held.chosen ?? undefined;
    case 'idle':
      return undefined;
  }
};

/** What the computer would do, as the hand holds it: only the player plays it. */
export const suggested = (c: BattleCommand): Held =>
  c.type === 'deploy' ? { kind: 'deploy', unit: c.unit, hex: c.hex } : IDLE;

/** With what a player begins: what was meant before, else a lone unit that can act. */
const firstHeld = (b: Battle, last: Held | undefined): Held => {
  switch (b.phase) {
    case 'deployment': {
      const [unit] = actors(b);
      return unit === undefined ? IDLE : { kind: 'deploy', unit, hex: null };
    }
    case 'movement':
      return firstOfTurn(b, last) ?? IDLE;
    case 'attack':
      return firstBlow(b, last) ?? IDLE;
    default:
      return IDLE;
  }
};

/** What one's own unit would do in this phase. */
const tried = (b: Battle, { id, hex, seat }: Unit): BattleCommand => {
  switch (b.phase) {
    case 'deployment':
      return { type: 'deploy', unit: id, hex: hex ?? '' };
    case 'activation':
      return { type: 'activate', units: [id] };
    case 'movement':
      return { type: 'move', unit: id, path: [] };
    default:
      return { type: 'attack', attacker: id, target: b.units.find((u) => u.seat !== seat && u.hex !== null)!.id };
  }
};

/** Why one's own unit cannot act now. */
const whyIdle = (b: Battle, held: Held, unit: Unit): Gestured => {
  const kept: Held = isBusy(held) ? held : { kind: 'inspect', unit: unit.id };
  return refused(b, kept, unit.hex, tried(b, unit));
};

const chooseOwn = (b: Battle, held: Held, unit: Unit): Gestured => {
  const turn = turnOf(held);
  if (actors(b).includes(unit.id)) {
    if (isTurn(b)) return chooseInTurn(b, turn, unit);
    if (b.phase === 'attack') return to(aimAt(b, held, unit.id));
    return to({ kind: 'deploy', unit: unit.id, hex: null });
  }
  // a plan is not lost by a slip of the hand
  if (held.kind === 'turn' && turn.chosen !== null && isBusy(held)) return goTo(b, turn, turn.chosen, unit.hex!);
  return whyIdle(b, held, unit);
};

/** A counter was chosen. */
const chooseUnit = (b: Battle, held: Held, id: UnitId): Gestured => {
  const unit = unitOf(b, id);
  if (held.kind !== 'turn' && chosenUnit(held) === id) return to(IDLE); // again: let go
  return unit.seat === b.turn ? chooseOwn(b, held, unit) : chooseTarget(b, held, unit);
};

/** A hex without a counter was chosen. */
const chooseHex = (b: Battle, held: Held, hex: HexLabel): Gestured => {
  const ground = { at: hex, text: groundWords(b.config, hex) };
  switch (held.kind) {
    case 'turn':
      return held.chosen === null ? { held, remark: ground } : goTo(b, held, held.chosen, hex);
    case 'deploy': {
      const command = { type: 'deploy', unit: held.unit, hex } as const;
      return isLegal(b, command) ? to({ ...held, hex }) : refused(b, held, hex, command);
    }
    case 'attack':
      return { held, remark: { at: hex, text: `Nobody stands on ${hex} to be struck (GB-30).` } };
    default:
      return { held: IDLE, remark: ground };
  }
};

/** A counter of one's own is dragged and is over this hex: it plans, as clicks do. */
const dragUnit = (b: Battle, held: Held, id: UnitId, hex: HexLabel): Held => {
  if (!actors(b).includes(id)) return isBusy(held) ? held : { kind: 'inspect', unit: id };
  if (isTurn(b)) return dragInTurn(b, turnOf(held), id, hex);
  if (b.phase === 'attack') return dragToStrike(b, held, id, hex);
  const placed = held.kind === 'deploy' && held.unit === id ? held.hex : null;
  return { kind: 'deploy', unit: id, hex: isLegal(b, { type: 'deploy', unit: id, hex }) ? hex : placed };
};

/** It was let go over this hex: why the plan does not end there, if it does not. */
const dropUnit = (b: Battle, held: Held, id: UnitId, hex: HexLabel): Gestured => {
  if (!actors(b).includes(id)) return whyIdle(b, held, unitOf(b, id));
  const there = unitOn(b, hex);
  switch (held.kind) {
    case 'turn':
      return there !== undefined && there.seat !== b.turn ? chooseTarget(b, held, there) : dropInTurn(b, held, id, hex);
    case 'attack':
      return dropToStrike(b, held, hex);
    case 'deploy':
      return held.hex === hex ? to(held) : refused(b, held, hex, { type: 'deploy', unit: id, hex });
    default:
      return whyIdle(b, held, unitOf(b, id));
  }
};

/** Whoever only looks on looks at units. */
const lookAt = (held: Held, gesture: Touched<GridTable> | Gesture): Held =>
  gesture.kind !== 'piece' || chosenUnit(held) === gesture.id ? IDLE : { kind: 'inspect', unit: gesture.id };

const follow = (b: Battle, held: Held, gesture: Touched<GridTable> | Gesture): Gestured => {
  switch (gesture.kind) {
    case 'piece':
      return chooseUnit(b, held, gesture.id);
    case 'hex':
      return chooseHex(b, held, gesture.hex);
    case 'drag':
      return to(dragUnit(b, held, gesture.unit, gesture.over));
    case 'drop':
      return dropUnit(b, held, gesture.unit, gesture.over);
  }
};

/** Goes on to this unit; of those to be activated, one is added. */
const takeNext = (b: Battle, held: Held, id: UnitId): Held =>
  chosenUnit(held) === id ? held : chooseUnit(b, held.kind === 'turn' ? held : IDLE, id).held;

export const hand: Hand<GridTable> = {
  first: ({ view, decision }, last) => (decision === undefined ? IDLE : firstHeld(view, last)),
  touch: ({ view, decision }, held, gesture) =>
    decision === undefined ? to(lookAt(held, gesture)) : follow(view, held, gesture),
  back: ({ view }, held, remark) =>
    held.kind === 'turn' ? (remark === undefined ? (backInTurn(view, held) ?? IDLE) : held) : IDLE,
  take: ({ view }, held, id) => takeNext(view, held, id),
  plan: ({ view, decision }, held) => planOf(view, decision, held),
};
