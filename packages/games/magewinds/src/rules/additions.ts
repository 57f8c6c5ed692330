// Rules text: what we decided beyond the rulings, mostly about who is asked what and when (MW-H01…).
import { ruling } from './make.ts';
import type { RuleText } from './types.ts';

const ours = ruling('Our additions', 'H');

export const ADDITIONS: readonly RuleText[] = [
  ours(
    1,
    'Your own moment to cast',
    'On your own turn there is no extra question: you cast at the decision you are at. While choosing an action you may first cast White-Hot Weapons, Third Eye, Prediction or Empower; at a move Haste and Phasewalk; at a step Leap and Phasewalk. Others whose standing orders say always are asked before you.',
    'It saves a question at every activation and gives nothing away.',
    { see: ['MW-R61'] },
  ),
  ours(
    2,
    'Standing orders',
    'For each spell that comes with a question of its own you say whether to be asked always, for your own fighters, or never. To begin with, Haste, Phasewalk, Third Eye and Barrier are asked for your own, and Wildform, Heal, Hex and Energize always. Your orders are private and can be changed at any time.',
    'You choose your questions yourself, so they tell nobody what you hold.',
    { see: ['MW-R61'] },
  ),
  ours(
    3,
    'Entangled to the spot',
    'An entangled fighter can neither move nor be knocked back or pushed. Re-deploying frees it.',
    'Roots that hold a fighter hold it against everybody.',
    { see: ['TC druid.entangle', 'MW-R42'] },
  ),
  ours(
    4,
    'Hypnotize against Third Eye',
    'A hypnotized fighter sees no fighter but the Mesmer, Third Eye or not; all else it sees as Third Eye has it.',
    'The narrower rule speaks about fighters.',
    { see: ['TC mesmer.hypnotize', 'TC seer.third-eye'] },
  ),
  ours(
    5,
    'Charm meets Clone',
    'A charmed Mesmer cannot cast Clone. When one of a cloned pair is charmed and activated, the pair is revealed first.',
    'Else somebody other than the owner would have to know which is real.',
    { see: ['TC witch.charm', 'TC mesmer.clone'] },
  ),
  ours(
    6,
    'When nobody can doubt any more',
    'Damage to the original, or a spell it casts, also reveals the pair.',
    'A double would have vanished or could not have cast, so everybody knows.',
    { see: ['TC doppelganger.deceit'] },
  ),
  ours(
    7,
    'How a hypnotized path is checked',
    'Sight to the Mesmer is checked at every corner of the path and every quarter inch in between.',
    'That is fine enough for a table, and quick enough to show while you drag.',
    { see: ['TC mesmer.hypnotize', 'MW-R84'] },
  ),
  ours(
    8,
    'Giving up among several',
    'With three or four players a warband that concedes leaves the table. An activation under way that concerns it is broken off and counts as spent; in set-up its part is done for it.',
    'The others play on.',
    { see: ['MW-R30'] },
  ),
  ours(
    9,
    'One aim marker',
    'Each Deadeye has one aim marker; a new one replaces the old.',
    'Two would let it save up shots.',
    { see: ['TC deadeye.take-aim', 'MW-R82'] },
  ),
  ours(
    10,
    'An action without a use',
    'If there is nothing to do with a chosen action, no target for instance, it is spent all the same; the table warns you before.',
    'A way back would let you step for nothing.',
    { see: ['MW-R19'] },
  ),
  ours(
    11,
    'Passing without being asked',
    'While channelling you are not asked if everybody can see that you can only pass.',
    'It saves a click and tells nothing new.',
    { see: ['MW 12.0', 'MW-R52'] },
  ),
  ours(
    12,
    'What Prediction may name',
    'Any action of the list may be named, and the spell may also be cast as the Seer’s own activation ends.',
    'The end of an activation is still part of it.',
    { see: ['TC seer.prediction', 'MW-R80'] },
  ),
  ours(
    13,
    'A double and the hand limit',
    'Where fighters near a marker raise the hand limit, a fighter and its double count only when both of them are near.',
    'The hand limit is public; counting one of them would tell which it is.',
    { see: ['TC mesmer.clone', 'ItT king-of-the-hill.special'] },
  ),
  ours(
    14,
    'When the line cannot be broken any more',
    'Fighters of the Attacker that are out of action still count as able to escape while somebody on the battlefield could revive them.',
    'It is not yet impossible.',
    { see: ['ItT hold-the-line.end', 'MW-R92'] },
  ),
  ours(
    15,
    'Nobody left at all',
    'If no warband has a fighter on the battlefield at the end of a round, the scenario’s own count decides; if that is equal, it is a draw.',
    'Somebody may have earned more before the end.',
    { see: ['MW-R95'] },
  ),
  ours(
    16,
    'Ahead of everybody',
    'In Treasure Clash the winner holds more treasures than any other player; until then the battle goes on.',
    'With three or four players two may be ahead together.',
    { see: ['ItT treasure-clash.end', 'MW-R90'] },
  ),
  ours(
    17,
    'No room left',
    'A fighter for which its area has no room is put at the nearest free place; objects that find no legal spot are left out.',
    'The battle must begin all the same.',
    { see: ['MW 10.5', 'MW-R91'] },
  ),
  ours(
    18,
    'Picking in turn among several',
    'In an open assembly with three or four players the turn goes round the table from the winner of the roll-off.',
    'The pack describes two players.',
    { see: ['ItT general.assembly'] },
  ),
];
