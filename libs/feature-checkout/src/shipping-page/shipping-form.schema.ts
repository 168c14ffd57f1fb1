import { email } from '@shop/contracts/fields';
import type { Checkout } from '@shop/data-access';
import { addressIssues, type FormSchema } from '@shop/forms';
import * as z from 'zod/mini';
import { courierOf, destinationOf, keptAddresses, NEW_ADDRESS, pointField } from './shipping-fields.ts';

const guest = z.object({ email: email() });

type Asked = Pick<
  Checkout,
  'is_guest' | 'client_addresses' | 'country_id' | 'local_delivery' | 'local_delivery_couriers'
>;
type Values = Readonly<Record<string, string | undefined>>;
type Issue = { path: string[]; message: string };

const courierIssues = (asked: Asked, values: Values): Issue[] => {
  if (!asked.local_delivery) return [];
  const courier = courierOf(asked, values.delivery);
  if (!courier) return [{ path: ['delivery'], message: 'choose_courier' }];
  const point = pointField(Number(values.delivery));
  if (!courier.has_pickup_points || values[point]) return [];
  return [{ path: [point], message: 'choose_pickup_point' }];
};

const emailIssues = ({ is_guest: isGuest }: Asked, values: Values): Issue[] => {
  if (!isGuest) return [];
  const parsed = guest.safeParse({ email: values.email ?? '' });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => ({ path: ['email'], message }));
};

const writtenIssues = (asked: Asked, values: Values): Issue[] => {
  const destination = destinationOf(asked, values.delivery);
  const isKept = keptAddresses(asked).some(({ id }) => String(id) === (values.address_id ?? NEW_ADDRESS));
  return destination === 'home' && isKept
    ? []
    : addressIssues({ country_id: String(asked.country_id), ...values }, destination);
};

/**
 * The required fields depend on buyer and destination: no home address for a pickup point, no fields for a
 * saved address.
 */
export const shippingSchema = (asked: Asked): FormSchema => ({
  safeParse: (given) => {
    const values = given as Values;
    const issues = [
      ...courierIssues(asked, values),
      ...emailIssues(asked, values),
      ...writtenIssues(asked, values),
    ];
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
});
