import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addableCard, CARDS, orderByCard, payWith } from './steps.ts';

const goToDelivery = async (page: Page): Promise<void> => {
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/checkout');
  await expect(page).toHaveURL(/\/en\/checkout\/[\w-]{22}$/);
  await expect(page.getByRole('button', { name: /^Continue to payment/ })).toBeVisible();
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const locker = (page: Page) => page.getByRole('radio', { name: /To a pickup point/ }).first();
const door = (page: Page) => page.getByRole('radio', { name: /To your door/ }).first();
const points = (page: Page) => page.getByRole('combobox', { name: 'Pickup point' });
const goOn = (page: Page) => page.getByRole('button', { name: /^Continue to payment/ });

const fillPerson = async (page: Page): Promise<void> => {
  await field(page, 'E-mail').fill('ona@shopper.example');
  await field(page, 'First name').fill('Ona');
  await field(page, 'Last name').fill('Kazlauskienė');
  await field(page, 'Phone').fill('8 612 34567');
};

test('a half-filled delivery form survives a reload, a change of language, and leaving and returning', async ({
  page,
}) => {
  await goToDelivery(page);
  await door(page).check();
  await fillPerson(page);
  await field(page, 'City').fill('Klaipėda');
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Klaipėda');
  await expect(field(page, 'E-mail')).toHaveValue('ona@shopper.example');
  await expect(door(page)).toBeChecked();

  await page.goto(page.url().replace('/en/', '/lt/'));
  await expect(page.getByLabel('Miestas', { exact: true })).toHaveValue('Klaipėda');
  await page.goBack();
  await expect(field(page, 'City')).toHaveValue('Klaipėda');
});

test('offline the button says so at once, keeps the form, and works when online again', async ({
  page,
  context,
  faults,
}) => {
  await goToDelivery(page);
  await door(page).check();
  await fillPerson(page);
  await field(page, 'Street, house and flat').fill('Žvejų g. 12-4');
  await field(page, 'City').fill('Klaipėda');
  await field(page, 'Postcode').fill('LT-91234');
  await context.setOffline(true);
  await goOn(page).click();
  await expect(page.getByText('You are offline')).toBeVisible({ timeout: 1_000 });
  await expect(field(page, 'City')).toHaveValue('Klaipėda');
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  await goOn(page).click();
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
  // The page's own background requests failed as well, as expected.
  faults.splice(0);
});

test('offline the cart stays, and the requested checkout opens automatically when online again', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/cart');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const main = page.getByRole('main');
  const total = await main.getByRole('complementary').innerText();
  await context.setOffline(true);
  await main.getByRole('button', { name: 'One more' }).first().click();
  await expect(main).toContainText('This is the cart as last saved');
  expect(await main.getByRole('complementary').innerText()).toBe(total);

  await main.getByRole('link', { name: 'Go to checkout' }).first().click();
  const said = page.getByRole('heading', { name: 'You are offline' });
  await expect(said).toBeVisible();
  // It is inside the shop's frame, with links to other pages.
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await context.setOffline(false);
  await expect(goOn(page)).toBeVisible();
  // Requests made while offline failed, as expected.
  faults.splice(0);
});

test('a connection lost during submit keeps the form unchanged', async ({ page, faults }) => {
  await goToDelivery(page);
  await locker(page).check();
  await points(page).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await fillPerson(page);
  await page.route('**/api/**', (route) => route.abort('connectionfailed'));
  await goOn(page).click();
  await expect(page.getByText('The shop could not be reached')).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue('ona@shopper.example');
  await page.unroute('**/api/**');
  await goOn(page).click();
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
  faults.splice(0);
});

test('an order for a pickup point needs no home address, and its mail names the point and the days', async ({
  page,
}) => {
  const email = `locker-${Date.now()}@example.com`;
  await goToDelivery(page);
  await locker(page).check();
  await expect(field(page, 'City')).toBeHidden();
  await points(page).fill('kaunas');
  const point = page.getByRole('listbox').getByRole('option').first();
  await expect(point).toContainText('Kaunas');
  const name = (await point.innerText()).split('\n')[0] ?? '';
  await point.click();
  await fillPerson(page);
  await field(page, 'E-mail').fill(email);
  await goOn(page).click();
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
  await expect(page.getByRole('main')).toContainText(name);
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
  await expect(page.getByRole('main')).toContainText(name);
  await expect(page.getByRole('main')).toContainText('+370\u00a061234567');
  await expect(async () => {
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: /Your order QU\d+/ }).click({ timeout: 1_000 });
    const mail = page.frameLocator('iframe');
    await expect(mail.getByText('Pickup point')).toBeVisible({ timeout: 2_000 });
    await expect(mail.getByText(name).first()).toBeVisible();
    await expect(mail.getByText('Expected arrival')).toBeVisible();
  }).toPass();
});

test('after payment, forward, back and reload buy nothing twice and show no expired page', async ({
  page,
}) => {
  await goToDelivery(page);
  await door(page).check();
  await fillPerson(page);
  await field(page, 'Street, house and flat').fill('Žvejų g. 12-4');
  await field(page, 'City').fill('Klaipėda');
  await field(page, 'Postcode').fill('91234');
  const delivery = new URL(page.url()).pathname;
  await goOn(page).click();
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
  const thanks = page.getByRole('heading', { level: 1, name: /Thank you/ });
  await expect(thanks).toBeVisible();
  const total = await page.getByRole('complementary').innerText();

  await page.reload();
  await expect(thanks).toBeVisible();
  await expect.poll(() => page.getByRole('complementary').innerText()).toBe(total);
  await page
    .getByRole('main')
    .getByRole('link', { name: /shopping|around/i })
    .click();
  await expect(page).toHaveURL(/\/en\/marketplace/);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/p\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/marketplace/);
  await page.goBack();
  await expect(thanks).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/en\/marketplace/);

  for (const step of ['checkout', 'payment', 'confirm']) {
    await page.goto(delivery.replace('/checkout/', `/${step}/`));
    await expect(page).toHaveURL(/\/en\/success\/[\w-]{22}$/);
    await expect(thanks).toBeVisible();
  }
});
