import { availableParallelism } from 'node:os';
import path from 'node:path';
import { browserLaunch } from '@shop/testing/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { storybookViteConfig } from './src/vite-config.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Runs every story in a browser: rendering, play function and accessibility. */
export default mergeConfig(
  storybookViteConfig,
  defineConfig({
    plugins: [storybookTest({ configDir: path.join(REPOSITORY, '.storybook'), disableAddonDocs: true })],
    test: {
      name: 'stories',
      isolate: false,
      // A page a core: Vitest leaves one core free, which is half of a small machine. Many pages wait for one server.
      maxWorkers: Math.min(availableParallelism(), 8),
      // Allows for a busy machine: a story that never ends still fails, only later.
      testTimeout: 60_000,
      setupFiles: [path.join(import.meta.dirname, 'src/story-checks.setup.ts')],
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: browserLaunch,
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
