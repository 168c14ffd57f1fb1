import type { Database } from '@shop/database';
import { balanceWorth, spendBalance, type BalanceUse } from '@shop/domain/checkout-balance';
import {
  CHECKOUT_STEP,
  firstIncompleteStep,
  NO_COURIER,
  type CheckoutStep,
} from '@shop/domain/checkout-step';
import { findCountryById } from '@shop/domain/countries';
import { CONVERSION_CURRENCY, getCurrencyCode, type CurrencyCode } from '@shop/domain/currencies';
import { freeBalance } from '@shop/domain/ledger';
import { convertToCents, rateOf, type ExchangeRates } from '@shop/domain/money';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { promotionDiscount, type Promotion } from '@shop/domain/promotion';
import { checkoutTotals, subtotalOf, type CheckoutTotals, type Discount } from '@shop/domain/totals';
import { findAccount, type Account } from '@shop/commerce-ledger';
import {
  findPaymentMethods,
  offersFor,
  type OfferDeps,
  type PaymentMethodOffer,
} from '@shop/commerce-payments';
import { countUses, findPromotion } from './promotions/promotions.module.ts';
import { findCouriers, type CourierOffer } from '@shop/commerce-tariff';
import { quoteSession, type SessionAmounts } from './session-amounts.ts';
import type { Session } from './session.repository.ts';

/** A session with the data that its amounts depend on, and the amounts. */
export type SessionView = {
  readonly session: Session;
  readonly currency: CurrencyCode;
  readonly couriers: readonly CourierOffer[];
  readonly courier: CourierOffer | null;
  readonly methods: readonly PaymentMethodOffer[];
  readonly promotion: { readonly promotion: Promotion; readonly discount: Discount } | null;
  /** Shipping by both methods, with the promotion. */
  readonly amounts: SessionAmounts;
  /** The client's free balance in the session's currency. */
  readonly balanceAvailable: number;
  readonly balance: BalanceUse;
  /** The balance when it covers everything, else the chosen method; -1 without a choice. */
  readonly provider: number;
  readonly totals: CheckoutTotals;
  readonly step: CheckoutStep;
};

export const currencyOf = (session: Pick<Session, 'currency_id'>): CurrencyCode =>
  getCurrencyCode(session.currency_id);

export const fromUsd =
  (session: Session) =>
  (amount: number): number =>
    convertToCents(amount, CONVERSION_CURRENCY, currencyOf(session), session.amounts.rates);

export const viewSession = async (known: OfferDeps, session: Session, now: Date): Promise<SessionView> => {
  const { db } = known;
  const { country_id, brand } = session;
  const [couriers, offers, promotion, account] = await Promise.all([
    findCouriers(db, country_id, session.amounts.weightG),
    findPaymentMethods(known, brand),
    viewPromotion(db, session, now),
    session.client_id === null ? undefined : findAccount(db, session.client_id),
  ]);
  const currency = currencyOf(session);
  const courier = couriers.find(({ id }) => id === session.courier_id) ?? null;
  const discount = promotion?.discount ?? null;
  const amounts = quoteSession({ ...session, currency, promotion: discount });
  const money = viewBalance(account, currency, session.amounts.rates);
  const { balanceAvailable } = money;
  const sums = {
    lines: session.lines,
    shipping: amounts[session.shipping_method].shipping,
    shippingDiscount: amounts[session.shipping_method].discount,
    delivery: fromUsd(session)(courier?.fee ?? leastFee(couriers)),
    promotion: discount,
    balance: session.use_balance ? balanceAvailable : 0,
  };
  const { total: amount } = checkoutTotals({ ...sums, paymentFee: null });
  const country = findCountryById(country_id)?.code;
  const methods = offersFor(offers, { amount, currency, country });
  const totals = checkoutTotals({ ...sums, paymentFee: feeOf(session, methods) });
  const isCovered = totals.balance > 0 && totals.total === 0;
  const provider = isCovered ? PAYMENT_PROVIDER.balance : chosenOf(session, methods);
  return {
    session,
    currency,
    couriers,
    courier,
    methods,
    promotion,
    amounts,
    balanceAvailable,
    balance: spendBalance(money.free, totals.balance, money.rates),
    provider,
    totals,
    step: isSoldOut(session) ? CHECKOUT_STEP.shipping : stepOf(session, couriers, courier, provider),
  };
};

/** The delivery fee until a courier is chosen; 0 where the carrier itself delivers to the door. */
export const leastFee = (couriers: readonly CourierOffer[]): number =>
  couriers.length === 0 ? 0 : Math.min(...couriers.map(({ fee }) => fee));

/** A balance is kept in the brand's currency and used in the session's, at the session's rates. */
const viewBalance = (account: Account | undefined, currency: CurrencyCode, known: ExchangeRates) => {
  const ledgerCurrency = account ? getCurrencyCode(account.currencyId) : currency;
  const rates = { ledger: rateOf(known, ledgerCurrency), order: rateOf(known, currency) };
  const free = account ? freeBalance(account) : 0;
  return { free, rates, balanceAvailable: balanceWorth(free, rates) };
};

/** A method that is no longer offered, or not for this sum, counts as not chosen. */
const chosenOf = (session: Session, methods: readonly PaymentMethodOffer[]): number =>
  methods.some(({ provider }) => provider === session.payment_provider)
    ? session.payment_provider
    : PAYMENT_PROVIDER.invalid;

export const feeAsDiscount = (session: Session, method: PaymentMethodOffer): Discount =>
  method.fee_type === 1 ? { type: 1, rate: method.fee } : { type: 0, amount: fromUsd(session)(method.fee) };

const feeOf = (session: Session, methods: readonly PaymentMethodOffer[]): Discount | null => {
  const method = methods.find(({ provider }) => provider === session.payment_provider);
  return method ? feeAsDiscount(session, method) : null;
};

const viewPromotion = async (
  db: Database,
  session: Session,
  now: Date,
): Promise<SessionView['promotion']> => {
  if (session.promotion_id === null) return null;
  const promotion = await findPromotion(db, session.promotion_id);
  if (!promotion) return null;
  const discount = await discountFor(db, session, promotion, now);
  return discount.ok ? { promotion, discount: discount.value } : null;
};

export const discountFor = async (
  db: Database,
  session: Session,
  promotion: Promotion,
  now: Date,
  exceptQuote = 0,
) => {
  const uses = await countUses(
    db,
    promotion.id,
    { clientId: session.client_id, email: session.email },
    exceptQuote,
  );
  const subtotal = subtotalOf(session.lines);
  return promotionDiscount(promotion, { now, subtotal, fromUsd: fromUsd(session), ...uses });
};

/** The delivery is known, but no piece could be reserved for it. */
const isSoldOut = ({ state, address, reserved_until }: Session): boolean =>
  state === 'live' && address !== null && reserved_until === null;

const stepOf = (
  session: Session,
  couriers: readonly CourierOffer[],
  courier: CourierOffer | null,
  provider: number,
): CheckoutStep =>
  firstIncompleteStep({
    hasAddress: session.address !== null,
    hasEmail: session.email !== null,
    needsCourier: couriers.length > 0,
    hasCourier: courier !== null,
    courierNeedsPickupPoint: courier?.type === 'pickup',
    hasPickupPoint:
      courier?.points.some(({ parcelshop_id }) => parcelshop_id === session.parcelshop_id) ?? false,
    paymentProvider: provider,
  });

/** The API identifies couriers by their index in the list. */
export const courierIndex = ({ couriers, courier }: SessionView): number =>
  courier ? couriers.indexOf(courier) : NO_COURIER;
