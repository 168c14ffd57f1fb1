import { useMessages } from './messages.ts';

export const useAddressLabels = (): Record<string, string> => {
  const say = useMessages();
  return {
    first_name: say('checkout.field.first_name'),
    last_name: say('checkout.field.last_name'),
    first_address: say('checkout.field.first_address'),
    city: say('checkout.field.city'),
    zip: say('checkout.field.zip'),
    phone_number: say('checkout.field.phone_number'),
    country_id: say('checkout.field.country_id'),
  };
};
