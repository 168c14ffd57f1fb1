import type { Page } from '@playwright/test';
import { mustBeOpenToAll } from './open-to-all.ts';
import { expect, test } from './shop.ts';
import { atDesk } from './staff-desk.ts';
import { becomeClient, CARDS, DEMO_CLIENT, logIn, payWith, PRO_CLIENT } from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

const main = (page: Page) => page.getByRole('main');
const rowOf = (page: Page, text: string) => main(page).getByRole('row').filter({ hasText: text });

/** No two journeys name the same parcel. */
const newNumber = (): string => `TBA${Date.now()}${test.info().workerIndex}${test.info().retry}`;

const announce = async (page: Page, number: string): Promise<void> => {
  await page.goto('/en/parcels');
  await page.getByLabel('Tracking number').fill(number);
  await page.getByLabel('Store', { exact: true }).fill('Harbor Outfitters');
  await page.getByLabel('What is in it?').fill('Two cotton shirts');
  await page.getByLabel(/^Value of all of it/).fill('56,00');
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  await expect(main(page)).toContainText('The parcel is announced.');
  await expect(rowOf(page, number)).toContainText('Announced');
};

/** Staff take the parcel in, check it and store it. */
const store = async (page: Page, number: string): Promise<void> => {
  await atDesk('warehouse', 'receive', number);
  await atDesk('warehouse', 'check', number, '--kg', '1.2', '--cm', '30x20x15');
  await atDesk('warehouse', 'store', number, '--shelf', 'A-7');
  await page.goto('/en/parcels');
  await expect(rowOf(page, number)).toContainText('In the warehouse');
  await expect(rowOf(page, number)).toContainText('Free until');
};

const ADDRESS = {
  'First name': 'Ona',
  'Last name': 'Petraitė',
  Phone: '+370 612 34567',
  'Street, house and flat': 'Nemuno g. 24',
  City: 'Klaipėda',
  Postcode: 'LT-91199',
};

const declare = async (page: Page): Promise<void> => {
  await page.getByLabel('Description').first().fill('Cotton shirt');
  await page.getByLabel('HS code').first().fill('6109.10');
  await page
    .getByLabel(/^Value of one piece/)
    .first()
    .fill('25');
};

const numberOf = async (page: Page): Promise<string> => {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Forward request FR\d+$/);
  return ((await heading.textContent()) ?? '').replace('Forward request ', '');
};

for (const javaScriptEnabled of [true, false])
  test.describe(`parcels ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('a parcel is announced, forwarded with a declaration, approved above the cap, and paid', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const scripted = await browser.newContext({ ...(baseURL && { baseURL }) });
      const theirs = await scripted.newPage();
      await becomeClient(theirs);
      await page.context().addCookies(await scripted.cookies());
      await scripted.close();

      // Three parcels become one shipment; without scripts one is enough.
      const numbers = ['A', 'B', 'C'].slice(0, javaScriptEnabled ? 3 : 1).map((one) => one + newNumber());
      const [number = ''] = numbers;
      for (const one of numbers) await announce(page, one);
      await expect(main(page)).toContainText(/Suite LT-\d+/);
      for (const one of numbers) await store(page, one);
      await rowOf(page, number).getByRole('link', { name: 'Have parcels forwarded' }).click();
      await expect(page).toHaveURL(/\/en\/parcels\/forward\?package_\d+=1$/);
      for (const one of numbers.slice(1)) await page.getByRole('checkbox', { name: one }).check();
      const sums = main(page).getByRole('table', { name: 'Price details' });
      for (const way of ['By air', 'By sea'])
        await expect(sums.getByRole('columnheader', { name: way })).toBeVisible();
      for (const [label, value] of Object.entries(ADDRESS)) await page.getByLabel(label).fill(value);
      await declare(page);
      await page.getByRole('button', { name: 'Add a line' }).click();
      await expect(page.getByLabel('Description')).toHaveCount(2);
      await expect(page.getByLabel('Description').first()).toHaveValue('Cotton shirt');
      await page.getByLabel(/^Most that you pay/).fill('1');
      await page.getByRole('button', { name: 'Send the request' }).click();
      await expect(main(page)).toContainText('Your request has reached us.');
      await expect(main(page)).toContainText('Being packed');
      const request = await numberOf(page);
      for (const one of numbers) await expect(main(page)).toContainText(one);

      await atDesk('warehouse', 'pack', request);
      await atDesk('warehouse', 'measure', request, '--kg', '1.3', '--cm', '30x20x15');
      await page.reload();
      await expect(main(page)).toContainText('The price is above the limit that you set.');
      await page.getByRole('button', { name: /^Approve €/ }).click();
      await expect(main(page)).toContainText('You have approved the price.');
      await page.getByRole('link', { name: /^Pay €/ }).click();
      await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
      await page.getByRole('radio', { name: /^Card/ }).check();
      await page.getByRole('button', { name: /^Pay / }).click();
      await payWith(page, CARDS.success);

      await page.goto('/en/parcels');
      await main(page).getByRole('link', { name: request }).click();
      await expect(main(page)).toContainText('Thank you, it is paid.');
      await expect(page.getByRole('button', { name: 'Cancel the request' })).toHaveCount(0);
      await atDesk('warehouse', 'hand-over', request, 'harbour', `NP${Date.now()}`);
      await page.reload();
      await expect(main(page).getByRole('link', { name: /^Tracking: NP/ })).toBeVisible();
    });

    test('what is wrong is said with the fields filled again, and an announcement is taken back', async ({
      page,
      faults,
    }) => {
      await logIn(page, DEMO_CLIENT, '/parcels');
      await page.getByLabel('Tracking number').fill('?');
      await page.getByLabel('Store', { exact: true }).fill('Soles');
      await page.getByRole('button', { name: 'Announce', exact: true }).click();
      await expect(page.getByLabel('Tracking number')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Store', { exact: true })).toHaveValue('Soles');
      if (!javaScriptEnabled) expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
      const number = newNumber();
      await announce(page, number);
      await page.getByRole('button', { name: `Remove: ${number}` }).click();
      await expect(main(page)).toContainText('The announcement is removed.');
      await expect(rowOf(page, number)).toHaveCount(0);
    });
  });

test('pages of parcels are open to all and whole, and a request waits for its declaration', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await logIn(page, DEMO_CLIENT, '/parcels');
  await mustBeOpenToAll(page, 'the parcels');
  await mustBeWhole(page, 'the parcels');
  await page.goto('/en/parcels?show=held');
  await expect(main(page)).toContainText('Held: A lithium battery without its papers');
  await page.goto('/en/parcels/forward');
  await mustBeOpenToAll(page, 'the request');
  await mustBeWhole(page, 'the request');
  await page.goto('/en/parcels');
  await rowOf(page, 'Declaration needed').getByRole('link', { name: /^FR/ }).click();
  await expect(page.getByRole('button', { name: 'Give the declaration' })).toBeVisible();
  await mustBeOpenToAll(page, 'the declaration');
  await mustBeWhole(page, 'the declaration');
});

test('a pro client chooses parcels below the accepted terms; a brand without forwarding has no such page', async ({
  page,
  baseURL,
  faults,
}) => {
  await logIn(page, PRO_CLIENT, '/site-pro-delivery');
  await expect(main(page).getByRole('checkbox')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Have them forwarded' }).click();
  await expect(page).toHaveURL(/\/en\/parcels\/forward\?package_\d+=1/);
  await expect(main(page).getByRole('table', { name: 'Price details' })).toBeVisible();
  const elsewhere = `${(baseURL ?? '').replace('//lt.', '//wl.')}/en/parcels`;
  expect((await page.goto(elsewhere))?.status()).toBe(404);
  expect(new Set(faults.splice(0).map((fault) => fault.includes('404')))).toEqual(new Set([true]));
});

const PARCELS = { en: 'My parcels', lt: 'Mano siuntos', lv: 'Mani sūtījumi', ee: 'Minu pakid' };

test('R-SCO-01: one storefront serves shopping and parcel forwarding, in four languages and two currencies', async ({
  page,
}) => {
  await logIn(page, DEMO_CLIENT, '/parcels');
  for (const [locale, title] of Object.entries(PARCELS)) {
    await page.goto(`/${locale}/marketplace`);
    await expect(page.getByRole('article').first(), locale).toBeVisible();
    await page.goto(`/${locale}/parcels`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await page.goto('/en');
  const switchTo = (currency: string) =>
    page.getByRole('contentinfo').getByRole('button', { name: `Show prices in ${currency}` });
  for (const [currency, sign] of [
    ['USD', '$'],
    ['EUR', '€'],
  ] as const) {
    await page.goto('/en');
    if ((await switchTo(currency).count()) > 0) await switchTo(currency).click();
    await expect(switchTo(currency)).toHaveCount(0);
    await expect(page.getByRole('article').first()).toContainText(sign);
    await page.goto('/en/parcels/forward');
    await expect(main(page).getByRole('table', { name: 'Price details' })).toContainText(sign);
  }
});
