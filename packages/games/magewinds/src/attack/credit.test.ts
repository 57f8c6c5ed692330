// Who is credited with a fighter taken down (MW-R94), and how long that counts (ItT battle-royale.special).
import { describe, expect, test } from 'vitest';
import type { Edition } from '../content/edition.ts';
import type { ProfileId } from '../content/fighters.ts';
import { scenarioHandBonus } from '../scenarios/index.ts';
import type { Battle } from '../state/battle.ts';
import {
  act,
  activate,
  asked,
  attacks,
  battle,
  block,
  casts,
  changed,
  choose,
  defend,
  eventsOf,
  knockBack,
  type Lineup,
  type Placed,
  playAll,
  step,
  withEffects,
} from '../testing/battles.ts';

const kills = (b: Battle) => b.seats.map((s) => s.kills);

/** Three warbands on the double field, out of the storm. */
const royale = (fighters: readonly Placed[], more: Partial<Lineup> = {}) =>
  battle({ players: 3, scenario: 'battle-royale', fighters, ...more });

describe('[MW-R94] a takedown is credited to the warband whose attack or ability did it', () => {
  test('an attack: to the attacker', () => {
    const b = royale([
      { profile: 'warrior', seat: 1, at: [10, 8] },
      { profile: 'minion', seat: 2, at: [11.5, 8], damage: 2 },
      { profile: 'seer', seat: 0, at: [14, 8] },
      { profile: 'cleric', seat: 2, at: [14, 11] },
    ]);
    const { battle: after, events } = playAll({ ...b, turn: 1 }, [
      ...attacks(0, 'melee', 1),
      choose('light'),
      defend('none'),
    ]);
    expect(after.fighters[1]!.where).toBe('down');
    expect(eventsOf(events, 'takenDown')[0]!.credit).toBe(1);
    expect(kills(after)).toEqual([0, 1, 0]);
  });

  test('[TC mesmer.mirrorshield] an attacker struck by its own hits: to the Mesmer’s player', () => {
    const b = royale(
      [
        { profile: 'warrior', seat: 0, at: [10, 8], damage: 6 },
        { profile: 'mesmer', seat: 1, at: [11.5, 8] },
        { profile: 'seer', seat: 0, at: [14, 11] },
        { profile: 'seer', seat: 2, at: [14, 8] },
      ],
      { hands: [[], ['2C'], []] },
    );
    // two hits, Armour 3: both come back, and the Warrior's Armour stops one
    const shield = [...attacks(0, 'melee', 1), choose('heavy'), defend('mirrorshield', ['2C']), step()];
    const after = playAll(b, shield, [1, 2, 6, 6, 6, 6, 6]).battle;
    expect(after.fighters[0]!.where).toBe('down');
    expect(kills(after)).toEqual([0, 1, 0]);
  });

  test('one’s own fighter: to nobody, since only enemies count', () => {
    const b = royale([
      { profile: 'warrior', seat: 0, at: [10, 8] },
      { profile: 'minion', seat: 0, at: [11.5, 8], damage: 2 },
      { profile: 'seer', seat: 1, at: [14, 8] },
      { profile: 'seer', seat: 2, at: [14, 11] },
    ]);
    const after = playAll(b, [...attacks(0, 'melee', 1), choose('light'), defend('none')]).battle;
    expect(after.fighters[1]!.where).toBe('down');
    expect(kills(after)).toEqual([0, 0, 0]);
  });

  describe('[TC witch.charm] [MW-R81] a charmed fighter: to its own warband, whoever decides for it', () => {
    // the Witch of seat 1 has charmed fighter 0
    const charmed = (profile: ProfileId, edition: Edition, more: Partial<Lineup> = {}) => {
      const b = royale(
        [
          { profile, seat: 0, at: [10, 8] },
          { profile: 'witch', seat: 1, at: [14, 8] },
          { profile: 'minion', seat: 2, at: [11.5, 8], damage: 2 },
          { profile: 'seer', seat: 2, at: [14, 11] },
        ],
        { config: { edition }, ...more },
      );
      return withEffects(b, { type: 'charm', by: 1, seat: 1, target: 0, among: [0] });
    };
    const slain = (edition: Edition) =>
      playAll(charmed('warrior', edition), [...attacks(0, 'melee', 2), choose('light'), defend('none')]).battle;

    test('what it takes down', () => {
      expect(kills(slain(4))).toEqual([1, 0, 0]);
      expect(kills(slain(3))).toEqual([0, 1, 0]); // MW-H22
    });

    test('[TC witch.poison-tip] and whom it poisons', () => {
      const poisoned = (edition: Edition) => {
        const b = changed(charmed('witch', edition), 2, { damage: 0 });
        return playAll(b, [...attacks(0, 'poison-tip', 2), choose('light'), defend('none'), knockBack(0)]).battle;
      };
      expect([poisoned(4).fighters[2]!.poison, poisoned(3).fighters[2]!.poison]).toEqual([0, 1]);
    });

    test('[TC druid.quake] and what the ground does that it shakes', () => {
      const shaken = (edition: Edition) => {
        const rock = block(11.6, 8.9, 1, 0.5, 'low');
        const b = charmed('druid', edition, { terrain: [rock], hands: [[], ['2C', '3C'], []] });
        const quake = [...casts('quake', 0, ['2C', '3C'], { feature: 0 }), defend('none')];
        return playAll(b, quake, [1, 1, 1, 1, 1, 1]).battle;
      };
      expect(shaken(4).fighters[2]!.where).toBe('down');
      expect([kills(shaken(4)), kills(shaken(3))]).toEqual([
        [1, 0, 0],
        [0, 1, 0],
      ]);
    });
  });

  /** Seat 0's last activation, after which the phase ends; the Minion of seat 2 falls at its end. */
  const lastTurn = (fallen: Partial<Placed>, round = 1) =>
    royale(
      [
        { profile: 'seer', seat: 0, at: [12, 8], actions: 1 },
        { profile: 'seer', seat: 1, at: [12, 10], actions: 2 },
        { profile: 'minion', seat: 2, at: [10, 8], actions: 2, damage: 3, ...fallen },
        { profile: 'seer', seat: 2, at: [14, 8], actions: 2 },
      ],
      { round },
    );
  const finish = [activate(0), act('wait')];

  test('[TC witch.poison-tip] poison: to the poisoner', () => {
    const { battle: b, events } = playAll(lastTurn({ poison: 1 }), finish);
    expect(b.fighters[2]!.where).toBe('down');
    expect(eventsOf(events, 'takenDown')).toMatchObject([{ credit: 1 }]);
    // the next round has begun: the takedown raises the poisoner's hand limit for it
    expect(b).toMatchObject({ round: 2, phase: 'channelling' });
    expect([0, 1, 2].map((seat) => scenarioHandBonus(b, seat))).toEqual([0, 1, 0]);
  });

  test('[ItT battle-royale.storm] the storm: to nobody', () => {
    const { battle: b, events } = playAll(lastTurn({ at: [1, 1] }), finish);
    expect(eventsOf(events, 'takenDown')).toMatchObject([{ credit: null, who: { id: 2 } }]);
    expect([0, 1, 2].map((seat) => scenarioHandBonus(b, seat))).toEqual([0, 0, 0]);
  });

  test('[MW 14.1] Windburn: to nobody', () => {
    const b = lastTurn({});
    const cards: Battle = {
      ...b,
      seats: b.seats.map((s, seat) => (seat === 2 ? { ...s, hand: { size: 1, cards: ['2H'], seen: [] } } : s)),
    };
    const burning = playAll(cards, [...finish, { type: 'pass' }]).battle;
    expect(asked(burning)).toBe('2 windburn');
    const after = playAll(burning, [{ type: 'keepCard', card: '2H', fighters: [2] }]).battle;
    expect(after.fighters[2]!.where).toBe('down');
    expect(after.seats.map((s) => [s.kills, s.killsBefore])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(after).toMatchObject({ round: 2 });
    expect(after.seats[2]!.hand).toMatchObject({ cards: ['2H'] });
  });

  test('[ItT battle-royale.special] for the next round only: kills are counted anew each round', () => {
    const b = lastTurn({});
    const scored: Battle = {
      ...b,
      seats: b.seats.map((s, seat) => ({ ...s, kills: [2, 0, 1][seat]!, killsBefore: [0, 3, 0][seat]! })),
    };
    const next = playAll(scored, finish).battle;
    expect(next.round).toBe(2);
    expect(next.seats.map((s) => [s.kills, s.killsBefore])).toEqual([
      [0, 2],
      [0, 0],
      [0, 1],
    ]);
  });
});

test('[MW 14.1] [MW-R62] Windburn goes round in the order of passing; who has no cards is not asked', () => {
  const b = battle({
    fighters: [
      { profile: 'seer', seat: 0, at: [3, 3], actions: 2 },
      { profile: 'cleric', seat: 1, at: [9, 13], actions: 2 },
    ],
    hands: [
      ['2H', 'KC'],
      ['3S', '4S'],
    ],
    turn: 1,
  });
  const one = playAll(b, [{ type: 'pass' }, { type: 'pass' }]).battle;
  expect(asked(one)).toBe('1 windburn');
  const two = playAll(one, [{ type: 'keepCard', card: '3S', fighters: [1] }, { type: 'discardRest' }]).battle;
  expect(asked(two)).toBe('0 windburn');
  expect(two.fighters.map((f) => f.damage)).toEqual([0, 1]);
  const done = playAll(two, [{ type: 'keepCard', card: 'KC', fighters: [0, 0] }, { type: 'discardRest' }]).battle;
  expect(done).toMatchObject({ round: 2, phase: 'channelling', order: [1, 0] });
  expect(done.seats.map((s) => s.hand.cards)).toEqual([['KC'], ['3S']]);
  expect(done.fighters.map((f) => f.damage)).toEqual([2, 1]);
  expect(done.discard).toEqual(['4S', '2H']);
  const alone = playAll({ ...b, seats: [b.seats[0]!, { ...b.seats[1]!, hand: { size: 0, cards: [], seen: [] } }] }, [
    { type: 'pass' },
    { type: 'pass' },
  ]).battle;
  expect(asked(alone)).toBe('0 windburn');
});
