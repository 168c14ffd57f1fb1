import type { Schema, Transaction } from '@shop/database';
import type { Selectable } from 'kysely';

export type Payable = Selectable<Schema['payable']>;
export type Payment = Selectable<Schema['payment']>;

export type Settled = { readonly payable: Payable; readonly payment: Payment; readonly now: Date };

/** What a payment is for decides what being paid means: an order, a quote, a top-up. */
export type PayableKind = {
  /** Locks the thing that is paid for; taken before the payment's own row, always in this order. */
  readonly lock: (tx: Transaction, payable: Payable) => Promise<void>;
  readonly onPaid: (tx: Transaction, settled: Settled) => Promise<void>;
  /** The payment will bring no money: give back what was held for it. */
  readonly onReleased: (tx: Transaction, settled: Settled) => Promise<void>;
};

export type PayableKinds = Partial<Record<Payable['kind'], PayableKind>>;
