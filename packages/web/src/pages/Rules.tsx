/** All the rules of Grid Battles on one page, to read, to search, to link to and to print. */

import {
  RULE_SECTIONS,
  type RuleSection,
  type RuleText,
  TERRAIN,
  TERRAINS,
  UNIT_TYPES,
  UNITS,
} from '@muster/grid-battles';
import { Printer } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useTitle } from '../app/useTitle.ts';
import { SourceKey } from './parts/SourceMark.tsx';
import { count, quoted } from './parts/words.ts';
import { Rule } from './rules/Rule.tsx';
import { RuleLink } from './rules/RuleLink.tsx';
import css from './rules/rules.module.css';
import { findRules, findTarget, holdsAll, queryWords, sectionId, TABLES } from './rules/search.ts';
import { DiceTable, TerrainTable, UnitTable } from './rules/Tables.tsx';
import { showTarget } from './rules/target.ts';

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

const useFound = (words: readonly string[]) =>
  useMemo(() => {
    const rules = findRules(words);
    return {
      rules,
      sections: RULE_SECTIONS.map((section) => ({ section, rules: rules.filter((r) => r.section === section) })).filter(
        (s) => s.rules.length > 0,
      ),
      units: UNIT_TYPES.filter((type) => holdsAll(UNITS[type].name, words)),
      terrains: TERRAINS.filter((terrain) => holdsAll(TERRAIN[terrain].name, words)),
    };
  }, [words]);

type Found = ReturnType<typeof useFound>;

const foundWords = ({ rules, units, terrains }: Found): string => {
  const tables = units.length + terrains.length;
  const also = tables === 0 ? '' : ` and ${count(tables, 'entry', 'entries')} in the tables`;
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

const TABLE_NAMES = { units: 'Units', ground: 'Ground', dice: 'Dice' } as const;

const Contents = ({ target }: { readonly target: string | undefined }) => (
  <ol className={css.contents}>
    {RULE_SECTIONS.map((section) => (
      <li key={section}>
        <RuleLink to={sectionId(section)} current={target === sectionId(section)}>
          {section}
        </RuleLink>
      </li>
    ))}
    {TABLES.map((table) => (
      <li key={table} data-table={table}>
        <RuleLink to={table} current={target === table}>
          {TABLE_NAMES[table]}
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

const RuleParts = ({
  sections,
  words,
  target,
}: {
  readonly sections: readonly { readonly section: RuleSection; readonly rules: readonly RuleText[] }[];
  readonly words: readonly string[];
  readonly target: string | undefined;
}) =>
  sections.map(({ section, rules }) => (
    <Part key={section} id={sectionId(section)} title={section}>
      {rules.map((rule) => (
        <Rule key={rule.id} rule={rule} words={words} isTarget={rule.id === target} />
      ))}
    </Part>
  ));

const NoSuchRule = ({ name }: { readonly name: string }) => (
  <p className="notice notice--risk" role="alert">
    There is no rule {quoted(name)}. The rules are numbered GB-01 to GB-82, rulings R-01 to R-48, and free battles FB-01
    to FB-06. All of them are below.
  </p>
);

const NothingFound = ({ query, onQuery }: Pick<SearchProps, 'query' | 'onQuery'>) => (
  <div className={css.nothing}>
    <p>Nothing holds {quoted(query.trim())}. Try fewer words, or the beginning of one: “shield”, “retreat”, “GB-34”.</p>
    <button type="button" className="button" onClick={() => onQuery('')}>
      Show all rules
    </button>
  </div>
);

const Rules = ({ rule }: { readonly rule?: string | undefined }) => {
  const target = rule === undefined ? undefined : findTarget(rule);
  useTitle(target === undefined || rule === undefined ? 'Rules' : `Rules: ${target}`);
  const { typed, type, query } = useQuery();
  const words = useMemo(() => queryWords(query), [query]);
  const found = useFound(words);
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
        <h1>The rules of Grid Battles</h1>
        <p className="lede">
          All of them in our own words, each with a number that refusals and the log refer to. A mark says whose each
          one is.
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
            <Contents target={target} />
          </nav>
        </div>
        <div id="rules" className={css.rules}>
          <details className={css.foldedContents}>
            <summary>Contents</summary>
            <nav aria-label="Contents">
              <Contents target={target} />
            </nav>
          </details>
          {rule !== undefined && target === undefined && <NoSuchRule name={rule} />}
          <RuleParts sections={found.sections} words={words} target={target} />
          {found.units.length > 0 && (
            <Part id="units" title="Units">
              <UnitTable types={found.units} words={words} />
            </Part>
          )}
          {found.terrains.length > 0 && (
            <Part id="ground" title="Ground">
              <TerrainTable terrains={found.terrains} words={words} />
            </Part>
          )}
          {!isSearching && (
            <Part id="dice" title="Dice">
              <DiceTable />
            </Part>
          )}
          {found.rules.length + found.units.length + found.terrains.length === 0 && (
            <NothingFound query={query} onQuery={type} />
          )}
          <p className="muted small">
            Something unclear? <Link href="/odds">Work out an attack</Link> or{' '}
            <Link href="/new">try it in a battle</Link>.
          </p>
        </div>
      </div>
    </div>
  );
};

export default Rules;
