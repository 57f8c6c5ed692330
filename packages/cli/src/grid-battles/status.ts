/** Whose turn it is and what is to be done, in one line; and how a battle ended. */

import {
  type Battle,
  type BattleEvent,
  conditionWords,
  fieldOf,
  healthLost,
  type StruckEvent,
  UNITS,
} from '@muster/grid-battles';
import type { Paint } from '../paint.ts';
import { columns, count } from '../text.ts';

const SIDES = ['A', 'B'] as const;

const sideName = (b: Battle, seat: number): string =>
  `${fieldOf(b.config).scenario.sides[seat]!.name} (${SIDES[seat]})`;

const idsOf = (b: Battle, wanted: (u: Battle['units'][number]) => boolean): string =>
  b.units
    .filter((u) => u.seat === b.turn && u.health > 0 && wanted(u))
    .map((u) => u.id)
    .join(' ');

const task = (b: Battle): string => {
  switch (b.phase) {
    case 'deployment':
      return `Deployment: place one of ${idsOf(b, (u) => u.hex === null)}`;
    case 'activation':
      return `Activation: ${count(b.owed, 'unit')} owed, of ${idsOf(b, (u) => u.state === 'fresh')}`;
    case 'movement':
      return `Movement: may move ${idsOf(b, (u) => u.state === 'activated' && !u.moved)}`;
    case 'attack':
      return `Attack: may attack ${idsOf(b, (u) => u.state === 'activated' && !u.attacked)}`;
    case 'over':
      return 'the battle is over';
  }
};

export const statusLine = (b: Battle, paint: Paint): string => {
  const round = b.round === 0 ? '' : `Round ${b.round} of ${fieldOf(b.config).roundLimit} · `;
  return `${paint('bold', `${round}${b.phase === 'over' ? '' : `${sideName(b, b.turn)} · `}${task(b)}`)}\n`;
};

/** What each side plays for. */
export const goals = (b: Battle): string => {
  const { scenario, roundLimit } = fieldOf(b.config);
  const side = (seat: 0 | 1): string => {
    const { wins } = scenario.sides[seat];
    return `${sideName(b, seat)}: ${wins.map(conditionWords).join(', or ') || 'destroy every enemy unit'}.\n`;
  };
  const ours = scenario.source === 'house' ? ' A scenario of ours, not the publisher’s.' : '';
  return `${scenario.name}. ${scenario.summary}${ours}\n${side(0)}${side(1)}At most ${roundLimit} rounds.\n`;
};

const isStruck = (e: BattleEvent): e is StruckEvent => e.type === 'struck';

const sideOf = (b: Battle, id: string): number => b.units.find((u) => u.id === id)!.seat;

/** Losses of both sides, and what their dice gave against what was to be expected. */
export const summary = (b: Battle, events: readonly BattleEvent[]): string => {
  const row = (seat: number): readonly string[] => {
    const own = b.units.filter((u) => u.seat === seat);
    const struck = events.filter(isStruck).filter((e) => sideOf(b, e.striker) === seat);
    const hits = struck.reduce((sum, e) => sum + e.hits, 0);
    const expected = struck.reduce((sum, e) => sum + e.expected, 0);
    return [
      sideName(b, seat),
      `${own.filter((u) => u.health === 0).length} of ${own.length} units lost`,
      `${healthLost(b, seat)} of ${own.reduce((sum, u) => sum + UNITS[u.type].health, 0)} health lost`,
      `${count(hits, 'hit')} scored, ${expected.toFixed(1)} expected`,
    ];
  };
  return columns([row(0), row(1)]);
};
