import type { Place, Placed } from '@shop/contracts';
import { findCurrencyById, isInFlight, orderNumber } from '@shop/domain';
import { conflict } from '../../platform/problem.ts';
import type { Locale, ShopBrand } from '../../platform/shop-brand.ts';
import { findPaymentByKey, keepStarted, settle, type Payment } from '../payments/payments.module.ts';
import { ProviderSilent, within, type StartedPayment } from '../providers/providers.module.ts';
import { leavePayment, type Whose } from './change-session.ts';
import type { CheckoutDeps } from './checkout.ports.ts';
import { getOwnSession, mustGoOn } from './session-guards.ts';
import type { Session } from './session.repository.ts';
import { changed, writeIntent } from './write-intent.ts';

type Given = Whose & {
  readonly brand: ShopBrand;
  readonly locale: Locale;
  readonly key: string;
  readonly body: Place;
};

type PlacedOrder = Omit<Placed, 'status'>;

/**
 * Places the order and has it paid. Everything that must not be lost is written before the provider is
 * called, and the provider is called with a key that stands in our books: whoever comes back after a crash,
 * the visitor with the same key or the reconciler, goes on where this stopped.
 */
export const placeOrder = async (deps: CheckoutDeps, given: Given): Promise<PlacedOrder> => {
  const { slug, visitor, now, key, body } = given;
  const session = await getOwnSession(deps.db, slug, visitor);
  const paymentKey = `${slug}:${key}`;
  const earlier = await findPaymentByKey(deps.db, paymentKey);
  if (earlier) return goOn(deps, given, session, earlier);
  await mustGoOn(deps.db, session, now);
  if (session.state === 'placing') await leavePayment(deps, session);
  await deps.tariffs.ratesAt(now);
  deps.crash('before-intent');
  const intent = await deps.db
    .transaction()
    .execute((tx) =>
      writeIntent(deps, tx, session.id, { now, paymentKey, expectedTotal: body.expected_total }),
    );
  if (intent.kind === 'changed') throw changed();
  deps.crash('after-intent');
  return goOn(deps, given, session, intent.payment);
};

const goOn = async (
  deps: CheckoutDeps,
  given: Given,
  session: Session,
  payment: Payment,
): Promise<PlacedOrder> => {
  if (!isInFlight(payment.state)) return outcomeOf(session, payment);
  if (payment.redirect_url !== null) return outcomeOf(session, payment);
  const started = await startPayment(deps, given, session, payment);
  if (!started) return outcomeOf(session, payment);
  deps.crash('after-provider-start');
  if (started.state === 'failed' || started.state === 'cancelled' || started.state === 'captured') {
    const { payment: settled } = await settle(deps, started);
    return outcomeOf(session, settled ?? payment);
  }
  const kept = await keepStarted(deps.db, payment.id, started.ref, started.redirectUrl);
  deps.crash('after-start-kept');
  return outcomeOf(session, kept);
};

const outcomeOf = (session: Session, payment: Payment): PlacedOrder => {
  const order = {
    order_id: payment.quote_id ?? 0,
    success_slug: session.slug,
    payment_reference: payment.reference,
  };
  if (payment.state === 'captured') return { ...order, state: 'paid', redirect_url: null };
  if (!isInFlight(payment.state)) throw conflict('checkout.payment_failed');
  return payment.redirect_url === null
    ? { ...order, state: 'pending', redirect_url: null }
    : { ...order, state: 'redirect', redirect_url: payment.redirect_url };
};

/** Null when the provider stayed silent: then the reconciler finds out what became of it. */
const startPayment = async (
  { providers, patience }: CheckoutDeps,
  { brand, locale }: Given,
  session: Session,
  payment: Payment,
): Promise<StartedPayment | null> => {
  const provider = providers.get(payment.provider);
  if (!provider) throw new Error(`no provider ${payment.provider}`);
  const back = (page: 'accept' | 'decline') => `/${locale}/payment/${page}?payment=${payment.reference}`;
  try {
    return await within(
      patience,
      provider.start({
        reference: payment.reference,
        amount: payment.amount,
        currency: findCurrencyById(payment.currency_id)?.code ?? 'EUR',
        option: payment.option,
        description: orderNumber('marketplace', payment.quote_id ?? 0),
        shopName: brand.name,
        locale,
        returnUrl: back('accept'),
        declineUrl: back('decline'),
        expiresAt: payment.deadline,
      }),
    );
  } catch (error) {
    if (error instanceof ProviderSilent) return null;
    throw error;
  }
};
