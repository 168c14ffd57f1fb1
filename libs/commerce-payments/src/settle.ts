import type { Database, Transaction } from '@shop/database';
import { applyWord, type PaymentStep } from '@shop/domain/payment-life';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { ProviderReport } from './providers/providers.module.ts';
import { recordStep } from './audit-payment.ts';
import { worthOfCharged } from './charge.ts';
import type { Crash } from './crash-points.ts';
import { applyEffects } from './apply-effects.ts';
import type { Payable, PayableKind, PayableKinds, Payment } from './payable-kind.ts';
import { findPayment, getPayable, lockPayment, updatePayment } from './payments.repository.ts';
import { openReturnedTwice } from './returned-twice.ts';
import { closeWhatEnded, openFindings } from './review-findings.ts';
import { standingColumns, standingOf, wordOf } from './standing.ts';

export type SettleDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly kinds: PayableKinds;
  readonly crash: Crash;
  readonly audit: Pick<AuditLog, 'recordIn'>;
};

export type SettleOutcome = {
  readonly kind: 'applied' | 'ignored' | 'unknown_payment' | 'wrong_amount';
  readonly payment?: Payment;
};

/** Staff ended the payment by hand: later reports of the provider change nothing. */
export const CLOSED_BY_STAFF = 'closed_by_staff';

export const kindOf = (kinds: PayableKinds, payable: Payable): PayableKind => {
  const kind = kinds[payable.kind];
  if (!kind) throw new Error(`no payable kind is registered for ${payable.kind}`);
  return kind;
};

/**
 * Applies a provider's report in one transaction: the payment, the order, the stock, the ledger and the mail change
 * together or not at all, and a repeated report changes nothing.
 */
export const settle = async (
  deps: SettleDeps,
  report: ProviderReport,
  /** The brands of the reporter's account; undefined: all. */
  brands?: readonly string[],
): Promise<SettleOutcome> => {
  const known = await findPayment(deps.db, report.reference);
  if (!known || (brands && !brands.includes(known.brand))) return { kind: 'unknown_payment' };
  const payable = await getPayable(deps.db, known.payable_id);
  deps.crash('before-settle');
  const outcome = await deps.db
    .transaction()
    .execute((tx) => settleWithin(deps, tx, payable, known.id, report));
  deps.crash('after-settle');
  return outcome;
};

export const settleWithin = async (
  deps: SettleDeps,
  tx: Transaction,
  payable: Payable,
  paymentId: number,
  report: ProviderReport,
): Promise<SettleOutcome> => {
  await kindOf(deps.kinds, payable).lock(tx, payable);
  const payment = await lockPayment(tx, paymentId);
  const word = wordOf(report);
  const step = payment.reason === CLOSED_BY_STAFF ? null : applyWord(standingOf(payment), word);
  if (!step) return { kind: 'ignored', payment };
  const moved = await applyStep(deps, tx, { payable, payment, step, report });
  await openFindings(deps, tx, { payable, payment: moved, findings: step.findings, taken: word.taken });
  deps.crash('inside-settle');
  const isWrong = step.findings.includes('wrong_sum') || step.findings.includes('wrong_currency');
  return { kind: isWrong ? 'wrong_amount' : 'applied', payment: moved };
};

type Applied = {
  readonly payable: Payable;
  readonly payment: Payment;
  readonly step: PaymentStep;
  readonly report: Pick<ProviderReport, 'ref' | 'reason'> & { readonly money?: ProviderReport['money'] };
};

/** Stores the new state of a payment, and applies its effects. */
export const applyStep = async (
  deps: SettleDeps,
  tx: Transaction,
  { payable, payment, step, report }: Applied,
): Promise<Payment> => {
  const now = deps.clock();
  const before = standingOf(payment);
  const moved = await updatePayment(tx, payment.id, {
    ...standingColumns(step.standing, payment, now),
    provider_ref: payment.provider_ref ?? report.ref,
    reason: report.reason ?? payment.reason,
    provider_fee: report.money?.fee ?? payment.provider_fee,
    ...(step.standing.state !== before.state && { settled_at: now }),
  });
  const kind = kindOf(deps.kinds, payable);
  const settled = { payable, payment: moved, now };
  await applyEffects(tx, kind, settled, step.effects);
  const refunded = step.standing.refunded - before.refunded;
  if (refunded > 0) {
    const worth = worthOfCharged(moved, step.standing.refunded) - worthOfCharged(moved, before.refunded);
    await kind.onRefunded?.(tx, settled, worth);
  }
  if (refunded > 0 || step.effects.includes('returned')) await openReturnedTwice(deps, tx, kind, settled);
  await recordStep(deps.audit, tx, { payable, payment: moved }, before, step.standing);
  await closeWhatEnded(deps, tx, { payable, payment: moved }, before);
  return moved;
};
