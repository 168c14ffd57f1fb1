import type { Page } from '@playwright/test';
import { expect } from './shop.ts';
import { atDesk } from './staff-desk.ts';

/** Sends the form of `/pro` with a valid number. */
export const applyForPro = async (page: Page, company: string): Promise<void> => {
  await page.goto('/en/pro');
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('Registration code').fill('30184001');
  await page.getByLabel(/^VAT number/).fill('LT 119511515');
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByRole('main')).toContainText(`We received the application of ${company}`);
};

/** Staff open the account: silver, with a limit of 500. */
export const approvePro = async (company: string): Promise<void> => {
  const line = (await atDesk('pro', 'list')).split('\n').find((row) => row.includes(company)) ?? '';
  const [id = ''] = /^\d+/.exec(line.trim()) ?? [];
  expect(await atDesk('pro', 'approve', id, '--tier', 'silver', '--credit', '500')).toContain('Approved');
};
