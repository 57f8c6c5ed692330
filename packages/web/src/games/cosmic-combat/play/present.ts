/**
 * How one event looks on the table, and for how long: all tokens turn over together, ships travel, who shoots whom is seen before the
 * dice, dice lie beside them, what somebody did stays on the chart until others act.
 */

import {
  type Battle,
  type CosmicEvent,
  cosmicCombatDescriptor,
  NO_TURN,
  type Ship,
  type ShipId,
} from '@muster/cosmic-combat';
import type { Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import type { Beat, Manner } from '../../../contract/table-game.ts';
import {
  type BlowOf,
  begun,
  type MomentOf,
  resultWords,
  rollingFirst,
  strikerOf,
  withDice,
  withOwnTraces,
  withResult,
} from '../../../play/moment.ts';
import { actorOf } from './telling.ts';
import { gunName, nameOf } from './words.ts';

/** An attack as it is seen beside those who are in it. */
export type Moment = MomentOf<ShipId, CosmicEvent>;

export type Trace =
  | { readonly kind: 'moved'; readonly by: Seat; readonly path: readonly Point[] }
  | BlowOf<ShipId, Point>;

export interface Scene {
  readonly travel: { readonly ship: ShipId; readonly path: readonly Point[] } | undefined;
  readonly moment: Moment | undefined;
  readonly traces: readonly Trace[];
  /** All tokens have just been turned over. */
  readonly reveal: boolean;
}

export const NO_SCENE: Scene = { travel: undefined, moment: undefined, traces: [], reveal: false };

const change = (b: Battle, id: ShipId, to: (s: Ship) => Ship): Battle => ({
  ...b,
  ships: b.ships.map((s) => (s.id === id ? to(s) : s)),
});

/** What the board shows: the state before, changed by what has been seen so far. */
const showEvent = (b: Battle, e: CosmicEvent): Battle => {
  switch (e.type) {
    case 'edgeChosen':
      return b;
    case 'deployed':
      return change(b, e.ship, (s) => ({ ...s, place: e.place }));
    case 'roundBegan':
      return {
        ...b,
        round: e.round,
        phase: 'orders',
        ready: b.ready.map(() => false),
        ships: b.ships.map((s) => ({ ...s, tokens: [], arrows: [], turn: NO_TURN })),
      };
    case 'confirmed':
      return { ...b, ready: b.ready.map((one, seat) => one || seat === e.seat) };
    case 'revealed':
      return {
        ...b,
        ships: b.ships.map((s) => ({ ...s, tokens: e.orders.find(({ ship }) => ship === s.id)?.tokens ?? s.tokens })),
      };
    case 'shieldsShown':
      return {
        ...b,
        phase: 'movement',
        ships: b.ships.map((s) => ({ ...s, arrows: e.arrows.find(({ ship }) => ship === s.id)?.arrows ?? s.arrows })),
      };
    case 'halfBegan':
      return { ...b, phase: e.phase };
    case 'moved':
      return change(b, e.ship, (s) => ({ ...s, place: e.to }));
    case 'ionHit':
      return change(b, e.ship, (s) => ({ ...s, ion: true }));
    case 'wounded':
      return change(b, e.ship, (s) => ({ ...s, wounds: e.left }));
    case 'destroyed':
    case 'leftTheBoard':
      return change(b, e.ship, (s) => ({ ...s, wounds: 0, fate: 'destroyed' }));
    case 'escaped':
      return change(b, e.ship, (s) => ({ ...s, fate: 'escaped' }));
    case 'fought':
      return { ...b, phase: 'combat' };
    default:
      return b;
  }
};

const READ_MS = 320;
const MOVE_MS = 420;
const SEE_WHOM_MS = 450;
const READ_DICE_MS = 850;
const DICE_MS = 620;
const SEE_FALL_MS = 600;
const REVEAL_MS = 1300;

const momentAfter = (b: Battle, moment: Moment | undefined, e: CosmicEvent): Moment | undefined => {
  const name = (id: ShipId): string => nameOf(b, id);
  switch (e.type) {
    case 'shot':
      return begun(`${gunName(b, e.shooter, e.weapon)}: ${name(e.shooter)} at ${name(e.target)}`, e.shooter, e.target);
    case 'collided':
      return begun(`${name(e.mover)} ${e.how === 'scrape' ? 'scrapes' : 'rams'} ${name(e.target)}`, e.mover, e.target);
    case 'wrecked':
      return begun(`${name(e.ship)} is carried onto it`, e.ship, null);
    case 'opportunity':
      return begun(`${name(e.ship)} strikes after ${name(e.target)}`, e.ship, e.target);
    case 'cast':
      return begun(`${name(e.caster)} casts`, e.caster, e.target);
    case 'fought': {
      const [from, to] = [e.ships[e.attacker][0], e.ships[e.attacker === 0 ? 1 : 0][0]];
      return from === undefined || to === undefined
        ? moment
        : begun('Boarding fight', from, to, [...e.ships[0], ...e.ships[1]]);
    }
    case 'rolled':
    case 'rerolled':
      return withResult(moment, resultWords(e, cosmicCombatDescriptor.rolls));
    case 'redirected':
      return moment && { ...moment, to: e.to, results: [...moment.results, `passed to ${name(e.to)}`] };
    case 'astray':
      return moment && { ...moment, to: e.struck, results: [...moment.results, `${name(e.struck)} is in the way`] };
    case 'tooTough':
      return withResult(moment, 'too tough for it');
    case 'certain':
      return withResult(moment, e.wounds === 0 ? `${name(e.ship)} unhurt, certain` : `${name(e.ship)} hurt, certain`);
    case 'wounded':
      return withResult(moment, `${name(e.ship)} −${e.wounds}`);
    case 'ionHit':
      return withResult(moment, `${name(e.ship)} loses a token`);
    case 'dying':
      return withResult(moment, `${name(e.ship)} is dying`);
    case 'destroyed':
      return withResult(moment, `${name(e.ship)} destroyed`);
    case 'resistEnded':
      return withResult(moment, e.resolves ? 'it takes hold' : 'it is negated');
    case 'activated':
    case 'halfBegan':
    case 'roundBegan':
      return moment && { ...moment, over: true };
    default:
      return moment;
  }
};

const tracesAfter = (shown: Battle, scene: Scene, e: CosmicEvent, by: Seat): readonly Trace[] => {
  switch (e.type) {
    case 'moved':
      return [...scene.traces, { kind: 'moved', by, path: [e.from, ...e.ends.slice(0, -1), e.to] }];
    case 'wounded': {
      const at = shown.ships.find(({ id }) => id === e.ship)?.place;
      if (at == null) return scene.traces;
      return [...scene.traces, { kind: 'blow', by, from: strikerOf(scene.moment, e.ship), at, wounds: e.wounds }];
    }
    case 'roundBegan':
      return [];
    default:
      return scene.traces;
  }
};

const isDeed = (e: CosmicEvent): boolean => e.type === 'activated' || e.type === 'shot' || e.type === 'cast';

const readingTime = (e: CosmicEvent, { person, still }: Manner): number => {
  switch (e.type) {
    case 'revealed':
      return REVEAL_MS;
    case 'shieldsShown':
      return READ_DICE_MS;
    case 'shot':
    case 'collided':
    case 'wrecked':
    case 'opportunity':
    case 'cast':
    case 'fought':
      return SEE_WHOM_MS;
    case 'rolled':
    case 'rerolled':
    case 'resistRolled':
    case 'priorityRolled':
      return READ_DICE_MS;
    case 'destroyed':
    case 'leftTheBoard':
    case 'escaped':
      return SEE_FALL_MS;
    case 'moved':
      if (person && e.why !== 'drift' && e.why !== 'setBack') return 0;
      return (still ? 0 : MOVE_MS) + READ_MS;
    case 'wounded':
    case 'ionHit':
    case 'redirected':
    case 'astray':
    case 'tooTough':
    case 'resisted':
    case 'raised':
    case 'resistEnded':
    case 'goesFirst':
      return READ_MS;
    case 'deployed':
    case 'activated':
      return person ? 0 : READ_MS;
    default:
      return 0;
  }
};

export const present = (shown: Battle, scene: Scene, e: CosmicEvent, manner: Manner): Beat<Battle, Scene> => {
  const by = actorOf(e) ?? manner.seat;
  const before = isDeed(e) ? withOwnTraces(scene, by) : scene;
  const after: Scene = {
    travel: e.type === 'moved' ? { ship: e.ship, path: [e.from, ...e.ends.slice(0, -1), e.to] } : before.travel,
    moment: withDice(momentAfter(shown, before.moment, e), e),
    traces: tracesAfter(shown, before, e, by),
    reveal: e.type === 'revealed',
  };
  const beat = { shown: showEvent(shown, e), scene: after, ms: readingTime(e, manner) };
  return rollingFirst(beat, before, e, manner, DICE_MS);
};
