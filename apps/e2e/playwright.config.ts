import { defineConfig } from '@playwright/test';
import { findBrands } from '@shop/outbound/brands';
import { browserLaunch } from '@shop/testing/browser';
import { journeysOf } from './src/sample.ts';

/** The port of a running shop; without it the journeys start their own. */
const OPENED = process.env['JOURNEY_PORT'];
const PORT = Number(OPENED ?? 4300);

const IS_WHOLE = process.env['JOURNEYS'] === 'all';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  outputDir: '../../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The retry only records the fault with its trace, and marks it as flaky. The run fails either way.
  retries: 1,
  failOnFlakyTests: true,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    launchOptions: browserLaunch,
  },
  projects: findBrands().map((brand) => {
    const grep = journeysOf(brand, IS_WHOLE);
    return { name: brand, ...(grep && { grep }), use: { baseURL: `http://${brand}.localhost:${PORT}` } };
  }),
  webServer: {
    command: 'node tools/start/src/fresh.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 240_000,
    reuseExistingServer: OPENED !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    env: {
      PORT: String(PORT),
      API_PORT: String(PORT + 1),
      SHOP_DATA_DIR: '.data/e2e',
      DEMO_PRODUCTS: '600',
      // Two browsers share the machine with the shop: speed is measured by the bench.
      RENDER_BUDGET: '15000',
      RENDER_WAIT: '15000',
    },
  },
});
