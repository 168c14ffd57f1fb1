import { AMOUNT_PER_CENT, type Amount, type Rate } from './money.ts';

/** The rates between the balance's currency and the order's: units of each for one USD. */
export type BalanceRates = { readonly ledger: Rate; readonly order: Rate };

export type BalanceUse = {
  /** The deduction from the order, in the order's currency. */
  readonly credited: Amount;
  /** The deduction from the ledger, in its own currency. */
  readonly taken: Amount;
};

const NOTHING: BalanceUse = { credited: 0, taken: 0 };

const convertDown = (amount: Amount, from: Rate, to: Rate): Amount => {
  const cents = (BigInt(amount) * BigInt(to)) / (BigInt(from) * BigInt(AMOUNT_PER_CENT));
  return Number(cents) * AMOUNT_PER_CENT;
};

const convertUp = (amount: Amount, from: Rate, to: Rate): Amount => {
  const divisor = BigInt(from) * BigInt(AMOUNT_PER_CENT);
  const cents = (BigInt(amount) * BigInt(to) + divisor - 1n) / divisor;
  return Number(cents) * AMOUNT_PER_CENT;
};

/** The value of the whole free balance for an order, rounded down to a cent. */
export const balanceWorth = (free: Amount, { ledger, order }: BalanceRates): Amount =>
  ledger === order ? free - (free % AMOUNT_PER_CENT) : convertDown(free, ledger, order);

/** As much of the balance as the order still needs. Never credits more than is taken. */
export const spendBalance = (free: Amount, due: Amount, rates: BalanceRates): BalanceUse => {
  const credited = Math.min(due, balanceWorth(free, rates));
  if (credited <= 0) return NOTHING;
  const taken =
    rates.ledger === rates.order ? credited : Math.min(free, convertUp(credited, rates.order, rates.ledger));
  return { credited, taken };
};
