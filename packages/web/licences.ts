/**
 * The licences of all that the page ships, its fonts included, as one text beside it. Not what happens to be bundled is listed but
 * every package that can be: the dependencies of the page and theirs.
 */

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = 'licences.txt';
const WEB = dirname(fileURLToPath(import.meta.url));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Part {
  readonly folder: string;
  readonly manifest: Manifest;
}

const read = (folder: string): Part => ({
  folder,
  manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
});

/** Looked for as Node does, from the folder that needs it upwards. */
const folderOf = (name: string, from: string): string => {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  if (from === dirname(from)) throw new Error(`${name} is not installed`);
  return folderOf(name, dirname(from));
};

const gather = ({ folder, manifest }: Part, found: Map<string, Part>): void => {
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const part = read(folderOf(name, folder));
    if (found.has(part.folder)) continue;
    found.set(part.folder, part);
    gather(part, found);
  }
};

/** Packages of others in the page, by name. */
export const foreignParts = (web = WEB): readonly Part[] => {
  const found = new Map<string, Part>();
  gather(read(web), found);
  const parts = [...found.values()].filter(({ manifest }) => !manifest.name.startsWith('@muster/'));
  return parts.sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1));
};

const textOf = ({ folder, manifest }: Part): string => {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)(\.|$)/i.test(name));
  if (files.length > 0) return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
  if (manifest.license === 'Unlicense') return 'Given to the public domain (https://unlicense.org).';
  throw new Error(`${manifest.name} comes without the text of its licence, so it cannot be shipped`);
};

const chapter = (title: string, text: string): string => `${title}\n${'='.repeat(title.length)}\n\n${text}\n`;

export const licences = (): string => {
  const ours = readFileSync(join(WEB, '..', '..', 'LICENSE'), 'utf8').trim();
  const parts = foreignParts().map((part) =>
    chapter(`${part.manifest.name} ${part.manifest.version} (${part.manifest.license})`, textOf(part)),
  );
  const opening =
    'What this page is made of, and on what terms. The licence of Muster covers what its authors wrote and drew; the games belong to their makers.\n';
  return [opening, chapter('Muster', ours), ...parts].join('\n\n');
};

/** Puts the text beside the built page, and serves it while developing. */
export const licencesPlugin = (): Plugin => ({
  name: 'muster-licences',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: licences() });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE}`, (_, response) => {
      response.setHeader('content-type', 'text/plain; charset=utf-8').end(licences());
    });
  },
});
