/** Plans made in secret: orders and shields. */

import {
  areEnemies,
  arrowsName,
  type Battle,
  type CosmicCommand,
  type CosmicDecision,
  isOnBoard,
  kitOf,
  type ShipId,
  shipOf,
  tokensDue,
  tokensName,
} from '@muster/cosmic-combat';
import { forKeys } from '../../../../parts/for-keys.ts';
import { count, listed } from '../../../../parts/words.ts';
import { type ChartMarks, NO_MARKS } from '../../chart/types.ts';
import { driftOf, endsOf } from '../courses.ts';
import { shielded } from '../hand/able.ts';
import { laidDown } from '../hand/secrets.ts';
import type { CosmicAct, CosmicPlan, Held } from '../hand/types.ts';
import { type Ordered, ordersPlanned, shieldsPlanned, tokensFor } from '../hand/usual.ts';
import { nameOf } from '../words.ts';
import { NO_PLAN, planFor } from './none.ts';

interface All {
  /** Commands for those that have none yet, as they are planned. */
  readonly planned: readonly CosmicCommand[];
  /** On the button while something is planned, and when all was said by hand. */
  readonly words: readonly [asPlanned: string, all: string];
  readonly meaning: string;
}

/** What is in the hand is laid down first; then all is confirmed, with what is planned for the rest; or opened again by who has confirmed. */
const mainOf = (b: Battle, held: Held, { planned, words, meaning }: All, reopen: CosmicAct | undefined): CosmicAct => {
  const command = laidDown(b, held);
  if (command !== undefined) {
    const what = command.type === 'order' ? tokensName(command.tokens) : `shields on ${arrowsName(command.arrows)}`;
    return { meaning: command.type, words: `${nameOf(b, command.ship)}: ${what}`, commands: [command] };
  }
  const [asPlanned, all] = words;
  return (
    reopen ?? {
      meaning: planned.length > 0 ? `${meaning} as planned` : meaning,
      words: planned.length > 0 ? asPlanned : all,
      commands: [...planned, { type: 'confirm' }],
    }
  );
};

/** What was confirmed is opened before anything that is played (`reopens`); here nothing more than that. */
const reopening = (words: string): CosmicAct => ({ meaning: 'reopen', words, commands: [] });

/** `Imperator A1 Move and Fire; the others Shield and Fire`, those with the same together. */
const plannedWords = (b: Battle, planned: readonly Ordered[]): string => {
  const names = new Map<string, string[]>();
  for (const { ship, tokens } of planned) {
    const what = tokensName(tokens);
    names.set(what, [...(names.get(what) ?? []), nameOf(b, ship)]);
  }
  return [...names].map(([what, ships]) => `${what} for ${listed(ships)}`).join('; ');
};

export const planOrders = (b: Battle, { seat }: CosmicDecision, held: Held, changing: boolean): CosmicPlan => {
  const planned = ordersPlanned(b, seat);
  const without = planned.map(({ ship }) => ship);
  const isAll = without.length === 0;
  const main = mainOf(
    b,
    held,
    {
      planned: planned.map(({ ship, tokens }) => ({ type: 'order', ship, tokens })),
      words: [
        planned.length === 1 ? 'This order as planned' : `All ${planned.length} orders as planned`,
        'Confirm all orders',
      ],
      meaning: 'confirm',
    },
    changing ? reopening('Change the orders') : undefined,
  );
  const wait = isAll ? 'Confirm the orders' : `${count(without.length, 'ship')} without orders`;
  const facts = isAll ? [] : [`Planned: ${plannedWords(b, planned)}.`];
  if (held.kind !== 'order')
    return {
      ...NO_PLAN,
      hint: isAll
        ? 'Every ship has its orders. You may change them until both sides have confirmed.'
        : `${count(without.length, 'ship')} without orders of yours: choose one, or give them as planned.`,
      wait,
      choices: without,
      facts,
      main,
      waits: true,
    };
  const { ship } = held;
  const tokens = held.tokens.length > 0 ? held.tokens : tokensFor(b, ship);
  const { ghosts, rings } = endsOf(b, ship, tokens);
  return {
    ...planFor(ship),
    hint: `Orders for ${nameOf(b, ship)}: two tokens${forKeys(', by the wheel or the keys 1 to 4')}${isAll ? '' : '; or all as planned'}.`,
    wait,
    choices: without,
    marks: { ...NO_MARKS, ghosts, rings },
    facts,
    risks: tokens.length === 0 ? [] : driftRisk(b, ship, tokens),
    main,
    waits: true, // all of them together
    more: copiesOf(b, seat, ship, without),
  };
};

const driftRisk = (b: Battle, ship: ShipId, tokens: Parameters<typeof driftOf>[2]): readonly string[] => {
  const drift = driftOf(b, ship, tokens);
  if (drift === undefined) return [];
  const base = `Without a Move token it ${drift.words} (X-211).`;
  return drift.isHarm ? [base] : [];
};

/** Orders that were given before, for the rest of a squadron, for this ship, or for all that have none. */
const copiesOf = (b: Battle, seat: number, ship: ShipId, without: readonly ShipId[]): readonly CosmicAct[] => {
  const makeOf = (id: ShipId): string => kitOf(b, shipOf(b, id)).name;
  const ordered = b.ships.filter((s) => isOnBoard(s) && s.seat === seat && (s.tokens ?? []).length > 0);
  const own = ordered.find(({ id }) => id === ship);
  const like = own ?? ordered.findLast(({ id }) => makeOf(id) === makeOf(ship)) ?? ordered.at(-1);
  if (like === undefined) return [];
  const tokens = like.tokens ?? [];
  const copy = (meaning: string, words: string, ids: readonly ShipId[]): readonly CosmicAct[] =>
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

export const planShields = (b: Battle, { seat }: CosmicDecision, held: Held, changing: boolean): CosmicPlan => {
  const planned = shieldsPlanned(b, seat);
  const isAll = planned.length === 0;
  const left = `${count(planned.length, 'ship')} with shields to turn`;
  const ship = held.kind === 'shield' ? held.ship : undefined;
  const none = isAll
    ? 'All shields are turned. You may turn them again until both sides have confirmed.'
    : `Choose a ship: ${left}; or turn them as planned.`;
  const words = planned.map((one) => `${nameOf(b, one.ship)} on ${arrowsName(one.arrows)}`);
  return {
    ...planFor(ship),
    hint:
      ship === undefined
        ? none
        : `Turn the shields of ${nameOf(b, ship)}: press a side, beside the ship or below${forKeys(', or the keys 1 to 4')}${isAll ? '' : '; or all as planned'}.`,
    wait: isAll ? 'Confirm the shields' : left,
    choices: shielded(b, seat),
    facts: isAll ? [] : [`Planned towards the greatest threat: ${listed(words)}.`],
    marks: { ...NO_MARKS, lines: ship === undefined ? [] : threatLines(b, ship) },
    main: mainOf(
      b,
      held,
      {
        planned: planned.map((one) => ({ type: 'shield', ...one })),
        words: ['Turn the shields as planned', 'Confirm all shields'],
        meaning: 'confirmShields',
      },
      changing ? reopening('Turn them again') : undefined,
    ),
    waits: true, // all of them together
  };
};

/** From enemies with Fire tokens: where shields are wanted. */
const threatLines = (b: Battle, id: ShipId): ChartMarks['lines'] => {
  const s = shipOf(b, id);
  return b.ships
    .filter((one) => isOnBoard(one) && areEnemies(b, s, one) && (one.tokens ?? []).includes('fire'))
    .map((one) => ({ from: one.place!, to: s.place!, kind: 'blow' as const }));
};
