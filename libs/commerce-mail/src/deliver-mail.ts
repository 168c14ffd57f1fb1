import { createHash } from 'node:crypto';
import type { Database, Transaction } from '@shop/database';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { bounceOf, noteReport, type ReturnPaths } from '@shop/commerce-mail-reports';
import { pauseAfter } from './delivery-pauses.ts';
import { toMailBrand } from './mail-brand.ts';
import { MailRefused, type MailCarrier } from './mail-carrier.ts';
import { isMailContent, isOfKind } from './mail-kinds.ts';
import { endOfQuiet, type QuietHours } from './quiet-hours.ts';
import { isStopped, isWantedNews } from './wanted-news.ts';
import type { DeliveryAttempt, Outbox, WaitingMail } from './outbox.repository.ts';

type MailDeliveryDeps = {
  db: Database;
  outbox: Outbox;
  carrier: MailCarrier;
  brands: Brands;
  from: string;
  /** Without them bounces are sent to `from`, and are not read. */
  returnPaths?: ReturnPaths | undefined;
  clock: () => Date;
  /** When no news are delivered, by the clocks of the brand's market. */
  quietHours?: QuietHours | undefined;
  /** Sends a job that makes the attempt at its time; the job exists only if the transaction commits. */
  tryAgain: (tx: Database, attempt: DeliveryAttempt, at: Date) => Promise<void>;
};

/**
 * Renders and delivers one mail of the outbox. Does nothing when it was delivered or given up meanwhile, or when the
 * attempt was made already. A failed mail is tried again after a pause.
 */
export const createMailDelivery = ({
  db,
  outbox,
  clock,
  tryAgain,
  quietHours,
  ...sending
}: MailDeliveryDeps) => {
  const send = createSending(sending);

  /** A server that refuses the address at once says what others report later. */
  const noteRefusal = async (tx: Transaction, { id, recipient }: WaitingMail, { status }: MailRefused) => {
    if (status === undefined || bounceOf('failed', status) !== 'hard_bounce') return;
    const report = { mailId: id, email: recipient, kind: 'hard_bounce', status } as const;
    await noteReport(tx, { ...report, mailedAt: clock() }, clock());
  };

  const noteFailure = async (tx: Transaction, mail: WaitingMail, error: Error) => {
    const { id, attempts } = mail;
    const made = attempts + 1;
    if (error instanceof MailRefused) await noteRefusal(tx, mail, error);
    const pause = error instanceof MailRefused ? undefined : pauseAfter(made);
    if (pause === undefined) return outbox.giveUp(tx, id, error.message);
    const at = new Date(clock().getTime() + pause);
    await outbox.postpone(tx, id, error.message, at);
    await tryAgain(tx, { id, attempts: made }, at);
  };

  /** When the mail may be delivered; null for now. Only news wait: all other mails answer what their reader just did. */
  const heldUntil = ({ template, brand_key }: WaitingMail): Date | null =>
    isOfKind(template, 'news')
      ? endOfQuiet(quietHours, sending.brands.get(brand_key).timeZone, clock())
      : null;

  const hold = async (tx: Database, { id, attempts }: WaitingMail, until: Date) => {
    await outbox.hold(tx, id, until);
    await tryAgain(tx, { id, attempts }, until);
  };

  const isUnwanted = async (tx: Database, { template, recipient, news }: WaitingMail): Promise<boolean> =>
    (await isStopped(tx, template, recipient)) ||
    (news !== null && !(await isWantedNews(tx, news, recipient)));

  return (attempt: DeliveryAttempt): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const mail = await outbox.lockWaiting(tx, attempt);
      if (!mail) return;
      const until = heldUntil(mail);
      if (until) return void (await hold(tx, mail, until));
      if (await isUnwanted(tx, mail)) return void (await outbox.drop(tx, mail.id));
      const sent = await send(mail).catch(asError);
      if (sent instanceof Error) await noteFailure(tx, mail, sent);
      else await outbox.markSent(tx, mail.id, sent, clock());
    });
};

const asError = (cause: unknown): Error =>
  cause instanceof Error ? cause : new Error('The mail was not delivered.', { cause });

const createSending =
  ({
    carrier,
    brands,
    from,
    returnPaths,
  }: Pick<MailDeliveryDeps, 'carrier' | 'brands' | 'from' | 'returnPaths'>) =>
  async (mail: WaitingMail) => {
    // React is loaded with the first mail, not when the API starts.
    const { renderMail } = await import('./render-mail.tsx');
    const brand = toMailBrand(brands.get(mail.brand_key));
    const content = { template: mail.template, data: mail.data };
    if (!isMailContent(content)) throw new MailRefused(`There is no template ${mail.template}.`);
    const rendered = await renderMail({ brand, language: mail.language, content });
    await carrier.deliver({
      ...rendered,
      to: mail.recipient,
      from: { name: brand.name, address: from },
      messageId: messageIdOf(mail.unique_key, from),
      returnPath: returnPaths?.of(mail) ?? from,
    });
    return rendered;
  };

const messageIdOf = (uniqueKey: string, from: string) =>
  `<${createHash('sha256').update(uniqueKey).digest('hex').slice(0, 32)}@${from.split('@')[1] ?? 'localhost'}>`;
