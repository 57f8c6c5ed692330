// Links of the documents lead somewhere, and `npm run rules` finds what it should. What they say of the rules: `rules.test.ts`.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIST } from '@muster/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const filesUnder = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        if (entry.name === 'node_modules' || entry.name === 'dist') return [];
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesUnder(path) : [path];
      });
const read = (path: string): string => readFileSync(path, 'utf8');
const short = (path: string): string => relative(ROOT, path);

describe('links', () => {
  const withoutCode = (markdown: string): string =>
    markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
  const linksOf = (markdown: string): string[] =>
    [...withoutCode(markdown).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)|^\[[^\]]+\]: (\S+)/gm)].map(
      ([, inline, defined]) => inline ?? defined!,
    );

  /** Anchors as code hosts make them: lower case, punctuation dropped, spaces to hyphens, repeats numbered. */
  const anchorsOf = (markdown: string): Set<string> => {
    const seen = new Map<string, number>();
    const headings = [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(
      ([, text]) => text!,
    );
    const slugs = headings.map((text) => {
      const words = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const slug = words
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-');
      const times = seen.get(slug) ?? 0;
      seen.set(slug, times + 1);
      return times ? `${slug}-${times}` : slug;
    });
    return new Set([...slugs, ...[...markdown.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id]) => id!)]);
  };

  const broken = (path: string, link: string): boolean => {
    const [file, anchor] = link.split('#');
    const target = file ? resolve(dirname(path), decodeURI(file)) : path;
    if (!existsSync(target)) return true;
    return (
      anchor !== undefined &&
      target.endsWith('.md') &&
      statSync(target).isFile() &&
      !anchorsOf(read(target)).has(anchor)
    );
  };

  test('the link check sees missing files and missing anchors', () => {
    const here = join(ROOT, 'docs/reference/records.md');
    expect(linksOf('a [b](c.md) `[x](y.md)` [d](e.md#f "g")\n[h]: i.md')).toEqual(['c.md', 'e.md#f', 'i.md']);
    expect(broken(here, 'command-line.md#verify')).toBe(false);
    expect(broken(here, 'command-line.md#justify')).toBe(true);
    expect(broken(here, 'nowhere.md')).toBe(true);
  });

  test('every relative link of the documents and the README leads somewhere', () => {
    const documents = filesUnder(join(ROOT, 'docs')).filter((p) => p.endsWith('.md'));
    const readme = join(ROOT, 'README.md');
    const bad = [...documents, ...(existsSync(readme) ? [readme] : [])].flatMap((path) =>
      linksOf(read(path))
        .filter((link) => !/^(?:[a-z]+:|\/\/)/i.test(link) && broken(path, link))
        .map((link) => `${short(path)}: ${link}`),
    );
    expect(bad).toEqual([]);
  });
});

test('the first battles that the README sends its reader to are those that the home page begins by one press', () => {
  const named = [
    ...read(join(ROOT, 'README.md')).matchAll(/press \*\*Play (.+?)\*\*|^For Dwethia [^*]* open \*(.+?)\*/gm),
  ];
  const quickStarts = LIST.map(({ card }) => card.quickStart);
  expect(named.length).toBe(4);
  for (const [, play, open] of named) expect(quickStarts).toContain(play ?? open);
});

const writeIn = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const rulesOf = (root: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/rules.mjs'), '--root', root, ...args], { encoding: 'utf8' });

describe('npm run rules', () => {
  let root = '';
  const write = (path: string, text: string): void => writeIn(root, path, text);
  const run = (...args: string[]) => rulesOf(root, ...args);
  const report = () => JSON.parse(run('--json').stdout) as { ok: boolean; games: { untested: string[] }[] };

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'muster-rules-'));
    const ids = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `| TT-0${n} | meaning | official |`);
    const linked = '| [R-01](../rulings/toy.md#r-01) | meaning | house |';
    write('docs/rules/toy.md', `# Toy\n\n| id | meaning | source |\n|---|---|---|\n${ids.join('\n')}\n${linked}\n`);
    write('packages/games/toy/src/card.ts', 'export const card = {};');
    write('docs/rulings/toy.md', '# Toy\n\n## Why\n\n### R-01\n\n### R-02\n\nText.\n');
    write(
      'packages/games/toy/src/toy.test.ts',
      [
        "test('[TT-01] one', () => {});",
        '// [TT-07] only a comment',
        'test.each([[1]])("[TT-02…04] [R-01] many", () => {});',
        "test.skip('[TT-08] not run', () => expect('it\\'s').toMatch(/['\"`]/));",
      ].join('\n'),
    );
    write('packages/games/other/src/other.test.ts', "test('[R-02] of another game', () => {});");
    write('packages/games/toy/src/book/book.test.ts', "test('[TT-07] the text', () => {});");
    write('packages/games/toy/src/book/index.ts', '// TT-08');
    write('packages/games/toy/src/toy.ts', '// TT-01, TT-03..05\nexport const rule = "R-02";\n// TT-070');
    write('packages/web/node_modules/x/src/x.test.ts', "test('[TT-07] foreign', () => {});");
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a test file
    write('e2e/toy.ts', "test(`[TT-05, TT-06] ${list.map((x) => `${x}'`)} ends`, () => {});");
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('finds the ids without a test and those without code', () => {
    const result = run('--json');
    expect(result.status).toBe(1);
    expect(JSON.parse(result.stdout)).toEqual({
      ok: false,
      games: [
        {
          game: 'toy',
          ids: 10,
          untested: ['TT-07', 'TT-08', 'R-02'],
          unmentioned: ['TT-02', 'TT-06', 'TT-07', 'TT-08', 'R-01'],
        },
      ],
    });
  });

  test('prints the same for people, with a summary at the end', () => {
    const lines = run().stdout.trimEnd().split('\n');
    expect(lines).toEqual([
      'toy: 10 rules',
      '  no test names 3: TT-07 TT-08 R-02',
      '  no code mentions 5: TT-02 TT-06 TT-07 TT-08 R-01',
      '10 rules: 7 named by tests, 5 mentioned in code',
    ]);
  });

  test('is content once every id is named by a test', () => {
    write('packages/kernel/src/rest.test.ts', "describe('[TT-07] [TT-08] rest', () => {});\ntest('[R-02]', () => {});");
    expect(report().games[0]?.untested).toEqual([]);
    expect(run().status).toBe(0);
  });

  test('refuses options it does not know', () => {
    const result = run('--nonsense');
    expect(result.status).toBe(2);
    expect(result.stderr).toContain('--nonsense');
  });
});

describe('npm run rules: a core that games share', () => {
  let root = '';

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'muster-rules-'));
    const page = (...ids: string[]) =>
      `| id | meaning | source |\n|---|---|---|\n${ids.map((id) => `| ${id} | meaning | official |\n`).join('')}`;
    writeIn(root, 'docs/rules/core.md', page('CO-01', 'CO-02', 'CO-03'));
    writeIn(root, 'docs/rules/toy.md', page('CO-03', 'T4-1', 'T4-2'));
    writeIn(root, 'packages/games/toy/src/card.ts', 'export const card = {};');
    writeIn(root, 'packages/games/toy/src/toy.test.ts', "test('[T4-1] [CO-01] a', () => {});");
    writeIn(root, 'packages/games/toy/src/toy.ts', '// CO-02, T4-1');
    writeIn(root, 'packages/games/core/src/core.test.ts', "test('[CO-02] [T4-2] b', () => {});");
    writeIn(root, 'packages/games/core/src/core.ts', '// CO-01, T4-2');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('its rules may be named by its own tests and by those of every game; it speaks for no game, and what a game repeats of it counts once', () => {
    expect(JSON.parse(rulesOf(root, '--json').stdout).games).toEqual([
      { game: 'core', ids: 3, untested: ['CO-03'], unmentioned: ['CO-03'] },
      { game: 'toy', ids: 2, untested: ['T4-2'], unmentioned: ['T4-2'] },
    ]);
  });
});

describe('npm run rules: ids with spaces and dots', () => {
  const index = [
    '| id | meaning | source |',
    '|---|---|---|',
    ...[
      'DD 1.2',
      'DD 1.2.3',
      'DD 1.10',
      '[PK one.heal](../rulings/toy.md#pk-oneheal)',
      'PK one.melee',
      'PK the-two.melee',
    ].map((id) => `| ${id} | meaning | official |`),
    '\n| number | meaning | source |\n|---|---|---|\n| DD 9.9 | nothing to test | official |\n',
  ];
  const titles = [
    "test('[DD 1.2.3] [PK one.heal] a', () => {});",
    "test('[DD-R07…08, DD-H01] b', () => {});",
    "test.each(names)('[PK %s.melee] [%s] [DD %s] [DD-R%s] c', () => {});",
  ];
  let root = '';

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'muster-rules-'));
    writeIn(root, 'docs/rules/toy.md', index.join('\n'));
    const headings = ['PK one.heal', 'DD-R07', 'DD-R08', 'DD-R09', 'DD-H01', 'Which is no id', 'PK or such'];
    writeIn(root, 'docs/rulings/toy.md', headings.map((id) => `### ${id}\n\nText.\n\n`).join(''));
    writeIn(root, 'packages/games/toy/src/toy.test.ts', titles.join('\n'));
    writeIn(root, 'packages/games/toy/src/toy.ts', '// DD 1.2.3, PK one.healing, DD-R07…08\n// PK the-two.melee.');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('each is told from those that begin alike; a placeholder stands for one name', () => {
    expect(JSON.parse(rulesOf(root, '--json').stdout).games).toEqual([
      {
        game: 'toy',
        ids: 10,
        untested: ['DD 1.2', 'DD 1.10', 'DD-R09'],
        unmentioned: ['DD 1.2', 'DD 1.10', 'PK one.heal', 'PK one.melee', 'DD-R09', 'DD-H01'],
      },
    ]);
  });
});
