import { isUnlocalised, splitLocale } from '@shop/paths';
import type { DataRouter } from 'react-router-dom';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

const findAnchor = (event: MouseEvent): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

const leavesPage = (anchor: HTMLAnchorElement): boolean =>
  (anchor.target !== '' && anchor.target !== '_self') ||
  anchor.hasAttribute('download') ||
  anchor.origin !== location.origin ||
  isUnlocalised(anchor.pathname);

/**
 * Navigates every plain link of the site without a page load, from one listener: a router component in each
 * of a listing's two hundred links would cost more than rendering them.
 */
export const followLinks = (router: DataRouter, locale: string): void => {
  document.addEventListener('click', (event) => {
    const anchor = findAnchor(event);
    if (!anchor || !isPlainClick(event) || leavesPage(anchor)) return;
    const target = splitLocale(anchor.pathname, [locale]);
    // Another language is another document: its messages, its `lang`, its formats.
    if (target.locale !== locale) return;
    const isSamePage = anchor.pathname === location.pathname && anchor.search === location.search;
    if (isSamePage && anchor.hash !== '') return;
    event.preventDefault();
    void router.navigate(target.path + anchor.search + anchor.hash, {
      replace: isSamePage,
      preventScrollReset: anchor.dataset['keepsPlace'] !== undefined,
    });
  });
};
