import { email } from '@shop/contracts/fields';
import type { Checkout } from '@shop/data-access';
import { addressFields, type FormSchema } from '@shop/forms';
import * as z from 'zod/mini';
import { NEW_ADDRESS, pointField } from './shipping-fields.ts';

const guestAddress = z.object({ email: email(), ...addressFields() });
const newAddress = z.object(addressFields());
const keptAddress = z.object({ address_id: z.string() });

type Asked = Pick<Checkout, 'is_guest' | 'client_addresses' | 'local_delivery' | 'local_delivery_couriers'>;
type Issue = { path: string[]; message: string };

const courierIssues = (asked: Asked, values: Record<string, unknown>): Issue[] => {
  if (!asked.local_delivery) return [];
  const index = Number(values.delivery || -1);
  const courier = asked.local_delivery_couriers[index];
  if (!courier) return [{ path: ['delivery'], message: 'choose_courier' }];
  if (!courier.has_pickup_points || values[pointField(index)]) return [];
  return [{ path: [pointField(index)], message: 'choose_pickup_point' }];
};

/** What is asked depends on who buys: guests give an e-mail address, clients may pick a kept address. */
export const shippingSchema = (asked: Asked): FormSchema => ({
  safeParse: (given) => {
    const values = given as Record<string, unknown>;
    const isKept = asked.client_addresses.length > 0 && (values.address_id ?? NEW_ADDRESS) !== NEW_ADDRESS;
    const parsed = (asked.is_guest ? guestAddress : isKept ? keptAddress : newAddress).safeParse(values);
    const issues = [
      ...(parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path, message }))),
      ...courierIssues(asked, values),
    ];
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
});
