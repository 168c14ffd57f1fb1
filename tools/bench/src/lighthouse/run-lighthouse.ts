import { createServer, type AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { browserLaunch } from '@shop/testing/browser';
import lighthouse, { type Flags } from 'lighthouse';
import { CATEGORIES, type Load, medianOf, type PageScores } from './scores.ts';

const LOADS = 5;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo;
        server.close(() => resolve(port));
      });
  });

/** One load with the settings of a mid-range phone; Lighthouse clears the storage before it. */
const loadOnce = async (url: string, port: number): Promise<Load> => {
  const flags: Flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] };
  const answer = await lighthouse(url, flags);
  if (!answer) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits, runtimeError } = answer.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? 0,
    blockingMs: audits['total-blocking-time']?.numericValue ?? 0,
  };
};

/** Scores of each page, by its name, as the median of five loads. The pages take turns, so that a busy minute disturbs all of them alike. */
export const runLighthouse = async (pages: Readonly<Record<string, string>>): Promise<PageScores[]> => {
  const port = await freePort();
  const args = [...browserLaunch.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...browserLaunch, args });
  const loads = new Map<string, Load[]>(Object.keys(pages).map((name) => [name, []]));
  try {
    for (let turn = 0; turn < LOADS; turn += 1)
      for (const [name, url] of Object.entries(pages)) loads.get(name)?.push(await loadOnce(url, port));
  } finally {
    await browser.close();
  }
  return [...loads].map(([name, each]) => medianOf(name, each));
};
