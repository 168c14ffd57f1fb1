import type { Page } from '@playwright/test';
import { findBrokenWords } from './broken-words.ts';
import { findCutOff } from './cut-off.ts';
import { expect } from './shop.ts';

// A screen of 320 px, as it is, read at twice its size (which leaves half as many), and with letters twice as large.
const SIGHTS = [
  { name: 'as it is', width: 320, letters: '100%' },
  { name: 'magnified twice', width: 160, letters: '100%' },
  { name: 'with letters twice as large', width: 320, letters: '200%' },
] as const;

/** Nothing scrolls sideways, is cut off or broken on the smallest screen, at 200 % zoom, or with letters twice as large. */
export const mustBeWhole = async (page: Page, what: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  const before = page.viewportSize();
  for (const { name, width, letters } of SIGHTS) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    await expect(async () => {
      expect(await findCutOff(page), `${what} ${name}`).toEqual([]);
      // A screen of 160 px is narrower than many words.
      if (width === 320) expect(await findBrokenWords(page), `${what} ${name}`).toEqual([]);
    }).toPass({ timeout: 3_000 });
  }
  if (before) await page.setViewportSize(before);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
};
