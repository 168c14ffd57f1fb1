import type { Locale } from '@shop/commerce-kit/shop-brand';
import { actsOn } from './sandbox-afterwards.ts';
import { AFTERWARDS_TEXTS } from './sandbox-afterwards.texts.ts';
import type { SandboxPayment } from './sandbox.books.ts';
import { escape, frame, sumOf } from './sandbox.html.ts';
import { SANDBOX_TEXTS } from './sandbox.texts.ts';

type Texts = (typeof AFTERWARDS_TEXTS)[Locale];

const stateOf = ({ state }: SandboxPayment, { states }: Texts): string =>
  (states as Readonly<Record<string, string>>)[state] ?? '';

const cardOf = (payment: SandboxPayment, locale: Locale): string => {
  const texts = AFTERWARDS_TEXTS[locale];
  const { order, amount } = SANDBOX_TEXTS[locale];
  const refunded =
    payment.refunded > 0
      ? `<dt>${texts.refunded}</dt><dd>${escape(sumOf({ ...payment, amount: payment.refunded }, locale))}</dd>`
      : '';
  const buttons = actsOn(payment).map(
    (act) => `<button name="act" value="${act}">${texts.acts[act]}</button>`,
  );
  return `<section><h2>${escape(payment.shop_name)}: ${stateOf(payment, texts)}</h2><dl>
<dt>${order}</dt><dd>${escape(payment.description)}</dd>
<dt>${amount}</dt><dd>${escape(sumOf(payment, locale))}</dd>${refunded}</dl>
${buttons.length > 0 ? `<form method="post" action="/dev/payments/${payment.ref}">${buttons.join('')}</form>` : ''}</section>`;
};

/** The page from which a captured payment is refunded or disputed. */
export const afterwardsPage = (payments: readonly SandboxPayment[], locale: Locale): string => {
  const { title, hint, none } = AFTERWARDS_TEXTS[locale];
  const cards = payments.map((payment) => cardOf(payment, locale)).join('');
  return frame(
    locale,
    title,
    `<header><h1>${title}</h1><p>${SANDBOX_TEXTS[locale].test}</p></header><p>${hint}</p>${cards || `<section>${none}</section>`}`,
  );
};
