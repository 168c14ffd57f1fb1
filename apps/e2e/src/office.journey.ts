import type { Page } from '@playwright/test';
import { OFFICE_PASSWORD, officeOf } from './office-steps.ts';
import { expect, test } from './shop.ts';
import { atDesk } from './staff-desk.ts';

// The office belongs to no brand: its journeys run once, and its pages have no scripts.
test.use({ javaScriptEnabled: false });

/** What a van brings in the morning. */
const DELIVERY = Array.from({ length: 50 }, (_, at) => `1ZJOURNEY${String(at + 1).padStart(4, '0')}`);

/** By the keyboard alone, as all that follows. */
const type = async (page: Page, ...fields: string[]) => {
  for (const [at, text] of fields.entries()) {
    await page.keyboard.type(text);
    await page.keyboard.press(at === fields.length - 1 ? 'Enter' : 'Tab');
  }
};

const logIn = async (page: Page, office: string, role: string) => {
  await page.goto(`${office}/intake`);
  await expect(page).toHaveURL(`${office}/log-in`);
  await expect(page.getByLabel('Name')).toBeFocused();
  await type(page, role, OFFICE_PASSWORD, await atDesk('staff', 'demo-code'));
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
};

/** Each Enter is one page: the next field has the focus when it stands. */
const enter = async (page: Page, label: string, text: string) => {
  await expect(page.getByLabel(label)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

test('the warehouse logs in with a code, takes in 50 parcels by the keyboard, and finance reads the log', async ({
  page,
  baseURL,
}) => {
  // Three pages for each parcel.
  test.setTimeout(180_000);
  const office = officeOf(baseURL);
  await logIn(page, office, 'warehouse');
  await expect(page.getByRole('link', { name: 'Log of acts' })).toHaveCount(0);
  await page.goto(`${office}/intake`);
  for (const number of DELIVERY) {
    await enter(page, 'Parcel number', number);
    await enter(page, 'Weight, kg', '1.2');
    await enter(page, 'Sides, cm', '30 20 10');
    await expect(page.getByRole('cell', { name: number })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Done.');
  }
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${office}/log-in`);

  await logIn(page, office, 'finance');
  await page.goto(`${office}/log?act=warehouse:receive`);
  await expect(page.getByText(/^The log is whole: \d+ acts\.$/)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'warehouse:receive', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: /state: unidentified/ }).first()).toBeVisible();
});

test('the lead answers a claim, reports a parcel on its way, and opens the list of a handover', async ({
  page,
  baseURL,
}) => {
  const office = officeOf(baseURL);
  await logIn(page, office, 'lead');
  await page.goto(`${office}/claims`);
  await page.getByRole('link', { name: 'CL1', exact: true }).first().click();
  await page.getByLabel('To the buyer').first().fill('We look into it.');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Done.');
  await expect(page.getByText('We look into it.')).toBeVisible();

  await page.goto(`${office}/sent`);
  await page.getByRole('cell').getByRole('link').first().click();
  await page.getByLabel('State').selectOption('problem');
  await page.getByLabel('Place').fill('Vilnius');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Done.');
  await expect(page.getByRole('cell', { name: 'Vilnius' })).toBeVisible();

  await page.goto(`${office}/forwards`);
  await page
    .getByRole('link', { name: /^DHL, / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^DHL, / })).toBeVisible();
  await expect(page.getByText('For the carrier: name, date, signature')).toBeVisible();

  await page.goto(`${office}/log?act=claim:message`);
  await expect(page.getByText(/^The log is whole: \d+ acts\.$/)).toBeVisible();
});
