import { aVisitor } from '../by-call.ts';
import { expect, test } from '../shop.ts';
import { arriveAt, forgetStatus } from './arrival.ts';

test('R-PAR-05: an old address redirects to its new one inside the shop, by 301 or 302', async ({
  page,
  baseURL,
}) => {
  const visitor = await aVisitor(baseURL);
  const ask = async (path: string) => {
    const answer = await visitor.get(path);
    return [answer.status(), answer.headers()['location']];
  };
  expect(await ask('/en/shop')).toEqual([301, '/en/marketplace']);
  expect(await ask('/lt/c/gadgets?page=2')).toEqual([301, '/lt/c/electronics?page=2']);
  expect(await ask('/lt/p/gift-voucher')).toEqual([301, '/lt/marketplace']);
  expect(await ask('/en/summer-sale')).toEqual([302, '/en/marketplace?sort=2']);
  await visitor.dispose();
  expect(await arriveAt(page, '/c/gadgets')).toMatchObject({ status: 200 });
  await expect(page).toHaveURL(/\/c\/electronics$/);
});

test('R-PAR-04: an address that does not fit its page shows what was not found, and its path, loaded or clicked', async ({
  page,
  faults,
}) => {
  for (const path of ['/checkout/no-slug', '/my-orders/1', '/password-reset/short']) {
    const mustSay = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
      await expect(page.getByRole('main')).toContainText(path);
      await expect(page).toHaveTitle(new RegExp(`not found: ${path}`, 'i'));
      await expect(page).toHaveURL(`/en${path}`);
    };
    expect((await arriveAt(page, `/en${path}`)).status).toBe(404);
    await mustSay();
    forgetStatus(faults);
    await page.goto('/en');
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await page.evaluate((to) => {
      document.querySelector('main')!.insertAdjacentHTML('afterbegin', `<a href="/en${to}">Misfit</a>`);
      Object.assign(window, { isSamePage: true });
    }, path);
    await page.getByRole('link', { name: 'Misfit' }).click();
    await mustSay();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    forgetStatus(faults);
  }
});

test('a click on an old address opens its new one without a page load', async ({ page }) => {
  await page.goto('/en');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<a href="/en/c/gadgets">Gadgets</a>');
    Object.assign(window, { isSamePage: true });
  });
  await page.getByRole('link', { name: 'Gadgets' }).click();
  await expect(page).toHaveURL(/\/en\/c\/electronics$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electronics');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('R-PAR-06: an old address that moved to another site is loaded there as a whole page', async ({
  page,
  baseURL,
  faults,
}) => {
  await page.route('https://careers.nordport.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Careers</h1>' }),
  );
  const visitor = await aVisitor(baseURL);
  const answer = await visitor.get('/en/careers');
  await visitor.dispose();
  expect([answer.status(), answer.headers()['location']]).toEqual([302, 'https://careers.nordport.example/']);
  await page.goto('/en');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.evaluate(() =>
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<a href="/en/careers">Careers</a>'),
  );
  const loaded = page.waitForRequest('https://careers.nordport.example/');
  await page.getByRole('link', { name: 'Careers', exact: true }).first().click();
  expect((await loaded).isNavigationRequest()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
  // A page of texts is asked for first; only then the table of old addresses.
  forgetStatus(faults);
});
