import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { becomeClient, logIn, UNPAID_CLIENT } from './steps.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /unpaid orders?$/ });

/** The header's cart opens a modal: no other modal can be open then, and earlier checks are done. */
const expectNothingDue = async (page: Page) => {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart: / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('R-UNP-01 R-UNP-02 R-UNP-09: the modal opens after login and stays closed for the session once it was closed', async ({
  page,
}) => {
  await logIn(page, UNPAID_CLIENT, '/marketplace');
  await expect(modal(page)).toBeVisible();
  await modal(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }).click();
  await expect(page).toHaveURL(/\/en\/dealzone$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/offers/i);
  await expectNothingDue(page);
  await page.reload();
  await expectNothingDue(page);
});

test('R-UNP-01 R-UNP-09 R-UNP-10 R-UNP-11: the modal opens on a client’s first page, and Pay opens the table of orders', async ({
  page,
}) => {
  // An excluded route: its unpaid orders are shown on the first page of another tab.
  await logIn(page, UNPAID_CLIENT, '/my-orders');
  await expectNothingDue(page);
  const tab = await page.context().newPage();
  await tab.goto('/en');
  await expect(modal(tab)).toBeVisible();
  await modal(tab).getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(tab).toHaveURL('/en/my-orders?focus_order_table=true');
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await expect(tab.getByRole('table', { name: 'My orders' })).toBeFocused();
  await expect(tab.getByRole('table', { name: 'My orders' })).toBeInViewport();
  await tab.goto('/en');
  await expectNothingDue(tab);
});

test('R-UNP-01 R-UNP-02: the modal opens for another client of the same session, on the current page', async ({
  page,
}) => {
  await becomeClient(page);
  await page.goto('/en/marketplace');
  await expectNothingDue(page);
  await page.goto('/en/user-account');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/?$/);
  await page.goto('/en/marketplace');
  await expectNothingDue(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByLabel('E-mail').fill(UNPAID_CLIENT.email);
  await form.getByLabel('Password', { exact: true }).fill(UNPAID_CLIENT.password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(modal(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await modal(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expectNothingDue(page);
});
