/** What follows the text of a rule: why we decided so, what can be switched, and where it was read. */

import { isSwitchOn, type RuleText, SWITCHES } from '@muster/magewinds';
import { Highlighted } from '../../../pages/rules/Highlighted.tsx';
import css from '../../../pages/rules/rules.module.css';
import type { MagewindsRule } from './content.tsx';
import own from './magewinds-rules.module.css';

const SwitchWords = ({ option }: { readonly option: NonNullable<RuleText['option']> }) => {
  const found = SWITCHES.find(({ name }) => name === option.switch);
  return (
    found && (
      <div className={css.switch}>
        <span className="overline">You may change this before a battle</span>
        <p>
          {found.title}: usually {isSwitchOn({}, found.name) ? 'on' : 'off'}.
        </p>
      </div>
    )
  );
};

interface Props {
  readonly rule: MagewindsRule;
  readonly words: readonly string[];
}

export const More = ({ rule: { rule }, words }: Props) => (
  <>
    {rule.why !== undefined && (
      <p className={own.why}>
        <span className="overline">{rule.departs ? 'Departs from the book, because' : 'Why'}</span>{' '}
        <Highlighted text={rule.why} words={words} />
      </p>
    )}
    {rule.option && <SwitchWords option={rule.option} />}
    {rule.example && (
      <p className={own.why}>
        <span className="overline">Example</span> <Highlighted text={rule.example.words} words={words} />
      </p>
    )}
    {rule.version !== undefined && !rule.version.startsWith('core') && (
      <p className="small muted">Read in {rule.version}</p>
    )}
  </>
);
