import { inParallel } from '@shop/commerce-kit/in-parallel';
import { giveRefunds } from './give-refunds.ts';
import { ask, restOf, type AskDeps } from './ask-provider.ts';
import { noteDefect, noteSound } from './defects.ts';
import type { Payment } from './payable-kind.ts';
import { takeToAsk } from './payments.repository.ts';
import { noteRefused } from './refund-failed.ts';
import { settle } from './settle.ts';

export type ReconcileDeps = AskDeps & {
  /** Milliseconds after which an attempt is given up whose shopper was never sent to the provider. */
  readonly orphanMs: number;
  /** Milliseconds to wait for a silent provider after the payment's own end. */
  readonly graceMs: number;
  /** Milliseconds between two status requests for one payment. */
  readonly quietMs: number;
};

/** How many payments are queried at once, so that a silent provider does not delay the others. */
const AT_ONCE = 8;

/**
 * The next question: a payment after its end, or whose shopper was never sent to the provider, is cancelled instead of
 * queried.
 */
const questionFor = (payment: Payment, now: Date, orphanMs: number) => {
  if (payment.state === 'refund_due') return 'refund' as const;
  const age = now.getTime() - payment.created_at.getTime();
  const isOrphan = payment.redirect_url === null && age > orphanMs;
  return isOrphan || now > payment.deadline ? ('cancel' as const) : ('status' as const);
};

const reconcileOne = async (deps: ReconcileDeps, payment: Payment): Promise<void> => {
  const now = deps.clock();
  const question = questionFor(payment, now, deps.orphanMs);
  const answered = await ask(deps, payment, question);
  if (answered.kind === 'defect') {
    await noteDefect(deps, payment);
    return;
  }
  const isOverdue = question === 'cancel' && now.getTime() > payment.deadline.getTime() + deps.graceMs;
  const report = answered.kind === 'report' ? answered.report : null;
  if (isOverdue && (!report || report.state === 'processing')) await giveUp(deps, payment);
  else if (report) await settle(deps, report);
  if (report?.refused !== undefined) {
    await noteRefused(deps, payment, restOf(payment));
    return;
  }
  await noteSound(deps, payment);
};

/** Money that arrives after this is refunded by the same reconciler. */
const giveUp = (deps: ReconcileDeps, { reference, provider_ref }: Payment) =>
  settle(deps, { reference, ref: provider_ref, state: 'cancelled', money: null, reason: 'no_answer' });

/**
 * Asks providers, by the stored references, about every payment that is neither paid nor released. Payments are
 * independent: an error with one is logged and counted, and does not stop the others.
 */
export const reconcile = async (deps: ReconcileDeps): Promise<number> => {
  const payments = await takeToAsk(deps.db, deps.clock(), deps.quietMs);
  await inParallel(payments.length, AT_ONCE, async (at) => {
    const payment = payments[at];
    if (!payment) return;
    try {
      await reconcileOne(deps, payment);
    } catch (error) {
      deps.providerLog.defect({ payment, question: 'status' }, error);
      await noteDefect(deps, payment).catch((cause: unknown) =>
        deps.providerLog.defect({ payment, question: 'status' }, cause),
      );
    }
  });
  await giveRefunds(deps);
  return payments.length;
};
