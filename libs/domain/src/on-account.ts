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

/** The money of a claim, all in its currency. */
export type ClaimMoney = {
  readonly total: Amount;
  /** Not owed any more, because the order was refunded. */
  readonly credited: Amount;
  /** Paid for it by all means, without the fee; null while it is unpaid. */
  readonly paid: Amount | null;
  /** All that went back of that, to the payer's means and to the balance. */
  readonly returned: Amount;
  /** May still go back by what has begun: a refund that staff ordered, a dispute. */
  readonly underWay: Amount;
};

/** A refund of the order lowers what is owed, and never below nothing. */
export const creditClaim = (
  { total, credited }: Pick<ClaimMoney, 'total' | 'credited'>,
  amount: Amount,
): Amount => Math.min(total, credited + amount);

/** What was paid beyond what is still owed goes to the balance, less all that went back or may yet. */
export const dueToBalance = ({ total, credited, paid, returned, underWay }: ClaimMoney): Amount =>
  Math.max(0, (paid ?? 0) - (total - credited) - returned - underWay);

/** What may still go back to the payer, wherever it starts: negative when more went back than was paid. */
export const leftToReturn = ({ paid, returned }: Pick<ClaimMoney, 'paid' | 'returned'>): Amount =>
  (paid ?? 0) - returned;
