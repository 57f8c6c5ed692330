// The pages about the rules match the book of each game: every rule is listed with its source, what is ours has its reason, every
// switch is told, and whoever cites a rule cites one that exists. What only one game's pages have is checked in `docs/<id>.test.ts`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadGames } from '@muster/games';
import type { Book } from '@muster/kernel';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const read = (path: string): string => readFileSync(path, 'utf8');

const games = await loadGames();

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** `[R-01](…)` is R-01. */
const plain = (cell: string): string => cell.replace(/^\[(.+)\]\(.*\)$/, '$1');

/** The rows of the tables whose last column is the source. */
const rowsOf = (page: string): { readonly id: string; readonly source: string }[] => {
  const rows: { id: string; source: string }[] = [];
  let inTable = false;
  for (const line of page.split('\n')) {
    const cells = line.startsWith('|') ? cellsOf(line) : [];
    if (cells.length === 0) inTable = false;
    else if (cells.at(-1) === 'source') inTable = true;
    else if (inTable && !/^-+$/.test(cells[0]!)) rows.push({ id: plain(cells[0]!), source: cells.at(-1)! });
  }
  return rows;
};

describe.each(games)('$name', ({ id, book }) => {
  const index = join(ROOT, `docs/rules/${id}.md`);
  const rulings = join(ROOT, `docs/rulings/${id}.md`);
  const entryOf = (rule: string): string => read(rulings).split(`\n### ${rule}\n`)[1]?.split('\n### ')[0] ?? '';

  test('the index lists exactly the rules of the book, in the same order', () => {
    expect(rowsOf(read(index)).map((row) => row.id)).toEqual(book.rules.map((rule) => rule.id));
  });

  test('the index names the same source as the book', () => {
    const sources = new Map(book.rules.map((rule) => [rule.id, rule.source]));
    for (const row of rowsOf(read(index))) expect(row.source.split(',')[0], row.id).toBe(sources.get(row.id));
  });

  test('each house rule has its reason on the rulings page, and nothing else does', () => {
    const house = book.rules.filter((rule) => rule.source === 'house').map((rule) => rule.id);
    const ruled = [...read(rulings).matchAll(/^### (.+)$/gm)].map(([, heading]) => heading!);
    expect(ruled.toSorted()).toEqual(house.toSorted());
    for (const rule of house) expect(entryOf(rule), rule).toMatch(/\bWhy: /);
  });

  test('the rulings page lists every switch with its values, the default first', () => {
    for (const { id: rule, option, source } of book.rules) {
      if (!option) continue;
      const values = option.values.map((value) => `\`${value}\``).join(', ');
      expect(read(rulings), rule).toContain(`| \`${option.switch}\` | ${values}`);
      if (source === 'house') expect(entryOf(rule), rule).toContain(`Switch \`${option.switch}\``);
    }
  });
});

describe('citations', () => {
  /** `MW-R` and `07`, `MW ` and `18.5.2`: what stands before the number, and the number. */
  const NUMBERED = /^(.*?[- ][A-Z]?)(\d+(?:\.\d+)*)$/;

  const citedIn = (text: string, { rules }: Book): string[] => {
    const forms = new Set(
      rules.flatMap(({ id }) => {
        const [, prefix, number] = NUMBERED.exec(id) ?? [];
        return prefix === undefined ? [] : `${prefix}\\d+${number!.includes('.') ? '(?:\\.\\d+)+' : ''}`;
      }),
    );
    const cited = new RegExp(`(?<![\\w-])(?:${[...forms].join('|')})(?!\\w)`, 'g');
    return [...text.matchAll(cited)].map(([id]) => id);
  };

  /** A number that only heads others, such as MW 19.0 or MW 0.8, may be cited for all of them. */
  const heads = (id: string, { rules }: Book): boolean =>
    /\.\d/.test(id) && rules.some((rule) => rule.id.startsWith(`${id.replace(/\.0$/, '')}.`));

  const knows = (book: Book, id: string): boolean => book.rules.some((rule) => rule.id === id) || heads(id, book);

  /** A file in a game's own folder, or called like it, speaks of that game; any other may speak of all. */
  const booksFor = (path: string): readonly Book[] => {
    const owner = path.split(/[/.]/).find((name) => GAME_IDS.includes(name));
    return games.filter(({ id }) => owner === undefined || owner === id).map(({ book }) => book);
  };

  const filesUnder = (folder: string): string[] =>
    !existsSync(folder)
      ? []
      : readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
          if (item.name === 'node_modules' || item.name === 'dist') return [];
          const path = join(folder, item.name);
          return item.isDirectory() ? filesUnder(path) : [path];
        });

  test('are found by the numbers of a book, and headings told from numbers it does not have', () => {
    const ids = ['AB 1.2', 'AB 1.10.1', 'AB-R07', 'CD-12'];
    const rules = ids.map((id) => ({ id, section: 's', title: 't', text: 't', source: 'official' as const }));
    const book: Book = { sections: ['s'], rules, ids: /(AB)/ };
    const text = '(AB 1.2.) AB 12 AB-R07, AB-R7 XAB 3.4 CD-120 CD-12a; AB 1.0 AB 2.0 CD-99';
    const cited = citedIn(text, book);
    expect(cited).toEqual(['AB 1.2', 'AB-R07', 'AB-R7', 'CD-120', 'AB 1.0', 'AB 2.0', 'CD-99']);
    expect(cited.filter((id) => !knows(book, id))).toEqual(['AB-R7', 'CD-120', 'AB 2.0', 'CD-99']);
    expect(knows(book, 'AB 1.10')).toBe(true);
  });

  const unknownIn = (paths: readonly string[]): readonly string[] =>
    paths.flatMap((path) => {
      const books = booksFor(relative(ROOT, path));
      const text = read(path);
      const cited = new Set(books.flatMap((book) => citedIn(text, book)));
      return [...cited]
        .filter((id) => !books.some((book) => knows(book, id)))
        .map((id) => `${relative(ROOT, path)}: ${id}`);
    });

  test('every id that code or documents cite exists', () => {
    const sources = filesUnder(join(ROOT, 'packages')).filter((path) => /\/src\/.*\.(tsx?|css)$/.test(path));
    const documents = filesUnder(join(ROOT, 'docs')).filter((path) => path.endsWith('.md'));
    expect(sources.length).toBeGreaterThan(10);
    expect(unknownIn([...sources, ...documents])).toEqual([]);
  });
});
