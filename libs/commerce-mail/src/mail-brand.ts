import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { mailLookOf, type MailLook } from './mail-looks.ts';

/** A brand as far as a mail shows it. */
export type MailBrand = { name: string; look: MailLook };

export const toMailBrand = ({ name, theme }: Pick<ShopBrand, 'name' | 'theme'>): MailBrand => ({
  name,
  look: mailLookOf(theme),
});
