import { toJson, type StoredForwardPrice, type StoredTotals, type Transaction } from '@shop/database';
import { convertToCents, rateOf, sumOf } from '@shop/domain/money';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { writeAwaitingOrder } from '@shop/commerce-orders';
import { openPayable } from '@shop/commerce-payments';
import type { ForwardRow } from './forwards.repository.ts';
import { namesOfLine } from './line-names.ts';
import type { PackageRow } from './packages.repository.ts';

/**
 * The totals of an order. Duty and import VAT are one line of it, without our VAT: both are paid to customs for the
 * client.
 */
const totalsOf = ({ amounts }: StoredForwardPrice): StoredTotals => {
  const { freight, fuel, surcharges, insurance, clearance, service, vat } = amounts;
  const duty = amounts.duty + amounts.importVat;
  const parts = { goods: 0, freight, fuel, surcharges, insurance, clearance, duty, vat, service };
  return {
    subtotal: sumOf(amounts.extras.map(({ amount }) => amount)),
    shipping: sumOf(Object.values(parts)),
    delivery: amounts.delivery,
    least_delivery: amounts.delivery,
    shipping_discount: amounts.shippingDiscount,
    ...{ promotion: 0, balance: 0, payment_fee: 0 },
    total: amounts.total,
    breakdown: (Object.keys(parts) as (keyof typeof parts)[]).map((code) => ({ code, amount: parts[code] })),
    days_from: amounts.daysFrom,
    days_to: amounts.daysTo,
  };
};

const NO_PRODUCT = { product_id: null, variant_id: null, slug: null, picture: null, variant_names: null };

/** The packages, which cost nothing themselves, and the services. */
const linesOf = ({ amounts, currency, rates }: StoredForwardPrice, packages: readonly PackageRow[]) => [
  ...packages.map((row) => ({
    ...NO_PRODUCT,
    sku: row.tracking_number,
    names: toJson({ en: row.contents === '' ? row.tracking_number : row.contents }),
    ...{ quantity: 1, unit_price: 0, unit_price_usd: 0, line_total: 0 },
  })),
  ...amounts.extras.map(({ code, amount }) => ({
    ...NO_PRODUCT,
    sku: '',
    names: toJson(namesOfLine(code)),
    ...{ quantity: 1, unit_price: amount, line_total: amount },
    unit_price_usd: convertToCents(amount, currency, CONVERSION_CURRENCY, rates),
  })),
];

type Billed = { readonly packages: readonly PackageRow[]; readonly now: Date };

/** Writes the order of a measured request, with its number and its link, and what can be paid. */
export const writeBill = async (
  tx: Transaction,
  request: ForwardRow,
  { packages, now }: Billed,
): Promise<void> => {
  const { id, slug, brand, client_id: clientId, currency_id: currencyId, price } = request;
  if (!price) throw new Error(`forward request ${id} has no price`);
  const { email } = await tx
    .selectFrom('client')
    .select('email')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const owner = { slug, brand, visitor_id: null, client_id: clientId, currency_id: currencyId };
  const { total } = price.amounts;
  await writeAwaitingOrder(tx, {
    order: { ...owner, id, kind: 'forward_request', language: request.language, email, total },
    offer: {
      rate: rateOf(price.rates, price.currency),
      totals: toJson(totalsOf(price)),
      shipping_method: request.shipping_method,
      delivery_choice: toJson({ courier: null, pickup_point: null }),
      address: toJson(request.address),
      country_id: request.country_id,
    },
    lines: linesOf(price, packages),
    now,
  });
  await openPayable(tx, { ...owner, kind: 'forward_request', rel_id: id, amount: total, created_at: now });
};
