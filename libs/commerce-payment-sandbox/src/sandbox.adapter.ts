import { sandboxProvider } from '@shop/commerce-payment-sandbox/public';
import type { PaymentMethod } from '@shop/domain/payment-provider';
import type { ReportedState } from '@shop/domain/payment-state';
import { err, ok } from '@shop/domain/result';
import * as z from 'zod/mini';
import {
  checkSignature,
  ProviderSilent,
  type PaymentAdapter,
  type ProviderReport,
} from '@shop/commerce-payments/providers';
import { createSandboxBooks, type NewSandboxPayment, type SandboxPayment } from './sandbox.books.ts';
import { BANKS } from './sandbox.cards.ts';
import { isSilent, ripen } from './sandbox.outcomes.ts';
import type { SandboxDeps } from './sandbox-deps.ts';

export const [SIGNATURE_HEADER = ''] = sandboxProvider.signatureHeaders;

const STATES: Record<SandboxPayment['state'], ReportedState> = {
  open: 'open',
  challenge: 'open',
  processing: 'processing',
  captured: 'captured',
  declined: 'failed',
  cancelled: 'cancelled',
  refunded: 'refunded',
  disputed: 'disputed',
  dispute_won: 'dispute_won',
  dispute_lost: 'dispute_lost',
};

const toReport = (payment: SandboxPayment): ProviderReport => ({
  reference: payment.reference,
  ref: payment.ref,
  state: STATES[payment.state],
  money: { amount: payment.amount, currency: payment.currency, refunded: payment.refunded },
  ...(payment.reason && { reason: payment.reason }),
});

const unknownTo = (reference: string): ProviderReport => ({
  reference,
  ref: null,
  state: 'unknown',
  money: null,
});

const NEVER_OPENED = {
  method: 'card',
  bank: null,
  amount: 0,
  /** ISO 4217's code for no currency. */
  currency: 'XXX',
  description: '',
  locale: 'en',
  shop_name: '',
  return_url: '/',
  decline_url: '/',
} as const satisfies Partial<NewSandboxPayment>;

const EventBody = z.object({
  id: z.string().check(z.maxLength(64)),
  type: z.string().check(z.maxLength(64)),
  payment: z.object({
    ref: z.string(),
    reference: z.string(),
    state: z.enum(Object.keys(STATES) as [SandboxPayment['state'], ...SandboxPayment['state'][]]),
    amount: z.int().check(z.nonnegative()),
    refunded: z._default(z.int().check(z.nonnegative()), 0),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    reason: z.nullable(z.string()),
  }),
});

const parseEvent = (rawBody: string) => {
  try {
    return EventBody.safeParse(JSON.parse(rawBody));
  } catch {
    return { success: false as const };
  }
};

/** The sandbox's pages are on the shop's own site, under the host that it was opened with. */
const withinSite = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://shop.localhost');
  return pathname + search;
};

type Kind = NewSandboxPayment['method'];

const getMethod = (kind: Kind): PaymentMethod => {
  const method = sandboxProvider.methods.find(({ type }) => type === kind);
  if (!method) throw new Error(`the sandbox has no ${kind}`);
  return method;
};

/** The sandbox behind the same port as a real provider: one adapter each for cards, the wallet and banks. */
export const createSandboxAdapter = (kind: Kind, { db, clock, secret }: SandboxDeps): PaymentAdapter => {
  const books = createSandboxBooks(db);

  const ask = async (reference: string): Promise<SandboxPayment | null> => {
    const payment = await books.findByKey(reference);
    if (!payment) return null;
    if (isSilent(payment, clock())) throw new ProviderSilent('the sandbox does not answer');
    return ripen(books, payment, clock());
  };

  return {
    provider: sandboxProvider.id,
    method: getMethod(kind),
    options: kind === 'bank' ? BANKS : [],

    start: async (order) => {
      const payment = await books.open({
        idempotency_key: order.reference,
        method: kind,
        bank: order.option,
        amount: order.amount,
        currency: order.currency,
        description: order.description,
        locale: order.locale,
        shop_name: order.shopName,
        return_url: withinSite(order.returnUrl),
        decline_url: withinSite(order.declineUrl),
        expires_at: order.expiresAt,
      });
      return { ...toReport(payment), redirectUrl: `/dev/pay/${payment.ref}` };
    },

    status: async (reference) => {
      const payment = await ask(reference);
      return payment ? toReport(payment) : unknownTo(reference);
    },

    cancel: async (reference) => {
      const payment = await ask(reference);
      // Marks an unused key as cancelled, so that a start in progress cannot open it afterwards.
      if (!payment) {
        const closed = await books.open(
          { ...NEVER_OPENED, idempotency_key: reference, method: kind, expires_at: clock() },
          'cancelled',
        );
        if (closed.state === 'cancelled') return toReport(closed);
      }
      const ref = (payment ?? (await books.findByKey(reference)))?.ref ?? '';
      await books.move(ref, 'cancelled', { at: clock(), reason: 'cancelled', from: ['open', 'challenge'] });
      const now = await books.find(ref);
      return now ? toReport(now) : unknownTo(reference);
    },

    refund: async (reference, _at, { amount, key }) => {
      const payment = await ask(reference);
      if (!payment) return unknownTo(reference);
      await books.giveBack(payment.ref, clock(), { amount, key });
      return toReport((await books.find(payment.ref)) ?? payment);
    },

    verifyWebhook: async (rawBody, headers, now) => {
      const header = headers[SIGNATURE_HEADER];
      const signed = checkSignature(secret, typeof header === 'string' ? header : undefined, rawBody, now);
      if (!signed.ok) return signed;
      const event = parseEvent(rawBody);
      if (!event.success) return err('malformed');
      const { id: eventId, type, payment } = event.data;
      const { reference, ref, amount, refunded, currency, reason } = payment;
      return ok({
        eventId,
        type,
        report: {
          reference,
          ref,
          state: STATES[payment.state],
          money: { amount: amount * 100, currency, refunded: refunded * 100 },
          ...(reason && { reason }),
        },
      });
    },
  };
};
