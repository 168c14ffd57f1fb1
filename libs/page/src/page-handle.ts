import type { BrandFeature } from '@shop/brand';
import type { MessagesByLanguage } from '@shop/i18n';
import type { CheckName } from './check.ts';
import type { SlotName } from './registry.ts';
import type { StructuredData } from './structured-data.ts';

/** The frame of a page; `default` unless the route names another. */
export type LayoutName =
  | 'default'
  | 'page'
  | 'index-page'
  | 'market-page'
  | 'cart'
  | 'checkout'
  | 'payment'
  | 'quote-page'
  | 'create-order'
  | 'pro'
  | 'calculate-page'
  | 'simple-layout';

/** The target of the back link on a page without menus: the cart, the balance, an open order, or the shop. */
export type WayBack =
  { place: 'cart' | 'balance' | 'shop' } | { place: 'order'; slug: string; isGuest: boolean };

export type PagePrivacy = 'public' | 'personal';

/** The properties of a route's page for the frame: `handle: { privacy: 'personal', layout: 'cart' } satisfies PageHandle`. */
export type PageHandle = {
  /** `personal`: about one visitor, so that no browser and no cache stores it. Each route must state it. */
  privacy: PagePrivacy;
  layout?: LayoutName;
  /** The link of a checkout's short header, from the data of the page's loader; to the cart by default. */
  back?: (loaded: unknown) => WayBack;
  /** Run in this order before the loader; the first that fails wins. */
  checks?: readonly CheckName[];
  /** Pattern of each address parameter (`'*'` for a splat), tried before any check; a mismatch is a 404. */
  params?: Readonly<Record<string, (value: string) => boolean>>;
  /** The page's own validation of its address, tried after `params`; false is a 404. */
  validate?: (address: { params: Readonly<Record<string, string | undefined>>; url: URL }) => boolean;
  /** Slots that the page shows besides the header's: their fills are loaded and warmed with it. */
  slots?: readonly SlotName[];
  /** The page's own messages in addition to its feature's: they are loaded only with it. */
  messages?: readonly MessagesByLanguage[];
  /** Used by the server only; browsers never load it. */
  structuredData?: () => Promise<StructuredData>;
  /** Absent (404, no links) in brands with this feature off. */
  requires?: BrandFeature;
};
