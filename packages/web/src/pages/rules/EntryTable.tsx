/** A table of content behind the rules: rows in groups, found by their names, each marked as the publisher's or ours. */

import { Fragment, type ReactNode } from 'react';
import { inPlace } from '../../parts/inPlace.tsx';
import { type RuleSource, SourceMark } from '../../parts/SourceMark.tsx';
import type { RulesTable } from './content.ts';
import { Highlighted } from './Highlighted.tsx';
import css from './rules.module.css';

export interface EntryRow {
  readonly id: string;
  readonly name: string;
  /** Before the name. */
  readonly picture?: ReactNode;
  /** One for each column; numbers stand to the right. */
  readonly cells: readonly (string | number | ReactNode)[];
  /** Whose it is, or a mark of the game's own. */
  readonly source: RuleSource | ReactNode;
}

export interface EntryGroup {
  /** Absent where there is one group only. */
  readonly title?: string;
  /** Beside the title. */
  readonly about?: string;
  readonly rows: readonly EntryRow[];
}

interface About {
  readonly id: string;
  readonly name: string;
  /** Of the first column: `Unit`. */
  readonly what: string;
  /** Those of numbers are given as such. */
  readonly columns: readonly (string | { readonly number: string })[];
  readonly className?: string | undefined;
  /** What the table is called to who hears it, where it is more than its name. */
  readonly spoken?: string;
  /** In groups, or all of them in one. */
  readonly rows?: readonly EntryRow[];
  readonly groups?: readonly EntryGroup[];
  /** Below it. */
  readonly note?: string;
}

const isSource = (source: EntryRow['source']): source is RuleSource => typeof source === 'string';
const titleOf = (column: About['columns'][number]): string => (typeof column === 'string' ? column : column.number);
const classOf = (column: About['columns'][number], cell?: unknown): string | undefined =>
  typeof column === 'object' || typeof cell === 'number' ? 'number' : undefined;

export const entryTable = ({
  id,
  name,
  what,
  columns,
  rows = [],
  groups = [{ rows }],
  note,
  className = css.entries,
  spoken = name,
}: About): RulesTable => ({
  id,
  name,
  entries: groups.flatMap(({ title = '', rows: some }) =>
    some.map((row) => ({ id: row.id, name: `${row.name} ${title}` })),
  ),
  Table: ({ ids, words }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="table-scroll" tabIndex={0} aria-label={spoken}>
      <table className={`table ${className}`}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            {columns.map((column) => (
              <th key={titleOf(column)} scope="col" className={classOf(column)}>
                {titleOf(column)}
              </th>
            ))}
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {inPlace(groups, ({ title, about, rows }) => {
            const shown = rows.filter((row) => ids.includes(row.id));
            return (
              <Fragment>
                {title !== undefined && shown.length > 0 && (
                  <tr>
                    <th scope="rowgroup" colSpan={columns.length + 2} className={css.entryGroup}>
                      <Highlighted text={title} words={words} />
                      {about !== undefined && <span className={css.entryAbout}>{about}</span>}
                    </th>
                  </tr>
                )}
                {shown.map((row) => (
                  <tr key={row.id} data-entry="" tabIndex={-1}>
                    <th scope="row">
                      <span className={css.entryName}>
                        {row.picture} <Highlighted text={row.name} words={words} />
                      </span>
                    </th>
                    {row.cells.map((cell, column) => (
                      <td key={titleOf(columns[column]!)} className={classOf(columns[column]!, cell)}>
                        {cell}
                      </td>
                    ))}
                    <td>{isSource(row.source) ? <SourceMark source={row.source} /> : row.source}</td>
                  </tr>
                ))}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {note !== undefined && <p className="small muted">{note}</p>}
    </section>
  ),
});
