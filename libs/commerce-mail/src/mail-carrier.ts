import { createTransport } from 'nodemailer';
import { statusIn } from '@shop/commerce-mail-reports';
import type { RenderedMail } from './render-mail.tsx';

export type Letter = RenderedMail & {
  to: string;
  from: { name: string; address: string };
  messageId: string;
  /** The envelope sender: bounces are sent to it. */
  returnPath: string;
};

/** Delivers a rendered mail. */
export type MailCarrier = { deliver: (letter: Letter) => Promise<void> };

/** The recipient's server permanently refuses this mail, so it is not sent again. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** Of the recipient's address (RFC 3463); undefined where the server did not say that it is about the address. */
  readonly status: string | undefined;

  constructor(message: string, status?: string) {
    super(message);
    this.status = status;
  }
}

const PATIENCE_MS = 10_000;

type SmtpFailure = Error & { code?: string; responseCode?: number; response?: string };

/** A 5xx about this recipient or this mail is permanent; one about our own login is a configuration error. */
const isForGood = ({ code, responseCode = 0 }: SmtpFailure): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;

/** What the server says about the envelope; refused contents are not the recipient's. */
const statusOf = ({ code, response = '' }: SmtpFailure): string | undefined =>
  code === 'EENVELOPE' ? statusIn(response) : undefined;

/** Mail programs show their own button, which posts to the address (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Delivers by SMTP. A repeated delivery has the same message id, so that mail servers recognise it. */
export const createSmtpCarrier = (smtpUrl: string, patienceMs = PATIENCE_MS): MailCarrier => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    deliver: async ({ to, from, returnPath, subject, html, plain, messageId, unsubscribe }) => {
      try {
        const headers = unsubscribe === undefined ? {} : oneClick(unsubscribe);
        const envelope = { from: returnPath, to };
        await transport.sendMail({ envelope, to, from, subject, html, text: plain, messageId, headers });
      } catch (error) {
        const failure = error as SmtpFailure;
        throw isForGood(failure) ? new MailRefused(failure.message, statusOf(failure)) : failure;
      }
    },
  };
};

/** Leaves the mail in the database, where the development mailbox shows it. */
export const mailboxCarrier: MailCarrier = { deliver: async () => {} };
