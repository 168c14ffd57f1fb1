import { aVisitor } from './by-call.ts';
import { mustBeOpenToAll } from './open-to-all.ts';
import { expect, test } from './shop.ts';
import { mustBeWhole } from './whole-page.ts';

const ready = 'html[data-hydrated]';

test('R-RTE-44 the footer leads to the privacy policy, and from it to what was valid before @some-brands', async ({
  page,
}) => {
  await page.goto('/en');
  await page.waitForSelector(ready, { state: 'attached' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(/\/en\/privacy-policy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await mustBeOpenToAll(page, 'the privacy policy');
  await mustBeWhole(page, 'the privacy policy');
  const versions = page.getByRole('main').getByRole('link', { name: /^In force from/ });
  await versions.last().click();
  await expect(page).toHaveURL(/\/en\/privacy-policy\?version=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByText(/This is an earlier version/)).toBeVisible();
  await page.getByRole('link', { name: 'Read the current version' }).click();
  await expect(page).toHaveURL(/\/en\/privacy-policy$/);
  await expect(page.getByText(/This is an earlier version/)).toHaveCount(0);
});

test('R-RTE-08 R-RTE-09 the blog opens a post with its author and goods, and back', async ({ page }) => {
  await page.goto('/en');
  await page.waitForSelector(ready, { state: 'attached' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/blog$/);
  await mustBeOpenToAll(page, 'the blog');
  await page.getByRole('link', { name: 'By air or by sea: which is better for your order?' }).click();
  await expect(page).toHaveURL(/\/en\/blog\/air-or-sea$/);
  await expect(page.getByText('Mārtiņš Ozols')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Where by sea often pays' })).toBeVisible();
  await mustBeOpenToAll(page, 'a post');
  await mustBeWhole(page, 'a post');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/en\/blog$/);
});

test('R-RTE-51 an address is a page of the content, else not found, with and without a page load', async ({
  page,
  baseURL,
  faults,
}) => {
  const visitor = await aVisitor(baseURL);
  for (const [path, status] of [
    ['/en/delivery', 200],
    ['/en/no-such-page', 404],
    ['/en/no/such/page', 404],
    ['/en/Delivery', 404],
  ] as const)
    expect([path, (await visitor.get(path)).status()]).toEqual([path, status]);
  await visitor.dispose();

  await page.goto('/en');
  await page.waitForSelector(ready, { state: 'attached' });
  await page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<a href="/en/no-such-page">Misfit</a>');
    Object.assign(window, { isSamePage: true });
  });
  await page.getByRole('link', { name: 'Misfit' }).click();
  await expect(page.getByRole('main')).toContainText('/no-such-page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/delivery$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(faults.splice(0).every((fault) => fault.includes('404'))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R-RTE-05 the questions are searched, and an answer has an address of its own', async ({ page }) => {
    await page.goto('/en/faq');
    await page.getByRole('main').getByRole('searchbox').fill('password');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/en\/faq\?s=password$/);
    await page.getByRole('link', { name: 'Link to this answer' }).first().click();
    await expect(page).toHaveURL(/\/en\/faq\/i-forgot-my-password$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('I have forgotten my password');
  });

  test('R-RTE-29 a message is sent to the shop, and its writer gets a receipt', async ({ page, faults }) => {
    const email = `writer-${Date.now()}@example.com`;
    await page.goto('/en/contacts');
    const send = page.getByRole('button', { name: 'Send the message' });
    await send.evaluate((button: HTMLButtonElement) => (button.formNoValidate = true));
    await page.getByRole('textbox', { name: 'Name' }).fill('Ona');
    await page.getByLabel('E-mail').fill('no address');
    await page.getByLabel('Topic').selectOption('delivery');
    await page.getByLabel('Message').fill('When does it arrive?');
    await send.click();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Message')).toHaveValue('When does it arrive?');
    // Chromium itself reports the document's status as an error.
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
    await page.getByLabel('E-mail').fill(email);
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message is sent');
    await expect(async () => {
      await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
      await expect(page.getByRole('link', { name: /We have received your message/ })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
  });
});
