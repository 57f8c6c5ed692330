/**
 * How each event looks on the table, and for how long: who attacks whom is seen before the dice, dice lie beside them, what somebody
 * did stays on the board until others act.
 */

import {
  type Battle,
  fieldOf,
  findModel,
  type HeroesConfig,
  type HeroesEvent,
  heroesDescriptor,
  kitOf,
  lastingWith,
  type ModelId,
  modelName,
  placesFor,
  powerName,
  RESONANCE,
  turnedAbout,
} from '@muster/heroes';
import { type DeedWords, forOthers, type Stage, type Stages, staged } from '@muster/table';
import { seatOfPurse } from '../../../dwethia/play/purse.ts';
import {
  begun,
  closed,
  ownTraces,
  resultWords,
  rolling,
  strikerOf,
  withDice,
  withResult,
} from '../../../play/moment.ts';
import { ROUND_MS, withoutRound } from '../../../play/round-over.ts';
import { roundOverIn } from './round-over.ts';
import { NO_SCENE } from './scene.ts';
import { activated, change, conceded, drawn, paidDefence, raised, roundOver, seatOf } from './shown.ts';
import type { HeroesTable } from './types.ts';
import { castWords, nameOf } from './words.ts';

type Of<K extends HeroesEvent['type']> = Extract<HeroesEvent, { readonly type: K }>;

const STEP_MS = 150;
const LONGEST_MOVE_MS = 600;
const READ_MS = 320;
const SEE_WHOM_MS = 450;
const READ_DICE_MS = 850;
const ROLL_MS = 620;
const SEE_FALL_MS = 600;
/** To hit, to wound, saved, ignored, what it lost, and that it falls. */
const MOST_RESULTS = 6;

const of = (kind: DeedWords['kind'], does: string, config: HeroesConfig, id: ModelId): DeedWords => ({
  kind,
  does,
  what: modelName(config, id),
});

const ROLL: Stage<HeroesTable, Of<'rolled' | 'rerolled'>> = {
  at: (e) => [e.purse],
  opens: (b, e, now) => now ?? begun(`${nameOf(b, e.purse)} rolls`, e.purse, null),
  turns: withDice,
  adds: (_, e) => resultWords(e, heroesDescriptor.rolls),
  dice: true,
  ms: READ_DICE_MS,
};

/** A person's own move was seen while it was laid. */
const isOwn = (e: Of<'moved'>, person: boolean): boolean => person && e.why === 'move';

/** With the roll that somebody wins the next round is there; before the first, none is over. */
const endsRound = (b: Battle, { winner }: Of<'priorityRolled'>): boolean =>
  winner !== null && roundOver(b).round > b.round;

const STAGES: Stages<HeroesTable> = {
  rolledOff: null,
  terrainPlaced: { shows: (b, e) => ({ ...b, config: { ...b.config, pieces: [...b.config.pieces, e.piece] } }) },
  noTerrain: null,
  edgeChosen: {
    shows: (b, e) => {
      if (e.edge === 'own') return b;
      return { ...b, config: { ...b.config, pieces: turnedAbout(fieldOf(b.config).ground.size, b.config.pieces) } };
    },
  },
  markerPlaced: {
    at: (e) => [String(e.space)],
    shows: (b, e) => ({ ...b, markers: [...b.markers, e.space] }),
    clears: 'others',
  },
  sealed: {
    shows: (b, e) => ({ ...b, sealed: [b.sealed[0] || e.side === 0, b.sealed[1] || e.side === 1] }),
    sound: 'card',
  },
  priorityRolled: {
    by: (e, config) => seatOfPurse(String(e.winner), config),
    shows: (b, e) => (e.winner === null ? b : roundOver(b)),
    closes: true,
    alters: (scene, b, e) => (endsRound(b, e) ? { ...scene, roundOver: roundOverIn(b) } : scene),
    ms: (e, _, b) => (endsRound(b, e) ? ROUND_MS : 0),
  },
  goesFirst: { shows: (b, e) => ({ ...b, priority: e.chosenBy, first: e.side }) },
  roundBegan: { shows: (b, e) => ({ ...b, round: e.round }), closes: true, begins: 'round' },
  activated: {
    at: (e) => [e.model],
    shows: (b, e) => activated(b, e.model),
    closes: true,
    clears: 'others',
    ms: forOthers(READ_MS),
    begins: 'turn',
    deed: (e, config) => ({ ...of('other', 'stood still with', config, e.model), rest: true }),
  },
  oneMore: null,
  entered: {
    at: (e) => [e.model, String(e.space)],
    shows: (b, e) => change(b, e.model, () => ({ space: e.space })),
    deed: (e, config) => of('move', 'brought in', config, e.model),
    sound: 'step',
    ms: forOthers(READ_MS),
  },
  chose: { at: (e) => [e.model] },
  moved: {
    at: (e) => [e.model, String(e.path.at(-1) ?? e.from)],
    shows: (b, e) => change(b, e.model, (m) => ({ space: e.path.at(-1) ?? m.space })),
    leaves: (_, e, { by }) => ({ kind: 'moved', by, model: e.model, path: [e.from, ...e.path] }),
    travels: (e, { person }) => (isOwn(e, person) ? undefined : { model: e.model, path: [e.from, ...e.path] }),
    deed: (e, config) => of('move', 'moved', config, e.model),
    sound: 'step',
    ms: (e, { person, still }) =>
      isOwn(e, person) ? 0 : (still ? 0 : Math.min(LONGEST_MOVE_MS, STEP_MS * e.path.length)) + READ_MS,
  },
  stance: { at: (e) => [e.model], shows: (b, e) => change(b, e.model, () => ({ stance: e.stance })) },
  jumped: { at: (e) => [e.model], opens: (b, e) => begun(`${nameOf(b, e.model)} jumps`, e.model, null) },
  shot: {
    at: (e) => [e.shooter, e.target],
    shows: (b, e) =>
      change(b, e.shooter, (m) => {
        const gun = kitOf(b, m).guns.find(({ id }) => id === e.weapon);
        return gun === undefined || gun.uses === null ? {} : { used: [...m.used, e.weapon] };
      }),
    opens: (b, e) => begun(`${nameOf(b, e.shooter)} shoots ${nameOf(b, e.target)}`, e.shooter, e.target),
    deed: (e, config) => of('blow', 'shot at', config, e.target),
    ms: SEE_WHOM_MS,
  },
  redirected: { at: (e) => [e.to, e.from], ms: READ_MS },
  astray: { at: (e) => [e.shooter, e.friend], ms: READ_MS },
  blasted: { at: (e) => [e.centre, ...e.struck], ms: READ_MS },
  cast: {
    at: (e) => (e.target === null ? [e.caster] : [e.caster, e.target]),
    shows: (b, e) => change(b, e.caster, (m) => ({ affinity: m.affinity - e.cost })),
    opens: (b, e) => begun(castWords(b, e), e.caster, e.target),
    deed: (e) => ({ kind: 'spell', does: 'cast', what: powerName(e.power) }),
    sound: 'card',
    ms: SEE_WHOM_MS,
  },
  letPass: null,
  resisted: {
    at: (e) => [e.by],
    shows: (b, e) => paidDefence(b, e.by, e.points),
    adds: (b, e) => `${nameOf(b, e.by)} resists +${e.defence}`,
    ms: READ_MS,
  },
  raised: {
    at: (e) => [e.by],
    shows: (b, e) => {
      if (e.stage === 'destiny') return change(b, e.by, (m) => ({ destiny: m.destiny - e.points }));
      if (e.as === 'resister') return paidDefence(b, e.by, e.points);
      return change(b, e.by, (m) => ({ affinity: m.affinity - e.points }));
    },
    adds: (b, e) => `${nameOf(b, e.by)} adds ${e.points}: ${e.total}`,
    ms: READ_MS,
  },
  stoodPat: { at: (e) => [e.by] },
  resistAgain: { shows: (b, e) => change(b, e.by, (m) => ({ used: [...m.used, RESONANCE] })) },
  resistRolled: { adds: (_, e) => `defence ${e.defence}, power ${e.cast}`, ms: READ_DICE_MS },
  resistEnded: { adds: (_, e) => (e.resolves ? 'it takes hold' : 'it is negated'), ms: READ_MS },
  powerTook: {
    at: (e) => [e.on],
    shows: (b, { power, on, by, left }) => {
      if (power === 'mend') return change(b, on, () => ({ wounds: left }));
      return { ...b, lasting: lastingWith(b, { power, on, by, until: b.round + 1 }) };
    },
  },
  raisedModel: {
    at: (e) => [e.model, String(e.space)],
    shows: (b, e) => raised(b, e.model, e.space),
    ms: forOthers(READ_MS),
  },
  struck: {
    at: (e) => [e.attacker, e.target],
    opens: (b, e) => begun(`${nameOf(b, e.attacker)} strikes ${nameOf(b, e.target)}`, e.attacker, e.target),
    deed: (e, config) => of('blow', 'struck at', config, e.target),
    ms: SEE_WHOM_MS,
  },
  opportunity: {
    at: (e) => [e.attacker, e.mover],
    opens: (b, e) => begun(`${nameOf(b, e.attacker)} strikes after ${nameOf(b, e.mover)}`, e.attacker, e.mover),
    ms: SEE_WHOM_MS,
  },
  rolled: ROLL,
  rerolled: {
    ...ROLL,
    adds: (_, e) => `with Destiny ${resultWords(e, heroesDescriptor.rolls)}`,
    shows: (b, e) => change(b, e.purse, (m) => ({ destiny: m.destiny - e.again.length })),
  },
  wounded: {
    at: (e) => [e.model],
    shows: (b, e) => change(b, e.model, () => ({ wounds: e.left })),
    adds: (b, e, { to }) => (e.model === to ? `−${e.wounds}` : `${nameOf(b, e.model)} −${e.wounds}`),
    leaves: (b, e, { by, moment }) => {
      const at = findModel(b, e.model)?.space ?? null;
      return at === null ? undefined : { kind: 'blow', by, from: strikerOf(moment, e.model), at, wounds: e.wounds };
    },
    deed: (e, config) => ({ ...of('other', 'suffered', config, e.model), wounds: e.wounds }),
    sound: 'blow',
    ms: READ_MS,
  },
  slain: {
    at: (e) => (e.by === null ? [e.model] : [e.by, e.model]),
    by: (e) => seatOf(e.model),
    shows: (b, e) => ({
      ...change(b, e.model, () => ({ wounds: 0, fate: 'slain' })),
      lasting: b.lasting.filter(({ on }) => on !== e.model),
    }),
    adds: (b, e, { to }) => `${e.model === to ? 'it' : nameOf(b, e.model)} falls`,
    deed: (e, config) => of('loss', 'lost', config, e.model),
    sound: 'fall',
    ms: SEE_FALL_MS,
  },
  met: {
    by: (e, config) => seatOfPurse(String(e.side), config),
    shows: (b, e) => {
      const [south, north] = b.trackers.map((one, side) =>
        side === e.side ? { ...one, met: [...one.met, e.objective].sort((x, y) => x - y) } : one,
      );
      return { ...b, trackers: [south!, north!] };
    },
  },
  claimed: {
    by: (e, config) => seatOfPurse(String(e.side), config),
    shows: (b, e) => ({
      ...b,
      objectives: b.objectives.map((ids, side) => (side === e.side ? e.objectives : ids)),
      opened: [b.opened[0] || e.side === 0, b.opened[1] || e.side === 1],
    }),
  },
  conceded: { by: (e) => e.seat, shows: (b, e) => conceded(b, e.seat) },
  over: {
    shows: (b, { winner, reason, rule, objectives }) => ({
      ...b,
      objectives,
      opened: [true, true],
      outcome: { places: placesFor(b, winner), reason, rule },
    }),
    ends: true,
  },
};

export const told = staged<HeroesTable>(STAGES, {
  noScene: NO_SCENE,
  placeName: (place) => place,
  seatOf,
  withResult: (moment, words) => withResult(moment, words, MOST_RESULTS),
  closed,
  rolling,
  rollMs: ROLL_MS,
  kept: ownTraces,
  passed: withoutRound,
  drawn,
});
