// Rules text: set-up, the three phases, movement and sight (MW 10.0 to MW 16.0).
import { core } from './make.ts';
import type { RuleText } from './types.ts';

const setup = core('Setting up');
const round = core('Rounds and Channelling');
const action = core('The Action Phase');
const end = core('The End Phase');
const move = core('Movement and sight');

export const ROUND_RULES: readonly RuleText[] = [
  setup(
    '10.0',
    'Five steps',
    'Choose the scenario, assemble the warbands, set up the battlefield, set up the magic deck, deploy. You may agree to assemble before the scenario is known.',
    { see: ['ItT general.order'] },
  ),
  setup('10.1', 'Choose the scenario', 'One scenario of the pack is chosen for the battle.', {
    see: ['ItT general.choice'],
  }),
  setup('10.2', 'Assemble the warbands', 'Each player picks fighters as the fighter pack allows.', {
    see: ['TC assembly.slots', 'ItT general.assembly'],
  }),
  setup(
    '10.3',
    'Set up the battlefield',
    'The scenario says who places the terrain and what else is put out. Every part of the battlefield must stay reachable from every other.',
    { see: ['MW-R96'] },
  ),
  setup(
    '10.4',
    'Set up the magic deck',
    'The deck is shuffled and laid face down, and its top five cards are turned up beside it.',
  ),
  setup('10.5', 'Deploy', 'The fighters are placed as the scenario says.', { see: ['MW-R24'] }),

  round('11.0', 'Rounds', 'The battle goes in rounds of three phases: Channelling, Action, End.', { see: ['MW-R103'] }),
  round(
    '12.0',
    'Channelling',
    'In turn, each player takes one card, either from the row (the deck’s top card fills the gap) or unseen from the deck, or passes and is out of this phase. With as many cards as your hand limit, five unless something changes it, you must pass. Hands are secret, and what you say about yours need not be true. First round: in the order in which players finished deploying; later: in the order in which they passed in the last Action Phase.',
    { see: ['MW-R29', 'MW-R52', 'MW-R54', 'MW-R56'] },
  ),
  round('12.1', 'Empty deck', 'When the face-down deck runs out, the discards are shuffled to become the new deck.', {
    see: ['MW-R51'],
  }),

  action(
    '13.0',
    'Turns and activations',
    'Players take turns in the order in which they passed while channelling. On your turn one of your fighters is activated and does one action, which gives it a single counter, or turns its single counter into a double one. A fighter with a double counter does nothing more this round. When none of yours can be activated you may pass, and are then out of this phase.',
    { see: ['MW-R26', 'MW-R27', 'MW-R28', 'MW-R100'] },
  ),
  action('13.1', 'Step moves', 'With each action a fighter may first move up to 1", before the action does anything.', {
    see: ['MW-R19', 'MW-R20', 'TC universal.leap'],
  }),
  action('13.2', 'Free actions', 'An action that is free costs no counter.'),
  action(
    '13.3',
    'Reactions',
    'A reaction is an action that is set off by something, often in another player’s turn. It costs a counter like any other. Its step move comes afterwards.',
    { see: ['MW 18.4', 'MW-R33', 'MW-R102'] },
  ),
  action(
    '13.4',
    'Move, Attack, Guard',
    'Every fighter has these three. Move: go as far as your Movement, 2" less if an enemy is within 1" at the start; there is no step move with it. Attack: use one of your attacks on a fighter you can see, not on yourself. Guard: your next Dodge or Deflect is free, until your next activation or the end of the phase.',
    { see: ['MW 15.0', 'MW 18.0', 'MW-R17', 'MW-R18', 'MW-R31', 'MW-R32'] },
  ),
  action('13.5', 'End of the Action Phase', 'The phase is over when all players have passed.'),

  end(
    '14.0',
    'End Phase',
    'All action counters come off. Then the scenario may end the battle; if it does not, Windburn follows and a new round begins.',
    { see: ['MW-R63'] },
  ),
  end(
    '14.1',
    'Windburn',
    'In the order of passing, each player decides for every card left in hand whether to drop it or keep it. A kept card hurts: spread its value in damage over your own fighters. Number cards are worth 1, face cards 2, aces 3.',
    {
      see: ['MW-R62'],
      example: {
        words:
          'You keep a queen and a 4 and discard the rest: that is 3 damage, say 2 on the Guardian and 1 on the Seer.',
      },
    },
  ),

  move(
    '15.0',
    'Moving',
    'A fighter moves along any path no longer than its allowance, and its whole base must fit along the way. It does not pass through fighters, objects, medium or high obstacles, or the edge of the battlefield. Low obstacles may be crossed, but no move ends on one.',
    { see: ['MW-R15', 'MW-R16'] },
  ),
  move(
    '16.0',
    'Seeing',
    'A fighter sees a thing if a straight line from it to the nearest point of the fighter’s base meets no high obstacle. Every fighter sees itself.',
    { see: ['MW-R10', 'MW-R11'] },
  ),
];
