import { existsSync } from 'node:fs';

/** Debian's headless shell renders the same pages for a third less processor time. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const executablePath = process.env['CHROMIUM'] ?? INSTALLED.find((file) => existsSync(file));

/** Launches the machine's own Chromium (or that of the setting `CHROMIUM`), else Playwright's. It makes no requests of its own. */
export const browserLaunch = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Letters are as wide as on screens, whatever the machine's font settings.
    '--font-render-hinting=none',
  ],
};
