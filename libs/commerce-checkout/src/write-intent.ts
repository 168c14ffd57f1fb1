import { toJson, type KeptAddress, type Transaction } from '@shop/database';
import { holdUntil } from '@shop/domain/holds';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { fromWire } from '@shop/domain/wire-amount';
import { conflict, invalid } from '@shop/commerce-kit/problem';
import { holdFor } from '@shop/commerce-ledger';
import {
  pickupPointName,
  toStoredTotals,
  writeOrder,
  type NewOrder,
  type NewOrderLine,
} from '@shop/commerce-orders';
import {
  chargeColumns,
  chargeOf,
  insertPayment,
  openPayable,
  payAtOnce,
  paymentInFlight,
  type Payment,
} from '@shop/commerce-payments';
import { wishToSave } from '@shop/commerce-saved-means';
import { keepUse, lockPromotion } from './promotions/promotions.module.ts';
import { holdReservation, reserveLines } from '@shop/commerce-stock';
import type { Book } from '@shop/commerce-tariff';
import type { CheckoutDeps } from './checkout.ports.ts';
import { holdOfSession } from './hold-of-session.ts';
import { repriceSession, snapshotColumns, soldOutColumns } from './reprice-session.ts';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { assertGoesOn } from './session-guards.ts';
import { fromUsd, leastFee, viewSession, type SessionView } from './session-view.ts';
import { lockSession, updateSession, type Session } from './session.repository.ts';
import type { Snapshot } from './snapshot.ts';

type PlaceRequest = {
  readonly now: Date;
  /** Read before the transaction. */
  readonly book: Book;
  /** The network place that holds the pieces. */
  readonly place: string;
  /** The visitor's key, made unique to this session. */
  readonly paymentKey: string;
  /** The total on the button, in the API's units. */
  readonly expectedTotal: number;
};

type Intent =
  | { readonly kind: 'written'; readonly payment: Payment }
  /** Price or stock changed; the session stores the changes to show. */
  | { readonly kind: 'changed' };

export const changed = () => conflict('checkout.changed');
/** The chosen provider is down for a while: everything is kept, and another can be chosen. */
const providerDown = () => conflict('checkout.provider_down');

/**
 * Writes, in one transaction and before the provider is called, all that is needed to finish or to undo the purchase:
 * the order, the payment with its key, the pieces and the balance held for it.
 */
export const writeIntent = async (
  deps: CheckoutDeps,
  tx: Transaction,
  sessionId: number,
  request: PlaceRequest,
): Promise<Intent> => {
  const { now } = request;
  const session = await lockSession(tx, sessionId);
  if (session.state === 'placing') throw paymentInFlight();
  assertGoesOn(session, now);
  if (!(await isUnchanged(tx, session, request))) return { kind: 'changed' };
  const view = await viewWithPromotion(deps, tx, session, now);
  const { address } = session;
  if (!deps.breaker.takes(session.payment_provider)) throw providerDown();
  if (view.step !== 5 || address === null) throw conflict('checkout.incomplete');
  if (view.totals.total !== toAmount(request.expectedTotal)) throw changed();
  await holdReservation(tx, session.id);
  const payment = await writeRows(deps, tx, { ...view, address }, request);
  await holdBalance(tx, view);
  await updateSession(tx, session.id, { state: 'placing' });
  deps.crash('inside-intent');
  if (payment.provider !== PAYMENT_PROVIDER.balance) return { kind: 'written', payment };
  return { kind: 'written', payment: await payAtOnce(deps, tx, payment) };
};

/** All steps are done, so there is an address. */
type CompleteView = SessionView & { readonly address: KeptAddress };

const toAmount = (decimal: number): number => {
  try {
    return fromWire(decimal);
  } catch {
    throw invalid({ expected_total: ['not_an_amount'] });
  }
};

/** Checks price and stock once more and takes the pieces; the locked rate and shipping stay as shown. */
const isUnchanged = async (
  tx: Transaction,
  session: Session,
  { now, book, place }: Pick<PlaceRequest, 'now' | 'book' | 'place'>,
): Promise<boolean> => {
  const holder = { sessionId: session.id, place };
  const until = holdUntil(holdOfSession(session, now), now);
  for (let look = 0; look < 2; look += 1) {
    const snapshot = await repriceSession(book, tx, session, { now, place: holder.place });
    if (!snapshot) throw conflict('checkout.incomplete');
    if (snapshot.changes.length > 0) {
      await keepChanges(tx, session, snapshot);
      await reserveLines(tx, holder, snapshot.lines, { until, now });
      return false;
    }
    const short = await reserveLines(tx, holder, session.lines, { until, now });
    if (short.length === 0) return true;
  }
  throw new Error('stock changed under its own lock');
};

/** Sold-out lines stay visible when there are no others. */
const keepChanges = (tx: Transaction, session: Session, snapshot: Snapshot) =>
  updateSession(
    tx,
    session.id,
    snapshot.lines.length > 0 ? snapshotColumns(snapshot, session.currency_id) : soldOutColumns(snapshot),
  );

/** The last uses of a limited code are granted one at a time. */
const viewWithPromotion = async (
  { providers, breaker }: Pick<CheckoutDeps, 'providers' | 'breaker'>,
  tx: Transaction,
  session: Session,
  now: Date,
): Promise<SessionView> => {
  if (session.promotion_id !== null) await lockPromotion(tx, session.promotion_id);
  return viewSession({ db: tx, providers, breaker }, session, now);
};

const holdBalance = async (tx: Transaction, { session, balance }: SessionView): Promise<void> => {
  if (balance.taken === 0 || session.client_id === null) return;
  const held = await holdFor(tx, session.client_id, session.currency_id, balance.taken);
  if (!held.ok) throw changed();
};

const writeRows = async (
  { paymentWindowMs, providers }: CheckoutDeps,
  tx: Transaction,
  view: CompleteView,
  { now, paymentKey }: PlaceRequest,
): Promise<Payment> => {
  const { session, totals } = view;
  const owner = { brand: session.brand, visitor_id: session.visitor_id, client_id: session.client_id };
  const quoteId = await writeOrder(tx, orderOf(view), orderLinesOf(session));
  const payableId = await openPayable(tx, {
    ...owner,
    slug: session.slug,
    kind: 'marketplace',
    rel_id: quoteId,
    amount: totals.total,
    currency_id: session.currency_id,
  });
  if (view.promotion) {
    const { client_id: clientId, email } = session;
    await keepUse(tx, { promotionId: view.promotion.promotion.id, quoteId, clientId, email: email ?? '' });
  }
  const provider = totals.total === 0 ? PAYMENT_PROVIDER.balance : view.provider;
  const payment = await insertPayment(tx, {
    reference: secretSlug(),
    payable_id: payableId,
    quote_id: quoteId,
    checkout_session_id: session.id,
    idempotency_key: paymentKey,
    provider,
    option: session.payment_option,
    means_id: provider === session.payment_provider ? session.means_id : null,
    brand: session.brand,
    amount: totals.total,
    currency_id: session.currency_id,
    ...chargeColumns(
      chargeOf(
        providers.get(provider)?.method,
        { amount: totals.total, currency: view.currency },
        session.amounts.rates,
      ),
    ),
    fee: totals.paymentFee,
    balance_amount: totals.balance,
    balance_taken: view.balance.taken,
    deadline: new Date(now.getTime() + paymentWindowMs),
    created_at: now,
  });
  if (session.saves_means && provider === session.payment_provider) await wishToSave(tx, payment.id);
  return payment;
};

const orderOf = ({
  session,
  address,
  totals,
  courier,
  couriers,
  promotion,
  amounts,
}: CompleteView): NewOrder => ({
  order: {
    slug: session.slug,
    kind: 'marketplace',
    brand: session.brand,
    visitor_id: session.visitor_id,
    client_id: session.client_id,
    state: 'accepted',
    language: session.language,
    email: session.email ?? '',
    currency_id: session.currency_id,
    balance_used: totals.balance,
    payment_fee: totals.paymentFee,
    total: totals.total,
  },
  offer: {
    rate: session.rate,
    totals: toJson(
      toStoredTotals(totals, {
        ...amounts[session.shipping_method],
        leastDelivery: fromUsd(session)(leastFee(couriers)),
      }),
    ),
    shipping_method: session.shipping_method,
    delivery_choice: toJson({
      courier: courier?.name ?? null,
      pickup_point: chosenPoint(courier, session.parcelshop_id),
    }),
    address: toJson(address),
    country_id: session.country_id,
  },
  company: session.company,
  made: { checkout_session_id: session.id, promotion_id: promotion?.promotion.id ?? null },
});

const chosenPoint = (courier: SessionView['courier'], id: string | null): string | null => {
  const point = courier?.points.find(({ parcelshop_id }) => parcelshop_id === id);
  return point ? pickupPointName(point) : null;
};

const orderLinesOf = (session: Session): NewOrderLine[] =>
  session.lines.map((line) => ({
    product_id: line.productId,
    variant_id: line.variantId,
    sku: line.sku,
    slug: line.slug,
    names: toJson(line.names),
    variant_names: toJson(line.attributes),
    picture: line.picture,
    quantity: line.quantity,
    unit_price: line.price,
    unit_price_usd: line.priceUsd,
    line_total: line.price * line.quantity,
    details: toJson({ manufacturer: line.manufacturer, tariff_line: line.tariffLine }),
  }));
