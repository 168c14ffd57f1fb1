import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const LIBRARIES = path.join(import.meta.dirname, '../../../libs');

let known: readonly string[] | undefined;

/** The ids of all messages, from the language files; read once by each process. */
export const readMessageIds = (): readonly string[] => (known ??= findMessageIds());

const findMessageIds = (): string[] => {
  const files = readdirSync(LIBRARIES, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('lang/en.json') && !/node_modules|dist/.test(name));
  const ids = files.flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(path.join(LIBRARIES, name), 'utf8')) as Record<string, string>),
  );
  if (ids.length === 0) throw new Error(`No message is found below ${LIBRARIES}`);
  return ids;
};

/**
 * Runs in the page: reports each visible or announced message id as a console error, now and whenever the
 * page changes. It uses nothing from outside, since it is sent to the page as text.
 */
const reportShownIds = (ids: readonly string[]): void => {
  const SHAPE = /[A-Za-z]+(?:\.[\w-]+)+/g;
  const ATTRIBUTES = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'title',
    'placeholder',
    'alt',
    'content',
  ];
  const known = new Set(ids);
  const reported = new Set<string>();

  const check = (text: string | null, where: string) => {
    for (const word of text?.match(SHAPE) ?? []) {
      const found = `message id shown: ${word} in ${where}`;
      if (!known.has(word) || reported.has(found)) continue;
      reported.add(found);
      console.error(found);
    }
  };
  const checkText = ({ nodeValue, parentElement }: Node) => {
    // A page's state and its scripts contain message ids and are not shown.
    if (parentElement && !parentElement.closest('script, style, template, noscript'))
      check(nodeValue, `${location.pathname} <${parentElement.localName}>`);
  };
  const checkAttributes = (element: Element) => {
    for (const name of ATTRIBUTES) check(element.getAttribute(name), `${location.pathname} ${name}`);
  };
  const checkAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node instanceof Element) checkAttributes(node);
      else if (node.nodeType === Node.TEXT_NODE) checkText(node);
  };

  checkAll(document);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'childList') addedNodes.forEach(checkAll);
      else if (type === 'attributes') checkAttributes(target as Element);
      else checkText(target);
  }).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: ATTRIBUTES,
  });
};

/** Fails a visit on every page that shows a message id in place of its text, with or without scripts. */
export const watchMessageIds = async (page: Page, runsScripts: boolean): Promise<void> => {
  const ids = readMessageIds();
  if (runsScripts) {
    await page.addInitScript(reportShownIds, ids);
    return;
  }
  // Init scripts do not run there, but `evaluate` does.
  page.on('domcontentloaded', () => {
    page.evaluate(reportShownIds, ids).catch(() => {});
  });
};
