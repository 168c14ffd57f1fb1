import type { Amount } from './money.ts';

/** What a company may buy without paying at once, and what it owes already; both in its brand's currency. */
export type AccountStanding = {
  readonly limit: Amount;
  readonly used: Amount;
  /** Something that it owes is past its due day. */
  readonly isOverdue: boolean;
};

export type AccountRefusal = 'account_overdue' | 'account_limit';

/** A limit that was lowered below the use leaves nothing. */
export const leftOnAccount = ({ limit, used }: AccountStanding): Amount => Math.max(0, limit - used);

/** Why a sum cannot be bought on account; null when it can. */
export const refusedOnAccount = (standing: AccountStanding, amount: Amount): AccountRefusal | null => {
  if (standing.isOverdue) return 'account_overdue';
  return amount > leftOnAccount(standing) ? 'account_limit' : null;
};

/**
 * What a refund of an order on account does: the unpaid part of the claim shrinks; what was paid for the claim, beyond
 * what is still owed, goes to the balance.
 */
export type ClaimReduction = { readonly credited: Amount; readonly toBalance: Amount };

export const reduceClaim = (
  claim: {
    readonly total: Amount;
    readonly credited: Amount;
    /** Paid for the claim, without the parts that were refunded to the payer. */
    readonly paid: Amount | null;
  },
  amount: Amount,
): ClaimReduction => {
  const credited = Math.min(claim.total, claim.credited + amount);
  if (claim.paid === null) return { credited, toBalance: 0 };
  const owedBefore = claim.total - claim.credited;
  const over = (owed: Amount): Amount => Math.max(0, (claim.paid ?? 0) - owed);
  return { credited, toBalance: over(claim.total - credited) - over(owedBefore) };
};
