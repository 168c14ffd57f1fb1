import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserLaunch } from '@shop/testing/browser';
import { build } from 'vite';

const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: path.resolve(import.meta.dirname, '../../../..'),
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'browser-entry.ts'), formats: ['iife'], name: 'totals' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was bundled');
  return output.output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('\n');
};

/** The code of the checkout's pages in a real browser. */
export const openBrowser = async () => {
  const code = await bundle();
  const browser = await chromium.launch(browserLaunch);
  const page = await browser.newPage();
  await page.addScriptTag({ content: code });
  return {
    totals: (answers: string): Promise<string> =>
      page.evaluate(
        (sent) => (globalThis as unknown as { pageTotals: (answers: string) => string }).pageTotals(sent),
        answers,
      ),
    close: () => browser.close(),
  };
};
