import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { kitControl } from '../kit/controls.ts';
import { createFaults } from '../kit/faults.ts';
import { serve, type EmulatorAnswer, type EmulatorRequest } from '../kit/serve.ts';
import { createWebhookSender, type SenderOptions } from '../kit/webhook-sender.ts';
import { createStripeApi, type StripeCredentials } from './stripe-api.ts';
import {
  CARDS,
  createStripeBooks,
  feeOf,
  newId,
  refundedOf,
  type BookEvent,
  type Card,
  type EmulatedSession,
  type TokenCard,
} from './stripe-books.ts';
import { cardOfNumber, cardThat, createCardTokens } from './stripe-tokens.ts';
import { SETUP_PAGE } from './stripe-setups.ts';
import { createWallet } from './stripe-wallet.ts';
import { fieldsOf, type Form } from './stripe-form.ts';
import { objectOf } from './stripe-objects.ts';
import { overPage, payPage, securePage } from './stripe-page.ts';
import { FIELD_PATH, fieldPage, SCRIPT_PATH, standInScript } from './stripe-script.ts';
import { settlementReport } from './stripe-settlement-report.ts';
import { API_VERSION } from './stripe-version.ts';

type EmulatorOptions = {
  readonly credentials: StripeCredentials;
  /** The target of webhooks; without it none is sent. */
  readonly webhookUrl?: string;
  readonly port?: number;
  readonly clock?: () => Date;
  readonly sender?: SenderOptions;
};

const MILLIS = 1_000;
const PAY = '/c/pay/';
const TOKENS = '/v1/confirmation_tokens';

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

const Act = z.object({
  reference: z.string(),
  act: z.enum(['refund', 'refund_half', 'inquiry', 'dispute', 'win', 'lose']),
});
const DISPUTES = {
  inquiry: 'warning_needs_response',
  dispute: 'needs_response',
  win: 'won',
  lose: 'lost',
} as const;

const isCard = (act: string): act is Card => act in CARDS;

/**
 * The provider on this machine: its API, strict in its fields, the hosted page with 3-D Secure, signed
 * webhooks, and controls under `/emulator` for tests and proofs.
 */
export const startStripeEmulator = async (options: EmulatorOptions) => {
  const { credentials, webhookUrl, clock = () => new Date() } = options;
  const requests: { readonly call: string; readonly fields: readonly string[] }[] = [];
  const sent: { readonly body: string; readonly headers: Readonly<Record<string, string>> }[] = [];
  const faults = createFaults();
  const sender = createWebhookSender(options.sender);
  let origin = '';

  const sign = (payload: string, at = clock(), secret = credentials.webhookSecret) => ({
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      ...{ payload, secret },
      timestamp: Math.floor(at.getTime() / MILLIS),
    }),
  });

  const tell = (event: BookEvent): void => {
    const body = JSON.stringify({
      ...{ id: newId('evt'), object: 'event', api_version: API_VERSION, type: event.type },
      ...{ created: Math.floor(clock().getTime() / MILLIS), livemode: false, pending_webhooks: 1 },
      ...{ request: { id: null, idempotency_key: null }, data: { object: objectOf(event, origin) } },
    });
    sent.push({ body, headers: sign(body) });
    if (webhookUrl !== undefined) sender.send({ url: webhookUrl, body, headers: () => sign(body) });
  };

  const wallet = createWallet();
  const books = createStripeBooks(clock, tell, (session) => {
    if (session.customer !== null && session.savesCard && session.methodId === null)
      session.methodId = wallet.attach(session.customer, session.card ?? cardThat('good')).id;
  });
  const tokens = createCardTokens();

  /** The buyer answers the bank; the money is taken by the shop's next call. */
  const atBank = (intent: EmulatedSession, agrees: boolean): void => {
    intent.bank = agrees ? 'agreed' : 'not_asked';
    if (!agrees) books.pay(intent, 'not_confirmed');
  };
  const api = createStripeApi({
    ...{ books, tokens, wallet, clock, credentials },
    origin: () => origin,
    record: (call: string, form: Form) => requests.push({ call, fields: fieldsOf(form) }),
  });

  /** The bank's page of an intent; the shop's after the buyer's answer. */
  const bankPage = (
    intent: EmulatedSession,
    { method, body }: Pick<EmulatorRequest, 'method' | 'body'>,
  ): EmulatorAnswer => {
    if (intent.bank !== 'asked') return redirect(intent.successUrl);
    if (method !== 'POST') return page(200, securePage(intent));
    atBank(intent, new URLSearchParams(body).get('act') === 'good');
    return redirect(intent.successUrl);
  };

  const hosted = ({ method, path, body }: EmulatorRequest): EmulatorAnswer => {
    const session = books.find(path.slice(PAY.length));
    if (!session || session.status === 'expired') return page(404, overPage());
    if (session.status === 'complete') return redirect(session.successUrl);
    if (session.bank !== null) return bankPage(session, { method, body });
    if (method !== 'POST') return page(200, payPage(session));
    const act = new URLSearchParams(body).get('act') ?? '';
    if (act === 'secure') return page(200, securePage(session));
    if (!isCard(act)) return redirect(session.cancelUrl);
    books.pay(session, act);
    return redirect(session.charge ? session.successUrl : `${PAY}${session.id}`);
  };

  /** What browsers ask for: the script, its frame, and tokens, by the publishable key. Undefined: another request. */
  const field = ({ method, path, query, headers, body }: EmulatorRequest): EmulatorAnswer | undefined => {
    const isKnown = (key: string) => key !== '' && key === credentials.publishableKey;
    if (path === SCRIPT_PATH)
      return {
        status: 200,
        body: standInScript(origin),
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'cross-origin-resource-policy': 'cross-origin',
        },
      };
    if (path === FIELD_PATH) {
      const key = query.get('key') ?? '';
      return page(200, fieldPage({ key, isKnown: isKnown(key), now: clock() }));
    }
    if (method !== 'POST' || path !== TOKENS) return undefined;
    if (!isKnown((headers.authorization ?? '').replace('Bearer ', '')))
      return { status: 401, body: { error: { type: 'invalid_request_error', code: 'api_key_invalid' } } };
    const typed = new URLSearchParams(body);
    const card = cardOfNumber(typed.get('number') ?? '', typed.get('expiry') ?? '');
    return { status: 200, body: { id: tokens.create(card), object: 'confirmation_token' } };
  };

  /** What the provider's staff and the buyer's bank may do with captured money. */
  const afterwards = ({ reference, act }: z.infer<typeof Act>): boolean => {
    const session = books.ofReference(reference).find(({ charge }) => charge);
    if (!session?.charge) return false;
    if (act === 'refund') return books.refund(session, {}).ok;
    if (act === 'refund_half')
      return books.refund(session, { amount: Math.floor(session.charge.amount / 2) }).ok;
    return books.dispute(session, DISPUTES[act]);
  };

  /** The books as sums in cents, to compare with the shop's. */
  const summary = () =>
    books.all().map((session) => ({
      reference: session.reference,
      currency: session.currency.toUpperCase(),
      captured: session.charge?.amount ?? 0,
      refunded: refundedOf(session),
      fee: feeOf(session),
    }));

  const control = (request: EmulatorRequest): EmulatorAnswer => {
    const { method, path, query, body } = request;
    const done = kitControl(request, { faults, sender });
    if (done) return done;
    const asked: unknown = method === 'POST' ? JSON.parse(body) : undefined;
    if (path === '/emulator/acts') return { status: afterwards(Act.parse(asked)) ? 204 : 409, body: '' };
    if (path === '/emulator/settlement')
      return { status: 200, body: settlementReport(books, new Date(query.get('day') ?? clock())) };
    return path === '/emulator/books' ? { status: 200, body: summary() } : { status: 404, body: {} };
  };

  const started = await serve({
    faults,
    ...(options.port !== undefined && { port: options.port }),
    mayFail: (path) => path.startsWith('/v1/') || path === SCRIPT_PATH,
    handle: (request) => {
      if (request.path.startsWith('/emulator/')) return control(request);
      if (request.path.startsWith(PAY)) return hosted(request);
      if (request.path.startsWith(SETUP_PAGE)) return api.setups.hosted(request);
      return field(request) ?? api.answer(request);
    },
  });
  ({ origin } = started);

  return {
    origin,
    close: started.close,
    ...{ books, faults, sign, summary, afterwards },
    settlement: (day: Date): string => settlementReport(books, day),
    forgetKeys: api.forgetKeys,
    /** The buyer on the hosted page, without a browser; false where it is closed. */
    pay: (reference: string, card: Card = 'good'): boolean =>
      books
        .ofReference(reference)
        .map((session) => books.pay(session, card))
        .some(Boolean),
    /** The provider closes the hosted page; false where it is closed already. */
    expire: (reference: string): boolean =>
      books
        .ofReference(reference)
        .map((session) => books.expire(session).ok)
        .some(Boolean),
    /** The token of a card that the buyer typed in on the shop's page. */
    token: (card: TokenCard = 'good', expiry?: string): string => tokens.create(cardThat(card, expiry)),
    /** The client on the page that saves a card, or at its bank, without a browser. */
    setup: api.setups.act,
    lastSetup: api.setups.lastRef,
    /** The cards that are saved at the provider. */
    saved: () => wallet.attached(),
    /** The buyer at the bank; false where no bank is asked. */
    atBank: (reference: string, agrees: boolean): boolean => {
      const asked = books.ofReference(reference).filter(({ bank }) => bank === 'asked');
      for (const intent of asked) atBank(intent, agrees);
      return asked.length > 0;
    },
    requests: () => requests,
    webhooks: () => sent,
    settled: sender.settled,
  };
};
