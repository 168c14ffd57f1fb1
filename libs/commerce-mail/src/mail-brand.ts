import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { mailLookOf, type MailLook } from './mail-looks.ts';

/** The data of a brand that a mail shows. */
export type MailBrand = Pick<ShopBrand, 'name' | 'seller' | 'supportEmail'> & { readonly look: MailLook };

export const toMailBrand = ({
  name,
  theme,
  seller,
  supportEmail,
}: Pick<ShopBrand, 'name' | 'theme' | 'seller' | 'supportEmail'>): MailBrand => ({
  name,
  seller,
  supportEmail,
  look: mailLookOf(theme),
});
