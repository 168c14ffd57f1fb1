import type { Database, Transaction } from '@shop/database';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import type { Client } from './clients.repository.ts';
import { createEmailChanges } from './email-changes.repository.ts';

const HOUR = 60 * 60_000;
const CHANGE_MS = 24 * HOUR;
const REGISTRATION_MS = 7 * CHANGE_MS;

type EmailTemplate =
  'email-confirm' | 'email-change-old' | 'email-change-new' | 'email-taken' | 'email-changed';

type EmailMail = {
  to: string;
  name?: string;
  path: string;
  cause: string;
  /** How long its link is valid, for a link that ends. */
  validMs?: number;
};

type EmailMailsDeps = { db: Database; mail: MailPort };
export type MailReader = {
  brand: Pick<ShopBrand, 'key' | 'appUrl'>;
  locale: Locale;
  now: Date;
};

/** The mails by which addresses are confirmed and changed. Links and their mails are written in one transaction. */
export const createEmailMails = ({ db, mail }: EmailMailsDeps) => {
  const send = (
    tx: Transaction,
    template: EmailTemplate,
    { to, name = '', path, cause, validMs }: EmailMail,
    { brand, locale, now }: MailReader,
  ) =>
    mail.enqueue(tx, {
      brand: brand.key,
      language: locale,
      to,
      template,
      data: { name, link: `${brand.appUrl}/${locale}${path}` },
      uniqueKey: `${template}:${cause}:${now.getTime()}`,
      ...(validMs !== undefined && { linksExpireAt: new Date(now.getTime() + validMs) }),
    });

  const linkOf = (token: string, validMs: number) => ({
    path: `/confirm-email/${token}`,
    cause: token.slice(0, 8),
    validMs,
  });

  return {
    /** To the client's address: after registration, and when the client requests it again. */
    sendConfirmation: (client: Client, reader: MailReader) =>
      db.transaction().execute(async (tx) => {
        const tokens = await createEmailChanges(tx).begin({
          ...{ clientId: client.id, newEmail: client.email, asksOld: false },
          ...{ validMs: REGISTRATION_MS, now: reader.now },
        });
        const to = { to: client.email, name: client.first_name, ...linkOf(tokens.new, REGISTRATION_MS) };
        await send(tx, 'email-confirm', to, reader);
      }),

    /**
     * To both addresses. A new address that has an account gets a message instead of a link; the client sees no
     * difference. A stranger may own it, so that no name is written to it.
     */
    sendChange: (client: Client, newEmail: string, isTaken: boolean, reader: MailReader) =>
      db.transaction().execute(async (tx) => {
        const tokens = await createEmailChanges(tx).begin({
          ...{ clientId: client.id, newEmail, asksOld: true },
          ...{ validMs: CHANGE_MS, now: reader.now },
        });
        const old = { to: client.email, name: client.first_name, ...linkOf(tokens.old, CHANGE_MS) };
        await send(tx, 'email-change-old', old, reader);
        const link = linkOf(tokens.new, CHANGE_MS);
        if (isTaken) await send(tx, 'email-taken', { to: newEmail, ...link, path: '/login' }, reader);
        else await send(tx, 'email-change-new', { to: newEmail, ...link }, reader);
      }),

    /** To the former address of the account. */
    sendChanged: (tx: Transaction, before: Client, reader: MailReader) =>
      send(
        tx,
        'email-changed',
        {
          ...{ to: before.email, name: before.first_name },
          ...{ path: '/account-information', cause: String(before.id) },
        },
        reader,
      ),
  };
};

export type EmailMails = ReturnType<typeof createEmailMails>;
