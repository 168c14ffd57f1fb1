import type { Checkout } from '@shop/data-access';
import { previewTotal } from '@shop/domain/totals';
import type { FormSchema } from '@shop/forms';
import { companySchema } from './company-fields.ts';
import { optionField } from './payment-fields.ts';

type Issue = { path: string[]; message: string };
type Methods = Checkout['payment_methods'];

const issuesOf = (methods: Methods, values: Record<string, unknown>): Issue[] => {
  const method = methods.find(({ id }) => String(id) === values.payment);
  if (!method) return [{ path: ['payment'], message: 'choose_payment' }];
  if (method.options.length > 0 && !values[optionField(method.id)]) {
    return [{ path: ['payment'], message: 'choose_bank' }];
  }
  return [];
};

/** A method, and a bank where the method is a list of banks; neither when the balance pays it all. */
export const methodSchema = (methods: Methods, coversAll: (usesBalance: boolean) => boolean): FormSchema => ({
  safeParse: (given) => {
    const values = given as Record<string, unknown>;
    const issues = coversAll(values.use_balance === '1') ? [] : issuesOf(methods, values);
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
});

const all = (...schemas: readonly FormSchema[]): FormSchema => ({
  safeParse: (given) => {
    const issues = schemas.flatMap((schema) => {
      const parsed = schema.safeParse(given);
      return parsed.success ? [] : parsed.error.issues;
    });
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
});

export const paymentSchema = (checkout: Checkout): FormSchema =>
  all(
    methodSchema(checkout.payment_methods, (usesBalance) => previewTotal(checkout, { usesBalance }) === 0),
    companySchema,
  );
