// When the defender strikes back, and with what.
import { describe, expect, test } from 'vitest';
import { type Battle, type BattleEvent, gridBattles, type Rulings } from '../index.ts';
import { altered, attack, attacking, type BoardOptions, board, eventsOf, perform, plainMap } from '../testing.ts';

/** Attacks with the weakest attack faces and the strongest defence faces: everybody lives, no die has to be counted. */
const answerIn = (b: Battle): { readonly answer: string; readonly dice: string } => {
  const events: BattleEvent[] = [];
  gridBattles.play(b, b.turn, attack('A1', 'B1'), {
    roll: (count, _, what) => Array<number>(count).fill(what === 'attack' ? 1 : 6),
    shuffle: (items) => items,
    final: () => {},
    tell: (e) => {
      events.push(e);
    },
  });
  const second = eventsOf(events, 'struck')[1];
  const none = eventsOf(events, 'noBattleBack')[0];
  return {
    answer: second === undefined ? none!.why : 'yes',
    dice: second === undefined ? '' : second.attack.map((d) => d.colour).join(' '),
  };
};

const answers = (a: string, b: string, rulings: Partial<Rulings> = {}, more: Partial<BoardOptions> = {}) =>
  answerIn(attacking(board({ map: plainMap(10, 3), a, b, rulings, ...more })));

describe('[R-02] adjacent', () => {
  test.each([
    ['pikeman 0000', 'pikeman 0100', 'yes'],
    ['archer 0000', 'archer 0100', 'yes'],
    ['archer 0000', 'pikeman 0100', 'yes'],
    ['pikeman 0000', 'archer 0100', 'yes'],
    ['archer 0000', 'archer 0200', 'notAdjacent'],
    ['archer 0000', 'pikeman 0300', 'notAdjacent'],
    ['ballista 0000', 'ballista 0300', 'notAdjacent'],
  ])('[R-02] [GB-42] %s attacks %s: %s', (a, b, answer) => {
    expect(answers(a, b).answer).toBe(answer); // the default
    expect(answers(a, b, { battleBack: 'adjacent' }).answer).toBe(answer);
  });

  test.each(['ballista', 'catapult', 'trebuchet', 'bombard'])(
    '[R-02] [R-44] a %s cannot answer a neighbour',
    (type) => {
      expect(answers('pikeman 0000', `${type} 0100`).answer).toBe('cannotReach');
    },
  );
});

describe('[R-02] inDefendersRange', () => {
  const rulings = { battleBack: 'inDefendersRange' } as const;

  test.each([
    ['pikeman 0000', 'pikeman 0100', 'yes'],
    ['archer 0000', 'archer 0300', 'yes'],
    ['longbow 0000', 'archer 0400', 'yes'],
    ['longbow 0000', 'archer 0500', 'cannotReach'],
    ['archer 0000', 'pikeman 0200', 'cannotReach'],
    ['ballista 0000', 'bombard 0400', 'yes'],
    ['ballista 0000', 'bombard 0500', 'cannotReach'],
    ['skirmisher 0000', 'catapult 0200', 'cannotReach'],
  ])('[R-02] [R-44] %s attacks %s: %s', (a, b, answer) => {
    expect(answers(a, b, rulings).answer).toBe(answer);
  });

  test.each([
    ['catapult 0000', 'longbow 0500', 'cannotReach'],
    ['catapult 0000', 'trebuchet 0500', 'yes'],
    ['trebuchet 0000', 'catapult 0500', 'yes'],
  ])('[R-02] [R-42] over a mountain %s attacks %s: %s', (a, b, answer) => {
    const map = ['..MMM.....', '..MMM.....', '..........'];
    expect(answers(a, b, rulings, { map }).answer).toBe(answer);
  });
});

test('[R-02] off: nobody strikes back', () => {
  expect(answers('pikeman 0000', 'pikeman 0100', { battleBack: 'off' }).answer).toBe('off');
  expect(answers('archer 0000', 'archer 0200', { battleBack: 'off' }).answer).toBe('off');
});

test('[R-02] the log says why there is no answer', () => {
  const b = attacking(board({ a: 'archer 0000', b: 'archer 0200' }));
  const { events } = perform(b, [attack('A1', 'B1')], [1, 4]);
  expect(eventsOf(events, 'noBattleBack')).toEqual([
    { type: 'noBattleBack', rule: 'R-02', unit: 'B1', why: 'notAdjacent' },
  ]);
});

describe('[R-04] ranged units at arm’s length', () => {
  test('[R-04] full: they answer with their own dice', () => {
    expect(answers('pikeman 0000', 'crossbow 0100', { rangedInMelee: 'full' })).toEqual({
      answer: 'yes',
      dice: 'blue',
    });
    expect(answers('pikeman 0000', 'crossbow 0100')).toEqual({ answer: 'yes', dice: 'blue' });
  });

  test('[R-04] yellowOnly: one yellow die instead, for attack and answer, at distance 1 only', () => {
    const rulings = { rangedInMelee: 'yellowOnly', battleBack: 'inDefendersRange' } as const;
    expect(answers('pikeman 0000', 'crossbow 0100', rulings)).toEqual({ answer: 'yes', dice: 'yellow' });
    expect(answers('crossbow 0000', 'crossbow 0200', rulings)).toEqual({ answer: 'yes', dice: 'blue' });
    expect(answers('crossbow 0000', 'pikeman 0100', rulings).dice).toBe('blue'); // melee units are not concerned
    const b = attacking(board({ a: 'crossbow 0000', b: 'pikeman 0100', rulings }));
    const { events } = perform(b, [attack('A1', 'B1')], [5, 1, 1, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ attack: [{ colour: 'yellow', damage: 2 }], hits: 2 });
  });

  test('[R-04] [R-02] forbidden: they do not answer a neighbour either', () => {
    expect(answers('pikeman 0000', 'archer 0100', { rangedInMelee: 'forbidden' }).answer).toBe('cannotReach');
    expect(answers('pikeman 0000', 'pikeman 0100', { rangedInMelee: 'forbidden' }).answer).toBe('yes');
  });
});

test('[R-40] neither setup nor reload keeps an engine from striking back', () => {
  const b = board({
    map: plainMap(10, 3),
    a: 'ballista 0000',
    b: 'bombard 0300',
    rulings: { battleBack: 'inDefendersRange' },
  });
  const spent = { ...altered(b, { B1: { attackedInRound: 1, attacked: true, left: true } }), round: 2 };
  expect(answerIn(attacking(spent))).toEqual({ answer: 'yes', dice: 'red yellow' });
});

test('[R-06] an answer is no choice of target: an enemy beside the defender does not prevent it', () => {
  const rulings = { mustFightAdjacent: true, battleBack: 'inDefendersRange' } as const;
  expect(answers('archer 0000; militia 0201', 'archer 0300', rulings).answer).toBe('yes');
});

test('[GB-42] both must still be on the map: an attacker is never struck by a unit it destroyed', () => {
  const b = altered(attacking(board({ a: 'knight 0000', b: 'militia 0100; militia 0606' })), { B1: { health: 1 } });
  const { battle, events } = perform(b, [attack('A1', 'B1')], [2, 1]);
  expect(eventsOf(events, 'struck')).toHaveLength(1);
  expect(battle.units[0]!.health).toBe(3);
  expect(gridBattles.decisions(battle)).toMatchObject([{ seat: 1, units: ['B2'] }]);
});

test('[GB-42] [R-09] each of several attackers may be struck back, the last one after the earlier hits', () => {
  const b = attacking(board({ a: 'militia 0000; militia 0200; militia 0606', b: 'knight 0100' }));
  const dice = [2, 6, 1, 1, 2, 1, 2, 6]; // no hit, 2 hits back; one hit, then 1 hit back
  const { battle } = perform(b, [attack('A1', 'B1'), attack('A2', 'B1')], dice);
  expect(battle.units.map((u) => u.health)).toEqual([1, 2, 3, 2]);
});
