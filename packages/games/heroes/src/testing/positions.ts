/** Battles in which somebody is asked: one for each kind of question and each thing that may be under way, for tests. */

import { fastTable, seededLuck } from '@muster/kernel';
import { heroes } from '../game.ts';
import { readConfig } from '../reading/parse.ts';
import type { Battle, HeroesCommand } from '../state/types.ts';
import {
  changed,
  goTo,
  ordered,
  type Place,
  playing,
  scene,
  select,
  shoot,
  standing,
  stayAt,
  strike,
  unit,
} from './scenes.ts';

/** Everybody is asked about everything. */
const ASKED = {
  redirect: 'ask',
  destiny: 'ask',
  resist: 'ask',
  fallBack: 'all',
  goFirst: 'ask',
  shootBack: 'ask',
} as const;

type Units = Parameters<typeof scene>[0]['south'];
type Change = Parameters<typeof changed>[2];

const on = (
  south: Units,
  north: Units,
  places: Readonly<Record<string, Place>>,
  changes: Readonly<Record<string, Change>> = {},
  points = 149,
): Battle => {
  const b = ordered(standing(scene({ south, north, pieces: [], points }), places), ASKED);
  return Object.entries(changes).reduce((now, [id, change]) => changed(now, id, change), b);
};

/** A command, and the dice that it needs. */
type Play = readonly [c: HeroesCommand | ((b: Battle) => HeroesCommand), ...dice: number[]];

const after = (b: Battle, ...plays: readonly Play[]): Battle => {
  const p = playing(b);
  for (const [c, ...dice] of plays) p.play(typeof c === 'function' ? c(p.now()) : c, ...dice);
  return p.now();
};

const begun = (given: object): Battle =>
  heroes.setup(readConfig({ points: 60, ...given }, 'config'), fastTable(seededLuck(3)));

const A1 = select('A1');
const STAY = (b: Battle): HeroesCommand => stayAt(b, 'A1');
const FIGHT: HeroesCommand = { type: 'engaged', choice: 'fight' };
const cast = (power: string, target: string | null, upcharge = 0): HeroesCommand => ({
  type: 'cast',
  power,
  target,
  upcharge,
});

const caster = (...powers: string[]) => unit('eldritch-cult.sorcerer', { powers }, { destiny: 2 });
const gunner = unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'short-bow', 'quick-rifle'] });
const grenadier = unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'grenade'] });

const NEAR = { A1: [8, 10], B1: [9, 10] } as const;
const FAR = { A1: [5, 10], B1: [10, 10] } as const;

const blow = (): Battle => on(['bloodpact.alpha'], ['empire-of-sol.centurion'], NEAR);

/** By name; made anew each time. */
export const POSITIONS = {
  terrain: () => begun({ terrain: 'placed' }),
  edge: () => {
    const pieces = [{ kind: 'wall', x: 5, y: 10, turn: 0 }];
    return begun({ terrain: 'given', pieces });
  },
  marker: () => begun({ markers: 'placed' }),
  seal: () => begun({ objectives: 'picked' }),
  goFirst: () => begun({}),
  select: () => on(['citadel.guardsman'], ['void.warg'], FAR),
  enter: () => after(on(['citadel.guardsman'], ['void.warg'], {}), [A1]),
  engaged: () => after(on(['citadel.guardsman'], ['void.warg'], NEAR), [A1]),
  retreat: () =>
    after(
      on(['citadel.guardsman'], [unit('void.warg', {}, { aggression: 1 })], NEAR),
      [A1],
      [{ type: 'engaged', choice: 'retreat' }, 1],
    ),
  move: () => after(on(['citadel.guardsman'], ['void.warg'], FAR), [A1]),
  afterMove: () => after(on([caster('ward')], ['void.warg'], FAR), [A1], [STAY]),
  shoot: () => after(on(['citadel.guardsman'], ['void.warg'], FAR), [A1], [STAY]),
  melee: () => after(on(['bloodpact.alpha'], ['void.warg'], NEAR), [A1], [FIGHT]),
  redirect: () =>
    after(
      on([gunner], ['void.warg', 'void.zombie'], { ...FAR, B2: [10, 11] }),
      [A1],
      [STAY],
      [shoot('short-bow', 'B1')],
    ),
  friend: () =>
    after(
      on(
        [gunner, 'bloodpact.reaver', 'bloodpact.reaver'],
        ['void.warg'],
        { ...FAR, A2: [11, 10], A3: [11, 11] },
        { A1: { destiny: 0 } },
      ),
      [A1],
      [STAY],
      [shoot('short-bow', 'B1'), 1],
    ),
  friendlyFire: () =>
    after(
      on([gunner, 'bloodpact.reaver'], ['void.warg'], { ...FAR, A2: [11, 10] }),
      [A1],
      [STAY],
      [shoot('short-bow', 'B1'), 1],
    ),
  strayRoll: () =>
    after(
      on([gunner, 'bloodpact.reaver'], ['void.warg'], { ...FAR, A2: [11, 10] }),
      [A1],
      [STAY],
      [shoot('short-bow', 'B1'), 1],
      [{ type: 'reroll', dice: 0 }, 6],
    ),
  shotRoll: () => after(on([gunner], ['void.warg'], FAR), [A1], [STAY], [shoot('short-bow', 'B1'), 1]),
  blastRoll: () =>
    after(
      on([grenadier], ['void.warg', 'void.zombie'], { ...FAR, B2: [11, 10] }),
      [A1],
      [STAY],
      [shoot('grenade', 'B1'), 6, 1],
    ),
  ownRow: () =>
    after(
      on([grenadier, 'bloodpact.reaver'], ['void.warg'], { ...FAR, A2: [11, 10] }),
      [A1],
      [STAY],
      [shoot('grenade', 'B1'), 6, 6],
    ),
  resist: () =>
    after(on([caster('blast', 'lightning')], ['void.death-knight'], FAR), [A1], [STAY], [cast('blast', 'B1')]),
  raise: () =>
    after(
      on([caster('blast', 'lightning')], [unit('void.death-knight', {}, { faith: 3 })], FAR),
      [A1],
      [STAY],
      [cast('blast', 'B1')],
      [{ type: 'resist', by: 'B1', points: 2 }],
    ),
  destiny: () =>
    after(
      on([caster('blast', 'lightning')], [unit('void.death-knight', {}, { faith: 3 })], FAR),
      [A1],
      [STAY],
      [cast('blast', 'B1')],
      [{ type: 'resist', by: 'B1', points: 2 }],
      [{ type: 'raise', points: 0 }, 6, 1],
    ),
  powerRoll: () =>
    after(
      on([caster('lightning')], ['void.warg', 'void.warg'], { ...FAR, B2: [11, 10] }),
      [A1],
      [STAY],
      [cast('lightning', 'B1'), 1, 1],
    ),
  corrupt: () => after(on([caster('corrupt')], ['void.warg'], FAR), [A1], [STAY], [cast('corrupt', 'B1')]),
  blink: () => after(on([caster('blink')], ['void.warg'], FAR), [A1], [cast('blink', null)]),
  raisePlace: () => after(on([caster('raise')], ['void.warg'], FAR), [A1], [cast('raise', null)]),
  fireburst: () =>
    after(
      on([caster('fireburst')], ['void.warg', 'void.warg'], { ...FAR, B2: [11, 10] }),
      [A1],
      [STAY],
      [cast('fireburst', 'B1'), 6, 1],
    ),
  hit: () => after(blow(), [A1], [FIGHT], [strike('B1'), 6, 6, 1, 1]),
  wound: () => after(blow(), [A1], [FIGHT], [strike('B1'), 6, 6, 6, 1], [{ type: 'reroll', dice: 0 }, 1, 6, 6]),
  save: () =>
    after(
      on(['bloodpact.reaver'], ['empire-of-sol.captain'], NEAR),
      [A1],
      [FIGHT],
      [strike('B1'), 6, 6, 1, 6, 6, 1, 6],
    ),
  ignore: () =>
    after(on(['bloodpact.reaver'], ['void.death-knight'], NEAR), [A1], [FIGHT], [strike('B1'), 6, 6, 1, 6, 6, 1, 6]),
  fallBack: () =>
    after(
      on(['bloodpact.reaver', 'bloodpact.reaver'], ['void.warg'], { ...NEAR, A2: [8, 11] }),
      [A1],
      [FIGHT],
      [strike('B1'), 1, 1, 1],
    ),
  opportunity: () =>
    after(
      on(['citadel.guardsman'], ['void.death-knight'], NEAR),
      [A1],
      [{ type: 'engaged', choice: 'retreat' }, 1, 1, 1, 6],
    ),
  jump: () => {
    const b = ordered(
      standing(scene({ south: ['bloodpact.alpha'], north: ['void.zombie'] }), { A1: [9, 7], B1: [20, 20] }),
      ASKED,
    );
    return after(b, [A1], [goTo(b, [9, 6], true), 1]);
  },
  shootBack: () =>
    after(
      on(
        ['bloodpact.alpha'],
        ['citadel.sharpshooter', 'citadel.guardsman'],
        { ...NEAR, B2: [12, 12] },
        { A1: { destiny: 0 } },
      ),
      [A1],
      [FIGHT],
      [strike('B1'), 6, 1, 1, 1, 6],
    ),
  lastShot: () => {
    const b = on(
      [caster('lightning')],
      [unit('citadel.sharpshooter', {}, { wounds: 1 }), 'citadel.sharpshooter'],
      { ...FAR, B2: [11, 10] },
      { A1: { destiny: 0 } },
      200,
    );
    return after(b, [A1], [STAY], [cast('lightning', 'B1'), 6, 6], [select('B2')]);
  },
} as const satisfies Readonly<Record<string, () => Battle>>;
