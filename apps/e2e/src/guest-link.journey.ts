import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addableCard, CARDS, chooseDelivery, orderByCard, payWith } from './steps.ts';

const NAME = 'Kazlauskienė';
const STREET = 'Žvejų g. 12-4';

/** A guest's paid order, from a category to the success page. */
const buy = async (page: Page, email: string): Promise<void> => {
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/cart');
  await chooseDelivery(page, { email });
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
};

/** The link of the order's mail. */
const linkOfMail = async (page: Page, email: string): Promise<string> => {
  let link: string | null = null;
  await expect(async () => {
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: /Your order QU\d+/ }).click({ timeout: 1_000 });
    link = await page
      .frameLocator('iframe')
      .getByRole('link', { name: 'See the order' })
      .getAttribute('href', { timeout: 2_000 });
  }).toPass();
  return new URL(link ?? '').pathname;
};

const expectMasked = async (page: Page, email: string): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^QU\d+$/);
  await expect(main).toContainText('Paid');
  await expect(main).toContainText(`${email[0]}•••@e•••.com`);
  for (const own of [NAME, STREET, email]) expect(await page.content()).not.toContain(own);
};

const expectWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main')).toContainText(STREET);
  await expect(page.getByRole('main')).toContainText(NAME);
};

/** On the device of the order, then on an unknown one. */
const followLink = async (page: Page, faults: string[]): Promise<void> => {
  test.slow();
  const email = `link-${Date.now()}@example.com`;
  await buy(page, email);
  const success = new URL(page.url()).pathname;
  const link = await linkOfMail(page, email);
  expect(link).toMatch(/^\/en\/order\/[\w-]{22}$/);
  const answer = await page.goto(link);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expectWhole(page);

  await page.context().clearCookies();
  await page.goto(success);
  await expect(page).toHaveURL(new RegExp(`${link}$`));
  await expectMasked(page, email);

  await page.getByLabel('E-mail').fill('somebody-else@example.com');
  await page.getByRole('button', { name: 'Show details' }).click();
  await expect(page.getByRole('main')).toContainText('placed with another e-mail');
  await expect(page.getByLabel('E-mail')).toHaveValue('somebody-else@example.com');
  // Chromium itself reports the answer's status as an error.
  expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);

  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Show details' }).click();
  await expectWhole(page);
  await expect(page).toHaveURL(new RegExp(`${link}$`));
  await page.reload();
  await expectWhole(page);

  await page.context().clearCookies();
  await page.reload();
  await expectMasked(page, email);
};

test('a guest’s link shows no personal data on another device until the e-mail is entered', async ({
  page,
  faults,
}) => {
  await followLink(page, faults);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest’s link shows no personal data on another device until the e-mail is entered', async ({
    page,
    faults,
  }) => {
    await followLink(page, faults);
  });
});
