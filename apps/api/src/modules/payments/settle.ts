import type { Database, Transaction } from '@shop/database';
import {
  getCurrencyId,
  LEDGER_RELATION,
  LEDGER_TYPE,
  nextPaymentState,
  type LedgerRelation,
  type PaymentState,
} from '@shop/domain';
import { recordEntry, releaseHold } from '../ledger/ledger.module.ts';
import type { ProviderReport } from '../providers/providers.module.ts';
import type { Crash } from './crash-points.ts';
import type { Payable, PayableKind, PayableKinds, Payment, Settled } from './payable-kind.ts';
import { findPayment, getPayable, lockPayment, updatePayment } from './payments.repository.ts';

export type SettleDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly kinds: PayableKinds;
  readonly crash: Crash;
};

export type SettleOutcome = {
  readonly kind: 'applied' | 'ignored' | 'unknown_payment' | 'wrong_amount';
  readonly payment?: Payment;
};

const kindOf = (kinds: PayableKinds, payable: Payable): PayableKind => {
  const kind = kinds[payable.kind];
  if (!kind) throw new Error(`nobody knows what it means that a ${payable.kind} is paid`);
  return kind;
};

/** A charge of another sum is not ours, whoever signed it. */
const agrees = (payment: Payment, report: ProviderReport): boolean =>
  report.state !== 'captured' ||
  (report.amount === payment.amount && getCurrencyId(report.currency) === payment.currency_id);

/**
 * Applies what a provider says, in one transaction: the payment, the order, the stock, the ledger and the
 * mail change together or not at all, and a repeated report finds nothing left to do.
 */
export const settle = async (deps: SettleDeps, report: ProviderReport): Promise<SettleOutcome> => {
  const known = await findPayment(deps.db, report.reference);
  if (!known) return { kind: 'unknown_payment' };
  const payable = await getPayable(deps.db, known.payable_id);
  deps.crash('before-settle');
  const outcome = await deps.db
    .transaction()
    .execute((tx) => settleWithin(deps, tx, payable, known.id, report));
  deps.crash('after-settle');
  return outcome;
};

export const settleWithin = async (
  { clock, kinds, crash }: SettleDeps,
  tx: Transaction,
  payable: Payable,
  paymentId: number,
  report: ProviderReport,
): Promise<SettleOutcome> => {
  const kind = kindOf(kinds, payable);
  await kind.lock(tx, payable);
  const payment = await lockPayment(tx, paymentId);
  if (!agrees(payment, report)) return { kind: 'wrong_amount', payment };
  const next = nextPaymentState(payment.state, report.state);
  if (next === null) return { kind: 'ignored', payment };
  const now = clock();
  const moved = await updatePayment(tx, payment.id, {
    state: next,
    provider_ref: payment.provider_ref ?? report.ref,
    reason: report.reason ?? payment.reason,
    ...(isFinal(next) && { settled_at: now }),
  });
  await follow(tx, kind, { payable, payment: moved, now });
  crash('inside-settle');
  return { kind: 'applied', payment: moved };
};

const isFinal = (state: PaymentState): boolean =>
  state === 'captured' || state === 'failed' || state === 'cancelled' || state === 'refunded';

const follow = async (tx: Transaction, kind: PayableKind, settled: Settled): Promise<void> => {
  const { payable, payment } = settled;
  if (payment.state === 'captured') {
    await tx.updateTable('payable').set({ state: 'paid' }).where('id', '=', payable.id).execute();
    await kind.onPaid(tx, settled);
    await takeBalance(tx, settled);
    await kind.onBooked?.(tx, settled);
  }
  if (payment.state === 'failed' || payment.state === 'cancelled') {
    await kind.onReleased(tx, settled);
    if (payment.balance_taken > 0 && payable.client_id !== null) {
      await releaseHold(tx, payable.client_id, payment.currency_id, payment.balance_taken);
    }
  }
};

const RELATIONS: Readonly<Record<Payable['kind'], LedgerRelation>> = {
  marketplace: LEDGER_RELATION.quote,
  quote: LEDGER_RELATION.quote,
  forward_request: LEDGER_RELATION.forwardRequest,
  misc_invoice: LEDGER_RELATION.miscInvoice,
  pro_invoice: LEDGER_RELATION.miscInvoice,
  top_up: LEDGER_RELATION.balanceTopUp,
};

/** The part that the client's balance met leaves the ledger only now that the order is paid. */
const takeBalance = async (tx: Transaction, { payable, payment }: Settled): Promise<void> => {
  if (payment.balance_taken === 0 || payable.client_id === null) return;
  await releaseHold(tx, payable.client_id, payment.currency_id, payment.balance_taken);
  const taken = await recordEntry(tx, {
    clientId: payable.client_id,
    currencyId: payment.currency_id,
    type: LEDGER_TYPE.deduction,
    amount: payment.balance_taken,
    relType: RELATIONS[payable.kind],
    relId: payable.rel_id,
    cause: `payment:${payment.reference}`,
    quoteSlug: payable.slug,
  });
  if (!taken.ok) throw new Error(`a held balance is missing: ${taken.error.kind}`);
};
