// Rules text: our stand-ins for the fighters of Tempest Crusaders whose pages were not available (TC, HOUSE).
import { house } from './make.ts';
import type { RuleText } from './types.ts';

const ours = house('Fighter by fighter', 'TC');

const warrior = ours('warrior');
const warlock = ours('warlock');
const militia = ours('militia');
const acolyte = ours('acolyte');
const minion = ours('minion');
const doppelganger = ours('doppelganger');

export const STAND_INS: readonly RuleText[] = [
  warrior(
    'profile',
    'Warrior (HOUSE)',
    'Two slots, limit 1. Toughness 7, Movement 5, Armour 1 (Deflect +1), Evasion 1 (Dodge +2).',
    'Slots, limit and Toughness are published; the rest follows the common two-slot fighter, but one who charges is worse at parrying and giving ground.',
    { see: ['TC pack.stand-ins', 'MW-H23'] },
  ),
  warrior(
    'melee',
    'Warrior (HOUSE): melee',
    'Range 1". Light: Power 3, Precision 9. Heavy: Power 7, Precision 5.',
    'Its maker calls the Heavy Attack a little stronger than usual; one more die is the smallest step.',
  ),
  warrior(
    'charge',
    'Charge (HOUSE)',
    'Ability: if no enemy was nearer than 1" when the Warrior began a Move Action, the move may end in a melee attack that costs no action and has no step move.',
    'What sets it off is published. Whether anything more belongs to it is not known to us.',
    { see: ['MW 13.2', 'MW-R02'] },
  ),
  warlock(
    'profile',
    'Warlock (HOUSE)',
    'Two slots, limit 1. Toughness 6, Movement 5, Armour 1 (Deflect +2), Evasion 1 (Dodge +3).',
    'Slots and limit are published; the numbers are those of the common two-slot fighter.',
    { see: ['TC pack.stand-ins'] },
  ),
  warlock(
    'melee',
    'Warlock (HOUSE): melee',
    'Range 1". Light: Power 3, Precision 9. Heavy: Power 6, Precision 5.',
    'The common two-slot attack.',
  ),
  warlock(
    'summon',
    'Summon (HOUSE)',
    'Spell Action, 2 Clubs: a Minion appears within 3" of the Warlock, farther than 1" from all enemies, and has one action left this round. At most four friendly Minions are on the battlefield, and a summoned one is no starting fighter.',
    'That Minions are summoned, need no upkeep and come with one counter is published; cost and distance are ours.',
    { see: ['MW-R92', 'TC minion.profile'] },
  ),
  warlock(
    'empower',
    'Empower (HOUSE)',
    'Spell, 1 Club and 1 Spade, during the Warlock’s activation, once in each Action Phase: every friendly Minion it sees recovers an action.',
    'The effect is published; cost and the once are ours, since a change list made it dearer.',
    { see: ['MW 20.3'] },
  ),
  militia(
    'profile',
    'Militia (HOUSE)',
    'One slot, limit 2. Toughness 4, Movement 5, Armour 0 (Deflect +2), Evasion 1 (Dodge +3).',
    'Slots, limit and that it is weaker than a two-slot fighter are published.',
    { see: ['TC pack.stand-ins'] },
  ),
  militia(
    'melee',
    'Militia (HOUSE): melee',
    'Range 1". Light: Power 2, Precision 9. Heavy: Power 4, Precision 5.',
    'Two thirds of the common attack.',
  ),
  acolyte(
    'profile',
    'Acolyte (HOUSE)',
    'One slot; Acolytes and Militia share a limit of 2. Toughness 4, Movement 5, Armour 0 (Deflect +1), Evasion 2 (Dodge +3).',
    'Slots, limit and frailty are published; it keeps out of the way of blows that it could not bear.',
    { see: ['TC assembly.shared-limit', 'TC pack.stand-ins', 'MW-H23'] },
  ),
  acolyte(
    'melee',
    'Acolyte (HOUSE): melee',
    'Range 1". Light: Power 2, Precision 9. Heavy: Power 3, Precision 5.',
    'Its worth lies in the cards, not in the sword.',
  ),
  acolyte(
    'attunement',
    'Attunement (HOUSE)',
    'Ability: your hand limit is one higher for each of your Acolytes on the battlefield.',
    'The bonus is published, its name and the condition are ours.',
    { see: ['MW 12.0', 'MW-R55'] },
  ),
  minion(
    'profile',
    'Minion (HOUSE)',
    'One slot, limit 4. Toughness 4, Movement 5, Armour 1 (Deflect +1), Evasion 0 (Dodge +3).',
    'Slots, limit and Evasion are published. It is as tough as Militia; a thick skin stands in for what it lacks in Evasion.',
    { see: ['TC pack.stand-ins', 'MW-H23'] },
  ),
  minion(
    'melee',
    'Minion (HOUSE): melee',
    'Range 1". Light: Power 2, Precision 9. Heavy: Power 4, Precision 5.',
    'The attack of Militia, which also costs one slot.',
  ),
  doppelganger(
    'profile',
    'Doppelganger (HOUSE)',
    'Made by Clone, for a friendly fighter only. Toughness 1, Armour 0 and no attacks, so any hit damages it; Push, which deals no damage, moves it as it would the original. Movement, Evasion and Dodge are the original’s, and when it deflects, so are Armour and Deflect bonus.',
    'Clone needs one, and its page was not available. Odds are shown as the original’s, since nobody else may know which it is.',
    { see: ['TC mesmer.clone', 'TC pack.stand-ins'] },
  ),
  doppelganger(
    'deceit',
    'Which one is real? (HOUSE)',
    'Only the owner knows. Both are shown, aimed at, asked and given odds as the original; either may Move, Guard, Dodge and Deflect. The first damage to the double, or the original’s first other action, reveals and removes the double. It counts for no scenario, and what it hides about the count shows only when the count is taken.',
    'A trick that the screen gives away would be none.',
    { see: ['MW-H05', 'MW-H06'] },
  ),
];
