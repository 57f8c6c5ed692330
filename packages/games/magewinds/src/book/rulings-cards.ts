// Rules text: our rulings on cards, spells and objects (MW-R51…72).
import { ruling } from './make.ts';
import type { RuleText } from './types.ts';

const card = ruling('Rulings: cards and spells', 'R');
const object = ruling('Rulings: objects', 'R');

export const CARD_RULINGS: readonly RuleText[] = [
  card(
    51,
    'When the deck is refilled',
    'The moment the last card leaves the deck the discards are shuffled into it. If there are none, it stays empty.',
    'At any point means at once.',
    { see: ['MW 12.1'] },
  ),
  card(
    52,
    'A shrinking row',
    'A gap in the row that cannot be filled stays a gap. Whoever finds no card to take must pass.',
    'Nothing else can be done, and it hardly ever happens.',
    { see: ['MW 12.0'] },
  ),
  card(53, 'The row stays', 'The face-up row stays as it is from round to round.', 'No rule changes it.', {
    see: ['MW 12.0'],
  }),
  card(
    54,
    'Too many cards',
    'If your hand limit falls below your hand you throw nothing away; you just cannot draw. The limit is counted anew at each draw.',
    'The rule forbids drawing and nothing else.',
    { see: ['MW 12.0', 'ItT general.hand-limit'] },
  ),
  card(
    55,
    'Acolytes on the battlefield',
    'An Acolyte raises the hand limit only while it is on the battlefield.',
    'Who is off it has no effect.',
    { see: ['MW 4.4', 'TC acolyte.attunement'] },
  ),
  card(
    56,
    'What everybody knows',
    'Sizes of hands, discards and cards taken from the row are open; what is in a hand or was drawn from the deck is not.',
    'It is what one would see at a table.',
    { see: ['MW 12.0'] },
  ),
  card(
    57,
    'Paying exactly',
    'A card counts 1, 2 or 3 of its suit, and what is too much is lost. One card may pay several parts of a cost that it fits. Where a cost is a range, you get its top at most. Cards that add nothing are refused.',
    'So nobody throws cards away by accident.',
    {
      see: ['MW 17.0'],
      example: { words: 'The king of diamonds alone pays for Third Eye: one Diamond, and one Any.' },
    },
  ),
  card(
    58,
    'Attack spells cost either way',
    'An attack spell is paid for when the attack is declared, after the step, and the cards are gone even if it misses.',
    'The cost is for using it.',
    { see: ['MW 17.0'] },
  ),
  card(
    59,
    'Who may cast',
    'Any fighter on the battlefield whose moment it is, in anybody’s turn, even with a double counter, for a plain spell is no action. The same caster casts a spell once for each occasion; several casters may add up. A charmed fighter’s spells are paid by the Witch’s player.',
    'Spells ask only for their moment and their cost.',
    { see: ['MW 5.0', 'MW 17.0', 'TC witch.charm'] },
  ),
  card(
    60,
    'Spells in the Action Phase only',
    'Spells are cast from the beginning of the Action Phase to its end, where poison and storm can still be met with Barrier; not while channelling and not in Windburn.',
    'Cards are not paid in the very step that decides which are kept.',
    { see: ['MW 14.1', 'MW 17.0', 'TC universal.barrier'], departs: true },
  ),
  card(
    61,
    'When spells are asked for',
    'As the Action Phase, an activation, a Move Action or a step begins, while moving, before damage, during your own activation, at a defence, and as an activation, a turn or the phase ends. The turn player comes first, then the others in turn order, until all decline; the turn player’s own moment is MW-H01. Whether you are asked follows from your own standing orders and never from your hand, and no clock runs.',
    'A question that comes or fails to come must give nothing away.',
    { see: ['MW-H01', 'MW-H02'] },
  ),
  card(
    62,
    'Windburn in one go',
    'In the order of passing, each player settles the whole hand at once. For each card kept, spread its value over your own fighters on the battlefield as you like, even if one goes down. With no fighters left you keep nothing. How many cards were kept is open, which ones is not.',
    'Damage that cannot be dealt pays for nothing.',
    { see: ['MW 14.1'] },
  ),
  card(
    63,
    'End before Windburn',
    'The scenario’s end is checked first; after the last round there is no Windburn.',
    'That is the order of the steps.',
    { see: ['MW 14.0'] },
  ),

  object(
    64,
    'Picking up',
    'Only at the beginning or end of a Move Action and in contact; not after a step, knockback, push or Blink. One object at a time, as many as you like unless the scenario limits it.',
    'Only the Move Action is named.',
    { see: ['MW 19.1'] },
  ),
  object(
    65,
    'Carrying',
    'A carried object is off the battlefield; it is held as long as its carrier is on it. It goes along when the carrier is re-deployed.',
    'It is taken off when picked up.',
    { see: ['MW 19.1'] },
  ),
  object(
    66,
    'Putting down',
    'As one of its own activations begins or ends, in contact, on a spot of your choice where it fits. Without such a spot it cannot be put down.',
    'Contact is demanded.',
    { see: ['MW 19.1'] },
  ),
  object(
    67,
    'Dropped by knockback',
    'Only if the fighter really moved, by more than the tolerance of measuring. The object goes to the nearest spot to where its centre was that has room.',
    'It is placed after moving; a wall at your back is no reason to lose it.',
    { see: ['MW 19.1', 'MW 18.5.4'] },
  ),
  object(
    68,
    'Dropped when taken down',
    'The object lies exactly where the fighter’s centre was.',
    'The space has just become free.',
    { see: ['MW 19.1'] },
  ),
  object(
    69,
    'Push alone drops nothing',
    'A fighter that is pushed without being knocked back keeps what it carries.',
    'Only knockback is named.',
    { see: ['MW 19.1', 'TC cleric.push'] },
  ),
  object(
    70,
    'Objects in the way',
    'They block movement and placing, never sight or attacks.',
    'They are named for movement only.',
    { see: ['MW 15.0', 'MW 16.0', 'MW 18.1'] },
  ),
  object(
    71,
    'Pushing an object',
    'It has Evasion 0 and Armour 0 and does not react. It can be knocked back too, and crosses not even a low obstacle.',
    'Objects have no profile, and the spell still needs hits.',
    { see: ['MW 19.2', 'TC cleric.push'] },
  ),
  object(
    72,
    'Markers',
    'They are points and block nothing.',
    'They lie under things and are measured from the centre.',
    { see: ['MW 9.4'] },
  ),
];
