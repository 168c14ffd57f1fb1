import type { Locale } from '@shop/commerce-kit/shop-brand';
import { getCurrencyCode } from '@shop/domain/currencies';
import { getLanguage } from '@shop/domain/languages';
import { AMOUNT_PER_UNIT } from '@shop/domain/money';

/** Writes an amount, in 1/10000, as a mail. */
export type WriteMoney = (amount: number) => string;

/** Amounts as the shop's pages write them. */
export const moneyIn = (locale: Locale, currencyId: number): WriteMoney => {
  const format = new Intl.NumberFormat(getLanguage(locale).formatTag, {
    style: 'currency',
    currency: getCurrencyCode(currencyId),
    currencyDisplay: 'narrowSymbol',
  });
  return (amount) => format.format(amount / AMOUNT_PER_UNIT);
};
