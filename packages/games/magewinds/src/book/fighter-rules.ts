// Rules text: the fighters of Tempest Crusaders whose pages were available (TC).
import { house, pack } from './make.ts';
import type { RuleText } from './types.ts';

const of = pack('Fighter by fighter', 'TC');

const cleric = of('cleric', '1.4.0');
const deadeye = of('deadeye', '1.2.0');
const deadeyeNow = of('deadeye', '1.3.0 change list', 'derived');
const druid = of('druid', '1.5.2');
const enchanter = of('enchanter', '1.3.1');
const guardian = of('guardian', '1.5.2');
const mesmer = of('mesmer', '1.5.0');
const mesmerOurs = house('Fighter by fighter', 'TC')('mesmer');
const seer = of('seer', '1.4.0');
const witch = of('witch', '1.4.0');
const wizard = of('wizard', '1.5.0');

export const FIGHTER_RULES: readonly RuleText[] = [
  cleric(
    'profile',
    'Cleric',
    'Two slots, limit 1. Toughness 6, Movement 5, Armour 1 (Deflect +2), Evasion 1 (Dodge +3).',
  ),
  cleric(
    'melee',
    'Cleric: melee',
    'Range 1". Light: Power 3, Precision 10 (9 as normalised). Heavy: Power 6, Precision 5.',
    { see: ['TC pack.light-precision'] },
  ),
  cleric(
    'push',
    'Push',
    'Attack Spell, missile, 1 Club: range 0" to 5", Power 6, Precision 6, at a fighter or a moveable object. It does no damage: after any knockback the target is moved straight away, 1" for each point it would have taken.',
    { see: ['MW-R25', 'MW-R69', 'MW-R71'] },
  ),
  cleric(
    'heal',
    'Heal',
    'Spell, 1 Heart or more, at the end of the Cleric’s activation: a fighter it can see within 5", itself included, heals as much as Hearts were spent.',
    { see: ['MW 20.1', 'MW-R73'] },
  ),
  cleric(
    'revive',
    'Revive',
    'Spell Action, 3 Hearts: a fighter that is out of action returns within 1" of the Cleric, with damage of half its Toughness, rounded up. If it went down in this very Action Phase it comes with a single action counter.',
    { see: ['MW-R24', 'MW-R74'] },
  ),

  deadeyeNow(
    'profile',
    'Deadeye',
    'Two slots, limit 1. Toughness 5, Movement 5, Armour 1 (Deflect +1), Evasion 1 (Dodge +3). The page found is older and has Evasion 0 and Dodge +4, which a later change list alters.',
    { see: ['TC pack.versions'] },
  ),
  deadeyeNow(
    'melee',
    'Deadeye: melee',
    'Range 1". Light: Power 3, Precision 10 (9 as normalised). Heavy: Power 5, Precision 5.',
    { see: ['TC pack.light-precision'] },
  ),
  deadeyeNow('quick-shot', 'Quick Shot', 'Missile, range 2" to 9", Power 4, Precision 5.'),
  deadeye(
    'take-aim',
    'Take Aim',
    'Action: put an aim marker on a point the Deadeye sees within 10". In its next activation it may use Aimed Shot; when that activation ends, the marker goes, used or not.',
    { see: ['MW-R82', 'MW-H09'] },
  ),
  deadeyeNow(
    'aimed-shot',
    'Aimed Shot',
    'Missile, range 2" to 12", Power 6, Precision 6, only at a fighter within 2" of the aim marker.',
    { see: ['TC deadeye.take-aim'] },
  ),

  druid(
    'profile',
    'Druid',
    'Two slots, limit 1. Toughness 6, Movement 5, Armour 0 (Deflect +2), Evasion 2 (Dodge +3).',
  ),
  druid('melee', 'Druid: melee', 'Range 1". Light: Power 3, Precision 9. Heavy: Power 6, Precision 5.'),
  druid(
    'wildform',
    'Wildform',
    'Spell, 1 Heart, at the beginning of an Action Phase: until it ends the Druid has Movement +2 and Power +1 in melee. It drops what it carries, can pick nothing up and cannot Deflect.',
    { see: ['MW-R85'] },
  ),
  druid(
    'quake',
    'Quake',
    'Spell Action, 2 Clubs: pick a terrain feature the Druid sees within 9". Everybody within 1" of it suffers an attack of Power 6, Precision 3 that comes from the terrain.',
    { see: ['MW-R13', 'MW-R76'] },
  ),
  druid(
    'entangle',
    'Entangle',
    'Spell Action, 1 Club and 1 Heart: a fighter the Druid sees within 9" cannot move until the Druid acts again or it is re-deployed.',
    { see: ['MW-R42', 'MW-H03'] },
  ),

  enchanter(
    'profile',
    'Enchanter',
    'Two slots, limit 1. Toughness 6, Movement 5, Armour 1 (Deflect +2), Evasion 1 (Dodge +3).',
  ),
  enchanter(
    'melee',
    'Enchanter: melee',
    'Range 1". Light: Power 3, Precision 10 (9 as normalised). Heavy: Power 6, Precision 5.',
    { see: ['TC pack.light-precision'] },
  ),
  enchanter(
    'white-hot-weapons',
    'White-Hot Weapons',
    'Spell, 1 Diamond, as the Enchanter’s activation begins: for the rest of the Action Phase the non-magical melee attacks of its warband ignore one point of Armour, as long as the attacker is within 9" of the Enchanter and seen by it.',
    { see: ['MW-R44', 'MW-R78'] },
  ),
  enchanter(
    'phasewalk',
    'Phasewalk',
    'Spell, 1 Spade, when a fighter the Enchanter sees moves, whoever’s it is: obstacles and enemies do not stop it until the action ends.',
    { see: ['MW-R79'] },
  ),

  guardian(
    'profile',
    'Guardian',
    'Two slots, limit 1. Toughness 7, Movement 4, Armour 2 (Deflect +2), Evasion 0 (Dodge +2).',
  ),
  guardian('melee', 'Guardian: melee', 'Range 1". Light: Power 3, Precision 9. Heavy: Power 6, Precision 5.'),
  guardian(
    'ward',
    'Ward',
    'Spell Action, 1 Club: until the Guardian’s next action its friends, not itself, are in cover against attacks whose line passes within 2" of it.',
    { see: ['MW-R77'] },
  ),

  mesmer(
    'profile',
    'Mesmer',
    'Two slots, limit 1. Toughness 6, Movement 5, Armour 1 (Deflect +2), Evasion 1 (Dodge +3).',
  ),
  mesmer('melee', 'Mesmer: melee', 'Range 1". Light: Power 3, Precision 9. Heavy: Power 6, Precision 5.'),
  mesmer(
    'hypnotize',
    'Hypnotize',
    'Spell Action, 1 Heart, on a fighter the Mesmer sees: it sees no fighter but the Mesmer, and must not lose sight of it when it moves. It ends as soon as the Mesmer acts again or is out of the target’s sight, for instance after a push or as a Third Eye ends.',
    { see: ['MW-R84', 'MW-H04', 'MW-H07'] },
  ),
  mesmerOurs(
    'clone',
    'Clone (HOUSE)',
    'Spell Action, 1 Diamond and 1 Spade, on a friend the Mesmer sees within 9": it is taken up and put back together with a Doppelganger, both touching the place where it stood. Its player notes secretly which one is real.',
    'Cost, range and how the two are placed are published (TC 1.5.0), but not the Doppelganger and what shows it; with those of ours the spell is ours too, and cast on friends only.',
    { see: ['TC doppelganger.profile', 'MW-H05', 'MW-H06'] },
  ),
  mesmer(
    'mirrorshield',
    'Mirrorshield',
    'Defence Reaction and spell, 1 Club, when the Mesmer is attacked: Armour grows by the Deflect bonus, and every hit it blocks strikes the attacker instead. A step afterwards may not end closer.',
    { see: ['MW-R32', 'MW-R45'] },
  ),

  seer('profile', 'Seer', 'Two slots, limit 1. Toughness 6, Movement 5, Armour 1 (Deflect +2), Evasion 1 (Dodge +3).'),
  seer(
    'melee',
    'Seer: melee',
    'Range 1". Light: Power 3, Precision 10 (9 as normalised). Heavy: Power 5, Precision 6.',
    { see: ['TC pack.light-precision'] },
  ),
  seer(
    'insight',
    'Insight',
    'Ability: when you draw from the face-down deck, draw two, keep one and put the other back on top.',
  ),
  seer(
    'prediction',
    'Prediction',
    'Spell, 1 Diamond, while the Seer is activated: say what a certain enemy, near or far, will do. The first time in this Action Phase that it begins that very action, the Seer recovers one.',
    { see: ['MW 20.3', 'MW-R80', 'MW-H12'] },
  ),
  seer(
    'third-eye',
    'Third Eye',
    'Spell, 1 Diamond and 1 Any, as another fighter’s activation begins: until the Action Phase ends that fighter has Evasion +1 and Precision +1, and sees the whole battlefield.',
    { see: ['MW-R11', 'MW-H04'] },
  ),

  witch(
    'profile',
    'Witch',
    'Two slots, limit 1. Toughness 6, Movement 5, Armour 1 (Deflect +2), Evasion 1 (Dodge +3).',
  ),
  witch(
    'poison-tip',
    'Poison Tip',
    'Melee, range 1". Light: Power 3, Precision 10 (9 as normalised). Heavy: Power 6, Precision 5. Whoever it wounds is poisoned and loses another point as each Action Phase ends, as long as nobody heals it.',
    { see: ['MW-R48', 'MW-R73', 'TC pack.light-precision'] },
  ),
  witch(
    'hex',
    'Hex',
    'Spell, 1 Club, at the end of the Witch’s activation, on a fighter she sees: for the rest of the Action Phase its target numbers are 5 at most, and each hit it scores has to be rolled again.',
    { see: ['MW-R43', 'MW-R47', 'MW-R83'] },
  ),
  witch(
    'charm',
    'Charm',
    'Spell Action, 1 Heart, 1 Spade and 1 Club: secretly choose an enemy the Witch sees. When it is next activated this is revealed and you play that activation for it, casting its spells from your own hand.',
    { see: ['MW-R81'] },
  ),

  wizard(
    'profile',
    'Wizard',
    'Two slots, limit 1. Toughness 6, Movement 5, Armour 1 (Deflect +2), Evasion 1 (Dodge +3).',
  ),
  wizard('melee', 'Wizard: melee', 'Range 1". Light: Power 3, Precision 9. Heavy: Power 6, Precision 5.'),
  wizard('zap', 'Zap', 'Attack Spell, missile, 1 Diamond and 1 Spade: range 1" to 9", Power 7, Precision 6.', {
    see: ['MW-R58'],
  }),
  wizard(
    'blast',
    'Blast',
    'Attack Spell, missile, 2 Diamonds: range 0" to 5", Power 4, Precision 6. It is repeated against every other fighter within 1" of the target, in the order you like; steps from reactions wait until all are done.',
    { see: ['MW-R75'] },
  ),
];
