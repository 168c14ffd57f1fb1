import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { kitControl } from '../kit/controls.ts';
import { createFaults } from '../kit/faults.ts';
import { serve, type EmulatorAnswer, type EmulatorRequest } from '../kit/serve.ts';
import { createWebhookSender, type SenderOptions } from '../kit/webhook-sender.ts';
import { createPayPalApi, type PayPalCredentials } from './paypal-api.ts';
import { createPayPalBooks, type BookEvent, type EmulatedOrder, type Outcome } from './paypal-books.ts';
import { createPayPalDescriptions, type PayPalOperation } from './paypal-descriptions.ts';
import { approvePage, BUTTONS, overPage } from './paypal-page.ts';
import { eventResource, feeOf } from './paypal-resources.ts';
import { createPayPalSigner } from './paypal-signatures.ts';
import { settlementReport } from './settlement-report.ts';

type EmulatorOptions = {
  readonly credentials: PayPalCredentials;
  readonly webhookId: string;
  /** The target of webhooks; without it none is sent. */
  readonly webhookUrl?: string;
  readonly port?: number;
  readonly clock?: () => Date;
  readonly sender?: SenderOptions;
};

const isOutcome = (act: string): act is Outcome => act in BUTTONS && act !== 'cancel';

const redirect = (address: string): EmulatorAnswer => ({
  status: 303,
  body: '',
  headers: { location: address },
});
const page = (status: number, body: string): EmulatorAnswer => ({
  status,
  body,
  headers: { 'content-type': 'text/html; charset=utf-8' },
});

const withToken = (address: string, order: EmulatedOrder): string => {
  const url = new URL(address);
  url.searchParams.set('token', order.id);
  url.searchParams.set('PayerID', 'EMULATED');
  return url.href;
};

const Act = z.object({
  reference: z.string(),
  act: z.enum(['refund', 'refund_half', 'dispute', 'win', 'lose', 'complete', 'deny']),
});

/**
 * The provider on this machine: its API, validated by the public descriptions, the approval page, signed
 * webhooks, and controls under `/emulator` for tests and proofs.
 */
export const startPayPalEmulator = async (options: EmulatorOptions) => {
  const { credentials, webhookId, webhookUrl, clock = () => new Date() } = options;
  const requests: { operation: PayPalOperation; body: unknown }[] = [];
  const sent: { readonly body: string; readonly headers: Readonly<Record<string, string>> }[] = [];
  const faults = createFaults();
  const sender = createWebhookSender(options.sender);
  const signer = createPayPalSigner(webhookId, clock);
  let origin = '';

  const tell = (event: BookEvent): void => {
    const body = JSON.stringify({
      id: `WH-${randomUUID()}`,
      event_version: '1.0',
      create_time: clock().toISOString(),
      event_type: event.type,
      resource: eventResource(event, { api: origin }),
    });
    sent.push({ body, headers: signer.headersFor(body, origin) });
    if (webhookUrl !== undefined)
      sender.send({ url: webhookUrl, body, headers: () => signer.headersFor(body, origin) });
  };

  const books = createPayPalBooks(clock, tell);
  const descriptions = createPayPalDescriptions();
  const api = createPayPalApi({
    ...{ books, signer, credentials, clock, descriptions },
    origin: () => origin,
    record: (operation, body) => requests.push({ operation, body }),
  });

  const checkout = ({ method, query, body }: EmulatorRequest): EmulatorAnswer => {
    const order = books.find(query.get('token') ?? '');
    if (!order) return page(404, overPage());
    if (order.status === 'COMPLETED') return redirect(withToken(order.returnUrl, order));
    if (method !== 'POST') return page(200, approvePage(order));
    const act = new URLSearchParams(body).get('act') ?? '';
    if (!isOutcome(act)) return redirect(withToken(order.cancelUrl, order));
    books.approve(order, act);
    return redirect(withToken(order.returnUrl, order));
  };

  const orderOf = (reference: string): EmulatedOrder | undefined =>
    books.ofReference(reference).find(({ capture }) => capture);

  /** The actions of the provider's staff and the payer's bank on captured money. */
  const afterwards = ({ reference, act }: z.infer<typeof Act>): boolean => {
    const order = orderOf(reference);
    const capture = order?.capture;
    if (!order || !capture) return false;
    const { currency } = order;
    if (act === 'refund' || act === 'refund_half') {
      const amount = act === 'refund' ? null : Math.floor(capture.amount / 2);
      return books.refund(order, capture, { amount, currency, customId: null }).ok;
    }
    if (act === 'complete' || act === 'deny') books.decide(order, act === 'complete');
    else books.dispute(order, act === 'dispute' ? 'open' : act === 'win' ? 'won' : 'lost');
    return true;
  };

  /** The books as sums, to compare with the shop's. */
  const summary = () =>
    books.all().map((order) => ({
      reference: order.reference,
      currency: order.currency,
      captured: order.capture && order.capture.status !== 'DECLINED' ? order.capture.amount : 0,
      refunded: books.refundedOf(order),
      fee: order.capture ? feeOf(order.capture) : 0,
    }));

  const control = (request: EmulatorRequest): EmulatorAnswer => {
    const { method, path, query, body } = request;
    const done = kitControl(request, { faults, sender });
    if (done) return done;
    const asked: unknown = method === 'POST' ? JSON.parse(body) : undefined;
    if (path === '/emulator/acts') return { status: afterwards(Act.parse(asked)) ? 204 : 409, body: '' };
    if (path === '/emulator/books') return { status: 200, body: summary() };
    if (path === '/emulator/settlement')
      return { status: 200, body: settlementReport(books, new Date(query.get('day') ?? clock())) };
    return { status: 404, body: {} };
  };

  const started = await serve({
    faults,
    ...(options.port !== undefined && { port: options.port }),
    mayFail: (path) => !path.startsWith('/emulator/') && path !== '/checkoutnow',
    handle: (request) => {
      if (request.path.startsWith('/emulator/')) return control(request);
      return request.path === '/checkoutnow' ? checkout(request) : api.answer(request);
    },
  });
  ({ origin } = started);

  return {
    origin,
    close: started.close,
    books,
    faults,
    signer,
    afterwards,
    summary,
    settlement: (day: Date): string => settlementReport(books, day),
    issuesOf: descriptions.issuesOf,
    refuseNext: api.refuseNext,
    forgetTokens: api.forgetTokens,
    tokensGiven: api.tokensGiven,
    forgetRequestIds: api.forgetRequestIds,
    /** The buyer on the provider's page, without a browser. */
    approve: (reference: string, outcome: Outcome = 'good'): void => {
      for (const order of books.ofReference(reference)) books.approve(order, outcome);
    },
    requests: (): readonly { operation: PayPalOperation; body: unknown }[] => requests,
    webhooks: () => sent,
    settled: sender.settled,
  };
};

export type PayPalEmulator = Awaited<ReturnType<typeof startPayPalEmulator>>;
