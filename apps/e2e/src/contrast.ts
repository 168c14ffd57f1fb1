import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

type Findings = { violations: readonly { id: string; nodes: readonly { html: string }[] }[] };
type Axe = { run: (context: object, options: object) => Promise<Findings> };

/**
 * Runs in the page: the texts and fields below an element, without those that look like two others in all that decides
 * about contrast: their own colours, letters and classes, and those of everything around them.
 */
const findLooks = (within: string): void => {
  const looks = new Map<string, number>();
  const looksOf = new Map<Element, number>();
  const lookOf = (element: Element): number => {
    const known = looksOf.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const marks = [
      ...[
        element.parentElement ? lookOf(element.parentElement) : '',
        element.localName,
        element.getAttribute('class'),
      ],
      ...[element.matches(':disabled, [aria-disabled=true]'), element.checkVisibility()],
      ...[style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.textShadow],
      ...[style.fontSize, style.fontWeight, style.position, style.clipPath],
    ].join('|');
    const look = looks.get(marks) ?? looks.size;
    looks.set(marks, look);
    looksOf.set(element, look);
    return look;
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  const alike = new Map<number, Element[]>();
  const root = document.querySelector(within);
  for (const element of [root, ...(root?.querySelectorAll('*') ?? [])]) {
    if (!element || !hasText(element)) continue;
    const look = lookOf(element);
    alike.set(look, [...(alike.get(look) ?? []), element]);
  }
  // The first may lie below another part of the page, where axe cannot tell.
  const shown = [...alike.values()].flatMap((all) => [...new Set([all[0], all.at(-1)])]);
  Object.assign(window, { shownLooks: shown });
};

/** The findings of axe about contrast, in the current colour scheme: for each look of a text on the page. */
export const findFaintTexts = async (page: Page, within = 'html'): Promise<string[]> => {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axeCore.source);
  await page.evaluate(findLooks, within);
  const { violations } = await page.evaluate(async (): Promise<Findings> => {
    const include = Reflect.get(window, 'shownLooks') as readonly Element[];
    if (include.length === 0) return { violations: [] };
    const axe = Reflect.get(window, 'axe') as Axe;
    return axe.run({ include }, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};
