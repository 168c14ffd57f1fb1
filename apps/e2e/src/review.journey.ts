import { logInAtOffice, officeOf } from './office-steps.ts';
import { expect, test } from './shop.ts';
import { atDesk } from './staff-desk.ts';
import {
  becomeClient,
  CARDS,
  chooseDelivery,
  findProduct,
  orderByCard,
  payWith,
  putIntoCart,
} from './steps.ts';

test('a buyer reviews what has arrived, staff publish it, and the product’s page shows it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await becomeClient(page);
  const name = await findProduct(page);
  const product = page.url();
  await putIntoCart(page, name);
  await chooseDelivery(page, {});
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await page.getByRole('main').getByRole('link', { name: 'View the order' }).click();
  const number = page.getByRole('heading', { level: 1, name: /^QU\d+$/ });
  await expect(number).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a review' })).toHaveCount(0);
  for (const milestone of ['purchasing', 'at_warehouse', 'shipped', 'out_for_delivery', 'delivered'])
    await atDesk('orders', 'milestone', await number.innerText(), milestone);
  await page.reload();
  await page.getByRole('link', { name: 'Write a review' }).first().click();
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByLabel('Your rating')).toHaveAttribute('aria-invalid', 'true');
  const title = `As described ${Date.now()}`;
  await page.getByLabel('Your rating').selectOption('4');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your review').fill('Fits <b>well</b>, arrived early.');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('We read your review and publish it soon.')).toBeVisible();
  await page.goto('/en/my-reviews');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Being checked');

  const desk = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const office = officeOf(baseURL);
  await logInAtOffice(desk, office, 'content');
  await desk.goto(`${office}/product-reviews?page=9999`);
  const waiting = desk.getByRole('listitem').filter({ hasText: title });
  await waiting.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByRole('status')).toHaveText('Done.');
  await expect(waiting).toHaveCount(0);
  await desk.context().close();

  await page.goto(product);
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText('Fits <b>well</b>, arrived early.')).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).toContain('aggregateRating');
});
