// Giving up, among two and among several.
import { describe, expect, test } from 'vitest';
import { magewinds } from '../game.ts';
import type { Battle } from '../state/battle.ts';
import {
  activate,
  asked,
  at,
  attacks,
  battle,
  choose,
  defend,
  eventsOf,
  knockBack,
  playAll,
  tableWith,
  withEffects,
} from '../testing/battles.ts';

const concede = (b: Battle, seat: number) => {
  const { table, events } = tableWith([]);
  expect(magewinds.refuse(b, seat, { type: 'concede' })).toBeUndefined();
  return { battle: magewinds.play(b, seat, { type: 'concede' }, table), events };
};

describe('[MW-H08] conceding', () => {
  const two = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'cleric', seat: 1, at: [6.5, 6] },
    ],
  });

  test('between two it ends the battle at once, at any time', () => {
    for (const b of [two, playAll(two, [...attacks(0, 'melee', 1), choose('light')]).battle]) {
      expect(concede(b, 0).battle.outcome).toMatchObject({ places: [[1], [0]], reason: 'conceded' });
      expect(concede(b, 1).battle.outcome).toMatchObject({ places: [[0], [1]], reason: 'conceded' });
    }
  });

  const three = battle({
    players: 3,
    scenario: 'treasure-clash',
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'cleric', seat: 1, at: [6.5, 6] },
      { profile: 'druid', seat: 2, at: [20, 12] },
      { profile: 'seer', seat: 1, at: [10, 3] },
      { profile: 'wizard', seat: 2, at: [15, 3] },
    ],
    hands: [[], ['2C'], []],
    objects: [[1, 1]],
  });
  const carrying: Battle = { ...three, objects: [{ ...three.objects[0]!, where: 'carried', carrier: 3 }] };

  test('among three the warband leaves: its cards are discarded, what it carried stays, its spells end', () => {
    const b = withEffects(
      carrying,
      { type: 'ward', by: 1 },
      { type: 'hex', fighter: 3 },
      { type: 'hex', fighter: 0 },
      { type: 'entangle', by: 2, fighter: 1 },
    );
    const { battle: after, events } = concede(b, 1);
    expect(after.outcome).toBeNull();
    expect(after.fighters.map((f) => f.where)).toEqual(['field', 'gone', 'field', 'gone', 'field']);
    expect(after.seats[1]).toMatchObject({ conceded: true, hand: { size: 0 } });
    expect(after.discard).toEqual(['2C']);
    expect(after.objects[0]).toMatchObject({ where: 'field', carrier: null, ...at(10, 3) });
    expect(after.effects).toEqual([{ type: 'hex', fighter: 0 }]);
    expect(eventsOf(events, 'conceded')[0]!.seat).toBe(1);
    expect(asked(after)).toBe('0 activate');
  });

  test('it gets no more turns, and cannot concede again', () => {
    const gone = concede(three, 1).battle;
    const next = playAll(gone, [activate(0), { type: 'act', action: 'wait' }]).battle;
    expect(asked(next)).toBe('2 activate');
    expect(magewinds.refuse(gone, 1, { type: 'concede' })?.code).toBe('notInBattle');
  });

  test('an activation that concerns it is broken off and counts as spent', () => {
    const b = playAll(three, [...attacks(0, 'melee', 1), choose('light')]).battle;
    const after = concede(b, 1).battle;
    expect(after.fighters[0]!.actions).toBe(1);
    expect(after.stack).toHaveLength(1);
    expect(asked(after)).toBe('2 activate');
  });

  test('one that does not goes on', () => {
    const b = playAll(three, [...attacks(0, 'melee', 1), choose('light')]).battle;
    const after = concede(b, 2).battle;
    expect(asked(after)).toBe('1 defence');
    const struck = playAll(after, [defend('none'), { type: 'decline' }, knockBack(0)]).battle;
    expect(struck.fighters[1]!.damage).toBe(2);
  });

  test('[TC seer.insight] in the middle of Insight both cards go back on the deck', () => {
    const b: Battle = { ...three, phase: 'channelling', turn: 1, stack: [{ type: 'round', step: 'channelling' }] };
    const looking = playAll(b, [{ type: 'draw', card: 'deck' }]).battle;
    expect(asked(looking)).toBe('1 insight');
    expect(looking.deck.size).toBe(b.deck.size - 2);
    const after = concede(looking, 1).battle;
    expect(after.deck).toMatchObject({ size: b.deck.size, top: null });
    expect([...after.deck.cards!].sort()).toEqual([...b.deck.cards!].sort());
    // nothing is lost: the deck, the row, the hands and the discard pile hold all 52
    const all = [...after.deck.cards!, ...after.row, ...after.discard, ...after.seats.flatMap((s) => s.hand.cards!)];
    expect(new Set(all).size).toBe(52);
    expect(asked(after)).toBe('2 channel');
  });

  test('the last who is left has won', () => {
    const one = concede(three, 1).battle;
    expect(concede(one, 0).battle.outcome).toMatchObject({ places: [[2], [0, 1]], reason: 'conceded' });
  });
});
