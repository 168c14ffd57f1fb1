import type { PaymentBegun } from '@shop/contracts';
import { findCurrencyById, isInFlight } from '@shop/domain';
import { conflict } from '../../platform/problem.ts';
import type { Locale } from '../../platform/shop-brand.ts';
import { ProviderSilent, within, type StartedPayment } from '../providers/providers.module.ts';
import type { AskDeps } from './ask-provider.ts';
import type { Payment } from './payable-kind.ts';
import { keepStarted } from './payments.repository.ts';
import { settle } from './settle.ts';

/** What the provider shows and where the shopper comes back to. */
export type Paying = {
  readonly successSlug: string;
  /** What is paid for, as the provider names it to the shopper. */
  readonly description: string;
  readonly shopName: string;
  readonly locale: Locale;
};

type Begun = Omit<PaymentBegun, 'status'>;

/**
 * Goes on with a payment from wherever it stands: not yet told to its provider, waiting on the provider's
 * page, or over. Called again with the same payment it leads to the same place.
 */
export const goOnPaying = async (deps: AskDeps, payment: Payment, paying: Paying): Promise<Begun> => {
  if (!isInFlight(payment.state)) return outcomeOf(paying, payment);
  if (payment.redirect_url !== null) return outcomeOf(paying, payment);
  const started = await startPayment(deps, payment, paying);
  if (!started) return outcomeOf(paying, payment);
  deps.crash('after-provider-start');
  if (started.state === 'failed' || started.state === 'cancelled' || started.state === 'captured') {
    const { payment: settled } = await settle(deps, started);
    return outcomeOf(paying, settled ?? payment);
  }
  const kept = await keepStarted(deps.db, payment.id, started.ref, started.redirectUrl);
  deps.crash('after-start-kept');
  return outcomeOf(paying, kept);
};

const outcomeOf = ({ successSlug }: Paying, payment: Payment): Begun => {
  const begun = { success_slug: successSlug, payment_reference: payment.reference };
  if (payment.state === 'captured') return { ...begun, state: 'paid', redirect_url: null };
  if (!isInFlight(payment.state)) throw conflict('checkout.payment_failed');
  return payment.redirect_url === null
    ? { ...begun, state: 'pending', redirect_url: null }
    : { ...begun, state: 'redirect', redirect_url: payment.redirect_url };
};

/** Null when the provider stayed silent: then the reconciler finds out what became of it. */
const startPayment = async (
  { providers, patience }: AskDeps,
  payment: Payment,
  { description, shopName, locale }: Paying,
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
        description,
        shopName,
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
