import type { Act, EmulatedOrder } from './montonio-books.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `:root{color-scheme:light}body{margin:0;background:#f4f5fb;color:#1b1b1b;font:16px/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:2rem 1rem}section{background:#fff;border:1px solid #d6d8e8;border-radius:12px;padding:1.5rem}
h1{font-size:1.25rem;margin:0 0 1rem}p{margin:0 0 1rem;overflow-wrap:anywhere}form{display:grid;gap:.75rem}
button{font:inherit;min-height:48px;border-radius:8px;border:1px solid #5b6472;background:#fff;color:inherit;cursor:pointer}
button[value=pay]{background:#442dd1;border-color:#442dd1;color:#fff;font-weight:600}:focus-visible{outline:3px solid #8b7cff;outline-offset:2px}`;

const frame = (inside: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Bank emulator</title><style>${STYLE}</style>
<main><section>${inside}</section></main></html>`;

type Button = Extract<Act, 'pay' | 'wrong_sum' | 'slow' | 'refuse' | 'cancel'> | 'leave';

/** The buttons of a payer at the bank. `leave` closes the bank's page without a return to the shop. */
export const BUTTONS: Readonly<Record<Button, string>> = {
  pay: 'Confirm the payment',
  slow: 'Confirm at a slow bank',
  wrong_sum: 'Pay a wrong sum',
  refuse: 'Let the bank refuse it',
  cancel: 'Cancel and return to the shop',
  leave: 'Leave without returning',
};

/** The bank's page: a form, without scripts. */
export const bankPage = (order: EmulatedOrder): string => {
  const buttons = Object.entries(BUTTONS).map(
    ([value, label]) => `<button name="act" value="${value}">${label}</button>`,
  );
  const sum = `${(order.amount / 100).toFixed(2)} ${order.currency}`;
  return frame(
    `<h1>${escape(order.bank ?? 'Choose your bank')}</h1><p>${escape(order.display)}</p><p><strong>${sum}</strong></p>
<form method="post" action="/pay/${order.uuid}">${buttons.join('')}</form>`,
  );
};

export const leftPage = (): string => frame('<h1>You left your bank. Nothing was paid.</h1>');
export const overPage = (): string => frame('<h1>This payment does not exist or has ended.</h1>');
