import { AMOUNT_PER_UNIT } from '@shop/domain';
import { isLocale, type Locale } from '../../platform/shop-brand.ts';
import type { SandboxPayment } from './sandbox.books.ts';
import { BANKS, TEST_CARDS } from './sandbox.cards.ts';
import { SANDBOX_TEXTS, type SandboxTexts } from './sandbox.texts.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#eef0f4;color:#171a21;font:16px/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:2rem 1rem}
header{display:flex;justify-content:space-between;gap:1rem;align-items:baseline;margin-bottom:1rem}
header p{margin:0;font-size:.85rem;color:#555d6b}
h1{font-size:1.25rem;margin:0}
section{background:#fff;border-radius:14px;padding:1.5rem;box-shadow:0 1px 3px #10182814;margin-bottom:1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.25rem}
dt{color:#555d6b}dd{margin:0;text-align:end}
dd.sum{font-size:1.35rem;font-weight:650}
label{display:block;margin-bottom:.9rem;font-size:.9rem}
label>input,label>select{display:block;width:100%;margin-top:.25rem;padding:.7rem .8rem;border:1px solid #aab1bd;border-radius:9px;font:inherit;background:#fff;color:inherit}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button{font:inherit;cursor:pointer;border-radius:9px;padding:.75rem 1rem;border:1px solid #aab1bd;background:#fff;color:inherit}
button.main{width:100%;border-color:#1f3fb8;background:#1f3fb8;color:#fff;font-weight:600}
button.quiet{width:100%;margin-top:.6rem;border-color:transparent;color:#3b4250;text-decoration:underline}
button:focus-visible,input:focus-visible,select:focus-visible{outline:3px solid #7c93f5;outline-offset:2px}
.error{color:#a11b1b;margin:0 0 1rem}
h2{font-size:1rem;margin:0 0 .75rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
li button{width:100%;display:flex;justify-content:space-between;gap:1rem;text-align:start;font-size:.9rem}
li code{white-space:nowrap}
fieldset{border:0;padding:0;margin:0 0 1rem;display:grid;gap:.4rem}
legend{padding:0;margin-bottom:.5rem;font-weight:600}
fieldset label{display:flex;gap:.6rem;margin:0;padding:.65rem .8rem;border:1px solid #cfd4dd;border-radius:9px;font-size:1rem}
`;

const HTML_TAGS: Readonly<Record<Locale, string>> = { en: 'en', lt: 'lt', lv: 'lv', ee: 'et' };

export const localeOf = ({ locale }: Pick<SandboxPayment, 'locale'>): Locale =>
  isLocale(locale) ? locale : 'en';

const frame = (locale: Locale, title: string, content: string): string => `<!doctype html>
<html lang="${HTML_TAGS[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;

const sumOf = ({ amount, currency }: SandboxPayment, locale: Locale): string =>
  new Intl.NumberFormat(HTML_TAGS[locale], { style: 'currency', currency }).format(amount / AMOUNT_PER_UNIT);

const head = (payment: SandboxPayment, texts: SandboxTexts, locale: Locale): string => `
<header><h1>${escape(payment.shop_name)}</h1><p>${texts.test}</p></header>
<section><dl><dt>${texts.order}</dt><dd>${escape(payment.description)}</dd>
<dt>${texts.amount}</dt><dd class="sum">${escape(sumOf(payment, locale))}</dd></dl>`;

const cancelButton = (texts: SandboxTexts): string =>
  `<button class="quiet" name="action" value="cancel" formnovalidate>${texts.cancel}</button>`;

const cardForm = (texts: SandboxTexts, isRefused: boolean): string => `
<form method="post">
${isRefused ? `<p class="error" role="alert" id="error">${texts.badCard}</p>` : ''}
<label>${texts.cardNumber}<input name="number" inputmode="numeric" autocomplete="cc-number" required${isRefused ? ' aria-invalid="true" aria-describedby="error"' : ''}></label>
<div class="pair"><label>${texts.expiry}<input name="expiry" autocomplete="cc-exp" placeholder="12/30"></label>
<label>${texts.cvc}<input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123"></label></div>
<button class="main" name="action" value="pay">${texts.pay}</button>${cancelButton(texts)}</form></section>
<section><h2>${texts.testCards}</h2><form method="post"><input type="hidden" name="action" value="pay"><ul>
${TEST_CARDS.map(
  ({ number, outcome }) =>
    `<li><button name="number" value="${number}"><code>${number}</code><span>${outcome === 'cancel' ? '' : texts.outcomes[outcome]}</span></button></li>`,
).join('')}</ul></form></section>`;

const behaviours = (texts: SandboxTexts): string => `
<label>${texts.behaviour}<select name="outcome">
${(['success', 'decline', 'late', 'doubled', 'forged', 'timeout'] as const)
  .map((outcome) => `<option value="${outcome}">${texts.outcomes[outcome]}</option>`)
  .join('')}</select></label>`;

const walletForm = (texts: SandboxTexts): string => `
<form method="post"><p>${texts.wallet}</p>${behaviours(texts)}
<button class="main" name="action" value="pay">${texts.pay}</button>${cancelButton(texts)}</form></section>`;

const bankForm = (texts: SandboxTexts, chosen: string): string => `
<form method="post"><fieldset><legend>${texts.banks}</legend>
${BANKS.map(
  ({ code, name }) =>
    `<label><input type="radio" name="bank" value="${code}"${code === chosen ? ' checked' : ''}>${name}</label>`,
).join('')}</fieldset>${behaviours(texts)}
<button class="main" name="action" value="pay">${texts.pay}</button>${cancelButton(texts)}</form></section>`;

/** The page on which a shopper pays; card, wallet or bank. */
export const payPage = (payment: SandboxPayment, { isRefused = false } = {}): string => {
  const locale = localeOf(payment);
  const texts = SANDBOX_TEXTS[locale];
  const forms = {
    card: () => cardForm(texts, isRefused),
    wallet: () => walletForm(texts),
    bank: () => bankForm(texts, payment.bank ?? BANKS[0].code),
  };
  return frame(locale, texts.title, head(payment, texts, locale) + forms[payment.method]());
};

/** The bank's own question in between: 3-D Secure. */
export const challengePage = (payment: SandboxPayment): string => {
  const locale = localeOf(payment);
  const texts = SANDBOX_TEXTS[locale];
  return frame(
    locale,
    texts.challengeTitle,
    `${head(payment, texts, locale)}<h2>${texts.challengeTitle}</h2><p>${texts.challengeText}</p>
<form method="post"><button class="main" name="action" value="approve">${texts.approve}</button>
<button class="quiet" name="action" value="refuse">${texts.refuse}</button></form></section>`,
  );
};

export const overPage = (locale: Locale): string =>
  frame(locale, SANDBOX_TEXTS[locale].title, `<section><p>${SANDBOX_TEXTS[locale].over}</p></section>`);
