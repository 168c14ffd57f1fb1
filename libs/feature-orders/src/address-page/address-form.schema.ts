import type { Destination } from '@shop/domain/delivery-address';
import { addressIssues, type FormSchema } from '@shop/forms';

/** An order to a pickup point needs the point and the person, all others the home address. */
export const addressSchema = (destination: Destination): FormSchema => ({
  safeParse: (values) => {
    const fields = values as Record<string, unknown>;
    const hasPoint = destination === 'home' || Boolean(fields.parcel_shop);
    const issues = [
      ...(hasPoint ? [] : [{ path: ['parcel_shop'], message: 'required' }]),
      ...addressIssues(fields, destination),
    ];
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
});
