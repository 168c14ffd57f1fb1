import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addableCard, askFrom, becomeClient } from './steps.ts';

const KAUNAS = { street: 'Laisvės al. 1-2', zip: 'LT-44280', city: 'Kaunas' };
const VILNIUS = { street: 'Pilies g. 5-12', zip: '01123', city: 'Vilnius' };

const fillHome = async (form: Page | Locator, home: typeof KAUNAS): Promise<void> => {
  await form.getByLabel('Street, house and flat').fill(home.street);
  await form.getByLabel('Postcode').fill(home.zip);
  await form.getByLabel('City').fill(home.city);
};
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, city: string) => cards(page).filter({ hasText: city });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const save = (form: Page | Locator) => form.getByRole('button', { name: 'Save the address' }).click();
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

const saveByCall = async (page: Page, { street, zip, city }: typeof KAUNAS): Promise<void> => {
  const { status } = await askFrom(page, '/api/account/add-delivery-address', {
    ...{ id: 0, first_name: 'Ona', last_name: 'Petraitė', phone_number: '+370 612 34567' },
    ...{ first_address: street, zip, city, country_id: 1 },
  });
  expect(status).toBe(200);
};

test('R-MOD-02: a client saves, edits, makes main and removes addresses in modals', async ({ page }) => {
  await becomeClient(page);
  await page.goto('/en/delivery-addresses');
  await hydrated(page);
  await page.getByRole('link', { name: 'Add an address' }).click();
  const added = dialog(page, 'New address');
  // The client's own name is there; the number too.
  await expect(added.getByLabel('First name')).toHaveValue('Ona');
  await fillHome(added, KAUNAS);
  await save(added);
  await expect(page.getByText('The address is saved.')).toBeVisible();
  await expect(dialog(page, 'New address')).toHaveCount(0);
  await expect(card(page, '44280')).toContainText('Main address');

  await page.getByRole('link', { name: 'Add an address' }).click();
  await expect(added.getByLabel('City')).toHaveValue('');
  await fillHome(added, VILNIUS);
  await save(added);
  await expect(cards(page)).toHaveCount(2);

  await card(page, 'Vilnius').getByRole('link', { name: /^Edit/ }).click();
  const edited = dialog(page, 'Edit address');
  await edited.getByLabel('Postcode').fill('abc');
  await save(edited);
  await expect(edited.getByRole('alert')).toContainText('for example 01103');
  await edited.getByLabel('Postcode').fill('08130');
  await save(edited);
  await expect(dialog(page, 'Edit address')).toHaveCount(0);
  await expect(card(page, 'Vilnius')).toContainText('08130');

  await card(page, 'Vilnius')
    .getByRole('button', { name: /^Make this the main address/ })
    .click();
  await expect(cards(page).first()).toContainText('Vilnius');
  await expect(card(page, 'Vilnius')).toContainText('Main address');

  await card(page, 'Kaunas')
    .getByRole('link', { name: /^Remove/ })
    .click();
  await dialog(page, 'Remove this address?').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The address is removed.')).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
});

test('the back button closes the form of an address, and a half-filled form is restored', async ({
  page,
}) => {
  await becomeClient(page);
  await page.goto('/en/delivery-addresses');
  await hydrated(page);
  const opener = page.getByRole('link', { name: 'Add an address' });
  await opener.click();
  await dialog(page, 'New address').getByLabel('City').fill('Klaipėda');
  await page.goBack();
  await expect(dialog(page, 'New address')).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/delivery-addresses$/);
  await expect(opener).toBeFocused();
  await page.goto('/en/delivery-addresses/new');
  await expect(page.getByLabel('City')).toHaveValue('Klaipėda');
});

test('R-MOD-02: in the checkout a client picks an address, edits it and saves a new one, and typed text stays', async ({
  page,
}) => {
  await becomeClient(page);
  await saveByCall(page, KAUNAS);
  await saveByCall(page, VILNIUS);
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  await expect(page.getByRole('link', { name: /^Cart: 1 item/ }).first()).toBeVisible();
  await page.goto('/en/checkout');
  await hydrated(page);
  await page
    .getByRole('radio', { name: /To your door/ })
    .first()
    .check();
  const kaunas = page.getByRole('radio', { name: /Kaunas/ });
  await expect(kaunas).toBeChecked();
  await page.getByRole('radio', { name: /Another address/ }).check();
  await page.getByLabel('City').fill('Trakai');

  await page.getByRole('button', { name: 'Save a new address' }).click();
  const added = dialog(page, 'New address');
  await fillHome(added, { street: 'Žvejų g. 12-4', zip: '91234', city: 'Klaipėda' });
  await save(added);
  const klaipeda = page.getByRole('radio', { name: /Klaipėda/ });
  await expect(klaipeda).toBeChecked();
  await page.getByRole('radio', { name: /Another address/ }).check();
  await expect(page.getByLabel('City')).toHaveValue('Trakai');

  await page.getByRole('radio', { name: /Vilnius/ }).check();
  await page.getByRole('button', { name: 'Edit this address' }).click();
  const edited = dialog(page, 'Edit address');
  await edited.getByLabel('Street, house and flat').fill('Gedimino pr. 9');
  await save(edited);
  const vilnius = page.getByRole('radio', { name: /Gedimino pr. 9/ });
  await expect(vilnius).toBeChecked();
  await page.getByRole('button', { name: /^Continue to payment/ }).click();
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
  await expect(page.getByRole('main')).toContainText('Gedimino pr. 9');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a client saves an address in another country, edits and removes it, and cannot change another client’s', async ({
    page,
    faults,
  }) => {
    await page.goto('/en/register');
    await page.getByLabel('First name').fill('Jānis');
    await page.getByLabel('Last name').fill('Bērziņš');
    await page.getByLabel('E-mail').fill(`janis-${Date.now()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('ilga diena pie jūras');
    await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('link', { name: 'Addresses', exact: true }).click();
    await page.getByRole('link', { name: 'Add an address' }).click();
    await page.getByLabel('Country').selectOption('Latvia');
    await page.getByRole('button', { name: 'Show the fields of the chosen country' }).click();
    await expect(page.getByText('For example, LV-1050')).toBeVisible();
    await page.getByLabel('Phone').fill('20123456');
    await fillHome(page, { street: 'Brīvības iela 104-12', zip: '06318', city: 'Rīga' });
    await save(page);
    await expect(page.getByRole('alert').first()).toContainText('for example LV-1050');
    await expect(page.getByLabel('City')).toHaveValue('Rīga');
    await page.getByLabel('Postcode').fill('1011');
    await save(page);
    await expect(page.getByText('The address is saved.')).toBeVisible();
    await expect(card(page, 'Rīga')).toContainText('+371\u00a020123456');

    await card(page, 'Rīga').getByRole('link', { name: /^Edit/ }).click();
    await page.getByLabel('Street, house and flat').fill('Elizabetes iela 2');
    await save(page);
    await expect(card(page, 'Rīga')).toContainText('Elizabetes iela 2');
    await card(page, 'Rīga')
      .getByRole('link', { name: /^Remove/ })
      .click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('heading', { name: 'No saved addresses yet' })).toBeVisible();

    // That of the demo's first client.
    expect((await page.goto('/en/delivery-addresses/1'))?.status()).toBe(404);
    // Chromium itself reports the documents' status as an error.
    expect(faults.splice(0)).toEqual([expect.stringContaining('422'), expect.stringContaining('404')]);
  });
});
