import type { PaymentMeans } from '@shop/domain/saved-means';
import { isInFlight } from '@shop/domain/payment-state';
import type { Breaker } from './breaker.ts';
import {
  KeyRefused,
  within,
  type PaymentAdapter,
  type PaymentAdapters,
  type ProviderReport,
  type RefundReport,
} from './providers/providers.module.ts';
import { paymentAt } from './charge.ts';
import type { Payment } from './payable-kind.ts';
import type { ProviderLog, ProviderQuestion } from './provider-log.ts';
import { settle, type SettleDeps, type SettleOutcome } from './settle.ts';
import { silenceOf } from './silence.ts';

export type AskDeps = SettleDeps & {
  /** What a payment has to do with saved cards, asked before its provider is called; nothing without it. */
  readonly meansOf?: MeansOf;
  readonly providers: PaymentAdapters;
  /** Milliseconds that one call of a provider may take. */
  readonly patience: number;
  readonly providerLog: ProviderLog;
  readonly breaker: Breaker;
};

export type MeansOf = (payment: Payment, adapter: PaymentAdapter) => Promise<PaymentMeans | null>;

type Asking = Pick<AskDeps, 'patience' | 'providerLog' | 'breaker'>;

type Question = Exclude<ProviderQuestion, 'start'>;

/** A silent provider is asked again; a defect is logged and, if it persists, goes to staff. */
export type Answered<Report> =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'silent' }
  | { readonly kind: 'defect'; readonly error: unknown };

/** One call of a provider. It never raises: silence and defects are distinguished and logged. */
export const callProvider = async <Report extends ProviderReport>(
  { patience, providerLog, breaker }: Asking,
  payment: Payment,
  question: ProviderQuestion,
  call: () => Promise<Report>,
): Promise<Answered<Report>> => {
  const asking = question === 'start' ? 'start' : 'question';
  // To others the payment looks as if the provider were silent: the reconciler asks about it.
  if (question === 'start' && !breaker.admit(payment.provider)) return { kind: 'silent' };
  try {
    const report = await within(patience, Promise.resolve().then(call));
    assertReport(payment, report);
    breaker.answered(payment.provider, asking);
    return { kind: 'report', report };
  } catch (error) {
    const sign = silenceOf(error);
    if (sign) {
      breaker.silent(payment.provider, asking);
      providerLog.silent({ payment, question }, sign);
      return { kind: 'silent' };
    }
    if (error instanceof KeyRefused && question === 'start') breaker.keyRefused(payment.provider);
    else breaker.answered(payment.provider, asking);
    providerLog.defect({ payment, question }, error);
    return { kind: 'defect', error };
  }
};

/** An answer about another payment, or with an invalid amount, must not be booked. */
const assertReport = ({ reference }: Payment, report: ProviderReport): void => {
  if (report.reference !== reference) throw new Error(`the provider answered about another payment`);
  const { money } = report;
  const amounts = money ? [money.amount, money.refunded ?? 0, money.fee ?? 0] : [];
  if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)) {
    throw new Error('the provider’s answer holds an amount that is none');
  }
};

/** The remaining sum to refund. The key changes with the sum refunded before, so each refund has its own. */
export const restOf = ({ reference, charged_amount, captured_amount, refunded_amount }: Payment) => ({
  amount: (captured_amount ?? charged_amount) - refunded_amount,
  key: `${reference}:back:${refunded_amount}`,
});

export const ask = async (
  deps: Asking & Pick<AskDeps, 'providers'>,
  payment: Payment,
  question: Question,
): Promise<Answered<RefundReport>> =>
  callProvider(deps, payment, question, async (): Promise<RefundReport> => {
    const provider = deps.providers.get(payment.provider);
    if (!provider) throw new Error(`no provider ${payment.provider}`);
    const at = paymentAt(payment);
    if (question === 'refund') return provider.refund(payment.reference, at, restOf(payment));
    return provider[question](payment.reference, at);
  });

/** Asks for a payment's state and applies the answer; without an answer nothing changes. */
export const refresh = async (
  deps: AskDeps,
  payment: Payment,
  question: Question,
): Promise<SettleOutcome> => {
  const answered = await ask(deps, payment, question);
  if (answered.kind !== 'report') return { kind: 'ignored', payment };
  return settle(deps, answered.report);
};

/**
 * Ends an attempt that the shopper left. True when another attempt may begin; a paid or pending payment is
 * unchanged.
 */
export const abandon = async (deps: AskDeps, payment: Payment): Promise<boolean> => {
  const { payment: after = payment } = await refresh(deps, payment, 'cancel');
  return !isInFlight(after.state) && after.booked_at === null;
};
