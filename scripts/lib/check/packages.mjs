// The packages of this tree: folder, name, and the names of those each stands on.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands.mjs';

const foldersIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, 'package.json')))
    .map((entry) => `${folder}/${entry.name}`);

export const readPackages = () =>
  ['packages', 'packages/games'].flatMap(foldersIn).map((folder) => {
    const { name, dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    return { folder, name, uses: Object.keys({ ...dependencies, ...devDependencies }) };
  });
