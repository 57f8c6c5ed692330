/** The rules page of Magewinds. */

import { RulesPage } from '../../pages/rules/RulesPage.tsx';
import { CONTENT } from './rules/content.tsx';

const Rules = ({ rule }: { readonly rule?: string | undefined }) => <RulesPage content={CONTENT} rule={rule} />;

export default Rules;
