/** The Veteran's choices, one for each kind of decision: every command worth a thought with what it is worth. */

import { levels } from '@muster/geometry';
import {
  type ActivationFrame,
  type Battle,
  entries,
  fallBackEnds,
  type HeroesCommand,
  heroes,
  type MoveCommand,
  type ShotFrame,
  sideOfSeat,
} from '@muster/heroes';
import type { Seat } from '@muster/kernel';
import { rerolls } from './destiny.ts';
import { type Fighter, type Outlook, outlookOf, standAt } from './outlook.ts';
import { setsWorthSealing } from './picking.ts';
import { endsOf, gainOf, retreatsOf, standsOf, waitWorth } from './plans.ts';
import { errandOf, idleWorth, positionWorth } from './position.ts';
import { castWorth } from './powers.ts';
import { resistance } from './resist.ts';
import { blowWorth, byRules, opportunityCost, shotWorthNow } from './weigh.ts';
import { byWorth, type Weighed } from './weighed.ts';

const fighterOf = (o: Outlook, id: string): Fighter => o.fighters.find(({ model }) => model.id === id)!;

const PASS: HeroesCommand = { type: 'pass' };

/** All choices worth a thought, the best first; of equals the earlier. */
export const weighed = (b: Battle, seat: Seat): readonly Weighed[] => {
  const frame = b.stack[b.stack.length - 1]!;
  switch (frame.type) {
    case 'seal':
      return seals(b, seat);
    case 'markers':
      return markers(b, seat);
    case 'priority':
      return [{ command: { type: 'goFirst', first: 'me' }, worth: 0 }];
    case 'round':
      return selections(b, seat);
    case 'activation':
      return activations(b, seat, frame);
    case 'shot':
      return frame.step === 'friend' ? friends(b, seat) : redirects(b, seat, frame);
    case 'power':
      return placings(b, seat);
    case 'resist':
      return resistance(outlookOf(b), frame, heroes.candidates(b, seat));
    case 'roll':
      return rerolls(outlookOf(b), frame);
    case 'aftermath':
    case 'lastShot':
      return lastShots(b, seat);
    case 'fallBack':
      return fallBacks(b, frame.queue[0]!);
    default:
      return heroes.candidates(b, seat).map((command) => ({ command, worth: 0 }));
  }
};

const seals = (b: Battle, seat: Seat): readonly Weighed[] => {
  const [best] = setsWorthSealing(b, sideOfSeat(b, seat));
  return [{ command: { type: 'seal', objectives: best! }, worth: 0 }];
};

/** Near the middle, where the fighting will be. */
const markers = (b: Battle, seat: Seat): readonly Weighed[] => {
  const { t } = outlookOf(b);
  const middle = t.size / 2 - 0.5;
  return heroes
    .candidates(b, seat)
    .map((command) => {
      const space = command.type === 'marker' ? command.space : 0;
      const far = Math.max(
        Math.abs(levels.xOf(t.ground, space) - middle),
        Math.abs(levels.yOf(t.ground, space) - middle),
      );
      return { command, worth: -far };
    })
    .sort(byWorth);
};

export const isComplete = (b: Battle, side: 0 | 1): boolean => {
  const ids = b.objectives[side];
  return ids != null && ids.length > 0 && ids.every((id) => b.trackers[side].met.includes(id));
};

const selections = (b: Battle, seat: Seat): readonly Weighed[] => {
  const o = outlookOf(b);
  const side = sideOfSeat(b, seat);
  const all: Weighed[] = [];
  for (const command of heroes.candidates(b, seat)) {
    if (command.type === 'claim' && isComplete(b, side)) return [{ command, worth: 1 }];
    if (command.type === 'select') all.push({ command, worth: gainOf(o, fighterOf(o, command.model)) });
  }
  return all.sort(byWorth);
};

const activations = (b: Battle, seat: Seat, frame: ActivationFrame): readonly Weighed[] => {
  const o = outlookOf(b);
  const f = fighterOf(o, frame.model);
  switch (frame.step) {
    case 'enter':
      return entering(o, f);
    case 'engaged':
      return standsOf(o, f)
        .map(({ choice, worth }): Weighed => ({ command: { type: 'engaged', choice }, worth }))
        .filter(({ command }) => heroes.refuse(b, seat, command) === undefined)
        .sort(byWorth);
    case 'retreat':
      return retreatsOf(o, f)
        .map(({ to, worth }): Weighed => ({ command: { type: 'fallBack', to }, worth }))
        .sort(byWorth);
    case 'move':
      return moves(b, seat, o, f);
    case 'afterMove':
      return [{ command: PASS, worth: 0 }, ...casts(b, seat, o, f)].sort(byWorth);
    case 'shoot':
      return shots(b, seat, o, f, frame);
    default:
      return blows(b, seat, o, f, frame);
  }
};

/** Where its move can lead farthest towards what it is after, out of danger. */
const entering = (o: Outlook, f: Fighter): readonly Weighed[] => {
  const errand = errandOf(o, f);
  return entries(o.b, f.model, f.side)
    .map((space): Weighed => {
      const at = levels.boxAt(o.t.ground, f.kit.side, space);
      standAt(o, f, at);
      return { command: { type: 'enter', space }, worth: positionWorth(o, errand, at, 'half') };
    })
    .sort(byWorth);
};

const moves = (b: Battle, seat: Seat, o: Outlook, f: Fighter): readonly Weighed[] => {
  const all: Weighed[] = endsOf(o, f).map(({ to, worth }) => {
    const command: MoveCommand = { type: 'move', to, path: null, jump: false };
    return { command, worth };
  });
  all.sort(byWorth);
  // A power of the Movement phase comes first, if it is worth its price: the move follows.
  const worthwhile = casts(b, seat, o, f).filter(({ worth }) => worth > 0);
  return [...worthwhile.map(({ command, worth }) => ({ command, worth: worth + all[0]!.worth })), ...all].sort(byWorth);
};

const casts = (b: Battle, seat: Seat, o: Outlook, f: Fighter): readonly Weighed[] =>
  f.powers.length === 0
    ? []
    : heroes.candidates(b, seat).flatMap((command) => {
        if (command.type !== 'cast') return [];
        standAt(o, f, f.box!);
        return [{ command, worth: castWorth(o, f, f.box!, command, byRules) }];
      });

const shots = (b: Battle, seat: Seat, o: Outlook, f: Fighter, frame: ActivationFrame): readonly Weighed[] => {
  const idle = frame.busy ? 0 : idleWorth(o, f, f.box!);
  const all: Weighed[] = [];
  const how = { pace: frame.pace, engaged: false, fire: frame.choice === 'fire', line: byRules };
  for (const command of heroes.candidates(b, seat)) {
    standAt(o, f, f.box!);
    if (command.type === 'pass') all.push({ command, worth: idle }); // a Mage Slayer may have to attack (HR-17)
    if (command.type === 'shoot') all.push({ command, worth: shotWorthNow(o, f, command, how) });
    if (command.type === 'cast') all.push({ command, worth: castWorth(o, f, f.box!, command, byRules) });
  }
  return all.sort(byWorth);
};

const blows = (b: Battle, seat: Seat, o: Outlook, f: Fighter, frame: ActivationFrame): readonly Weighed[] => {
  const idle = frame.busy ? 0 : idleWorth(o, f, f.box!);
  const all: Weighed[] = [];
  for (const command of heroes.candidates(b, seat)) {
    if (command.type === 'pass') all.push({ command, worth: idle });
    if (command.type !== 'strike') continue;
    standAt(o, f, f.box!);
    all.push({ command, worth: blowWorth(o, f, f.box!, fighterOf(o, command.target), frame.engages) });
  }
  return all.sort(byWorth);
};

/** Whom a shot costs least. */
const redirects = (b: Battle, seat: Seat, frame: ShotFrame): readonly Weighed[] => {
  const o = outlookOf(b);
  const shooter = o.fighters.find(({ model }) => model.id === frame.shooter);
  return heroes
    .candidates(b, seat)
    .map((command): Weighed => {
      const target = command.type === 'redirect' ? (command.to ?? frame.target) : frame.target;
      if (shooter?.box == null) return { command, worth: 0 };
      standAt(o, shooter, shooter.box);
      const how = { pace: 'still', engaged: false, fire: frame.fire, line: byRules } as const;
      const shot = { type: 'shoot', weapon: frame.weapon, target, arc: frame.arc } as const;
      return { command, worth: -shotWorthNow(o, shooter, shot, how) };
    })
    .sort(byWorth);
};

/** The friend of whom least is lost. */
const friends = (b: Battle, seat: Seat): readonly Weighed[] => {
  const o = outlookOf(b);
  return heroes
    .candidates(b, seat)
    .map((command): Weighed => {
      const f = command.type === 'friend' ? fighterOf(o, command.model) : undefined;
      return { command, worth: f === undefined ? 0 : -(f.worth * f.through) / f.wounds };
    })
    .sort(byWorth);
};

const lastShots = (b: Battle, seat: Seat): readonly Weighed[] => {
  const o = outlookOf(b);
  return heroes
    .candidates(b, seat)
    .map((command): Weighed => {
      const e = command.type === 'shoot' ? o.fighters.find(({ model }) => model.id === command.target) : undefined;
      return { command, worth: e === undefined ? 0 : e.worth / e.wounds };
    })
    .sort(byWorth);
};

/** To stay, or to go where it stands better, at the price of what those it leaves do to it. */
const fallBacks = (b: Battle, id: string): readonly Weighed[] => {
  const o = outlookOf(b);
  const f = fighterOf(o, id);
  const errand = errandOf(o, f);
  const price = opportunityCost(o, f, null);
  const all: Weighed[] = [{ command: { type: 'fallBack', to: null }, worth: waitWorth(o, errand, f.box!) }];
  for (const to of fallBackEnds(b, f.model)) {
    const worth = waitWorth(o, errand, levels.boxAt(o.t.ground, f.kit.side, to)) - price;
    all.push({ command: { type: 'fallBack', to }, worth });
  }
  return all.sort(byWorth);
};

/** A Thrall goes where it is of use, a caster that blinks too; a victim of Corrupt where it is worst off. */
const placings = (b: Battle, seat: Seat): readonly Weighed[] => {
  const o = outlookOf(b);
  const frame = b.stack[b.stack.length - 1]!;
  if (frame.type !== 'power') return [];
  const isPush = frame.power === 'corrupt';
  const f = fighterOf(o, isPush ? frame.target! : frame.caster);
  const errand = errandOf(o, f);
  const isRaise = frame.power === 'raise';
  return heroes
    .candidates(b, seat)
    .map((command): Weighed => {
      const at = levels.boxAt(o.t.ground, isRaise ? 1 : f.kit.side, command.type === 'place' ? command.space : 0);
      if (isRaise) return { command, worth: -nearestFoe(o, f, at) };
      standAt(o, f, at);
      const worth = waitWorth(o, errand, at);
      return { command, worth: isPush ? -worth : worth };
    })
    .sort(byWorth);
};

const nearestFoe = (o: Outlook, f: Fighter, at: levels.Box): number => {
  let least = o.t.size;
  for (const e of o.sides[1 - f.side]!) if (e.box !== null) least = Math.min(least, levels.distance(at, e.box));
  return least;
};
