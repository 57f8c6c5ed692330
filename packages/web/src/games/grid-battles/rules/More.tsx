/** What follows the text of a rule: what can be switched, and an example. */

import { type RuleText, SWITCHES } from '@muster/grid-battles';
import css from '../../../pages/rules/rules.module.css';
import { Example } from './Example.tsx';

/** The first choice of a switch is the usual one. */
const SwitchWords = ({ rule }: { readonly rule: RuleText }) => {
  const found = SWITCHES.find((s) => s.rule === rule.id);
  if (!found) return null;
  return (
    <div className={css.switch}>
      <span className="overline">A house rule may change this</span>
      <p>
        {found.title}:{' '}
        {found.choices.map(({ words }, i) => (
          <span key={words}>
            {i > 0 && '; '}
            {words}
            {i === 0 && <em> (as usual)</em>}
          </span>
        ))}
        .
      </p>
    </div>
  );
};

export const More = ({ rule, words }: { readonly rule: RuleText; readonly words: readonly string[] }) => (
  <>
    {rule.option && <SwitchWords rule={rule} />}
    {rule.example && <Example example={rule.example} words={words} />}
  </>
);
