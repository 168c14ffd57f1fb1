import { createHash } from 'node:crypto';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { NewMail } from '@shop/commerce-mail';

type Invited = {
  readonly brand: Pick<ShopBrand, 'key' | 'appUrl'>;
  readonly language: Locale;
  readonly email: string;
  /** Of the link; its key here is a hash, so that the outbox has it in the mail alone. */
  readonly code: string;
  readonly company: string;
  /** Empty for an address without an account. */
  readonly name: string;
};

export const invitationMail = ({
  brand,
  language,
  email,
  code,
  company,
  name,
}: Invited): NewMail<'pro-news'> => ({
  ...{ brand: brand.key, language, to: email, template: 'pro-news' },
  uniqueKey: `pro-invitation:${createHash('sha256').update(code).digest('hex')}`,
  data: {
    ...{ news: 'invited', name, company, text: null },
    link: `${brand.appUrl}/${language}/site-pro/invitation/${code}`,
  },
});
