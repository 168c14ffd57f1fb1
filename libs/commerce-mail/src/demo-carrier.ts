import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Letter, MailCarrier } from './mail-carrier.ts';

const CRLF = '\r\n';

/** How the mailboxes of some addresses answer, whatever their domain: `bounce+1@example.lt` is one of them, too. */
const MAILBOXES = {
  bounce: { action: 'failed', status: '5.1.1', says: '550 5.1.1 The mailbox does not exist' },
  full: { action: 'failed', status: '4.2.2', says: '452 4.2.2 The mailbox is full' },
} as const;

const mailboxOf = (address: string): string => address.toLowerCase().split(/[+@]/)[0] ?? '';

const headersOf = (letter: Letter): string[] => [
  `Return-Path: <${letter.returnPath}>`,
  `From: ${letter.from.address}`,
  `To: ${letter.to}`,
  `Message-ID: ${letter.messageId}`,
];

type Report = { readonly type: string; readonly text: string; readonly fields: readonly string[] };

/** Of three parts: for people, for programs, and the header of the mail. */
const reportOf = (to: string, letter: Letter, { type, text, fields }: Report): string => {
  const boundary = `report-${randomUUID()}`;
  const part = (kind: string, lines: readonly string[]) => [
    ...[`--${boundary}`, `Content-Type: ${kind}`, '', ...lines, ''],
  ];
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mail.localhost>',
    `To: ${to}`,
    'Subject: About your mail',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="${boundary}"`,
    '',
    ...part('text/plain; charset=us-ascii', [text]),
    ...part(`message/${type}`, fields),
    ...part('text/rfc822-headers', headersOf(letter)),
    `--${boundary}--`,
    '',
  ].join(CRLF);
};

/** The report of a mailbox that takes no mail (RFC 3464); it is sent to the return path. */
const bounceOf = (letter: Letter, { action, status, says }: (typeof MAILBOXES)[keyof typeof MAILBOXES]) =>
  reportOf(letter.returnPath, letter, {
    type: 'delivery-status',
    text: `Your mail was not delivered: ${says}.`,
    fields: [
      'Reporting-MTA: dns; mail.localhost',
      '',
      `Final-Recipient: rfc822; ${letter.to}`,
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: smtp; ${says}`,
    ],
  });

/** The report of a reader who marks the mail as unwanted (RFC 5965); it is sent to the address for abuse. */
const complaintOf = (letter: Letter) =>
  reportOf(`abuse@${letter.from.address.split('@')[1] ?? 'localhost'}`, letter, {
    type: 'feedback-report',
    text: 'This mail was marked as unwanted.',
    fields: [
      'Feedback-Type: abuse',
      'User-Agent: demo-mail-server/1.0',
      'Version: 1',
      `Original-Mail-From: <${letter.returnPath}>`,
      `Original-Rcpt-To: <${letter.to}>`,
    ],
  });

const answerTo = (letter: Letter): string | null => {
  const mailbox = mailboxOf(letter.to);
  if (mailbox === 'bounce' || mailbox === 'full') return bounceOf(letter, MAILBOXES[mailbox]);
  return mailbox === 'complain' ? complaintOf(letter) : null;
};

/** A message is moved into `new` when it is complete, as in every maildir. */
const drop = async (folder: string, message: string): Promise<void> => {
  const name = `${randomUUID()}.eml`;
  for (const part of ['tmp', 'new']) await mkdir(path.join(folder, part), { recursive: true });
  await writeFile(path.join(folder, 'tmp', name), message);
  await rename(path.join(folder, 'tmp', name), path.join(folder, 'new', name));
};

/**
 * The mail server of the demo: leaves mails in the database, where the mailbox page shows them, and reports about those
 * to `bounce@…`, `full@…` and `complain@…` into the folder that the shop reads, as a mail server does.
 */
export const createDemoCarrier = (folder: string): MailCarrier => ({
  deliver: async (letter) => {
    const answer = answerTo(letter);
    if (answer !== null) await drop(folder, answer);
  },
});
