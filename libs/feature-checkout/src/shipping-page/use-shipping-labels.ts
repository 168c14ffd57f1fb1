import type { Checkout } from '@shop/data-access';
import { useAddressLabels } from '../use-address-labels.ts';
import { useMessages } from '../messages.ts';
import { pointField } from './shipping-fields.ts';

/** Each field of the step that can be refused, in the order of the page. */
export const useShippingLabels = (
  checkout: Pick<Checkout, 'local_delivery_couriers'>,
): Record<string, string> => {
  const say = useMessages();
  return {
    country_id: say('checkout.field.country_id'),
    shipping: '',
    delivery: '',
    ...Object.fromEntries(
      checkout.local_delivery_couriers.map((_, index) => [pointField(index), say('checkout.pickup.point')]),
    ),
    email: say('checkout.field.email'),
    ...useAddressLabels(),
  };
};
