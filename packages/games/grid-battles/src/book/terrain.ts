// Rules text: what terrain adds to a combat (GB-60…67).
import type { RuleText } from './types.ts';

const section = 'Terrain';

export const TERRAIN_RULES: readonly RuleText[] = [
  {
    id: 'GB-60',
    section,
    title: 'Terrain matters',
    text: 'The ground a unit stands on can change how it moves and how it fights.',
    source: 'official',
    see: ['GB-04', 'GB-23', 'GB-61'],
  },
  {
    id: 'GB-61',
    section,
    title: 'Bonus dice and bonus symbols',
    text: 'Some terrain helps the unit that strikes, the unit that is struck, or both. The help is either an extra die to roll or an extra symbol that is added without rolling.',
    source: 'official',
    see: ['GB-62', 'GB-63', 'GB-64', 'GB-65', 'GB-66', 'R-22', 'R-23'],
  },
  {
    id: 'GB-62',
    section,
    title: 'A bonus attack die',
    text: 'An extra yellow, blue or red die joins the dice of the Round Attacker before they are rolled.',
    source: 'official',
    see: ['GB-61'],
    example: {
      words:
        'No terrain here gives an attack die, so no battle rolls one yet. By the rule, a Swordman with an extra yellow die rolls one Damage on the blue and two on the yellow; one Shield is subtracted, two hits remain. The Bonus Damage on the blue die does not count, since he has no Advantage.',
      attack: {
        dice: [
          { colour: 'blue', face: 2 },
          { colour: 'yellow', face: 5, bonus: true },
        ],
        advantage: false,
      },
      defence: { dice: [{ colour: 'grey', face: 4 }] },
      hits: 2,
    },
  },
  {
    id: 'GB-63',
    section,
    title: 'A bonus defence die',
    text: 'An extra brown, grey or black die joins the defence dice of the Round Defender before they are rolled.',
    source: 'official',
    see: ['GB-61', 'R-01'],
    example: {
      words:
        'An Axeman attacks a Pikeman in the woods, who rolls a brown die besides his grey one. Two Damage and one Bonus Damage, for the Axeman has Advantage, meet two Shields: one hit.',
      attack: { dice: [{ colour: 'blue', face: 5 }], advantage: true },
      defence: {
        dice: [
          { colour: 'grey', face: 4 },
          { colour: 'brown', face: 5, bonus: true },
        ],
      },
      hits: 1,
    },
  },
  {
    id: 'GB-64',
    section,
    title: 'A bonus Damage symbol',
    text: 'After the roll the Round Attacker counts one more Damage, just as if a die had shown it.',
    source: 'official',
    see: ['GB-61', 'GB-46'],
    example: {
      words:
        'No terrain here gives this symbol either. By the rule, a Maceman rolls one Damage and is given another, which makes two; the Swordman’s Shield cancels one. One hit.',
      attack: { dice: [{ colour: 'blue', face: 1 }], advantage: false, damage: 1 },
      defence: { dice: [{ colour: 'grey', face: 3 }] },
      hits: 1,
    },
  },
  {
    id: 'GB-65',
    section,
    title: 'A bonus Bonus Damage symbol',
    text: 'After the roll the Round Attacker counts one more Bonus Damage. Like any Bonus Damage, it is worth something only to a unit with Advantage.',
    source: 'official',
    see: ['GB-46', 'GB-61', 'R-35'],
    example: {
      words:
        'A Longbow on a hill shoots at Light Cavalry on the plain, four hexes away. The die shows one Damage, the hill adds one Bonus Damage, and he has Advantage: two hits against a blank face. Without Advantage it would be one.',
      attack: { dice: [{ colour: 'yellow', face: 3 }], advantage: true, bonus: 1 },
      defence: { dice: [{ colour: 'brown', face: 2 }] },
      hits: 2,
      hitsWithoutAdvantage: 1,
    },
  },
  {
    id: 'GB-66',
    section,
    title: 'A bonus Shield',
    text: 'After the roll the Round Defender counts one more Shield, just as if a die had shown it.',
    source: 'official',
    see: ['GB-61', 'GB-46'],
    example: {
      words:
        'A Swordman attacks a Pikeman on a keep wall. With Advantage his die counts three; the grey die shows one Shield and the wall adds another, so one hit gets through.',
      attack: { dice: [{ colour: 'blue', face: 5 }], advantage: true },
      defence: { dice: [{ colour: 'grey', face: 3 }], shields: 1 },
      hits: 1,
    },
  },
  {
    id: 'GB-67',
    section,
    title: 'Bonuses follow the roles',
    text: 'Look at the bonuses afresh in each half. In Battle Back the former Defender strikes and the former Attacker defends, and each gets what its ground gives for the new role.',
    source: 'inferred',
    see: ['GB-40', 'GB-42', 'R-37'],
  },
];
