import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import { storybookViteConfig } from './src/vite-config.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Every story in a browser: that it renders, plays, and is accessible. */
export default mergeConfig(
  storybookViteConfig,
  defineConfig({
    plugins: [storybookTest({ configDir: path.join(REPOSITORY, '.storybook'), disableAddonDocs: true })],
    test: {
      name: 'stories',
      isolate: false,
      setupFiles: [path.join(import.meta.dirname, 'src/story-checks.setup.ts')],
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
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
          },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
