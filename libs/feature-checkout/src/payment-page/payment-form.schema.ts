import type { Checkout } from '@shop/data-access';
import type { FormSchema } from '@shop/forms';
import { previewTotal } from '../checkout-sums.ts';
import { optionField } from './payment-fields.ts';

type Issue = { path: string[]; message: string };

const issuesOf = (checkout: Checkout, values: Record<string, unknown>): Issue[] => {
  const coversAll = previewTotal(checkout, { usesBalance: values.use_balance === '1' }) === 0;
  if (coversAll) return [];
  const method = checkout.payment_methods.find(({ id }) => String(id) === values.payment);
  if (!method) return [{ path: ['payment'], message: 'choose_payment' }];
  if (method.options.length > 0 && !values[optionField(method.id)]) {
    return [{ path: ['payment'], message: 'choose_bank' }];
  }
  return [];
};

/** A method, and a bank where the method is a list of banks; neither when the balance pays it all. */
export const paymentSchema = (checkout: Checkout): FormSchema => ({
  safeParse: (given) => {
    const issues = issuesOf(checkout, given as Record<string, unknown>);
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
});
