import { LANGUAGES } from '@shop/domain/languages';
import { expect, test } from 'vitest';
import { toMailBrand } from './mail-brand.ts';
import type { MailContent } from './mail.templates.ts';
import { renderMail } from './render-mail.tsx';

const brand = toMailBrand({ name: 'Nordport', theme: 'default' });
const link = 'http://lt.localhost:4200/lt/my-orders/abc';
const [number, since] = ['QU100001', '2026-03-01T00:00:00Z'];

const MAILS: readonly MailContent[] = [
  {
    template: 'order-confirmation',
    data: {
      ...{ name: 'Ona', number, link, total: '€1.00', delivery: 'Omnivia', arrival: '27–30' },
      ...{ lines: [], totals: [], paid: [], address: [], destination: 'home' },
    },
  },
  { template: 'refund', data: { name: '', number, amount: '€1.00', link } },
  { template: 'password-reset', data: { name: 'Ona', link } },
  { template: 'one-time-link', data: { name: '', link } },
  { template: 'order-link', data: { name: 'Ona', link } },
  { template: 'welcome', data: { name: 'Ona', link } },
  { template: 'alert', data: { code: 'mails_failed', count: 3, threshold: 0, state: 'opened', since } },
];

test.each(MAILS)(
  'a $template mail is written in every language, without a place left open',
  async (content) => {
    const mails = await Promise.all(
      LANGUAGES.map(async ({ code: language, tag }) => ({
        tag,
        ...(await renderMail({ brand, language, content })),
      })),
    );
    for (const { tag, subject, html, plain } of mails) {
      expect(html).toContain(`lang="${tag}"`);
      for (const text of [subject, plain]) expect(text).not.toMatch(/[{}]|\b(mail|alert)\.[a-z]/);
      expect(subject).not.toContain('\u00a0');
    }
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
    expect(new Set(mails.map(({ plain }) => plain)).size).toBe(LANGUAGES.length);
  },
);
