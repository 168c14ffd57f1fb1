import type { Payable } from '@shop/data-access';
import type { FormSchema } from '@shop/forms';
import { firstMethod } from '../payment-page/payment-fields.ts';
import { methodSchema } from '../payment-page/payment-form.schema.ts';
import { previewPayable } from './payable-sums.ts';

export const payableSchema = (payable: Payable): FormSchema =>
  methodSchema(
    payable.payment_methods,
    (usesBalance) => previewPayable(payable, { payment: -1, usesBalance }).total === 0,
  );

/** The initial values of the form. */
export const toPayableFields = ({ payment_methods }: Payable): Record<string, string> => ({
  payment: String(firstMethod(payment_methods)),
});
