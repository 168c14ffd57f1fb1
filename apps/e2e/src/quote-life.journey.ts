import { chooseDoor, fillAddress } from './quote-steps.ts';
import { expect, test } from './shop.ts';
import { atDesk } from './staff-desk.ts';
import { becomeClient, CARDS, payWith } from './steps.ts';

test('a guest asks by a link, has an offer at once, makes an account, pays, and follows the goods to the door', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole('main');
  await page.goto('/en/order-form');
  await page.getByLabel('Link to the item').fill('https://graph-references.example/p');
  await page.getByRole('button', { name: 'Read the link' }).click();
  await expect(page.getByLabel('What is it?')).toHaveValue('Camp Mug');
  await expect(page.getByLabel('Price of one piece')).toHaveValue(/^16/);
  await page.getByLabel('Kind of goods').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add the item' }).click();
  await expect(page.getByRole('heading', { name: '1 item' })).toBeVisible();

  await becomeClient(page);
  await page.goto('/en/order-form');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Ask for the price' }).click();
  await page.getByRole('link', { name: 'See the price' }).click();
  await expect(main).toContainText('Camp Mug');
  await page.getByRole('link', { name: /^Accept for/ }).click();
  await chooseDoor(page);
  await fillAddress(page);
  await page.getByRole('button', { name: /^Order with obligation to pay/ }).click();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await payWith(page, CARDS.success);

  await page.goto('/en/my-orders?type_for_filter=quotes');
  const order = main.getByRole('link', { name: /^QU\d+$/ }).first();
  const number = await order.innerText();
  await order.click();
  const progress = main.getByRole('list', { name: 'Order progress' });
  await expect(progress).toContainText('Paid');
  for (const milestone of ['purchasing', 'at_warehouse', 'shipped', 'out_for_delivery', 'delivered'])
    await atDesk('orders', 'milestone', number, milestone);
  await page.reload();
  for (const said of ['Being prepared', 'At our US warehouse', 'In transit', 'Delivered'])
    await expect(progress).toContainText(said);
  await page.goto('/en/my-orders');
  await expect(main.getByRole('row').filter({ hasText: number })).toContainText('Delivered');
});
