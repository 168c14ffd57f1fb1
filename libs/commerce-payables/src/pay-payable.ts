import type { PayPayable, PaymentBegun } from '@shop/contracts/payables';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { findPaymentByKey, goOnPaying, leaveInFlight, paidFor } from '@shop/commerce-payments';
import type { PayablesDeps } from './payables.ports.ts';
import { assertUnpaid, getOwnPayableNow } from './payable-now.ts';
import { writePayment } from './write-payment.ts';

type PayCall = {
  readonly slug: string;
  readonly visitor: Visitor;
  readonly brand: ShopBrand;
  readonly locale: Locale;
  readonly key: string;
  readonly body: PayPayable;
  readonly now: Date;
};

/**
 * Starts the payment of an existing payable. As with placing an order, all data that must not be lost is
 * written before the provider is called. A repeated request with the same key continues from there.
 */
export const payPayable = async (
  deps: PayablesDeps,
  asked: PayCall,
): Promise<Omit<PaymentBegun, 'status'>> => {
  const { slug, visitor, brand, locale, key, body, now } = asked;
  const own = await getOwnPayableNow(deps, slug, visitor);
  const { payable, title } = own;
  const paying = {
    successSlug: title.order?.slug ?? payable.slug,
    description: title.number,
    brand,
    locale,
    buyer: { email: null, name: null, country: null },
  };
  const paymentKey = `${slug}:${key}`;
  const earlier = await findPaymentByKey(deps.db, paymentKey);
  const about = paidFor(payable);
  if (earlier) return { ...(await goOnPaying(deps, earlier, paying)), ...about };
  assertUnpaid(payable);
  await leaveInFlight(deps, payable.id);
  const book = await deps.tariffs.book();
  deps.crash('before-intent');
  const payment = await deps.db
    .transaction()
    .execute((tx) => writePayment(deps, tx, own, { body, now, book, paymentKey }));
  deps.crash('after-intent');
  return { ...(await goOnPaying(deps, payment, paying)), ...about };
};
