import { SELLER } from '@shop/brand/testing';
import { expect, test } from 'vitest';
import { toMailBrand } from './mail-brand.ts';
import type { MailContent } from './mail.templates.ts';
import { nameInMail, oneLine, withoutAddresses } from './plain-text.ts';
import { renderMail } from './render-mail.tsx';

const LOOKS_LIKE_AN_ADDRESS = /:\/\/|www\.\w|\w@\w|\w\.\w/u;

test.each([
  'Win €500 http://evil.example',
  'HTTPS://EVIL.EXAMPLE/pay',
  'www.evil.example',
  'ona@evil.example',
  'javascript://evil',
  'evil.example/now',
  '<a href="http://evil.example">Ona</a>',
  'ftp+x://evil.ex.ample',
])('%s becomes no link in a mail to another person', (text) => {
  expect(withoutAddresses(text)).not.toMatch(LOOKS_LIKE_AN_ADDRESS);
  expect(withoutAddresses(text)).not.toMatch(/[<>]/);
});

test.each([
  'Ona',
  'Jean-Luc O’Neill',
  'J. R. R. Tolkien',
  'Gedimino pr. 1-2',
  'LV-1010 Rīga',
  '+37061200184',
])('%s is unchanged', (text) => {
  expect(withoutAddresses(text)).toBe(text);
});

test('a text of several lines becomes one', () => {
  expect(oneLine('Ona\r\nBcc: all@example.lt\u0000')).toBe('Ona Bcc: all@example.lt');
});

test('a name is cut to 60 characters', () => {
  expect(nameInMail('Ona '.repeat(40)).length).toBeLessThanOrEqual(60);
});

const SPAM = 'Win €500 http://evil.example';
const brand = toMailBrand({
  name: 'Nordport',
  theme: 'default',
  seller: SELLER,
  supportEmail: 'help@nordport.example',
});
const link = 'https://lt.nordport.example/en/my-orders/abc';

const SPAM_MAILS: readonly MailContent[] = [
  { template: 'welcome', data: { name: SPAM, link } },
  { template: 'password-reset', data: { name: SPAM, link } },
  { template: 'one-time-link', data: { name: SPAM, link } },
  { template: 'refund', data: { name: SPAM, number: 'QU100001', amount: '€1.00', link } },
  {
    template: 'order-confirmation',
    data: {
      name: SPAM,
      number: 'QU100001',
      link,
      lines: [],
      totals: [],
      total: '€1.00',
      paid: [],
      destination: 'home',
      arrival: '',
      address: [SPAM, 'ona@evil.example', 'www.evil.example'],
      delivery: SPAM,
    },
  },
];

test.each(SPAM_MAILS)(
  'a $template mail with such a name has links to the shop and its seller only',
  async (content) => {
    for (const language of ['en', 'lt', 'lv', 'ee'] as const) {
      const { html, plain, subject } = await renderMail({ brand, language, content });
      for (const part of [html, plain, subject]) expect(part).not.toMatch(/evil\.example|@evil/);
      expect(new Set(html.match(/(?<=href=")[^"]*/g))).toEqual(
        new Set([link, 'mailto:help@nordport.example', 'tel:+37046000184']),
      );
    }
  },
);
