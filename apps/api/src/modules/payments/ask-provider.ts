import { isInFlight } from '@shop/domain';
import {
  ProviderSilent,
  within,
  type PaymentProviders,
  type ProviderReport,
} from '../providers/providers.module.ts';
import type { Payment } from './payable-kind.ts';
import { settle, type SettleDeps, type SettleOutcome } from './settle.ts';

export type AskDeps = SettleDeps & {
  readonly providers: PaymentProviders;
  /** Milliseconds that one call of a provider may take. */
  readonly patience: number;
};

type Question = 'status' | 'cancel' | 'refund';

/** The provider's answer, or null when it gave none in time. */
export const ask = async (
  { providers, patience }: AskDeps,
  payment: Payment,
  question: Question,
): Promise<ProviderReport | null> => {
  const provider = providers.get(payment.provider);
  if (!provider) return null;
  try {
    return await within(patience, provider[question](payment.reference));
  } catch (error) {
    if (error instanceof ProviderSilent || isNetworkFailure(error)) return null;
    throw error;
  }
};

const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('E'));

/** Asks how a payment stands and applies the answer; without an answer nothing changes. */
export const refresh = async (
  deps: AskDeps,
  payment: Payment,
  question: Question,
): Promise<SettleOutcome> => {
  const report = await ask(deps, payment, question);
  if (!report) return { kind: 'ignored', payment };
  return settle(deps, report);
};

/**
 * Ends an attempt that the shopper walked away from. True when the way is free for another one;
 * a payment that turns out to be paid, or on its way, is left as it is.
 */
export const abandon = async (deps: AskDeps, payment: Payment): Promise<boolean> => {
  const { payment: after = payment } = await refresh(deps, payment, 'cancel');
  return !isInFlight(after.state) && after.state !== 'captured';
};
