import type { Database, Schema, Transaction } from '@shop/database';
import type { PaymentEffect } from '@shop/domain/payment-life';
import type { Selectable } from 'kysely';

export type Payable = Selectable<Schema['payable']>;
export type Payment = Selectable<Schema['payment']>;

export type AfterPayment = Exclude<PaymentEffect, 'paid' | 'released'>;

export type Settled = { readonly payable: Payable; readonly payment: Payment; readonly now: Date };

/** The name of a payable on its payment page and at the provider. */
export type PayableTitle = {
  /** As shown: `QU` and the number. */
  readonly number: string;
  /** The order that the payable belongs to, if any. */
  readonly order: { readonly id: number; readonly slug: string } | null;
  /** The parts of an order's amount that are for bringing it. */
  readonly bringing?: { readonly shipping: number; readonly delivery: number };
  /** A top-up of the balance cannot be paid from the balance. */
  readonly takesBalance: boolean;
  /** Paid at its amount, whatever the fee of the method. */
  readonly isWithoutFee?: boolean;
};

/** The effects of payment on one kind of payable: an order, a quote, a top-up. */
export type PayableKind = {
  /** Locks the payable, always before the payment's own row. */
  readonly lock: (tx: Transaction, payable: Payable) => Promise<void>;
  readonly onPaid: (tx: Transaction, settled: Settled) => Promise<void>;
  /** Runs after the ledger: locks that all payments of a brand share come last. */
  readonly onBooked?: (tx: Transaction, settled: Settled) => Promise<void>;
  /** The payment will not be paid: releases its reservations. */
  readonly onReleased: (tx: Transaction, settled: Settled) => Promise<void>;
  /** A paid order was refunded, whole or in part, or is disputed. */
  readonly onAfterwards: (tx: Transaction, settled: Settled, what: AfterPayment) => Promise<void>;
  /** The amount of this refund. */
  readonly onRefunded?: (tx: Transaction, settled: Settled, amount: number) => Promise<void>;
  /** The provider did not give a refund that staff ordered. */
  readonly onRefundFailed?: (tx: Transaction, settled: Settled) => Promise<void>;
  /**
   * What may still go back of a payment that was booked, in its own currency; negative when more went back than was
   * paid. Without it, and where it is null, the payment alone is the limit.
   */
  readonly leftToReturn?: (tx: Transaction, settled: Settled) => Promise<number | null>;
  /**
   * For payables that are paid at `/payment/{slug}`: null when it may not be paid now. Without it only its checkout can
   * pay the payable.
   */
  readonly describe?: (db: Database, payable: Payable) => Promise<PayableTitle | null>;
};

export type PayableKinds = Partial<Record<Payable['kind'], PayableKind>>;
