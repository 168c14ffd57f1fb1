import type { Amount } from './money.ts';
import { err, ok, type Result } from './result.ts';

export const LEDGER_TYPE = { addition: 1, deduction: 2 } as const;
export type LedgerType = (typeof LEDGER_TYPE)[keyof typeof LEDGER_TYPE];

export const LEDGER_RELATION = {
  quote: 0,
  forwardRequest: 1,
  adminTopUp: 2,
  balanceTopUp: 3,
  miscInvoice: 4,
} as const;
export type LedgerRelation = (typeof LEDGER_RELATION)[keyof typeof LEDGER_RELATION];

/** The last line of a client's ledger, and the part of it that is held for payments in progress. */
export type BalanceAccount = {
  readonly balance: Amount;
  readonly held: Amount;
  readonly entries: number;
};

export type LedgerLine = {
  readonly position: number;
  readonly type: LedgerType;
  readonly amount: Amount;
  readonly startingBalance: Amount;
  readonly endBalance: Amount;
};

export type LedgerRefusal =
  { readonly kind: 'not_positive' } | { readonly kind: 'not_enough'; readonly free: Amount };

export const freeBalance = (account: BalanceAccount): Amount => account.balance - account.held;

const isCharge = (amount: Amount): boolean => Number.isSafeInteger(amount) && amount > 0;

/** Holds a sum for one payment, so that a second payment cannot use it. */
export const holdBalance = (
  account: BalanceAccount,
  amount: Amount,
): Result<BalanceAccount, LedgerRefusal> => {
  if (!isCharge(amount)) return err({ kind: 'not_positive' });
  if (amount > freeBalance(account)) return err({ kind: 'not_enough', free: freeBalance(account) });
  return ok({ ...account, held: account.held + amount });
};

export const releaseBalance = (account: BalanceAccount, amount: Amount): BalanceAccount => ({
  ...account,
  held: Math.max(0, account.held - amount),
});

/** The next entry starts with the balance of the last one; a deduction may not use held money. */
export const nextLedgerLine = (
  account: BalanceAccount,
  type: LedgerType,
  amount: Amount,
): Result<{ account: BalanceAccount; line: LedgerLine }, LedgerRefusal> => {
  if (!isCharge(amount)) return err({ kind: 'not_positive' });
  const endBalance = account.balance + (type === LEDGER_TYPE.addition ? amount : -amount);
  if (endBalance < account.held) return err({ kind: 'not_enough', free: freeBalance(account) });
  const position = account.entries + 1;
  const line = { position, type, amount, startingBalance: account.balance, endBalance };
  return ok({ account: { ...account, balance: endBalance, entries: position }, line });
};
