/** Plans made in secret: orders and shields. */

import {
  arrowsDue,
  arrowsName,
  type Battle,
  type CosmicCommand,
  type CosmicDecision,
  enemiesOf,
  kitOf,
  type OrderCommand,
  type ShipId,
  shipOf,
  tokensDue,
  tokensName,
} from '@muster/cosmic-combat';
import { forKeys } from '../../../../parts/for-keys.ts';
import { count, listed } from '../../../../parts/words.ts';
import { type ChartMarks, NO_MARKS } from '../../chart/types.ts';
import { driftOf, endsOf } from '../courses.ts';
import { shipsOfSeat } from '../hand/able.ts';
import { laidDown } from '../hand/secrets.ts';
import type { CosmicAct, CosmicPlan, Held } from '../hand/types.ts';
import { ordersPlanned, shieldsPlanned, tokensFor } from '../hand/usual.ts';
import { nameOf } from '../words.ts';
import { planFor } from './none.ts';

/** What is in the hand is laid down before all is confirmed. */
const laying = (b: Battle, held: Held): CosmicAct | undefined => {
  const command = laidDown(b, held);
  if (command === undefined) return undefined;
  const what = command.type === 'order' ? tokensName(command.tokens) : `shields on ${arrowsName(command.arrows)}`;
  return { meaning: command.type, words: `${nameOf(b, command.ship)}: ${what}`, commands: [command] };
};

/** All is confirmed, with what is planned for the rest. */
const confirming = (meaning: string, words: string, planned: readonly CosmicCommand[]): CosmicAct => ({
  meaning: planned.length > 0 ? `${meaning} as planned` : meaning,
  words,
  commands: [...planned, { type: 'confirm' }],
});

/** What was confirmed is opened before anything that is played (`reopens`); here nothing more than that. */
const reopening = (words: string): CosmicAct => ({ meaning: 'reopen', words, commands: [] });

/** `Imperator A1 Move and Fire; the others Shield and Fire`, those with the same together. */
const plannedWords = (b: Battle, planned: readonly OrderCommand[]): string => {
  const names = new Map<string, string[]>();
  for (const { ship, tokens } of planned) {
    const what = tokensName(tokens);
    names.set(what, [...(names.get(what) ?? []), nameOf(b, ship)]);
  }
  return [...names].map(([what, ships]) => `${what} for ${listed(ships)}`).join('; ');
};

const confirmWords = (planned: readonly unknown[]): string => {
  if (planned.length === 0) return 'Confirm all orders';
  return planned.length === 1 ? 'This order as planned' : `All ${planned.length} orders as planned`;
};

export const planOrders = (b: Battle, { seat }: CosmicDecision, held: Held, changing: boolean): CosmicPlan => {
  const planned = ordersPlanned(b, seat);
  const without = planned.map(({ ship }) => ship);
  const isAll = planned.length === 0;
  const left = `${count(planned.length, 'ship')} without orders`;
  const ship = held.kind === 'order' ? held.ship : undefined;
  const plan: CosmicPlan = {
    ...planFor(ship),
    hint: isAll
      ? 'Every ship has its orders. You may change them until both sides have confirmed.'
      : `${left} of yours: choose one, or give them as planned.`,
    wait: isAll ? 'Confirm the orders' : left,
    choices: without,
    facts: isAll ? [] : [`Planned: ${plannedWords(b, planned)}.`],
    main:
      laying(b, held) ??
      (changing ? reopening('Change the orders') : confirming('confirm', confirmWords(planned), planned)),
    waits: true, // all of them together
  };
  if (held.kind !== 'order' || ship === undefined) return plan;
  const tokens = held.tokens.length > 0 ? held.tokens : tokensFor(b, ship);
  const drift = driftOf(b, ship, tokens);
  return {
    ...plan,
    hint: `Orders for ${nameOf(b, ship)}: two tokens${forKeys(', by the wheel or the keys 1 to 4')}${isAll ? '' : '; or all as planned'}.`,
    marks: { ...NO_MARKS, ...endsOf(b, ship, tokens) },
    risks: drift?.isHarm ? [`Without a Move token it ${drift.words} (X-211).`] : [],
    more: copiesOf(b, seat, ship, without),
  };
};

/** Orders that were given before, for the rest of a squadron, for this ship, or for all that have none. */
const copiesOf = (b: Battle, seat: number, ship: ShipId, without: readonly ShipId[]): readonly CosmicAct[] => {
  const makeOf = (id: ShipId): string => kitOf(b, shipOf(b, id)).name;
  const ordered = shipsOfSeat(b, seat, (s) => (s.tokens ?? []).length > 0);
  const own = ordered.find((id) => id === ship);
  const like = own ?? ordered.findLast((id) => makeOf(id) === makeOf(ship)) ?? ordered.at(-1);
  if (like === undefined) return [];
  const tokens = shipOf(b, like).tokens ?? [];
  const mates = without.filter((id) => makeOf(id) === makeOf(like));
  const rest = without.filter((id) => tokens.length === tokensDue(shipOf(b, id)));
  const copies: readonly (readonly [meaning: string, words: string, ids: readonly ShipId[]])[] = [
    ['squadron', `Every ${makeOf(like)}`, mates],
    ['same', `As ${nameOf(b, like)}`, own === undefined && makeOf(like) !== makeOf(ship) ? [ship] : []],
    ['rest', `All ${rest.length} without orders`, rest.length > 1 ? rest : []],
  ];
  return copies
    .filter(([, , ids]) => ids.length > 0)
    .map(([meaning, words, ids]) => ({
      meaning,
      words: `${words}: ${tokensName(tokens)}`,
      commands: ids.map((id) => ({ type: 'order', ship: id, tokens })),
    }));
};

export const planShields = (b: Battle, { seat }: CosmicDecision, held: Held, changing: boolean): CosmicPlan => {
  const planned = shieldsPlanned(b, seat);
  const isAll = planned.length === 0;
  const left = `${count(planned.length, 'ship')} with shields to turn`;
  const ship = held.kind === 'shield' ? held.ship : undefined;
  const none = isAll
    ? 'All shields are turned. You may turn them again until both sides have confirmed.'
    : `Choose a ship: ${left}; or turn them as planned.`;
  const words = planned.map((one) => `${nameOf(b, one.ship)} on ${arrowsName(one.arrows)}`);
  const confirmed = isAll ? 'Confirm all shields' : 'Turn the shields as planned';
  return {
    ...planFor(ship),
    hint:
      ship === undefined
        ? none
        : `Turn the shields of ${nameOf(b, ship)}: press a side, beside the ship or below${forKeys(', or the keys 1 to 4')}${isAll ? '' : '; or all as planned'}.`,
    wait: isAll ? 'Confirm the shields' : left,
    choices: shipsOfSeat(b, seat, (s) => arrowsDue(b, s) > 0),
    facts: isAll ? [] : [`Planned towards the greatest threat: ${listed(words)}.`],
    marks: { ...NO_MARKS, lines: ship === undefined ? [] : threatLines(b, ship) },
    main:
      laying(b, held) ?? (changing ? reopening('Turn them again') : confirming('confirmShields', confirmed, planned)),
    waits: true, // all of them together
  };
};

/** From enemies with Fire tokens: where shields are wanted. */
const threatLines = (b: Battle, id: ShipId): ChartMarks['lines'] => {
  const s = shipOf(b, id);
  return enemiesOf(b, s)
    .filter(({ tokens }) => tokens?.includes('fire'))
    .map(({ place }) => ({ from: place!, to: s.place!, kind: 'blow' }));
};
