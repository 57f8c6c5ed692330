/** The rules page of Grid Battles. */

import { RulesPage } from '../../pages/rules/RulesPage.tsx';
import { CONTENT } from './rules/content.tsx';

const Rules = ({ rule }: { readonly rule?: string | undefined }) => <RulesPage content={CONTENT} rule={rule} />;

export default Rules;
