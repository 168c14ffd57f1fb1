import { createApiClient, createQueries, createQueryCache, type Transport } from '@shop/data-access';
import type { ConsentFacts } from '@shop/domain/consent';
import type { FieldHosts } from '@shop/domain/payment-field';
import type { Speech } from '@shop/i18n';
import {
  createDestination,
  type Layout,
  type PageAddress,
  type PageContext,
  type Preferences,
  type Scheme,
  type ShippingMethod,
} from '@shop/page';
import { QueryClient } from '@tanstack/react-query';
import type { Site } from './create-site.ts';

/**
 * How long a tab keeps unused answers, in milliseconds. A visitor who returns to a page sees it at once, and
 * still sees it when its calls fail in the meantime.
 */
const KEPT = 60 * 60 * 1000;

export type PageGiven = {
  transport: Transport;
  /** True when the page may wait no longer. */
  isOver?: () => boolean;
  speech: Speech;
  appUrl: string;
  hasSession: () => boolean;
  currencyId: number | undefined;
  layout: Layout;
  countryId: number | undefined;
  shippingMethod: ShippingMethod | undefined;
  scheme: Scheme | undefined;
  formKey: string;
  year: string;
  here?: PageAddress;
  isServer: boolean;
  userAgent: string;
  consent?: ConsentFacts;
  build: string;
  isDebug: boolean;
  touch: (...keys: string[]) => void;
  report: (error: unknown) => void;
  remember: (preferences: Partial<Preferences>) => void;
  openTo?: (hosts: FieldHosts) => void;
};

/** One per request on the server, one per tab in the browser. */
export const createPageContext = ({ brand }: Site, given: PageGiven): PageContext => {
  const api = createApiClient(given.transport, given.isOver);
  const { transport: _, isOver: _isOver, hasSession, speech, countryId, shippingMethod, ...rest } = given;
  const destination = createDestination(brand, { countryId, shippingMethod });
  return {
    ...rest,
    brand,
    speech,
    language: speech.language,
    destination: destination.store,
    remember: (preferences) => {
      given.remember(preferences);
      if (!given.isServer) destination.remember(preferences);
    },
    api,
    queries: createQueries(api),
    queryClient: new QueryClient({
      queryCache: createQueryCache(given.report),
      defaultOptions: {
        queries: {
          retry: false,
          refetchOnWindowFocus: false,
          // Offline a query fails at once; by default it would wait for the connection, and the page with it.
          networkMode: 'always',
          // A request's cache ends with the request; a timer would keep it alive.
          ...(given.isServer ? { gcTime: Infinity, staleTime: Infinity } : { gcTime: KEPT }),
        },
      },
    }),
    get hasSession() {
      return hasSession();
    },
  };
};
