import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { ForwardingDeps } from './forwarding.ports.ts';

/** What the tariff of the brand's country says of storage at a moment. */
export const storageTerms = async (
  { tariffs }: Pick<ForwardingDeps, 'tariffs'>,
  { key, countryId }: Pick<ShopBrand, 'key' | 'countryId'>,
  at: Date,
) => {
  const book = await tariffs.book();
  const card = book.cardFor({ brand: key, countryId, method: 'air', at });
  return card
    ? { ...card.storage, currency: card.currency, at }
    : { freeDays: 0, perDay: 0, mostDays: 0, currency: CONVERSION_CURRENCY, at };
};

export type StorageTermsAt = Awaited<ReturnType<typeof storageTerms>>;
