/** All the rules of a game on one page, to read, to search, to link to and to print. */

import { Printer } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { findGame, useGames } from '../../contract/games.ts';
import { GUIDE, placeOf } from '../../parts/rule-address.ts';
import { SourceKey } from '../../parts/SourceMark.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { count, quoted } from '../../parts/words.ts';
import type { RuleEntry, RulesContent, RulesTable } from './content.ts';
import { Rule } from './Rule.tsx';
import { RuleLink } from './RuleLink.tsx';
import css from './rules.module.css';
import { findRules, findTarget, holdsAll, queryWords, sectionId } from './search.ts';
import { showTarget } from './target.ts';

const TYPING_PAUSE_MS = 150;

/** What is typed, and what is looked for: the address says it, a moment after the typing pauses. */
const useQuery = () => {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const [typed, setTyped] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setTyped(query);
    return () => clearTimeout(timer.current);
  }, [query]);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setParams(text === '' ? {} : { q: text }, { replace: true }), TYPING_PAUSE_MS);
  };
  return { typed, type, query };
};

interface FoundTable {
  readonly table: RulesTable;
  readonly ids: readonly string[];
}

const findTables = ({ tables }: RulesContent, words: readonly string[]): readonly FoundTable[] =>
  tables
    .map((table) => ({
      table,
      ids: table.entries.filter(({ name }) => holdsAll(name, words)).map(({ id }) => id),
    }))
    .filter(({ ids }) => words.length === 0 || ids.length > 0);

const useFound = (content: RulesContent, words: readonly string[]) =>
  useMemo(() => {
    const rules = findRules(content, words);
    const sections = content.game.book.sections
      .map((section) => ({ section, rules: rules.filter((r) => r.section === section) }))
      .filter((s) => s.rules.length > 0);
    return { rules, sections, tables: findTables(content, words) };
  }, [content, words]);

type Found = ReturnType<typeof useFound>;

const foundWords = ({ rules, tables }: Found): string => {
  const entries = tables.reduce((n, { ids }) => n + ids.length, 0);
  const also = entries === 0 ? '' : ` and ${count(entries, 'entry', 'entries')} in the tables`;
  return `${rules.length === 0 ? 'No rule' : count(rules.length, 'rule')}${also}`;
};

interface SearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** What was found, in words; nothing while nothing is looked for. */
  readonly found: string | undefined;
}

const firstResult = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#rules article, #rules [data-entry]');

const Search = ({ query, onQuery, found }: SearchProps) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onQuery('');
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const first = firstResult();
    first?.scrollIntoView({ block: 'start' });
    first?.focus({ preventScroll: true });
  };
  return (
    <search className={css.search}>
      <label className="field__label" htmlFor="rules-search">
        Search the rules
      </label>
      <input
        ref={field}
        id="rules-search"
        className="input"
        type="search"
        value={query}
        placeholder="Words or a number"
        autoComplete="off"
        aria-describedby="rules-found"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id="rules-found" className={css.found} role="status">
        {found ?? (
          <>
            Press <kbd className="kbd">/</kbd> to search
          </>
        )}
      </p>
    </search>
  );
};

interface ContentsProps {
  readonly content: RulesContent;
  readonly hasGuide: boolean;
  readonly target: string | undefined;
}

const Contents = ({ content: { game, tables }, hasGuide, target }: ContentsProps) => (
  <ol className={css.contents}>
    {hasGuide && (
      <li>
        <RuleLink game={game.id} to={GUIDE} current={target === GUIDE}>
          How to play
        </RuleLink>
      </li>
    )}
    {game.book.sections.map((section) => (
      <li key={section}>
        <RuleLink game={game.id} to={sectionId(section)} current={target === sectionId(section)}>
          {section}
        </RuleLink>
      </li>
    ))}
    {tables.map(({ id, name }) => (
      <li key={id} data-table={id}>
        <RuleLink game={game.id} to={id} current={target === id}>
          {name}
        </RuleLink>
      </li>
    ))}
  </ol>
);

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <section id={id} tabIndex={-1} className={css.part} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className={css.partTitle}>
      {title}
    </h2>
    {children}
  </section>
);

interface RulePartsProps {
  readonly content: RulesContent;
  readonly sections: readonly { readonly section: string; readonly rules: readonly RuleEntry[] }[];
  readonly words: readonly string[];
  readonly target: string | undefined;
}

const RuleParts = ({ content, sections, words, target }: RulePartsProps) =>
  sections.map(({ section, rules }) => (
    <Part key={section} id={sectionId(section)} title={section}>
      {rules.map((rule) => (
        <Rule key={rule.id} content={content} rule={rule} words={words} isTarget={placeOf(rule.id) === target} />
      ))}
    </Part>
  ));

const NoSuchRule = ({ name, numbering }: { readonly name: string; readonly numbering: string }) => (
  <p className="notice notice--risk" role="alert">
    There is no rule {quoted(name)}. {numbering} All of them are below.
  </p>
);

interface NothingFoundProps extends Pick<SearchProps, 'query' | 'onQuery'> {
  readonly suggestions: string;
}

const NothingFound = ({ query, onQuery, suggestions }: NothingFoundProps) => (
  <div className={css.nothing}>
    <p>
      Nothing holds {quoted(query.trim())}. Try fewer words, or the beginning of one: {suggestions}.
    </p>
    <button type="button" className="button" onClick={() => onQuery('')}>
      Show all rules
    </button>
  </div>
);

interface Props {
  readonly content: RulesContent;
  readonly rule: string | undefined;
}

export const RulesPage = ({ content, rule }: Props) => {
  const { games } = useGames();
  const Guide = findGame(games, content.game.id)?.entry.Guide;
  const target = rule === undefined ? undefined : rule === GUIDE && Guide ? GUIDE : findTarget(content, rule);
  useTitle(target === undefined || rule === undefined ? 'Rules' : `Rules: ${target}`);
  const { typed, type, query } = useQuery();
  const words = useMemo(() => queryWords(query), [query]);
  const found = useFound(content, words);
  const isSearching = words.length > 0;
  useEffect(() => {
    if (target !== undefined && !isSearching) showTarget(target);
  }, [target, isSearching]);
  useEffect(() => {
    const results = document.getElementById('rules');
    if (words.length > 0 && results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
  }, [words]);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>The rules of {content.game.name}</h1>
        <p className="lede">
          {Guide && 'First how to play, in pictures; then '}
          {Guide ? 'all' : 'All'} of them in our own words, each with a number that refusals and the log refer to. A
          mark says whose each one is.
        </p>
        <SourceKey />
        <button type="button" className={`button button--small ${css.print}`} onClick={() => print()}>
          <Printer size={16} aria-hidden="true" /> Print the rules
        </button>
      </header>
      <div className={css.columns}>
        <div className={css.side}>
          <Search query={typed} onQuery={type} found={isSearching ? foundWords(found) : undefined} />
          <nav aria-label="Contents" className={css.sideContents}>
            <Contents content={content} hasGuide={Guide !== undefined} target={target} />
          </nav>
        </div>
        <div id="rules" className={css.rules}>
          <details className={css.foldedContents}>
            <summary>Contents</summary>
            <nav aria-label="Contents">
              <Contents content={content} hasGuide={Guide !== undefined} target={target} />
            </nav>
          </details>
          {rule !== undefined && target === undefined && <NoSuchRule name={rule} numbering={content.numbering} />}
          {Guide !== undefined && !isSearching && (
            <Part id={GUIDE} title="How to play">
              <Suspense fallback={<p className="muted">Opening…</p>}>
                <Guide />
              </Suspense>
            </Part>
          )}
          <RuleParts content={content} sections={found.sections} words={words} target={target} />
          {found.tables.map(({ table, ids }) => (
            <Part key={table.id} id={table.id} title={table.name}>
              <table.Table ids={ids} words={words} />
            </Part>
          ))}
          {found.rules.length + found.tables.length === 0 && (
            <NothingFound query={query} onQuery={type} suggestions={content.suggestions} />
          )}
          <p className="muted small">
            Something unclear? <Link href={`/odds/${content.game.id}`}>Work out an attack</Link> or{' '}
            <Link href={`/new/${content.game.id}`}>try it in a battle</Link>.
          </p>
        </div>
      </div>
    </div>
  );
};

/** The page of a game's rules. */
export const rulesPage =
  <E extends RuleEntry>(content: RulesContent<E>) =>
  ({ rule }: { readonly rule?: string | undefined }) => <RulesPage content={content} rule={rule} />;
