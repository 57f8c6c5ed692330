/**
 * How each event looks on the table, and for how long: all tokens turn over together, ships travel, who shoots whom is seen before the
 * dice, dice lie beside them, what somebody did stays on the chart until others act.
 */

import {
  type Battle,
  type CosmicConfig,
  cosmicCombatDescriptor,
  findShip,
  placesFor,
  powerName,
  type ShipId,
  shipName,
  shipOf,
  sideOf,
  withFreighters,
  withQuietSeats,
} from '@muster/cosmic-combat';
import { otherSide } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import { type DeedWords, forOthers, type Stage, type Stages, staged } from '@muster/table';
import { seatOfPurse } from '../../../dwethia/play/purse.ts';
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
import { ROUND_MS, withoutRound } from '../../../play/round-over.ts';
import type { CosmicTable } from './hand/types.ts';
import { NO_SCENE } from './scene.ts';
import { roundOverIn } from './score.ts';
import {
  activated,
  change,
  confirmed,
  drawn,
  halfBegan,
  moved,
  type Of,
  paid,
  paidDefence,
  revealed,
  roundBegan,
  seatOf,
  shieldsShown,
  shot,
  tokenLost,
} from './shown.ts';
import { gunName, nameOf } from './words.ts';

const READ_MS = 320;
const MOVE_MS = 420;
const SEE_WHOM_MS = 450;
const READ_DICE_MS = 850;
const ROLL_MS = 620;
const SEE_FALL_MS = 600;
const REVEAL_MS = 1300;

const of = (kind: DeedWords['kind'], does: string, config: CosmicConfig, id: ShipId): DeedWords => ({
  kind,
  does,
  what: shipName(config, id),
});

const wayOf = (e: Of<'moved'>): readonly Point[] => [e.from, ...e.ends.slice(0, -1), e.to];

const ROLL: Stage<CosmicTable, Of<'rolled' | 'rerolled'>> = {
  by: (e, config) => seatOfPurse(e.purse, config),
  turns: withDice,
  adds: (_, e) => resultWords(e, cosmicCombatDescriptor.rolls),
  dice: true,
  ms: READ_DICE_MS,
};

/** Out of the battle. */
const LOST = { wounds: 0, fate: 'destroyed' } as const;

const STAGES: Stages<CosmicTable> = {
  rolledOff: { by: byWinner },
  roleChosen: {
    by: bySide,
    shows: (b, e) => {
      const attacker = e.role === 'attack' ? e.side : otherSide(e.side);
      return { ...b, attacker, ships: withFreighters({ ...b, attacker }) };
    },
  },
  edgeChosen: {
    by: bySide,
    shows: (b, e) => ({ ...b, edges: edgesBy(e) }),
  },
  deployed: {
    at: (e) => [e.ship],
    shows: (b, e) => change(b, e.ship, { place: e.place }),
    deed: (e, config) => of('move', 'deployed', config, e.ship),
    ms: forOthers(READ_MS),
  },
  noPlace: { at: (e) => [e.ship], shows: (b, e) => change(b, e.ship, LOST) },
  roundBegan: {
    shows: roundBegan,
    closes: true,
    alters: (scene, b, e) => (e.round > 1 ? { ...scene, roundOver: roundOverIn(b) } : scene),
    ms: (e) => (e.round > 1 ? ROUND_MS : 0),
    begins: 'round',
  },
  confirmed: {
    by: (e) => e.seat,
    shows: confirmed,
    deed: ({ what }) => ({ kind: 'other', does: 'set', what, rest: true }),
  },
  revealed: {
    by: byNobody,
    shows: revealed,
    alters: (scene) => ({ ...scene, reveal: true }),
    clears: 'all', // until now what befell one in the last round lies on the chart
    sound: 'card',
    ms: REVEAL_MS,
  },
  priorityRolled: { by: byWinner, ms: READ_DICE_MS },
  goesFirst: {
    by: bySide,
    shows: (b, e) => withQuietSeats({ ...b, priority: e.chosenBy, first: e.side }),
    ms: READ_MS,
  },
  shieldsShown: { by: byNobody, shows: shieldsShown, sound: 'card', ms: READ_DICE_MS },
  halfBegan: {
    by: bySide,
    shows: halfBegan,
    closes: true,
    begins: 'turn',
  },
  activated: {
    at: (e) => [e.ship],
    shows: activated,
    closes: true,
    clears: 'others',
    ms: forOthers(READ_MS),
  },
  moved: {
    at: (e) => [e.ship],
    shows: moved,
    leaves: (_, e, { by }) => ({ kind: 'moved', by, path: wayOf(e) }),
    travels: (e) => ({ ship: e.ship, path: wayOf(e) }),
    deed: (e, config) =>
      e.why === 'setBack' ? undefined : of('move', e.why === 'drift' ? 'let drift' : 'moved', config, e.ship),
    sound: 'step',
    ms: (e, { person, still }) =>
      person && e.why !== 'drift' && e.why !== 'setBack' ? 0 : (still ? 0 : MOVE_MS) + READ_MS,
  },
  tokenLost: {
    at: (e) => [e.ship],
    shows: tokenLost,
    deed: (e, config) => of('other', 'held back', config, e.ship),
  },
  collided: {
    at: (e) => [e.mover, e.target],
    opens: (b, e) =>
      begun(
        `${nameOf(b, e.mover)} ${e.how === 'scrape' ? 'scrapes' : 'rams'} ${nameOf(b, e.target)}`,
        e.mover,
        e.target,
      ),
    deed: (e, config) => of('blow', 'rammed', config, e.target),
    sound: 'blow',
    ms: SEE_WHOM_MS,
  },
  wrecked: {
    at: (e) => [e.ship],
    opens: (b, e) => begun(`${nameOf(b, e.ship)} is carried onto it`, e.ship, null),
    ms: SEE_WHOM_MS,
  },
  certain: {
    at: (e) => [e.ship],
    adds: (b, e) => `${nameOf(b, e.ship)} ${e.wounds === 0 ? 'unhurt' : 'hurt'}, certain`,
  },
  boarded: { at: (e) => [e.ship, e.target], deed: (e, config) => of('blow', 'boarded', config, e.target) },
  leftTheBoard: { at: (e) => [e.ship], shows: (b, e) => change(b, e.ship, LOST), ms: SEE_FALL_MS },
  escaped: {
    at: (e) => [e.ship],
    shows: (b, e) => change(b, e.ship, { fate: 'escaped' }),
    deed: (e, config) => of('other', 'brought away', config, e.ship),
    ms: SEE_FALL_MS,
  },
  opportunity: {
    at: (e) => [e.ship, e.target],
    opens: (b, e) => begun(`${nameOf(b, e.ship)} strikes after ${nameOf(b, e.target)}`, e.ship, e.target),
    deed: (e, config) => of('blow', 'struck after', config, e.target),
    ms: SEE_WHOM_MS,
  },
  shot: {
    at: (e) => [e.shooter, e.target],
    shows: shot,
    opens: (b, e) =>
      begun(
        `${gunName(b, e.shooter, e.weapon)}: ${nameOf(b, e.shooter)} at ${nameOf(b, e.target)}`,
        e.shooter,
        e.target,
      ),
    clears: 'others',
    deed: (e, config) => of('blow', 'shot at', config, e.target),
    ms: SEE_WHOM_MS,
  },
  redirected: {
    at: (e) => [e.to, e.from],
    turns: (m, e, b) => ({ ...m, to: e.to, results: [...m.results, `passed to ${nameOf(b, e.to)}`] }),
    ms: READ_MS,
  },
  astray: {
    at: (e) => [e.shooter, e.struck],
    turns: (m, e, b) => ({ ...m, to: e.struck, results: [...m.results, `${nameOf(b, e.struck)} is in the way`] }),
    ms: READ_MS,
  },
  tooTough: { at: (e) => [e.shooter, e.target], adds: () => 'too tough for it', ms: READ_MS },
  cast: {
    at: (e) => [e.caster, e.target],
    shows: (b, e) => paid(b, String(sideOf(b, shipOf(b, e.caster))), { affinity: e.cost }),
    opens: (b, e) => begun(`${nameOf(b, e.caster)} casts`, e.caster, e.target),
    clears: 'others',
    deed: (e) => ({ kind: 'spell', does: 'cast', what: powerName(e.power) }),
    sound: 'card',
    ms: SEE_WHOM_MS,
  },
  letPass: null,
  ...contestStages<Battle>({
    pay: (b, purse, what, points) => paid(b, purse, { [what]: points }),
    defend: paidDefence,
    readMs: READ_MS,
    readDiceMs: READ_DICE_MS,
  }),
  powerTook: {
    at: (e) => [e.on],
    shows: (b, e) => change(b, e.on, { rooted: sideOf(b, shipOf(b, e.by)) }),
  },
  ionHit: {
    at: (e) => [e.ship],
    shows: (b, e) => change(b, e.ship, { ion: true }),
    adds: (b, e) => `${nameOf(b, e.ship)} loses a token`,
    ms: READ_MS,
  },
  wounded: {
    at: (e) => [e.ship],
    shows: (b, e) => change(b, e.ship, { wounds: e.left }),
    adds: (b, e) => `${nameOf(b, e.ship)} −${e.wounds}`,
    leaves: (b, e, { by, moment }) => {
      const at = findShip(b, e.ship)?.place ?? null;
      return at === null ? undefined : { kind: 'blow', by, from: strikerOf(moment, e.ship), at, wounds: e.wounds };
    },
    deed: (e, config) => ({ ...of('other', 'suffered', config, e.ship), wounds: e.wounds }),
    sound: 'blow',
    ms: READ_MS,
  },
  dying: { at: (e) => [e.ship], adds: (b, e) => `${nameOf(b, e.ship)} is dying` },
  destroyed: {
    at: (e) => (e.by === null ? [e.ship] : [e.by, e.ship]),
    by: (e) => seatOf(e.ship),
    shows: (b, e) => change(b, e.ship, LOST),
    opens: (b, e, now) => shotDown(b.phase === 'shoot' && e.by === null, e.ship, now),
    adds: (b, e) => `${nameOf(b, e.ship)} destroyed`,
    deed: (e, config) => of('loss', 'lost', config, e.ship),
    sound: 'fall',
    ms: SEE_FALL_MS,
  },
  fought: {
    at: (e) => [...e.ships[e.attacker], ...e.ships[otherSide(e.attacker)]],
    shows: (b) => ({ ...b, phase: 'combat' }),
    opens: (_, { ships, attacker }) =>
      begun('Boarding fight', ships[attacker][0]!, ships[otherSide(attacker)][0]!, ships.flat()),
    deed: (e, config) => of('blow', 'fought aboard', config, e.ships[otherSide(e.attacker)][0]!),
    ms: SEE_WHOM_MS,
  },
  allotted: { at: (e) => [e.to] },
  crewLost: {
    by: (e, config) => bySide({ side: e.by }, config),
    shows: (b, e) => ({ ...b, station: { ...b.station!, crew: e.left } }),
  },
  held: {
    by: bySide,
    shows: (b, e) => ({ ...b, station: { ...b.station!, holder: e.side } }),
  },
  rolled: ROLL,
  rerolled: { ...ROLL, shows: (b, e) => paid(b, e.purse, { destiny: e.again.length }) },
  conceded: { by: (e) => e.seat, shows: (b, e) => ({ ...b, conceded: [...b.conceded, e.seat] }) },
  over: {
    shows: (b, { winner, reason, rule }) => ({ ...b, outcome: { places: placesFor(b, winner), reason, rule } }),
    ends: true,
  },
};

export const told = staged<CosmicTable>(STAGES, {
  noScene: NO_SCENE,
  placeName: (place) => place,
  seatOf,
  withResult,
  closed,
  rolling,
  rollMs: ROLL_MS,
  kept: ownTraces,
  passed: (scene) => withoutRound(scene.reveal ? { ...scene, reveal: false } : scene),
  drawn,
});
