import type { PaymentBegun } from '@shop/contracts/payables';
import { getCurrencyCode } from '@shop/domain/currencies';
import { isInFlight, type ReportedState } from '@shop/domain/payment-state';
import { isRefusalReason } from '@shop/domain/refusal-reason';
import { conflict } from '@shop/commerce-kit/problem';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { KeyRefused, type Buyer, type StartedPayment } from './providers/providers.module.ts';
import { ask, callProvider, type AskDeps } from './ask-provider.ts';
import type { Payment } from './payable-kind.ts';
import { keepStarted } from './payments.repository.ts';
import { settle } from './settle.ts';

/** What the provider shows, and where it sends the shopper back to. */
export type Paying = {
  readonly successSlug: string;
  /** The name of the payable on the provider's page. */
  readonly description: string;
  readonly brand: Pick<ShopBrand, 'name' | 'appUrl'>;
  readonly locale: Locale;
  readonly buyer: Buyer;
};

const OPEN_STATES: readonly ReportedState[] = ['unknown', 'open', 'processing', 'authorised'];

type Begun = Omit<PaymentBegun, 'status'>;

/**
 * Continues a payment from any state: not yet sent to its provider, waiting on the provider's page, or over. Repeated
 * with the same payment it has the same result.
 */
export const goOnPaying = async (deps: AskDeps, payment: Payment, paying: Paying): Promise<Begun> => {
  if (!isInFlight(payment.state)) return outcomeOf(paying, payment);
  if (payment.redirect_url !== null) return outcomeOf(paying, payment);
  const started = await startPayment(deps, payment, paying);
  if (!started) return outcomeOf(paying, payment);
  deps.crash('after-provider-start');
  if (!OPEN_STATES.includes(started.state)) {
    const { payment: settled } = await settle(deps, started);
    return outcomeOf(paying, settled ?? payment);
  }
  const kept = await keepStarted(deps.db, payment.id, started.ref, started.redirectUrl);
  deps.crash('after-start-kept');
  return outcomeOf(paying, kept);
};

const failed = ({ reason }: Payment) =>
  conflict('checkout.payment_failed', isRefusalReason(reason) ? { payment: [reason] } : {});

const outcomeOf = ({ successSlug }: Paying, payment: Payment): Begun => {
  const begun = { success_slug: successSlug, payment_reference: payment.reference };
  if (payment.booked_at !== null) return { ...begun, state: 'paid', redirect_url: null };
  if (payment.state === 'in_review') return { ...begun, state: 'pending', redirect_url: null };
  if (!isInFlight(payment.state)) throw failed(payment);
  return payment.redirect_url === null
    ? { ...begun, state: 'pending', redirect_url: null }
    : { ...begun, state: 'redirect', redirect_url: payment.redirect_url };
};

/** Null without a usable answer: then the reconciler finds out what happened. */
const startPayment = async (
  deps: AskDeps,
  payment: Payment,
  { description, brand, locale, buyer }: Paying,
): Promise<StartedPayment | null> => {
  const provider = deps.providers.get(payment.provider);
  if (!provider) throw new Error(`no provider ${payment.provider}`);
  const back = (page: 'accept' | 'decline') =>
    `${brand.appUrl}/${locale}/payment/${page}?payment=${payment.reference}`;
  const answered = await callProvider(deps, payment, 'start', async () => {
    const means = (await deps.meansOf?.(payment, provider)) ?? null;
    return provider.start({
      reference: payment.reference,
      brand: payment.brand,
      amount: payment.charged_amount,
      currency: getCurrencyCode(payment.charged_currency_id),
      buyer,
      option: payment.option,
      means,
      description,
      shopName: brand.name,
      locale,
      returnUrl: back('accept'),
      declineUrl: back('decline'),
      expiresAt: payment.deadline,
    });
  });
  if (answered.kind === 'defect' && answered.error instanceof KeyRefused) return withdraw(deps, payment);
  return answered.kind === 'report' ? answered.report : null;
};

/**
 * Ends a payment that the provider did not begin because it refuses the shop's key, so that the shopper can choose
 * another method at once. Null if an earlier start may have reached the provider.
 */
const withdraw = async (deps: AskDeps, payment: Payment): Promise<StartedPayment | null> => {
  const answered = await ask(deps, payment, 'cancel');
  return answered.kind === 'report' && answered.report.state === 'cancelled'
    ? { ...answered.report, reason: 'provider_down', redirectUrl: null }
    : null;
};
