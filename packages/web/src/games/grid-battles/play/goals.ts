/** How far each side has come: units that are left, and its goals. Pure. */

import { type Battle, type Condition, fieldOf, goalsOf } from '@muster/grid-battles';
import { capital, count } from '../../../parts/words.ts';
import type { RoundOver } from '../../../play/round-over.ts';

export const progress = (b: Battle, seat: number, c: Condition): string => {
  switch (c.type) {
    case 'destroy':
      return `${b.units.filter((u) => u.seat !== seat && u.health === 0).length} of ${c.count}`;
    case 'endure':
      return `round ${b.round} of ${c.round}`;
    case 'hold':
      return b.units.some((u) => u.seat === seat && u.hex === c.hex && (c.unit === null || u.type === c.unit))
        ? 'held now'
        : 'not held';
    case 'slay':
      return b.units.some((u) => u.seat !== seat && u.type === c.unit && u.health === 0) ? 'done' : 'not yet';
  }
};

const sideWords = (b: Battle, seat: number): string => {
  const { name, wins } = fieldOf(b.config).scenario.sides[seat]!;
  const left = b.units.filter((u) => u.seat === seat && u.health > 0).length;
  const words = goalsOf(b.config, seat);
  const goals = wins.map((c, i) => `${words[i]!} (${progress(b, seat, c)})`).join(', or ');
  return `${name}: ${count(left, 'unit')} left.${goals === '' ? '' : ` ${capital(goals)}.`}`;
};

/** How both stand as a round ends. */
export const roundOverIn = (b: Battle): RoundOver => ({
  round: b.round,
  sides: [0, 1].map((seat) => ({ seat, words: sideWords(b, seat) })),
});
