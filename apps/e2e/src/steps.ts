import { test, type Locator, type Page } from '@playwright/test';
import { expect } from './shop.ts';

/** Test cards of the sandbox, by their effect. */
export const CARDS = {
  success: '4242 4242 4242 4242',
  decline: '4000 0000 0000 0002',
  challenge: '4000 0000 0000 3220',
} as const;

const DEMO_PASSWORD = 'harbour-demo-2024';
/** Has a business account, and has accepted the terms of delivery. */
export const PRO_CLIENT = { email: 'pro@nordport.example', password: DEMO_PASSWORD };
export const DEMO_CLIENT = { email: 'demo@nordport.example', password: DEMO_PASSWORD };
/** This client has two unpaid orders and an unpaid invoice. */
export const UNPAID_CLIENT = { email: 'unpaid@nordport.example', password: DEMO_PASSWORD };

/** A call as the page itself would make it. */
export const askFrom = (
  page: Page,
  address: string,
  body: object,
): Promise<{ status: number; answer: unknown }> =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
      return { status: answer.status, answer: (await answer.json()) as unknown };
    },
    [address, body] as const,
  );

/** From the login page to its redirect target, which must be loaded. */
export const logIn = async (
  page: Page,
  { email, password }: typeof DEMO_CLIENT,
  to: string,
): Promise<void> => {
  await page.goto(`/en/login?redirect=${to}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname + url.search === `/en${to}`);
};

/** Of all accounts that journeys create. */
const JOURNEY_PASSWORD = 'ilga diena pie jūras';

/** Creates an account and logs in: for journeys that need their own cart and orders. Returns its e-mail. */
export const becomeClient = async (page: Page, firstName = 'Ona'): Promise<string> => {
  await page.goto('/en');
  const email = `client-${Date.now()}-${test.info().workerIndex}@example.com`;
  const { status } = await askFrom(page, '/api/auth/register', {
    email,
    password: JOURNEY_PASSWORD,
    first_name: firstName,
    last_name: 'Petraitė',
    phone: '+370 612 34567',
  });
  expect(status).toBe(200);
  return email;
};

/**
 * A card that one click can add. Journeys run in parallel on one stock, so each uses a card of its own: the
 * same one every time, by its brand and its title.
 */
export const addableCard = (page: Page): Locator => {
  const { title, project } = test.info();
  const turn = [...(project.name + title)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 16;
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add .+ to cart$/ }) })
    .nth(turn);
};

/** From the home page through a category to a product that one click can add. */
export const findProduct = async (page: Page): Promise<string> => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Electronics/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Electronics/);
  const card = addableCard(page);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return name;
};

/** Adds the product of the page to the cart and opens the cart. */
export const putIntoCart = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ })).toBeVisible();
  await page.goto('/en/cart');
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
};

/**
 * Postcodes of the countries that brands deliver to first; the Emirates have none, and their form has no
 * field.
 */
const POSTCODES: Readonly<Record<string, string>> = { lv: 'LV-1010', tp: '1010', ee: '10111', nl: '1012 ab' };

const fillAddress = async (
  page: Page,
  postcode = POSTCODES[test.info().project.name] ?? '91234',
): Promise<void> => {
  const values: [string, string][] = [
    ['First name', 'Ona'],
    ['Last name', 'Kazlauskienė'],
    ['Street, house and flat', 'Žvejų g. 12-4'],
    ['City', 'Klaipėda'],
    ['Postcode', postcode],
    ['Phone', '+370 612 34567'],
  ];
  for (const [label, value] of values) {
    // In the Emirates the town's field is named after the emirate as well.
    const field =
      label === 'City' ? page.getByLabel(/^City( or emirate)?$/) : page.getByLabel(label, { exact: true });
    if (label !== 'Postcode' || (await field.count()) > 0) await field.fill(value);
  }
};

type Delivery = { email?: string; hasAddress?: boolean };

/** The shipping step: e-mail for guests, address, and the first courier to the door. */
export const chooseDelivery = async (page: Page, delivery: Delivery): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).first().click();
  await fillDelivery(page, delivery);
};

/** The same on the shipping step, to which the visitor is on the way. */
export const fillDelivery = async (page: Page, { email, hasAddress = false }: Delivery): Promise<void> => {
  await expect(page).toHaveURL(/\/en\/checkout\/[\w-]{22}$/);
  const goOn = page.getByRole('button', { name: /^Continue to payment/ });
  // The address changes before the page: couriers counted then would be zero.
  await expect(goOn).toBeVisible();
  if (email) await page.getByLabel('E-mail').fill(email);
  if (!hasAddress) await fillAddress(page);
  const toTheDoor = page.getByRole('radio', { name: /To your door/ });
  if ((await toTheDoor.count()) > 0) await toTheDoor.first().check();
  await goOn.click();
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
};

/** The shipping step of a guest with the courier whose fee is part of every price shown before. */
export const chooseCheapestDelivery = async (
  page: Page,
  { email, postcode }: { email: string; postcode?: string | undefined },
): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).first().click();
  const goOn = page.getByRole('button', { name: /^Continue to payment/ });
  await expect(goOn).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await fillAddress(page, postcode);
  // All others show their additional fee; where the carrier delivers to the door, there is no choice.
  const cheapest = page.getByRole('radio', { name: /^(?!.*\+).*(?:To a pickup point|To your door)/ });
  if ((await cheapest.count()) > 0) {
    await cheapest.first().check();
    const points = page.locator(`input[type=radio][name=point_${await cheapest.first().inputValue()}]`);
    if ((await points.count()) > 0) await points.first().check();
  }
  await goOn.click();
};

/** The payment step by card, then the review; returns the amount on the button. */
export const orderByCard = async (page: Page): Promise<string> => {
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: /^Continue to review/ }).click();
  await expect(page).toHaveURL(/\/en\/confirm\/[\w-]{22}$/);
  const button = page.getByRole('button', { name: /^Order and pay/ }).first();
  const amount = (await button.innerText()).replace('Order and pay ', '');
  await button.click();
  await expect(page).toHaveURL(/\/dev\/pay\//);
  return amount;
};

/** The provider's own page. */
export const payWith = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: 'Pay', exact: true }).first().click();
};

/** The button's link in the newest mail with this subject. */
export const linkOfMail = async (
  page: Page,
  email: string,
  subject: RegExp,
  button: string,
): Promise<string> => {
  let link: string | null = null;
  await expect(async () => {
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: subject }).first().click({ timeout: 1_000 });
    link = await page
      .frameLocator('iframe')
      .getByRole('link', { name: button })
      .getAttribute('href', { timeout: 2_000 });
  }).toPass();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
};
