import type { BrandFeature } from '@shop/brand';
import type { MessagesByLanguage } from '@shop/i18n';
import type { CheckName } from './check.ts';
import type { SlotName } from './registry.ts';
import type { StructuredData } from './structured-data.ts';

/** How the shell frames a page; `default` unless the route says another. */
export type LayoutName =
  'default' | 'page' | 'index-page' | 'market-page' | 'cart' | 'checkout' | 'payment' | 'simple-layout';

/** The target of the way back on a page without menus: the cart, the balance, an open order, or the shop. */
export type WayBack =
  { place: 'cart' | 'balance' | 'shop' } | { place: 'order'; slug: string; isGuest: boolean };

export type PagePrivacy = 'public' | 'personal';

/** The properties of a route's page for the frame: `handle: { privacy: 'personal', layout: 'cart' } satisfies PageHandle`. */
export type PageHandle = {
  /** `personal`: about one visitor, so that no browser and no cache keeps it. Each route must say which it is. */
  privacy: PagePrivacy;
  layout?: LayoutName;
  /** Where the short header of a checkout leads, by what the page's loader answered; to the cart unless said. */
  back?: (loaded: unknown) => WayBack;
  /** Run in this order before the loader; the first that fails wins. */
  checks?: readonly CheckName[];
  /** Pattern of each address parameter (`'*'` for a splat), tried before any check; a misfit is a 404. */
  params?: Readonly<Record<string, (value: string) => boolean>>;
  /** The page's own say about its address, tried after `params`; false is a 404. */
  validate?: (address: { params: Readonly<Record<string, string | undefined>>; url: URL }) => boolean;
  /** Slots that the page shows besides the header's: their fills are loaded and warmed with it. */
  slots?: readonly SlotName[];
  /** What this page says besides its feature's own words: they are learned with it alone. */
  messages?: readonly MessagesByLanguage[];
  /** Asked by the server alone; browsers never load it. */
  structuredData?: () => Promise<StructuredData>;
  /** Absent (404, links gone) from brands that have this switched off. */
  requires?: BrandFeature;
};
