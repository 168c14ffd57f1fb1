import { addressIssues, type FormSchema } from '@shop/forms';

/** A client saves home addresses only: an order for a pickup point needs no address. */
export const addressSchema: FormSchema = {
  safeParse: (values) => {
    const issues = addressIssues(values as Record<string, unknown>, 'home');
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
};
