import type { Page } from '@playwright/test';
import { aVisitor } from '../by-call.ts';
import { openErrorProject } from '../error-project.ts';
import { openSecondServer } from '../second-server.ts';
import { expect, test } from '../shop.ts';

const ready = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

test('R-ERS-01: a page whose code cannot be loaded names a new version, and Refresh loads it again', async ({
  page,
  faults,
}) => {
  await page.goto('/en');
  await ready(page);
  await page.route(/cart-p[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop has been updated');
  await expect(page.getByRole('main')).toContainText('Refresh the page to continue with the new version.');
  await page.unroute(/cart-p[^/]*\.js$/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cart/i);
  faults.splice(0);
});

/** Opens the cart with a defect in its code. */
const openBrokenCart = async (page: Page, shop = '', from = '/en') => {
  await page.goto(shop + from);
  await ready(page);
  await page.route(/cart-p[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new TypeError('a defect of the cart');" }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
};

test('R-ERS-02, R-ERS-04: any other error is shown as a message, without JSON or stack, and its button links to the home page', async ({
  page,
  faults,
}) => {
  await openBrokenCart(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('The error is on our side');
  await expect(page.locator('pre')).toHaveCount(0);
  expect(await page.content()).not.toContain('a defect of the cart');
  expect(await main.innerText()).not.toMatch(/\bat \S+ .*:\d+:\d+|[{}]/);
  await main.getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  faults.splice(0);
});

test('R-ERS-03: in debug mode the error is shown below as JSON, with its stack', async ({
  page,
  faults,
  baseURL,
}) => {
  const debugged = await openSecondServer(baseURL ?? '', 4321, { SHOP_DEBUG: '1' });
  try {
    await openBrokenCart(page, debugged.at);
    const [json = '', stack] = (await page.locator('pre').innerText()).split('\n\n');
    expect(JSON.parse(json)).toEqual({ name: 'TypeError', message: 'a defect of the cart' });
    expect(stack).toMatch(/TypeError: a defect of the cart\s+at .*cart-p/);
  } finally {
    await debugged.close();
  }
  faults.splice(0);
});

test('without a service for errors the shop’s own server logs an error of a page', async ({
  page,
  faults,
}) => {
  // Half of the errors are sent.
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  const logged = page.waitForResponse('/browser-errors');
  await openBrokenCart(page);
  const answer = await logged;
  expect(answer.status()).toBe(204);
  expect(answer.request().postDataJSON()).toMatchObject({
    name: 'TypeError',
    message: 'a defect of the cart',
  });
  faults.splice(0);
});

test('R-MKT-02: an error of a page reaches the error-reporting service, without the search term', async ({
  page,
  faults,
  baseURL,
}) => {
  const project = await openErrorProject();
  const reporting = await openSecondServer(baseURL ?? '', 4323, { SENTRY_BROWSER_DSN: project.dsn });
  try {
    // Half of the errors are sent.
    await page.addInitScript(() => {
      Math.random = () => 0.1;
    });
    await openBrokenCart(page, reporting.at, '/en/all-brands?az=secret-wish');
    await expect.poll(project.received).toContain('a defect of the cart');
    expect(project.received()).toContain('"release"');
    expect(project.received()).not.toContain('secret-wish');
  } finally {
    await reporting.close();
    project.close();
  }
  faults.splice(0);
});

test('R-ERC-03: a page that its scripts have no route for is not found, instead of blank', async ({
  page,
  faults,
  baseURL,
}) => {
  const visitor = await aVisitor(baseURL);
  const body = await (await visitor.get('/en/marketplace')).text();
  await visitor.dispose();
  await page.route(
    ({ pathname }) => pathname === '/zz/strange',
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
  const answered = page.waitForResponse('**/en/zz/strange');
  await page.goto('/zz/strange');
  expect((await answered).status()).toBe(404);
  await expect(page).toHaveTitle(/^Page Not Found: \/zz\/strange/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('main')).toContainText('/zz/strange');
  faults.splice(0);
});

test('R-ERS-05: the footer of a failed page has the year', async ({ page, faults }) => {
  const answer = await page.goto('/en/no/such/page');
  expect(answer?.status()).toBe(404);
  const year = String(new Date().getFullYear());
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
  faults.splice(0);
});

/** From here on another build is served than that of the open page. */
const deploy = (page: Page) =>
  page.route('**/builds/latest.json', (route) => route.fulfill({ json: { build: 'another' } }));
const markPage = (page: Page) => page.evaluate(() => void Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);
/** Waits through the navigation, which an evaluation does not survive. */
const anotherPage = (page: Page) => page.waitForFunction(() => !('isSamePage' in window));
/** The tab becomes visible, and the page has read the current build. */
const comeBack = async (page: Page) => {
  const heard = page.waitForResponse('**/builds/latest.json');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await heard).finished();
};

test('a tab left open over a deploy loads its next page from the server, once in ten seconds', async ({
  page,
}) => {
  await page.goto('/en');
  await ready(page);
  await markPage(page);
  await deploy(page);
  await comeBack(page);
  expect(await isSamePage(page), 'nothing is reloaded by itself').toBe(true);
  const heardAgain = page.waitForResponse('**/builds/latest.json');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await anotherPage(page);
  await ready(page);
  await markPage(page);
  await (await heardAgain).finished();
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL(/\/en\/marketplace$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await isSamePage(page), 'a page that was loaded a moment ago is not loaded again').toBe(true);
});

test('a page with unsaved input in its form is not reloaded after a deploy', async ({ page }) => {
  await page.goto('/en/register');
  await ready(page);
  await markPage(page);
  await page.locator('main form input[type="email"]').first().fill('ona@shopper.example');
  await deploy(page);
  await comeBack(page);
  await page.getByRole('banner').getByRole('link', { name: 'home page' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('a modal whose code was removed with an older build leaves a half-filled page unchanged, and Refresh keeps typed text', async ({
  page,
  faults,
}) => {
  await page.goto('/en/iphone-reservation');
  await ready(page);
  await markPage(page);
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name' });
  await name.fill('Ona Petraitė');
  await deploy(page);
  await page.route(/login-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const told = page.getByRole('dialog', { name: 'The shop has been updated' });
  await expect(told).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await expect(name).toHaveValue('Ona Petraitė');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(told).toBeVisible();
  await page.unroute(/login-[^/]*\.js$/);
  await told.getByRole('button', { name: 'Refresh' }).click();
  await anotherPage(page);
  await expect(name).toHaveValue('Ona Petraitė');
  faults.splice(0);
});

test('a page whose code was removed with an older build is loaded from the server at once', async ({
  page,
  faults,
}) => {
  await page.goto('/en');
  await ready(page);
  await markPage(page);
  await deploy(page);
  let isLoadedAnew = false;
  page.on('request', (request) => (isLoadedAnew ||= request.isNavigationRequest()));
  await page.route(/cart-p[^/]*\.js$/, (route) =>
    isLoadedAnew ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click();
  await anotherPage(page);
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cart/i);
  await ready(page);
  faults.splice(0);
});

test('R-NET-06: the page checks periodically which build is in service', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en');
  await ready(page);
  const asked: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/builds/latest.json') asked.push(asked.length);
  });
  // An open call would time out when the clock is moved.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('05:10');
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(1);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('05:10');
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
});
