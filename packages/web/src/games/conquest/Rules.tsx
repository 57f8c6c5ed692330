/** The rules page of Dwethia Conquest: its book, and the tables behind it. */

import { conquestDescriptor } from '@muster/conquest';
import { bookPage } from '../../dwethia/rules/book.tsx';
import { TABLES } from './rules/tables.tsx';

export default bookPage(conquestDescriptor, {
  numbering: 'Rules that three games share are numbered DW, those of Conquest CQ, and rulings X.',
  suggestions: '“harvest”, “relic”, “X-333”',
  tables: TABLES,
});
