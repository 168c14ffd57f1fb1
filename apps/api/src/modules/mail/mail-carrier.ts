import { createTransport } from 'nodemailer';
import type { RenderedMail } from './render-mail.tsx';

export type Letter = RenderedMail & { to: string; from: string; messageId: string };

/** Brings a rendered mail to its reader. */
export type MailCarrier = { deliver: (letter: Letter) => Promise<void> };

const PATIENCE_MS = 10_000;

/** The real one. A repeated delivery carries the same message id, by which mail servers know it again. */
export const createSmtpCarrier = (smtpUrl: string): MailCarrier => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    deliver: async ({ to, from, subject, html, plain, messageId }) => {
      await transport.sendMail({ to, from, subject, html, text: plain, messageId });
    },
  };
};

/** The embedded one: the mail stays in the database, where the development mailbox shows it. */
export const mailboxCarrier: MailCarrier = { deliver: async () => {} };
