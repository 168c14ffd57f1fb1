import type { Page } from '@playwright/test';
import { listenToApi } from '../listened-api.ts';
import { openSecondServer } from '../second-server.ts';
import { expect, unwatched as test } from '../shop.ts';
import { DEMO_CLIENT, logIn } from '../steps.ts';

// Not the shop's own test fixture: here message keys are on the page on purpose.
const TRANSLATOR = { ...DEMO_CLIENT, email: 'translator@nordport.example' };
const PERMISSION = '**/api/auth/permissions/can-view-translations';
const HOUR = 3_600;
const DAY = 24 * HOUR;

const toggler = (page: Page) => page.getByRole('button', { name: 'Show text keys' });
const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name.endsWith(name));
const secondsLeft = async (page: Page, name: string) =>
  ((await cookieOf(page, name))?.expires ?? 0) - Date.now() / 1000;

/** The page's calls about the permission, and their answers. */
const watchPermission = (page: Page) => {
  const asked: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('can-view-translations')) asked.push(Date.now());
  });
  return asked;
};

test('R-TRN-03, 04, 05, R-SCO-07, R-STO-04: the browser asks for the permission; refused, nothing is shown for an hour', async ({
  page,
}) => {
  const asked = watchPermission(page);
  await logIn(page, DEMO_CLIENT, '/account-information');
  await expect.poll(async () => (await cookieOf(page, 'check_translations'))?.value).toBe('0');
  const left = await secondsLeft(page, 'check_translations');
  expect([left > HOUR - 120, left <= HOUR]).toEqual([true, true]);
  expect(asked.length).toBeGreaterThan(0);
  await expect(toggler(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
  const answer = page.evaluate(async () =>
    (await fetch('/api/auth/permissions/can-view-translations')).json(),
  );
  expect(await answer).toBe(false);
  const before = asked.length;
  const told = page.waitForResponse('**/builds/latest.json');
  await page.goto('/en/marketplace');
  await told;
  await page.clock.install();
  await page.clock.fastForward(3_000);
  expect(asked).toHaveLength(before);
});

test('R-SCO-07, R-GUI-04, R-TRN-03, 05, 06, R-STO-04: a translator sees the toggler, the keys in place, and copies one by a click', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(PERMISSION, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(PERMISSION);
  await logIn(page, TRANSLATOR, '/account-information');
  await asked;
  expect((await cookieOf(page, 'check_translations'))?.value).toBe('1');
  expect(await secondsLeft(page, 'check_translations')).toBeGreaterThan(HOUR - 120);
  await expect(toggler(page), 'not before the call says yes').toHaveCount(0);
  release();
  const footer = page.getByRole('contentinfo');
  const placed = await toggler(page).boundingBox();
  await footer.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await toggler(page).boundingBox(), 'the button floats above the page').toEqual(placed);
  await toggler(page).click();
  await expect(footer).toContainText('shell.footer.rights');
  expect(await secondsLeft(page, 'view_translations')).toBeGreaterThan(DAY - 120);
  expect((await cookieOf(page, 'view_translations'))?.value).toBe('1');
  await footer.getByText('shell.footer.rights').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('shell.footer.rights');
  await expect(page.getByText('Copied: shell.footer.rights')).toBeVisible();
  await page.getByRole('button', { name: 'Show texts' }).click();
  await expect(footer).toContainText('All rights reserved');
  expect(await cookieOf(page, 'view_translations')).toBeUndefined();
});

test('R-TRN-06: with the cookie of one day at 1 a visitor without the permission sees the keys, with 0 not', async ({
  page,
  baseURL,
}) => {
  const keep = (value: string) =>
    page.context().addCookies([{ name: 'shop_view_translations', value, url: baseURL ?? '' }]);
  await keep('1');
  await page.goto('/en');
  await expect(page.getByRole('contentinfo')).toContainText('shell.footer.rights');
  await keep('0');
  const settled = page.waitForResponse('**/builds/latest.json');
  await page.goto('/en');
  await settled;
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
});

test('R-TRN-07: the toggler is checked after navigation and on a change of user, a second later, two at most', async ({
  page,
}) => {
  await page.clock.install();
  const asked = watchPermission(page);
  await logIn(page, TRANSLATOR, '/account-information');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return asked.length;
    })
    .toBeGreaterThan(0);
  await expect(toggler(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const settled = asked.length;
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 10_000)));
  const quiet = asked.length;
  expect(quiet).toBe(settled);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await page.clock.runFor(900);
  expect(asked).toHaveLength(quiet);
  await page.clock.runFor(200);
  await expect.poll(() => asked.length).toBe(quiet + 1);
  // Without a second between them it is requested two seconds after the first of several navigations.
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL(/\/en\/marketplace$/);
  await page.clock.runFor(900);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await page.clock.runFor(900);
  expect(asked).toHaveLength(quiet + 1);
  await page.clock.runFor(300);
  await expect.poll(() => asked.length).toBe(quiet + 2);
});

test('R-CAL-33: only the browser asks for the permission, never the server that renders a translator’s pages', async ({
  page,
  baseURL,
}) => {
  const api = await listenToApi(baseURL ?? '');
  const server = await openSecondServer(baseURL ?? '', 4325, { API_URL: api.at });
  const asked = watchPermission(page);
  try {
    await page.goto(`${server.at}/en/login?redirect=/user-account`);
    await page.getByLabel('E-mail').fill(TRANSLATOR.email);
    await page.getByLabel('Password', { exact: true }).fill(TRANSLATOR.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${server.at}/en/user-account`);
    await expect(toggler(page)).toBeVisible();
    for (const path of ['/my-orders', '/c/electronics', '/cart']) {
      await page.goto(`${server.at}/en${path}`);
      await expect(toggler(page)).toBeVisible();
    }
    expect(asked.length).toBeGreaterThanOrEqual(4);
    expect(api.called.some((path) => path.startsWith('/api/my-orders'))).toBe(true);
    expect(api.called.filter((path) => path.includes('can-view-translations'))).toHaveLength(asked.length);
    // What the server renders by itself, without a browser that asks.
    const before = asked.length;
    const rendered = await page.request.get(`${server.at}/en/user-account`);
    expect(await rendered.text()).toContain('Log out');
    expect(api.called.filter((path) => path.includes('can-view-translations'))).toHaveLength(before);
  } finally {
    await server.close();
    api.close();
  }
});

test('R-TRN-07: a change of user without a navigation checks the toggler a second later, two seconds at most', async ({
  page,
}) => {
  await page.goto('/en/marketplace');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const asked = watchPermission(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByLabel('E-mail').fill(TRANSLATOR.email);
  await form.getByLabel('Password', { exact: true }).fill(TRANSLATOR.password);
  // Nothing was due for the guest who came here.
  expect(asked).toEqual([]);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(toggler(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  const { isSamePage, waited } = await page.evaluate(() => {
    const timeOf = (call: string) =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => name.endsWith(call)) as PerformanceResourceTiming;
    const loggedIn = timeOf('/api/auth/login').responseEnd;
    return {
      isSamePage: 'isSamePage' in window,
      waited: timeOf('can-view-translations').startTime - loggedIn,
    };
  });
  expect(isSamePage).toBe(true);
  await expect(page).toHaveURL('/en/marketplace');
  expect(waited).toBeGreaterThanOrEqual(1_000);
  // Two seconds, and the time that a busy machine needs to show the client.
  expect(waited).toBeLessThan(4_000);
});
