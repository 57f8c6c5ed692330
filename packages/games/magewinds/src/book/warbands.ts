// Rules text: assembling a warband, what the pack's versions mean, and the abilities every fighter has (TC).
import { pack } from './make.ts';
import type { RuleText } from './types.ts';

const assembly = pack('Warbands', 'TC')('assembly', '1.5.1');
const derived = pack('Warbands', 'TC')('pack', '1.5.2', 'derived');
const universal = pack('Universal abilities', 'TC')('universal', '1.5.2');

export const WARBAND_RULES: readonly RuleText[] = [
  assembly(
    'slots',
    'Assembling a warband',
    'Add fighters one by one as long as the slots of each still fit into what is left. You may stop early and leave slots empty. Names of fighters and of nameless attacks are up to you; here a fighter’s may have up to 24 characters, and its double shares it.',
    { see: ['MW 10.2', 'ItT general.assembly'] },
  ),
  assembly(
    'budget',
    'How big a battle',
    'Agree on the slots of each warband: 6 for a quick battle, 8 for a standard one, 10 for a long one. With 8 slots, Warrior, Wizard, Cleric and Guardian make a good first warband.',
  ),
  assembly('limit', 'Limits', 'A profile’s limit is how many of it one warband may hold.'),
  assembly(
    'shared-limit',
    'Shared limits',
    'Some profiles count against the limit of another. Acolytes and Militia together are at most two.',
    { see: ['TC acolyte.profile', 'TC militia.profile'] },
  ),
  derived(
    'versions',
    'Versions are mixed',
    'No single version of the pack was found whole, so each fighter is played as on the newest page that was, and says which. All fit the core book 1.2.0; Tempest Crusaders 1.5.2 and Into the Tempest 1.4.0 are the newest that do.',
  ),
  derived(
    'light-precision',
    'One Precision for Light Attacks',
    'Every page of version 1.5 gives two-slot fighters Light Attacks of Precision 9, older ones 10. Cleric, Deadeye, Enchanter, Seer and Witch are therefore played with 9. Switch it off to play the older 10.',
    {
      option: { switch: 'normaliseLightPrecisionTo15', values: ['true', 'false'], default: 'true' },
      see: ['TC deadeye.profile'],
    },
  ),
  {
    id: 'TC pack.stand-ins',
    section: 'Warbands',
    title: 'HOUSE stand-ins',
    text: 'Warrior, Warlock, Militia, Acolyte, Minion and Doppelganger are played with numbers of our own and marked HOUSE wherever they appear. One switch takes them out of the game, and with them the spell Clone and the scenario Deathmatch; what is derived stays.',
    source: 'house',
    why: 'Their published profiles were not available to us, yet the beginner’s warband, one-slot fighters and Clone need them.',
    see: ['TC mesmer.clone', 'ItT deathmatch.end'],
    option: { switch: 'officialOnly', values: ['false', 'true'], default: 'false' },
  },

  universal(
    'haste',
    'Haste',
    'Spell, 1 Spade, when a fighter the caster can see begins a Move Action, whoever’s it is: Movement +1 for that action.',
    { see: ['MW-R17', 'MW-H01', 'MW-H02'] },
  ),
  universal(
    'leap',
    'Leap',
    'Spell, 1 Spade, when the caster makes a step move: the step may be 2" longer, 3" in all.',
    { see: ['MW 13.1', 'MW-R39'] },
  ),
  universal(
    'blink',
    'Blink',
    'Spell Action, 3 Spades: re-deploy the caster to a spot it can see, more than 3" from every enemy. Not while it carries something.',
    { see: ['MW 20.2', 'MW-R24'] },
  ),
  universal('spark', 'Spark', 'Attack Spell, missile, 1 Diamond: range 1" to 5", Power 3, Precision 4.', {
    see: ['MW-R58'],
  }),
  universal(
    'energize',
    'Energize',
    'Spell, 1 Heart and 1 Diamond, at the end of your turn: a friendly fighter the caster can see recovers an action. Once per warband in each Action Phase.',
    { see: ['MW 20.3', 'MW-R86'] },
  ),
  universal(
    'recover',
    'Recover',
    'Spell Action, 1 to 3 Hearts: the caster heals as much damage as Hearts were spent.',
    { see: ['MW 20.1', 'MW-R73'] },
  ),
  universal(
    'barrier',
    'Barrier',
    'Spell, 1 to 3 Clubs, when a fighter the caster can see, of any warband, is about to take damage: roll a die for each point; every result not above the Clubs spent cancels one.',
    { see: ['MW-R49', 'MW-R60'] },
  ),
];
