import type { Page, Route } from '@playwright/test';
import { expect, test } from './shop.ts';
import { allow } from './told-trackers.ts';

test.use({ hasAnswered: false });

/** The documented addresses of the trackers' scripts, with what the shop's pages say of their sites. */
const REAL = {
  'demo-tag-manager': ['GTM-AB12CD', 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD'],
  'demo-pixel': ['1234567890', 'https://connect.facebook.net/en_US/fbevents.js'],
  'demo-mail': ['AbC123', 'https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js?company_id=AbC123'],
  'demo-retail': ['98765', 'https://dynamic.criteo.com/js/ld/ld.js?a=98765'],
  'demo-chat': ['nordport/ab12cd34', 'https://nordport.ladesk.com/scripts/track.js'],
} as const;

/** Pages as they are for a site with ids of its own: the ids are only in the page's state. */
const withRealIds = (page: Page) =>
  page.route(/\/en\/(?:c|contacts|p)\b/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { host, port } = new URL(route.request().url());
    // Node knows no names below localhost.
    const url = route.request().url().replace(host, `127.0.0.1:${port}`);
    const answer = await route.fetch({ url, headers: { ...route.request().headers(), host } });
    let body = await answer.text();
    for (const [demo, [id]] of Object.entries(REAL)) body = body.replaceAll(demo, id);
    return route.fulfill({ response: answer, body });
  });

const HOSTS = /googletagmanager\.com|facebook\.net|klaviyo\.com|criteo\.com|ladesk\.com/;
const CHAT = `window.LiveAgent = { createButton: (id) => { document.title = 'chat ' + id; } };`;

/** The requests for scripts of third parties, which this answers. */
const answerScripts = async (page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> => {
  const asked: string[] = [];
  await page.route(HOSTS, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return asked;
};

test('R-MKT-01 tag manager, pixel, retargeting and e-mail marketing load after consent, the chat when it is opened', async ({
  page,
}) => {
  await withRealIds(page);
  const asked = await answerScripts(page, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().includes('ladesk') ? CHAT : '',
    }),
  );
  await page.goto('/en/contacts');
  await page.getByRole('button', { name: 'Open the chat' }).click();
  await expect(page.getByText('The chat sets cookies.')).toBeVisible();
  expect(asked).toEqual([]);

  await allow(page, 'Allow all');
  const urls = Object.values(REAL).map(([, url]) => url);
  await expect.poll(() => asked.toSorted()).toEqual(urls.slice(0, 4).toSorted());
  await page.goto('/en/contacts');
  await page.getByRole('button', { name: 'Open the chat' }).click();
  await expect(page).toHaveTitle('chat ab12cd34');
  expect(new Set(asked)).toEqual(new Set(urls));
});

for (const [how, answer] of [
  ['fail', (route: Route) => route.abort('connectionrefused')],
  ['hang', async () => {}],
] as const)
  test(`third parties that ${how} change nothing but a line of the log`, async ({ page, faults }) => {
    await withRealIds(page);
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const asked = await answerScripts(page, answer);
    await allow(page, 'Allow all');
    await expect.poll(() => asked.length).toBe(4);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/p\//);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('link', { name: /^Cart: 1 item/ })).toBeVisible();
    if (how === 'fail') {
      await expect
        .poll(() => lines.filter((line) => line.startsWith('A tracker did not load')).length)
        .toBe(4);
      // The browser's own word of each, and no fault of the shop.
      expect(
        faults.splice(0).every((fault) => HOSTS.test(fault) || /ERR_CONNECTION_REFUSED/.test(fault)),
      ).toBe(true);
    } else expect(lines.filter((line) => line.startsWith('A tracker'))).toEqual([]);
  });

test('R-MKT-01 the chat of the demo is loaded only when its visitor asks for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dev/trackers/chat')) scripts.push(request.url());
  });
  await allow(page, 'Allow all');
  await page.goto('/en/contacts#chat');
  await expect(page.getByRole('heading', { name: 'Live chat' })).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Open the chat' }).click();
  await expect(page.getByText('The chat of the demo is open')).toBeVisible();
  expect(scripts).toHaveLength(1);
});
