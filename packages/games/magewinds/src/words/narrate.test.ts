// The log: every event in players' words, with the arithmetic, and nothing that is hidden.
import { inch } from '@muster/geometry';
import { makeRng } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { magewinds } from '../game.ts';
import type { Battle } from '../state/battle.ts';
import type { Who } from '../state/command.ts';
import type { MagewindsEvent, StruckEvent } from '../state/events.ts';
import { battle, block, seededTable } from '../testing/battles.ts';
import { narrate } from './narrate.ts';

const parsed = magewinds.parseConfig({ players: 2 });
if (!parsed.ok) throw new Error('the configuration of this test is wrong');
const config = parsed.value;

const cleric: Who = { id: 0, seat: 1, profile: 'cleric', number: 0 };
const warrior: Who = { id: 1, seat: 0, profile: 'warrior', number: 0 };
const militia: Who = { id: 2, seat: 2, profile: 'militia', number: 2 };
const mesmer: Who = { id: 3, seat: 3, profile: 'mesmer', number: 0 };

const STRUCK: StruckEvent = {
  type: 'struck',
  rule: 'MW 18.5.2',
  source: { type: 'fighter', id: 1 },
  attacker: warrior,
  attack: 'melee',
  target: cleric,
  choice: 'heavy',
  defence: 'none',
  precision: 5,
  evasion: 1,
  cover: false,
  coverLine: null,
  dodge: 0,
  capped: false,
  needed: 4,
  power: 7,
  dice: [1, 3, 4, 6, 2, 5, 5],
  rerolled: [],
  hits: 4,
  armour: 1,
  damage: 3,
  expected: 3.7,
};

const rule = 'MW 11.0';
const [x, y] = [inch(4), inch(6) + inch(1) / 2];
/** However the table lies before whoever reads it. */
const PLACE = '2.5 in from the middle';

/** One line for each kind of event, and for each way to tell it. */
const LINES: readonly (readonly [MagewindsEvent, string])[] = [
  [
    {
      type: 'rolledOff',
      rule,
      rolls: [
        { seat: 0, dice: [5, 2] },
        { seat: 1, dice: [5, 6] },
      ],
      ranks: [1, 0],
    },
    'Roll-off: Blue 5 then 2, Red 5 then 6; the order is Red, Blue.',
  ],
  [{ type: 'scenarioChosen', rule, scenario: 'the-prize', by: null }, 'The scenario is The Prize.'],
  [{ type: 'scenarioChosen', rule, scenario: 'the-prize', by: 0 }, 'Blue chooses the scenario The Prize.'],
  [
    { type: 'fighterAdded', rule, seat: 2, profile: 'witch', slotsLeft: 1 },
    'Ochre adds a fighter: Witch; 1 slot left.',
  ],
  [{ type: 'warbandDone', rule, seat: 0, warband: null }, 'Blue has assembled a warband.'],
  [
    { type: 'warbandDone', rule, seat: 0, warband: ['militia', 'cleric', 'militia'] },
    'Blue’s warband: 2 × Militia and Cleric.',
  ],
  [{ type: 'terrainPlaced', rule, by: 1, terrain: 'crossroads' }, 'Red places the terrain: Crossroads.'],
  [
    { type: 'terrainPlaced', rule, by: null, terrain: { features: [] } },
    'The terrain is placed: terrain of 0 features.',
  ],
  [
    { type: 'territorySplit', rule, by: 1, split: 'diagonal', own: 1 },
    'Red splits the battlefield from corner to corner and takes a half.',
  ],
  [
    { type: 'territorySplit', rule, by: 1, split: 'widthwise', own: 0 },
    'Red splits the battlefield widthwise and takes a half.',
  ],
  [
    { type: 'fighterAdded', rule, seat: 2, profile: 'witch', name: 'Morwen', slotsLeft: 0 },
    'Ochre adds a fighter: Morwen (Witch); 0 slots left.',
  ],
  [{ type: 'discarded', rule, seat: 0, cards: ['2C', 'KH'] }, 'Blue’s cards are discarded: 2♣ and K♥.'],
  [{ type: 'putBack', rule, seat: 2, deck: 30 }, 'The cards that Ochre looked at lie on the deck again.'],
  [{ type: 'edgeChosen', rule, by: 1, edge: 'west' }, 'Red chooses the edge to hold.'],
  [{ type: 'cornerChosen', rule, by: 3, corner: 'north-east' }, 'Violet takes a corner.'],
  [{ type: 'objectPlaced', rule, by: 0, kind: 'treasure', x, y }, `Blue places a treasure ${PLACE}.`],
  [{ type: 'deployed', rule, who: militia, x, y }, `Ochre’s Militia 2 deploys ${PLACE}.`],
  [{ type: 'deployed', rule, who: militia, x: inch(6), y: inch(8) }, 'Ochre’s Militia 2 deploys in the middle.'],
  [
    { type: 'dealt', rule, row: ['AH', '10D', 'JC', '2S', '3S'], deck: 47 },
    'The cards are dealt; face up lie A♥, 10♦, J♣, 2♠ and 3♠.',
  ],
  [
    { type: 'tookCard', rule, seat: 0, card: 'AH', next: '2S', deck: 9 },
    'Blue takes A♥; 2♠ is turned over in its place.',
  ],
  [
    { type: 'tookCard', rule, seat: 0, card: 'AH', next: null, deck: 0 },
    'Blue takes A♥; the deck has no card to put in its place.',
  ],
  [{ type: 'drewCard', rule, seat: 0, card: null, deck: 9 }, 'Blue draws a card from the deck.'],
  [{ type: 'drewCard', rule, seat: 0, card: 'KD', deck: 9 }, 'Blue draws K♦ from the deck.'],
  [
    { type: 'drewCard', rule: 'TC seer.insight', seat: 0, card: null, deck: 9 },
    'Blue keeps a card and puts the other back on top of the deck.',
  ],
  [{ type: 'lookedAt', rule, seat: 1, cards: null, deck: 9 }, 'Red looks at two cards of the deck.'],
  [{ type: 'lookedAt', rule, seat: 1, cards: ['KD', '2S'], deck: 9 }, 'Red looks at two cards of the deck: K♦ and 2♠.'],
  [{ type: 'reshuffled', rule, size: 20 }, 'The deck has run out: 20 discarded cards are shuffled into a new one.'],
  [{ type: 'passed', rule, seat: 0, forced: false }, 'Blue passes.'],
  [{ type: 'passed', rule, seat: 0, forced: true }, 'Blue has nothing left to do and passes.'],
  [{ type: 'held', rule, seat: 0 }, 'Blue holds: no fighter to activate, but not out of the phase.'],
  [{ type: 'spent', rule, seat: 0, cards: ['AH', '2S'] }, 'Blue spends A♥ and 2♠.'],
  [{ type: 'windburn', rule, seat: 0, kept: 1, discarded: ['2S'] }, 'Windburn: Blue keeps 1 card and discards 2♠.'],
  [{ type: 'windburn', rule, seat: 0, kept: 2, discarded: [] }, 'Windburn: Blue keeps 2 cards and discards none.'],
  [
    { type: 'keptCard', rule, seat: 0, value: 3, who: [warrior, warrior, { ...warrior, profile: 'seer' }] },
    'Blue keeps a card worth 3 for 3 damage: 2 to Blue’s Warrior and 1 to Blue’s Seer.',
  ],
  [{ type: 'roundBegan', rule, round: 2, order: [1, 0] }, 'Round 2 begins; turn order: Red, Blue.'],
  [{ type: 'phaseBegan', rule, phase: 'action', order: [0, 1] }, 'The Action Phase begins; turn order: Blue, Red.'],
  [{ type: 'activated', rule, who: cleric, by: 1 }, 'Red’s Cleric is activated.'],
  [{ type: 'activated', rule, who: cleric, by: 0 }, 'Red’s Cleric is activated; Blue decides for it.'],
  [
    { type: 'charmed', rule, who: cleric, by: 0 },
    'Red’s Cleric was charmed: it is under Blue’s control for this activation.',
  ],
  [{ type: 'acted', rule, who: cleric, action: 'take-aim' }, 'Red’s Cleric chooses Take Aim.'],
  [{ type: 'acted', rule, who: cleric, action: 'revive' }, 'Red’s Cleric chooses Revive.'],
  [{ type: 'counter', rule, who: cleric, actions: 1, guard: false }, 'Red’s Cleric has used 1 of 2 actions.'],
  [
    { type: 'recovered', rule, who: cleric, actions: 0, spell: 'energize' },
    'Energize: Red’s Cleric now has used 0 of 2 actions.',
  ],
  ...(
    [
      ['move', 'Red’s Cleric moves 4.99 in of 5 in.'],
      ['step', 'Red’s Cleric steps 4.99 in of 5 in.'],
      ['dodge', 'Red’s Cleric makes the step of its Dodge, 4.99 in.'],
      ['deflect', 'Red’s Cleric makes the step of its Deflect, 4.99 in.'],
      ['knockback', 'Red’s Cleric is knocked back 4.99 in.'],
      ['push', 'Red’s Cleric is pushed 4.99 in.'],
      ['redeploy', `Red’s Cleric is set up again ${PLACE}.`],
    ] as const
  ).map(
    ([how, words]) =>
      [
        { type: 'moved', rule, who: cleric, how, path: [{ x, y }], length: inch(5) - 3, limit: inch(5) },
        words,
      ] as const,
  ),
  [
    { type: 'moved', rule, who: cleric, how: 'push', path: [{ x, y }], length: 25, limit: 25 },
    'Red’s Cleric is pushed less than 0.01 in.',
  ],
  [
    { type: 'moved', rule, who: cleric, how: 'step', path: [{ x, y }], length: 0, limit: inch(1) },
    'Red’s Cleric steps 0 in of 1 in.',
  ],
  [
    { type: 'objectMoved', rule, object: 0, from: { x, y }, to: { x: x + inch(3), y: y + inch(4) } },
    'The object is moved 5 in.',
  ],
  [{ type: 'pickedUp', rule, who: cleric, object: 0, kind: 'fragment' }, 'Red’s Cleric picks up a fragment.'],
  [{ type: 'dropped', rule, who: cleric, object: 0, x, y }, `Red’s Cleric drops an object ${PLACE}.`],
  [
    { type: 'cast', rule, who: cleric, spell: 'heal', target: warrior, paid: 2, place: null, action: null },
    'Red’s Cleric casts Heal on Blue’s Warrior, for 2 points of cards.',
  ],
  [
    { type: 'cast', rule, who: cleric, spell: 'blink', target: null, paid: 1, place: { x, y }, action: null },
    `Red’s Cleric casts Blink, ${PLACE}, for 1 point of cards.`,
  ],
  [
    { type: 'cast', rule, who: cleric, spell: 'prediction', target: warrior, paid: 1, place: null, action: 'dodge' },
    'Red’s Cleric casts Prediction on Blue’s Warrior, naming Dodge, for 1 point of cards.',
  ],
  [{ type: 'aimed', rule, who: cleric, place: { x, y } }, `Red’s Cleric takes aim at a point ${PLACE}.`],
  [{ type: 'aimReady', rule, who: cleric }, 'Red’s Cleric may shoot at what is near its marker in this activation.'],
  [
    { type: 'attackDeclared', rule, who: cleric, attack: 'push', target: warrior, object: null, distance: 6401 },
    'Red’s Cleric attacks Blue’s Warrior with Push, from 2.52 in away.',
  ],
  [
    { type: 'attackDeclared', rule, who: cleric, attack: 'push', target: null, object: 1, distance: 0 },
    'Red’s Cleric attacks an object with Push, in contact.',
  ],
  [{ type: 'attackChosen', rule, seat: 0 }, 'Blue has chosen light, heavy or feint in secret.'],
  [{ type: 'defended', rule, who: cleric, defence: 'none', free: false }, 'Red’s Cleric does not react.'],
  [
    { type: 'defended', rule, who: cleric, defence: 'deflect', free: true },
    'Red’s Cleric reacts: Deflect, free by its Guard.',
  ],
  [{ type: 'revealed', rule, seat: 0, choice: 'feint' }, 'Blue reveals a feint.'],
  [
    { type: 'feinted', rule, who: warrior, free: true },
    'Blue’s Warrior only feinted, and its target reacted: the attack uses no action.',
  ],
  [{ type: 'feinted', rule, who: warrior, free: false }, 'Blue’s Warrior only feinted, and nobody fell for it.'],
  [
    STRUCK,
    'Blue’s Warrior strikes Red’s Cleric, heavy: needs 4 or less (Precision 5 − Evasion 1), 7 dice 1 3 4 6 2 5 5: 4 hits, Armour 1 stops 1, 3 damage.',
  ],
  [
    { ...STRUCK, cover: true, dodge: 3, needed: 0, dice: [], hits: 0, damage: 0 },
    'Blue’s Warrior strikes Red’s Cleric, heavy: cannot hit (Precision 5 − Evasion 1 − 1 for cover − Dodge 3 = 0), 7 dice, no throw needed: no hits.',
  ],
  [
    { ...STRUCK, capped: true, dodge: 4, needed: 0, dice: [], hits: 0, damage: 0 }, // so few that Hex takes nothing off
    'Blue’s Warrior strikes Red’s Cleric, heavy: cannot hit (Precision 5 − Evasion 1 − Dodge 4 = 0), 7 dice, no throw needed: no hits.',
  ],
  [
    {
      ...STRUCK,
      choice: null,
      attacker: cleric,
      attack: 'push',
      evasion: 0,
      needed: 5,
      power: 2,
      dice: [1, 2],
      hits: 2,
      armour: 0,
      damage: 2,
    },
    'Red’s Cleric strikes Red’s Cleric with Push: needs 5 or less (Precision 5), 2 dice 1 2: 2 hits, a push of 2 in.',
  ],
  [
    {
      ...STRUCK,
      precision: 7,
      capped: true,
      needed: 5,
      power: 2,
      dice: [1, 2],
      rerolled: [6, 3],
      hits: 1,
      armour: 3,
      damage: 0,
    },
    'Blue’s Warrior strikes Red’s Cleric, heavy: needs 5 or less (Precision 7 − Evasion 1, at most 5 by Hex), 2 dice 1 2, hits thrown again for Hex 6 3: 1 hit, Armour 3 stops 1, 0 damage.',
  ],
  [
    {
      ...STRUCK,
      attacker: null,
      source: { type: 'feature', id: 1 },
      attack: 'quake',
      choice: null,
      evasion: -1,
      needed: 6,
      power: 1,
      dice: [],
      hits: 1,
      armour: 0,
      damage: 1,
    },
    'The shaken ground strikes Red’s Cleric: cannot miss (Precision 5 + 1 for Evasion), 1 die, no throw needed: 1 hit, 1 damage.',
  ],
  [
    { type: 'objectStruck', rule, object: 0, dice: [1, 6], needed: 5, hits: 1 },
    'The object is struck: needs 5 or less, 2 dice 1 6: 1 hit.',
  ],
  [
    { type: 'objectStruck', rule, object: 0, dice: [], needed: 6, hits: 6 },
    'The object is struck: cannot miss: 6 hits.',
  ],
  [
    { type: 'mirrored', rule, who: mesmer, attacker: warrior, hits: 2 },
    'The Mirrorshield of Violet’s Mesmer throws 2 hits back at Blue’s Warrior.',
  ],
  [
    { type: 'barrier', rule, who: cleric, target: militia, dice: [2, 5], needed: 3, cancelled: 1 },
    'The Barrier of Red’s Cleric shields Ochre’s Militia 2: needs 3 or less, 2 dice 2 5: 1 damage cancelled.',
  ],
  [
    { type: 'damaged', rule, who: cleric, amount: 3, damage: 5, toughness: 6 },
    'Red’s Cleric takes 3 damage and has 5 of Toughness 6.',
  ],
  [{ type: 'takenDown', rule, who: cleric, credit: 0 }, 'Red’s Cleric is taken down by Blue.'],
  [{ type: 'takenDown', rule, who: cleric, credit: null }, 'Red’s Cleric is taken down.'],
  [
    { type: 'healed', rule, who: cleric, amount: 2, damage: 1, cured: true },
    'Red’s Cleric is healed of 2 damage and has 1 left; its poisoning ends.',
  ],
  [{ type: 'poisoned', rule, who: cleric, by: 0 }, 'Red’s Cleric is poisoned.'],
  [
    {
      type: 'effectBegan',
      rule,
      effect: 'hex',
      who: cleric,
      of: { type: 'hex', fighter: 1 },
      by: null,
      until: 'phaseEnds',
    },
    'Hex lies on Red’s Cleric until the Action Phase ends.',
  ],
  [
    {
      type: 'effectBegan',
      rule,
      effect: 'entangle',
      who: cleric,
      of: { type: 'entangle', by: 0, fighter: 1 },
      by: warrior,
      until: 'nextAction',
    },
    'Entangle lies on Red’s Cleric until the next action of Blue’s Warrior.',
  ],
  [
    {
      type: 'effectBegan',
      rule,
      effect: 'ward',
      who: cleric,
      of: { type: 'ward', by: 1 },
      by: cleric,
      until: 'nextAction',
    },
    'Red’s Cleric has Ward in force until its next action.',
  ],
  [
    { type: 'effectEnded', rule, effect: 'thirdEye', who: cleric, of: { type: 'thirdEye', fighter: 1 } },
    'Third Eye ends for Red’s Cleric.',
  ],
  [
    { type: 'arrived', rule, who: cleric, spell: 'revive', x, y, twin: null },
    `Red’s Cleric returns to the battlefield ${PLACE}.`,
  ],
  [
    { type: 'arrived', rule, who: militia, spell: 'clone', x, y, twin: { id: 0, x, y } },
    `Ochre’s Militia 2 stands beside its like; one of the two is a double, ${PLACE}.`,
  ],
  [{ type: 'ordered', rule, who: militia, by: 0 }, 'Blue decides what comes first: Ochre’s Militia 2.'],
  [
    { type: 'dissolved', rule, who: militia, real: { ...militia, number: 1 } },
    'Ochre’s Militia 2 was only a double and vanishes; Ochre’s Militia 1 is the real one.',
  ],
  [{ type: 'escaped', rule, who: cleric, escaped: 1, needed: 3 }, 'Red’s Cleric escapes: 1 of the 3 needed.'],
  [{ type: 'collected', rule, who: cleric, tally: 2 }, 'Red’s Cleric collects a fragment: Red has 2.'],
  [{ type: 'counted', rule, counts: [4, 2], what: 'treasures held' }, 'Counted, treasures held: Blue 4, Red 2.'],
  [{ type: 'conceded', rule, seat: 1 }, 'Red concedes.'],
  [
    { type: 'ended', rule, outcome: { places: [[1], [0]], reason: 'wipedOut', rule } },
    'Red wins: no enemy is left on the battlefield.',
  ],
  [
    { type: 'ended', rule, outcome: { places: [[1], [0, 2], [3]], reason: 'scenario', rule } },
    'Red wins the battle; then Blue and Ochre, then Violet.',
  ],
  [
    { type: 'ended', rule, outcome: { places: [[0, 1]], reason: 'draw', rule } },
    'The battle is a draw between Blue and Red.',
  ],
];

test.each(LINES.map(([event, line]) => [event.type, line, event] as const))('%s: %s', (_, line, event) => {
  expect(narrate(event, config)).toBe(line);
});

describe('a battle told', () => {
  const scene = battle({
    fighters: [
      { profile: 'mesmer', seat: 0, at: [3, 5] },
      { profile: 'druid', seat: 0, at: [5, 5] },
      { profile: 'warrior', seat: 0, at: [4, 7] },
      { profile: 'witch', seat: 1, at: [4.2, 8.1] },
      { profile: 'seer', seat: 1, at: [5.5, 7] },
      { profile: 'cleric', seat: 1, at: [3, 9] },
    ],
    hands: [
      ['AH', 'KD', '3C', '4C', 'QS'],
      ['AD', 'KH', 'JC', '5S', '6S'],
    ],
    terrain: [block(1, 7, 1, 1, 'high')],
  });

  const told = (start: Battle, seed: number, commands: number): readonly MagewindsEvent[] => {
    const events: MagewindsEvent[] = [];
    const table = { ...seededTable(seed), tell: (e: MagewindsEvent) => void events.push(e) };
    const rng = makeRng(seed);
    let b = start;
    for (let n = 0; n < commands && b.outcome === null; n++) {
      const { seat } = magewinds.decisions(b)[0]!;
      const all = magewinds.candidates(b, seat);
      const fights = all.filter((c) => c.type === 'attack' || (c.type === 'act' && c.action === 'attack'));
      const offered = fights.length > 0 && rng.below(2) === 0 ? fights : all;
      b = magewinds.play(b, seat, offered[rng.below(offered.length)]!, table);
    }
    return events;
  };

  test('[MW 11.0] every line is one sentence without gaps', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 6; seed++)
      for (const e of told(scene, seed, 150)) {
        kinds.add(e.type);
        expect(narrate(e, scene.config)).toMatch(/^[A-Z].*\.$/);
        expect(narrate(e, scene.config)).not.toMatch(/undefined|NaN|null|\[object|Seat \d/);
      }
    expect(kinds.size).toBeGreaterThan(20);
  });

  test('[MW 18.5.2] the dice that a line tells make the hits it tells', () => {
    let throws = 0;
    for (let seed = 0; seed < 6; seed++)
      for (const e of told(scene, seed, 150)) {
        if (e.type !== 'struck' || e.dice.length === 0 || e.capped) continue;
        throws++;
        const line = narrate(e, scene.config);
        const [, needed, dice] = /needs (\d) or less .*(?:dice|die) ([\d ]+):/.exec(line)!;
        const hits = dice!.split(' ').filter((die) => Number(die) <= Number(needed)).length;
        expect(line).toContain(hits === 0 ? 'no hits' : `${hits} hit`);
      }
    expect(throws).toBeGreaterThan(5);
  });
});
