import { SELLER } from '@shop/brand/testing';
import { LANGUAGES } from '@shop/domain/languages';
import { expect, test } from 'vitest';
import { toMailBrand } from './mail-brand.ts';
import type { MailContent } from './mail.templates.ts';
import { renderMail } from './render-mail.tsx';
import { EVERY_MAIL as MAILS } from './mail-examples.ts';

const brand = toMailBrand({
  name: 'Nordport',
  theme: 'default',
  seller: SELLER,
  supportEmail: 'help@nordport.example',
});
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
    // The subject of an issue is written by staff, with the issue.
    if (content.template !== 'newsletter')
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
