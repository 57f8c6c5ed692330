/** How one event of Magewinds looks on the table, and for how long: bases travel, dice lie there, a choice is turned over. */

import type { Point } from '@muster/geometry';
import type { Battle, Fighter, FighterId, MagewindsEvent } from '@muster/magewinds';
import type { Beat, Manner } from '../../../contract/table-game.ts';

export type DiceEvent = Extract<MagewindsEvent, { type: 'struck' | 'objectStruck' | 'barrier' }>;
type RevealEvent = Extract<MagewindsEvent, { type: 'revealed' }>;

export interface Scene {
  readonly lastMove: { readonly base: string; readonly path: readonly Point[] } | undefined;
  readonly dice: { readonly event: DiceEvent; readonly rolling: boolean } | undefined;
  readonly reveal: { readonly choice: RevealEvent['choice']; readonly attacker: string } | undefined;
}

export const NO_SCENE: Scene = { lastMove: undefined, dice: undefined, reveal: undefined };

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
const READ_MS = 900;
const STEP_MS = 420;

const presentDice = (
  shown: Battle,
  scene: Scene,
  event: DiceEvent,
  { instant, still }: Manner,
): Beat<Battle, Scene> => {
  const after = { shown, scene: { ...scene, dice: { event, rolling: false } }, ms: READ_MS };
  if (instant || still || event.dice.length === 0) return after;
  return { first: { scene: { ...scene, dice: { event, rolling: true } }, ms: ROLL_MS }, ...after };
};

const READ: Readonly<Partial<Record<MagewindsEvent['type'], number>>> = {
  activated: 300,
  acted: 260,
  cast: 700,
  defended: 500,
  feinted: 600,
  takenDown: 500,
  deployed: 200,
  tookCard: 260,
  attackDeclared: 350,
  roundBegan: 500,
};

export const present = (shown: Battle, scene: Scene, event: MagewindsEvent, showing: Manner): Beat<Battle, Scene> => {
  switch (event.type) {
    case 'struck':
    case 'objectStruck':
    case 'barrier':
      return presentDice(shown, scene, event, showing);
    case 'revealed':
      return { shown, scene: { ...scene, dice: undefined, reveal: { choice: event.choice, attacker: '' } }, ms: 700 };
    case 'attackDeclared':
      return { shown, scene: { ...scene, dice: undefined, reveal: undefined }, ms: showing.person ? 0 : 350 };
    case 'activated':
      return { shown, scene: { ...scene, dice: undefined, reveal: undefined }, ms: showing.person ? 0 : 300 };
    case 'moved': {
      const lastMove = { base: String(event.who.id), path: event.path };
      const own = showing.person && event.how !== 'knockback';
      return {
        shown: showEvent(shown, event),
        scene: { ...scene, lastMove: own ? undefined : lastMove },
        ms: own ? 0 : STEP_MS,
      };
    }
    default:
      return { shown: showEvent(shown, event), scene, ms: showing.person ? 0 : (READ[event.type] ?? 0) };
  }
};
