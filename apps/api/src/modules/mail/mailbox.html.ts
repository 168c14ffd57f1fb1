const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `
body{margin:0;background:#f4f3ef;color:#1b1d1f;font:15px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.4rem;margin:0 0 1rem}
ul{list-style:none;margin:0;padding:0;background:#fff;border-radius:12px;overflow:hidden}
li+li{border-top:1px solid #efede8}
li a{display:grid;grid-template-columns:11rem 1fr 14rem;gap:1rem;padding:.75rem 1rem;color:inherit;text-decoration:none}
li a:hover{background:#faf9f6}
small,dt{color:#6b7176}
iframe{width:100%;height:44rem;border:0;border-radius:12px;background:#fff}
pre{white-space:pre-wrap;background:#fff;border-radius:12px;padding:1rem;overflow-wrap:anywhere}
`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;

export type MailRow = {
  id: number;
  brand_key: string;
  recipient: string;
  subject: string | null;
  sent_at: Date | null;
};
export type MailView = MailRow & { html: string | null; plain: string | null };

const timeOf = (at: Date | null) => (at ? at.toISOString().slice(0, 16).replace('T', ' ') : '');

export const mailboxPage = (mails: readonly MailRow[]): string =>
  page(
    'Mailbox',
    `<h1>Mailbox</h1>${mails.length === 0 ? '<p>No mail yet.</p>' : ''}<ul>${mails
      .map(
        (mail) =>
          `<li><a href="/dev/mailbox/${mail.id}"><small>${escapeHtml(mail.brand_key)} ${timeOf(
            mail.sent_at,
          )}</small><span>${escapeHtml(mail.subject ?? '')}</span><small>${escapeHtml(mail.recipient)}</small></a></li>`,
      )
      .join('')}</ul>`,
  );

/** The mail stands in a frame that runs no script and reaches nothing; its links open outside. */
export const mailPage = (mail: MailView): string =>
  page(
    mail.subject ?? 'Mail',
    `<p><a href="/dev/mailbox">Mailbox</a></p><h1>${escapeHtml(mail.subject ?? '')}</h1>
<p><small>${escapeHtml(mail.recipient)} · ${escapeHtml(mail.brand_key)} · ${timeOf(mail.sent_at)}</small></p>
<iframe title="Mail" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(
      (mail.html ?? '').replace('<head>', '<head><base target="_top">'),
    )}"></iframe>
<h2>Plain text</h2><pre>${escapeHtml(mail.plain ?? '')}</pre>`,
  );
