import { expect, test } from './shop.ts';
import { atDesk } from './staff-desk.ts';

/** A kind of goods of the demo. */
const PHONES = '10001';

test('R-MOD-03: an answer to staff is confirmed in a modal, and the offer is recalculated in one', async ({
  page,
}) => {
  await page.goto('/en/order-form');
  await page.getByRole('textbox', { name: 'Links' }).fill('unknown-store.example/p/184');
  await page.getByRole('button', { name: 'Add the links' }).click();
  await page.getByLabel('E-mail').fill(`asked-${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Ask for the price' }).click();
  const sent = page.getByRole('heading', { level: 1 });
  await expect(sent).toHaveText(/Your request QU\d+ is sent/);
  const [number = ''] = /QU\d+/.exec(await sent.innerText()) ?? [];

  await atDesk('quotes', 'ask', number, '--text', 'Which size do you need?');
  await page.getByRole('link', { name: 'See the request' }).click();
  await page.getByRole('link', { name: 'Answer the question' }).click();
  await page.getByLabel('Your answer').fill('The large one');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  const answered = page.getByRole('dialog', { name: 'Your answer is with us' });
  await expect(answered).toContainText(number);
  await answered.getByRole('button', { name: 'Back to the request' }).click();
  await expect(answered).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(answered).toHaveCount(0);

  const shown = await atDesk('quotes', 'show', number);
  const [, item = ''] = /^item (\d+):/m.exec(shown) ?? [];
  await atDesk('quotes', 'item', number, item, '--price', '12.50', '--kind', PHONES);
  await atDesk('quotes', 'price', number);
  await page.reload();
  await page.getByRole('link', { name: 'Another way or another country' }).click();
  const recalculate = page.getByRole('dialog', { name: 'Another way or another country' });
  await recalculate.getByRole('radio', { name: /^By sea/ }).check();
  await recalculate.getByRole('button', { name: 'Recalculate' }).click();
  await expect(recalculate).toHaveCount(0);
  await expect(page.getByText('The price is recalculated.')).toBeVisible();
  await expect(page.getByText('Version 1')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(recalculate).toHaveCount(0);
  await expect(page.getByText('Version 1')).toBeVisible();
});
