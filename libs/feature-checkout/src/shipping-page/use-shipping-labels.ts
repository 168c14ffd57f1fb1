import type { Checkout } from '@shop/data-access';
import { findCountryById } from '@shop/domain/countries';
import { useAddressLabels } from '@shop/forms';
import { useMessages } from '../messages.ts';
import { pointField } from './shipping-fields.ts';

/** The labels of the step's fields that can have an error, in the order of the page. */
export const useShippingLabels = (
  checkout: Pick<Checkout, 'country_id' | 'local_delivery_couriers'>,
): Record<string, string> => {
  const say = useMessages();
  const { country_id, ...address } = useAddressLabels(findCountryById(checkout.country_id)?.code);
  return {
    country_id,
    shipping: '',
    delivery: '',
    ...Object.fromEntries(
      checkout.local_delivery_couriers.map((_, index) => [pointField(index), say('checkout.pickup.point')]),
    ),
    email: say('checkout.field.email'),
    ...address,
  };
};
