/** What the Warlord plays on in its head: whole turns in several postures, and moves of one unit that seem about as good. */

import { type Battle, type ConquestCommand, conquest, sideOfSeat } from '@muster/conquest';
import { fastTable, type Seat, seededLuck } from '@muster/kernel';
import type { Promising } from '../mind.ts';
import { type Outlook, outlookOf, type Posture, USUAL } from './outlook.ts';
import { type Gear, weighed } from './policy.ts';
import { distance, type Seen } from './seen.ts';

const POSTURES: readonly Posture[] = [
  USUAL,
  { kill: 1.5, loss: 0.65, city: 1 },
  { kill: 0.7, loss: 1.5, city: 1 },
  { kill: 0.8, loss: 0.8, city: 2 },
];

/** Moves of one unit that are played on, and how far behind the best they may seem, in points. */
const MOVES = 4;
const MARGIN = 45;
const MOST = 6;
/** Points as a chance to win. */
const CHANCE = 1 / 900;

/** Commands of a half are not longer than this. */
const MOST_COMMANDS = 90;

/** What the seat would play to the end of its half in a posture, after this command; dice end it, since nobody knows them. */
const planFrom = (b: Battle, seat: Seat, first: ConquestCommand, gear: Gear): readonly ConquestCommand[] => {
  const table = fastTable<never>(seededLuck(1));
  const made: ConquestCommand[] = [];
  let now = conquest.play(b, seat, first, table as never);
  for (let i = 0; i < MOST_COMMANDS; i++) {
    if (conquest.outcome(now) !== undefined || now.phase !== b.phase || now.round !== b.round) break;
    const asked = conquest.decisions(now)[0];
    if (asked === undefined || asked.seat !== seat || (asked.kind !== 'activate' && asked.kind !== 'move')) break;
    const [next] = weighed(now, seat, gear);
    made.push(next!.command);
    now = conquest.play(now, seat, next!.command, table as never);
  }
  return made;
};

/** Who moves second has seen where the other went: between Veterans that alone wins 59 wars of 100. */
const AFTER_THEM: ConquestCommand = { type: 'goFirst', first: 'you' };

const keyOf = (c: ConquestCommand): string => JSON.stringify(c);

/** Whether anything hangs on where this unit goes: an enemy or the city within two moves. */
const isInContact = (look: Outlook, unit: Seen): boolean => {
  if (!unit.fights) return false;
  if (look.city > 0 && distance(unit, look.middle) <= unit.move + 6) return true;
  for (const foe of look.foes) if (distance(foe, unit) <= Math.max(foe.move, unit.move) + 5) return true;
  return false;
};

const single = (command: ConquestCommand): readonly Promising<ConquestCommand>[] => [{ command, chance: 0.5 }];

const moveIdeas = (b: Battle, seat: Seat, unit: string, gear: Gear): readonly Promising<ConquestCommand>[] => {
  const look = outlookOf(b, sideOfSeat(b, seat));
  const seen = look.byId.get(unit);
  const usual = weighed(b, seat, gear)[0]!.command;
  if (seen === undefined || !isInContact(look, seen)) return single(usual);
  const found = new Map<string, Promising<ConquestCommand>>();
  for (const posture of POSTURES) {
    const own: Gear = { isQuick: true, moves: 1, posture };
    const command = posture === USUAL ? usual : weighed(b, seat, { ...own, isQuick: false })[0]!.command;
    const key = keyOf(command);
    if (!found.has(key))
      found.set(key, { command, chance: found.size === 0 ? 0.5 : 0.48, followUp: planFrom(b, seat, command, own) });
  }
  const many = weighed(b, seat, { ...gear, moves: MOVES });
  const best = many[0]!.worth;
  for (const { command, worth } of many) {
    if (found.size >= MOST || worth < best - MARGIN) break;
    const key = keyOf(command);
    if (!found.has(key)) found.set(key, { command, chance: 0.5 + (worth - best) * CHANCE - 0.01 });
  }
  return [...found.values()];
};

/** Other windows: the few answers as they are weighed. */
const answerIdeas = (b: Battle, seat: Seat, gear: Gear): readonly Promising<ConquestCommand>[] => {
  const all = weighed(b, seat, gear);
  const best = all[0]!.worth;
  const near = all.filter(({ worth }) => worth >= best - MARGIN).slice(0, MOVES);
  return near.map(({ command, worth }) => ({ command, chance: 0.5 + (worth - best) * CHANCE }));
};

export const shortlistFor = (b: Battle, seat: Seat, gear: Gear): readonly Promising<ConquestCommand>[] => {
  const asked = conquest.decisions(b).find((one) => one.seat === seat)!;
  switch (asked.kind) {
    case 'goFirst':
      return single(AFTER_THEM);
    case 'move':
      return moveIdeas(b, seat, asked.unit, gear);
    case 'selectFight':
      return answerIdeas(b, seat, gear);
    default:
      return single(weighed(b, seat, gear)[0]!.command);
  }
};
