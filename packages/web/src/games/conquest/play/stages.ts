/**
 * How each event looks on the map, and for how long: who walks goes its way, what is harvested rises at the node, who shoots whom is
 * seen before the dice, dice lie beside them, and what somebody did stays on the map until others act.
 */

import {
  type Battle,
  banked,
  type ConquestEvent,
  catalogueOf,
  conquestDescriptor,
  findModel,
  kitCalled,
  laidAt,
  type ModelId,
  modelName,
  type Node,
  nodeName,
  paidFrom,
  placesFor,
  powerName,
  productName,
  researched,
  researchName,
  sideOfPurse,
  withSide,
  withTally,
} from '@muster/conquest';
import type { Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { type DeedWords, forOthers, type Stage, type Stages, staged } from '@muster/table';
import { firstSeatOf, seatOfPurse } from '../../../dwethia/play/purse.ts';
import { byNobody, bySide, byWinner, contestStages, edgesBy } from '../../../dwethia/play/stages.ts';
import {
  begun,
  closed,
  ownTraces,
  resultWords,
  rolling,
  shotDown,
  strikerOf,
  withDice,
  withResult,
} from '../../../play/moment.ts';
import { nameOf } from '../words.ts';
import { NO_SCENE, newSums, type Scene, summed, type Trace } from './scene.ts';
import * as show from './shown.ts';
import type { WarTable } from './types.ts';

type Of<K extends ConquestEvent['type']> = Extract<ConquestEvent, { readonly type: K }>;

const READ_MS = 300;
const MOVE_MS = 420;
const SEE_WHOM_MS = 450;
const READ_DICE_MS = 800;
const ROLL_MS = 600;
const SEE_FALL_MS = 600;
const ROUND_MS = 2200;
const MOST_RESULTS = 5;

const of = (kind: DeedWords['kind'], does: string, what: string): DeedWords => ({ kind, does, what });

const gain = (by: Seat, at: Point | null | undefined, words: string): Trace | undefined =>
  at == null ? undefined : { kind: 'gain', by, at, words };

const nodeAt = (b: Battle, id: string): Point | null | undefined => b.nodes.find((n) => n.id === id)?.at;

/** Somebody acts: the last round has been told. */
const untold = (scene: Scene): Scene => (scene.told === undefined ? scene : { ...scene, told: undefined });

const ROLL: Stage<WarTable, Of<'rolled' | 'rerolled'>> = {
  by: (e, config) => seatOfPurse(e.purse, config),
  turns: withDice,
  adds: (_, e) => resultWords(e, conquestDescriptor.rolls),
  dice: true,
  ms: READ_DICE_MS,
};

const WALK_MS: Stage<WarTable, unknown>['ms'] = (_, { person, still }) =>
  person ? 0 : (still ? 0 : MOVE_MS) + READ_MS;

const inFight = ({ core, supporters, building }: Of<'fought'>['fight']): readonly ModelId[] => [
  ...core,
  ...supporters,
  ...(building === null ? [] : [building]),
];

const STAGES: Stages<WarTable> = {
  mustered: {
    by: bySide,
    shows: (b, e) =>
      withSide(b, e.side, (s) => {
        s.aims = e.aims;
      }),
    sound: 'card',
    ms: READ_DICE_MS,
  },
  sealed: {
    by: bySide,
    shows: (b, e) =>
      withSide(b, e.side, (s) => {
        s.hasAims = true;
      }),
  },
  rolledOff: { by: byWinner, shows: (b, e) => (e.winner === null ? b : { ...b, first: e.winner }), ms: READ_DICE_MS },
  edgeChosen: {
    by: bySide,
    shows: (b, e) => ({ ...b, edges: edgesBy(e) }),
  },
  terrainPlaced: {
    by: bySide,
    shows: (b, e) => ({ ...b, pieces: [...b.pieces, laidAt(catalogueOf(e.piece)!, e.at, e.turns)] }),
    ms: forOthers(READ_MS),
  },
  terrainDropped: { by: bySide, shows: (b, e) => (e.lay ? { ...b, pieces: b.pieces.slice(0, -1) } : b) },
  nodePlaced: {
    at: (e) => [e.node],
    by: bySide,
    shows: (b, e) => ({
      ...b,
      nodes: [
        ...b.nodes,
        { id: e.node, kind: e.node[0] as Node['kind'], at: e.at, served: [false, false], taken: [false, false] },
      ],
    }),
    ms: forOthers(READ_MS),
  },
  hqPlaced: {
    at: (e) => [e.model],
    shows: (b, e) => show.hqPlaced(b, e.model, e.at),
    deed: (e, config) => of('move', 'set up', modelName(config, e.model)),
    ms: forOthers(READ_MS),
  },
  deployed: {
    at: (e) => [e.model],
    shows: (b, e) => show.fielded(b, e.model, e.sheet, e.at),
    deed: (e, config) => of('move', 'set up', modelName(config, e.model)),
    sound: 'step',
    ms: forOthers(READ_MS),
  },
  banked: { by: bySide, shows: (b, e) => banked(b, e.side, e.R, 0) },
  roundBegan: {
    shows: (b, e) => {
      const [south, north] = b.sides;
      const sides = [
        { ...south, pool: e.pools[0] },
        { ...north, pool: e.pools[1] },
      ] as const;
      return { ...b, round: e.round, phase: 'priority', sides };
    },
    closes: true,
    clears: 'all',
    alters: (scene, _, e) => ({ ...scene, sums: newSums(e.round) }),
    begins: 'round',
  },
  priorityRolled: { by: byWinner, ms: READ_DICE_MS },
  goesFirst: {
    by: (e, config) => bySide({ side: e.chosenBy }, config),
    shows: (b, e) => ({ ...b, first: e.side }),
    ms: READ_MS,
  },
  researched: {
    by: bySide,
    shows: (b, e) => researched(b, e.side, e.item, e.unit),
    deed: (e, config) => ({ ...of('other', 'researched', researchName(e.item)), seat: firstSeatOf(config, e.side) }),
    sound: 'card',
    ms: forOthers(READ_MS),
  },
  halfBegan: { by: bySide, shows: (b, e) => show.halfBegan(b, e.side, e.phase), closes: true, begins: 'turn' },
  phaseBegan: { by: byNobody, shows: (b, e) => ({ ...b, phase: e.phase }), closes: true, begins: 'turn' },
  income: {
    at: (e) => e.from.map(({ model }) => model),
    by: bySide,
    shows: (b, e) => show.income(b, e.side, e.R, e.A),
    alters: (scene, b, e) => summed(scene, b.round, e.side, { income: e.R, aether: e.A }),
    ms: READ_MS,
  },
  activated: {
    at: (e) => [e.model],
    shows: (b, e) => show.activated(b, e.model, e.surge),
    closes: (e) => !e.surge,
    clears: 'others',
    alters: untold,
  },
  walked: {
    at: (e) => [e.model],
    shows: (b, e) =>
      show.change(b, e.model, (m) => ({ at: e.path.at(-1) ?? m.at, turn: { ...m.turn, ledger: e.ledger } })),
    leaves: (_, e, { by }) => ({ kind: 'moved', by, path: [e.from, ...e.path] }),
    travels: (e) => ({ base: e.model, path: [e.from, ...e.path] }),
    deed: (e, config) => of('move', 'moved', modelName(config, e.model)),
    sound: 'step',
    ms: WALK_MS,
  },
  engaged: {
    at: (e) => [e.model, ...e.with],
    shows: (b, e) => e.pins.reduce((now, id) => show.changeTurn(now, id, { pinned: true }), b),
    deed: (e, config) => {
      const [first, ...also] = e.with.map((id) => modelName(config, id));
      return first === undefined ? undefined : { ...of('blow', 'engaged', first), also };
    },
  },
  struckLeaving: {
    at: (e) => [e.by, e.model],
    opens: (b, e) => begun(`${nameOf(b, e.by)} strikes after ${nameOf(b, e.model)}`, e.by, e.model),
    ms: SEE_WHOM_MS,
  },
  harvested: {
    at: (e) => [e.model, e.node],
    shows: (b, e) => show.harvested(b, e.model, e.node, e.R),
    leaves: (b, e, { by }) => gain(by, nodeAt(b, e.node), `+${e.R} R`),
    alters: (scene, b, e) => summed(scene, b.round, show.sideOfModel(b, e.model), { harvest: e.R }),
    deed: (e) => of('other', 'harvested', `${e.R} R at ${nodeName(e.node)}`),
    ms: forOthers(READ_MS),
  },
  pickedUp: {
    at: (e) => [e.model, e.node],
    shows: (b, e) =>
      show.changeNode(
        show.change(b, e.model, (m) => ({ relics: [...m.relics, e.node] })),
        e.node,
        () => ({ at: null }),
      ),
    leaves: (b, e, { by }) => gain(by, nodeAt(b, e.node), 'taken'),
    deed: (e) => of('other', 'took', nodeName(e.node)),
    ms: forOthers(READ_MS),
  },
  delivered: {
    at: (e) => [e.model, e.building],
    shows: (b, e) => show.delivered(b, e.model, e.node, e.building),
    leaves: (b, e, { by }) => gain(by, findModel(b, e.building)?.at, 'relic home'),
    deed: (e) => of('other', 'brought home', nodeName(e.node)),
    ms: forOthers(READ_MS),
  },
  relicDropped: { at: (e) => [e.node], shows: (b, e) => show.relicDropped(b, e.node, e.at) },
  surged: {
    at: (e) => [e.model],
    opens: (b, e) => begun(`${nameOf(b, e.model)} surges`, e.model, null),
    deed: (e, config) => of('other', 'surged with', modelName(config, e.model)),
    ms: SEE_WHOM_MS,
  },
  surgePassed: { by: bySide },
  surgeAnswered: { at: (e) => [e.model], ms: SEE_WHOM_MS },
  wagered: {
    by: bySide,
    shows: (b, e) => paidFrom(b, e.side, 'destiny', e.points),
    adds: (_, e) => `wagered ${e.total}`,
    ms: READ_MS,
  },
  surgeWon: { by: bySide, ms: READ_MS },
  withdrawn: { at: (e) => [e.model] },
  byOrder: null,
  shot: {
    at: (e) => [e.shooter, e.target],
    shows: (b, e) => show.changeTurn(b, e.shooter, { shot: true }),
    opens: (b, e) => begun(`${nameOf(b, e.shooter)} shoots at ${nameOf(b, e.target)}`, e.shooter, e.target),
    clears: 'others',
    alters: untold,
    deed: (e, config) => of('blow', 'shot at', modelName(config, e.target)),
    ms: SEE_WHOM_MS,
  },
  astray: {
    at: (e) => [e.shooter, e.struck],
    turns: (m, e, b) => ({ ...m, to: e.struck, results: [...m.results, `strikes ${nameOf(b, e.struck)} instead`] }),
    ms: READ_MS,
  },
  ordered: {
    at: (e) => [e.builder],
    shows: (b, e) => show.ordered(b, e.builder, e.product, e.node, e),
    closes: true,
    clears: 'others',
    alters: untold,
    deed: (e, config) => of('other', 'ordered', productName(config, e.builder, e.product)),
    ms: forOthers(READ_MS),
  },
  orderLost: { at: (e) => [e.builder], shows: (b, e) => show.orderLost(b, e.builder, e.product, e.refund) },
  placed: {
    at: (e) => [e.builder, e.model],
    shows: (b, e) => show.placed(b, e.model, e.sheet, e.at, e.builder),
    leaves: (_, e, { by }) => gain(by, e.at, 'new'),
    alters: (scene, b, e) => summed(scene, b.round, show.sideOfModel(b, e.model), { built: 1 }),
    deed: (e, config) => of('other', 'built', modelName(config, e.model)),
    sound: 'step',
    ms: READ_MS,
  },
  cast: {
    at: (e) => (e.target === null ? [e.caster] : [e.caster, e.target]),
    shows: (b, e) => show.cast(b, e.caster, e.power, e.cost),
    opens: (b, e) =>
      begun(
        `${nameOf(b, e.caster)} casts ${powerName(e.power)}${e.target === null ? '' : ` on ${nameOf(b, e.target)}`}`,
        e.caster,
        e.target,
      ),
    clears: 'others',
    alters: untold,
    deed: (e) => of('spell', 'cast', powerName(e.power)),
    sound: 'card',
    ms: SEE_WHOM_MS,
  },
  letPass: { by: byNobody },
  ...contestStages<Battle>({
    pay: (b, purse, what, points) => paidFrom(b, sideOfPurse(purse), what, points),
    defend: show.paidDefence,
    readMs: READ_MS,
    readDiceMs: READ_DICE_MS,
  }),
  powerTook: {
    at: (e) => (e.on === null ? [] : [e.on]),
    shows: (b, e) => (e.on === null ? b : show.powerTook(b, e.power, e.on, e.held)),
  },
  blinked: {
    at: (e) => [e.model],
    shows: (b, e) => show.change(b, e.model, () => ({ at: e.to })),
    leaves: (_, e, { by }) => ({ kind: 'moved', by, path: [e.from, e.to] }),
    ms: WALK_MS,
  },
  summoned: {
    at: (e) => [e.by, e.model],
    shows: (b, e) => show.changeTurn(show.fielded(b, e.model, e.sheet, e.at), e.model, { activated: true }),
    leaves: (_, e, { by }) => gain(by, e.at, 'new'),
  },
  mended: { at: (e) => [e.model], shows: (b, e) => show.change(b, e.model, (m) => ({ wounds: m.wounds + e.wounds })) },
  medics: {
    at: (e) => [e.model],
    adds: (_, e) => (e.ignored ? 'saved by the Medics' : 'Medics in vain'),
    ms: READ_MS,
  },
  resolved: {
    at: (e) => [e.model],
    shows: (b, e) => paidFrom(b, show.sideOfModel(b, e.model), 'destiny', 1),
    adds: (b, e) => (e.ignored ? `${nameOf(b, e.model)} resolves` : 'Resolve in vain'),
    ms: READ_MS,
  },
  wounded: {
    at: (e) => [e.model],
    shows: (b, e) => show.change(b, e.model, () => ({ wounds: e.left })),
    adds: (b, e) => `${nameOf(b, e.model)} −${e.wounds}`,
    leaves: (b, e, { by, moment }) => {
      const at = findModel(b, e.model)?.at;
      return at && { kind: 'blow', by, from: strikerOf(moment, e.model), at, wounds: e.wounds };
    },
    sound: 'blow',
    ms: READ_MS,
  },
  dying: { at: (e) => [e.model], adds: (b, e) => `${nameOf(b, e.model)} is dying` },
  slain: {
    at: (e) => (e.by === null ? [e.model] : [e.by, e.model]),
    by: (e) => show.seatOf(e.model),
    shows: (b, e) => show.slain(b, e.model),
    opens: (b, e, now) => shotDown(b.phase === 'shoot' && e.by === null, e.model, now),
    adds: (b, e) => `${nameOf(b, e.model)} falls`,
    alters: (scene, b, e) => {
      const points = kitCalled(b.config, e.model)?.points ?? 0;
      return summed(scene, b.round, show.sideOfModel(b, e.model), { lost: points });
    },
    deed: (e, config) => of('loss', 'lost', modelName(config, e.model)),
    sound: 'fall',
    ms: SEE_FALL_MS,
  },
  joined: { at: (e) => [e.unit, e.fight] },
  fought: {
    at: ({ fight }) => inFight(fight),
    by: (e, config) => bySide({ side: e.attacker }, config),
    opens: (b, { fight, attacker }) => {
      const isOwn = (id: ModelId): boolean => show.sideOfModel(b, id) === attacker;
      const from = fight.core.find(isOwn) ?? fight.core[0];
      const other = fight.building ?? fight.core.find((id) => !isOwn(id));
      if (from === undefined || other === undefined) return undefined;
      const words = fight.building === null ? 'Fight' : `Assault on ${nameOf(b, fight.building)}`;
      return begun(words, from, other, inFight(fight));
    },
    ms: SEE_WHOM_MS,
  },
  allotted: { at: (e) => [e.to] },
  fightWon: { by: bySide, adds: (_, e) => `lost ${e.lost[0]} against ${e.lost[1]}`, ms: READ_MS },
  rolled: ROLL,
  rerolled: { ...ROLL, shows: (b, e) => paidFrom(b, sideOfPurse(e.purse), 'destiny', e.again.length) },
  cityHeld: {
    by: bySide,
    deed: (e, config) =>
      e.side === null ? undefined : { ...of('other', 'held', 'the city'), seat: firstSeatOf(config, e.side) },
    shows: (b, e) =>
      e.side === null
        ? b
        : withTally(b, e.side, (tally) => {
            tally.cityRounds += 1;
          }),
    ms: READ_MS,
  },
  scored: { by: bySide, shows: (b, e) => show.scored(b, e.side, e.what, e.vp), ms: READ_MS },
  roundEnded: {
    by: byNobody,
    shows: (b) => show.roundEnded(b),
    closes: true,
    alters: (scene, b, e) => {
      const sums = { ...(scene.sums ?? newSums(b.round)), vp: e.vp };
      return { ...scene, sums, told: sums };
    },
    ms: ROUND_MS,
  },
  conceded: { by: (e) => e.seat, shows: (b, e) => ({ ...b, conceded: [...b.conceded, e.seat] }) },
  over: {
    shows: (b, { winner, reason, rule }) => ({ ...b, outcome: { places: placesFor(b, winner), reason, rule } }),
    ends: true,
  },
};

export const told = staged<WarTable>(STAGES, {
  noScene: NO_SCENE,
  placeName: (place) => place,
  seatOf: show.seatOf,
  withResult: (moment, words) => withResult(moment, words, MOST_RESULTS),
  closed,
  rolling,
  rollMs: ROLL_MS,
  kept: ownTraces,
  drawn: show.drawn,
});

export const { sceneOf } = told;
