import { partsOfLayout, type LayoutName, type PageHandle, type SlotName, type WayBack } from '@shop/page';

/** The target of a short header's link unless the page names another one. */
export const backOfLayout = (layout: LayoutName = 'default'): WayBack => ({
  place: layout === 'simple-layout' ? 'shop' : 'cart',
});

const WITH_HEADER: readonly SlotName[] = ['header.search', 'header.account', 'header.cart', 'bar.cart'];

/** All slots that a page with this handle shows. */
export const slotsOf = ({ layout, slots = [] }: Pick<PageHandle, 'layout' | 'slots'>): readonly SlotName[] =>
  partsOfLayout(layout).header === 'shop' ? [...WITH_HEADER, ...slots] : slots;
