import type { LayoutName } from './page-handle.ts';

/** What a layout is put together from. The bar at the bottom belongs to the shop's header. */
export type LayoutParts = {
  header: 'shop' | 'short';
  /** `form`: as wide as a form wants to be. */
  width: 'page' | 'form';
  /** What a page begins with: a title with air above it, or a line of links, or a picture, close to the header. */
  begins: 'title' | 'close';
  /** The column next to the main one, where a page has one. */
  side: 'none' | 'menu' | 'filters' | 'summary';
  footer: 'whole' | 'short';
};

const SHOP: LayoutParts = { header: 'shop', width: 'page', begins: 'title', side: 'none', footer: 'whole' };
/** Nothing there draws the visitor away. */
const SHORT: LayoutParts = { ...SHOP, header: 'short', footer: 'short' };
const STEP: LayoutParts = { ...SHORT, side: 'summary' };

/** Those that differ from the shop's own; `page`, `pro`, `quote-page` and `calculate-page` do not. */
const LAYOUTS: Readonly<Partial<Record<LayoutName, LayoutParts>>> = {
  default: { ...SHOP, side: 'menu' },
  'index-page': { ...SHOP, begins: 'close' },
  'market-page': { ...SHOP, begins: 'close', side: 'filters' },
  cart: { ...SHOP, side: 'summary' },
  checkout: STEP,
  payment: STEP,
  'create-order': STEP,
  'simple-layout': { ...SHORT, width: 'form' },
};

export const partsOfLayout = (layout: LayoutName = 'default'): LayoutParts => LAYOUTS[layout] ?? SHOP;
