import type { Page } from '@playwright/test';
import { expect, unwatched as test } from './shop.ts';
import { logInAtOffice, officeOf } from './office-steps.ts';

// Not the shop's own test fixture: keys of texts are on the page on purpose. Pages of the office have no scripts.
test.use({ javaScriptEnabled: false });

/** In Estonian, so that no other journey reads it. */
const KEY = 'shell.footer.rights';
const NEW_TEXT = 'Selle poe kõik õigused on kaitstud';

/** A page of the shop is made anew when it is opened again. */
const inShop = (page: Page, text: string, isShown: boolean) =>
  expect
    .poll(
      async () => {
        await page.goto('/ee/marketplace');
        return page.getByRole('contentinfo').getByText(text).count();
      },
      { timeout: 30_000 },
    )
    .toBe(isShown ? 1 : 0);

test('the content role finds a text, is told what is wrong with a new one, changes it in the shop, and reverts it', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const office = officeOf(baseURL);
  await logInAtOffice(page, office, 'content');
  await page.getByRole('link', { name: 'Texts', exact: true }).click();
  await page.getByLabel('Words, key or page').fill(KEY);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: KEY, exact: true }).click();
  const estonian = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Eesti' }) });
  const field = estonian.getByLabel('Text in the shop');
  await expect(field).not.toHaveValue(NEW_TEXT);

  await field.fill('<b>Kaitstud</b>');
  await estonian.getByRole('button', { name: 'Save' }).click();
  await expect(estonian.getByText(/This is missing|The page does not know this: <b>/)).toBeVisible();
  await expect(field).toHaveValue('<b>Kaitstud</b>');

  const values = (await page.getByText(/^The page fills in: /).allTextContents()).join('');
  const places = [...values.matchAll(/\{\w+\}/g)].join(' ');
  await field.fill(`${NEW_TEXT} ${places}`.trim());
  await estonian.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Done.');
  await inShop(page, NEW_TEXT, true);

  await page.goto(`${office}/texts?filter=changed`);
  await page.getByRole('link', { name: KEY, exact: true }).click();
  await estonian.getByRole('button', { name: 'Back to the built-in text' }).click();
  await expect(page.getByRole('status')).toHaveText('Done.');
  await expect(estonian.getByRole('button', { name: 'Back to the built-in text' })).toHaveCount(0);
  await inShop(page, NEW_TEXT, false);
});
