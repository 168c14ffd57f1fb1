import type { Page } from '@playwright/test';
import type { StoryPictureSize } from '@shop/outbound/story-pictures';

const WIDTH = 1_280;
const HEIGHT = 900;
/** Longer pages are cut: a text further down is found by the link to the story. */
const LONGEST = 2_400;
const QUALITY = 70;
const PATIENCE_MS = 30_000;

/** Fonts and pictures that load late change a page's height. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const heights: number[] = [];
    while (heights.length < 3 || new Set(heights.slice(-3)).size > 1) {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      heights.push(document.documentElement.scrollHeight);
    }
    return heights.at(-1) ?? 0;
  });

/** A story as a page of a desktop, in the first theme and in English. */
export const photographStory = async (
  page: Page,
  origin: string,
  id: string,
): Promise<{ readonly jpeg: Buffer; readonly size: StoryPictureSize }> => {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}`, { timeout: PATIENCE_MS });
  await page.waitForSelector('#storybook-root > *', { state: 'attached', timeout: PATIENCE_MS });
  await page.waitForLoadState('networkidle');
  const height = Math.min(Math.max(await settle(page), HEIGHT), LONGEST);
  const jpeg = await page.screenshot({
    ...{ fullPage: true, clip: { x: 0, y: 0, width: WIDTH, height } },
    ...{ animations: 'disabled', type: 'jpeg', quality: QUALITY },
  });
  return { jpeg, size: { width: WIDTH, height } };
};
