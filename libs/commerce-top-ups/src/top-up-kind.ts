import type { Transaction } from '@shop/database';
import { LEDGER_RELATION, LEDGER_TYPE } from '@shop/domain/ledger';
import { topUpNumber } from '@shop/domain/top-up';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { recordEntry } from '@shop/commerce-ledger';
import type { MailPort } from '@shop/commerce-mail';
import type { PayableKind, Settled } from '@shop/commerce-payments';
import { findTopUp, keepTakenBack, lockTopUp, markCredited, type TopUp } from './top-ups.repository.ts';
import { topUpMail } from './top-up-mail.ts';

type TopUpKindDeps = {
  readonly mail: MailPort;
  readonly brands: Brands;
  readonly audit: Pick<AuditLog, 'recordIn'>;
  readonly clock: () => Date;
};

const DAY_MS = 24 * 60 * 60_000;

/** The effects of payment on a top-up: the balance grows by the provider's report, once. */
export const createTopUpKind = ({ mail, brands, audit, clock }: TopUpKindDeps): PayableKind => ({
  lock: async (tx, payable) => {
    await lockTopUp(tx, payable.rel_id);
  },

  describe: async (db, payable) => {
    const topUp = await findTopUp(db, payable.rel_id);
    if (!topUp) return null;
    const isLate = clock().getTime() - topUp.created_at.getTime() > DAY_MS;
    if (payable.state === 'open' && isLate) return null;
    return { number: topUpNumber(topUp.id), order: null, takesBalance: false };
  },

  onPaid: async (tx, settled) => {
    const topUp = await lockTopUp(tx, settled.payable.rel_id);
    await credit(tx, topUp, settled);
    await markCredited(tx, topUp.id, settled.now);
    await mail.enqueue(tx, await topUpMail(tx, brands, topUp));
  },

  onReleased: async () => {},

  onAfterwards: async (tx, settled, what) => {
    if (what === 'returned') await takeBack(tx, audit, settled, settled.payable.amount);
  },

  onRefunded: (tx, settled, amount) => takeBack(tx, audit, settled, amount),
});

const credit = async (tx: Transaction, topUp: TopUp, { payment }: Settled): Promise<void> => {
  const processor = await tx
    .selectFrom('payment_processor')
    .select('name')
    .where('id', '=', payment.provider)
    .executeTakeFirst();
  const credited = await recordEntry(tx, {
    clientId: topUp.client_id,
    currencyId: topUp.currency_id,
    type: LEDGER_TYPE.addition,
    amount: topUp.amount,
    relType: LEDGER_RELATION.balanceTopUp,
    relId: topUp.id,
    cause: `top-up:${payment.reference}`,
    processorName: processor?.name ?? '',
    processorTransactionId: payment.provider_ref ?? payment.reference,
  });
  if (!credited.ok) throw new Error(`a top-up could not be credited: ${credited.error.kind}`);
};

/** Deducts refunded money from the balance, never more than was credited or than is free. */
const takeBack = async (
  tx: Transaction,
  audit: TopUpKindDeps['audit'],
  settled: Settled,
  amount: number,
): Promise<void> => {
  const topUp = await lockTopUp(tx, settled.payable.rel_id);
  const due = Math.min(amount, topUp.amount - topUp.taken_back - topUp.owed);
  if (topUp.credited_at === null || due <= 0) return;
  const taken = await deduct(tx, topUp, settled, due);
  const missing = due - taken;
  await keepTakenBack(tx, topUp, { taken, missing });
  if (missing === 0) return;
  await audit.recordIn(tx, {
    event: 'balance.owed',
    outcome: 'failed',
    actor: { kind: 'system' },
    subject: { kind: 'client', id: topUp.client_id },
    details: { amount: missing },
  });
};

/** Deducts the amount, or what is free of the balance; returns what was deducted. */
const deduct = async (tx: Transaction, topUp: TopUp, settled: Settled, amount: number): Promise<number> => {
  const moved = await recordEntry(tx, {
    clientId: topUp.client_id,
    currencyId: topUp.currency_id,
    type: LEDGER_TYPE.deduction,
    amount,
    // By the specification only a deduction by staff has this name.
    relType: LEDGER_RELATION.adminTopUp,
    relId: topUp.id,
    cause: `top-up:${settled.payment.reference}:back:${topUp.taken_back + topUp.owed}`,
  });
  if (moved.ok) return amount;
  // The account is locked: the free balance cannot change before the deduction.
  const free = moved.error.kind === 'not_enough' ? moved.error.free : 0;
  return free > 0 ? deduct(tx, topUp, settled, free) : 0;
};
