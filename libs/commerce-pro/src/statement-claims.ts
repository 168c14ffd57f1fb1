import type { StatementClaim } from '@shop/contracts/pro';
import type { Database } from '@shop/database';
import { dayIn } from '@shop/domain/calendar-day';
import { toWire } from '@shop/domain/wire-amount';
import { miscInvoiceToWire } from '@shop/commerce-misc-invoices';
import { personName } from '@shop/commerce-kit/company-of';
import { findClaims, findPaymentsOf } from './statement.repository.ts';

type Asked = { readonly companyId: number; readonly timeZone: string };

/** The orders of a company that were bought on account, with their payments. */
export const statementClaims = async (
  db: Database,
  { timeZone, companyId }: Asked,
): Promise<StatementClaim[]> => {
  const claims = await findClaims(db, companyId);
  const payments = await findPaymentsOf(
    db,
    claims.map(({ id }) => id),
  );
  return claims.map((claim) => ({
    ...miscInvoiceToWire(claim, { timeZone }),
    ...{
      id: claim.id,
      order_number: claim.title,
      ordered_by: personName(claim),
      credited: toWire(claim.credited),
    },
    payments: payments
      .filter(({ rel_id: id }) => id === claim.id)
      .map(({ booked_at: at, amount, balance_amount: balance, fee }) => ({
        paid_on: dayIn(timeZone, at ?? claim.created_at),
        amount: toWire(amount + balance - fee),
      })),
  }));
};
