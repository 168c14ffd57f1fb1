import type { Page } from '@playwright/test';
import { mustBeOpenToAll } from './open-to-all.ts';
import { expect, test } from './shop.ts';
import { mustBeWhole } from './whole-page.ts';

/** The confirmation link in the mail. */
const mailedLink = async (page: Page, email: string): Promise<string> => {
  let link: string | null = null;
  await expect(async () => {
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: /Confirm your reservation/ }).click({ timeout: 1_000 });
    link = await page
      .frameLocator('iframe')
      .getByRole('link', { name: 'Confirm the reservation' })
      .getAttribute('href', { timeout: 2_000 });
  }).toPass();
  return new URL(link ?? '').pathname;
};

test('R-RTE-41 R-RTE-42 R-RTE-43: a device is reserved, confirmed by the mailed link, and given up', async ({
  page,
}) => {
  const email = `device-${Date.now()}@example.com`;
  await page.goto('/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reserve an iPhone' }).click();
  await expect(page).toHaveURL(/\/en\/iphone-reservation$/);
  await page.getByRole('radio', { name: /iPhone 18, 256.GB, Graphite/ }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ona Petraitė');
  await page.getByLabel('E-mail').fill('no address');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+370 612 00184');
  await page.getByRole('button', { name: 'Reserve', exact: true }).click();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Reserve', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail');

  await page.goto(await mailedLink(page, email));
  await expect(page).toHaveURL(/\/en\/iphone-reservation\/confirm\/[\w-]{22}$/);
  await mustBeOpenToAll(page, 'confirming');
  await mustBeWhole(page, 'confirming');
  await page.getByRole('button', { name: 'Confirm the reservation' }).click();
  await expect(page).toHaveURL(/\/en\/reservation\/success\?reservation=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your reservation is confirmed');
  await mustBeOpenToAll(page, 'confirmed');
  await mustBeWhole(page, 'confirmed');
  await page.reload();
  await expect(page.getByText(/It is held until|Your place in the queue/)).toBeVisible();
  await page.getByRole('link', { name: 'See the reservation' }).click();
  await page.getByRole('button', { name: 'Give up the reservation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The reservation is cancelled');
  // Without a reservation there is no confirmation page.
  await page.goto('/en/reservation/success');
  await expect(page).toHaveURL(/\/en\/iphone-reservation$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a device is reserved, confirmed and cancelled, and a missing field is named', async ({
    page,
    faults,
  }) => {
    const email = `plain-device-${Date.now()}@example.com`;
    await page.goto('/en/iphone-reservation');
    await page.getByRole('radio', { name: /iPhone 18, 256.GB, Graphite/ }).check();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ona Petraitė');
    await page.getByLabel('E-mail').fill('no address');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+370 612 00185');
    const reserve = page.getByRole('button', { name: 'Reserve', exact: true });
    await reserve.evaluate((button: HTMLButtonElement) => (button.formNoValidate = true));
    await reserve.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ona Petraitė');
    // Chromium itself reports the document's status as an error.
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
    await page.getByLabel('E-mail').fill(email);
    await reserve.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail');
    await page.goto(await mailedLink(page, email));
    await page.getByRole('button', { name: 'Confirm the reservation' }).click();
    await expect(page).toHaveURL(/\/en\/reservation\/success\?reservation=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your reservation is confirmed');
    await page.getByRole('link', { name: 'See the reservation' }).click();
    await page.getByRole('button', { name: 'Give up the reservation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The reservation is cancelled');
  });
});
