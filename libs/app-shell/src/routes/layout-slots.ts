import type { LayoutName, PageHandle, SlotName } from '@shop/page';

const WITH_HEADER: readonly SlotName[] = ['header.search', 'header.account', 'header.cart', 'bar.cart'];

/** Layouts without the shop's header: nothing there draws the visitor away. */
const BARE: readonly LayoutName[] = ['checkout', 'payment'];

export const isBare = (layout: LayoutName | undefined): boolean =>
  layout !== undefined && BARE.includes(layout);

/** All slots that a page with this handle shows. */
export const slotsOf = ({ layout, slots = [] }: Pick<PageHandle, 'layout' | 'slots'>): readonly SlotName[] =>
  isBare(layout) ? slots : [...WITH_HEADER, ...slots];
