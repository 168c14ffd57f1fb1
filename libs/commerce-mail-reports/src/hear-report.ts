import type { Logger } from '@shop/commerce-kit/logger';
import type { Database, Transaction } from '@shop/database';
import type { MailReport } from './read-report.ts';
import { idOfToken, type ReturnPaths } from './return-paths.ts';
import { noteReport } from './reports.repository.ts';

/** Ends all news of an address, in the transaction that keeps its complaint. */
export type EndNews = (tx: Transaction, email: string, now: Date) => Promise<void>;

type HearDeps = {
  readonly db: Database;
  readonly returnPaths: ReturnPaths;
  readonly endNews: EndNews;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly clock: () => Date;
};

/** `unknown`: no mail of this shop, one whose recipient is deleted by now, or a token that others have made. */
type Heard = 'counted' | 'repeated' | 'unknown';

const findMail = (tx: Transaction, id: number) =>
  tx
    .selectFrom('mail_outbox')
    .select(['id', 'unique_key', 'recipient', 'sent_at', 'created_at'])
    .where('id', '=', id)
    .where('recipient', '<>', '')
    .executeTakeFirst();

/** Applies what is said about a mail to the one address that the mail was sent to, once. */
export const createHearing =
  ({ db, returnPaths, endNews, log, clock }: HearDeps) =>
  async ({ token, kind, status }: MailReport): Promise<Heard> => {
    const now = clock();
    const heard = await db.transaction().execute(async (tx): Promise<Heard> => {
      const mail = await findMail(tx, idOfToken(token) ?? 0);
      if (!mail || !returnPaths.isTokenOf(token, mail)) return 'unknown';
      const report = {
        ...{ mailId: mail.id, email: mail.recipient, kind, status },
        mailedAt: mail.sent_at ?? mail.created_at,
      };
      if (!(await noteReport(tx, report, now))) return 'repeated';
      if (kind === 'complaint') await endNews(tx, mail.recipient, now);
      return 'counted';
    });
    const about = { kind, status, mail: idOfToken(token) };
    if (heard === 'unknown') log.warn(about, 'a report about an unknown mail');
    else log.info({ ...about, heard }, 'a report about a mail');
    return heard;
  };

export type HearReport = ReturnType<typeof createHearing>;
