import type { Card, EmulatedSession } from './stripe-books.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `:root{color-scheme:light}body{margin:0;background:#f6f8fa;color:#1a1f36;font:16px/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:2rem 1rem}section{background:#fff;border:1px solid #d5dbe1;border-radius:12px;padding:1.5rem}
h1{font-size:1.25rem;margin:0 0 1rem}p{margin:0 0 1rem;overflow-wrap:anywhere}form{display:grid;gap:.75rem}
button{font:inherit;min-height:48px;border-radius:6px;border:1px solid #5b6472;background:#fff;color:inherit;cursor:pointer}
label{display:grid;gap:.25rem}input{font:inherit;min-height:44px;padding:0 .75rem;border:1px solid #5b6472;border-radius:6px}
button[value=good]{background:#4b45c6;border-color:#4b45c6;color:#fff;font-weight:600}:focus-visible{outline:3px solid #8b87ff;outline-offset:2px}`;

const frame = (inside: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Card emulator</title><style>${STYLE}</style>
<main><section>${inside}</section></main></html>`;

const formOf = (action: string, buttons: Readonly<Record<string, string>>, fields = ''): string =>
  `<form method="post" action="${action}">${fields}${Object.entries(buttons)
    .map(([value, label]) => `<button name="act" value="${value}">${label}</button>`)
    .join('')}</form>`;

/** Cards that pay at once. */
export const CARD_BUTTONS: Readonly<Record<Exclude<Card, 'not_confirmed' | 'charge_fails'>, string>> = {
  good: 'Pay by card',
  insufficient_funds: 'Pay by a card without money',
  expired_card: 'Pay by an expired card',
  incorrect_cvc: 'Pay with a wrong security code',
  lost_card: 'Pay by a lost card',
  wrong_sum: 'Pay a wrong sum',
};

/** The other buttons of a buyer. */
const OTHER_BUTTONS = { secure: 'Pay by a card with 3-D Secure', cancel: 'Cancel and return' };

const sumOf = ({ amount, currency }: EmulatedSession): string =>
  `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;

/** What a buyer types: only the provider sees it, and the emulator stores none of it. */
const CARD_FIELDS = `<label>Card number <input name="number" value="4242 4242 4242 4242" inputmode="numeric"></label>
<label>Security code <input name="cvc" value="123" inputmode="numeric"></label>`;

/** The hosted page: a form, without scripts. */
export const payPage = (session: EmulatedSession): string => {
  const refused = session.lastError
    ? `<p role="alert">Your card was declined (${session.lastError.decline_code ?? session.lastError.code}).</p>`
    : '';
  return frame(
    `<h1>${escape(session.shopName)}</h1>${refused}<p>${escape(session.name)}</p><p><strong>${sumOf(session)}</strong></p>
${formOf(`/c/pay/${session.id}`, { ...CARD_BUTTONS, ...OTHER_BUTTONS }, CARD_FIELDS)}`,
  );
};

const SETUP_BUTTONS = {
  good: 'Save the card',
  secure: 'Save a card with 3-D Secure',
  insufficient_funds: 'Save a card that is refused',
  cancel: 'Cancel and return',
};

/** The hosted page that saves a card, and the page of its bank: forms, without scripts. */
export const setupPage = (action: string, shopName: string): string =>
  frame(`<h1>${escape(shopName)}</h1><p>Save a card</p>${formOf(action, SETUP_BUTTONS, CARD_FIELDS)}`);
export const setupBankPage = (action: string): string =>
  frame(
    `<h1>3-D Secure</h1>${formOf(action, { good: 'Confirm the card', not_confirmed: 'Do not confirm' })}`,
  );

/** The page of the buyer's bank. */
export const securePage = (session: EmulatedSession): string =>
  frame(
    `<h1>3-D Secure</h1><p>${escape(session.shopName)}: <strong>${sumOf(session)}</strong></p>
${formOf(`/c/pay/${session.id}`, { good: 'Confirm the payment', not_confirmed: 'Do not confirm' })}`,
  );

export const overPage = (): string => frame('<h1>This page has expired.</h1>');
