import { useMessages } from './messages.ts';

/** In the order of the fields: the list above the form leads down through them. */
export const useAddressLabels = (): Record<string, string> => {
  const say = useMessages();
  return {
    first_name: say('checkout.field.first_name'),
    last_name: say('checkout.field.last_name'),
    phone_number: say('checkout.field.phone_number'),
    first_address: say('checkout.field.first_address'),
    city: say('checkout.field.city'),
    zip: say('checkout.field.zip'),
  };
};
