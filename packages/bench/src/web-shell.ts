/** What a browser loads before the first page stands: the document, its scripts and all they import at once, its styles. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

const PAGE = 'index.html';

export const isBuilt = (dist: string): boolean => existsSync(join(dist, PAGE));

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1];

/** Module scripts, what is preloaded for them, and style sheets. */
const linkedFrom = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*>/gi)].flatMap(([tag]) => {
    if (/^<script/i.test(tag)) return attribute(tag, 'src') ?? [];
    const rel = attribute(tag, 'rel')?.toLowerCase();
    return rel === 'stylesheet' || rel === 'modulepreload' ? (attribute(tag, 'href') ?? []) : [];
  });

/** `import…from"./x.js"`, `import"./x.js"`, `export…from"./x.js"`, and `@import` of styles; not `import("./x.js")`. */
const importedBy = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:from|import)\s*(?:url\()?["']([^"'\n]+\.(?:js|css))["']/g)].map(([, path]) => path!);

/** The file in the build that an address means, seen from another; undefined for what lies elsewhere. */
const fileOf = (dist: string, from: string, address: string): string | undefined => {
  if (/^(?:[a-z]+:)?\/\//i.test(address)) return undefined;
  const path = address.replace(/[?#].*$/, '');
  const file = path.startsWith('/') ? path.slice(1) : posix.join(dirname(from), path);
  return existsSync(join(dist, file)) ? file : undefined;
};

/** The document first, then every file once in the order in which it is met. */
export const shellFiles = (dist: string): readonly string[] => {
  const files = [PAGE];
  for (const file of files) {
    const text = readFileSync(join(dist, file), 'utf8');
    for (const address of file === PAGE ? linkedFrom(text) : importedBy(text)) {
      const found = fileOf(dist, file, address);
      if (found !== undefined && !files.includes(found)) files.push(found);
    }
  }
  return files;
};

/** In thousands of bytes, each file gzipped by itself as a server sends it; fonts and pictures apart. */
export const shellKb = (dist: string): number =>
  shellFiles(dist).reduce((total, file) => total + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000;
