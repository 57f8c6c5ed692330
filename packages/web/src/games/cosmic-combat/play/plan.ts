/** What the table shows for an intent: marks, lines, odds, risks, and the buttons with their words. */

import {
  type Battle,
  type CosmicDecision,
  cosmicCombat,
  isOnBoard,
  kitOf,
  type ShipId,
  shipOf,
  tokensName,
} from '@muster/cosmic-combat';
import type { Point } from '@muster/geometry';
import { count } from '../../../parts/words.ts';
import { type ChartGhost, NO_MARKS } from '../chart/types.ts';
import { deployPlace, type Intent, pickCommand } from './intent.ts';
import { lookOf } from './look.ts';
import { planFire } from './plan/fire.ts';
import { planActivate, planMove } from './plan/move.ts';
import { planOrders, planShields } from './plan/orders.ts';
import { EMPTY, type Hovered, type Plan } from './plan/types.ts';
import { arcAreas, shotLine } from './sights.ts';
import { nameOf } from './words.ts';

// --- Deployment ---

/** `at`: where the hand holds it. Where it was put it lies as a ship, and is marked only if it cannot lie there. */
const planDeploy = (b: Battle, d: CosmicDecision & { readonly kind: 'deploy' }, intent: Intent, at: Hovered): Plan => {
  const left = count(d.ships.length, 'ship');
  if (intent.kind !== 'deploy') return { ...EMPTY, hint: `${left} to deploy. Choose one.`, wait: 'Choose a ship' };
  const commandAt = (p: Point) => ({ type: 'deploy', ship: intent.ship, place: deployPlace(intent, p) }) as const;
  const isOk = (p: Point): boolean => cosmicCombat.refuse(b, d.seat, commandAt(p)) === undefined;
  const put = intent.at;
  const marked = at ?? (put !== null && !isOk(put) ? put : undefined);
  const ghostAt = (p: Point): ChartGhost => ({
    id: 'deploy',
    look: lookOf(b, shipOf(b, intent.ship)),
    ...commandAt(p).place,
    kind: isOk(p) ? 'plan' : 'no',
  });
  const name = nameOf(b, intent.ship);
  return {
    ...EMPTY,
    hint:
      put === null
        ? `${name}: drag it into your zone, or click there. The wheel, or A and D, turn it; ${left} to deploy.`
        : `${name}: drag it on, click elsewhere, or turn it by the wheel, A and D; ${left} to deploy.`,
    wait: 'Choose a place in your zone',
    selected: intent.ship,
    marks: marked === undefined ? NO_MARKS : { ...NO_MARKS, ghosts: [ghostAt(marked)] },
    main:
      put !== null && isOk(put)
        ? { meaning: 'deploy', words: `Deploy ${name} here`, commands: [commandAt(put)] }
        : undefined,
  };
};

// --- A ship is named ---

const PICK_HINTS: Readonly<Record<string, (b: Battle, d: CosmicDecision) => string>> = {
  redirect: (b, d) =>
    'shooter' in d
      ? `${nameOf(b, d.shooter)} shoots at ${nameOf(b, d.target)}. You may pass the shot to a friend near it.`
      : '',
  friend: (b, d) =>
    'shooter' in d ? `The shot goes astray. Choose which ship of yours at ${nameOf(b, d.target)} is struck.` : '',
  seize: (b, d) => (d.kind === 'seize' ? `${nameOf(b, d.ship)} strikes after one that breaks away. Choose which.` : ''),
  allot: (_, d) => (d.kind === 'allot' ? `Share out the wounds: ${d.left} left. Choose who takes the next one.` : ''),
};

const PICK_WORDS: Readonly<Record<string, (name: string) => string>> = {
  redirect: (name) => `Pass the shot to ${name}`,
  friend: (name) => `${name} is struck`,
  seize: (name) => `Strike after ${name}`,
  allot: (name) => `A wound on ${name}`,
};

const planPick = (b: Battle, d: CosmicDecision, intent: Intent): Plan => {
  const able = b.ships
    .filter((s) => isOnBoard(s))
    .map(({ id }) => id)
    .filter((id) => {
      const c = pickCommand(d, id);
      return (
        c !== undefined && !(c.type === 'redirect' && c.to === null) && cosmicCombat.refuse(b, d.seat, c) === undefined
      );
    });
  const picked = intent.kind === 'pick' ? intent.ship : undefined;
  const words = PICK_WORDS[d.kind]!;
  return {
    ...EMPTY,
    hint: PICK_HINTS[d.kind]?.(b, d) ?? '',
    wait: 'Choose a ship',
    selected: picked,
    targets: able,
    marks: 'shooter' in d ? { ...NO_MARKS, lines: [shotLine(b, d.shooter, picked ?? d.target)] } : NO_MARKS,
    options: able.map((id) => ({
      key: id,
      words: words(nameOf(b, id)),
      note: `${shipOf(b, id).wounds} of ${kitOf(b, shipOf(b, id)).stats.wounds} Wounds`,
      chance: undefined,
      chosen: picked === id,
      intent: picked === id ? { kind: 'idle' } : { kind: 'pick', ship: id },
    })),
    main:
      picked === undefined
        ? undefined
        : { meaning: d.kind, words: words(nameOf(b, picked)), commands: [pickCommand(d, picked)!] },
    end:
      d.kind === 'redirect'
        ? { meaning: 'keep', words: `${nameOf(b, d.target)} takes it`, commands: [{ type: 'redirect', to: null }] }
        : undefined,
  };
};

const planLook = (b: Battle, ship: ShipId): Plan => ({
  ...EMPTY,
  hint: `${nameOf(b, ship)}${ordersWords(b, ship)}.`,
  selected: ship,
  marks: { ...NO_MARKS, areas: arcAreas(b, ship) },
});

const ordersWords = (b: Battle, ship: ShipId): string => {
  const { tokens } = shipOf(b, ship);
  return tokens === null || tokens.length === 0 ? '' : `: ${tokensName(tokens)}`;
};

/** What is planned, and what could be. */
export const planOf = (b: Battle, d: CosmicDecision, intent: Intent, at: Hovered, changing: boolean): Plan => {
  if (intent.kind === 'look') {
    const under = planOf(b, d, { kind: 'idle' }, undefined, changing);
    return { ...planLook(b, intent.ship), wait: under.wait, main: under.main, end: under.end, choices: under.choices };
  }
  switch (d.kind) {
    case 'deploy':
      return planDeploy(b, d, intent, at);
    case 'orders':
      return planOrders(b, d, intent, changing);
    case 'shields':
      return planShields(b, d, intent, changing);
    case 'activate':
      return intent.kind === 'move' ? planMove(b, d, intent, at) : planActivate(b, d, intent);
    case 'move':
      return planMove(b, d, intent.kind === 'move' ? intent : { kind: 'move', ship: d.ship, steps: [] }, at);
    case 'fire':
      return planFire(b, d, intent);
    case 'redirect':
    case 'friend':
    case 'seize':
    case 'allot':
      return planPick(b, d, intent);
    default:
      return EMPTY;
  }
};
