import type { Database, Schema, Transaction } from '@shop/database';
import type { PaymentEffect } from '@shop/domain';
import type { Selectable } from 'kysely';

export type Payable = Selectable<Schema['payable']>;
export type Payment = Selectable<Schema['payment']>;

export type AfterPayment = Exclude<PaymentEffect, 'paid' | 'released'>;

export type Settled = { readonly payable: Payable; readonly payment: Payment; readonly now: Date };

/** What the page that pays it, and the provider, say of a payable. */
export type PayableTitle = {
  /** As shown: `QU` and the number. */
  readonly number: string;
  /** The order that it belongs to, if it is one's. */
  readonly order: { readonly id: number; readonly slug: string } | null;
  /** A top-up of the balance is not paid from the balance. */
  readonly takesBalance: boolean;
};

/** What a payment is for decides what being paid means: an order, a quote, a top-up. */
export type PayableKind = {
  /** Locks the thing that is paid for; taken before the payment's own row, always in this order. */
  readonly lock: (tx: Transaction, payable: Payable) => Promise<void>;
  readonly onPaid: (tx: Transaction, settled: Settled) => Promise<void>;
  /** After the ledger: what every payment of a brand waits for comes last. */
  readonly onBooked?: (tx: Transaction, settled: Settled) => Promise<void>;
  /** The payment will bring no money: give back what was held for it. */
  readonly onReleased: (tx: Transaction, settled: Settled) => Promise<void>;
  /** A paid order's money came back, whole or in part, or is disputed. */
  readonly onAfterwards: (tx: Transaction, settled: Settled, what: AfterPayment) => Promise<void>;
  /** Money went back to the buyer: how much this time. */
  readonly onRefunded?: (tx: Transaction, settled: Settled, amount: number) => Promise<void>;
  /**
   * For what is paid by itself at `/payment/{slug}`: null when it may not be paid now. Without it the
   * payable is paid by its checkout only.
   */
  readonly describe?: (db: Database, payable: Payable) => Promise<PayableTitle | null>;
};

export type PayableKinds = Partial<Record<Payable['kind'], PayableKind>>;
