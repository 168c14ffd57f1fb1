import type { InvoiceAccountedVat } from '@shop/database';
import type { Currency } from '@shop/domain/currencies';
import { divideProduct } from '@shop/domain/exact';
import { applyRateToCents, RATE_ONE, rateOf, type Amount, type ExchangeRates } from '@shop/domain/money';

type Known = {
  readonly vat: Amount;
  readonly charged: Currency;
  /** The seller's: the brand's own. */
  readonly accounted: Currency;
  /** Of the day on which the order was paid. */
  readonly rates: ExchangeRates;
};

/** BT-6 and BT-111; undefined for a document in the seller's own currency. */
export const accountedVat = ({ vat, charged, accounted, rates }: Known): InvoiceAccountedVat | undefined => {
  if (charged.id === accounted.id) return undefined;
  const rate = divideProduct(rateOf(rates, accounted.code), RATE_ONE, rateOf(rates, charged.code));
  return { currency_id: accounted.id, rate, vat: applyRateToCents(vat, rate) };
};

/** A credit note is accounted for by the exchange rate of its invoice. */
export const accountedAgain = (
  vat: Amount,
  corrected: InvoiceAccountedVat | undefined,
): InvoiceAccountedVat | undefined =>
  corrected && { ...corrected, vat: applyRateToCents(vat, corrected.rate) };
