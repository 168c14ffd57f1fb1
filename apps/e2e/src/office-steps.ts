import type { Page } from '@playwright/test';
import { expect } from './shop.ts';
import { atDesk } from './staff-desk.ts';

export const OFFICE_PASSWORD = 'harbour-office-2024';

/** The office's address beside a shop's. */
export const officeOf = (baseURL: string | undefined): string => {
  const url = new URL(baseURL ?? '');
  return `${url.protocol}//office.localhost:${url.port}`;
};

/** Logs in a person of the demo, who is named by the role. */
export const logInAtOffice = async (page: Page, office: string, role: string): Promise<void> => {
  await page.goto(`${office}/log-in`);
  await page.getByLabel('Name').fill(role);
  await page.getByLabel('Password').fill(OFFICE_PASSWORD);
  await page.getByLabel('Code').fill(await atDesk('staff', 'demo-code'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
};
