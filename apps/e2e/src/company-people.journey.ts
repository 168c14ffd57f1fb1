import type { Browser, BrowserContext, Page } from '@playwright/test';
import { applyForPro, approvePro } from './company-steps.ts';
import { addMug, chooseDoor, fillAddress } from './quote-steps.ts';
import { expect, test } from './shop.ts';
import { askFrom, becomeClient, linkOfMail } from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

const main = (page: Page) => page.getByRole('main');
const rowOf = (page: Page, text: string) => main(page).getByRole('row').filter({ hasText: text });

type Person = { readonly page: Page; readonly email: string };
type Visit = {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
};

/** The cookies are those of a visitor who has registered with scripts. */
const newPerson = async (
  firstName: string,
  { browser, baseURL }: Visit,
  contexts: BrowserContext[],
): Promise<Person> => {
  const scripted = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await scripted.newPage();
  const email = await becomeClient(theirs, firstName);
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await scripted.storageState(),
  });
  await scripted.close();
  if (baseURL)
    await context.addCookies([{ name: 'shop_consent', value: `2.n.${'j'.repeat(20)}`, url: baseURL }]);
  contexts.push(context);
  return { page: await context.newPage(), email };
};

/** The owner of a new company. */
const newOwner = async (page: Page): Promise<void> => {
  await becomeClient(page, 'Rasa');
  const company = `Crew ${Date.now()}`;
  await applyForPro(page, company);
  await approvePro(company);
};

const invite = async (owner: Page, email: string, role: string): Promise<void> => {
  await owner.goto('/en/site-pro/people');
  await owner.getByLabel('E-mail address').fill(email);
  await owner
    .getByLabel('Role', { exact: true })
    .last()
    .selectOption({ label: await labelOf(owner, role) });
  await owner.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(main(owner)).toContainText('The invitation is sent.');
  await expect(rowOf(owner, email)).toContainText('Valid until');
};

const labelOf = async (owner: Page, role: string): Promise<string> =>
  (await owner.getByRole('option', { name: `${role}: ` }).textContent()) ?? '';

/** By the link of the mail. */
const join = async ({ page, email }: Person, reader: Page): Promise<void> => {
  await page.goto(await linkOfMail(reader, email, /^Invitation to a business account/, 'See the invitation'));
  await mustBeWhole(page, 'the invitation');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(/\/en\/site-pro$/);
};

/** Asks for a price and accepts it; the page that pays it follows. Returns the number. */
const orderByQuote = async (page: Page): Promise<string> => {
  await page.goto('/en/order-form');
  await addMug(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Ask for the price' }).click();
  await page.getByRole('link', { name: 'See the price' }).click();
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: /^Accept for/ }).click();
  await chooseDoor(page);
  await fillAddress(page);
  await page.getByRole('button', { name: /^Order with obligation to pay/ }).click();
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
  return /QU\d+/.exec(heading)?.[0] ?? '';
};

const onAccount = (page: Page) => page.getByRole('radio', { name: /^On account/ });

const buyOnAccount = async (page: Page): Promise<void> => {
  await onAccount(page).check();
  await page.getByRole('button', { name: /^(Buy on account|Pay)/ }).click();
};

const remove = async (owner: Page, name: string): Promise<void> => {
  await owner.goto('/en/site-pro/people');
  await owner.getByText(`Change ${name}`).click();
  await owner.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(main(owner)).toContainText('The person is removed.');
  await expect(rowOf(owner, name)).toHaveCount(0);
};

test('a buyer joins by mail and buys on account, which owner and bookkeeper see', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const contexts: BrowserContext[] = [];
  const visit = { browser, baseURL };
  await newOwner(owner);
  const buyer = await newPerson('Jonas', visit, contexts);
  const bookkeeper = await newPerson('Ieva', visit, contexts);
  await invite(owner, buyer.email, 'Buyer');
  await invite(owner, bookkeeper.email, 'Bookkeeper');
  await join(buyer, owner);
  await expect(main(buyer.page)).toContainText('Your role: Buyer.');
  await join(bookkeeper, owner);
  await expect(main(bookkeeper.page)).toContainText('Your role: Bookkeeper.');

  const number = await orderByQuote(buyer.page);
  await buyOnAccount(buyer.page);
  await expect(buyer.page.getByRole('heading', { level: 1 })).toContainText('Thank you');

  for (const page of [owner, bookkeeper.page]) {
    await page.goto('/en/site-pro?show=statement');
    const claim = main(page).getByRole('table', { name: 'Orders on account' });
    await expect(claim.getByRole('row').filter({ hasText: number })).toContainText('Jonas Petraitė');
    await page.goto('/en/site-pro');
    await main(page)
      .getByRole('table', { name: 'Orders of the company' })
      .getByRole('link', { name: number })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
    await expect(main(page)).toContainText('Ordered by Jonas Petraitė');
    await expect(main(page)).toContainText('Blue mug');
    await mustBeWhole(page, 'the order of a colleague');
  }
  // An owner acts for the company; a bookkeeper reads.
  await expect(main(owner).getByRole('link', { name: 'Cancel the order' })).toBeVisible();
  await expect(main(bookkeeper.page).getByRole('link', { name: 'Cancel the order' })).toHaveCount(0);

  // What the bookkeeper orders is personal.
  await bookkeeper.page.goto('/en/site-pro?show=import');
  await expect(main(bookkeeper.page)).toContainText('Your role does not include this part.');
  await orderByQuote(bookkeeper.page);
  await expect(bookkeeper.page.getByRole('radio', { name: /^Card/ })).toBeAttached();
  await expect(onAccount(bookkeeper.page)).toHaveCount(0);
  for (const context of contexts) await context.close();
});

test('who is removed is told so on pages that are still open, and finds nothing of the company', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const contexts: BrowserContext[] = [];
  await newOwner(owner);
  const { page: people, email } = await newPerson('Jonas', { browser, baseURL }, contexts);
  await invite(owner, email, 'Owner');
  await join({ page: people, email }, owner);
  const paying = await contexts[0]!.newPage();
  const site = await contexts[0]!.newPage();
  await site.goto('/en/site-pro');
  await expect(main(site)).toContainText('Your role: Owner.');
  await people.goto('/en/site-pro/people');
  await people.getByText('Change Rasa Petraitė').click();
  await orderByQuote(paying);
  await expect(onAccount(paying)).toBeAttached();
  await remove(owner, 'Jonas Petraitė');

  const told = 'You no longer belong to a company.';
  await buyOnAccount(paying);
  await expect(main(paying).getByRole('alert')).toContainText('Choose a payment method.');
  await site.getByRole('link', { name: 'Statement' }).click();
  await expect(main(site)).toContainText(told);
  await people.getByRole('button', { name: 'Remove Rasa Petraitė' }).click();
  await expect(main(people)).toContainText(told);
  for (const call of ['people', 'statement', 'orders'])
    expect((await askFrom(people, `/api/pro/${call}`, {})).status, call).toBe(403);
  await people.goto('/en/site-pro/people');
  await expect(people).toHaveURL(/\/en\/pro$/);
  // The owner who was to be removed by the open page is still there.
  await owner.reload();
  await expect(rowOf(owner, 'Rasa Petraitė (you)')).toContainText('Owner');
  for (const context of contexts) await context.close();
});
