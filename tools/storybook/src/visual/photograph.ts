import { chromium, type Browser, type Page } from '@playwright/test';
import { browserLaunch } from '@shop/testing/browser';
import type { Board } from './boards.ts';
import { nameOf, SHOTS, type Shot } from './looks.ts';

export type Pictures = ReadonlyMap<string, Buffer>;

/** Only stories are compared, without tables of props and sources. */
const BARE = `
  .sbdocs-wrapper { padding: 0 !important }
  .sbdocs-content { max-width: none !important; inline-size: 100% }
  .docblock-argstable, .docblock-source, .sb-bar, .sbdocs-toc--custom, .sbdocs-p { display: none !important }
`;

/** Set by the preview. */
type Wearing = { wearLook: (look: { theme: string; scheme: string }) => void };

const wear = (page: Page, { theme, scheme }: Shot) =>
  page.evaluate((look) => (globalThis as unknown as Wearing).wearLook(look), { theme, scheme });

const arrive = async (page: Page, url: string) => {
  await page.goto(url);
  await page.waitForSelector('#storybook-docs .sb-story', { timeout: 30_000 });
  await page.addStyleTag({ content: BARE });
  await page.waitForLoadState('networkidle');
};

/** Fonts that load late change a page's height again. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const heights: number[] = [];
    while (heights.length < 3 || new Set(heights.slice(-3)).size > 1) {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      heights.push(document.documentElement.scrollHeight);
    }
  });

/** Pictures of one board in every theme. The board is opened once, because a theme is only a class. */
export const photographBoard = async (page: Page, origin: string, { id }: Board): Promise<Pictures> => {
  const pictures = new Map<string, Buffer>();
  await page.setViewportSize({ width: SHOTS[0]!.width, height: 900 });
  await arrive(page, `${origin}/iframe.html?viewMode=docs&id=${id}`);
  for (const shot of SHOTS) {
    await page.setViewportSize({ width: shot.width, height: 900 });
    await wear(page, shot);
    await settle(page);
    pictures.set(nameOf(shot), await page.screenshot({ fullPage: true, animations: 'disabled' }));
  }
  return pictures;
};

export const openBrowser = (): Promise<Browser> => chromium.launch(browserLaunch);
