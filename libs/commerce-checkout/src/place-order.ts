import type { Place, Placed } from '@shop/contracts/checkout';
import { findCountryById } from '@shop/domain/countries';
import { orderNumber } from '@shop/domain/order-number';
import { placeOf } from '@shop/outbound/serving';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { findPaymentByKey, goOnPaying, type Payment } from '@shop/commerce-payments';
import type { Buyer } from '@shop/commerce-payments/providers';
import { leavePayment, type Whose } from './change-session.ts';
import type { CheckoutDeps } from './checkout.ports.ts';
import { getOwnSession, mustGoOn } from './session-guards.ts';
import type { Session } from './session.repository.ts';
import { changed, writeIntent } from './write-intent.ts';

type PlaceOrderCall = Whose & {
  readonly brand: ShopBrand;
  readonly locale: Locale;
  readonly key: string;
  readonly body: Place;
};

type PlacedOrder = Omit<Placed, 'status'>;

/**
 * Places the order and has it paid. Everything that must not be lost is written before the provider is called, and the
 * provider is called with a key that is stored. After a crash the visitor with the same key, or the reconciler,
 * continues from there.
 */
export const placeOrder = async (deps: CheckoutDeps, asked: PlaceOrderCall): Promise<PlacedOrder> => {
  const { slug, visitor, now, key, body } = asked;
  const session = await getOwnSession(deps.db, slug, visitor);
  const paymentKey = `${slug}:${key}`;
  const earlier = await findPaymentByKey(deps.db, paymentKey);
  if (earlier) return goOn(deps, asked, session, earlier);
  await mustGoOn(deps.db, session, now);
  if (session.state === 'placing') await leavePayment(deps, session);
  const book = await deps.tariffs.book();
  deps.crash('before-intent');
  const intent = await deps.db.transaction().execute((tx) =>
    writeIntent(deps, tx, session.id, {
      ...{ now, book, paymentKey, place: placeOf(asked.ip) },
      expectedTotal: body.expected_total,
    }),
  );
  if (intent.kind === 'changed') throw changed();
  deps.crash('after-intent');
  return goOn(deps, asked, session, intent.payment);
};

const buyerOf = ({ email, address, country_id: countryId }: Session): Buyer => ({
  email,
  name: address && `${address.first_name} ${address.last_name}`,
  country: findCountryById(countryId)?.code ?? null,
});

const goOn = async (
  deps: CheckoutDeps,
  { brand, locale }: PlaceOrderCall,
  session: Session,
  payment: Payment,
): Promise<PlacedOrder> => {
  const orderId = payment.quote_id ?? 0;
  const begun = await goOnPaying(deps, payment, {
    successSlug: session.slug,
    description: orderNumber('marketplace', orderId),
    brand,
    locale,
    buyer: buyerOf(session),
  });
  return { order_id: orderId, ...begun };
};
