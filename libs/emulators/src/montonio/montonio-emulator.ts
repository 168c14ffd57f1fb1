import * as z from 'zod/mini';
import { kitControl } from '../kit/controls.ts';
import { createFaults } from '../kit/faults.ts';
import { serve, type EmulatorAnswer, type EmulatorRequest } from '../kit/serve.ts';
import { createWebhookSender, type SenderOptions } from '../kit/webhook-sender.ts';
import { createMontonioApi, feeOf, signForShop, type MontonioCredentials } from './montonio-api.ts';
import {
  createMontonioBooks,
  isPaid,
  refundedOf,
  type Act,
  type BookEvent,
  type EmulatedOrder,
} from './montonio-books.ts';
import { bankPage, BUTTONS, leftPage, overPage } from './montonio-page.ts';
import { settlementReport } from './montonio-settlement-report.ts';

type EmulatorOptions = {
  readonly credentials: MontonioCredentials;
  readonly port?: number;
  readonly clock?: () => Date;
  readonly sender?: SenderOptions;
  /** The target of webhooks instead of the order's own address; null: none is sent. */
  readonly webhookUrl?: string | null;
};

const page = (status: number, body: string): EmulatorAnswer => ({
  status,
  body,
  headers: { 'content-type': 'text/html; charset=utf-8' },
});

const Acts = z.object({
  reference: z.string(),
  act: z.enum(['pay', 'wrong_sum', 'slow', 'settle', 'refuse', 'abandon', 'refund', 'refund_half']),
});

const isButton = (act: string): act is keyof typeof BUTTONS => act in BUTTONS;

/**
 * The provider on this machine: its API, strict in its fields, the page of a bank, signed webhooks, and
 * controls under `/emulator` for tests and proofs.
 */
export const startMontonioEmulator = async (options: EmulatorOptions) => {
  const { credentials, webhookUrl, clock = () => new Date() } = options;
  const requests: { readonly call: string; readonly body: object }[] = [];
  const sent: string[] = [];
  const signing = new Set<Promise<void>>();
  const faults = createFaults();
  const sender = createWebhookSender(options.sender);
  let origin = '';
  let areRefundsSlow = false;

  const orderToken = (order: EmulatedOrder): Promise<string> =>
    signForShop(
      credentials,
      {
        uuid: order.uuid,
        merchantReference: order.reference,
        merchantReferenceDisplay: order.display,
        paymentStatus: order.status,
        paymentMethod: 'paymentInitiation',
        grandTotal: order.amount / 100,
        currency: order.currency,
        paymentProviderName: order.bank,
        senderIban: 'EE471000001020145685',
        senderName: 'Emulated Payer',
      },
      { now: clock() },
    );

  const bodyOf = async ({ order, refund }: BookEvent): Promise<string> => {
    if (!refund) return JSON.stringify({ orderToken: await orderToken(order) });
    const { uuid: refundUuid, status: refundStatus, amount } = refund;
    const said = { refundUuid, refundStatus, refundAmount: amount / 100, orderUuid: order.uuid };
    return JSON.stringify({ refundToken: await signForShop(credentials, said, { now: clock() }) });
  };

  /** Webhooks are sent in the order of their signing. */
  let before: Promise<unknown> = Promise.resolve();

  const tell = (event: BookEvent): void => {
    const signed = Promise.all([bodyOf(event), before]);
    before = signed;
    const work: Promise<void> = signed
      .then(([body]) => {
        sent.push(body);
        const url = webhookUrl === undefined ? event.order.notificationUrl : webhookUrl;
        if (url !== null) sender.send({ url, body, headers: () => ({}) });
      })
      .finally(() => signing.delete(work));
    signing.add(work);
  };

  const books = createMontonioBooks(clock, tell);
  const api = createMontonioApi({
    ...{ credentials, books, clock },
    origin: () => origin,
    areRefundsSlow: () => areRefundsSlow,
    record: (request) => requests.push(request),
  });

  const back = async (order: EmulatedOrder): Promise<EmulatorAnswer> => {
    const url = new URL(order.returnUrl);
    url.searchParams.set('order-token', await orderToken(order));
    return { status: 303, body: '', headers: { location: url.href } };
  };

  const bank = async ({ method, path, body }: EmulatorRequest): Promise<EmulatorAnswer> => {
    const order = books.find(path.replace('/pay/', ''));
    if (!order) return page(404, overPage());
    if (order.status !== 'PENDING') return back(order);
    if (method !== 'POST') return page(200, bankPage(order));
    const act = new URLSearchParams(body).get('act') ?? '';
    if (!isButton(act) || act === 'leave') return page(200, leftPage());
    books.act(order, act);
    return back(order);
  };

  /** What payers, banks and the provider's staff may do; false where nothing could be done. */
  const act = (reference: string, asked: z.infer<typeof Acts>['act']): boolean =>
    books
      .ofReference(reference)
      .map((order) => {
        if (asked !== 'refund' && asked !== 'refund_half') return books.act(order, asked);
        const amount = asked === 'refund' ? order.amount - refundedOf(order) : Math.floor(order.amount / 2);
        return books.refund(order, { amount, key: crypto.randomUUID(), isSlow: false }) !== null;
      })
      .some(Boolean);

  /** The books as sums in cents, to compare with the shop's. */
  const summary = () =>
    books.all().map((order) => ({
      reference: order.reference,
      currency: order.currency,
      captured: isPaid(order) ? order.amount : 0,
      refunded: refundedOf(order),
      fee: feeOf(order),
    }));

  const control = (request: EmulatorRequest): EmulatorAnswer => {
    const { method, path, query, body } = request;
    const done = kitControl(request, { faults, sender });
    if (done) return done;
    const asked: unknown = method === 'POST' ? JSON.parse(body) : undefined;
    if (path === '/emulator/acts') {
      const wish = Acts.parse(asked);
      return { status: act(wish.reference, wish.act) ? 204 : 409, body: '' };
    }
    if (path === '/emulator/settlement')
      return { status: 200, body: settlementReport(books, new Date(query.get('day') ?? clock())) };
    return path === '/emulator/books' ? { status: 200, body: summary() } : { status: 404, body: {} };
  };

  const started = await serve({
    faults,
    ...(options.port !== undefined && { port: options.port }),
    mayFail: (path) => path.startsWith('/api/'),
    handle: (request) => {
      if (request.path.startsWith('/emulator/')) return control(request);
      return request.path.startsWith('/pay/') ? bank(request) : api(request);
    },
  });
  ({ origin } = started);

  const settled = async (): Promise<void> => {
    while (signing.size > 0) await Promise.all(signing);
    await sender.settled();
  };

  return {
    origin,
    apiUrl: `${origin}/api`,
    close: started.close,
    books,
    faults,
    summary,
    settlement: (day: Date): string => settlementReport(books, day),
    act: (reference: string, asked: Exclude<Act, 'cancel'> | 'refund' | 'refund_half') =>
      act(reference, asked),
    slowRefunds: (isSlow: boolean): void => {
      areRefundsSlow = isSlow;
    },
    requests: () => requests,
    /** Bodies of the webhooks so far, once they are signed and answered. */
    webhooks: async (): Promise<readonly string[]> => {
      await settled();
      return sent;
    },
    settled,
  };
};
