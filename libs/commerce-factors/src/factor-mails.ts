import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import type { Database } from '@shop/database';

type FactorTemplate = 'codes-on' | 'codes-off' | 'recovery-codes-new' | 'passkey-added' | 'passkey-removed';

export type NoticeReader = { brand: Pick<ShopBrand, 'key' | 'appUrl'>; locale: Locale; now: Date };
type Person = { id: number; email: string; first_name: string };

/** Notices about changes of an account's factors. */
export const createFactorMails =
  (mail: MailPort) =>
  (on: Database, template: FactorTemplate, person: Person, { brand, locale, now }: NoticeReader) =>
    mail.enqueue(on, {
      brand: brand.key,
      language: locale,
      to: person.email,
      template,
      data: { name: person.first_name, link: `${brand.appUrl}/${locale}/account-information/security` },
      uniqueKey: `${template}:${person.id}:${now.getTime()}`,
    });

export type FactorMails = ReturnType<typeof createFactorMails>;
