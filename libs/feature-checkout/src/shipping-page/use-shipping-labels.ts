import type { Checkout } from '@shop/data-access';
import { useAddressLabels } from '../use-address-labels.ts';
import { useMessages } from '../messages.ts';
import { pointField } from './shipping-fields.ts';

/** Every field of the step that may be refused, by its name in the form. */
export const useShippingLabels = (
  checkout: Pick<Checkout, 'local_delivery_couriers'>,
): Record<string, string> => {
  const say = useMessages();
  return {
    email: say('checkout.field.email'),
    ...useAddressLabels(),
    shipping: '',
    delivery: '',
    ...Object.fromEntries(
      checkout.local_delivery_couriers.map((_, index) => [pointField(index), say('checkout.pickup.point')]),
    ),
  };
};
