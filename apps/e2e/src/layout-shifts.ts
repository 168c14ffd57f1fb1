import { expect, type Page } from '@playwright/test';

/** The highest allowed layout shift of a page in total. */
const MOST = 0.01;

type Shifts = { shifts?: { value: number; what: string }[] };

/** Notes all layout shifts of the pages to come, except those that follow an input. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const kept: NonNullable<Shifts['shifts']> = [];
    (window as Shifts).shifts = kept;
    const name = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()} “${(node.textContent ?? '').trim().slice(0, 30)}”`
        : (node?.nodeName ?? '');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (!hadRecentInput) kept.push({ value, what: sources.map(({ node }) => name(node)).join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** All of the page so far. */
export const mustNotHaveShifted = async (page: Page, where: string): Promise<void> => {
  const shifts = await page.evaluate(() => (window as Shifts).shifts ?? []);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, `${where}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
};
