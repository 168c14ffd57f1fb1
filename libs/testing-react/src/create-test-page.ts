import type { BrandConfig } from '@shop/brand';
import { createApiClient, createQueries, createQueryCache, type Transport } from '@shop/data-access';
import { createSpeech, getLanguage, type LocaleCode } from '@shop/i18n';
import {
  createDestination,
  type PageContext,
  type Preferences,
  type ShippingMethod,
  type Site,
} from '@shop/page';
import { SHOP_ORIGIN } from '@shop/testing';
import { QueryClient } from '@tanstack/react-query';
import { aBrand } from './a-brand.ts';
import { aSite } from './a-site.ts';

export type TestPageGiven = {
  brand?: BrandConfig;
  locale?: LocaleCode;
  site?: Site;
  hasSession?: boolean;
  currencyId?: number;
  layout?: PageContext['layout'];
  shippingMethod?: ShippingMethod;
  countryId?: number;
  isServer?: boolean;
};

const transport: Transport = async ({ method, url, body, idempotencyKey, signal }) => {
  const response = await fetch(new URL(url, SHOP_ORIGIN), {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
};

/** A page's context over the network of the test, with caches of its own. */
export const createTestPage = ({
  brand = aBrand(),
  locale = 'en',
  site = aSite(),
  hasSession = false,
  currencyId,
  layout = 'GRID',
  shippingMethod,
  countryId,
  isServer = false,
}: TestPageGiven = {}): PageContext & {
  remembered: Partial<Preferences>;
  reported: unknown[];
  touched: Set<string>;
} => {
  const api = createApiClient(transport);
  const queries = createQueries(api);
  const reported: unknown[] = [];
  const queryClient = new QueryClient({
    queryCache: createQueryCache((error) => reported.push(error)),
    // As in the shop.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
  });
  queryClient.setQueryData(queries.configuration.store(locale).queryKey, site);
  const remembered: Partial<Preferences> = {};
  const touched = new Set<string>();
  const language = getLanguage(locale);
  const destination = createDestination(brand, { countryId, shippingMethod });
  return {
    brand,
    appUrl: brand.appUrl,
    language,
    speech: createSpeech({ language, timeZone: brand.timeZone }),
    queryClient,
    queries,
    api,
    hasSession,
    currencyId,
    layout,
    destination: destination.store,
    scheme: undefined,
    formKey: 'key-of-this-page',
    year: '2026',
    isServer,
    userAgent: 'test',
    build: 'test',
    isDebug: false,
    touch: (...keys) => keys.forEach((key) => touched.add(key)),
    report: (error) => reported.push(error),
    remember: (preferences) => {
      Object.assign(remembered, preferences);
      if (!isServer) destination.remember(preferences);
    },
    remembered,
    reported,
    touched,
  };
};
