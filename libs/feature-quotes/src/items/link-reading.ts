import type { AnswerOf } from '@shop/contracts/calls';
import type { quoteCalls } from '@shop/contracts/later-calls';
import type { FormValues } from '@shop/page';

export type LinkRead = AnswerOf<typeof quoteCalls.readLink>['link'];
type Reason = NonNullable<LinkRead['reason']>;

/** What the buyer is told of a reading: codes, of which each has its words. */
export type ReadingNote = `unread.${Reason}` | 'read' | 'no_price' | 'many_prices' | 'sold_out';

const NOTES: readonly string[] = [
  ...['address', 'refused', 'missing', 'no_answer', 'no_page', 'busy', 'off'].map(
    (reason) => `unread.${reason}`,
  ),
  ...['read', 'no_price', 'many_prices', 'sold_out'],
];

export const isReadingNote = (text: string): text is ReadingNote => NOTES.includes(text);

const priceNote = ({ price, has_many_prices: isMany }: NonNullable<LinkRead['item']>): ReadingNote[] => {
  if (price !== null) return [];
  return [isMany ? 'many_prices' : 'no_price'];
};

/** What was read and what is asked, in the order in which it is said. */
export const notesOf = ({ reason, item }: LinkRead): readonly ReadingNote[] => {
  if (!item) return [`unread.${reason ?? 'no_page'}`];
  return ['read', ...priceNote(item), ...(item.is_available === false ? (['sold_out'] as const) : [])];
};

/** The fields of the form that the page fills in; those that it leaves open are not named. */
export const fieldsOf = ({ item }: LinkRead): FormValues => {
  if (!item) return {};
  const { title, price, currency_id: currency, weight_kg: weight, category_id: kind } = item;
  return {
    title,
    // A price belongs to its currency.
    ...(price !== null && currency !== null && { price: String(price), currency_id: String(currency) }),
    ...(weight !== null && { weight_kg: String(weight) }),
    ...(kind !== null && { category_id: String(kind) }),
  };
};
