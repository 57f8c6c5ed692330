// Rules text: dice, symbols and how a combat is fought (GB-40…50).
import type { RuleText } from './types.ts';

const section = 'Combat';

export const COMBAT_RULES: readonly RuleText[] = [
  {
    id: 'GB-40',
    section,
    title: 'Attacker and Defender',
    text: 'The Attacker is the unit that began the combat, the Defender the one it attacked. A combat can have two halves: whoever strikes in a half is its Round Attacker, whoever is struck its Round Defender, and for Battle Back the two change places.',
    source: 'official',
    see: ['GB-41', 'GB-42'],
  },
  {
    id: 'GB-41',
    section,
    title: 'The first half: the attack',
    text: 'The Attacker rolls its attack dice and the Defender its defence dice. Work out the hits and take them off the Defender’s health at once.',
    source: 'official',
    see: ['GB-47', 'GB-48'],
    example: {
      words:
        'A Knight attacks a Swordman. The red die shows three Damage, the grey die one Shield: two hits, and the Swordman goes from 4 health to 2.',
      attack: { dice: [{ colour: 'red', face: 5 }], advantage: false },
      defence: { dice: [{ colour: 'grey', face: 3 }] },
      hits: 2,
      health: { before: 4, after: 2 },
    },
  },
  {
    id: 'GB-42',
    section,
    title: 'The second half: Battle Back',
    text: 'If both units are still on the map and Battle Back is possible, the Defender now strikes with its own attack dice and the Attacker rolls its defence dice. Hits are worked out and applied as before.',
    source: 'official',
    see: ['GB-43', 'R-02', 'R-03'],
    example: {
      words:
        'A Knight attacks a Swordman and scores one hit, two Damage against one Shield. The Swordman is still standing, strikes back with two Damage against one Shield, and the Knight loses 1 health as well.',
      attack: { dice: [{ colour: 'red', face: 2 }], advantage: false },
      defence: { dice: [{ colour: 'grey', face: 3 }] },
      hits: 1,
      health: { before: 4, after: 3 },
      battleBack: {
        attack: { dice: [{ colour: 'blue', face: 4 }], advantage: false },
        defence: { dice: [{ colour: 'black', face: 2 }] },
        hits: 1,
        health: { before: 3, after: 2 },
      },
    },
  },
  {
    id: 'GB-43',
    section,
    title: 'No third blow',
    text: 'Battle Back is not answered in turn. After two halves at the most, the combat is over.',
    source: 'inferred',
    see: ['GB-42'],
  },
  {
    id: 'GB-44',
    section,
    title: 'Six kinds of dice',
    text: 'All dice have six sides. Attack dice are yellow, blue or red; defence dice are brown, grey or black, both listed from the weakest to the strongest.',
    source: 'official',
    see: ['GB-45', 'GB-50'],
  },
  {
    id: 'GB-45',
    section,
    title: 'What the faces show',
    text: 'The faces of attack dice carry Damage, Bonus Damage or both, sometimes several of them. Defence dice carry Shields only and have blank faces too. The publisher’s own faces were not available to us, so which symbols sit on which face is our design.',
    source: 'official',
    see: ['GB-46'],
    example: {
      words:
        'Face 5 of the blue die shows two Damage and one Bonus Damage; face 1 of the grey die is blank. Without Advantage that is two hits.',
      attack: { dice: [{ colour: 'blue', face: 5 }], advantage: false },
      defence: { dice: [{ colour: 'grey', face: 1 }] },
      hits: 2,
    },
  },
  {
    id: 'GB-46',
    section,
    title: 'The three symbols',
    text: 'Each Damage is a hit. Each Bonus Damage is a hit too, but only if the unit that strikes has Advantage over the one it strikes; otherwise ignore it. Each Shield cancels one hit of either kind.',
    source: 'official',
    see: ['GB-47', 'GB-70'],
    example: {
      words:
        'A Pikeman strikes a Knight, over whom he has Advantage. The blue die shows one Damage and one Bonus Damage, and both count; the Knight’s Shield cancels one of them. One hit gets through; without Advantage it would be none.',
      attack: { dice: [{ colour: 'blue', face: 3 }], advantage: true },
      defence: { dice: [{ colour: 'black', face: 2 }] },
      hits: 1,
      hitsWithoutAdvantage: 0,
    },
  },
  {
    id: 'GB-47',
    section,
    title: 'Counting the hits',
    text: 'Take the Damage symbols and subtract the Shields. With Advantage add the Bonus Damage symbols before you subtract.',
    source: 'official',
    see: ['GB-46', 'GB-49'],
    example: {
      words:
        'A Longbow with Advantage shoots at Light Cavalry: two Damage and one Bonus Damage make three, one Shield is subtracted, two hits remain. Without Advantage the same dice give one.',
      attack: { dice: [{ colour: 'yellow', face: 6 }], advantage: true },
      defence: { dice: [{ colour: 'brown', face: 4 }] },
      hits: 2,
      hitsWithoutAdvantage: 1,
    },
  },
  {
    id: 'GB-48',
    section,
    title: 'Losing health',
    text: 'For each hit that was not cancelled the struck unit loses 1 health.',
    source: 'official',
    see: ['GB-49', 'R-10'],
    example: {
      words:
        'A Crossbowman hits a Pikeman three hexes away: three Damage against one Shield leave two hits, and the Pikeman drops from 4 health to 2.',
      attack: { dice: [{ colour: 'blue', face: 6 }], advantage: false },
      defence: { dice: [{ colour: 'grey', face: 4 }] },
      hits: 2,
      health: { before: 4, after: 2 },
    },
  },
  {
    id: 'GB-49',
    section,
    title: 'No less than nothing',
    text: 'Spare Shields do nothing: there are never fewer than zero hits. A unit whose health reaches zero is destroyed and leaves the map, and any hits beyond that are wasted.',
    source: 'inferred',
    see: ['GB-42', 'GB-80'],
    example: {
      words:
        'Light Cavalry with 2 health left charges a Knight: one Damage against two Shields is zero hits. The Knight battles back with three Damage against a blank face. Two of the three hits destroy the horsemen, the third is lost.',
      attack: { dice: [{ colour: 'yellow', face: 2 }], advantage: false },
      defence: { dice: [{ colour: 'black', face: 5 }] },
      hits: 0,
      health: { before: 3, after: 3 },
      battleBack: {
        attack: { dice: [{ colour: 'red', face: 6 }], advantage: false },
        defence: { dice: [{ colour: 'brown', face: 2 }] },
        hits: 3,
        health: { before: 2, after: 0 },
      },
    },
  },
  {
    id: 'GB-50',
    section,
    title: 'Every unit has its own dice',
    text: 'Which dice a unit rolls is printed on its counter, for attack and for defence separately. Most units attack with a single die.',
    source: 'official',
    see: ['GB-07', 'GB-44'],
  },
];
