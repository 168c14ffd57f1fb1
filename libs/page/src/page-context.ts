import type { BrandConfig } from '@shop/brand';
import type { ApiClient, Queries } from '@shop/data-access';
import type { Language, Speech } from '@shop/i18n';
import type { ConsentFacts } from '@shop/domain/consent';
import type { FieldHosts } from '@shop/domain/payment-field';
import type { QueryClient } from '@tanstack/react-query';
import type { DestinationStore } from './destination-store.ts';
import type { Layout, Preferences, Scheme } from './preferences.ts';
import { createContext, type RouterContextProvider } from 'react-router-dom';

/** Without language; `search` with its question mark, or empty. */
export type PageAddress = { readonly pathname: string; readonly search: string };

export type Currency = { readonly id: number; readonly isoCode: string };

/**
 * The dependencies of one page, the same on the server (one per request) and in the browser (one per tab).
 */
export type PageContext = {
  readonly brand: BrandConfig;
  readonly appUrl: string;
  readonly language: Language;
  readonly speech: Speech;
  readonly queryClient: QueryClient;
  readonly queries: Queries;
  readonly api: ApiClient;
  /** False: a guest without a cart; no calls are needed for them. */
  readonly hasSession: boolean;
  /** Undefined until the visitor chose; see `currencyOf`. */
  readonly currencyId: number | undefined;
  readonly layout: Layout;
  /** The destination and method, which prices depend on. */
  readonly destination: DestinationStore;
  /**
   * The scheme of the document in the browser. Undefined: the system's, or on the server, which does not know
   * it.
   */
  readonly scheme: Scheme | undefined;
  /** The key of the forms of the rendered page, for submits without scripts. */
  readonly formKey: string;
  /** On the server: a placeholder for the address of the page, in parts of the frame that are kept. */
  readonly here?: PageAddress | undefined;
  /** When the server rendered the page. The browser takes it over, so that both draw the same at new year. */
  readonly year: string;
  readonly isServer: boolean;
  readonly userAgent: string;
  /** On the server only: a browser reads its own (`deviceConsent`). */
  readonly consent?: ConsentFacts;
  /** The build of this page. */
  readonly build: string;
  readonly isDebug: boolean;
  /**
   * Names the data of this page (`product:12`, `category:3`): a change of it removes the page's cache entry.
   */
  readonly touch: (...keys: string[]) => void;
  /** On the server only: this document's security policy allows the origins of a provider's field. */
  readonly openTo?: (hosts: FieldHosts) => void;
  /** For developers: errors that do not stop the visitor. */
  readonly report: (error: unknown) => void;
  /** Stores a preference on the device: a header of the answer on the server, a cookie in the browser. */
  readonly remember: (preferences: Partial<Preferences>) => void;
};

export const pageContextKey = createContext<PageContext>();

/** The router context of a loader, an action or a check. */
export const pageContext = (context: Readonly<Pick<RouterContextProvider, 'get'>>): PageContext =>
  context.get(pageContextKey);
