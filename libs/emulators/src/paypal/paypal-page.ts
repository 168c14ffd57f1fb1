import type { EmulatedOrder, Outcome } from './paypal-books.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `:root{color-scheme:light}body{margin:0;background:#f5f7fa;color:#1b1b1b;font:16px/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:2rem 1rem}section{background:#fff;border:1px solid #d6dbe3;border-radius:12px;padding:1.5rem}
h1{font-size:1.25rem;margin:0 0 1rem}p{margin:0 0 1rem;overflow-wrap:anywhere}form{display:grid;gap:.75rem}
button{font:inherit;min-height:48px;border-radius:24px;border:1px solid #5b6472;background:#fff;cursor:pointer}
button[value=good]{background:#003087;border-color:#003087;color:#fff;font-weight:600}:focus-visible{outline:3px solid #6b8cff;outline-offset:2px}`;

const frame = (inside: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Wallet emulator</title><style>${STYLE}</style>
<main><section>${inside}</section></main></html>`;

/** The buttons of a buyer, by their outcome. */
export const BUTTONS: Readonly<Record<Outcome | 'cancel', string>> = {
  good: 'Pay now',
  declined: 'Pay with a card that will be declined',
  limit: 'Pay more than the limit allows',
  pending: 'Pay by a bank that is slow',
  wrong_sum: 'Pay a wrong sum',
  cancel: 'Cancel and return',
};

/** The page where the buyer approves an order: a form, without scripts. */
export const approvePage = (order: EmulatedOrder): string => {
  const buttons = Object.entries(BUTTONS).map(
    ([value, label]) => `<button name="act" value="${value}">${label}</button>`,
  );
  const sum = `${(order.amount / 100).toFixed(2)} ${order.currency}`;
  const again = order.status === 'PAYER_ACTION_REQUIRED' ? '<p>Choose another way to pay.</p>' : '';
  return frame(
    `<h1>${escape(order.shopName)}</h1>${again}<p>${escape(order.description)}</p><p><strong>${sum}</strong></p>
<form method="post" action="/checkoutnow?token=${order.id}">${buttons.join('')}</form>`,
  );
};

export const overPage = (): string => frame('<h1>This payment does not exist or has ended.</h1>');
