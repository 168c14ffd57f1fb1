import { expect, test } from './shop.ts';
import { linkOfMail } from './steps.ts';

test.use({ javaScriptEnabled: false });

test('an address subscribes to the newsletter by the button behind a mailed link, once', async ({
  page,
  faults,
}) => {
  const email = `reader-${Date.now()}@example.com`;
  await page.goto('/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
  await page.getByLabel('E-mail').fill('no address');
  await page.getByRole('checkbox', { name: 'Offers' }).check();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('checkbox', { name: 'Offers' })).toBeChecked();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mailbox' })).toBeVisible();

  const link = await linkOfMail(page, email, /^Confirm your newsletter/, 'Confirm');
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You are subscribed.')).toBeVisible();
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
  // Chromium itself reports the two refused forms as errors.
  expect(faults.splice(0)).toEqual(Array(2).fill(expect.stringContaining('422')));
});
