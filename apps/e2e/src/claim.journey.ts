import type { Page } from '@playwright/test';
import { mustBeOpenToAll } from './open-to-all.ts';
import { expect, test } from './shop.ts';
import { addableCard, CARDS, chooseDelivery, linkOfMail, orderByCard, payWith } from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

type Bought = { readonly slug: string; readonly number: string; readonly email: string };

/** A guest's paid order. */
const buy = async (page: Page): Promise<Bought> => {
  const email = `claim-${Date.now()}@example.com`;
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/cart');
  await chooseDelivery(page, { email });
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
  const slug = page.url().split('/').at(-1) ?? '';
  await page.goto(`/en/order/${slug}`);
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  return { slug, number, email };
};

const aPhoto = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg', quality: 40 }),
});

const fillIn = async (page: Page, { text }: { text: string }): Promise<void> => {
  await page.getByRole('main').getByRole('checkbox').first().check();
  await page.getByLabel('What is wrong?').selectOption('It arrived damaged');
  await page.getByLabel('What happened?').fill(text);
  await page.getByLabel('What do you want?').selectOption('Refund');
};

const files = (page: Page) => page.getByLabel(/^Photos or PDFs/);
const send = (page: Page) => page.getByRole('button', { name: 'Send the claim' }).click();

/** Opened in a tab of its own, as a click does. */
const mustShowPhoto = async (page: Page, position: number): Promise<void> => {
  const link = page.getByRole('link', { name: new RegExp(`^Photo ${position} `) });
  const tab = await page.context().newPage();
  const answer = await tab.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  expect(answer?.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
  });
  expect((await answer?.body())?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  await tab.close();
};

test('R-RTE-11: a guest claims goods with photos, follows the claim by its link, and writes again @some-brands', async ({
  page,
  faults,
}) => {
  test.slow();
  const { slug, number, email } = await buy(page);
  await page.getByRole('main').getByRole('link', { name: 'Make a claim' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/claim-form\\?order=${slug}$`));
  await expect(page.getByRole('main')).toContainText(`Order ${number}`);
  await mustBeOpenToAll(page, 'the form');
  await mustBeWhole(page, 'the form');

  await send(page);
  await expect(page.getByRole('main')).toContainText('Choose at least one item.');
  await fillIn(page, { text: 'The box was wet.\nThe lid is broken.' });
  await files(page).setInputFiles([
    await aPhoto(page, 'box.jpg'),
    await aPhoto(page, 'lid.jpg'),
    { name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.from('no film') },
  ]);
  await expect(page.getByRole('main')).toContainText('Only photos (JPEG, PNG, WebP) and PDFs can be sent.');
  await page.getByRole('button', { name: 'Remove film.mov' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // Chromium itself reports the status of the refused file as an error.
  expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
  await send(page);

  await expect(page).toHaveURL(/\/en\/claim-form\/[\w-]{22}\?done=sent$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Claim CL\d+$/);
  await expect(page.getByRole('main')).toContainText('The lid is broken.');
  await mustShowPhoto(page, 1);
  await mustShowPhoto(page, 2);
  await mustBeOpenToAll(page, 'the claim');
  await mustBeWhole(page, 'the claim');

  const link = await linkOfMail(page, email, /^Your claim CL\d+ has arrived/, 'See the claim');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('The box was wet.');
  await page.getByLabel('Message').fill('One more photo.');
  await files(page).setInputFiles(await aPhoto(page, 'more.jpg'));
  await expect(page.getByRole('main')).toContainText('more.jpg');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('main')).toContainText('Your message has arrived.');
  await mustShowPhoto(page, 3);
});

test('a guest asks for the form by order number and e-mail, and gets the same answer either way', async ({
  page,
}) => {
  test.slow();
  const { number, email } = await buy(page);
  await page.context().clearCookies();
  const ask = async (who: string): Promise<string> => {
    await page.goto('/en/claim-form');
    await page.getByLabel('Order number').fill(number);
    await page.getByLabel('E-mail of the order').fill(who);
    await page.getByRole('button', { name: 'Send me the form' }).click();
    await expect(page.getByRole('status').filter({ hasText: who })).toBeVisible();
    return ((await page.getByRole('main').textContent()) ?? '').replace(who, '');
  };
  expect(await ask('somebody-else@example.com')).toBe(await ask(email));
  await page.goto(await linkOfMail(page, email, /^The claim form for your order/, 'Open the form'));
  await page.getByLabel('E-mail of the order').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('main')).toContainText(`Order ${number}`);
});

test('R-RTE-04: the page of the guarantee says what the law gives, and leads to the form', async ({
  page,
}) => {
  await page.goto('/en/warranty');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guarantee and claims');
  await expect(page.getByRole('main')).toContainText('For 2 years after delivery');
  await expect(page.getByRole('heading', { name: 'EU legal guarantee' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the claim form' }).click();
  await expect(page).toHaveURL(/\/en\/claim-form$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest claims with photos, and a refused form keeps them', async ({ page, faults }) => {
    test.slow();
    const { slug } = await buy(page);
    await page.goto(`/en/claim-form?order=${slug}`);
    await fillIn(page, { text: ' ' });
    await files(page).setInputFiles([await aPhoto(page, 'box.jpg'), await aPhoto(page, 'lid.jpg')]);
    await send(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('File 2');
    await expect(page.getByLabel('What is wrong?')).toHaveValue('damaged');
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeChecked();
    // Chromium itself reports the document's status as an error.
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
    await page.getByLabel('What happened?').fill('The lid is broken.');
    await files(page).setInputFiles(await aPhoto(page, 'more.jpg'));
    await send(page);
    await expect(page).toHaveURL(/\/en\/claim-form\/[\w-]{22}\?done=sent$/);
    for (const position of [1, 2, 3]) await mustShowPhoto(page, position);
  });
});
