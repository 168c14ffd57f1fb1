import { useMessages } from '../messages.ts';

/** The labels of an item's fields. */
export const useItemLabels = () => {
  const say = useMessages();
  return {
    url: say('quotes.item.url'),
    title: say('quotes.item.title'),
    options: say('quotes.item.options'),
    quantity: say('quotes.item.quantity'),
    price: say('quotes.item.price'),
    currency_id: say('quotes.item.currency'),
    category_id: say('quotes.item.kind'),
    weight_kg: say('quotes.item.weight'),
    length_cm: say('quotes.item.length'),
    width_cm: say('quotes.item.width'),
    height_cm: say('quotes.item.height'),
  };
};
