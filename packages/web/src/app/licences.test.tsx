// @vitest-environment happy-dom
/// <reference types="vite/client" />
/** The page ships what others made, so it ships their licences, and its footer leads there. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { build, type PluginOption } from 'vite';
import { expect, test } from 'vitest';
import { foreignParts, licences, licencesPlugin } from '../../licences.ts';
import config from '../../vite.config.ts';
import { GamesContext } from '../contract/games.ts';
import Footer from './Footer.tsx';
import { GAMES } from './games.ts';

const named = (plugins: readonly PluginOption[]): string[] =>
  plugins
    .flat()
    .flatMap((plugin) => (plugin !== null && typeof plugin === 'object' && 'name' in plugin ? [plugin.name] : []));

test('every package that can be in the page has its chapter, the fonts their whole licence', () => {
  const text = licences();
  const names = foreignParts().map(({ manifest }) => manifest.name);
  expect(names).toEqual(expect.arrayContaining(['react', 'scheduler', 'd3-color', '@noble/hashes', 'idb']));
  for (const name of names) expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(.+\\)\\n=+\\n\\n.+`, 'm'));
  for (const font of ['alegreya', 'source-sans-3']) {
    const file = join('node_modules', '@fontsource-variable', font, 'LICENSE');
    expect(text).toContain(readFileSync(file, 'utf8').trim());
  }
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('Copyright (c) 2026 the Muster authors');
  expect(text).not.toMatch(/^@muster\//m);
});

test('the build puts the text beside the page', async () => {
  expect(named(config.plugins ?? [])).toContain('muster-licences');
  const root = mkdtempSync(join(tmpdir(), 'muster-licences-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Muster</title>');
  await build({ root, configFile: false, logLevel: 'silent', plugins: [licencesPlugin()] });
  expect(readFileSync(join(root, 'dist', 'licences.txt'), 'utf8')).toBe(licences());
  rmSync(root, { recursive: true });
});

test('the footer leads there', async () => {
  await act(async () =>
    render(
      <GamesContext value={GAMES}>
        <Suspense>
          <Footer />
        </Suspense>
      </GamesContext>,
    ),
  );
  const link = await screen.findByRole('link', { name: /licences/i });
  expect(link.getAttribute('href')).toBe('/licences.txt');
});
