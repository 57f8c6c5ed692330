/** The rules page of Dwethia Heroes: its book. */

import { heroesDescriptor } from '@muster/heroes';
import { bookPage } from '../../dwethia/rules/book.tsx';

export default bookPage(heroesDescriptor, {
  numbering: 'Rules that three games share are numbered DW, those of Heroes HR, and rulings X.',
  suggestions: '“redirect”, “jump”, “HR-15”',
});
