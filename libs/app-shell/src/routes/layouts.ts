import type { LayoutName, PageHandle, SlotName, WayBack } from '@shop/page';

/** What stands around a page; its own columns are the page's. The bar at the bottom belongs to the shop's header. */
export type LayoutParts = { header: 'shop' | 'short'; footer: 'whole' | 'short' };

const SHOP: LayoutParts = { header: 'shop', footer: 'whole' };
/** Nothing there draws the visitor away. */
const SHORT: LayoutParts = { header: 'short', footer: 'short' };

const IS_SHORT: Readonly<Partial<Record<LayoutName, true>>> = {
  checkout: true,
  payment: true,
  'simple-layout': true,
};

export const partsOfLayout = (layout: LayoutName = 'default'): LayoutParts =>
  IS_SHORT[layout] ? SHORT : SHOP;

/** Where a short header leads unless the page says another place. */
export const backOfLayout = (layout: LayoutName = 'default'): WayBack => ({
  place: layout === 'simple-layout' ? 'shop' : 'cart',
});

const WITH_HEADER: readonly SlotName[] = ['header.search', 'header.account', 'header.cart', 'bar.cart'];

/** All slots that a page with this handle shows. */
export const slotsOf = ({ layout, slots = [] }: Pick<PageHandle, 'layout' | 'slots'>): readonly SlotName[] =>
  partsOfLayout(layout).header === 'shop' ? [...WITH_HEADER, ...slots] : slots;
