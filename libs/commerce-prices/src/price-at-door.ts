import type { Till } from './book-reader.ts';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { convertToCents, type Amount } from '@shop/domain/money';
import { deliveredPrice } from '@shop/domain/tariff';

type Measures = {
  readonly tariffLine: string;
  readonly weightG: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
};

/** What a goods price in USD comes to at the door, by the tariff and rates of today, in the currency of the till. */
export const priceAtDoor = (usd: Amount, goods: Measures, till: Till): Amount =>
  deliveredPrice(
    {
      price: convertToCents(usd, CONVERSION_CURRENCY, till.currency, till.rates),
      weightG: goods.weightG,
      sidesMm: [goods.lengthMm, goods.widthMm, goods.heightMm],
      tariffLine: goods.tariffLine,
    },
    till[till.method],
  );
