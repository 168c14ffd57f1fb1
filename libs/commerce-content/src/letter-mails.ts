import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { NewMail } from '@shop/commerce-mail';
import type { Letter } from './letters.repository.ts';

/** The letter itself, for the shop, in the brand's own language. */
export const letterMail = (brands: Brands, to: string, letter: Letter): NewMail<'letter'> => ({
  brand: letter.brand,
  language: brands.get(letter.brand).defaultLocale,
  to,
  template: 'letter',
  uniqueKey: `letter:${letter.id}`,
  data: {
    ...{ id: letter.id, topic: letter.topic, name: letter.name, email: letter.email },
    order: letter.order_number === '' ? null : letter.order_number,
    text: letter.message,
  },
});

/** Tells the writer that it has arrived. It holds nothing that was typed: the address may be another person's. */
export const receiptMail = (
  brands: Brands,
  { id, brand, language, email, name }: Letter,
): NewMail<'letter-receipt'> => ({
  ...{ brand, language, to: email, template: 'letter-receipt' },
  uniqueKey: `letter-receipt:${id}`,
  data: { name, link: `${brands.get(brand).appUrl}/${language}/faq` },
});
