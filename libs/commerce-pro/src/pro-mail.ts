import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { NewMail } from '@shop/commerce-mail';
import type { ApplicationRow } from './pro.repository.ts';

type Client = { readonly email: string; readonly first_name: string };
type Answer = { readonly state: 'approved' | 'declined'; readonly reason: string | null };

/** The answer of staff, in the language of the application. */
export const proMail = (
  brands: Brands,
  { id, brand, language, company }: ApplicationRow,
  { email, first_name: name }: Client,
  { state, reason }: Answer,
): NewMail<'pro-news'> => ({
  ...{ brand, language, to: email, template: 'pro-news' },
  uniqueKey: `pro:${id}:${state}`,
  data: {
    ...{ news: state, name, company, text: reason },
    link: `${brands.get(brand).appUrl}/${language}/${state === 'approved' ? 'site-pro' : 'pro'}`,
  },
});
