import type { BrandFeature } from '@shop/brand';
import type { CheckName } from './check.ts';
import type { SlotName } from './slots.ts';

export type LayoutName =
  | 'default'
  | 'page'
  | 'cart'
  | 'checkout'
  | 'create-order'
  | 'index-page'
  | 'market-page'
  | 'payment'
  | 'pro'
  | 'quote-page'
  | 'calculate-page'
  | 'simple-layout';

/** What a route tells the frame about its page: `handle: { layout: 'cart', checks: ['marketplace'] } satisfies PageHandle`. */
export type PageHandle = {
  layout?: LayoutName;
  /** Nothing is bought here any more: the short header of a checkout leads to the shop, not to the cart. */
  isOver?: boolean;
  /** Run in this order before the loader; the first that fails wins. */
  checks?: readonly CheckName[];
  /** Pattern of each address parameter (`'*'` for a splat), tried before any check; a misfit is a 404. */
  params?: Readonly<Record<string, (value: string) => boolean>>;
  /** The page's own say about its address, tried after `params`; false is a 404. */
  validate?: (address: { params: Readonly<Record<string, string | undefined>>; url: URL }) => boolean;
  /** Slots that the page shows besides the header's: their fills are loaded and warmed with it. */
  slots?: readonly SlotName[];
  /** Absent (404, links gone) from brands that have this switched off. */
  requires?: BrandFeature;
};
