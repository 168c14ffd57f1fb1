import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Pages hold no frames, so axe needs no page of its own to put its findings together, and only those are asked for. */
const axeOf = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

const findingsOf = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};

/** What axe finds on a page as it is. */
export const findBarriers = (page: Page): Promise<string[]> => findingsOf(axeOf(page));

/** Colours change by transitions that outlast the change of scheme, even where motion is reduced. */
const coloursAreSet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/** The other scheme differs by its colours alone, so only their contrast is looked at again. */
export const findBarriersInDark = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  try {
    await coloursAreSet(page);
    return await findingsOf(axeOf(page).withRules(['color-contrast']));
  } finally {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await coloursAreSet(page);
  }
};
