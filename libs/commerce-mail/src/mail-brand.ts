import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { mailLookOf, type MailLook } from './mail-looks.ts';

/** The data of a brand that a mail shows. */
export type MailBrand = { name: string; look: MailLook };

export const toMailBrand = ({ name, theme }: Pick<ShopBrand, 'name' | 'theme'>): MailBrand => ({
  name,
  look: mailLookOf(theme),
});
