import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

const ADDRESS = {
  'First name': 'Ona',
  'Last name': 'Petraitė',
  Phone: '+370 612 34567',
  'Street, house and flat': 'Nemuno g. 24',
  City: 'Klaipėda',
  Postcode: 'LT-91199',
};

/** Adds two mugs to the order form. */
export const addMug = async (page: Page): Promise<void> => {
  await page.getByLabel('Link to the item').fill('https://mugs.example/p/blue-mug');
  await page.getByLabel('What is it?').fill('Blue mug');
  await page.getByLabel('Price of one piece').fill('12,50');
  await page.getByLabel('Kind of goods').selectOption({ index: 1 });
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Add the item' }).click();
  await expect(page.getByRole('heading', { name: '1 item' })).toBeVisible();
};

export const fillAddress = async (page: Page): Promise<void> => {
  for (const [label, value] of Object.entries(ADDRESS)) await page.getByLabel(label).fill(value);
};

/** Chooses delivery to the door; the cheapest one, which is chosen first, is to a pickup point. */
export const chooseDoor = async (page: Page): Promise<void> => {
  await page
    .getByRole('radio', { name: /To your door/ })
    .first()
    .check();
};

/** A guest's request, sent. */
export const askForQuote = async (page: Page, email: string): Promise<void> => {
  await page.goto('/en/order-form');
  await addMug(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Ask for the price' }).click();
  await expect(page).toHaveURL(/\/en\/order-successful$/);
};

/** From the page of a request that is priced to the page that pays it. */
export const acceptQuote = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'See the price' }).click();
  await page.getByRole('link', { name: /^Accept for/ }).click();
  await chooseDoor(page);
  await fillAddress(page);
  await page.getByRole('button', { name: /^Order with obligation to pay/ }).click();
  await expect(page).toHaveURL(/\/en\/payment\/[\w-]{22}$/);
};
