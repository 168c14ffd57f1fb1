import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Moves the focus with Tab, or backwards; an element that Tab does not reach fails the journey. */
export const tabTo = async (
  page: Page,
  target: Locator,
  { most = 80, key = 'Tab' }: { most?: number; key?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> => {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < most; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${most} presses of ${key} do not lead to ${target.toString()}`);
};

/** Focuses a field by its label and types. */
export const typeInto = async (page: Page, label: string, words: string): Promise<void> => {
  const field = page.getByRole('main').getByLabel(label, { exact: true });
  await tabTo(page, field);
  await field.press('ControlOrMeta+a');
  await page.keyboard.type(words);
};

/** Presses the focused element, and waits for another address. */
export const enter = async (page: Page, target: Locator, leadsTo: RegExp): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
  await page.waitForURL(leadsTo);
};
