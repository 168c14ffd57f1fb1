// Prepares `npm start` and `npm test` before packages are installed. Runs with any installed version of Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const stampFile = path.join(root, 'node_modules/.bootstrap-stamp');
const onWindows = process.platform === 'win32';

const run = (command, args, env = process.env) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: onWindows, env }).status ?? 1;

/** Installs the lockfile's packages, unless they are installed for this lockfile on this kind of machine. */
const installPackages = () => {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed === wanted) return;
  console.log('Installing packages (about a minute, once) …');
  const status = run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline']);
  if (status !== 0) process.exit(status);
  writeFileSync(stampFile, wanted);
};

/** Debian's packages with a Chromium, the smallest first. `libs/testing/src/browser.ts` looks for the same ones. */
const BROWSERS = ['chromium-headless-shell', 'chromium'];
const hasDebianBrowser = () => BROWSERS.some((name) => existsSync(`/usr/bin/${name}`));
const hasPlaywrightBrowser = () => {
  const asked = spawnSync(
    process.execPath,
    ['-e', "console.log(require('@playwright/test').chromium.executablePath())"],
    { cwd: root, encoding: 'utf8' },
  );
  return asked.status === 0 && existsSync(asked.stdout.trim());
};

/** Journeys need a Chromium: the installed one, else Debian's, else Playwright's. */
const installBrowser = () => {
  if (process.env.CHROMIUM || hasDebianBrowser() || hasPlaywrightBrowser()) return;
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot) {
    console.log('Installing Chromium from the Debian packages (once) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
    run('apt-get', ['update', '-qq'], env);
    if (BROWSERS.some((name) => install(name) === 0)) return;
  }
  console.log('Installing Chromium by Playwright (once) …');
  if (run('npx', ['playwright', 'install', 'chromium']) !== 0) {
    console.error('No Chromium could be installed: install one and set CHROMIUM to its path.');
    process.exit(1);
  }
};

installPackages();
if (process.argv.includes('--browser')) installBrowser();
