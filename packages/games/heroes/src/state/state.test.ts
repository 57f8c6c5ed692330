// What is open, what is hidden, and what a battle from outside may be (DW-02, DW-83, X-169).
import { fastTable, type GameEvent, makeRng, type Seat, seededLuck, type Table } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { distanceBetween, enemiesOf } from '../ground/standing.ts';
import { isPossible } from '../setup/start.ts';
import { changed, playing, scene, select, shoot, standing, stayAt } from '../testing/scenes.ts';
import { isOnBoard } from './battle.ts';
import type { Battle, HeroesCommand, HeroesConfig, HeroesEvent } from './types.ts';

const config = (given: object) => {
  const parsed = heroes.parseConfig(given);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

interface Step {
  readonly before: Battle;
  readonly seat: Seat;
  readonly command: HeroesCommand;
  readonly events: readonly HeroesEvent[];
  readonly after: Battle;
}

/** A random battle, step by step. */
const walk = (given: object, seed: number): readonly Step[] => {
  const rng = makeRng(seed);
  const events: HeroesEvent[] = [];
  const table: Table<HeroesEvent> = {
    ...fastTable(seededLuck(seed)),
    tell: (e: GameEvent) => events.push(e as HeroesEvent),
  };
  let b = heroes.setup(config(given), table);
  const steps: Step[] = [];
  while (heroes.outcome(b) === undefined) {
    const { seat } = heroes.decisions(b)[0]!;
    const all = heroes.candidates(b, seat).filter(({ type }) => type !== 'claim');
    const command = all[rng.below(all.length)]!;
    const from = events.length;
    const after = heroes.play(b, seat, command, table);
    steps.push({ before: b, seat, command, events: events.slice(from), after });
    b = after;
  }
  return steps;
};

describe('what is open', () => {
  test('[DW-02] anybody may measure at any time: every view tells every distance', () => {
    for (const { before } of walk({ points: 150 }, 3).slice(0, 60)) {
      const seen = heroes.view(before, 'spectator');
      for (const m of before.models.filter(isOnBoard))
        for (const enemy of enemiesOf(before, m))
          expect(distanceBetween(seen, m, enemy)).toBe(distanceBetween(before, m, enemy));
    }
  });

  test('[DW-83] Destiny buys dice again and resistance, and nothing else: no unit has another use for it', () => {
    let [spent, seed] = [0, 0];
    const mages = { points: 150, seats: [{ faction: 'eldritch-cult' }, { faction: 'void' }] };
    const blades = { points: 60, seats: [{ faction: 'black-sun' }, { faction: 'void' }] };
    for (const given of [mages, blades, blades, blades])
      for (const { before, after, events } of walk(given, ++seed)) {
        const paid = before.models.reduce((sum, m, i) => sum + m.destiny - after.models[i]!.destiny, 0);
        const bought = events.reduce(
          (sum, e) =>
            sum +
            (e.type === 'rerolled' ? e.again.length : e.type === 'raised' && e.stage === 'destiny' ? e.points : 0),
          0,
        );
        expect(paid).toBe(bought);
        spent += paid;
      }
    expect(spent).toBeGreaterThan(0);
  });
});

describe('what is hidden', () => {
  test('[X-169] other objectives and orders of the enemy change nothing that a seat sees, hears, is asked or refused', () => {
    const steps = walk(
      {
        points: 60,
        objectives: [
          [5, 16, 18, 20, 23],
          [5, 16, 18, 20, 23],
        ],
      },
      11,
    );
    for (const { before, seat, command, after } of steps) {
      const other = (b: Battle): Battle => ({
        ...b,
        objectives: [b.objectives[0]!, [11, 17, 21, 22, 25]],
        orders: [b.orders[0]!, { ...b.orders[1]!, autoClaim: false, goFirst: 'ask' }],
      });
      const looks = (b: Battle): string =>
        JSON.stringify([
          heroes.view(b, 0),
          heroes.decisions(heroes.view(b, 0)),
          heroes.candidates(b, 0),
          heroes.refuse(b, 0, command),
        ]);
      const hidden = (b: Battle): Battle => ({ ...b, config: { ...b.config, objectives: 'drawn' } });
      expect(looks(hidden(other(before)))).toBe(looks(hidden(before)));
      expect(seat === 0 || heroes.refuse(other(before), seat, command)).toBe(seat === 0 || undefined);
      if (after.outcome !== null) break;
    }
    expect(steps.length).toBeGreaterThan(20);
  });

  test('[X-169] nobody reads the standing orders of others', () => {
    const b = scene({ south: ['void.warg'], north: ['void.warg'] });
    expect(heroes.view(b, 0).orders.map((orders) => orders === null)).toEqual([false, true]);
    expect(heroes.view(b, 'spectator').orders).toEqual([null, null]);
  });
});

describe('a battle from outside', () => {
  const refused = (b: unknown): string => {
    const parsed = heroes.parseState(JSON.parse(JSON.stringify(b)));
    return parsed.ok ? 'nothing' : `${parsed.refusal.where} ${parsed.refusal.problem}`;
  };
  const start = () =>
    standing(scene({ south: ['citadel.guardsman'], north: ['void.warg', 'void.warg'] }), {
      A1: [5, 1],
      B1: [9, 1],
      B2: [9, 2],
    });

  test('[X-160] a question still stands when its seat has changed its orders since', () => {
    const b = start();
    const p = playing({ ...b, orders: b.orders.map((orders) => ({ ...orders!, redirect: 'ask' as const })) });
    p.play(select('A1'));
    p.play(stayAt(b, 'A1'));
    p.play(shoot('rifle', 'B1'));
    expect(p.asked()).toMatchObject({ kind: 'redirect', seat: 1 });
    const orders = { type: 'orders', orders: { ...b.orders[1]!, redirect: 'never' } } as const;
    const now = heroes.play(p.now(), 1, orders, fastTable(seededLuck(1)));
    expect(refused(now)).toBe('nothing');
    expect(heroes.decisions(now)).toMatchObject([{ kind: 'redirect', seat: 1 }]);
  });

  test('[X-166] the largest battles are read back: four seats of 23 units', () => {
    const units = ['void.death-knight', ...Array<string>(22).fill('void.zombie')]; // 493 of a share of 500
    const seats = ([0, 1, 0, 1] as const).map((side) => ({ side, faction: 'void', units }));
    const b = heroes.setup(config({ points: 1000, seats }), fastTable(seededLuck(1)));
    expect(b.models).toHaveLength(92);
    expect(refused(b)).toBe('nothing');
  });

  test('[X-169] a view is a battle too: what it hides is made up, the same for every truth', () => {
    const sets = [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ];
    const truth = (objectives: HeroesConfig['objectives']) => walk({ points: 60, objectives }, 4)[8]!.before;
    for (const objectives of [sets, 'drawn'] as const)
      for (const viewer of [0, 1, 'spectator'] as const) {
        const parsed = heroes.parseState(JSON.parse(JSON.stringify(heroes.view(truth(objectives), viewer))));
        if (!parsed.ok) throw new Error(`${parsed.refusal.where} ${parsed.refusal.problem}`);
        const { value } = parsed;
        expect(value.objectives.every((set) => set!.length === 5)).toBe(true);
        if (viewer !== 'spectator')
          expect(JSON.stringify(heroes.view(value, viewer))).toBe(
            JSON.stringify(heroes.view(truth(objectives), viewer)),
          );
      }
  });

  test('[X-169] [X-158] what is made up is what the other force can meet', () => {
    const b = scene({
      south: ['citadel.guardsman'],
      north: ['void.zombie'],
      objectives: [
        [3, 6, 8, 16, 18],
        [3, 6, 8, 16, 18],
      ],
    });
    const parsed = heroes.parseState(JSON.parse(JSON.stringify(heroes.view(b, 0))));
    const made = parsed.ok ? parsed.value.objectives[1]! : [];
    expect(made).toHaveLength(5);
    for (const id of made) expect(isPossible(b.config, 1, id)).toBe(true);
  });

  test.each<[string, (b: Battle) => object, RegExp]>([
    ['somebody dying while nothing happens', (b) => changed(b, 'B1', { wounds: 0 }), /dying/],
    ['a side that has given up and stands there', (b) => ({ ...b, conceded: [1] }), /given up/],
    ['three markers', (b) => ({ ...b, markers: b.markers.slice(1) }), /markers/],
    [
      'dice for nobody',
      (b) => ({ ...b, stack: [...b.stack, { type: 'roll', what: 'attack', rule: 'DW-56', pools: [], window: 0 }] }),
      /does not lie there/,
    ],
    [
      'a model that moves beside the board',
      (b) => ({
        ...changed(b, 'A1', { space: null }),
        stack: [
          ...b.stack,
          {
            type: 'activation',
            model: 'A1',
            step: 'move',
            choice: 'free',
            pace: 'still',
            moved: false,
            cast: false,
            busy: false,
            engages: false,
            high: false,
          },
        ],
      }),
      /not there/,
    ],
    ['a seal that is open before the battle', (b) => ({ ...b, sealed: [true, false] }), /sealed/],
  ])('[HR-16] what could not go on is refused: %s', (_, change, problem) => {
    expect(refused(start())).toBe('nothing');
    expect(refused(change(start()))).toMatch(problem);
  });
});
