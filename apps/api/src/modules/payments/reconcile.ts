import type { Payment } from './payable-kind.ts';
import { ask, refresh, type AskDeps } from './ask-provider.ts';
import { takeToAsk } from './payments.repository.ts';
import { settle } from './settle.ts';

export type ReconcileDeps = AskDeps & {
  /** Milliseconds after which an attempt that the shopper was never sent on with is given up. */
  readonly orphanMs: number;
  /** Milliseconds that a silent provider is waited for after the payment's own end. */
  readonly graceMs: number;
  /** Milliseconds between two questions about one payment. */
  readonly quietMs: number;
};

/** What to ask next: after its end, or when nobody was ever sent to pay it, a payment is closed, not awaited. */
const questionFor = (payment: Payment, now: Date, orphanMs: number) => {
  if (payment.state === 'refund_due') return 'refund' as const;
  const age = now.getTime() - payment.created_at.getTime();
  const isOrphan = payment.redirect_url === null && age > orphanMs;
  return isOrphan || now > payment.deadline ? ('cancel' as const) : ('status' as const);
};

const reconcileOne = async (deps: ReconcileDeps, payment: Payment): Promise<void> => {
  const now = deps.clock();
  const question = questionFor(payment, now, deps.orphanMs);
  if (question !== 'cancel') {
    await refresh(deps, payment, question);
    return;
  }
  const report = await ask(deps, payment, 'cancel');
  const isOverdue = now.getTime() > payment.deadline.getTime() + deps.graceMs;
  if (report && !(isOverdue && report.state === 'processing')) {
    await settle(deps, report);
  } else if (isOverdue) {
    // Money that arrives after this is owed back by the same reconciler.
    await settle(deps, {
      reference: payment.reference,
      ref: payment.provider_ref,
      state: 'cancelled',
      amount: payment.amount,
      currency: payment.currency_id === 1 ? 'EUR' : 'USD',
      reason: 'provider_silent',
    });
  }
};

/** Asks providers, with the keys of our own books, about every payment that is neither paid nor released. */
export const reconcile = async (deps: ReconcileDeps): Promise<number> => {
  const payments = await takeToAsk(deps.db, deps.clock(), deps.quietMs);
  for (const payment of payments) await reconcileOne(deps, payment);
  return payments.length;
};
