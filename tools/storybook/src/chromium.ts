import { existsSync } from 'node:fs';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** The machine's own Chromium, else Playwright's; it makes no requests of its own. */
export const chromiumLaunch = {
  ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
