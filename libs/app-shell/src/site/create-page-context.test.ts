import type { Transport } from '@shop/data-access';
import { createSpeech, getLanguage } from '@shop/i18n';
import { aBrand } from '@shop/testing-react';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageContext } from './create-page-context.ts';
import { createSite } from './create-site.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const brand = aBrand();

const pageOver = (transport: Transport) =>
  createPageContext(createSite({ brand, features: [], theme: { themeClass: '', colorSchemes: ['light'] } }), {
    transport,
    speech: createSpeech({ language: getLanguage('en'), timeZone: brand.timeZone }),
    appUrl: brand.appUrl,
    hasSession: () => false,
    currencyId: 1,
    layout: 'GRID',
    shippingMethod: undefined,
    countryId: undefined,
    scheme: undefined,
    formKey: 'key',
    year: '2026',
    isServer: false,
    userAgent: 'test',
    build: '',
    isDebug: false,
    touch: () => {},
    report: () => {},
    remember: () => {},
  });

const ask = {
  ...{ locale: 'en', currencyId: 1, countryId: 1, method: 'air' as const },
  ...{ params: {}, categoryId: null, limit: 10, offset: 0 },
  contentType: 'p' as const,
};
const answer = { status: true, items: [], total: 7 };
const timeout = { status: 504, body: { status: false, message: 'timeout', errors: {} } };

test('a page left for half an hour is shown at once, and stays when its calls time out', async () => {
  let isDown = false;
  const { queryClient, queries } = pageOver(() =>
    Promise.resolve(isDown ? timeout : { status: 200, body: answer }),
  );
  const deals = queries.catalogue.listing(ask);
  await queryClient.ensureQueryData(deals);
  const leave = new QueryObserver(queryClient, deals).subscribe(() => {});
  leave();
  isDown = true;
  await vi.advanceTimersByTimeAsync(30 * MINUTE);

  // The loader answers from memory, and the page refetches in the background.
  expect(await queryClient.ensureQueryData(deals)).toMatchObject({ total: 7 });
  const shown = new QueryObserver(queryClient, deals);
  const hide = shown.subscribe(() => {});
  expect(shown.getCurrentResult()).toMatchObject({ isFetching: true, data: { total: 7 } });
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(shown.getCurrentResult()).toMatchObject({ isFetching: false, isError: true, data: { total: 7 } });
  hide();
});

test('data that no page has shown for two hours is removed', async () => {
  const { queryClient, queries } = pageOver(() => Promise.resolve({ status: 200, body: answer }));
  const deals = queries.catalogue.listing(ask);
  await queryClient.ensureQueryData(deals);
  await vi.advanceTimersByTimeAsync(120 * MINUTE);
  expect(queryClient.getQueryData(deals.queryKey)).toBeUndefined();
});
