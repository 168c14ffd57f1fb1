import type { DeliveryTerms } from '@shop/commerce-orders/seed';
import type { StoredForwardPrice, StoredTotals } from '@shop/database';
import { consolidate, priceForwarding } from '@shop/domain/forwarding';
import { convertToCents, fromCents } from '@shop/domain/money';
import type { DemoClient } from './demo-client.ts';
import type { ParcelPlan, RequestPlan } from './parcel-plans.ts';

const SIDES_MM = [400, 300, 220] as const;
const HS_CODE = '630790';

/** What the parcels come to, as the shop itself computes it. */
export const priceOf = (
  { brand }: DemoClient,
  { method }: RequestPlan,
  { parcels, terms, at }: { parcels: readonly ParcelPlan[]; terms: DeliveryTerms; at: Date },
): StoredForwardPrice => {
  const tariff = terms.tariffs[method];
  const declared = parcels.map(({ dollars }) => ({
    ...{ hsCode: HS_CODE, quantity: 1 },
    value: convertToCents(fromCents(dollars * 100), 'USD', brand.currency, terms.rates),
  }));
  const weightG = parcels.reduce((sum, { grams }) => sum + grams, 0);
  const parcel = consolidate([{ weightG, sidesMm: SIDES_MM }], declared);
  return {
    ...{ currency: brand.currency, rates: terms.rates, at: at.toISOString(), clientRate: 0 },
    cardVersion: tariff.card.version,
    amounts: priceForwarding(
      parcel,
      { tariff, couriers: [] },
      { isInsured: false, extras: [], clientRate: 0 },
    ),
  };
};

/** The totals of its order: duty and import VAT are one line, both paid to customs for the client. */
export const totalsOf = ({ amounts }: StoredForwardPrice): StoredTotals => {
  const { freight, fuel, surcharges, insurance, clearance, service, vat } = amounts;
  const duty = amounts.duty + amounts.importVat;
  const parts = { goods: 0, freight, fuel, surcharges, insurance, clearance, duty, vat, service };
  const codes = Object.keys(parts) as (keyof typeof parts)[];
  return {
    ...{ subtotal: 0, promotion: 0, balance: 0, payment_fee: 0, total: amounts.total },
    shipping: codes.reduce((sum, code) => sum + parts[code], 0),
    ...{ delivery: amounts.delivery, shipping_discount: amounts.shippingDiscount },
    breakdown: codes.map((code) => ({ code, amount: parts[code] })),
    ...{ days_from: amounts.daysFrom, days_to: amounts.daysTo },
  };
};
