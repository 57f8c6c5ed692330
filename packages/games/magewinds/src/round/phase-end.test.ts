// The end of the Action Phase, of the round and of the battle; and what stays from round to round.
import { describe, expect, test } from 'vitest';
import type { Edition } from '../content/edition.ts';
import type { Feature } from '../content/features.ts';
import { magewinds } from '../game.ts';
import type { Battle } from '../state/battle.ts';
import {
  act,
  activate,
  asked,
  attacks,
  battle,
  block,
  changed,
  choose,
  defend,
  eventsOf,
  playAll,
  withEffects,
} from '../testing/battles.ts';

const last = (round: number, hands: readonly (readonly ('2H' | 'KC')[])[] = []) =>
  battle({
    fighters: [
      { profile: 'seer', seat: 0, at: [3, 3], actions: 1 },
      { profile: 'cleric', seat: 1, at: [9, 13], actions: 2, damage: 1 },
    ],
    round,
    hands,
  });
const finish = [activate(0), act('wait')];

describe('[MW 14.0] the End Phase', () => {
  test('takes all counters off, and the next round begins', () => {
    const { battle: b } = playAll(last(1), finish);
    expect(b).toMatchObject({ round: 2, phase: 'channelling' });
    expect(b.fighters.map((f) => f.actions)).toEqual([0, 0]);
  });

  test('[MW-R63] the scenario is asked before Windburn: none after the last round', () => {
    const hands = [[], ['KC']] as const;
    const on = playAll(last(4, hands), [...finish, { type: 'pass' }]).battle;
    expect(asked(on)).toBe('1 windburn');
    const { battle: over, events } = playAll(last(5, hands), [...finish, { type: 'pass' }]);
    expect(over.outcome).toMatchObject({ places: [[0], [1]], reason: 'scenario' });
    expect(eventsOf(events, 'windburn')).toEqual([]);
  });

  test('what lasts for the phase is over; what lasts until something happens goes on', () => {
    const b = withEffects(
      last(1),
      { type: 'hex', fighter: 1 },
      { type: 'thirdEye', fighter: 1 },
      { type: 'whiteHot', by: 0 },
      { type: 'empowered', by: 0 },
      { type: 'entangle', by: 1, fighter: 0 },
      { type: 'aim', by: 1, x: 1, y: 1, ready: false },
    );
    expect(playAll(b, finish).battle.effects.map((e) => e.type)).toEqual(['entangle', 'aim']);
  });
});

test('[TC mesmer.hypnotize] [TC seer.third-eye] whom only a Third Eye let see the Mesmer is free when it closes', () => {
  // a wall stands between the Seer and the Mesmer of the other side
  const bound = (edition: Edition, wall: readonly Feature[]) => {
    const b = battle({
      fighters: [
        { profile: 'seer', seat: 0, at: [3, 3], actions: 1 },
        { profile: 'mesmer', seat: 1, at: [3, 8], actions: 2 },
      ],
      terrain: wall,
      config: { edition },
    });
    const lasting = withEffects(b, { type: 'thirdEye', fighter: 0 }, { type: 'hypnotize', by: 1, fighter: 0 });
    return playAll(lasting, finish);
  };
  const wall = [block(1, 5, 4, 0.5, 'high')];
  const { battle: b, events } = bound(4, wall);
  expect(b.effects).toEqual([]);
  expect(eventsOf(events, 'effectEnded').map((e) => [e.effect, e.rule])).toEqual([
    ['thirdEye', 'MW 14.0'],
    ['hypnotize', 'TC mesmer.hypnotize'],
  ]);
  expect(bound(4, []).battle.effects.map((e) => e.type)).toEqual(['hypnotize']);
  expect(bound(3, wall).battle.effects.map((e) => e.type)).toEqual(['hypnotize']); // MW-H22
});

test('[MW-R53] the face-up row stays from round to round', () => {
  const b = last(1);
  expect(playAll(b, finish).battle.row).toEqual(b.row);
});

test('[MW-R56] sizes, discards and the row are open; hands and the deck are not', () => {
  const b: Battle = { ...last(1, [['2H'], ['KC']]), discard: ['3C'] };
  for (const viewer of [1, 'spectator'] as const) {
    const seen = magewinds.view(b, viewer);
    expect(seen.seats[0]!.hand).toMatchObject({ size: 1, cards: null });
    expect(seen.deck).toMatchObject({ size: b.deck.size, cards: null });
    expect([seen.row, seen.discard]).toEqual([b.row, ['3C']]);
  }
  expect(magewinds.view(b, 1).seats[1]!.hand.cards).toEqual(['KC']);
});

test('[MW-H11] who can only pass, for all to see, is not asked while channelling', () => {
  const b = last(1, [['2H'], ['KC']]);
  const full: Battle = {
    ...b,
    phase: 'channelling',
    stack: [{ type: 'round', step: 'channelling' }],
    seats: b.seats.map((s, i) =>
      i === 1 ? { ...s, hand: { size: 6, cards: ['AC', '2C', '3C', '4C', '5C', '6C'], seen: [] } } : s,
    ),
  };
  // one fighter left each: a hand of 6 is full (ItT deathmatch.special)
  const { battle: after, events } = playAll(full, [{ type: 'draw', card: full.row[0]! }]);
  expect(eventsOf(events, 'passed')).toMatchObject([{ seat: 1, forced: true }]);
  expect(asked(after)).toBe('0 channel');
});

describe('[MW-R94] Battle Royale: who falls later is placed higher', () => {
  // Seat 3 fell in round 1. In round 2 nobody stands in the storm, and seat 2 keeps a card at the price of its last fighter.
  const four = (edition: 1 | 2) => {
    const b = battle({
      players: 4,
      scenario: 'battle-royale',
      round: 2,
      fighters: [
        { profile: 'warrior', seat: 0, at: [12, 8], actions: 2 },
        { profile: 'militia', seat: 1, at: [13.5, 8], actions: 2, damage: 3 },
        { profile: 'militia', seat: 2, at: [10, 8], actions: 2, damage: 3 },
        { profile: 'militia', seat: 3, at: [1, 1], where: 'down' },
      ],
      hands: [[], [], ['2H'], []],
      config: { edition },
    });
    return changed(b, 3, { damage: 4, downIn: 1 });
  };
  const burnt = (edition: 1 | 2) => {
    const begun = playAll({ ...four(edition), turn: 2 }, [{ type: 'pass' }]).battle;
    expect(asked(begun)).toBe('2 windburn');
    return playAll(begun, [{ type: 'keepCard', card: '2H', fighters: [2] }]).battle;
  };
  const ended = (b: Battle) => {
    const next: Battle = { ...b, phase: 'action', order: [0, 1, 2, 3], passed: [], turn: 0 };
    const strike = { ...next, stack: [{ type: 'round', step: 'turn' } as const] };
    return playAll(strike, [...attacks(0, 'melee', 1), choose('light'), defend('none')]).battle.outcome?.places;
  };

  test('a warband that falls to Windburn in round 2 stands above one that fell in round 1', () => {
    expect(burnt(2).fighters[2]).toMatchObject({ where: 'down', downIn: 2 });
    expect(ended(burnt(2))).toEqual([[0], [1], [2], [3]]);
  });

  test('[MW-H22] in the first edition Windburn is forgotten', () => {
    expect(ended(burnt(1))).toEqual([[0], [1], [3], [2]]);
  });
});

describe('[MW-R90] a turn of Windburn may end Treasure Dash', () => {
  // each holds one treasure; Blue keeps a card at the price of the fighter that carries its own
  const burnt = (edition: Edition, round: number, hurt: 0 | 1) => {
    const b = battle({
      scenario: 'treasure-dash',
      round,
      fighters: [
        { profile: 'militia', seat: 0, at: [3, 3], actions: 2, damage: 3 },
        { profile: 'militia', seat: 0, at: [6, 3], actions: 2, damage: 3 },
        { profile: 'guardian', seat: 1, at: [3, 12], actions: 2 },
      ],
      objects: [
        [3, 3],
        [3, 12],
      ],
      hands: [['2H'], ['3C']],
      config: { edition },
    });
    const carried = [0, 2].map((carrier, i) => ({ ...b.objects[i]!, where: 'carried' as const, carrier }));
    const begun = playAll({ ...b, objects: carried }, [{ type: 'pass' }, { type: 'pass' }]).battle;
    expect(asked(begun)).toBe('0 windburn');
    return playAll(begun, [{ type: 'keepCard', card: '2H', fighters: [hurt] }]).battle;
  };

  test('once the count after round 3 was equal: who holds fewer then has lost, and the next one is not asked', () => {
    const won = { places: [[1], [0]], reason: 'scenario', rule: 'ItT treasure-dash.end' };
    expect(burnt(5, 3, 0).outcome).toEqual(won);
    expect(burnt(5, 4, 0).outcome).toEqual(won);
    expect(asked(burnt(5, 3, 1))).toBe('1 windburn'); // still equal
    expect(asked(burnt(5, 2, 0))).toBe('1 windburn');
  });

  test('[MW-H22] before the fifth edition only turns of the Action Phase did', () => {
    expect(asked(burnt(4, 3, 0))).toBe('1 windburn');
  });
});
