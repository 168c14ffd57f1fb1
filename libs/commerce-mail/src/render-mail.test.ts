import { SELLER } from '@shop/brand/testing';
import { LANGUAGES } from '@shop/domain/languages';
import { expect, test } from 'vitest';
import { toMailBrand } from './mail-brand.ts';
import type { MailContent } from './mail.templates.ts';
import { renderMail } from './render-mail.tsx';

const brand = toMailBrand({
  name: 'Nordport',
  theme: 'default',
  seller: SELLER,
  supportEmail: 'help@nordport.example',
});
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
  {
    template: 'order-confirmation',
    data: {
      ...{ name: 'Ona', number, link, total: '€1.00', delivery: 'Omnivia', arrival: '27–30' },
      ...{ lines: [], totals: [], paid: [], address: [], destination: 'home' },
      breakdown: [{ label: 'VAT', amount: '€0.21' }],
      returns: {
        sections: [{ heading: 'Withdrawal', paragraphs: ['Within 14 days.'] }],
        form: { heading: 'Form', paragraphs: ['(Complete it.)'], lines: ['To the seller'], footnote: '(*)' },
      },
    },
  },
  { template: 'refund', data: { name: '', number, amount: '€1.00', link } },
  ...(['shipped', 'out_for_delivery', 'delivered'] as const).map((news): MailContent => ({
    template: 'order-news',
    data: { news, name: 'Ona', number, link, lines: [] },
  })),
  { template: 'order-news', data: { news: 'cancelled', name: 'Ona', number, link, lines: ['€1.00 …'] } },
  { template: 'top-up', data: { name: 'Ona', amount: '€50.00', balance: '€120.00', link } },
  { template: 'password-reset', data: { name: 'Ona', link } },
  { template: 'password-changed', data: { name: 'Ona', link } },
  { template: 'one-time-link', data: { name: '', link } },
  { template: 'email-confirm', data: { name: '', link } },
  { template: 'email-change-old', data: { name: '', link } },
  { template: 'email-change-new', data: { name: '', link } },
  { template: 'email-taken', data: { name: '', link } },
  { template: 'email-changed', data: { name: '', link } },
  { template: 'order-link', data: { name: 'Ona', link } },
  { template: 'reservation-confirm', data: { name: 'Ona', link } },
  { template: 'reservation-held', data: { name: 'Ona', link } },
  { template: 'welcome', data: { name: 'Ona', link } },
  { template: 'alert', data: { code: 'mails_failed', count: 3, threshold: 0, state: 'opened', since } },
];

test.each(MAILS)(
  'a $template mail is written in every language, with every placeholder filled',
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

test.each(MAILS)(
  'a $template mail ends with the seller’s name, address, numbers and contacts',
  async (content) => {
    const { html, plain } = await renderMail({ brand, language: 'en', content });
    const foot = plain.trim().split('\n').slice(-3).join('\n');
    expect(foot).toContain('UAB Test Harbour, Uosto g. 1, LT-91001 Klaipėda');
    expect(foot).toContain('Registration no.\u00a0300000184 · VAT no.\u00a0LT100000000184');
    expect(foot).toContain('help@nordport.example');
    expect(foot).toContain('+370 46 000 184');
    expect(html).toContain('href="mailto:help@nordport.example"');
    expect(html).toContain('href="tel:+37046000184"');
  },
);

test('a seller without VAT has no VAT number in the mail, and a brand built without a seller names none', async () => {
  const mail = { language: 'en', content: MAILS[2] as MailContent } as const;
  const untaxed = { ...brand, seller: { ...SELLER, vatNumber: null } };
  expect((await renderMail({ brand: untaxed, ...mail })).plain).not.toContain('VAT');
  expect((await renderMail({ brand: { ...brand, seller: null }, ...mail })).plain).not.toContain(
    'Registration',
  );
});

test('a confirmation holds the lines of the price and the rights of return as text, not as a link', async () => {
  const { plain } = await renderMail({ brand, language: 'en', content: MAILS[1] as MailContent });
  const places = ['VAT', '€0.21', 'Withdrawal', 'Within 14 days.', 'Form', '– To the seller', '(*)'];
  const found = places.map((place) => plain.indexOf(place));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found).not.toContain(-1);
});
