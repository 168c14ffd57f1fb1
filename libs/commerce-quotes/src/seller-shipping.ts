import type { OfferedLine } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import type { LineRow } from './drafts.repository.ts';
import { storeOf } from './web-link.ts';

const TITLES: Readonly<Record<Locale, (store: string) => string>> = {
  en: (store) => `Shipping by ${store}`,
  lt: (store) => `Siuntimas iš ${store} į mūsų sandėlį`,
  lv: (store) => `Sūtīšana no ${store} uz mūsu noliktavu`,
  ee: (store) => `Saatmine meie lattu: ${store}`,
};

/**
 * What each store takes for sending its items to the warehouse, as a line of the offer of its own. A store sends all of
 * them together: the dearest of its rates counts, once.
 */
export const shippingLines = (
  rows: readonly LineRow[],
  tariffLines: ReadonlyMap<number, string>,
  language: Locale,
): readonly OfferedLine[] => {
  const dearest = new Map<string, LineRow>();
  for (const row of rows) {
    const key = `${storeOf(row.url) ?? ''} ${row.price_currency_id}`;
    const known = dearest.get(key)?.seller_shipping ?? 0;
    if ((row.seller_shipping ?? 0) > known) dearest.set(key, row);
  }
  return [...dearest.values()].map((row) => ({
    title: TITLES[language](storeOf(row.url) ?? '').trim(),
    ...{ url: null, options: '', quantity: 1, weightG: 0, sidesMm: [0, 0, 0], weightRange: null },
    price: row.seller_shipping ?? 0,
    currency: getCurrencyCode(row.price_currency_id),
    tariffLine: tariffLines.get(row.id) ?? '',
  }));
};
