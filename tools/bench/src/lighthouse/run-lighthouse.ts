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

/** A page of one visitor, whom the cookies name. */
export type PersonalPage = { readonly url: string; readonly cookie: string };
type Page = string | PersonalPage;

/** One load with the settings of a mid-range phone; Lighthouse clears the storage before it. */
const loadOnce = async (page: Page, port: number): Promise<Load> => {
  const { url, cookie } = typeof page === 'string' ? { url: page } : page;
  const flags: Flags = {
    ...{ port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] },
    ...(cookie !== undefined && { extraHeaders: { cookie } }),
  };
  const answer = await lighthouse(url, flags);
  if (!answer) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits, runtimeError } = answer.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    // Search engines are told to leave out the pages of a visitor, which this score would count as a fault.
    seo: cookie === undefined ? score('seo') : null,
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? 0,
    blockingMs: audits['total-blocking-time']?.numericValue ?? 0,
  };
};

/** Scores of each page, by its name, as the median of five loads. The pages take turns, so that a busy minute disturbs all of them alike. */
export const runLighthouse = async (pages: Readonly<Record<string, Page>>): Promise<PageScores[]> => {
  const port = await freePort();
  const args = [...browserLaunch.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...browserLaunch, args });
  const loads = new Map<string, Load[]>(Object.keys(pages).map((name) => [name, []]));
  try {
    for (let turn = 0; turn < LOADS; turn += 1)
      for (const [name, page] of Object.entries(pages)) loads.get(name)?.push(await loadOnce(page, port));
  } finally {
    await browser.close();
  }
  return [...loads].map(([name, each]) => medianOf(name, each));
};
