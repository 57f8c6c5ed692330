/** Plans made in secret: orders and shields. */

import {
  type Battle,
  type CosmicDecision,
  isOnBoard,
  kitOf,
  type ShipId,
  shipOf,
  tokensDue,
  tokensName,
} from '@muster/cosmic-combat';
import { count } from '../../../../parts/words.ts';
import { type ChartMarks, NO_MARKS } from '../../chart/types.ts';
import { type Intent, shielded, withoutArrows, withoutOrders } from '../intent.ts';
import { driftOf, endsOf } from '../moving.ts';
import { nameOf } from '../words.ts';
import { EMPTY, type Plan, type PlanAction } from './types.ts';

export const planOrders = (b: Battle, d: CosmicDecision, intent: Intent, changing: boolean): Plan => {
  const without = withoutOrders(b, d.seat);
  const ship = intent.kind === 'order' ? intent.ship : undefined;
  const tokens =
    intent.kind === 'order' ? (intent.tokens.length > 0 ? intent.tokens : (shipOf(b, intent.ship).tokens ?? [])) : [];
  const ends = ship === undefined ? undefined : endsOf(b, ship, tokens);
  return {
    ...EMPTY,
    hint:
      ship === undefined
        ? without.length === 0
          ? 'Every ship has its orders. You may change them until both sides have confirmed.'
          : `Choose a ship: ${count(without.length, 'ship')} without orders.`
        : `Orders for ${nameOf(b, ship)}: two tokens, by the wheel or the keys 1 to 4.`,
    wait: without.length === 0 ? 'Confirm the orders' : `${count(without.length, 'ship')} without orders`,
    selected: ship,
    choices: without,
    marks: { ...NO_MARKS, ghosts: ends?.ghosts ?? [], rings: ends?.rings ?? [] },
    risks: ship === undefined || tokens.length === 0 ? [] : driftRisk(b, ship, tokens),
    main:
      without.length === 0 && !changing
        ? { meaning: 'confirm', words: 'Confirm all orders', commands: [{ type: 'confirm' }] }
        : undefined,
    more: ship === undefined ? [] : copiesOf(b, d.seat, ship, without),
  };
};

const driftRisk = (b: Battle, ship: ShipId, tokens: Parameters<typeof driftOf>[2]): readonly string[] => {
  const drift = driftOf(b, ship, tokens);
  if (drift === undefined) return [];
  const base = `Without a Move token it ${drift.words} (X-211).`;
  return drift.isHarm ? [base] : [];
};

/** Orders that were given before, for the rest of a squadron, for this ship, or for all that have none. */
const copiesOf = (b: Battle, seat: number, ship: ShipId, without: readonly ShipId[]): readonly PlanAction[] => {
  const makeOf = (id: ShipId): string => kitOf(b, shipOf(b, id)).name;
  const ordered = b.ships.filter((s) => isOnBoard(s) && s.seat === seat && (s.tokens ?? []).length > 0);
  const own = ordered.find(({ id }) => id === ship);
  const like = own ?? ordered.findLast(({ id }) => makeOf(id) === makeOf(ship)) ?? ordered.at(-1);
  if (like === undefined) return [];
  const tokens = like.tokens ?? [];
  const copy = (meaning: string, words: string, ids: readonly ShipId[]): readonly PlanAction[] =>
    ids.length === 0
      ? []
      : [
          {
            meaning,
            words: `${words}: ${tokensName(tokens)}`,
            commands: ids.map((id) => ({ type: 'order', ship: id, tokens })),
          },
        ];
  const mates = without.filter((id) => makeOf(id) === makeOf(like.id));
  const rest = without.filter((id) => tokens.length === tokensDue(shipOf(b, id)));
  return [
    ...copy('squadron', `Every ${makeOf(like.id)}`, mates),
    ...(own === undefined && makeOf(like.id) !== makeOf(ship) ? copy('same', `As ${nameOf(b, like.id)}`, [ship]) : []),
    ...(rest.length > 1 ? copy('rest', `All ${rest.length} without orders`, rest) : []),
  ];
};

export const planShields = (b: Battle, d: CosmicDecision, intent: Intent, changing: boolean): Plan => {
  const without = withoutArrows(b, d.seat);
  const ship = intent.kind === 'shield' ? intent.ship : undefined;
  return {
    ...EMPTY,
    hint:
      ship === undefined
        ? without.length === 0
          ? 'All shields are turned. You may turn them again until both sides have confirmed.'
          : `Choose a ship: ${count(without.length, 'ship')} with shields to turn.`
        : `Turn the shields of ${nameOf(b, ship)}: press a side, beside the ship or below, or the keys 1 to 4.`,
    wait: without.length === 0 ? 'Confirm the shields' : `${count(without.length, 'ship')} with shields to turn`,
    selected: ship,
    choices: shielded(b, d.seat),
    marks: { ...NO_MARKS, lines: ship === undefined ? [] : threatLines(b, ship) },
    main:
      without.length === 0 && !changing
        ? { meaning: 'confirmShields', words: 'Confirm all shields', commands: [{ type: 'confirm' }] }
        : undefined,
  };
};

/** From enemies with Fire tokens: where shields are wanted. */
const threatLines = (b: Battle, id: ShipId): ChartMarks['lines'] => {
  const s = shipOf(b, id);
  return b.ships
    .filter((one) => isOnBoard(one) && one.seat !== s.seat && one.seat !== null && (one.tokens ?? []).includes('fire'))
    .map((one) => ({ from: one.place!, to: s.place!, kind: 'blow' as const }));
};
