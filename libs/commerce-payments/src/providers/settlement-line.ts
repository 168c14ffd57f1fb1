import type { Amount } from '@shop/domain/money';

/** A movement of money in a provider's settlement report. */
export type SettlementLine = {
  /** The provider's id of it, the same in every report. */
  readonly movement: string;
  readonly kind: 'payment' | 'refund' | 'dispute' | 'fee';
  /** The reference of the payment, where the report has it. */
  readonly reference: string | null;
  /** The provider's id of the payment, which `findReference` knows. */
  readonly paymentId: string | null;
  /** Positive; negative for a dispute whose money came back. */
  readonly amount: Amount;
  readonly currency: string;
  /** In the same currency; null where the report does not state it. */
  readonly fee: Amount | null;
  readonly at: Date;
};
