// Finds a Chromium for the browser tests, or installs Debian's where that is possible.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root, runQuietly } from './commands.mjs';

/** The headless shell first: the same browser without its windows, and the tests take a quarter less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chrome-browser',
];
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']; // the first that there is
const FONTS = ['fonts-dejavu-core', 'fonts-liberation'];
const isWindows = process.platform === 'win32';

const HOW_TO_INSTALL =
  'No Chromium was found: install one (Debian: apt-get install chromium; elsewhere Chrome, or npx playwright install chromium) or name it by CHROMIUM_PATH.';

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, isWindows ? `${name}.exe` : name)));

const onMac = () =>
  ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
    join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
  ]);

const onWindows = () =>
  [process.env.LOCALAPPDATA, process.env.ProgramFiles, process.env['ProgramFiles(x86)']]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]);

const usualPlaces = () => {
  if (isWindows) return onWindows();
  return process.platform === 'darwin' ? onMac() : ['/usr/bin/chromium', '/snap/bin/chromium'];
};

/** The one that `npx playwright install chromium` would have brought. */
const playwrightsOwn = () => {
  const ask = "import('playwright-core').then((m) => console.log(m.default.chromium.executablePath()))";
  const { stdout } = spawnSync(process.execPath, ['-e', ask], { cwd: root, encoding: 'utf8' });
  return stdout?.trim() ? [stdout.trim()] : [];
};

/** Some distributions put a stub there that only tells of another package; Windows would open a window if asked. */
const works = (file) =>
  existsSync(file) && (isWindows || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0);

/** The path of a Chromium that works, or undefined. CHROMIUM_PATH decides alone when it is set. */
export const findChromium = () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return works(named) ? named : undefined;
  return [...onPath(), ...usualPlaces()].find(works) ?? playwrightsOwn().find(works);
};

/** How this user may run apt-get: as root, or by sudo without being asked; undefined when not at all. */
const aptGet = () => {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  if (process.getuid() === 0) return ['apt-get'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : undefined;
};

const installWith = async ([file, ...args]) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log('Installing Chromium from the Debian packages: about a minute.');
  let { output: said } = await runQuietly(file, [...args, 'update'], { env });
  for (const name of DEBIAN_PACKAGES) {
    const { code, output } = await runQuietly(file, [...args, 'install', '-y', name, ...FONTS], { env });
    if (code === 0) return;
    said += output;
  }
  console.error(said.trimEnd().split('\n').slice(-10).join('\n'));
};

/** `{ chromium }`, its path, or `{ problem }`, the sentence to show. */
export const ensureChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  const found = findChromium();
  if (found !== undefined) return { chromium: found };
  if (named) return { problem: `CHROMIUM_PATH names ${named}, but no working Chromium is there.` };
  const apt = aptGet();
  if (apt !== undefined) await installWith(apt);
  const installed = apt && findChromium();
  return installed ? { chromium: installed } : { problem: HOW_TO_INSTALL };
};
