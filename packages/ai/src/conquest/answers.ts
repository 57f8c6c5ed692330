/** Answers to windows: Destiny, contests of powers, Surge, wounds, places. */

import {
  type Battle,
  type ConquestCommand,
  conquest,
  contestChances,
  findKit,
  kitOf,
  modelOf,
  type PoolRoll,
  sideOfSeat,
} from '@muster/conquest';
import { needs } from '@muster/dice';
import { successesAmong } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { fightOf } from './brawl.ts';
import { outlookOf } from './outlook.ts';
import { distance, placeOf } from './seen.ts';
import { byWorth, type Weighed } from './weighed.ts';

const topOf = (b: Battle) => b.stack[b.stack.length - 1]!;

/** Points of models that a contested power puts at stake. */
const stakeOf = (b: Battle): number => {
  const frame = b.stack[b.stack.length - 2];
  if (frame?.type !== 'power') return 0;
  let points = 0;
  for (const id of frame.struck) points += kitOf(b, modelOf(b, id)).points / Math.max(1, modelOf(b, id).wounds);
  return frame.power === 'raise' ? 55 : Math.max(25, points);
};

/** Points that one Faith or Affinity is kept for. */
const POINT = 14;

const contest = (b: Battle, seat: Seat): readonly Weighed[] => {
  const frame = topOf(b);
  if (frame.type !== 'resist') return [];
  const isCaster = frame.caster === String(sideOfSeat(b, seat));
  const stake = stakeOf(b);
  return byWorth(
    conquest.candidates(b, seat).map((command) => {
      const resolves = contestChances(b, command)?.resolves ?? 0.5;
      const spent = command.type === 'resist' || command.type === 'raise' ? command.points : 0;
      return { command, worth: (isCaster ? resolves : 1 - resolves) * stake - POINT * spent };
    }),
  );
};

const DESTINY = 9;

/** A success of a wound die is a Wound; of an attack die about half of one. */
const WORTH: { readonly [R in PoolRoll]: number } = {
  wound: 28,
  save: 28,
  ranged: 26,
  leaving: 26,
  ignore: 24,
  medics: 24,
  attack: 13,
  friendlyFire: 26,
  surge: 10,
};

const reroll = (b: Battle, seat: Seat): readonly Weighed[] => {
  const frame = topOf(b);
  if (frame.type !== 'roll') return [];
  const { faces, needs: face } = frame.pools[frame.window]!;
  const failed = faces.length - successesAmong(faces, face);
  const each = needs(face) * WORTH[frame.what] - DESTINY;
  return byWorth(
    conquest.candidates(b, seat).map((command) => ({
      command,
      worth: command.type === 'reroll' ? each * Math.min(command.dice, failed) : 0,
    })),
  );
};

const fights = (b: Battle, seat: Seat): readonly Weighed[] => {
  const frame = topOf(b);
  if (frame.type !== 'combat') return [];
  const look = outlookOf(b, sideOfSeat(b, seat));
  return byWorth(
    frame.fights.map((entry) => {
      const unit = entry.core.map((id) => look.byId.get(id)).find((one) => one?.side === look.side);
      const command: ConquestCommand = { type: 'fight', fight: entry.id };
      return { command, worth: unit === undefined ? 0 : fightOf(look, unit) };
    }),
  );
};

/** Fighters to the front, buildings to the rear. */
const place = (b: Battle, seat: Seat): readonly Weighed[] => {
  const look = outlookOf(b, sideOfSeat(b, seat));
  const order = b.orders[0];
  const kit = order && findKit(b, order.seat, order.product);
  const goal = kit?.kind === 'building' ? look.home : look.middle;
  return byWorth(
    conquest.candidates(b, seat).map((command) => ({
      command,
      worth: command.type === 'place' ? -distance(placeOf(command.at), goal) : -999,
    })),
  );
};

/** Answers in the order of what they seem worth; the first candidate where nothing better is known. */
export const answersOf = (b: Battle, seat: Seat, kind: string): readonly Weighed[] => {
  switch (kind) {
    case 'resist':
    case 'raise':
      return contest(b, seat);
    case 'reroll':
      return reroll(b, seat);
    case 'selectFight':
      return fights(b, seat);
    case 'place':
      return place(b, seat);
    case 'resolve':
      return [{ command: { type: 'resolve', pay: true }, worth: 1 }];
    case 'surge':
      return [{ command: { type: 'surge', unit: null }, worth: 0 }];
    case 'surgeAnswer':
      return [{ command: { type: 'answer', unit: null }, worth: 0 }];
    case 'wager':
      return [{ command: { type: 'wager', points: 0 }, worth: 0 }];
    default:
      return conquest
        .candidates(b, seat)
        .slice(0, 1)
        .map((command) => ({ command, worth: 0 }));
  }
};
