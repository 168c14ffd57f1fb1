import { allowNews } from '@shop/commerce-mail-reports';
import type { Database, Transaction } from '@shop/database';
import { createClientsRepository } from './clients.repository.ts';
import { createEmailChanges, type ConfirmedEmail } from './email-changes.repository.ts';
import type { EmailMails, MailReader } from './email-mails.ts';
import { joinNewsletter } from './news-topics.repository.ts';
import { createResetLinks } from './reset-links.repository.ts';

type EmailConfirmation = {
  readonly clientId: number;
  /** `waiting`: the other address has not confirmed yet. */
  readonly state: 'confirmed' | 'waiting';
  readonly isChanged: boolean;
};

type ConfirmEmailDeps = { db: Database; emailMails: EmailMails };

/**
 * What a mailed link does once its button is pressed; null for a link that is no longer valid. The change takes effect with
 * the second address. Sessions stay; links that were mailed to the old address end.
 */
export const createConfirmEmail = ({ db, emailMails }: ConfirmEmailDeps) => {
  const change = async (
    tx: Transaction,
    { clientId, newEmail }: ConfirmedEmail,
    reader: MailReader,
  ): Promise<boolean> => {
    const clients = createClientsRepository(tx);
    const before = await clients.find(clientId);
    if (!before || !(await clients.setEmail(clientId, newEmail, reader.now))) return false;
    await createResetLinks(tx).voidAll(clientId, reader.now);
    await emailMails.sendChanged(tx, before, reader);
    return true;
  };

  return (token: string, reader: MailReader): Promise<EmailConfirmation | null> =>
    db.transaction().execute(async (tx) => {
      const changes = createEmailChanges(tx);
      const link = await changes.confirm(token, reader.brand.key, reader.now);
      if (!link) return null;
      const { clientId, asksOld } = link;
      if (!link.isComplete) return { clientId, state: 'waiting', isChanged: false };
      const clients = createClientsRepository(tx);
      const took = asksOld
        ? await change(tx, link, reader)
        : await clients.confirmEmail(clientId, link.newEmail, reader.now);
      if (took) {
        // Whoever opened the link has got its mail.
        await allowNews(tx, link.newEmail, reader.now);
        await joinNewsletter(tx, clientId, reader.now);
      }
      await changes.endAll(clientId, reader.now);
      return took ? { clientId, state: 'confirmed', isChanged: asksOld } : null;
    });
};
