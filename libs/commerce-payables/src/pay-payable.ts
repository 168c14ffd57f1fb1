import type { PayPayable, PaymentBegun } from '@shop/contracts';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { findPaymentByKey, goOnPaying, leaveInFlight } from '@shop/commerce-payments';
import type { PayablesDeps } from './payables.ports.ts';
import { assertUnpaid, getOwnStanding } from './standing-payable.ts';
import { writePayment } from './write-payment.ts';

type Given = {
  readonly slug: string;
  readonly visitor: Visitor;
  readonly brand: ShopBrand;
  readonly locale: Locale;
  readonly key: string;
  readonly body: PayPayable;
  readonly now: Date;
};

/**
 * Has an existing payable paid. As with placing an order, what must not be lost is written before the provider is
 * called. A repeated request with the same key continues from there.
 */
export const payPayable = async (deps: PayablesDeps, given: Given): Promise<Omit<PaymentBegun, 'status'>> => {
  const { slug, visitor, brand, locale, key, body, now } = given;
  const standing = await getOwnStanding(deps, slug, visitor);
  const { payable, title } = standing;
  const paying = {
    successSlug: title.order?.slug ?? payable.slug,
    description: title.number,
    shopName: brand.name,
    locale,
  };
  const paymentKey = `${slug}:${key}`;
  const earlier = await findPaymentByKey(deps.db, paymentKey);
  if (earlier) return goOnPaying(deps, earlier, paying);
  assertUnpaid(payable);
  await leaveInFlight(deps, payable.id);
  const book = await deps.tariffs.book();
  deps.crash('before-intent');
  const payment = await deps.db
    .transaction()
    .execute((tx) => writePayment(deps, tx, standing, { body, now, book, paymentKey }));
  deps.crash('after-intent');
  return goOnPaying(deps, payment, paying);
};
