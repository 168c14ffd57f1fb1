import type { BrandConfig } from '@shop/brand';
import type { ApiClient, Queries } from '@shop/data-access';
import type { Language, Speech } from '@shop/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { DestinationStore } from './destination-store.ts';
import type { Layout, Preferences, Scheme } from './preferences.ts';
import { createContext, type RouterContextProvider } from 'react-router-dom';

export type Currency = { readonly id: number; readonly isoCode: string };

/** All that one page may use, the same on the server (one a request) and in the browser (one a tab). */
export type PageContext = {
  readonly brand: BrandConfig;
  readonly appUrl: string;
  readonly language: Language;
  readonly speech: Speech;
  readonly queryClient: QueryClient;
  readonly queries: Queries;
  readonly api: ApiClient;
  /** False: a guest without a cart; nothing needs to be asked about them. */
  readonly hasSession: boolean;
  /** Undefined until the visitor chose; see `currencyOf`. */
  readonly currencyId: number | undefined;
  readonly layout: Layout;
  /** Where to and how parcels go, which prices depend on. */
  readonly destination: DestinationStore;
  /** That of the document in the browser. Undefined: as the system prefers, or on the server, which does not know it. */
  readonly scheme: Scheme | undefined;
  /** The key of the forms that this page was rendered with, for when no script hears them. */
  readonly formKey: string;
  /** When the server rendered the page. The browser takes it over, so that both draw the same at new year. */
  readonly year: string;
  readonly isServer: boolean;
  readonly userAgent: string;
  /** The build that this page is of. */
  readonly build: string;
  readonly isDebug: boolean;
  /** Names what this page is made of (`product:12`, `category:3`): a change of it empties the page's cache entry. */
  readonly touch: (...keys: string[]) => void;
  /** For those who mend the shop: what went wrong where the visitor need not be stopped by it. */
  readonly report: (error: unknown) => void;
  /** Keeps a preference on the device: a header of the answer on the server, a cookie in the browser. */
  readonly remember: (preferences: Partial<Preferences>) => void;
};

export const pageContextKey = createContext<PageContext>();

/** What a loader, an action or a check finds in the router's context. */
export const pageContext = (context: Readonly<Pick<RouterContextProvider, 'get'>>): PageContext =>
  context.get(pageContextKey);
