/**
 * How one event looks on the map, and for how long: who walks goes its way, what is harvested rises at the node, who shoots whom is
 * seen before the dice, dice lie beside them, and what somebody did stays on the map until others act.
 */

import {
  type Battle,
  type ConquestEvent,
  conquestDescriptor,
  costWords,
  findModel,
  fullWoundsOf,
  kitCalled,
  type Model,
  type ModelId,
  NO_TURN,
  type Node,
  powerName,
} from '@muster/conquest';
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
  withResult as withLast,
  withOwnTraces,
} from '../../../play/moment-told.ts';
import { actorOf, seatOf } from './telling.ts';
import { nameOf } from './words.ts';

/** A blow as it is seen beside those who are in it. */
export type Moment = MomentOf<ModelId, ConquestEvent>;

export type Trace =
  | { readonly kind: 'walk'; readonly by: Seat; readonly path: readonly Point[] }
  | BlowOf<ModelId, Point>
  | { readonly kind: 'gain'; readonly by: Seat; readonly at: Point; readonly words: string };

/** What a round brought each side. */
export interface RoundSums {
  readonly round: number;
  readonly income: readonly [number, number];
  readonly aether: readonly [number, number];
  readonly harvest: readonly [number, number];
  readonly built: readonly [number, number];
  readonly lost: readonly [number, number];
  readonly vp: readonly [number, number];
  /** It is over: it is told. */
  readonly ended: boolean;
}

export interface Scene {
  readonly travel: { readonly base: ModelId; readonly path: readonly Point[] } | undefined;
  readonly moment: Moment | undefined;
  readonly traces: readonly Trace[];
  readonly sums: RoundSums | undefined;
  /** The round that is over, until somebody acts in the next. */
  readonly told: RoundSums | undefined;
}

export const NO_SCENE: Scene = { travel: undefined, moment: undefined, traces: [], sums: undefined, told: undefined };

const change = (b: Battle, id: ModelId, to: (m: Model) => Model): Battle => ({
  ...b,
  models: b.models.map((m) => (m.id === id ? to(m) : m)),
});

const changeNode = (b: Battle, id: string, to: (n: Node) => Node): Battle => ({
  ...b,
  nodes: b.nodes.map((n) => (n.id === id ? to(n) : n)),
});

const withBank = (b: Battle, side: 0 | 1, R: number, A: number): Battle => ({
  ...b,
  sides: b.sides.map((s, i) =>
    i === side ? { ...s, bank: { R: s.bank.R + R, A: s.bank.A + A } } : s,
  ) as unknown as Battle['sides'],
});

const sideOfModel = (b: Battle, id: ModelId): 0 | 1 => b.config.seats[seatOf(id)]!.side;

/** A model that has just come to the table. */
const appeared = (b: Battle, id: ModelId, at: Point, sheet?: string): Battle => {
  const kit = kitCalled(b.config, id);
  const seat = seatOf(id);
  const made = sheet ?? kit?.id;
  if (made === undefined || findModel(b, id) !== undefined) return b;
  const m: Model = {
    id,
    seat,
    sheet: made,
    at,
    wounds: fullWoundsOf(b, { seat, sheet: made }),
    relics: [],
    node: null,
    since: b.round,
    rooted: false,
    dread: false,
    corrupt: 0,
    ward: false,
    turn: NO_TURN,
  };
  return { ...b, models: [...b.models, m] };
};

const servedBy = (n: Node, side: 0 | 1): Node => ({
  ...n,
  served: side === 0 ? [true, n.served[1]] : [n.served[0], true],
});

/** What the board shows: the state before, changed by what has been seen so far. */
const showEvent = (b: Battle, e: ConquestEvent): Battle => {
  switch (e.type) {
    case 'hqPlaced':
      return appeared(b, e.model, e.at);
    case 'deployed':
    case 'placed':
    case 'summoned':
      return appeared(b, e.model, e.at, e.sheet);
    case 'nodePlaced':
      return {
        ...b,
        nodes: [
          ...b.nodes,
          { id: e.node, kind: e.node[0] as Node['kind'], at: e.at, served: [false, false], taken: [false, false] },
        ],
      };
    case 'roundBegan':
      return {
        ...b,
        round: e.round,
        phase: 'priority',
        models: b.models.map((m) => ({ ...m, turn: NO_TURN, ward: false, dread: false })),
      };
    case 'banked':
      return withBank(b, e.side, e.R, 0);
    case 'income':
      return withBank(b, e.side, e.R, e.A);
    case 'halfBegan':
      return {
        ...b,
        phase: e.phase,
        nodes:
          b.phase === e.phase || e.phase !== 'movement'
            ? b.nodes
            : b.nodes.map((n) => ({ ...n, served: [false, false] })),
      };
    case 'walked':
      return change(b, e.model, (m) => ({
        ...m,
        at: e.path.at(-1) ?? m.at,
        turn: { ...m.turn, activated: true, ledger: e.ledger },
      }));
    case 'blinked':
      return change(b, e.model, (m) => ({ ...m, at: e.to }));
    case 'harvested': {
      const side = sideOfModel(b, e.model);
      return changeNode(withBank(b, side, e.R, 0), e.node, (n) => servedBy(n, side));
    }
    case 'pickedUp':
      return changeNode(
        change(b, e.model, (m) => ({ ...m, relics: [...m.relics, e.node] })),
        e.node,
        (n) => ({ ...n, at: null }),
      );
    case 'delivered':
      return change(
        change(b, e.model, (m) => ({ ...m, relics: m.relics.filter((id) => id !== e.node) })),
        e.building,
        (m) => ({ ...m, relics: [...m.relics, e.node] }),
      );
    case 'relicDropped':
      return changeNode(b, e.node, (n) => ({ ...n, at: e.at }));
    case 'ordered':
      return {
        ...withBank(b, sideOfModel(b, e.builder), -e.R, -e.A),
        orders: [...b.orders, { builder: e.builder, seat: seatOf(e.builder), product: e.product, node: null }],
      };
    case 'wounded':
      return change(b, e.model, (m) => ({ ...m, wounds: e.left }));
    case 'mended':
      return change(b, e.model, (m) => ({ ...m, wounds: m.wounds + e.wounds }));
    case 'slain':
      return { ...b, models: b.models.filter(({ id }) => id !== e.model) };
    case 'fought':
      return { ...b, phase: 'combat' };
    default:
      return b;
  }
};

const READ_MS = 300;
const MOVE_MS = 420;
const SEE_WHOM_MS = 450;
const READ_DICE_MS = 800;
const DICE_MS = 600;
const SEE_FALL_MS = 600;
const ROUND_MS = 1500;

const withResult = (moment: Moment | undefined, words: string): Moment | undefined => withLast(moment, words, 5);

const momentAfter = (b: Battle, moment: Moment | undefined, e: ConquestEvent): Moment | undefined => {
  const name = (id: ModelId): string => nameOf(b, id);
  switch (e.type) {
    case 'shot':
      return begun(`${name(e.shooter)} shoots at ${name(e.target)}`, e.shooter, e.target);
    case 'struckLeaving':
      return begun(`${name(e.by)} strikes after ${name(e.model)}`, e.by, e.model);
    case 'cast':
      return begun(
        `${name(e.caster)} casts ${powerName(e.power)}${e.target === null ? '' : ` on ${name(e.target)}`}`,
        e.caster,
        e.target,
      );
    case 'surged':
      return begun(`${name(e.model)} surges`, e.model, null);
    case 'fought': {
      const own = e.fight.core.filter((id) => sideOfModel(b, id) === e.attacker);
      const other = e.fight.building ?? e.fight.core.find((id) => sideOfModel(b, id) !== e.attacker);
      const from = own[0] ?? e.fight.core[0];
      if (from === undefined || other === undefined) return moment;
      const all = [...e.fight.core, ...e.fight.supporters, ...(e.fight.building === null ? [] : [e.fight.building])];
      return begun(e.fight.building === null ? 'Fight' : `Assault on ${name(e.fight.building)}`, from, other, all);
    }
    case 'rolled':
    case 'rerolled':
      return withResult(moment, resultWords(e, conquestDescriptor.rolls));
    case 'astray':
      return moment && { ...moment, to: e.struck, results: [...moment.results, `strikes ${name(e.struck)} instead`] };
    case 'wounded':
      return withResult(moment, `${name(e.model)} −${e.wounds}`);
    case 'resolved':
      return withResult(moment, e.ignored ? `${name(e.model)} resolves` : 'Resolve in vain');
    case 'medics':
      return withResult(moment, e.ignored ? 'saved by the Medics' : 'Medics in vain');
    case 'dying':
      return withResult(moment, `${name(e.model)} is dying`);
    case 'slain':
      return withResult(moment, `${name(e.model)} falls`);
    case 'fightWon':
      return withResult(moment, `lost ${e.lost[0]} against ${e.lost[1]}`);
    case 'wagered':
      return withResult(moment, `wagered ${e.total}`);
    case 'resistEnded':
      return withResult(moment, e.resolves ? 'it takes hold' : 'it is negated');
    case 'activated':
      return moment && !e.surge ? { ...moment, over: true } : moment;
    case 'halfBegan':
    case 'roundBegan':
    case 'ordered':
      return moment && { ...moment, over: true };
    default:
      return moment;
  }
};

const nodeAt = (b: Battle, id: string): Point | undefined => b.nodes.find((n) => n.id === id)?.at ?? undefined;

const tracesAfter = (shown: Battle, scene: Scene, e: ConquestEvent, by: Seat): readonly Trace[] => {
  const gain = (at: Point | undefined, words: string): readonly Trace[] =>
    at === undefined ? scene.traces : [...scene.traces, { kind: 'gain', by, at, words }];
  switch (e.type) {
    case 'walked':
      return [...scene.traces, { kind: 'walk', by, path: [e.from, ...e.path] }];
    case 'blinked':
      return [...scene.traces, { kind: 'walk', by, path: [e.from, e.to] }];
    case 'harvested':
      return gain(nodeAt(shown, e.node), `+${e.R} R`);
    case 'pickedUp':
      return gain(nodeAt(shown, e.node), 'taken');
    case 'delivered':
      return gain(findModel(shown, e.building)?.at, 'relic home');
    case 'placed':
    case 'summoned':
      return gain(e.at, 'new');
    case 'ordered':
      return gain(findModel(shown, e.builder)?.at, `−${costWords(e)}`);
    case 'wounded': {
      const at = findModel(shown, e.model)?.at;
      if (at === undefined) return scene.traces;
      return [...scene.traces, { kind: 'blow', by, from: strikerOf(scene.moment, e.model), at, wounds: e.wounds }];
    }
    case 'roundBegan':
      return [];
    default:
      return scene.traces;
  }
};

const added = (pair: readonly [number, number], side: 0 | 1, n: number): readonly [number, number] =>
  side === 0 ? [pair[0] + n, pair[1]] : [pair[0], pair[1] + n];

const newSums = (round: number): RoundSums => ({
  round,
  income: [0, 0],
  aether: [0, 0],
  harvest: [0, 0],
  built: [0, 0],
  lost: [0, 0],
  vp: [0, 0],
  ended: false,
});

/** Income, losses and points of the round so far. */
export const sumsAfter = (b: Battle, sums: RoundSums | undefined, e: ConquestEvent): RoundSums | undefined => {
  const now = sums ?? newSums(b.round);
  switch (e.type) {
    case 'roundBegan':
      return newSums(e.round);
    case 'income':
      return { ...now, income: added(now.income, e.side, e.R), aether: added(now.aether, e.side, e.A) };
    case 'harvested':
      return { ...now, harvest: added(now.harvest, sideOfModel(b, e.model), e.R) };
    case 'placed':
      return { ...now, built: added(now.built, sideOfModel(b, e.model), 1) };
    case 'slain': {
      const kit = kitCalled(b.config, e.model);
      return { ...now, lost: added(now.lost, sideOfModel(b, e.model), kit?.points ?? 0) };
    }
    case 'roundEnded':
      return { ...now, vp: e.vp, ended: true };
    default:
      return sums;
  }
};

const isDeed = (e: ConquestEvent): boolean =>
  e.type === 'activated' || e.type === 'shot' || e.type === 'cast' || e.type === 'ordered';

const readingTime = (e: ConquestEvent, { person, still }: Manner): number => {
  switch (e.type) {
    case 'shot':
    case 'struckLeaving':
    case 'cast':
    case 'fought':
    case 'surged':
    case 'surgeAnswered':
      return SEE_WHOM_MS;
    case 'rolled':
    case 'rerolled':
    case 'resistRolled':
    case 'priorityRolled':
    case 'rolledOff':
    case 'mustered':
      return READ_DICE_MS;
    case 'slain':
      return SEE_FALL_MS;
    case 'roundEnded':
      return ROUND_MS;
    case 'walked':
    case 'blinked':
      return person ? 0 : (still ? 0 : MOVE_MS) + READ_MS;
    case 'income':
    case 'wounded':
    case 'astray':
    case 'resisted':
    case 'raised':
    case 'wagered':
    case 'surgeWon':
    case 'resistEnded':
    case 'goesFirst':
    case 'placed':
    case 'resolved':
    case 'medics':
    case 'fightWon':
    case 'cityHeld':
    case 'scored':
      return READ_MS;
    case 'deployed':
    case 'hqPlaced':
    case 'nodePlaced':
    case 'terrainPlaced':
    case 'harvested':
    case 'pickedUp':
    case 'delivered':
    case 'ordered':
    case 'researched':
      return person ? 0 : READ_MS;
    default:
      return 0;
  }
};

export const present = (shown: Battle, scene: Scene, e: ConquestEvent, manner: Manner): Beat<Battle, Scene> => {
  const by = actorOf(e) ?? manner.seat;
  const before = isDeed(e) ? withOwnTraces(scene, by) : scene;
  const sums = sumsAfter(shown, before.sums, e);
  const after: Scene = {
    travel: e.type === 'walked' ? { base: e.model, path: [e.from, ...e.path] } : before.travel,
    moment: withDice(momentAfter(shown, before.moment, e), e),
    traces: tracesAfter(shown, before, e, by),
    sums,
    told: e.type === 'roundEnded' ? sums : isDeed(e) ? undefined : before.told,
  };
  const beat = { shown: showEvent(shown, e), scene: after, ms: readingTime(e, manner) };
  return rollingFirst(beat, before, e, manner, DICE_MS);
};
