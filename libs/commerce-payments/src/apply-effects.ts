import type { Transaction } from '@shop/database';
import { LEDGER_RELATION, LEDGER_TYPE, type LedgerRelation, type LedgerType } from '@shop/domain/ledger';
import type { PaymentEffect } from '@shop/domain/payment-life';
import { recordEntry, releaseHold, sumOfCauses } from '@shop/commerce-ledger';
import type { Payable, PayableKind, Payment, Settled } from './payable-kind.ts';

/** Applies the effects of a payment's step to its payable and to the client's ledger. */
export const applyEffects = async (
  tx: Transaction,
  kind: PayableKind,
  settled: Settled,
  effects: readonly PaymentEffect[],
): Promise<void> => {
  for (const effect of effects) {
    if (effect === 'paid') await bePaid(tx, kind, settled);
    else if (effect === 'released') await beReleased(tx, kind, settled);
    else {
      if (isEnd(effect)) await closePayable(tx, settled);
      await kind.onAfterwards(tx, settled, effect);
      if (isEnd(effect)) await giveBalanceBack(tx, kind, settled);
    }
  }
};

/** The order is no longer paid for. */
const isEnd = (effect: PaymentEffect): boolean => effect === 'returned' || effect === 'cancelled';

const setPayable = (tx: Transaction, { payable }: Settled, state: Payable['state']) =>
  tx.updateTable('payable').set({ state }).where('id', '=', payable.id).execute();

const closePayable = (tx: Transaction, settled: Settled) => setPayable(tx, settled, 'closed');

const bePaid = async (tx: Transaction, kind: PayableKind, settled: Settled): Promise<void> => {
  await setPayable(tx, settled, 'paid');
  await kind.onPaid(tx, settled);
  await takeBalance(tx, settled);
  await kind.onBooked?.(tx, settled);
};

const beReleased = async (tx: Transaction, kind: PayableKind, settled: Settled): Promise<void> => {
  const { payable, payment } = settled;
  await kind.onReleased(tx, settled);
  if (payment.balance_taken > 0 && payable.client_id !== null) {
    await releaseHold(tx, payable.client_id, payment.currency_id, payment.balance_taken);
  }
};

export const RELATIONS: Readonly<Record<Payable['kind'], LedgerRelation>> = {
  marketplace: LEDGER_RELATION.quote,
  quote: LEDGER_RELATION.quote,
  forward_request: LEDGER_RELATION.forwardRequest,
  misc_invoice: LEDGER_RELATION.miscInvoice,
  pro_invoice: LEDGER_RELATION.miscInvoice,
  top_up: LEDGER_RELATION.balanceTopUp,
  // Never taken from the balance.
  device_deposit: LEDGER_RELATION.miscInvoice,
};

const moveBalance = async (
  tx: Transaction,
  { payable, payment }: Settled,
  clientId: number,
  { type, cause, amount = payment.balance_taken }: { type: LedgerType; cause: string; amount?: number },
) => {
  const moved = await recordEntry(tx, {
    clientId,
    currencyId: payment.currency_id,
    type,
    amount,
    relType: RELATIONS[payable.kind],
    // By the specification a line about an order without its number is a refund.
    relId: type === LEDGER_TYPE.addition ? null : payable.rel_id,
    cause,
    quoteSlug: payable.slug,
  });
  if (!moved.ok) throw new Error(`a held balance is missing: ${moved.error.kind}`);
};

/** The part paid from the balance leaves the ledger only now that the order is paid. */
const takeBalance = async (tx: Transaction, settled: Settled): Promise<void> => {
  const { payable, payment } = settled;
  if (payment.balance_taken === 0 || payable.client_id === null) return;
  await releaseHold(tx, payable.client_id, payment.currency_id, payment.balance_taken);
  const cause = `payment:${payment.reference}`;
  await moveBalance(tx, settled, payable.client_id, { type: LEDGER_TYPE.deduction, cause });
};

/** Returns the same part when the order is no longer paid: once, whether cancelled, refunded or charged back. */
const giveBalanceBack = async (tx: Transaction, kind: PayableKind, settled: Settled): Promise<void> => {
  const { payable, payment } = settled;
  if (payment.balance_taken === 0 || payable.client_id === null) return;
  const cause = `payment:${payment.reference}:returned`;
  const shares = await sumOfCauses(tx, payable.client_id, sharesOfBalance(payment));
  const left = await kind.leftToReturn?.(tx, settled);
  const amount = Math.min(payment.balance_taken - shares, left ?? Infinity);
  if (amount > 0)
    await moveBalance(tx, settled, payable.client_id, { type: LEDGER_TYPE.addition, cause, amount });
};

/** The beginning of the causes by which parts of a payment's balance are returned before the rest. */
export const sharesOfBalance = ({ reference }: Pick<Payment, 'reference'>): string =>
  `payment:${reference}:share:`;
