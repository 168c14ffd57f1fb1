import { createHash } from 'node:crypto';
import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';
import type { EmulatorAnswer, EmulatorRequest } from '../kit/serve.ts';
import type { EmulatedSession, StripeBooks } from './stripe-books.ts';
import { readForm, type Form } from './stripe-form.ts';
import { createSetupActs } from './stripe-setups.ts';
import { createWalletActs } from './stripe-wallet-acts.ts';
import { walletOperations } from './stripe-wallet-operations.ts';
import type { Wallet } from './stripe-wallet.ts';
import type { Call, Operation, Route } from './stripe-operation.ts';
import { createIntentActs } from './stripe-intents.ts';
import type { CardTokens } from './stripe-tokens.ts';
import { wireDispute, wireRefund, wireSession } from './stripe-objects.ts';
import { missingPermission, type Permissions } from './stripe-permissions.ts';
import { API_VERSION } from './stripe-version.ts';
import {
  CARD_EXPANSION,
  IntentConfirm,
  IntentCreate,
  IntentQuestion,
  Nothing,
  RefundCreate,
  RefundsQuestion,
  SessionCreate,
  SessionQuestion,
  SessionsQuestion,
} from './stripe-requests.ts';

export type StripeCredentials = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Known to browsers: the field makes tokens with it. */
  readonly publishableKey?: string | null;
  /** What a restricted key may do; without it everything. */
  readonly permissions?: Permissions;
};

type ApiDeps = {
  readonly credentials: StripeCredentials;
  readonly books: StripeBooks;
  readonly tokens: CardTokens;
  readonly wallet: Wallet;
  readonly clock: () => Date;
  readonly origin: () => string;
  readonly record: (call: string, form: Form) => void;
};

const MILLIS = 1_000;
const DAY_S = 24 * 60 * 60;
const HALF_HOUR_S = 30 * 60;
const BAD_REQUEST = 400;

const refuse = (status: number, code: string, said: object = {}): EmulatorAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: `Emulated: ${code}`, ...said } },
});
const answer = (body: object): EmulatorAnswer => ({ status: 200, body });
const missing = (): EmulatorAnswer => refuse(404, 'resource_missing');
const missingCustomer = () => refuse(BAD_REQUEST, 'resource_missing', { param: 'customer' });
const list = (url: string, data: readonly object[]) => answer({ object: 'list', url, has_more: false, data });

type Kept = { readonly print: string; readonly answer: EmulatorAnswer };

/** The customer of a session, and what its intent gets. */
const paidBy = ({ customer, payment_intent_data: intent = {} }: z.infer<typeof SessionCreate>) => ({
  customer: customer ?? null,
  metadata: intent.metadata ?? {},
  savesCard: intent.setup_future_usage !== undefined,
});

/** The API: the key and the version are asked for, each request is read by its description, and answered from the books. */
export const createStripeApi = ({ credentials, books, tokens, wallet, clock, origin, record }: ApiDeps) => {
  const { secretKey, permissions } = credentials;
  const kept = new Map<string, Kept>();

  /** The action of a request with valid parameters; unknown, missing and mistyped ones are refused. */
  const described =
    <T extends ZodMiniType>(
      schema: T,
      name: string,
      act: (asked: z.infer<T>, id: string) => EmulatorAnswer,
    ) =>
    ({ form, id }: Call): EmulatorAnswer => {
      const read = schema.safeParse(form);
      if (read.success) {
        record(name, form);
        return act(read.data, id);
      }
      const [issue] = read.error.issues;
      const isUnknown = issue?.code === 'unrecognized_keys';
      return refuse(BAD_REQUEST, isUnknown ? 'parameter_unknown' : 'parameter_invalid', {
        param: (isUnknown ? [...issue.path, ...issue.keys] : (issue?.path ?? [])).join('.'),
      });
    };

  /** A customer has an address of its own: the two may not be sent together. */
  const wrongCustomer = ({
    customer,
    customer_email: email,
  }: z.infer<typeof SessionCreate>): EmulatorAnswer | undefined => {
    if (customer === undefined) return undefined;
    if (email !== undefined) return refuse(BAD_REQUEST, 'parameter_invalid', { param: 'customer_email' });
    return wallet.findCustomer(customer) ? undefined : missingCustomer();
  };

  const create = (asked: z.infer<typeof SessionCreate>): EmulatorAnswer => {
    const now = Math.floor(clock().getTime() / MILLIS);
    const expires = asked.expires_at ?? now + DAY_S;
    if (expires < now + HALF_HOUR_S || expires > now + DAY_S)
      return refuse(BAD_REQUEST, 'parameter_invalid', { param: 'expires_at' });
    const wrong = wrongCustomer(asked);
    if (wrong) return wrong;
    const [item] = asked.line_items;
    if (!item) return refuse(BAD_REQUEST, 'parameter_missing', { param: 'line_items' });
    const session = books.open({
      reference: asked.client_reference_id ?? '',
      amount: asked.line_items.reduce((sum, one) => sum + one.quantity * one.price_data.unit_amount, 0),
      currency: item.price_data.currency,
      name: item.price_data.product_data.name,
      shopName: asked.branding_settings?.display_name ?? 'Account',
      successUrl: asked.success_url,
      cancelUrl: asked.cancel_url ?? asked.success_url,
      expiresAt: new Date(expires * MILLIS),
      ...paidBy(asked),
    });
    return answer(wireSession(session, origin(), false));
  };

  const withSession = (id: string, act: (session: EmulatedSession) => EmulatorAnswer): EmulatorAnswer => {
    const session = books.find(id);
    return session ? act(session) : missing();
  };

  const operation = <T extends ZodMiniType>(
    route: Route,
    schema: T,
    act: (asked: z.infer<T>, id: string) => EmulatorAnswer,
  ): Operation => ({ ...route, act: described(schema, route.name, act) });

  const answers = { answer, refuse, missing };
  const intents = createIntentActs({ books, tokens, wallet, origin, answers });
  const setups = createSetupActs({ wallet, tokens, origin, answers });

  const operations: readonly Operation[] = [
    ...walletOperations(operation, createWalletActs({ wallet, answers }), setups),
    operation(
      { name: 'sessions.create', method: 'POST', path: /^\/v1\/checkout\/sessions$/ },
      SessionCreate,
      create,
    ),
    operation(
      { name: 'sessions.list', method: 'GET', path: /^\/v1\/checkout\/sessions$/ },
      SessionsQuestion,
      ({ payment_intent: intent = '' }) => {
        const session = books.findByIntent(intent);
        return list(
          '/v1/checkout/sessions',
          session?.bank === null ? [wireSession(session, origin(), false)] : [],
        );
      },
    ),
    operation(
      { name: 'sessions.retrieve', method: 'GET', path: /^\/v1\/checkout\/sessions\/(\w+)$/ },
      SessionQuestion,
      ({ expand }, id) =>
        withSession(id, (session) => answer(wireSession(session, origin(), expand !== undefined))),
    ),
    operation(
      { name: 'sessions.expire', method: 'POST', path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/ },
      Nothing,
      (_asked, id) =>
        withSession(id, (session) =>
          books.expire(session).ok
            ? answer(wireSession(session, origin(), false))
            : refuse(BAD_REQUEST, 'session_not_open'),
        ),
    ),
    operation(
      { name: 'intents.create', method: 'POST', path: /^\/v1\/payment_intents$/ },
      IntentCreate,
      intents.create,
    ),
    operation(
      { name: 'intents.retrieve', method: 'GET', path: /^\/v1\/payment_intents\/(\w+)$/ },
      IntentQuestion,
      ({ expand = [] }, id) =>
        intents.retrieve(id, {
          isExpanded: expand.some((one) => one !== CARD_EXPANSION),
          withCard: expand.includes(CARD_EXPANSION),
        }),
    ),
    operation(
      { name: 'intents.confirm', method: 'POST', path: /^\/v1\/payment_intents\/(\w+)\/confirm$/ },
      IntentConfirm,
      intents.confirm,
    ),
    operation(
      { name: 'intents.cancel', method: 'POST', path: /^\/v1\/payment_intents\/(\w+)\/cancel$/ },
      Nothing,
      (_asked, id) => intents.cancel(id),
    ),
    operation(
      { name: 'refunds.create', method: 'POST', path: /^\/v1\/refunds$/ },
      RefundCreate,
      ({ payment_intent: intent, ...asked }) => {
        const session = books.findByIntent(intent);
        if (!session) return missing();
        const made = books.refund(session, asked);
        return made.ok ? answer(wireRefund(session, made.value)) : refuse(BAD_REQUEST, made.code);
      },
    ),
    operation(
      { name: 'refunds.list', method: 'GET', path: /^\/v1\/refunds$/ },
      RefundsQuestion,
      ({ payment_intent: intent = '' }) => {
        const session = books.findByIntent(intent);
        const refunds = session?.charge?.refunds ?? [];
        return list('/v1/refunds', session ? refunds.map((one) => wireRefund(session, one)) : []);
      },
    ),
    operation(
      { name: 'disputes.retrieve', method: 'GET', path: /^\/v1\/disputes\/(\w+)$/ },
      Nothing,
      (_asked, id) => {
        const session = books.findByDispute(id);
        return session ? answer(wireDispute(session)) : missing();
      },
    ),
  ];

  const perform = ({ method, path, query, body }: EmulatorRequest): EmulatorAnswer => {
    const form = readForm(method === 'GET' ? query : new URLSearchParams(body));
    const callOf = (one: Operation): Call => ({ form, id: one.path.exec(path)?.[1] ?? '' });
    const found = operations.find(
      (one) => one.method === method && one.path.test(path) && (one.isFor?.(callOf(one)) ?? true),
    );
    if (!found) return refuse(404, 'url_invalid');
    const lacking = missingPermission(permissions, found.name, form);
    if (lacking !== undefined)
      return refuse(403, 'more_permissions_required', { message: `Emulated: the key needs ${lacking}` });
    return found.act(callOf(found));
  };

  /** A key gives the first answer again, and is refused with other parameters. */
  const once = (request: EmulatorRequest): EmulatorAnswer => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return perform(request);
    const print = createHash('sha256').update(`${request.path} ${request.body}`).digest('hex');
    const known = kept.get(key);
    if (known && known.print !== print)
      return refuse(BAD_REQUEST, 'idempotency_key_in_use', { type: 'idempotency_error' });
    if (known) return known.answer;
    const first = perform(request);
    kept.set(key, { print, answer: first });
    return first;
  };

  return {
    answer: (request: EmulatorRequest): EmulatorAnswer => {
      const { authorization, 'stripe-version': version } = request.headers;
      if (authorization !== `Bearer ${secretKey}`)
        return refuse(401, 'api_key_invalid', {
          message: `Invalid API Key provided: ${authorization ?? ''}`,
        });
      if (version !== API_VERSION) return refuse(BAD_REQUEST, 'api_version_invalid');
      return once(request);
    },
    forgetKeys: (): void => kept.clear(),
    setups,
  };
};
