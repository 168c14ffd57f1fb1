import type { CartChange } from '@shop/data-access/cart-change';
import type { FormValues } from '@shop/page';

/** Reads a form of the cart; null for another form, or without a number. */
export const toChange = (fields: FormValues): CartChange | null => {
  const { intent } = fields;
  if (intent === 'method')
    return { kind: 'method', method: fields.shipping_method === 'sea' ? 'sea' : 'air' };
  if (intent === 'add') return toAdd(fields);
  const line = wholeNumber(fields.line);
  if (line === null) return null;
  if (intent === 'remove' || intent === 'restore') return { kind: intent, line };
  // The − or + button sends its number; Enter in the field sends the field's number.
  const quantity = wholeNumber(fields.set ?? fields.quantity);
  return intent === 'quantity' && quantity !== null ? { kind: 'quantity', line, quantity } : null;
};

const toAdd = (fields: FormValues): CartChange | null => {
  const variant = wholeNumber(fields.variant_id);
  const quantity = wholeNumber(fields.quantity ?? '1');
  return variant === null || quantity === null ? null : { kind: 'add', variant, quantity };
};

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\s*-?\d{1,15}\s*$/.test(text) ? Number(text) : null;
