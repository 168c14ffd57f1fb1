import { createTransport } from 'nodemailer';
import type { RenderedMail } from './render-mail.tsx';

export type Letter = RenderedMail & {
  to: string;
  from: { name: string; address: string };
  messageId: string;
};

/** Delivers a rendered mail. */
export type MailCarrier = { deliver: (letter: Letter) => Promise<void> };

/** The recipient's server permanently refuses this mail, so it is not sent again. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const PATIENCE_MS = 10_000;

type SmtpFailure = Error & { code?: string; responseCode?: number };

/** A 5xx about this recipient or this mail is permanent; one about our own login is a configuration error. */
const isForGood = ({ code, responseCode = 0 }: SmtpFailure): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;

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
    deliver: async ({ to, from, subject, html, plain, messageId, unsubscribe }) => {
      try {
        const headers = unsubscribe === undefined ? {} : oneClick(unsubscribe);
        await transport.sendMail({ to, from, subject, html, text: plain, messageId, headers });
      } catch (error) {
        const failure = error as SmtpFailure;
        throw isForGood(failure) ? new MailRefused(failure.message) : failure;
      }
    },
  };
};

/** Leaves the mail in the database, where the development mailbox shows it. */
export const mailboxCarrier: MailCarrier = { deliver: async () => {} };
