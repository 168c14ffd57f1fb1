import type { Selectable } from 'kysely';
import type { Schema } from '@shop/database';
import { escapeHtml } from '@shop/commerce-kit/escape-html';

const STYLE = `
:root{color-scheme:light dark;--ground:#f4f6f8;--sheet:#fff;--ink:#0f1b26;--muted:#4f5e6b;--line:#dde3e8;--primary:#0b4a6f;--soft:#e7f0f6}
@media (prefers-color-scheme:dark){:root{--ground:#0b1218;--sheet:#121c25;--ink:#e8eef3;--muted:#a3b2be;--line:#243240;--primary:#7cc0ea;--soft:#132f41}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:61rem;margin:0 auto;padding:36px 16px 56px}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;margin:0 0 20px}
h2{font-size:1.25rem;letter-spacing:-.02em;margin:40px 0 12px}
a{color:var(--primary);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
ul{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
li a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;padding:14px 12px;color:inherit;text-decoration:none}
li a:hover{background:var(--soft)}
li b{font-weight:600}
.to,.at,.about{color:var(--muted);font-size:.875rem}
.at{text-align:end;font-variant-numeric:tabular-nums}
.brand{justify-self:end;align-self:start;min-width:2rem;padding:0 8px;border-radius:6px;background:var(--soft);color:var(--ink);font-size:.75rem;line-height:1.5rem;text-align:center}
.empty{padding:56px 24px;border:1px dashed var(--muted);border-radius:20px;text-align:center;color:var(--muted)}
@media (max-width:30rem){.to,.at{grid-column:1/-1;text-align:start}}
iframe{display:block;width:100%;height:68rem;border:1px solid var(--line);border-radius:14px;background:#fff}
pre{margin:0;padding:18px 20px;border:1px solid var(--line);border-radius:14px;background:var(--sheet);white-space:pre-wrap;font:.875rem/1.6 ui-monospace,monospace}
`;

/** A page for developers. */
export const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;

type StoredMail = Selectable<Schema['mail_outbox']>;
export type ListedMail = Pick<StoredMail, 'id' | 'brand_key' | 'recipient' | 'subject' | 'sent_at'>;
export type OpenedMail = ListedMail & Pick<StoredMail, 'html' | 'plain'>;

const timeOf = (at: Date | null) => (at ? at.toISOString().slice(0, 16).replace('T', ' ') : '');

const rowOf = ({ id, brand_key, subject, recipient, sent_at }: ListedMail): string =>
  `<li><a href="/dev/mailbox/${id}"><b>${escapeHtml(subject ?? '')}</b><span class="brand">${escapeHtml(
    brand_key,
  )}</span><span class="to">${escapeHtml(recipient)}</span><span class="at">${timeOf(sent_at)}</span></a></li>`;

const EMPTY = '<p class="empty">No mail yet. Order something, or ask for a new password.</p>';

export const mailboxPage = (mails: readonly ListedMail[]): string =>
  page(
    'Mailbox',
    `<h1>Mailbox</h1><p><a href="/dev/mails">Every mail, brand and language</a></p>${mails.length === 0 ? EMPTY : `<ul>${mails.map(rowOf).join('')}</ul>`}`,
  );

/** The mail in a frame without scripts and without network access; its links open outside. */
export const mailFrame = (html: string): string =>
  `<iframe title="Mail" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(
    html.replace('<head>', '<head><base target="_top">'),
  )}"></iframe>`;

export const mailPage = (mail: OpenedMail): string =>
  page(
    mail.subject ?? 'Mail',
    `<p><a href="/dev/mailbox">← Mailbox</a></p><h1>${escapeHtml(mail.subject ?? '')}</h1>
<p class="about">${escapeHtml(mail.recipient)} · ${escapeHtml(mail.brand_key)} · ${timeOf(mail.sent_at)}</p>
${mailFrame(mail.html ?? '')}
<h2>Plain text</h2><pre>${escapeHtml(mail.plain ?? '')}</pre>`,
  );
