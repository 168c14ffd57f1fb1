import type { Checkout } from '@shop/contracts/checkout';
import type { SnapshotLine, Words } from '@shop/database';
import { findCountryById } from '@shop/domain/countries';
import { getCurrencyCode } from '@shop/domain/currencies';
import { applyRateToCents } from '@shop/domain/money';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { BREAKDOWN_CODES } from '@shop/domain/tariff';
import type { CheckoutTotals } from '@shop/domain/totals';
import { rateToWire, toWire } from '@shop/domain/wire-amount';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import { toStamp } from '@shop/commerce-kit/stamp';
import { findReturnExceptions } from '@shop/commerce-catalogue';
import { companyToWire, storedTotalsToWire } from '@shop/commerce-orders';
import { findInFlight, foreignCharge, type Payment } from '@shop/commerce-payments';
import { savedByMethod } from '@shop/commerce-saved-means';
import { banksForCountry } from '@shop/domain/banks-for-country';
import { fieldFor } from '@shop/domain/chosen-option';
import type { CheckoutDeps } from './checkout.ports.ts';
import { findMainFacts } from './main-facts.repository.ts';
import { courierIndex, feeAsDiscount, fromUsd, viewSession, type SessionView } from './session-view.ts';
import { togetherSaves, type MethodAmounts } from './session-amounts.ts';
import type { Session } from './session.repository.ts';

type Asked = { readonly locale: Locale; readonly now: Date };

export const inWords = (words: Words, locale: Locale): string => words[locale] ?? words['en'] ?? '';

const toWireTotals = (totals: CheckoutTotals): Checkout['totals'] => ({
  subtotal: toWire(totals.subtotal),
  shipping: toWire(totals.shipping),
  delivery: toWire(totals.delivery),
  shipping_discount: toWire(totals.shippingDiscount),
  promotion: toWire(totals.promotion),
  balance: toWire(totals.balance),
  payment_fee: toWire(totals.paymentFee),
  total: toWire(totals.total),
});

type AnswerDeps = Pick<CheckoutDeps, 'db' | 'clients' | 'providers' | 'breaker' | 'tariffs'>;

/** The checkout as the browser receives it. */
export const answerCheckout = async (
  { db, clients, providers, breaker, tariffs }: AnswerDeps,
  session: Session,
  { locale, now }: Asked,
): Promise<Checkout> => {
  const view = await viewSession({ db, providers, breaker }, session, now);
  const { client_id: clientId, brand } = session;
  const [book, known, addresses, order, saved] = await Promise.all([
    tariffs.book(),
    findKnown(
      db,
      session.lines.map(({ productId }) => productId),
    ),
    clientId === null ? [] : clients.addressesOf(clientId),
    findOrder(db, session),
    savedByMethod({ db, providers }, { clientId, brand, now }),
  ]);
  const { amounts } = view;
  const saves = togetherSaves({ ...session, currency: view.currency }, book.couriersIn(session.country_id));
  const { shipping_method } = session;
  return {
    slug: session.slug,
    step: view.step,
    currency: view.currency,
    products: session.lines.map((line) => toProduct(line, known, locale)),
    shipping_fee: toWire(amounts[shipping_method].shipping),
    shipping_methods: { air: toWire(amounts.air.shipping), sea: toWire(amounts.sea.shipping) },
    shipping_discounts: { air: toWire(amounts.air.discount), sea: toWire(amounts.sea.discount) },
    breakdown: { air: toBreakdown(amounts.air), sea: toBreakdown(amounts.sea) },
    tier_based_shipping_discount: toWire(amounts[shipping_method].tierDiscount),
    together_saves: { air: toWire(saves.air), sea: toWire(saves.sea) },
    selected_shipping_method: shipping_method,
    country_id: session.country_id,
    ...delivery(view),
    payment_methods: view.methods.map((method) => ({
      ...toMethod(view, method, providers),
      ...savedOf(saved, method.provider),
    })),
    payments: payments(view, providers),
    payment_option: optionShown(session, providers),
    payment_means: session.means_id,
    saves_means: session.saves_means,
    balance_available: toWire(view.balanceAvailable),
    email: session.email,
    is_guest: session.client_id === null,
    address: session.address,
    company: companyToWire(session.company),
    client_addresses: [...addresses],
    promotion: view.promotion && {
      code: view.promotion.promotion.code,
      discount_amount: toWire(view.totals.promotion),
      promotion_type: view.promotion.promotion.type,
    },
    totals: order.totals ?? toWireTotals(view.totals),
    expiration: session.reserved_until && toStamp(session.reserved_until),
    reservation_error: session.reservation_error,
    changes: session.changes.map(({ variantId, names, kind, before, after }) => ({
      variant_id: variantId,
      name: inWords(names, locale),
      kind,
      before: kind === 'price_changed' ? toWire(before) : before,
      after: kind === 'price_changed' ? toWire(after) : after,
    })),
    order_id: order.id,
    payment_in_flight: order.payment && {
      reference: order.payment.reference,
      redirect_url: order.payment.redirect_url,
    },
  };
};

/** Information on goods before they are ordered, in addition to what the session locks. */
const findKnown = async (db: CheckoutDeps['db'], productIds: readonly number[]) => {
  const [facts, exceptions] = await Promise.all([
    findMainFacts(db, productIds),
    findReturnExceptions(db, productIds),
  ]);
  return { facts, exceptions };
};
type Known = Awaited<ReturnType<typeof findKnown>>;

const toProduct = (
  line: SnapshotLine,
  { facts, exceptions }: Known,
  locale: Locale,
): Checkout['products'][number] => {
  const name = inWords(line.names, locale);
  const price = toWire(line.price);
  return {
    id: line.lineId,
    product_id: line.productId,
    variant_id: line.variantId,
    slug: line.slug,
    name,
    manufacturer: line.manufacturer,
    image: { source: line.picture, alt: name },
    attributes: line.attributes.map((words) => inWords(words, locale)),
    facts: (facts.get(line.productId) ?? []).map(({ field, values }) => ({
      name: inWords(field, locale),
      value: values.map((words) => inWords(words, locale)).join(', '),
    })),
    return_exception: exceptions.get(line.productId) ?? null,
    quantity: line.quantity,
    max_quantity: line.maxQuantity,
    price,
    currentPrice: price,
    line_total: toWire(line.price * line.quantity),
    problem: null,
  };
};

const toBreakdown = (amounts: MethodAmounts) => ({
  total: toWire(amounts.breakdown.goods + amounts.shipping),
  days_from: amounts.daysFrom,
  days_to: amounts.daysTo,
  lines: BREAKDOWN_CODES.map((code) => ({ code, amount: toWire(amounts.breakdown[code]) })),
});

const delivery = (view: SessionView) => {
  const { session, couriers, courier } = view;
  const point = courier?.points.find(({ parcelshop_id }) => parcelshop_id === session.parcelshop_id) ?? null;
  return {
    delivery_fee: toWire(view.totals.delivery),
    local_delivery: couriers.length > 0,
    local_delivery_couriers: couriers.map(({ name, type, fee, points }) => ({
      name,
      local_delivery_type: type,
      delivery_fee: toWire(fromUsd(session)(fee)),
      has_pickup_points: points.length > 0 && type === 'pickup',
      pickup_points: type === 'pickup' ? [...points] : [],
    })),
    delivery_method: courierIndex(view),
    courier_info: courier && { name: courier.name, pickup_point: point },
  };
};

const toMethod = (
  { session, totals }: SessionView,
  method: SessionView['methods'][number],
  providers: CheckoutDeps['providers'],
): Checkout['payment_methods'][number] => {
  const fee = feeAsDiscount(session, method);
  const left = totals.total - totals.paymentFee;
  const provider = providers.get(method.provider);
  const feeAmount = left === 0 ? 0 : fee.type === 1 ? applyRateToCents(left, fee.rate) : fee.amount;
  const asked = { amount: left + feeAmount, currency: getCurrencyCode(session.currency_id) };
  return {
    id: method.provider,
    name: provider?.method.name ?? '',
    ...(provider && { provider: provider.provider }),
    fee: fee.type === 1 ? rateToWire(fee.rate * 100) : toWire(fee.amount),
    fee_type: fee.type,
    fee_amount: toWire(feeAmount),
    options: banksForCountry(provider?.options ?? [], findCountryById(session.country_id)?.code),
    ...fieldFor(provider, session.brand),
    ...foreignCharge(provider?.method, asked, session.amounts.rates),
  };
};

/** The client's saved cards of a method that saves them. */
const savedOf = (
  saved: Awaited<ReturnType<typeof savedByMethod>>,
  method: number,
): Pick<Checkout['payment_methods'][number], 'saved'> => {
  const cards = saved.get(method);
  return cards ? { saved: cards } : {};
};

const payments = (
  { totals, provider }: SessionView,
  providers: CheckoutDeps['providers'],
): Checkout['payments'] => [
  ...(totals.balance > 0
    ? [{ payment_processor_id: PAYMENT_PROVIDER.balance, type: 'balance', amount: toWire(totals.balance) }]
    : []),
  ...(totals.total > 0 && provider !== PAYMENT_PROVIDER.invalid
    ? [
        {
          payment_processor_id: provider,
          type: providers.get(provider)?.method.type ?? '',
          amount: toWire(totals.total),
        },
      ]
    : []),
];

/** A token is of use once, and only for the provider. */
const optionShown = (
  { payment_option: option, payment_provider: provider }: Session,
  providers: CheckoutDeps['providers'],
): string | null =>
  option !== null && providers.get(provider ?? PAYMENT_PROVIDER.invalid)?.field?.isToken(option)
    ? null
    : option;

type OrderSoFar = { id: number | null; totals: Checkout['totals'] | null; payment: Payment | null };

/** The amounts of a payment in flight do not change, whatever happens to the client's balance meanwhile. */
const findOrder = async (db: CheckoutDeps['db'], session: Session): Promise<OrderSoFar> => {
  const order = await db
    .selectFrom('quote')
    .innerJoin('payable', (join) =>
      join.onRef('payable.rel_id', '=', 'quote.id').on('payable.kind', '=', 'marketplace'),
    )
    .innerJoin('order_offer', 'order_offer.quote_id', 'quote.id')
    .innerJoin('marketplace_order', 'marketplace_order.quote_id', 'quote.id')
    .select(['quote.id', 'order_offer.totals', 'payable.id as payableId'])
    .where('marketplace_order.checkout_session_id', '=', session.id)
    .executeTakeFirst();
  if (!order) return { id: null, totals: null, payment: null };
  if (session.state !== 'placing') return { id: order.id, totals: null, payment: null };
  const payment = (await findInFlight(db, order.payableId)) ?? null;
  return { id: order.id, totals: storedTotalsToWire(order.totals), payment };
};
