import type { AuditEntry } from '@shop/commerce-kit/audit-events';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Transaction } from '@shop/database';
import type { Review } from './review.repository.ts';

/** A difference between a provider's settlement report and the shop's own records. */
export type SettlementFinding = {
  readonly difference: NonNullable<Review['difference']>;
  readonly payment: { readonly id: number; readonly brand: string } | null;
  /** The id of the method. */
  readonly provider: number;
  readonly reference: string;
  /** The reported value; null if the report has none. */
  readonly said: { readonly amount: number; readonly currency: string } | null;
};

const causeOf = ({ difference, provider, reference, said }: SettlementFinding): string =>
  ['settlement', difference, provider, reference, said ? `${said.amount}${said.currency}` : 'none'].join(':');

const eventOf = ({ difference, payment, provider, reference, said }: SettlementFinding): AuditEntry => ({
  ...{ event: 'payment.review_opened', outcome: 'done', actor: { kind: 'system' } },
  subject: { kind: 'payment', id: payment?.id ?? reference },
  ...(payment && { place: { brand: payment.brand } }),
  details: { reason: `settlement.${difference}`, provider: String(provider), ...said },
});

/** Adds a difference to the list of staff; false when it was there before, open or closed. */
export const openSettlementReview = async (
  { audit, clock }: { readonly audit: Pick<AuditLog, 'recordIn'>; readonly clock: () => Date },
  tx: Transaction,
  finding: SettlementFinding,
): Promise<boolean> => {
  const { difference, payment, provider, reference, said } = finding;
  const opened = await tx
    .insertInto('payment_review')
    .values({
      ...{ provider, reference, reason: 'settlement', difference, cause: causeOf(finding) },
      payment_id: payment?.id ?? null,
      captured_amount: said?.amount ?? null,
      captured_currency: said?.currency ?? null,
      opened_at: clock(),
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!opened) return false;
  await audit.recordIn(tx, eventOf(finding));
  return true;
};
