import type { Page } from '@playwright/test';
import { logInAtOffice, officeOf } from './office-steps.ts';
import { expect, unwatched as test } from './shop.ts';

// Bounces are read every minute, twice here. Pages of the office have no scripts.
test.use({ javaScriptEnabled: false });
test.setTimeout(240_000);

const SOON = { timeout: 90_000 };

const asksForNews = async (page: Page, email: string) => {
  await page.goto('/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('checkbox', { name: 'Offers' }).check();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mailbox' })).toBeVisible();
};

test('a mail comes back, the office shows the address, staff release it, and the next returned mail stops it again', async ({
  page,
  baseURL,
}) => {
  const office = officeOf(baseURL);
  // The demo’s mail server returns what is sent to such addresses.
  const email = `bounce+${Date.now()}@example.com`;
  const row = page.getByRole('row').filter({ hasText: email });
  const isStopped = (is: boolean) =>
    expect
      .poll(async () => {
        await page.goto(`${office}/mail-stops`);
        return row.count();
      }, SOON)
      .toBe(is ? 1 : 0);

  await asksForNews(page, email);
  await logInAtOffice(page, office, 'finance');
  await isStopped(true);
  await expect(row).toContainText('Mails come back, 5.1.1');

  await row.getByRole('button', { name: 'Allow news' }).click();
  await expect(row.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await row.getByLabel('Reason').fill('The mailbox was repaired.');
  await row.getByRole('button', { name: 'Allow news' }).click();
  await expect(page.getByRole('status')).toHaveText('Done.');
  await expect(row).toHaveCount(0);
  await page.goto(`${office}/log?act=mail_stop.lifted`);
  await expect(page.getByRole('cell', { name: 'The mailbox was repaired.' }).first()).toBeVisible();

  // Reports of mails from before the release no longer count: another mail was sent.
  await asksForNews(page, email);
  await isStopped(true);
});
