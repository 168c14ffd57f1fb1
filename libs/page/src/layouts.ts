import type { LayoutName } from './page-handle.ts';

/** What a layout is put together from. The bar at the bottom belongs to the shop's header. */
export type LayoutParts = {
  header: 'shop' | 'short';
  /** `form`: as wide as a form wants to be. */
  width: 'page' | 'form';
  /** What a page begins with: a title with air above it, or a line of links, or a picture, close to the header. */
  begins: 'title' | 'close';
  /** The column beside the main one, where a page has one. */
  side: 'none' | 'menu' | 'filters' | 'summary';
  footer: 'whole' | 'short';
};

const SHOP = { header: 'shop', width: 'page', footer: 'whole' } as const;
/** Nothing there draws the visitor away. */
const SHORT = { header: 'short', width: 'page', footer: 'short' } as const;

const LAYOUTS: Readonly<Record<LayoutName, LayoutParts>> = {
  default: { ...SHOP, begins: 'title', side: 'menu' },
  page: { ...SHOP, begins: 'title', side: 'none' },
  'index-page': { ...SHOP, begins: 'close', side: 'none' },
  'market-page': { ...SHOP, begins: 'close', side: 'filters' },
  cart: { ...SHOP, begins: 'title', side: 'summary' },
  checkout: { ...SHORT, begins: 'title', side: 'summary' },
  payment: { ...SHORT, begins: 'title', side: 'summary' },
  'simple-layout': { ...SHORT, width: 'form', begins: 'title', side: 'none' },
};

export const partsOfLayout = (layout: LayoutName = 'default'): LayoutParts => LAYOUTS[layout];
