/** The rules page of Magewinds. */

import { rulesPage } from '../../pages/rules/RulesPage.tsx';
import { CONTENT } from './rules/content.tsx';

export default rulesPage(CONTENT);
