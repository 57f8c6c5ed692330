/** The rules page of Dwethia Cosmic Combat: its book. */

import { cosmicCombatDescriptor } from '@muster/cosmic-combat';
import { bookPage } from '../../dwethia/rules/book.tsx';

export default bookPage(cosmicCombatDescriptor, {
  numbering: 'Rules that three games share are numbered DW, those of Cosmic Combat CC, and rulings X.',
  suggestions: '“drift”, “shield”, “X-216”',
});
