import type { Locale } from '@shop/commerce-kit/shop-brand';
import { actsOn } from './sandbox-afterwards.ts';
import type { SandboxPayment } from './sandbox.books.ts';
import { escape, frame, sumOf } from './sandbox.html.ts';
import { sandboxTexts, type SandboxTexts } from './sandbox.texts.ts';

/** The states that a captured payment may have. */
const STATES = ['captured', 'refunded', 'disputed', 'dispute_won', 'dispute_lost'] as const;

const stateOf = ({ state }: SandboxPayment, texts: SandboxTexts): string => {
  const known = STATES.find((one) => one === state);
  return known ? texts(`sandbox.afterwards.states.${known}`) : '';
};

const cardOf = (payment: SandboxPayment, locale: Locale): string => {
  const texts = sandboxTexts(locale);
  const refunded =
    payment.refunded > 0
      ? `<dt>${texts('sandbox.afterwards.refunded')}</dt><dd>${escape(sumOf({ ...payment, amount: payment.refunded }, locale))}</dd>`
      : '';
  const buttons = actsOn(payment).map(
    (act) => `<button name="act" value="${act}">${texts(`sandbox.afterwards.acts.${act}`)}</button>`,
  );
  return `<section><h2>${escape(payment.shop_name)}: ${stateOf(payment, texts)}</h2><dl>
<dt>${texts('sandbox.order')}</dt><dd>${escape(payment.description)}</dd>
<dt>${texts('sandbox.amount')}</dt><dd>${escape(sumOf(payment, locale))}</dd>${refunded}</dl>
${buttons.length > 0 ? `<form method="post" action="/dev/payments/${payment.ref}">${buttons.join('')}</form>` : ''}</section>`;
};

/** The page from which a captured payment is refunded or disputed. */
export const afterwardsPage = (payments: readonly SandboxPayment[], locale: Locale): string => {
  const texts = sandboxTexts(locale);
  const title = texts('sandbox.afterwards.title');
  const cards = payments.map((payment) => cardOf(payment, locale)).join('');
  return frame(
    locale,
    title,
    `<header><h1>${title}</h1><p>${texts('sandbox.test')}</p></header><p>${texts('sandbox.afterwards.hint')}</p>${cards || `<section>${texts('sandbox.afterwards.none')}</section>`}`,
  );
};
