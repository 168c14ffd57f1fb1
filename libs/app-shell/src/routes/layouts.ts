import { partsOfLayout, type LayoutName, type PageHandle, type SlotName, type WayBack } from '@shop/page';

/** Where a short header leads unless the page says another place. */
export const backOfLayout = (layout: LayoutName = 'default'): WayBack => ({
  place: layout === 'simple-layout' ? 'shop' : 'cart',
});

const WITH_HEADER: readonly SlotName[] = ['header.search', 'header.account', 'header.cart', 'bar.cart'];

/** All slots that a page with this handle shows. */
export const slotsOf = ({ layout, slots = [] }: Pick<PageHandle, 'layout' | 'slots'>): readonly SlotName[] =>
  partsOfLayout(layout).header === 'shop' ? [...WITH_HEADER, ...slots] : slots;
