import { readTypedAmount, topUpFault } from '@shop/domain/top-up';
import type { CurrencyCode } from '@shop/domain/currencies';
import * as z from 'zod/mini';

const NO_AMOUNT = 'top_up_no_amount';

/** A typed sum within the limits of the currency. */
export const topUpSchema = (currency: CurrencyCode) =>
  z.object({
    amount: z.string('required').check(
      z.trim(),
      z.minLength(1, 'required'),
      z.refine((typed) => readTypedAmount(typed) !== null, NO_AMOUNT),
      z.refine((typed) => !isFault(typed, currency, 'top_up_too_small'), 'top_up_too_small'),
      z.refine((typed) => !isFault(typed, currency, 'top_up_too_large'), 'top_up_too_large'),
    ),
  });

const isFault = (typed: string, currency: CurrencyCode, fault: ReturnType<typeof topUpFault>): boolean => {
  const amount = readTypedAmount(typed);
  return amount !== null && topUpFault(amount, currency) === fault;
};
