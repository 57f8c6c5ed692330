// The end of a round and of a battle (CC-11, CC-20, X-254, X-259, X-261): when it goes on and when it does not, told in full.
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../content/scenarios.ts';
import { cosmicCombat } from '../game.ts';
import type { Battle, CosmicEvent, CosmicTable, Frame } from '../state/types.ts';
import { duel, sol, sun } from '../testing/duel.ts';
import { at, begun, changed, changedTurn, given, lying, playing, scene } from '../testing/scenes.ts';
import { concede } from './concede.ts';
import { isLastRound } from './outcome.ts';

/** Only the end of this round is left. */
const ending = (b: Battle, round: number): Battle => ({ ...b, round, phase: 'combat', stack: [{ type: 'roundEnd' }] });

describe('[CC-11] [CC-20] rounds', () => {
  test.each<readonly [Scenario, number]>([
    ['fleet-action', 5],
    ['station-assault', 5],
    ['convoy', 6],
  ])('%s: %i', (scenario, last) => {
    const b = scene({ south: [sol], north: [sun], scenario });
    expect([1, 4, 5, 6, 7].filter((round) => isLastRound({ ...b, round }))).toEqual([5, 6, 7].filter((n) => n >= last));
  });

  test('the next one begins with orders, everything of the last one forgotten', () => {
    const used = changedTurn(given(duel(), { B1: ['fire', 'shield'] }), 'A1', {
      moves: 1,
      fired: [0],
      moved: 5,
      held: true,
    });
    const b: Battle = { ...ending(used, 4), ready: [true, true], scraped: ['A1 A2'], discounted: [true, true] };
    const p = playing(b);
    expect(p.told('roundBegan')).toEqual([{ type: 'roundBegan', round: 5, rule: 'CC-20' }]);
    expect(p.now()).toMatchObject({
      round: 5,
      phase: 'orders',
      ready: [false, false],
      scraped: [],
      discounted: [false, false],
      outcome: null,
    });
    expect(p.now().stack.map(({ type }) => type)).toEqual(['priority', 'orders']);
    for (const id of ['A1', 'B1']) expect(p.ship(id)).toMatchObject({ tokens: [], arrows: [] });
    expect(p.ship('A1').turn).toMatchObject({ moves: 0, fired: [], moved: 0, held: false, lockedWith: [] });
    expect(p.asked()).toMatchObject({ kind: 'orders' });
  });

  test('[X-224] who is locked as it begins is remembered; who is gone stays as it was', () => {
    const close = lying(scene({ south: [sol, sol], north: [sun] }), {
      A1: at(10, 10),
      A2: at(30, 30),
      B1: { ...at(10, 10), y: 25400 + 3500 },
    });
    const p = playing(
      ending(changed(given(close, { A2: ['fire', 'fire'] }), 'A2', { fate: 'destroyed', wounds: 0 }), 1),
    );
    expect(['A1', 'A2', 'B1'].map((id) => p.ship(id).turn.lockedWith)).toEqual([['B1'], [], ['A1']]);
    expect(p.ship('A2').tokens).toEqual(['fire', 'fire']);
  });

  test('after the last one it is over', () => {
    const p = playing(ending(duel(), 5));
    expect(p.now()).toMatchObject({ round: 5, stack: [], outcome: { reason: 'remainingForces', rule: 'X-254' } });
    expect(p.told('roundBegan')).toEqual([]);
    expect(p.told('over')).toEqual([{ type: 'over', winner: null, reason: 'remainingForces', rule: 'X-254' }]);
  });
});

describe('[X-261] giving up', () => {
  const team = lying(
    scene({
      south: [sol],
      north: [sun],
      more: [
        [0, sol],
        [1, sun],
      ],
    }),
    {
      A1: at(6, 6),
      B1: at(6, 30),
      C1: at(18, 6),
      D1: at(18, 30),
    },
  );
  const told = (b: Battle, seat: number): readonly [Battle, readonly CosmicEvent[]] => {
    const events: CosmicEvent[] = [];
    const table: CosmicTable = {
      roll: () => [],
      shuffle: (items) => items,
      final: () => {},
      tell: (e) => void events.push(e as CosmicEvent),
    };
    return [concede(b, seat, table), events];
  };

  test('is told; alone it ends the battle, in a team only when all have', () => {
    const [one, events] = told(team, 2);
    expect([one.outcome, one.conceded]).toEqual([null, [2]]);
    expect(events).toEqual([{ type: 'conceded', seat: 2, rule: 'X-261' }]);
    const [both, more] = told(one, 0);
    expect(both.outcome).toEqual({
      places: [
        [1, 3],
        [2, 0],
      ].map((seats) => [...seats].sort()),
      reason: 'conceded',
      rule: 'X-261',
    });
    expect(more).toEqual([
      { type: 'conceded', seat: 0, rule: 'X-261' },
      { type: 'over', winner: 1, reason: 'conceded', rule: 'X-261' },
    ]);
    expect(told({ ...team, conceded: [1] }, 3)[0].outcome?.places[0]).toEqual([0, 2]);
  });

  /** Frames in which seats are named: what stands there when seat 0, or seat 2, has given up. */
  const roll = (seat: number): Frame =>
    ({
      type: 'roll',
      what: 'attack',
      rule: 'DW-56',
      pools: [
        { purse: '0', seat, count: 1, needs: 4, faces: [1], again: 0 },
        { purse: '1', seat: 1, count: 1, needs: 4, faces: [1], again: 0 },
      ],
      window: 0,
    }) as Frame;
  const allot = (seat: number): Frame => ({ type: 'allot', seat, rule: 'X-240', left: 1, taken: [] }) as Frame;
  const resist = (casterSeat: number, resisterSeat: number): Frame =>
    ({
      type: 'resist',
      power: 'root',
      caster: '0',
      casterSeat,
      charge: 1,
      step: { at: 'bid', resister: '1', resisterSeat, turn: 'resister', defence: 1, cast: 1 },
    }) as Frame;
  const offer = (casterSeat: number): Frame =>
    ({ type: 'resist', power: 'root', caster: '0', casterSeat, charge: 1, step: { at: 'offer' } }) as Frame;

  test.each<readonly [string, number, Frame, Frame]>([
    ['dice of who has left', 2, roll(2), roll(0)],
    ['dice of another', 2, roll(0), roll(0)],
    ['dice of the captain', 0, roll(0), roll(2)],
    ['wounds to share out', 2, allot(2), allot(0)],
    ['of another', 2, allot(1), allot(1)],
    ['who casts', 2, resist(2, 1), resist(0, 1)],
    ['who resists', 3, resist(0, 3), resist(0, 1)],
    ['neither', 3, resist(2, 1), resist(2, 1)],
    ['who casts, before anybody resists', 2, offer(2), offer(0)],
    ['something else', 2, { type: 'shields' }, { type: 'shields' }],
  ])('[X-258] %s', (_, seat, frame, wanted) => {
    const [now] = told(begun(team, 'shoot', frame), seat);
    expect(now.stack.at(-1)).toEqual(wanted);
    expect(now.stack).toHaveLength(2);
  });

  test('what is open goes on at once', () => {
    const orders = begun(
      { ...team, ready: [true, true, false, true] },
      'orders',
      { type: 'priority', winner: null },
      { type: 'orders' },
    );
    const given4 = given(orders, { A1: ['move', 'fire'], B1: ['move', 'fire'], D1: ['move', 'fire'] });
    const dice = [6, 1];
    const now = cosmicCombat.play(
      given4,
      2,
      { type: 'concede' },
      { roll: (count) => dice.splice(0, count), shuffle: (items) => items, final: () => {} },
    );
    expect(now.phase).toBe('priority');
  });
});
