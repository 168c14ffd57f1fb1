import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import { createVisitor } from '../shop/visitor.ts';

type Bought = { readonly port: number; readonly variantId: number; readonly typed: string };

const BRAND = 'lt';
const TO_THE_DOOR = 2;
const LONGEST = { name: 120, line: 200 };
/** A name may contain no markup: refused characters are removed, and the rest must be harmless too. */
const asName = (typed: string): string =>
  typed
    .replace(/[@<>]|:\/\/|\p{Sc}|\p{Cc}|\.\p{Ll}/gu, ' ')
    .trim()
    .slice(0, LONGEST.name) || 'x';

/**
 * A guest's purchase with the payload in every field of the address: each step, the order, its mail and the
 * mailbox.
 */
export const readPurchase = async ({
  port,
  variantId,
  typed,
}: Bought): Promise<ReadonlyMap<string, string>> => {
  const guest = createVisitor(port, BRAND);
  const email = `scripts-${variantId}-${Date.now()}@shopper.example`;
  await guest.call('POST', '/api/cart/add', { variant_id: variantId, quantity: 1 });
  const { slug } = await guest.call<{ slug: string }>('GET', '/api/checkout/generate');
  const about = { slug, language_id: 1 };
  await guest.call('POST', `/api/checkout/fetch/${slug}`, {
    ...about,
    step: CHECKOUT_STEP.shipping,
    country: 1,
  });
  await guest.call('POST', `/api/checkout/shipping/${slug}`, {
    ...{ ...about, shipping: 'air', delivery: TO_THE_DOOR, parcel_shop: null, email },
    address: {
      ...{ id: 0, first_name: asName(typed), last_name: asName(typed) },
      ...{ first_address: typed.slice(0, LONGEST.line), city: typed.slice(0, LONGEST.name) },
      ...{ zip: '01123', phone_number: '+370 612 34567', country_id: 1 },
    },
  });
  const paying = { ...about, payment_processor_id: 1, option: null, use_balance: false };
  const { checkout } = await guest.call<{ checkout: { totals: { total: number } } }>(
    ...(['POST', `/api/checkout/payment/${slug}`, paying] as const),
  );
  const pages = new Map<string, string>();
  for (const path of ['/en/cart', `/en/checkout/${slug}`, `/lt/payment/${slug}`, `/en/confirm/${slug}`])
    pages.set(path, await guest.page(path));
  const withCode = { intent: 'promotion', code: typed };
  pages.set('promotion code', (await guest.ask({ path: `/en/payment/${slug}`, form: withCode })).text);
  const placing = { ...about, expected_total: checkout.totals.total };
  const headers = { 'idempotency-key': `scripts-${slug}` };
  const placed = await guest.ask({ path: `/api/checkout/place/${slug}`, body: placing, headers });
  const { redirect_url: payAt = '' } = JSON.parse(placed.text) as { redirect_url?: string };
  pages.set('provider’s page', await guest.page(payAt));
  const paid = await guest.ask({ path: payAt, form: { action: 'pay', number: '4242 4242 4242 4242' } });
  const back = await guest.ask({ path: paid.headers.location ?? '' });
  const success = back.headers.location ?? '';
  pages.set('order placed', await guest.page(success));
  const order = `/en/order/${success.split('/').at(-1) ?? ''}`;
  pages.set('order', await guest.page(order));
  pages.set('cancelling', await guest.page(`${order}/cancel`));
  const refused = await guest.ask({ path: `${order}/cancel`, form: { reason: typed } });
  pages.set('reason of cancelling', refused.text);
  for (const [name, html] of await readMails(port, email)) pages.set(name, html);
  return pages;
};

type Mail = { readonly id: number };

/** The mails to an address: each as in the mailbox, and its own HTML. */
const readMails = async (port: number, email: string): Promise<ReadonlyMap<string, string>> => {
  const reader = createVisitor(port, BRAND);
  const list = `/dev/mailbox.json?to=${encodeURIComponent(email)}`;
  let mails: readonly Mail[] = [];
  for (let tries = 0; mails.length === 0 && tries < TRIES; tries += 1) {
    mails = JSON.parse(await reader.page(list)) as readonly Mail[];
    if (mails.length === 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  if (mails.length === 0) throw new Error(`no mail to ${email}`);
  const pages = await Promise.all(mails.map(({ id }) => reader.page(`/dev/mailbox/${id}`)));
  return new Map(pages.map((html, at) => [`mail ${at}`, html]));
};
const TRIES = 600;
const PAUSE_MS = 100;
