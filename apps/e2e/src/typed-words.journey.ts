import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addableCard, becomeClient, CARDS, chooseDelivery, orderByCard, payWith } from './steps.ts';

/** What is typed, by the names of the fields: the labels change with the language. */
type Words = Readonly<Record<string, string>>;
/** `[address, words, the button's words]`; what is typed is refused, or is sent while nothing answers. */
type TypedForm = readonly [at: string, words: Words, button: string | RegExp];

const PASSWORD = 'ilga diena pie jūras';
const ELSEWHERE = '/en/categories';

const GUESTS: readonly TypedForm[] = [
  [
    '/en/register?redirect=/cart',
    { first_name: 'Ona', last_name: 'Petraitė', email: 'ona@typed.example' },
    'Create an account',
  ],
  ['/en/login', { email: 'ona@typed.example' }, 'Log in'],
  ['/en/password-reset', { email: 'ona@typed.example' }, 'Send the link'],
  ['/en/iphone-reservation', { name: 'Ona Petraitė', email: 'ona@typed.example' }, 'Reserve'],
  ['/en/tracking', { number: '??' }, 'Track the parcel'],
];

const CLIENTS: readonly TypedForm[] = [
  ['/en/account-information', { first_name: 'Onutė', last_name: 'Jonaitė' }, 'Save'],
  ['/en/balance/pay', { amount: '20,50' }, 'Continue to payment'],
  [
    '/en/delivery-addresses/new',
    { city: 'Klaipėda', first_address: 'Žvejų g. 12-4', zip: '91234' },
    'Save the address',
  ],
];

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`).first();
const ready = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

const fill = async (page: Page, words: Words): Promise<void> => {
  await ready(page);
  for (const [name, typed] of Object.entries(words)) await field(page, name).fill(typed);
};
const mustHold = async (page: Page, words: Words, after: string): Promise<void> => {
  for (const [name, typed] of Object.entries(words))
    await expect(field(page, name), `${name} after ${after}`).toHaveValue(typed);
};
const press = (page: Page, button: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name: button, ...(typeof button === 'string' && { exact: true }) })
    .click();

/** Without a password, an address or an answer nothing happens, in any form. */
const failToSend = async (page: Page, button: string | RegExp): Promise<void> => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 504, body: 'Gateway Timeout' }));
  await press(page, button);
  await expect(page.locator('main [aria-invalid=true], main [role=alert]').first()).toBeVisible();
  await page.unroute('**/api/**');
};

/** Everything that happens to a half-filled form while its visitor stays the same. */
const mustOutlive = async (page: Page, [at, words, button]: TypedForm): Promise<void> => {
  await page.goto(at);
  await fill(page, words);
  await failToSend(page, button);
  await mustHold(page, words, 'a failed submit');
  await page.reload();
  await mustHold(page, words, 'a reload');
  const here = page.url();
  await page.goto(ELSEWHERE);
  await page.goBack();
  await mustHold(page, words, 'back');
  await page.goForward();
  await expect(page).toHaveURL(ELSEWHERE);
  await page.goBack();
  await mustHold(page, words, 'forward and back');
  await page.goto(here.replace('/en/', '/lt/'));
  await mustHold(page, words, 'another language');
  await page.goto(here);
  await mustHold(page, words, 'the first language again');
};

const keptInTab = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('a guest’s typed text survives a failed submit, a reload, back and forward, another language and the end of the session', async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  for (const form of GUESTS) {
    const [at, words] = form;
    await mustOutlive(page, form);
    await context.clearCookies();
    await page.reload();
    await mustHold(page, words, 'the end of the session');
    expect(page.url(), 'a guest stays').toContain(at.split('?')[0]);
  }
  faults.splice(0);
});

test('a client whose session has ended logs in and gets the typed text back', async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  const email = await becomeClient(page);
  for (const form of CLIENTS) {
    const [at, words, button] = form;
    await mustOutlive(page, form);
    await context.clearCookies();
    await ready(page);
    await press(page, button);
    await expect(page).toHaveURL(/\/en\/login\?redirect=.+&ended=1$/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Your session has ended. Log in again to continue. What you typed is kept.',
    );
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Log in');
    await expect(page).toHaveURL(at);
    await mustHold(page, words, 'the login');
  }
  expect(await keptInTab(page)).not.toContain(PASSWORD);

  // Saved text is no longer a draft: the next form is empty, and another client finds nothing.
  await press(page, 'Save the address');
  await expect(page).toHaveURL(/done=saved/);
  await page.goto('/en/delivery-addresses/new');
  await expect(field(page, 'city')).toHaveValue('');
  await page.goto('/en/account-information');
  await mustHold(page, { first_name: 'Onutė' }, 'another form');
  await context.clearCookies();
  await becomeClient(page);
  await page.goto('/en/account-information');
  await ready(page);
  await expect(field(page, 'first_name')).toHaveValue('Ona');
  faults.splice(0);
});

const toDelivery = async (page: Page): Promise<void> => {
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/checkout');
  await expect(page).toHaveURL(/\/en\/checkout\/[\w-]{22}$/);
  await ready(page);
  const door = page.getByRole('radio', { name: /To your door/ }).first();
  await door.check();
};

const DELIVERY = { first_name: 'Rasa', city: 'Klaipėda', first_address: 'Žvejų g. 12-4' };
const CONTINUE = /^Continue to payment/;

test('a checkout whose session has ended restarts with the typed text, for a guest and for a client', async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  await toDelivery(page);
  await fill(page, { ...DELIVERY, email: 'ona@' });
  await press(page, CONTINUE);
  await mustHold(page, DELIVERY, 'a failed submit');
  await context.clearCookies();
  await field(page, 'email').fill('ona@typed.example');
  await fill(page, { last_name: 'Petraitė', zip: '91234', phone_number: '+370 612 34567' });
  await press(page, CONTINUE);
  await expect(page).toHaveURL(/\/en\/cart\?checkout=unknown$/);
  await expect(page.getByRole('main')).toContainText('This checkout was not found');
  await toDelivery(page);
  await mustHold(page, { ...DELIVERY, email: 'ona@typed.example' }, 'the end of the session');

  const email = await becomeClient(page);
  await page.goto('/en/checkout');
  await mustHold(page, DELIVERY, 'the registration');
  await context.clearCookies();
  await press(page, CONTINUE);
  await expect(page).toHaveURL(/\/en\/login\?redirect=.+&ended=1$/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Log in');
  await expect(page).toHaveURL(/\/en\/checkout\/[\w-]{22}$/);
  await mustHold(page, DELIVERY, 'the login');
  faults.splice(0);
});

test('a modal that is closed half filled is filled when it is opened again, except for the password', async ({
  page,
}) => {
  const register = page.getByRole('dialog', { name: 'Create an account' });
  const open = async () => {
    await ready(page);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await page
      .getByRole('dialog', { name: 'Log in' })
      .getByRole('link', { name: 'Create an account' })
      .click();
    await expect(register).toBeVisible();
  };
  await page.goto('/en');
  await open();
  await register.getByLabel('First name').fill('Ona');
  await register.getByLabel('E-mail').fill('ona@typed.example');
  await register.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await register.getByRole('button', { name: 'Show the password' }).click();
  await register.getByLabel('Password', { exact: true }).press('End');
  await page.keyboard.type('!');
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack(), () => page.reload()]) {
    await close();
    await expect(register).toHaveCount(0);
    await open();
    await expect(register.getByLabel('First name')).toHaveValue('Ona');
    await expect(register.getByLabel('E-mail')).toHaveValue('ona@typed.example');
    await expect(register.getByLabel('Password', { exact: true })).toHaveValue('');
  }
  expect(await keptInTab(page)).not.toContain(PASSWORD);
  // The page of the modal has the same form.
  await page.goto('/en/register');
  await mustHold(page, { first_name: 'Ona', email: 'ona@typed.example' }, 'the modal');
});

test('on the page of a guest’s order the e-mail and the reason to cancel are kept after a reload and back', async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  const email = `typed-${Date.now()}@example.com`;
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/cart');
  await chooseDelivery(page, { email });
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await page.waitForURL(/\/en\/success\/[\w-]{22}$/);
  const success = page.url();
  await context.clearCookies();
  await page.goto(success);
  await expect(page).toHaveURL(/\/en\/order\/[\w-]{22}$/);
  await mustOutlive(page, [new URL(page.url()).pathname, { email: 'other@typed.example' }, 'Show details']);
  await fill(page, { email });
  await press(page, 'Show details');
  await page.getByRole('main').getByRole('link', { name: 'Cancel the order' }).click();
  await page.waitForURL(/\/cancel$/);
  await ready(page);
  await field(page, 'reason').selectOption({ index: 2 });
  const reason = await field(page, 'reason').inputValue();
  await page.reload();
  await mustHold(page, { reason }, 'a reload');
  await page.goto(ELSEWHERE);
  await page.goBack();
  await mustHold(page, { reason }, 'back');
  faults.splice(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused form keeps the typed text', async ({ page, faults }) => {
    test.slow();
    const wrong: readonly TypedForm[] = [
      ...GUESTS.map(([at, words, button]): TypedForm => {
        const { email } = words;
        return [at, email === undefined ? words : { ...words, email: 'ona@' }, button];
      }),
      ['/en/account-information', { first_name: 'Onutė', last_name: '' }, 'Save'],
      ['/en/balance/pay', { amount: 'twenty' }, 'Continue to payment'],
      ['/en/delivery-addresses/new', { city: 'Klaipėda', zip: 'abc' }, 'Save the address'],
    ];
    for (const [at, words, button] of wrong) {
      if (at === '/en/account-information') {
        await page.goto('/en/register');
        await fillPlain(page, {
          first_name: 'Ona',
          last_name: 'Jonaitė',
          email: `plain-${Date.now()}@example.com`,
          password: PASSWORD,
        });
        await press(page, 'Create an account');
        await expect(page).not.toHaveURL(/register/);
      }
      await page.goto(at);
      await fillPlain(page, words);
      await press(page, button);
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      await mustHold(page, words, `a refusal at ${at}`);
    }
    expect(faults.splice(0).filter((fault) => !fault.includes('422'))).toEqual([]);
  });
});

const fillPlain = async (page: Page, words: Words): Promise<void> => {
  for (const [name, typed] of Object.entries(words)) await field(page, name).fill(typed);
};
