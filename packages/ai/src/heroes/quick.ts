/** What either side plays in imagined games: the Veteran's judgement on fewer places, and on nearness where it chooses whom to activate. */

import { levels } from '@muster/geometry';
import { type Battle, entries, type HeroesCommand, heroes, sideOfSeat } from '@muster/heroes';
import type { Seat } from '@muster/kernel';
import { type Fighter, type Outlook, outlookOf } from './outlook.ts';
import { bestOf, fewEnds, roughGain } from './plans.ts';
import { isComplete, weighed } from './policy.ts';
import { approachWorth, errandOf } from './position.ts';

export const quickChoice = (b: Battle, seat: Seat): HeroesCommand => {
  const frame = b.stack[b.stack.length - 1]!;
  if (frame.type === 'round') return selects(b, seat);
  if (frame.type === 'activation' && (frame.step === 'enter' || frame.step === 'move')) {
    const o = outlookOf(b);
    const f = o.fighters.find(({ model }) => model.id === frame.model)!;
    if (frame.step === 'enter') return enters(o, f);
    if (!f.powers.some(({ phase }) => phase === 'movement'))
      return { type: 'move', to: bestOf(fewEnds(o, f)).to, path: null, jump: false };
  }
  return weighed(b, seat)[0]!.command;
};

const selects = (b: Battle, seat: Seat): HeroesCommand => {
  const o = outlookOf(b);
  const isDone = isComplete(b, sideOfSeat(b, seat));
  let best: HeroesCommand | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const command of heroes.candidates(b, seat)) {
    if (command.type === 'claim' && isDone) return command;
    if (command.type !== 'select') continue;
    const gain = roughGain(o, o.fighters.find(({ model }) => model.id === command.model)!);
    if (gain > most) [best, most] = [command, gain];
  }
  return best!;
};

const enters = (o: Outlook, f: Fighter): HeroesCommand => {
  const errand = errandOf(o, f);
  const spaces = entries(o.b, f.model, f.side);
  let best = spaces[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < spaces.length; i++) {
    const worth = approachWorth(errand, levels.boxAt(o.t.ground, f.kit.side, spaces[i]!));
    if (worth > most) [best, most] = [spaces[i]!, worth];
  }
  return { type: 'enter', space: best };
};
