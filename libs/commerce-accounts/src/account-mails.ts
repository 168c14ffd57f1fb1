import type { Database, Transaction } from '@shop/database';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import type { Client } from './clients.repository.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';
import { createResetLinks } from './reset-links.repository.ts';

const HOUR = 60 * 60_000;
const RESET_LINK_MS = HOUR;
const ONE_TIME_LINK_MS = 3 * 24 * HOUR;

type AccountMailsDeps = { db: Database; mail: MailPort; unsubscribeTokens: UnsubscribeTokens };
type Brand = Pick<ShopBrand, 'key' | 'appUrl'>;

/** The mails of an account. A link and its mail are written in one transaction. */
export const createAccountMails = ({ db, mail, unsubscribeTokens }: AccountMailsDeps) => {
  const sendLink = (
    template: 'password-reset' | 'one-time-link',
    validMs: number,
    client: Client,
    brand: Brand,
    locale: Locale,
    now: Date,
  ) =>
    db.transaction().execute(async (tx) => {
      const token = await createResetLinks(tx).make(client.id, validMs, now);
      await mail.enqueue(tx, {
        brand: brand.key,
        language: locale,
        to: client.email,
        template,
        data: {
          name: client.first_name,
          link: `${brand.appUrl}/${locale}/password-reset/${token}`,
        },
        uniqueKey: `${template}:${client.id}:${now.getTime()}:${token.slice(0, 8)}`,
        linksExpireAt: new Date(now.getTime() + validMs),
      });
      return true;
    });

  return {
    sendResetLink: (client: Client, brand: Brand, locale: Locale, now: Date) =>
      sendLink('password-reset', RESET_LINK_MS, client, brand, locale, now),

    sendOneTimeLink: (client: Client, brand: Brand, locale: Locale, now: Date) =>
      sendLink('one-time-link', ONE_TIME_LINK_MS, client, brand, locale, now),

    /** Notifies the owner, in case someone else changed it, with a link to a new password. */
    sendPasswordChanged: (tx: Transaction, client: Client, brand: Brand, locale: Locale, now: Date) =>
      mail.enqueue(tx, {
        brand: brand.key,
        language: locale,
        to: client.email,
        template: 'password-changed',
        data: { name: client.first_name, link: `${brand.appUrl}/${locale}/password-reset` },
        uniqueKey: `password-changed:${client.id}:${now.getTime()}`,
      }),

    sendWelcome: (client: Client, brand: Brand, locale: Locale) =>
      db.transaction().execute((tx) =>
        mail.enqueue(tx, {
          brand: brand.key,
          language: locale,
          to: client.email,
          template: 'welcome',
          data: {
            name: client.first_name,
            link: `${brand.appUrl}/${locale}`,
            unsubscribe: `${brand.appUrl}/${locale}/unsubscribe/${unsubscribeTokens.make(brand.key, client.id)}`,
          },
          uniqueKey: `welcome:${client.id}`,
        }),
      ),
  };
};

export type AccountMails = ReturnType<typeof createAccountMails>;
