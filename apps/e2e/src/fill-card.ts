import { expect, type Page } from '@playwright/test';

/** Numbers for tests, as the provider documents them. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  withoutMoney: '4000 0000 0000 9995',
  lost: '4000 0000 0000 9987',
  secure: '4000 0027 6000 3184',
  mistyped: '4242 4242 4242 4241',
} as const;

/** Types a card into the provider's field on the shop's page. */
export const fillCard = async (page: Page, number: string): Promise<void> => {
  await expect(page.getByText('The card field is loading')).toHaveCount(0);
  const field = page.frameLocator('iframe[title="Secure payment input frame"]');
  await field.getByLabel('Card number').fill(number);
  await field.getByLabel('Expiration date').fill('12 / 40');
  await field.getByLabel('Security code').fill('123');
};
