// Which tests `npm run check` runs for the files that were changed, and what it leaves to `npm test`.

/** Folders beside the packages that have tests of their own. */
const BESIDE = ['docs', 'laws', 'museum', 'scripts'];

/** What every package may hang on: how all is installed, compiled, tested. */
const isEverybodys = (file) => !file.includes('/') && /\.(json|ts)$/.test(file);

/** `packages`: each with its folder, its name and the names of those it stands on. */
const folderOf = (file, packages) =>
  packages.find(({ folder }) => file.startsWith(`${folder}/`))?.folder ??
  BESIDE.find((folder) => file.startsWith(`${folder}/`));

/** The folders of all packages that stand on these, directly or not, without these. */
const standOn = (folders, packages) => {
  const reached = new Set(packages.filter(({ folder }) => folders.includes(folder)).map(({ name }) => name));
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const { name, uses } of packages) if (uses.some((one) => reached.has(one))) reached.add(name);
  }
  return packages
    .filter(({ name, folder }) => reached.has(name) && !folders.includes(folder))
    .map(({ folder }) => folder);
};

const leftOutOf = (files, folders, packages) => {
  const others = standOn(folders, packages);
  const elsewhere = BESIDE.filter((folder) => !folders.includes(folder));
  return [
    ...(files.some(isEverybodys) ? ['the other packages, though files were changed that all of them hang on'] : []),
    ...(others.length > 0 ? [`packages that stand on the changed ones: ${others.join(', ')}`] : []),
    ...(elsewhere.length > 0 ? [`tests in ${elsewhere.join(', ')}`] : []),
    'dead code and the rule index',
    'the web build and all browser tests',
  ];
};

/** The folders whose tests are to run, and in plain words what is left out. */
export const choose = (files, packages) => {
  const folders = [...new Set(files.map((file) => folderOf(file, packages)))].filter((one) => one !== undefined).sort();
  return { folders, leftOut: leftOutOf(files, folders, packages) };
};
