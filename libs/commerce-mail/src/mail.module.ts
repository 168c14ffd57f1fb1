import type { Clock, Database } from '@shop/database';
import type { Logger } from '@shop/commerce-kit/logger';
import type { Module } from '@shop/commerce-kit/module';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { Jobs } from '@shop/commerce-jobs';
import type { ReturnPaths } from '@shop/commerce-mail-reports';
import { createMailDelivery } from './deliver-mail.ts';
import { createDemoCarrier } from './demo-carrier.ts';
import { createSmtpCarrier, mailboxCarrier, type MailCarrier } from './mail-carrier.ts';
import type { MailPort, MailRetries } from './mail.port.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import { previewRoutes } from './preview.routes.ts';
import type { QuietHours } from './quiet-hours.ts';
import { isWantedNews } from './wanted-news.ts';
import { createOutbox, type DeliveryAttempt } from './outbox.repository.ts';

export { moneyIn, type WriteMoney } from './money-in.ts';
export type { MailPort, MailRetries, NewMail } from './mail.port.ts';
export { withoutAddresses } from './plain-text.ts';
export type {
  AlertCode,
  AlertState,
  IssueMail,
  MiscInvoiceNews,
  NamedLink,
  OrderNewsCode,
} from './mail.templates.ts';

const DELIVER = 'mail-deliver';
const SWEEP = 'mail-sweep';
/** The job of a mail that has been due for this long and still waits counts as lost. */
const LOST_MS = 60_000;

type MailDeps = {
  db: Database;
  jobs: Jobs;
  brands: Brands;
  log: Logger;
  from: string;
  /** Without it mails stay in the database's mailbox. */
  smtpUrl?: string | undefined;
  /** The mailbox of reports: without a mail server it is filled by that of the demo. */
  reportDir?: string | undefined;
  carrier?: MailCarrier;
  /** Without them bounces are sent to `from`, and are not read. */
  returnPaths?: ReturnPaths | undefined;
  clock: Clock;
  /** When no news are delivered; without them they are delivered at any hour. */
  quietHours?: QuietHours | undefined;
};

const carrierOf = ({ carrier, smtpUrl, reportDir }: Pick<MailDeps, 'carrier' | 'smtpUrl' | 'reportDir'>) => {
  if (carrier) return carrier;
  if (smtpUrl) return createSmtpCarrier(smtpUrl);
  return reportDir === undefined ? mailboxCarrier : createDemoCarrier(reportDir);
};

/** The shop's mail: an outbox that is written in the causing transaction, and a job that delivers it. */
export const createMail = ({ db, jobs, brands, from, clock, quietHours, returnPaths, ...rest }: MailDeps) => {
  const outbox = createOutbox(db);
  const deliver = createMailDelivery({
    ...{ db, outbox, carrier: carrierOf(rest), brands, from, clock, quietHours, returnPaths },
    tryAgain: (tx, attempt, startAfter) => jobs.send(DELIVER, attempt, { startAfter, tx }),
  });

  jobs.work<DeliveryAttempt>(DELIVER, deliver);
  const sweep = async () => {
    const lost = await outbox.dueBefore(new Date(clock().getTime() - LOST_MS));
    for (const attempt of lost) await deliver(attempt);
  };
  jobs.work(SWEEP, sweep, { oneWaiting: true, retries: 0 });
  jobs.schedule(SWEEP, '* * * * *');

  const port: MailPort = {
    enqueue: async (tx, mail) => {
      if (mail.news && !(await isWantedNews(tx, mail.news, mail.to))) return;
      const id = await outbox.insert(tx, mail);
      if (id !== undefined) await jobs.send(DELIVER, { id, attempts: 0 }, { tx });
    },
  };
  const retries: MailRetries = {
    retryFailed: async ({ id }, tx) => {
      if (!(await outbox.putBack(tx, id, clock()))) return false;
      await jobs.send(DELIVER, { id, attempts: 0 }, { tx });
      return true;
    },
  };
  /** The pages of the mailbox and of all mails exist only where mails stay in the mailbox. */
  const routes: Module = rest.smtpUrl
    ? async () => {}
    : async (app) => {
        await mailboxRoutes({ outbox })(app);
        await previewRoutes({ db, brands })(app);
      };
  return { ...port, ...retries, routes, outbox };
};

export type Mail = ReturnType<typeof createMail>;
