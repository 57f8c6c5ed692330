/**
 * How each event of Magewinds looks on the table, and for how long: bases travel, an attack is seen between those who fight, with its
 * choices turned over, its dice and what came of it. What others did leaves its trail until a person acts.
 */

import {
  type ActionId,
  type Battle,
  dealsDamage,
  type MagewindsEvent,
  type MagewindsTypes,
  nameOf,
  SPELLS,
  seatName,
  standing,
  throughWords,
  type Who,
} from '@muster/magewinds';
import { count, type DeedWords, forOthers, type Stages, staged } from '@muster/table';
import { withResult } from '../../../play/moment.ts';
import { ROUND_MS, type RoundOver, withoutRound } from '../../../play/round-over.ts';
import { cardName } from '../cards/suits.ts';
import { closed, isIn, NO_SCENE, newMoment, type Scene } from './scene.ts';
import * as show from './shown.ts';
import { wayPlace } from './trail.ts';

interface Told extends MagewindsTypes {
  readonly place: Who;
  readonly scene: Scene;
}
type Struck = Extract<MagewindsEvent, { readonly type: 'struck' }>;
type Moved = Extract<MagewindsEvent, { readonly type: 'moved' }>;

const ROLL_MS = 500;
const MOVE_MS = 420;

const the = (who: Who): string => `the ${nameOf(who)}`;

/** What came of a throw, as the slip says it. */
const strikeWords = (e: Struck): string => {
  if (e.hits === 0) return 'No hit.';
  return `${count(e.hits, 'hit')}${e.hits > e.damage ? `, Armour ${e.armour}` : ''}: ${throughWords(e)}.`;
};

/** Short enough to stand on the board. */
const blowWords = (e: Struck): string => {
  if (!dealsDamage(e)) return throughWords(e);
  return e.damage === 0 ? 'no damage' : `−${e.damage}`;
};

/** A person's own move was seen while it was laid. */
const isOwn = (e: Moved, person: boolean): boolean => person && e.how !== 'knockback';

/** Whatever leaves no other trace is told all the same; a Move that went somewhere tells it itself. */
const restOf = (action: ActionId, what: string): DeedWords | undefined => {
  switch (action) {
    case 'guard':
      return { kind: 'other', does: 'guarded with', what };
    case 'take-aim':
      return { kind: 'other', does: 'took aim with', what };
    case 'wait':
      return { kind: 'other', does: 'waited with', what };
    case 'move':
      return { kind: 'other', does: 'stood still with', what, rest: true };
    default:
      return undefined;
  }
};

/** How each stands when a round ends. */
const roundOverIn = (b: Battle): RoundOver => ({
  round: b.round,
  sides: standing(b).map(({ seat, text }) => ({ seat, words: `${seatName(seat)}: ${text}.` })),
});

const STAGES: Stages<Told> = {
  // set-up
  rolledOff: { shows: show.rolledOff },
  scenarioChosen: { shows: (b, e) => ({ ...b, scenario: e.scenario }) },
  fighterAdded: { by: (e) => e.seat, shows: show.fighterAdded },
  warbandDone: { by: (e) => e.seat, shows: show.warbandDone },
  terrainPlaced: { shows: show.terrainPlaced },
  territorySplit: { by: (e) => e.by, shows: show.territorySplit },
  edgeChosen: { by: (e) => e.by, shows: show.edgeChosen },
  cornerChosen: { by: (e) => e.by, shows: show.cornerChosen },
  objectPlaced: { shows: (b, e) => show.objectPlaced(b, e.kind, e) },
  deployed: {
    at: (e) => [e.who],
    shows: (b, e) => show.changed(b, e.who.id, { where: 'field', x: e.x, y: e.y }),
    ms: forOthers(200),
  },
  // cards
  dealt: { shows: (b, e) => ({ ...b, row: e.row, deck: { ...b.deck, size: e.deck } }) },
  tookCard: {
    by: (e) => e.seat,
    shows: (b, e) => show.tookCard(b, e.seat, e.card, e.next, e.deck),
    closes: true,
    clears: 'others',
    deed: (e) => ({ kind: 'other', does: 'took', what: `the ${cardName(e.card)}` }),
    sound: 'card',
    ms: forOthers(260),
  },
  drewCard: {
    by: (e) => e.seat,
    shows: (b, e) => show.drewCard(b, e.seat, e.card, e.deck),
    closes: true,
    clears: 'others',
    deed: (e) => (e.card === null ? { kind: 'other', does: 'drew', what: 'a card unseen' } : undefined),
    sound: 'card',
  },
  lookedAt: { by: (e) => e.seat, shows: (b, e) => show.lookedAt(b, e.deck) },
  putBack: { by: (e) => e.seat, shows: (b, e) => show.lookedAt(b, e.deck) },
  reshuffled: { shows: (b, e) => show.reshuffled(b, e.size) },
  passed: {
    by: (e) => e.seat,
    shows: (b, e) => ({ ...b, passed: [...b.passed, e.seat] }),
    clears: 'others',
    deed: () => ({ kind: 'other', does: 'passed for', what: 'this phase', rest: true }),
  },
  held: {
    by: (e) => e.seat,
    clears: 'others',
    deed: () => ({ kind: 'other', does: 'held', what: 'back', rest: true }),
  },
  spent: { by: (e) => e.seat, shows: (b, e) => show.discarded(b, e.seat, e.cards) },
  discarded: { by: (e) => e.seat, shows: (b, e) => show.discarded(b, e.seat, e.cards) },
  windburn: { by: (e) => e.seat, shows: (b, e) => show.discarded(b, e.seat, e.discarded) },
  keptCard: { at: (e) => e.who, by: (e) => e.seat },
  // the round
  roundBegan: {
    shows: (b, e) => ({ ...show.begun(b), round: e.round, phase: 'channelling', order: e.order, passed: [] }),
    closes: true,
    clears: 'all',
    ms: forOthers(500),
    begins: 'round',
  },
  phaseBegan: {
    shows: (b, e) => ({
      ...b,
      phase: e.phase,
      order: e.order,
      passed: [],
      fighters: e.phase === 'end' ? b.fighters.map((f) => ({ ...f, actions: 0, guard: false })) : b.fighters,
    }),
    closes: true,
    alters: (scene, b, e) => (e.phase === 'end' ? { ...scene, roundOver: roundOverIn(b) } : scene),
    ms: (e) => (e.phase === 'end' ? ROUND_MS : 0),
    begins: 'turn',
  },
  activated: {
    at: (e) => [e.who],
    shows: (b, e) => show.changed(b, e.who.id, { guard: false }),
    closes: true,
    clears: 'others',
    ms: forOthers(300),
    begins: 'turn',
  },
  charmed: { at: (e) => [e.who] },
  acted: {
    at: (e) => [e.who],
    deed: (e) => restOf(e.action, the(e.who)),
    ms: forOthers(260),
  },
  counter: { at: (e) => [e.who], shows: (b, e) => show.changed(b, e.who.id, { actions: e.actions, guard: e.guard }) },
  recovered: { at: (e) => [e.who], shows: (b, e) => show.changed(b, e.who.id, { actions: e.actions }) },
  moved: {
    at: (e) => [e.who],
    shows: (b, e) => {
      const { x, y } = e.path.at(-1)!;
      return show.changed(b, e.who.id, { x, y });
    },
    adds: (_, e, now) => (e.how === 'knockback' && isIn(now, e.who) ? 'Knocked back.' : undefined),
    leaves: (_, e, { manner }) => (manner.person ? undefined : { type: 'way', path: e.path }),
    travels: (e, { person }) => (isOwn(e, person) ? undefined : { base: String(e.who.id), path: e.path }),
    deed: (e) =>
      e.how === 'move' || e.how === 'redeploy' ? { kind: 'move', does: 'moved', what: the(e.who) } : undefined,
    sound: 'step',
    ms: (e, { person }) => (isOwn(e, person) ? 0 : MOVE_MS),
  },
  objectMoved: { shows: (b, e) => show.changedObject(b, e.object, { x: e.to.x, y: e.to.y }) },
  pickedUp: {
    at: (e) => [e.who],
    shows: (b, e) => show.changedObject(b, e.object, { where: 'carried', carrier: e.who.id }),
    deed: (e) => ({ kind: 'other', does: 'picked up', what: `a ${e.kind}` }),
  },
  dropped: {
    at: (e) => [e.who],
    shows: (b, e) => show.changedObject(b, e.object, { where: 'field', carrier: null, x: e.x, y: e.y }),
  },
  cast: {
    at: (e) => (e.target === null ? [e.who] : [e.who, e.target]),
    deed: (e) => ({ kind: 'spell', does: 'cast', what: SPELLS[e.spell].name }),
    sound: 'card',
    ms: forOthers(700),
  },
  aimed: { at: (e) => [e.who], shows: show.aimed },
  aimReady: { at: (e) => [e.who], shows: show.aimReady },
  // an attack
  attackDeclared: {
    at: (e) => (e.target === null ? [e.who] : [e.who, e.target]),
    opens: (_, e) => newMoment(e.who, e.target),
    ms: 500,
  },
  ordered: { at: (e) => [e.who] },
  attackChosen: { by: (e) => e.seat, turns: (now) => ({ ...now, chosen: true }) },
  defended: {
    at: (e) => [e.who],
    shows: (b, e) => (e.free ? show.changed(b, e.who.id, { guard: false }) : b),
    turns: (now, e) => {
      if (now.over) return now;
      const isTarget = now.target?.id === e.who.id; // a Blast strikes several, one after the other
      return { ...(isTarget ? now : newMoment(now.attacker, e.who)), defence: e.defence };
    },
    ms: 450,
  },
  revealed: {
    by: (e) => e.seat,
    turns: (now, e) => ({ ...now, chosen: true, choice: e.choice }),
    sound: 'card',
    ms: 800,
  },
  feinted: {
    at: (e) => [e.who],
    adds: (_, e) => (e.free ? 'A feint: the attack uses no action.' : 'A feint, and no blow.'),
    deed: (e) => ({ kind: 'blow', does: 'feinted with', what: the(e.who) }),
    ms: 800,
  },
  struck: {
    at: (e) => (e.attacker === null ? [e.target] : [e.attacker, e.target]),
    opens: (_, e, now) =>
      now !== undefined && !now.over && now.target?.id === e.target.id
        ? now
        : { ...newMoment(e.attacker, e.target), choice: e.choice },
    turns: (now, e) => {
      const choice = e.choice ?? now.choice;
      return { ...now, choice, chosen: choice !== null, defence: e.defence, dice: { event: e, rolling: false } };
    },
    adds: (_, e) => strikeWords(e),
    leaves: (_, e, { manner: { person, seat } }) => {
      // a blow that a person has answered is still the other's
      if (person && (e.attacker === null || e.attacker.seat === seat)) return undefined;
      return { type: 'blow', from: e.attacker?.id ?? null, at: e.target.id, words: blowWords(e) };
    },
    deed: (e) => {
      const harm = e.damage === 0 && dealsDamage(e) ? 'no damage' : throughWords(e);
      return e.attacker === null ? undefined : { kind: 'blow', does: 'attacked', what: `${the(e.target)} (${harm})` };
    },
    sound: (e) => (e.damage > 0 && dealsDamage(e) ? 'blow' : undefined),
    dice: (e) => e.dice.length > 0,
    ms: 1100,
  },
  objectStruck: {
    turns: (now, e) => ({ ...now, dice: { event: e, rolling: false } }),
    adds: (_, e) => `${e.hits} hits.`,
    ms: 900,
  },
  mirrored: { at: (e) => [e.who, e.attacker], adds: (_, e) => `${e.hits} mirrored.`, ms: 700 },
  barrier: {
    at: (e) => [e.who, e.target],
    turns: (now, e) => ({ ...now, dice: { event: e, rolling: false } }),
    adds: (_, e) => `Barrier: ${e.cancelled} less.`,
    dice: (e) => e.dice.length > 0,
    ms: 900,
  },
  damaged: { at: (e) => [e.who], shows: (b, e) => show.changed(b, e.who.id, { damage: e.damage }) },
  takenDown: {
    at: (e) => [e.who],
    shows: (b, e) =>
      show.changed(b, e.who.id, { where: 'down', guard: false, poison: null, actions: 0, downIn: b.round }),
    turns: (now, e) => (isIn(now, e.who) ? { ...now, fallen: [...now.fallen, e.who.id] } : now),
    adds: (_, e, now) => (isIn(now, e.who) ? 'Taken down.' : undefined),
    deed: (e) => ({ kind: 'loss', does: 'lost', what: the(e.who) }),
    sound: 'fall',
    ms: 700,
  },
  healed: {
    at: (e) => [e.who],
    shows: (b, e) => show.changed(b, e.who.id, { damage: e.damage, ...(e.cured && { poison: null }) }),
  },
  poisoned: {
    at: (e) => [e.who],
    shows: (b, e) => show.changed(b, e.who.id, { poison: e.by }),
    adds: (_, e, now) => (isIn(now, e.who) ? 'Poisoned.' : undefined),
  },
  effectBegan: { at: (e) => [e.who], shows: show.effectBegan },
  effectEnded: { at: (e) => [e.who], shows: show.effectEnded },
  arrived: { at: (e) => [e.who], shows: (b, e) => show.arrived(b, e.who, e, e.twin) },
  dissolved: { at: (e) => [e.who], shows: (b, e) => show.dissolved(b, e.who.id, e.real.id) },
  // the end
  escaped: {
    at: (e) => [e.who],
    shows: (b, e) => {
      const tally = e.escaped;
      return show.changedSeat(show.changed(b, e.who.id, { where: 'escaped' }), e.who.seat, () => ({ tally }));
    },
    deed: (e) => ({ kind: 'other', does: 'got away with', what: the(e.who) }),
  },
  collected: {
    at: (e) => [e.who],
    shows: (b, e) => show.changedSeat(show.collected(b, e.who), e.who.seat, () => ({ tally: e.tally })),
  },
  counted: null,
  conceded: { by: (e) => e.seat, shows: (b, e) => show.conceded(b, e.seat) },
  ended: { shows: (b, e) => ({ ...b, phase: 'over', outcome: e.outcome }), ends: true },
};

export const told = staged<Told>(STAGES, {
  noScene: NO_SCENE,
  placeName: ({ id }) => String(id),
  seatOf: ({ seat }) => seat,
  withResult: (moment, words) => withResult(moment, words, Number.POSITIVE_INFINITY),
  closed,
  rolling: (moment, before) => ({
    ...moment,
    dice: moment.dice && { ...moment.dice, rolling: true },
    results: before?.results ?? [],
  }),
  rollMs: ROLL_MS,
  // when a person acts, the trails have done their work
  kept: (traces, _, { person }) => (person ? [] : traces),
  passed: withoutRound,
  drawn: show.drawn,
});

/** Of a move also its way. */
export const placesOf = (e: MagewindsEvent): readonly string[] =>
  e.type === 'moved' ? [...told.placesOf(e), wayPlace(e.path)] : told.placesOf(e);
