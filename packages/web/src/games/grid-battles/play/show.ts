/** What the board shows while events are told one by one: the state before, changed by what has been seen so far. */

import type { Battle, BattleEvent, Unit, UnitId } from '@muster/grid-battles';

const change = (b: Battle, ids: readonly UnitId[], to: (u: Unit) => Unit): Battle => ({
  ...b,
  units: b.units.map((u) => (ids.includes(u.id) ? to(u) : u)),
});

export const showEvent = (b: Battle, e: BattleEvent): Battle => {
  switch (e.type) {
    case 'deployed':
      return change(b, [e.unit], (u) => ({ ...u, hex: e.hex }));
    case 'activated':
      return change(b, e.units, (u) => ({ ...u, state: 'activated' }));
    case 'moved':
      return change(b, [e.unit], (u) => ({ ...u, hex: e.path.at(-1)!, moved: true }));
    case 'struck':
      return change(b, [e.struck], (u) => ({ ...u, health: e.health }));
    case 'destroyed':
      return change(b, [e.unit], (u) => ({ ...u, hex: null }));
    case 'turnEnded':
      return change(b, e.fatigued, (u) => ({ ...u, state: 'fatigued' }));
    case 'turnBegan':
      return { ...b, turn: e.seat, phase: 'activation', owed: e.owed };
    case 'roundBegan':
      return change(
        { ...b, round: e.round },
        b.units.map((u) => u.id),
        (u) => ({ ...u, state: 'fresh', moved: false, attacked: false }),
      );
    default:
      return b;
  }
};
