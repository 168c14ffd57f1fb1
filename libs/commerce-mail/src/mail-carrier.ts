import { createTransport } from 'nodemailer';
import type { RenderedMail } from './render-mail.tsx';

export type Letter = RenderedMail & {
  to: string;
  from: { name: string; address: string };
  messageId: string;
};

/** Brings a rendered mail to its reader. */
export type MailCarrier = { deliver: (letter: Letter) => Promise<void> };

/** The reader's server will never take this letter, so it is not brought again. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const PATIENCE_MS = 10_000;

type SmtpFailure = Error & { code?: string; responseCode?: number };

/** A 5xx about this reader or this letter is for good; one about our own login is a setting to mend. */
const isForGood = ({ code, responseCode = 0 }: SmtpFailure): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;

/** The real one. A repeated delivery carries the same message id, by which mail servers know it again. */
export const createSmtpCarrier = (smtpUrl: string, patienceMs = PATIENCE_MS): MailCarrier => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    deliver: async ({ to, from, subject, html, plain, messageId }) => {
      try {
        await transport.sendMail({ to, from, subject, html, text: plain, messageId });
      } catch (error) {
        const failure = error as SmtpFailure;
        throw isForGood(failure) ? new MailRefused(failure.message) : failure;
      }
    },
  };
};

/** The embedded one: the mail stays in the database, where the development mailbox shows it. */
export const mailboxCarrier: MailCarrier = { deliver: async () => {} };
