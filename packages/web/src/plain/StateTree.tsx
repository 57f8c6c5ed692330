/** A state as it is: names and values, what is long folded away. */

import css from './plain.module.css';
import { isShort, nameWords, valueWords } from './words.ts';

interface BranchProps {
  readonly name: string;
  readonly value: unknown;
  readonly open: boolean;
}

const Branch = ({ name, value, open }: BranchProps) =>
  isShort(value) ? (
    <li>
      <span className={css.name}>{name}</span> {valueWords(value)}
    </li>
  ) : (
    <li>
      <details open={open}>
        <summary>
          <span className={css.name}>{name}</span>
        </summary>
        <Twigs value={value as object} />
      </details>
    </li>
  );

/** Items of a list are counted from 1, as people do. */
const Twigs = ({ value }: { readonly value: object }) => (
  <ul className={css.tree}>
    {Object.entries(value).map(([name, inner]) => (
      <Branch
        key={name}
        name={Array.isArray(value) ? `${Number(name) + 1}` : nameWords(name)}
        value={inner}
        open={false}
      />
    ))}
  </ul>
);

/** The configuration stands last and folded: it never changes. */
export const StateTree = ({ state }: { readonly state: { readonly config: object } }) => {
  const { config, ...rest } = state;
  return (
    <ul className={css.tree}>
      {Object.entries(rest).map(([name, value]) => (
        <Branch key={name} name={nameWords(name)} value={value} open />
      ))}
      <Branch name="configuration" value={config} open={false} />
    </ul>
  );
};
