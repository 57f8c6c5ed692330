/**
 * An enemy is chosen: attack it. While units are activated and moved, the best way of who is in the hand is planned, to where it can
 * strike from, and the blow is meant (GB-27); in the Attack phase it is the blow itself. Who is in the hand is not exchanged unsaid.
 */

import {
  type Battle,
  gridBattles,
  type HexLabel,
  nameOf,
  type Unit,
  type UnitId,
  unitOf,
  unitOn,
} from '@muster/grid-battles';
import { actors, canStrike, refused, strikersOf, targetsOf } from './able.ts';
import { bySending, forecastOf } from './foresight.ts';
import { isBusy, mayJoin, meantBefore, tooMany, turnOf, wayOf, withoutAlong, withWay } from './hand-turn.ts';
import type { Attack, Blow, Gestured, Held, Turn } from './types.ts';
import { attackersOf, companionFor, nearestTo, stageFor, withPath } from './ways.ts';

const meantOf = (held: Held): readonly Blow[] => (held.kind === 'attack' ? held.meant : []);

/** Of those who could strike this enemy now, the most promising first. */
const bestStrikers = (b: Battle, target: UnitId): readonly UnitId[] =>
  strikersOf(b, target)
    .map((id) => forecastOf(b, unitOf(b, id), unitOf(b, target)))
    .sort(bySending)
    .map(({ attacker }) => attacker.id);

const blow = (attacker: UnitId, target: UnitId | null, meant: readonly Blow[], offered?: true): Attack => ({
  kind: 'attack',
  attacker,
  target,
  ...(offered && { offered }),
  meant: meant.filter((other) => other.attacker !== attacker),
});

/** The Attack phase begins, or goes on, with what was meant, with the same target again, or with the one who can strike. */
export const firstBlow = (b: Battle, last: Held | undefined): Attack | undefined => {
  const meant = meantBefore(b, last).filter(({ attacker, target }) => canStrike(b, attacker, target));
  const [next] = meant;
  if (next !== undefined) return blow(next.attacker, next.target, meant, true);
  const again = last?.kind === 'attack' && last.target !== null ? last.target : undefined;
  const [another] = again === undefined || unitOf(b, again).hex === null ? [] : bestStrikers(b, again);
  if (another !== undefined) return blow(another, again!, [], true);
  const able = actors(b).filter((id) => targetsOf(b, id).length > 0);
  if (able.length !== 1) return undefined;
  const targets = targetsOf(b, able[0]!);
  return blow(able[0]!, targets.length === 1 ? targets[0]!.id : null, [], true);
};

/** One's own unit is to strike: the enemy that is aimed at, if it can. */
export const aimAt = (b: Battle, held: Held, id: UnitId): Attack => {
  const target = held.kind === 'attack' ? held.target : null;
  const keeps = target !== null && canStrike(b, id, target);
  return blow(id, keeps ? target : null, meantOf(held));
};

const refusedAttack = (b: Battle, held: Held, attacker: UnitId, { id, hex }: Unit): Gestured =>
  refused(b, held, hex, { type: 'attack', attacker, target: id });

/** Of those who cannot strike it the one that is nearest to it: one that only does not see it before one too far away. */
const nearestMiss = (b: Battle, target: Unit): UnitId | undefined => {
  const missOf = (attacker: UnitId): number => {
    const refusal = gridBattles.refuse(b, b.turn, { type: 'attack', attacker, target: target.id });
    return refusal?.code === 'outOfRange' || refusal?.code === 'tooClose' ? refusal.distance : 0;
  };
  return [...actors(b)].sort((x, y) => missOf(x) - missOf(y))[0];
};

const strikeNow = (b: Battle, held: Held, enemy: Unit): Gestured => {
  if (held.kind === 'attack' && canStrike(b, held.attacker, enemy.id)) return { held: { ...held, target: enemy.id } };
  if (held.kind === 'attack' && !held.offered) return refusedAttack(b, held, held.attacker, enemy);
  const [best] = bestStrikers(b, enemy.id);
  if (best !== undefined) return { held: blow(best, enemy.id, meantOf(held), true) };
  const nearest = nearestMiss(b, enemy);
  const kept: Held = isBusy(held) ? held : { kind: 'inspect', unit: enemy.id };
  return nearest === undefined ? { held: kept } : refusedAttack(b, kept, nearest, enemy);
};

/** Who of this turn may still be sent against somebody. */
const free = (b: Battle, turn: Turn): readonly UnitId[] =>
  actors(b).filter(
    (id) => mayJoin(b, turn, id) && wayOf(turn, id).target === null && wayOf(turn, id).path.length === 0,
  );

/** The one in the hand, unless it has its way, or this enemy, already: then another is sent, too. */
const inHand = (turn: Turn, enemy: Unit): UnitId | undefined => {
  const { chosen, offered } = turn;
  if (chosen === null || offered) return undefined;
  const { path, target } = wayOf(turn, chosen);
  return target === enemy.id || (path.length > 0 && target === null) ? undefined : chosen;
};

/** A way that was laid by hand stays, and ends with the blow where that can be struck from its end. */
const strikeFromEnd = (b: Battle, turn: Turn, enemy: Unit): Turn | undefined => {
  if (turn.chosen === null || turn.offered) return undefined;
  const way = wayOf(turn, turn.chosen);
  if (way.path.length === 0 || way.target !== null) return undefined;
  const aimed = withPath(stageFor(b, turn.ways, turn.chosen), { ...way, target: enemy.id }, way.path);
  return aimed.target === null ? undefined : withWay(turn, aimed);
};

const withOffer = (turn: Turn, chosen: UnitId | undefined): Turn =>
  chosen === undefined ? { ...turn, offered: true } : turn;

/** Out of reach: the way towards it is planned, where nothing else was, and that is said. */
const sendTowards = (
  b: Battle,
  turn: Turn,
  unit: UnitId | undefined,
  able: readonly UnitId[],
  enemy: Unit,
): Gestured => {
  const who = unit === undefined ? 'Nobody can' : `${nameOf(unitOf(b, unit))} cannot`;
  const far = `${who} get at ${nameOf(enemy)} in this turn: out of reach.`;
  const say = (held: Held, text: string): Gestured => ({ held, remark: { at: enemy.hex!, text } });
  const way = nearestTo(b, turn.ways, able, enemy.id);
  const goes = unit === undefined && way !== undefined ? nameOf(unitOf(b, way.unit)) : 'It';
  if (way !== undefined)
    return say(withOffer(withWay(turn, way), unit), `${far} ${goes} goes towards it, to ${way.path.at(-1)}.`);
  const looks: Held = isBusy(turn) || turn.chosen !== null ? turn : { kind: 'inspect', unit: enemy.id };
  return say(looks, far);
};

/** All who may act in this turn have something to do. */
const allSent = (b: Battle, turn: Turn, enemy: Unit): Gestured => {
  const other = actors(b).find((id) => !mayJoin(b, turn, id));
  if (other !== undefined) return tooMany(b, turn, other, enemy.hex);
  return {
    held: turn,
    remark: { at: enemy.hex!, text: 'All who can still move have their ways: choose one to change its way.' },
  };
};

const strikeLater = (b: Battle, turn: Turn, enemy: Unit): Gestured => {
  const aimed = strikeFromEnd(b, turn, enemy);
  if (aimed !== undefined) return { held: aimed };
  const unit = inHand(turn, enemy);
  const able = unit === undefined ? free(b, turn) : [unit];
  if (able.length === 0) return allSent(b, turn, enemy);
  const [best] = attackersOf(b, turn.ways, able, enemy.id);
  if (best === undefined) return sendTowards(b, turn, unit, able, enemy);
  return { held: withOffer(withWay(turn, best.way), unit) };
};

/** So many are activated together (GB-12): who is not chosen comes along, and can be exchanged. */
const comeAlong = (b: Battle, turn: Turn, enemy: Unit): Turn => {
  const isIn = (id: UnitId): boolean => turn.ways.some(({ unit }) => unit === id);
  const others = turn.ways.length < b.owed ? actors(b).filter((id) => !isIn(id)) : [];
  const way = companionFor(b, turn.ways, others, enemy.id);
  return way === undefined ? turn : comeAlong(b, { ...turn, ways: [...turn.ways, { ...way, along: true }] }, enemy);
};

/**
 * Before the activation one click with nobody in the hand sends all who go together; another enemy then gets one of those who only
 * came along. Who takes up a counter puts the set together alone.
 */
const sendTogether = (b: Battle, turn: Turn, enemy: Unit): Gestured => {
  const chosen = withoutAlong(turn);
  const { held, remark } = strikeLater(b, chosen, enemy);
  const isGroup = held.kind === 'turn' && (held.offered || chosen.ways.length < turn.ways.length);
  const sent = isGroup && held !== chosen ? comeAlong(b, held, enemy) : held;
  return { held: sent === chosen ? turn : sent, remark };
};

/** An enemy was chosen. */
export const chooseTarget = (b: Battle, held: Held, enemy: Unit): Gestured => {
  if (enemy.hex === null) return { held };
  if (b.phase === 'attack') return strikeNow(b, held, enemy);
  if (b.phase === 'activation') return sendTogether(b, turnOf(held), enemy);
  if (b.phase === 'movement') return strikeLater(b, turnOf(held), enemy);
  return { held: held.kind === 'deploy' && held.hex !== null ? held : { kind: 'inspect', unit: enemy.id } };
};

/** Dragged over a hex: who stands there is aimed at, if it can be struck. */
export const dragToStrike = (b: Battle, held: Held, id: UnitId, hex: HexLabel): Attack => {
  const there = unitOn(b, hex);
  const isTarget = there !== undefined && canStrike(b, id, there.id);
  return blow(id, isTarget ? there.id : null, meantOf(held));
};

export const dropToStrike = (b: Battle, held: Attack, hex: HexLabel): Gestured => {
  if (held.target !== null) return { held };
  const there = unitOn(b, hex);
  return there === undefined
    ? { held, remark: { at: hex, text: `Nobody stands on ${hex} to be struck (GB-30).` } }
    : refusedAttack(b, held, held.attacker, there);
};
