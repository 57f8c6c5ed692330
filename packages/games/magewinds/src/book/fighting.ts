// Rules text: spells, attacks, objects and the rest of the core book (MW 17.0 to MW 20.3), and what only a real table needs.
import { core } from './make.ts';
import type { RuleText } from './types.ts';

const spell = core('Casting spells');
const attack = core('Attacking');
const other = core('Objects and other rules');
const table = core('At a real table');

export const FIGHTING_RULES: readonly RuleText[] = [
  spell(
    '17.0',
    'Paying for spells',
    'A spell costs cards from your hand, which go to the discards. A cost names suits, Red (hearts or diamonds), Black (clubs or spades) or Any. Number cards count as one card of their suit, face cards as two, aces as three. Where a cost is a range or has a plus, more cards make the spell stronger.',
    {
      see: ['MW-R57', 'MW-R58', 'MW-R59'],
      example: {
        words: 'Blink costs three spades: the ace alone will do, or the jack and a 6, or three number cards.',
      },
    },
  ),

  attack(
    '18.0',
    'Who attacks, who defends',
    'The attacking player controls the attacker, the defending player the target.',
    { see: ['MW-R37'] },
  ),
  attack(
    '18.1',
    'Line of attack',
    'The attack needs a straight line from the attacker’s edge to some point of the target’s edge that meets no high obstacle and no other fighter. The target must be neither too near nor too far for the attack’s Range.',
    { see: ['MW-R03', 'MW-R04', 'MW-R05'] },
  ),
  attack(
    '18.2',
    'Cover',
    'If lines to every point of the target’s edge are free of obstacles and other fighters, it is in the open; if not, it is in cover and has Evasion +1 against this attack. Against a target more than 1" away, obstacles within 1" of the attacker do not count.',
    { see: ['MW-R06', 'MW-R07', 'MW-R09'] },
  ),
  attack(
    '18.3',
    'Attack choice',
    'With a split attack you choose Light, Heavy or Feint face down. It is shown after the defence has been chosen.',
    { see: ['MW-R34', 'MW-R36'] },
  ),
  attack(
    '18.3.1',
    'Feint',
    'A Feint ends the attack when it is shown. If the target had reacted, the attack costs you no action.',
    { see: ['MW-R35'] },
  ),
  attack(
    '18.4',
    'Defence choice',
    'A target that can still act may react, once. Dodge: Evasion grows by the Dodge bonus; afterwards it must step at least 1", not towards the source, and it needs room to step away in the first place. Deflect: Armour grows by the Deflect bonus; it may step afterwards, but not closer.',
    { see: ['MW-R38', 'MW-R39', 'MW-R40', 'MW-R41'] },
  ),
  attack('18.5', 'Attack sequence', 'When both have chosen: target number, hits, damage, knockback, in this order.'),
  attack('18.5.1', 'Target number', 'Take the target’s Evasion from the attack’s Precision.', { see: ['MW-R43'] }),
  attack(
    '18.5.2',
    'Hits',
    'Roll as many dice as the Power. Each result not above the target number is a hit. With a target number of 0 or less none can hit, with 6 or more none can miss.',
    {
      see: ['MW-R43', 'MW-R46'],
      example: {
        words:
          'Precision 5 against Evasion 1 and cover: the target number is 3. Six dice show 1, 2, 3, 4, 6, 6: three hits.',
      },
    },
  ),
  attack(
    '18.5.3',
    'Damage',
    'Armour blocks that many hits; each of the others is a point of damage, and damage adds up over the battle. A fighter whose damage reaches its Toughness is taken down: it leaves the battlefield and is out of action.',
    {
      see: ['MW-R44', 'MW-R49'],
      example: {
        words:
          'Four hits on Armour 1: three damage. With 3 damage from before and Toughness 6, the target is taken down.',
      },
    },
  ),
  attack(
    '18.5.4',
    'Knockback',
    'If there was a hit and the target did not react, the attacking player may push it straight away by up to 1".',
    { see: ['MW-R21', 'MW-R22', 'MW-R23'] },
  ),

  other(
    '19.1',
    'Carriable objects',
    'A fighter in contact with one at the beginning or end of its Move Action may pick it up and carry it. It may put it down next to itself as its activation begins or ends. Knocked back, it drops the object near where it stood; taken down, exactly there.',
    { see: ['MW-R64', 'MW-R65', 'MW-R66', 'MW-R67', 'MW-R68'] },
  ),
  other(
    '19.2',
    'Moveable objects',
    'An object that a rule moves obeys the rules for moving fighters, but crosses no obstacle at all.',
    { see: ['MW-R71'] },
  ),
  other('20.1', 'Healing', 'Healing takes that much damage off a fighter.', { see: ['MW-R49', 'MW-R73'] }),
  other(
    '20.2',
    'Re-deploying',
    'A re-deployed fighter is lifted off and set down again wherever the rule in question allows.',
    { see: ['MW-R24'] },
  ),
  other(
    '20.3',
    'Recovering an action',
    'A double action counter becomes a single one, and a single one is taken away. Without a counter nothing happens.',
  ),

  table('0.2', 'Time', 'A battle takes about an hour, the first ones longer.'),
  table('0.7', 'Rulers', 'Distances are in inches. Muster measures for you.'),
  table('0.13', 'Spare pieces', 'Extra tokens and markers help to remember effects. Muster remembers them.'),
  table(
    '1.0',
    'Good manners',
    'Be kind, say what you intend, and let nobody stumble into a rule unaware. Muster shows consequences before you commit.',
  ),
  table('3.3', 'Cocked dice', 'A die that does not lie flat is thrown anew, which is no re-roll.'),
  table('3.4', 'D3 rolls', 'For a D3 halve a die, rounding up. Nothing in the packs we play asks for one.'),
  table(
    '3.5',
    'Adding dice',
    'For 2D6, 3D6 and so on the dice are added up. Nothing in the packs we play asks for it.',
  ),
];
