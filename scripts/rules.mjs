// `npm run rules`: which rules of docs/rules and docs/rulings no test names, and which no code mentions.
// Exit 0: every rule has a test; 1: some have none; 2: wrong use. `--json` for machines, `--root DIR` for another tree.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const HELP = `Usage: npm run rules -- [--json] [--root DIR]

Lists, for each game (or core that games share) in docs/rules, the rule ids that no test names and those that no code mentions.
A test names a rule in its title: test('[GB-34] …'), '[GB-34] [R-13] …', '[GB-34, R-13] …', '[GB-20…26] …',
'[MW 18.5.2] …', '[TC cleric.heal] …'; test.each may put a name in: '[TC %s.profile] …'.

Example: npm run rules -- --json
`;

const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);

const filesUnder = (folder) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true })
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .flatMap((entry) => {
          if (SKIPPED.has(entry.name)) return [];
          const path = join(folder, entry.name);
          return entry.isDirectory() ? filesUnder(path) : [path];
        });

// --- The ids: first cells of tables headed `id`, and headings that are an id. ---

const cell = (line) => line.split('|')[1].trim();
const plain = (text) => text.replace(/^\[(.+)\]\(.*\)$/, '$1').replaceAll('`', '');

/** `GB-34`, `MW-R07`, `MW 18.5.2`, `TC cleric.heal`. */
const HEADING =
  /^#{2,4} ([A-Z][A-Z\d]{0,2}-[A-Z]?\d+|[A-Z]\w{0,2} (?:\d+(?:\.\d+)+|[a-z][a-z-]*\.[a-z][a-z-]*))(?:\s|$)/;

/** Ids that a document defines, in its order. */
const idsOf = (markdown) => {
  const ids = new Set();
  let inTable = false;
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading) ids.add(heading[1]);
    if (!line.startsWith('|')) inTable = false;
    else if (cell(line).toLowerCase() === 'id') inTable = true;
    else if (inTable && !/^[-: ]+$/.test(cell(line))) ids.add(plain(cell(line)));
  }
  return [...ids];
};

const readGames = (root) => {
  const games = new Map();
  for (const folder of ['rules', 'rulings'])
    for (const path of filesUnder(join(root, 'docs', folder)).filter((p) => p.endsWith('.md'))) {
      const game = basename(path, '.md');
      games.set(game, new Set([...(games.get(game) ?? []), ...idsOf(readFileSync(path, 'utf8'))]));
    }
  return games;
};

// --- Ranges: `GB-20…26`, `GB-20..26`, `GB-20…GB-26` stand for all ids from the first to the last. ---

const RANGE = /([A-Z][A-Z\d]*-[A-Z]?)(\d+) ?(?:…|\.{2,3}) ?\1?(\d+)/;

const expandRange = (text, ids) => {
  const [, prefix, from, to] = RANGE.exec(text);
  return [...ids].filter((id) => {
    const number = id.startsWith(prefix) ? id.slice(prefix.length) : '';
    return /^\d+$/.test(number) && Number(number) >= Number(from) && Number(number) <= Number(to);
  });
};

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// --- Placeholders of `test.each` and templates stand for one name, as in `TC %s.profile`; never for a number. ---

const PLACEHOLDER = /%s|\$\{[^}]*\}|\$\w+/;

const expandNames = (text, ids) => {
  const pattern = new RegExp(`^${text.trim().split(PLACEHOLDER).map(escaped).join('[a-z][a-z-]*')}$`);
  return [...ids].filter((id) => pattern.test(id));
};

const expand = (part, ids) => {
  if (RANGE.test(part)) return expandRange(part, ids);
  return PLACEHOLDER.test(part) ? expandNames(part, ids) : [part.trim()];
};

/** The known ids that the brackets of a test's title name. */
const namedIn = (title, ids) =>
  [...title.matchAll(/\[([^[\]]+)\]/g)]
    .flatMap(([, inner]) => inner.split(','))
    .flatMap((part) => expand(part, ids))
    .filter((id) => ids.has(id));

/** The known ids that stand anywhere in a source text. */
const mentionedIn = (text, ids) => {
  const ranges = [...text.matchAll(new RegExp(RANGE, 'g'))].flatMap(([range]) => expandRange(range, ids));
  const alone = [...ids].filter((id) => new RegExp(`(?<![\\w-])${escaped(id)}(?![\\w-]|\\.\\w)`).test(text));
  return [...ranges, ...alone];
};

// --- Titles: the string literals of a test file, comments and skipped tests left out. ---

/** Where the literal, comment or regular expression that starts at `i` ends; `i` if none starts there. */
const endOfToken = (code, i) => {
  const rest = (pattern) => {
    pattern.lastIndex = i;
    return pattern.exec(code)?.[0].length ?? 0;
  };
  if (code.startsWith('//', i)) return i + rest(/\/\/.*/y);
  if (code.startsWith('/*', i)) return i + rest(/\/\*[\s\S]*?(?:\*\/|$)/y);
  if (code[i] === "'") return i + rest(/'(?:[^'\\\n]|\\[\s\S])*'/y);
  if (code[i] === '"') return i + rest(/"(?:[^"\\\n]|\\[\s\S])*"/y);
  if (code[i] === '`') return endOfTemplate(code, i);
  const beforeRegExp =
    code[i] === '/' && /(?:^|[(,=:[!&|?{};]|=>|\breturn)\s*$/.test(code.slice(Math.max(0, i - 20), i));
  return beforeRegExp ? i + rest(/\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y) : i;
};

const endOfTemplate = (code, start) => {
  let i = start + 1;
  while (i < code.length && code[i] !== '`') {
    if (code.startsWith('${', i)) i = endOfBraces(code, i + 1);
    else i += code[i] === '\\' ? 2 : 1;
  }
  return Math.min(i + 1, code.length);
};

const endOfBraces = (code, start) => {
  let depth = 0;
  for (let i = start; i < code.length; ) {
    const end = endOfToken(code, i);
    if (end > i) {
      i = end;
      continue;
    }
    if (code[i] === '{') depth++;
    if (code[i] === '}' && --depth === 0) return i + 1;
    i++;
  }
  return code.length;
};

const titlesOf = (code) => {
  const titles = [];
  for (let i = 0; i < code.length; ) {
    const end = endOfToken(code, i);
    const skipped = /\.(?:skip|todo|fixme)\s*\(\s*$/.test(code.slice(Math.max(0, i - 40), i));
    if (end > i && /['"`]/.test(code[i]) && !skipped) titles.push(code.slice(i + 1, end - 1));
    i = Math.max(end, i + 1);
  }
  return titles;
};

// --- The report. ---

/** What has a card is a game; a package without one is a core that several games share. */
const isGame = (root, name) => existsSync(join(root, 'packages', 'games', name, 'src', 'card.ts'));

/** A file inside one game's package speaks for that game, and for the cores it may stand on; any other may speak for all. */
const concerns = (path, { name, shared }) => {
  const owner = /^packages\/games\/([^/]+)\//.exec(path)?.[1];
  return owner === undefined || owner === name || shared;
};

/** The rules text and its tests list every id, so they prove nothing about the engine. */
const isRulesText = (path) => /^packages\/games\/[^/]+\/src\/book\//.test(path);

const readSources = (root) => {
  const read = (path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') });
  const packages = filesUnder(join(root, 'packages'))
    .filter((path) => path.includes(`${sep}src${sep}`) && /\.(?:tsx?|mjs|css)$/.test(path))
    .map(read)
    .filter(({ path }) => !isRulesText(path));
  const browser = filesUnder(join(root, 'e2e'))
    .filter((path) => path.endsWith('.ts'))
    .map(read);
  const isTest = ({ path }) => /\.test\.tsx?$/.test(path);
  const tests = [...packages.filter(isTest), ...browser];
  return {
    tests: tests.map(({ path, text }) => ({ path, titles: titlesOf(text) })),
    code: packages.filter((file) => !isTest(file)),
  };
};

/** What a game's page repeats from a core is counted there. */
const without = (ids, others) => new Set([...ids].filter((id) => !others.has(id)));

const reportOn = (book, ids, { tests, code }) => {
  const titles = tests.filter(({ path }) => concerns(path, book)).flatMap((test) => test.titles);
  const sources = code.filter(({ path }) => concerns(path, book)).map(({ text }) => text);
  const named = new Set(titles.flatMap((title) => namedIn(title, ids)));
  const mentioned = new Set(sources.flatMap((text) => mentionedIn(text, ids)));
  return {
    game: book.name,
    ids: ids.size,
    untested: [...ids].filter((id) => !named.has(id)),
    unmentioned: [...ids].filter((id) => !mentioned.has(id)),
  };
};

const print = (reports) => {
  for (const { game, ids, untested, unmentioned } of reports) {
    console.log(`${game}: ${ids} rules`);
    console.log(`  no test names ${untested.length}${untested.length ? `: ${untested.join(' ')}` : ''}`);
    console.log(`  no code mentions ${unmentioned.length}${unmentioned.length ? `: ${unmentioned.join(' ')}` : ''}`);
  }
  const sum = (key) => reports.reduce((total, report) => total + report[key].length, 0);
  const all = reports.reduce((total, { ids }) => total + ids, 0);
  console.log(`${all} rules: ${all - sum('untested')} named by tests, ${all - sum('unmentioned')} mentioned in code`);
};

const main = (args) => {
  if (args.includes('--help')) {
    process.stdout.write(HELP);
    return 0;
  }
  const at = args.indexOf('--root');
  const folder = at < 0 ? join(dirname(fileURLToPath(import.meta.url)), '..') : args[at + 1];
  const unknown = args.find((arg, i) => arg !== '--json' && i !== at && (at < 0 || i !== at + 1));
  if (unknown !== undefined || folder === undefined) {
    process.stderr.write(
      unknown === undefined ? `--root needs a folder.\n${HELP}` : `Unknown option ${unknown}.\n${HELP}`,
    );
    return 2;
  }
  const root = resolve(folder);
  const sources = readSources(root);
  const books = [...readGames(root)].map(([name, ids]) => ({ name, ids, shared: !isGame(root, name) }));
  const ofCores = new Set(books.flatMap(({ ids, shared }) => (shared ? [...ids] : [])));
  const reports = books.map((book) => reportOn(book, book.shared ? book.ids : without(book.ids, ofCores), sources));
  const ok = reports.every(({ untested }) => untested.length === 0);
  if (args.includes('--json')) console.log(JSON.stringify({ ok, games: reports }));
  else print(reports);
  return ok ? 0 : 1;
};

process.exitCode = main(process.argv.slice(2));
