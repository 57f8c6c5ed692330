// Rules text: Advantage (GB-70, GB-71).
import type { RuleText } from './types.ts';

const section = 'Advantage';

export const ADVANTAGE_RULES: readonly RuleText[] = [
  {
    id: 'GB-70',
    section,
    title: 'What Advantage is',
    text: 'Some units are made to fight certain others; we say they have Advantage over them. It is part of a unit’s description. Who beats whom was not in the published pages we could read, so the pairings in Muster are ours.',
    source: 'official',
    see: ['GB-06', 'GB-46', 'R-24'],
    example: {
      words:
        'A Maceman strikes a Knight, and maces have Advantage over armour: two Damage and one Bonus Damage make three, less one Shield, two hits. Against an unarmoured enemy the same dice would give one.',
      attack: { dice: [{ colour: 'blue', face: 5 }], advantage: true },
      defence: { dice: [{ colour: 'black', face: 4 }] },
      hits: 2,
      hitsWithoutAdvantage: 1,
    },
  },
  {
    id: 'GB-71',
    section,
    title: 'Asked anew in each half',
    text: 'In each half only the unit that strikes is asked whether it has Advantage. Either side, both or neither may have it in the same combat.',
    source: 'official',
    see: ['GB-40', 'GB-46', 'R-25'],
    example: {
      words:
        'A Knight attacks a Pikeman without Advantage: the Bonus Damage on the red die is ignored, two Damage less one Shield is one hit. The Pikeman battles back with Advantage over mounted units: three less one Shield is two hits.',
      attack: { dice: [{ colour: 'red', face: 4 }], advantage: false },
      defence: { dice: [{ colour: 'grey', face: 3 }] },
      hits: 1,
      health: { before: 4, after: 3 },
      battleBack: {
        attack: { dice: [{ colour: 'blue', face: 5 }], advantage: true },
        defence: { dice: [{ colour: 'black', face: 2 }] },
        hits: 2,
        hitsWithoutAdvantage: 1,
        health: { before: 3, after: 1 },
      },
    },
  },
];
