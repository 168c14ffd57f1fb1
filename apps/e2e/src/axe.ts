import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findFaintTexts } from './contrast.ts';

/**
 * Pages have no frames, so axe needs no page of its own to merge its findings, and only those are requested.
 */
const axeOf = (page: Page, within: string) =>
  new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true);

const findingsOf = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};

/** The findings of axe on a page, or on a part of it. */
export const findBarriers = async (page: Page, within = 'html'): Promise<string[]> => [
  ...(await findingsOf(axeOf(page, within).disableRules(['color-contrast']))),
  ...(await findFaintTexts(page, within)),
];

/** Colours change by transitions that take longer than the change of scheme, even with reduced motion. */
const coloursAreSet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/** The other scheme differs by its colours only, so only their contrast is checked again. */
export const findBarriersInDark = async (page: Page, within = 'html'): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  try {
    await coloursAreSet(page);
    return await findFaintTexts(page, within);
  } finally {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await coloursAreSet(page);
  }
};
