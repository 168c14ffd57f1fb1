import { useAddressLabels } from '../use-address-labels.ts';
import { useMessages } from '../messages.ts';

/** Every field of the step that may be refused, by its name in the form. */
export const useShippingLabels = (): Record<string, string> => {
  const say = useMessages();
  return {
    email: say('checkout.field.email'),
    ...useAddressLabels(),
    shipping: say('checkout.shipping.how'),
    delivery: say('checkout.shipping.who'),
  };
};
