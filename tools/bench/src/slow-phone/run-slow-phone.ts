import { chromium } from '@playwright/test';
import { browserLaunch } from '@shop/testing/browser';
import { landingPages } from '../lighthouse/landing-pages.ts';
import { loadSlowly } from './load-slowly.ts';
import { medianLoad, type PhoneLoad, type PhonePage } from './phone-figures.ts';

const LOADS = 5;

/** `lt listing` is the listing of the one brand that is measured. */
const pagesOf = async (brand: string, port: number): Promise<readonly (readonly [string, string])[]> =>
  Object.entries(await landingPages([brand], port)).map(([name, url]) => [name.slice(brand.length + 1), url]);

/**
 * Home, listing and product of a brand on a slow phone: the medians of five loads, for the shop at each of these ports.
 * Pages and shops alternate, so that a busy minute affects all of them alike.
 */
export const runSlowPhone = async (brand: string, ports: readonly number[]): Promise<PhonePage[][]> => {
  const browser = await chromium.launch(browserLaunch);
  try {
    const shops = await Promise.all(ports.map((port) => pagesOf(brand, port)));
    const loads = shops.map((pages) => new Map(pages.map(([name]) => [name, [] as PhoneLoad[]])));
    // The first load fills the caches of the servers.
    for (let turn = 0; turn <= LOADS; turn += 1)
      for (const [at, pages] of shops.entries())
        for (const [name, url] of pages) {
          const load = await loadSlowly(browser, url);
          if (turn > 0) loads[at]?.get(name)?.push(load);
        }
    return loads.map((all) => [...all].map(([name, each]) => medianLoad(name, each)));
  } finally {
    await browser.close();
  }
};
