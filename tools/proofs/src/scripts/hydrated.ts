import type { Browser, BrowserContext } from '@playwright/test';

type Visited = { readonly browser: Browser; readonly origin: string };

/**
 * Reports code that ran in a page, or requests to other sites. The shop's policy is off: it would hide an
 * injected script.
 */
const watch = async (context: BrowserContext): Promise<() => string[]> => {
  const found: string[] = [];
  await context.exposeBinding('ran', ({ page }) => void found.push(`ran on ${page.url()}`));
  await context.route(/evil/, (route) => {
    if (new URL(route.request().url()).hostname.includes('evil'))
      found.push(`asked ${route.request().url()}`);
    return route.continue();
  });
  context.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return () => found.splice(0);
};

const HYDRATED = 'html[data-hydrated]';

/** Opens pages in a browser like visitors, waits for hydration, and reports other code that ran. */
export const openHydrated = async ({ browser, origin }: Visited) => {
  const context = await browser.newContext({ bypassCSP: true, baseURL: origin });
  const ranOf = await watch(context);
  const page = await context.newPage();
  return {
    visit: async (path: string): Promise<string[]> => {
      await page.goto(path);
      await page.waitForSelector(HYDRATED, { state: 'attached' });
      // A handler queued behind the page's own scripts has run by then.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
      return ranOf();
    },
    close: () => context.close(),
  };
};
