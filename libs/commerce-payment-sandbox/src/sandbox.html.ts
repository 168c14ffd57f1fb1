import { getLanguage } from '@shop/domain/languages';
import { AMOUNT_PER_UNIT } from '@shop/domain/money';
import { isLocale, type Locale } from '@shop/commerce-kit/shop-brand';
import type { SandboxPayment } from './sandbox.books.ts';
import { BANKS, CHOICES, TEST_CARDS } from './sandbox.cards.ts';
import { SANDBOX_STYLE } from './sandbox.style.ts';
import { sandboxTexts, type SandboxTexts } from './sandbox.texts.ts';
import { wishedLocale } from './wished-locale.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

export const localeOf = ({ locale }: Pick<SandboxPayment, 'locale'>): Locale =>
  isLocale(locale) ? locale : 'en';

export const frame = (locale: Locale, title: string, content: string): string => `<!doctype html>
<html lang="${getLanguage(locale).tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(title)}</title><style>${SANDBOX_STYLE}</style></head><body><main>${content}</main></body></html>`;

export const sumOf = ({ amount, currency }: SandboxPayment, locale: Locale): string => {
  const { formatTag } = getLanguage(locale);
  const format = new Intl.NumberFormat(formatTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(amount / AMOUNT_PER_UNIT);
};

const head = (payment: SandboxPayment, texts: SandboxTexts, locale: Locale): string => `
<header><h1>${escape(payment.shop_name)}</h1><p>${texts('sandbox.test')}</p></header>
<section><dl><dt>${texts('sandbox.order')}</dt><dd>${escape(payment.description)}</dd>
<dt>${texts('sandbox.amount')}</dt><dd class="sum">${escape(sumOf(payment, locale))}</dd></dl>`;

const cancelButton = (texts: SandboxTexts): string =>
  `<button class="quiet" name="action" value="cancel" formnovalidate>${texts('sandbox.cancel')}</button>`;

/** Keeps the typed number, with its error beside it. */
const numberField = (texts: SandboxTexts, refused: string | undefined): string =>
  refused === undefined
    ? `<label>${texts('sandbox.card_number')}<input name="number" inputmode="numeric" autocomplete="cc-number" required></label>`
    : `<label>${texts('sandbox.card_number')}<input name="number" inputmode="numeric" autocomplete="cc-number" required value="${escape(refused)}" aria-invalid="true" aria-describedby="error"></label>
<p class="error" role="alert" id="error">${texts('sandbox.bad_card')}</p>`;

const cardForm = (texts: SandboxTexts, refused: string | undefined): string => `
<form method="post">
${numberField(texts, refused)}
<div class="pair"><label>${texts('sandbox.expiry')}<input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12/30"></label>
<label>${texts('sandbox.cvc')}<input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123"></label></div>
<button class="main" name="action" value="pay">${texts('sandbox.pay')}</button>${cancelButton(texts)}</form></section>
<section><h2>${texts('sandbox.test_cards')}</h2><form method="post"><input type="hidden" name="action" value="pay"><ul>
${TEST_CARDS.map(
  ({ number, outcome }) =>
    `<li><button name="number" value="${number}"><code>${number}</code> <span>${outcome === 'cancel' ? '' : texts(`sandbox.outcomes.${outcome}`)}</span></button></li>`,
).join('')}</ul></form></section>`;

const behaviours = (texts: SandboxTexts): string => `
<label>${texts('sandbox.behaviour')}<select name="outcome">
${CHOICES.map(
  (outcome) => `<option value="${outcome}">${texts(`sandbox.outcomes.${outcome}`)}</option>`,
).join('')}</select></label>`;

const walletForm = (texts: SandboxTexts): string => `
<form method="post"><p>${texts('sandbox.wallet')}</p>${behaviours(texts)}
<button class="main" name="action" value="pay">${texts('sandbox.pay')}</button>${cancelButton(texts)}</form></section>`;

const bankForm = (texts: SandboxTexts, chosen: string): string => `
<form method="post"><fieldset><legend>${texts('sandbox.banks')}</legend>
${BANKS.map(
  ({ code, name }) =>
    `<label><input type="radio" name="bank" value="${code}"${code === chosen ? ' checked' : ''}>${name}</label>`,
).join('')}</fieldset>${behaviours(texts)}
<button class="main" name="action" value="pay">${texts('sandbox.pay')}</button>${cancelButton(texts)}</form></section>`;

/** The page on which a shopper pays; card, wallet or bank. */
export const payPage = (payment: SandboxPayment, { refused }: { refused?: string } = {}): string => {
  const locale = localeOf(payment);
  const texts = sandboxTexts(locale);
  const forms = {
    card: () => cardForm(texts, refused),
    wallet: () => walletForm(texts),
    bank: () => bankForm(texts, payment.bank ?? BANKS[0].code),
  };
  return frame(locale, texts('sandbox.title'), head(payment, texts, locale) + forms[payment.method]());
};

/** The bank's confirmation step: 3-D Secure. */
export const challengePage = (payment: SandboxPayment): string => {
  const locale = localeOf(payment);
  const texts = sandboxTexts(locale);
  return frame(
    locale,
    texts('sandbox.challenge_title'),
    `${head(payment, texts, locale)}<h2>${texts('sandbox.challenge_title')}</h2><p>${texts('sandbox.challenge_text')}</p>
<form method="post"><button class="main" name="action" value="approve">${texts('sandbox.approve')}</button>
<button class="quiet" name="action" value="refuse">${texts('sandbox.refuse')}</button></form></section>`,
  );
};

export const overPage = (acceptLanguage: string | undefined): string => {
  const locale = wishedLocale(acceptLanguage);
  const texts = sandboxTexts(locale);
  return frame(
    locale,
    texts('sandbox.title'),
    `<section class="over"><h1>${texts('sandbox.over')}</h1><p><a href="/">${texts('sandbox.shop')}</a></p></section>`,
  );
};
