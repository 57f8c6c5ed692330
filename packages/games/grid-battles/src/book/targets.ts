// Rules text: who may attack whom, range and line of sight (GB-30…39).
import type { RuleText } from './types.ts';

const section = 'Choosing targets';

export const TARGET_RULES: readonly RuleText[] = [
  {
    id: 'GB-30',
    section,
    title: 'One attack each',
    text: 'In the Attack phase each activated unit may attack one enemy unit, once. A combat is fought to its end before the next one starts.',
    source: 'official',
    see: ['R-08', 'R-09'],
  },
  {
    id: 'GB-31',
    section,
    title: 'Melee units',
    text: 'A melee unit reaches only the six hexes around it, so its target must stand right next to it.',
    source: 'official',
    see: ['GB-32', 'R-36'],
  },
  {
    id: 'GB-32',
    section,
    title: 'Ranged units',
    text: 'A ranged unit may attack any enemy within its range that it can see. Count the distance in hexes, with the target’s hex included and the shooter’s left out.',
    source: 'official',
    see: ['GB-34', 'R-07', 'R-44'],
  },
  {
    id: 'GB-33',
    section,
    title: 'Shooting at close quarters',
    text: 'Range has an upper end and no lower one, so an archer may also attack the enemy right in front of him. Only our siege engines have a minimum range.',
    source: 'inferred',
    see: ['GB-32', 'R-04', 'R-44'],
  },
  {
    id: 'GB-34',
    section,
    title: 'Line of sight',
    text: 'Draw a straight line from the middle of the shooter’s hex to the middle of the target’s. If it crosses another unit, friend or enemy, or a hex of blocking terrain, the shooter cannot see the target.',
    source: 'official',
    see: ['GB-35', 'GB-36', 'GB-37', 'R-14', 'R-15', 'R-42'],
    example: {
      words:
        'The Archer in 0001 would like to shoot at 0301. A unit in 0201 stands exactly on the line, so there is no shot.',
      board: {
        columns: 5,
        rows: 4,
        from: '0001',
        to: '0301',
        blockers: [{ hex: '0201', what: 'unit' }],
        clear: false,
      },
    },
  },
  {
    id: 'GB-35',
    section,
    title: 'Where shooter and target stand',
    text: 'Only what lies between the two counts. A unit in the woods sees out of its own hex, and a unit on a hill can be seen there.',
    source: 'official',
    see: ['GB-34', 'R-05'],
    example: {
      words:
        'The Archer stands in woods (0001), the target on a hill (0301). Both hexes are left out, nothing is in between, and the shot is on.',
      board: {
        columns: 5,
        rows: 4,
        from: '0001',
        to: '0301',
        blockers: [
          { hex: '0001', what: 'woods' },
          { hex: '0301', what: 'hill' },
        ],
        clear: true,
      },
    },
  },
  {
    id: 'GB-36',
    section,
    title: 'Terrain that blocks',
    text: 'Hills and woods block the view; these are the two that the published rules name. Among the terrain we added, villages, keep walls and mountains block it too.',
    source: 'official',
    see: ['GB-34', 'R-16'],
  },
  {
    id: 'GB-37',
    section,
    title: 'Along an edge',
    text: 'Sometimes the line runs exactly between two hexes or touches a corner. Then imagine two lines, one a hair’s breadth to the left and one to the right: it is enough if one of them is clear.',
    source: 'official',
    see: ['GB-38', 'R-13', 'R-14'],
    example: {
      words:
        'From 0301 to 0202 the line follows the edge between 0201 and 0302. There are woods in 0201, but the side of 0302 is open, so the target is in sight.',
      board: {
        columns: 5,
        rows: 4,
        from: '0301',
        to: '0202',
        blockers: [{ hex: '0201', what: 'woods' }],
        clear: true,
      },
    },
  },
  {
    id: 'GB-38',
    section,
    title: 'Closed on both sides',
    text: 'If both of these lines meet an obstacle, the view is blocked, even when the drawing seems to leave a gap between the two hexes.',
    source: 'official',
    see: ['GB-37', 'R-13'],
    example: {
      words:
        'The same line, now with woods in 0201 and a hill in 0302. Whichever side you try, something is in the way: no shot.',
      board: {
        columns: 5,
        rows: 4,
        from: '0301',
        to: '0202',
        blockers: [
          { hex: '0201', what: 'woods' },
          { hex: '0302', what: 'hill' },
        ],
        clear: false,
      },
    },
  },
  {
    id: 'GB-39',
    section,
    title: 'What a shooter can reach',
    text: 'Select a ranged unit in any phase, and the table marks every hex it could shoot at from where it stands: near enough, and in sight.',
    source: 'official',
    see: ['GB-32', 'GB-34'],
  },
];
