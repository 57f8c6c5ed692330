/**
 * How one event of Magewinds looks on the table, and for how long: bases travel, an attack is seen between those who fight, with its
 * choices turned over, its dice and what came of it. What others did leaves its trail until a person acts.
 */

import type { Point } from '@muster/geometry';
import {
  type AttackChoice,
  type Battle,
  type Defence,
  dealsDamage,
  type Fighter,
  type FighterId,
  type MagewindsEvent,
  throughWords,
  type Who,
} from '@muster/magewinds';
import type { Beat, Manner } from '../../../contract/table-game.ts';

export type DiceEvent = Extract<MagewindsEvent, { type: 'struck' | 'objectStruck' | 'barrier' }>;

/** An attack as it goes on, and what came of it. */
export interface Moment {
  readonly attacker: Who | null;
  /** null: an object. */
  readonly target: Who | null;
  /** Light, Heavy or Feint lies there, face down until it is known. */
  readonly chosen: boolean;
  readonly choice: AttackChoice | null;
  readonly defence: Defence | null;
  readonly dice: { readonly event: DiceEvent; readonly rolling: boolean } | undefined;
  /** What came of it, one thing after the other. */
  readonly results: readonly string[];
  readonly fallen: readonly FighterId[];
  /** Only its line of result is left. */
  readonly over: boolean;
}

/** What others did while one waited. */
export type Trace =
  | { readonly type: 'way'; readonly path: readonly Point[] }
  | { readonly type: 'blow'; readonly from: FighterId | null; readonly at: FighterId; readonly words: string };

export interface Scene {
  readonly lastMove: { readonly base: string; readonly path: readonly Point[] } | undefined;
  readonly moment: Moment | undefined;
  readonly traces: readonly Trace[];
}

export const NO_SCENE: Scene = { lastMove: undefined, moment: undefined, traces: [] };

const changed = (b: Battle, id: FighterId, change: Partial<Fighter>): Battle => ({
  ...b,
  fighters: b.fighters.map((f) => (f.id === id ? { ...f, ...change } : f)),
});

/** The view with this event in it, as far as it can be seen on the table; the true one follows in the end. */
const showEvent = (b: Battle, e: MagewindsEvent): Battle => {
  switch (e.type) {
    case 'deployed':
      return changed(b, e.who.id, { where: 'field', x: e.x, y: e.y });
    case 'moved': {
      const end = e.path.at(-1)!;
      return changed(b, e.who.id, { x: end.x, y: end.y });
    }
    case 'counter':
    case 'recovered':
      return changed(b, e.who.id, { actions: e.actions });
    case 'damaged':
      return changed(b, e.who.id, { damage: e.damage });
    case 'healed':
      return changed(b, e.who.id, { damage: e.damage });
    case 'takenDown':
      return changed(b, e.who.id, { where: 'down' });
    case 'escaped':
      return changed(b, e.who.id, { where: 'escaped' });
    case 'roundBegan':
      return { ...b, round: e.round, order: e.order };
    case 'phaseBegan':
      return {
        ...b,
        phase: e.phase,
        order: e.order,
        passed: [],
        fighters: e.phase === 'end' ? b.fighters.map((f) => ({ ...f, actions: 0 })) : b.fighters,
      };
    case 'passed':
      return { ...b, passed: [...b.passed, e.seat] };
    case 'tookCard':
      return { ...b, row: b.row.flatMap((card) => (card !== e.card ? [card] : e.next === null ? [] : [e.next])) };
    case 'objectMoved':
      return { ...b, objects: b.objects.map((o) => (o.id === e.object ? { ...o, x: e.to.x, y: e.to.y } : o)) };
    case 'dropped':
      return {
        ...b,
        objects: b.objects.map((o) =>
          o.id === e.object ? { ...o, where: 'field' as const, carrier: null, x: e.x, y: e.y } : o,
        ),
      };
    case 'pickedUp':
      return {
        ...b,
        objects: b.objects.map((o) => (o.id === e.object ? { ...o, where: 'carried' as const, carrier: e.who.id } : o)),
      };
    default:
      return b;
  }
};

const ROLL_MS = 500;

/** How long each is left to be read; what a person did by hand needs less. */
const READ: Readonly<Partial<Record<MagewindsEvent['type'], number>>> = {
  activated: 300,
  acted: 260,
  cast: 700,
  takenDown: 600,
  deployed: 200,
  tookCard: 260,
  roundBegan: 500,
  moved: 420,
};
/** What is watched by everybody, whoever caused it: an attack. */
const WATCHED: Readonly<Partial<Record<MagewindsEvent['type'], number>>> = {
  attackDeclared: 500,
  defended: 450,
  revealed: 800,
  feinted: 800,
  struck: 1100,
  objectStruck: 900,
  barrier: 900,
  mirrored: 700,
  takenDown: 700,
};

const NEW_MOMENT: Omit<Moment, 'attacker' | 'target'> = {
  chosen: false,
  choice: null,
  defence: null,
  dice: undefined,
  results: [],
  fallen: [],
  over: false,
};

const isOf = (m: Moment | undefined, who: Who): m is Moment =>
  m !== undefined && !m.over && (m.target?.id === who.id || m.attacker?.id === who.id);

const told = (m: Moment | undefined, words: string): Moment | undefined =>
  m && { ...m, results: [...m.results, words] };

/** One line of what came of an attack stays until the next; the rest goes when something else begins. */
const done = (m: Moment | undefined): Moment | undefined =>
  m === undefined || m.over
    ? m
    : m.results.length === 0
      ? undefined
      : { ...m, over: true, dice: undefined, fallen: [] };

/** The attack with this event in it. */
const momentAfter = (m: Moment | undefined, e: MagewindsEvent): Moment | undefined => {
  switch (e.type) {
    case 'attackDeclared':
      return { ...NEW_MOMENT, attacker: e.who, target: e.target };
    case 'attackChosen':
      return m && { ...m, chosen: true };
    case 'defended':
      if (m === undefined || m.over) return m;
      return m.target?.id === e.who.id // a Blast strikes several, one after the other
        ? { ...m, defence: e.defence }
        : { ...NEW_MOMENT, attacker: m.attacker, target: e.who, defence: e.defence };
    case 'revealed':
      return m && { ...m, chosen: true, choice: e.choice };
    case 'feinted':
      return told(m, e.free ? 'A feint: the attacker has its action back.' : 'A feint, and no blow.');
    case 'struck': {
      const now: Moment =
        m !== undefined && !m.over && m.target?.id === e.target.id
          ? m
          : { ...NEW_MOMENT, attacker: e.attacker, target: e.target, choice: e.choice, chosen: e.choice !== null };
      const { hits, armour, damage } = e;
      const blocked = hits > damage ? `, Armour ${armour}` : '';
      const words = hits === 0 ? 'No hit.' : `${hits} ${hits === 1 ? 'hit' : 'hits'}${blocked}: ${throughWords(e)}.`;
      const choice = e.choice ?? now.choice;
      return {
        ...now,
        choice,
        chosen: choice !== null,
        defence: e.defence,
        dice: { event: e, rolling: false },
        results: [...now.results, words],
      };
    }
    case 'objectStruck':
      return m && { ...m, dice: { event: e, rolling: false }, results: [...m.results, `${e.hits} hits.`] };
    case 'barrier':
      return (
        m && { ...m, dice: { event: e, rolling: false }, results: [...m.results, `Barrier: ${e.cancelled} less.`] }
      );
    case 'mirrored':
      return told(m, `${e.hits} mirrored.`);
    case 'moved':
      return e.how === 'knockback' && isOf(m, e.who) ? told(m, 'Knocked back.') : m;
    case 'poisoned':
      return isOf(m, e.who) ? told(m, 'Poisoned.') : m;
    case 'takenDown':
      return isOf(m, e.who) ? { ...m, results: [...m.results, 'Taken down.'], fallen: [...m.fallen, e.who.id] } : m;
    case 'activated':
    case 'phaseBegan':
    case 'tookCard':
    case 'drewCard':
      return done(m);
    default:
      return m;
  }
};

/** Short enough to stand on the board. */
const blowWords = (e: Extract<MagewindsEvent, { type: 'struck' }>): string => {
  if (!dealsDamage(e)) return throughWords(e);
  return e.damage === 0 ? 'no damage' : `−${e.damage}`;
};

const traceOf = (e: MagewindsEvent): Trace | undefined => {
  if (e.type === 'moved') return { type: 'way', path: e.path };
  if (e.type === 'struck') return { type: 'blow', from: e.attacker?.id ?? null, at: e.target.id, words: blowWords(e) };
  return undefined;
};

/** What a person begins: then the trails have done their work. */
const BEGINS: readonly MagewindsEvent['type'][] = ['activated', 'tookCard', 'drewCard', 'passed', 'held'];

const tracesAfter = (traces: readonly Trace[], e: MagewindsEvent, { person, seat }: Manner): readonly Trace[] => {
  if (e.type === 'roundBegan' || (person && BEGINS.includes(e.type))) return [];
  // a blow that a person has answered is still the other's
  const isOwn = person && !(e.type === 'struck' && e.attacker !== null && e.attacker.seat !== seat);
  const trace = isOwn ? undefined : traceOf(e);
  return trace === undefined ? traces : [...traces, trace];
};

export const present = (shown: Battle, scene: Scene, event: MagewindsEvent, showing: Manner): Beat<Battle, Scene> => {
  const { person, instant, still } = showing;
  const isOwnWay = event.type === 'moved' && person && event.how !== 'knockback';
  const after: Scene = {
    lastMove: event.type === 'moved' && !isOwnWay ? { base: String(event.who.id), path: event.path } : scene.lastMove,
    moment: momentAfter(scene.moment, event),
    traces: tracesAfter(scene.traces, event, showing),
  };
  const ms =
    WATCHED[event.type] ?? (person ? (event.type === 'moved' && !isOwnWay ? 420 : 0) : (READ[event.type] ?? 0));
  const beat: Beat<Battle, Scene> = { shown: showEvent(shown, event), scene: after, ms };
  const { moment } = after;
  const rolls = (event.type === 'struck' || event.type === 'barrier') && event.dice.length > 0;
  if (!rolls || instant || still || moment?.dice === undefined) return beat;
  const rolling = { ...moment, dice: { event, rolling: true }, results: scene.moment?.results ?? [] };
  return { first: { scene: { ...after, moment: rolling }, ms: ROLL_MS }, ...beat };
};
