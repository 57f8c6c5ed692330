// Rules text: what is on the table, and the notions all other rules use (MW 0.1 to MW 9.4).
import { core } from './make.ts';
import type { RuleText } from './types.ts';

const need = core('What you need');
const manners = core('Manners and dice');
const fighters = core('Fighters and attacks');
const ground = core('Terrain and measuring');

export const BASIC_RULES: readonly RuleText[] = [
  need('0.1', 'Players', 'A battle is fought by two or more players. Muster seats two to four.', { see: ['MW-R93'] }),
  need('0.3', 'Playing area', 'The battlefield is a flat rectangle, 12" by 16"; cards and counters lie beside it.', {
    see: ['MW 2.0', 'MW-R14'],
  }),
  need(
    '0.4',
    'Fighter pack',
    'A fighter pack lists the profiles you may take and how a warband is made of them. Muster plays Tempest Crusaders.',
    { see: ['TC assembly.slots', 'TC pack.versions'] },
  ),
  need(
    '0.5',
    'Scenario pack',
    'A scenario pack holds scenarios: each tells how to set up, what is special and who wins. Muster plays Into the Tempest.',
    { see: ['ItT general.choice'] },
  ),
  need('0.6', 'Dice', 'Every die in the game has six sides.'),
  need(
    '0.8.1',
    'Fighters have round bases',
    'Each fighter stands on a round base 25 mm across. Only the base counts when you measure.',
    { see: ['MW 8.0'] },
  ),
  need(
    '0.8.2',
    'Terrain features',
    'Walls, trees, rocks and whatever else makes up the scenery are terrain features. They stop movement and sight.',
    { see: ['MW 7.1'] },
  ),
  need(
    '0.8.3',
    'Objects',
    'A model that is neither fighter nor scenery, such as a treasure, is an object. It has a round base of 25 mm too.',
    { see: ['MW 19.1', 'MW-R70'] },
  ),
  need(
    '0.9',
    'The magic deck',
    'Magic comes from one ordinary deck of 52 playing cards without jokers, shared by all players.',
    { see: ['MW 10.4', 'MW 17.0'] },
  ),
  need(
    '0.10',
    'Attack choice cards',
    'Light Attack, Heavy Attack and Feint are three cards with the same back, so that a choice can lie face down.',
    { see: ['MW 18.3'] },
  ),
  need(
    '0.11',
    'Action counters',
    'Counters show whether a fighter has used none, one or both of its two actions of the round.',
    { see: ['MW 9.1'] },
  ),
  need('0.12', 'Damage counters', 'Counters show how much damage a fighter has taken so far.', { see: ['MW 9.2'] }),

  manners(
    '1.1',
    'Taking back',
    'Whoever forgot a rule should be allowed to go back and use it, as long as no dice have been rolled and nobody has decided anything since.',
    { see: ['MW-R97'] },
  ),
  manners(
    '1.2',
    'Several things at once',
    'When several rules take effect at the same moment, the player whose turn it is picks the order. When it is nobody’s turn, a roll-off settles who picks.',
    { see: ['MW 3.1', 'MW-R87', 'MW-R99'] },
  ),
  manners(
    '2.0',
    'The battlefield',
    'All fighting happens on the battlefield, a rectangle of 12" by 16" with nothing beyond its edges.',
    { see: ['MW-R14', 'MW-R93'] },
  ),
  manners(
    '2.1',
    'On the battlefield',
    'A fighter or object is on the battlefield only with its whole base. Scenery may stick out over the edge; what sticks out does not count: nothing is measured to it, and it is not drawn.',
  ),
  manners(
    '3.1',
    'Roll-offs',
    'In a roll-off everybody rolls a die, and the higher result takes the better place. Players who tie roll again among themselves, for the places they share.',
    {
      see: ['MW-R98'],
      example: {
        words:
          'Ash rolls 5, Birch 2, Cedar 2. Ash is first. Birch and Cedar roll again, 3 against 6: Cedar is second, Birch third.',
      },
    },
  ),
  manners('3.2', 'Re-rolls', 'A die is re-rolled once at most, whatever asks for it.', {
    see: ['MW-R47', 'TC witch.hex'],
  }),

  fighters(
    '4.1',
    'Profiles',
    'What a fighter can do is written on its profile: six attributes, its attacks and its abilities.',
    { see: ['MW 4.5', 'MW 5.0', 'MW 6.0'] },
  ),
  fighters(
    '4.2',
    'Reference cards',
    'A card beside the table may show the numbers and abilities of each fighter. Muster shows one for every fighter and prints them.',
  ),
  fighters(
    '4.3',
    'Friend and enemy',
    'Fighters of one warband are friendly to each other, and each of them to itself. All others are enemies.',
  ),
  fighters(
    '4.4',
    'Off the battlefield',
    'A fighter that is not on the battlefield takes no part: it does nothing, and nothing can be done to it unless a rule says so.',
    { see: ['MW-R50', 'TC cleric.revive'] },
  ),
  fighters(
    '4.5',
    'The six attributes',
    'Toughness is the damage that takes a fighter down, and Movement how many inches it goes. Armour stops hits, and the Deflect bonus adds to it. Evasion makes a fighter harder to hit, and the Dodge bonus adds to that.',
    { see: ['MW 18.4', 'MW 18.5.1', 'MW 18.5.3', 'MW-R48'] },
  ),
  fighters(
    '5.0',
    'Abilities',
    'An ability says what it does and when it may be used; actions and attacks are abilities too. Where an ability and a core rule disagree, the ability wins. Nobody uses one ability twice at the same moment.',
    { see: ['MW-R59'] },
  ),
  fighters(
    '6.0',
    'Reading an attack',
    'An attack is melee or missile and has Range, Power (dice rolled) and Precision (how easily they hit). A single Range number is the farthest reach; of two numbers the first is the nearest. A split attack has two pairs of Power and Precision, Light and Heavy.',
    { see: ['MW 18.1', 'MW 18.3'] },
  ),

  ground(
    '7.0',
    'Ground',
    'Wherever no feature stands there is ground. Flat scenery lower than half an inch is ground as well.',
  ),
  ground(
    '7.1',
    'Obstacles',
    'Everything else is an obstacle: low below 1", medium from 1" to 1½", high above that. One feature can have parts of different height.',
    { see: ['MW 15.0', 'MW 16.0', 'MW-R12'] },
  ),
  ground('7.2', 'Overhangs', 'Parts that hang over the ground, such as an arch, are ignored.', { see: ['MW-R12'] }),
  ground(
    '8.0',
    'Measuring',
    'Measure whenever you like, always between the nearest points of two bases. Within a distance means that far or nearer; wholly within, that the whole base is. Bases that touch are in contact.',
    { see: ['MW-R01', 'MW-R02'] },
  ),
  ground(
    '9.1',
    'Single and double counters',
    'After its first action of a round a fighter has a single action counter, after the second a double one.',
    { see: ['MW 13.0'] },
  ),
  ground('9.2', 'Damage shown', 'The damage of a fighter stays with it and is open to all.'),
  ground('9.3', 'Other tokens', 'Effects that last, such as poison or Guard, are shown on the fighter they concern.'),
  ground(
    '9.4',
    'Markers',
    'A marker stands for a point: measure from its centre. It may lie under a fighter, an object or scenery.',
    { see: ['MW-R72'] },
  ),
];
