// Rules text: choosing and setting up a scenario, and the scenarios of Into the Tempest (ItT).
import { house, pack } from './make.ts';
import type { RuleText } from './types.ts';

const section = 'Scenarios';
const of = pack(section, 'ItT');

const general = of('general', '1.3.1');
const hill = of('king-of-the-hill', '1.3.0');
const prize = of('the-prize', '1.4.0');
const dash = of('treasure-dash', '1.3.0');
const frenzy = of('fragment-frenzy', '1.3.1');
const line = of('hold-the-line', '1.3.0');
const royale = of('battle-royale', '1.4.0');
const clash = of('treasure-clash', '1.4.0');
const deathmatch = house(section, 'ItT')('deathmatch');

export const SCENARIO_RULES: readonly RuleText[] = [
  general(
    'order',
    'Warbands or scenario first',
    'The players settle which comes first, the choice of the scenario or the assembling of warbands.',
    { see: ['MW 10.0'] },
  ),
  general(
    'assembly',
    'Three ways to assemble',
    'Secret: all build unseen. Open and simultaneous: roll off and add one fighter each in turn, the winner first. Open and sequential: the winner of the roll-off builds the whole warband, then the next.',
    { see: ['TC assembly.slots'] },
  ),
  general('choice', 'Choosing the scenario', 'The scenario is random, or the winner of a roll-off picks it.', {
    see: ['MW 3.1'],
  }),
  general(
    'players',
    'Player 1 and Player 2',
    'The winner of a roll-off is Player 1 and the loser Player 2, unless the scenario says otherwise.',
    { see: ['MW-R98'] },
  ),
  general(
    'territory',
    'Territories',
    'Player 2 halves the battlefield lengthwise, widthwise or diagonally and says whose half is whose.',
    { see: ['MW-R88'] },
  ),
  general('hand-limit', 'Hand limits add up', 'Every change of the hand limit is added to the five of the core book.', {
    see: ['MW 12.0', 'MW-R54'],
  }),

  deathmatch(
    'setup',
    'Deathmatch (HOUSE): set-up',
    'Two players. Player 1 places the terrain, Player 2 splits the territories.',
    'The page was not available; this is how the other two-player scenarios begin.',
    { see: ['ItT general.territory'] },
  ),
  deathmatch(
    'deployment',
    'Deathmatch (HOUSE): deployment',
    'One fighter each in turn, Player 1 first, wholly within your own territory, as near to the enemy as you like.',
    'A change list says that keeping a distance is no longer asked for.',
  ),
  deathmatch(
    'special',
    'Deathmatch (HOUSE): Heroic Last Stand',
    'With exactly one of your own fighters left, your hand limit is one higher.',
    'That there is such a rule is published; by how much is our guess.',
  ),
  deathmatch(
    'end',
    'Deathmatch (HOUSE): end',
    'It ends when a warband has none of its starting fighters left, or after round 5. Most slots of surviving starting fighters win; then less damage on the whole warband; then it is a draw.',
    'A change list says that summoned fighters do not count; the rest is ours.',
    { see: ['MW-R95'] },
  ),

  hill(
    'setup',
    'King of the Hill: set-up',
    'Two players. Player 1 puts the objective on the centre, then the terrain, with no obstacle within 2" of it. Player 2 splits the territories.',
    { see: ['ItT general.territory', 'MW-R88'] },
  ),
  hill(
    'deployment',
    'King of the Hill: deployment',
    'One fighter each in turn, Player 1 first, wholly within your own territory and at least 6" from the objective.',
  ),
  hill(
    'special',
    'King of the Hill: power of the hill',
    'Each of your fighters within 1" of the objective raises your hand limit by one.',
  ),
  hill(
    'end',
    'King of the Hill: end',
    'The battle ends after any round in which a warband has no fighter within 3" of the objective, and after round 3 anyway. Whoever has more fighters within 3" wins.',
    { see: ['MW-R89'] },
  ),

  prize(
    'setup',
    'The Prize: set-up',
    'Two players, one treasure to carry and move. Player 1 places the terrain with no obstacle within 3" of the centre. Player 2 puts the treasure wholly within 3" of the centre, then splits the territories.',
    { see: ['ItT general.territory'] },
  ),
  prize(
    'deployment',
    'The Prize: deployment',
    'One fighter each in turn, Player 1 first, wholly within your own territory and at least 6" from the treasure.',
  ),
  prize(
    'special',
    'The Prize: the burden',
    'Whoever carries the treasure has Movement -1, and its warband a hand limit one higher.',
  ),
  prize(
    'end',
    'The Prize: end',
    'After round 3 the warband that holds the treasure wins. If nobody does, play on: the first to pick it up wins.',
    { see: ['MW-R65', 'MW-R103'] },
  ),

  dash(
    'setup',
    'Treasure Dash: set-up',
    'Two players, five treasures to carry and move. Player 1 places the terrain, Player 2 assigns the halves. Then they place treasures in turn, Player 2 first: within 4" of the centre and at least 2" apart.',
    { see: ['MW-R88'] },
  ),
  dash(
    'deployment',
    'Treasure Dash: deployment',
    'One fighter each in turn, Player 1 first, wholly within your own half and at least 6" from the centre.',
  ),
  dash(
    'special',
    'Treasure Dash: one each',
    'A fighter carries one treasure at most and has Movement -1 with it. Each treasure your warband carries raises your hand limit by one.',
  ),
  dash(
    'end',
    'Treasure Dash: end',
    'After round 3 most treasures held win. If equal, play on until a turn ends with one warband holding fewer.',
    { see: ['MW-R90', 'MW-R103'] },
  ),

  frenzy(
    'setup',
    'Fragment Frenzy: set-up',
    'Two players, five fragments. Player 1 places the terrain, Player 2 splits the territories.',
    { see: ['ItT general.territory'] },
  ),
  frenzy(
    'deployment',
    'Fragment Frenzy: deployment',
    'One fighter each in turn, Player 1 first, wholly within your own territory.',
  ),
  frenzy(
    'placing',
    'Fragment Frenzy: placing fragments',
    'As each round begins, players place fragments in turn until five lie there or none fits any more. Each goes into the opponent’s territory, at least 2" from the edge and from other fragments and 1" from every fighter. Whoever finished deploying first begins, in later rounds whoever finished activating first.',
    { see: ['MW-R91'] },
  ),
  frenzy(
    'special',
    'Fragment Frenzy: collecting',
    'Picking up a fragment collects it: it leaves the table and counts for your warband. Every two fragments collected raise your hand limit by one.',
    { see: ['MW 19.1'] },
  ),
  frenzy(
    'end',
    'Fragment Frenzy: end',
    'After round 3 most fragments win. If equal, play on until a round ends unequal.',
    { see: ['MW-R103'] },
  ),

  line(
    'setup',
    'Hold the Line: set-up',
    'Two players: the winner of the roll-off is the Attacker, the other the Defender. The Attacker places the terrain, the Defender picks a long edge as the objective.',
  ),
  line(
    'deployment',
    'Hold the Line: deployment',
    'The Defender deploys everybody first, wholly within 3" of the objective edge. Then the Attacker deploys everybody in contact with the opposite edge.',
  ),
  line(
    'special',
    'Hold the Line: Escape',
    'The Attacker’s fighters have one action more, Escape: in contact with the objective edge, after a step if you like, the fighter gets away and does not count as taken down. Each escape raises the Attacker’s hand limit by one for good.',
    { see: ['MW-R92'] },
  ),
  line(
    'end',
    'Hold the Line: end',
    'The Attacker wins when half the fighters, rounded up, have escaped. The Defender wins after round 3, or as soon as that has become impossible.',
    { see: ['MW-R92'] },
  ),

  royale(
    'setup',
    'Battle Royale: set-up',
    'Three or four players on the double field, ranked by roll-off. Player 1 places the terrain with no obstacle within 3" of the centre. Corners are picked by Player 2, 3, 4 and last Player 1, each corner once.',
    { see: ['MW-R93'] },
  ),
  royale(
    'deployment',
    'Battle Royale: deployment',
    'One whole warband after the other, Player 1 first, each fighter within 3" of its corner.',
  ),
  royale(
    'storm',
    'Battle Royale: the storm',
    'At the end of the first two Action Phases every fighter within 3" of the edge takes 4 damage. From the third on, every fighter not within 3" of the centre does.',
    { see: ['MW-R48', 'MW-R94'] },
  ),
  royale(
    'special',
    'Battle Royale: fame',
    'Each enemy that your warband takes out raises your hand limit by one in the next round.',
    { see: ['MW-R94'] },
  ),
  royale(
    'end',
    'Battle Royale: end',
    'The last warband with a starting fighter left wins, however many rounds it takes.',
    { see: ['MW-R94', 'MW-R103'] },
  ),

  clash(
    'setup',
    'Treasure Clash: set-up',
    'Three or four players on the double field, ranked by roll-off; seven treasures for three, nine for four. Player 1 places the terrain. Quarters are picked, and then treasures placed in turn, beginning with Player 2 and with Player 1 last: treasures within 6" of the centre and at least 2" apart.',
    { see: ['MW-R93'] },
  ),
  clash(
    'deployment',
    'Treasure Clash: deployment',
    'One fighter each in turn, Player 1 first, wholly within your own quarter and at least 8" from the centre.',
  ),
  clash(
    'special',
    'Treasure Clash: one each',
    'As in Treasure Dash: one treasure to a fighter, Movement -1 with it, and a hand limit one higher for each treasure carried.',
    { see: ['ItT treasure-dash.special'] },
  ),
  clash(
    'end',
    'Treasure Clash: end',
    'As in Treasure Dash: most treasures held after round 3 win; if equal, play on.',
    { see: ['ItT treasure-dash.end', 'MW-R90', 'MW-R103'] },
  ),
];
