import { randomBytes } from 'node:crypto';
import type { EmulatedOrder, PayPalBooks } from './paypal-books.ts';
import type {
  PayPalDescriptions,
  PayPalOperation,
  RefusableOperation,
  Violation,
} from './paypal-descriptions.ts';
import { captureResource, orderResource, refundResource } from './paypal-resources.ts';
import type { PayPalSigner } from './paypal-signatures.ts';
import * as z from 'zod/mini';

export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};
export type ApiAnswer = { readonly status: number; readonly body: object | string };

export type PayPalCredentials = { readonly clientId: string; readonly clientSecret: string };

type ApiDeps = {
  readonly books: PayPalBooks;
  readonly descriptions: PayPalDescriptions;
  readonly signer: PayPalSigner;
  readonly credentials: PayPalCredentials;
  readonly clock: () => Date;
  readonly origin: () => string;
  /** Every valid request, for the table of sent fields. */
  readonly record: (operation: PayPalOperation, body: unknown) => void;
};

const TOKEN_SECONDS = 32_400;

const Money = z.object({ currency_code: z.string(), value: z.string() });
const CreateBody = z.object({
  purchase_units: z.array(
    z.object({ custom_id: z.string(), description: z._default(z.string(), ''), amount: Money }),
  ),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({
        brand_name: z._default(z.string(), ''),
        return_url: z.string(),
        cancel_url: z.string(),
      }),
    }),
  }),
});
const RefundBody = z.object({ amount: z.optional(Money), custom_id: z.optional(z.string()) });
const VerifyBody = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
});

const problem = (status: number, name: string, details: readonly Partial<Violation>[] = []): ApiAnswer => ({
  status,
  body: { name, message: name, debug_id: randomBytes(6).toString('hex'), details, links: [] },
});
const unprocessable = (issue: string): ApiAnswer => problem(422, 'UNPROCESSABLE_ENTITY', [{ issue }]);
const missing = (): ApiAnswer => problem(404, 'RESOURCE_NOT_FOUND', [{ issue: 'INVALID_RESOURCE_ID' }]);

const centsOf = ({ value }: z.infer<typeof Money>): number => Math.round(Number(value) * 100);

/** The received bytes of the event: serialised again they might differ from the signed ones. */
const eventIn = (body: string): string => {
  const at = body.indexOf('"webhook_event":');
  return body.slice(at + '"webhook_event":'.length, body.lastIndexOf('}'));
};

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body === '' ? '{}' : body);
  } catch {
    return undefined;
  }
};

/** The calls of the API, answered from the books. Requests are validated by the provider's public descriptions. */
export const createPayPalApi = (deps: ApiDeps) => {
  const { books, descriptions, signer, credentials, clock, origin, record } = deps;
  const tokens = new Map<string, number>();
  let tokensGiven = 0;
  const answered = new Map<string, () => ApiAnswer>();
  const refusals = new Map<PayPalOperation, string>();
  const place = {
    get api() {
      return origin();
    },
  };

  const token = ({ headers, body }: ApiRequest): ApiAnswer => {
    const asked = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
    if (headers['authorization'] !== `Basic ${asked}`)
      return { status: 401, body: { error: 'invalid_client' } };
    if (new URLSearchParams(body).get('grant_type') !== 'client_credentials')
      return { status: 400, body: { error: 'unsupported_grant_type' } };
    const value = `A21AA${randomBytes(24).toString('base64url')}`;
    tokensGiven += 1;
    tokens.set(value, clock().getTime() + TOKEN_SECONDS * 1_000);
    return { status: 200, body: { access_token: value, token_type: 'Bearer', expires_in: TOKEN_SECONDS } };
  };

  const isAllowed = ({ headers }: ApiRequest): boolean => {
    const [, value = ''] = /^Bearer (\S+)$/.exec(String(headers['authorization'])) ?? [];
    return (tokens.get(value) ?? 0) > clock().getTime();
  };

  const showOrder = (order: EmulatedOrder, status = 200): ApiAnswer => ({
    status,
    body: orderResource(order, place),
  });

  /** A request id has one effect; a repeated request gets the current state. */
  const once = (
    request: ApiRequest,
    act: () => { answer: ApiAnswer; again?: () => ApiAnswer },
  ): ApiAnswer => {
    const key = request.headers['paypal-request-id'];
    if (typeof key !== 'string' || key.length > 108)
      return problem(400, 'INVALID_REQUEST', [{ issue: 'MISSING_REQUEST_ID' }]);
    const known = answered.get(`${request.path} ${key}`);
    if (known) return known();
    const { answer, again } = act();
    if (again) answered.set(`${request.path} ${key}`, again);
    return answer;
  };

  const createOrder = (request: ApiRequest, body: unknown): ApiAnswer =>
    once(request, () => {
      const { purchase_units: units, payment_source: source } = CreateBody.parse(body);
      const [unit] = units;
      if (!unit) return { answer: problem(400, 'INVALID_REQUEST') };
      const {
        brand_name: shopName,
        return_url: returnUrl,
        cancel_url: cancelUrl,
      } = source.paypal.experience_context;
      const { custom_id: reference, description, amount } = unit;
      const order = books.open({
        ...{ reference, description, shopName, returnUrl, cancelUrl },
        amount: centsOf(amount),
        currency: amount.currency_code,
      });
      return { answer: showOrder(order, 201), again: () => showOrder(order) };
    });

  const captureOrder = (request: ApiRequest, order: EmulatedOrder): ApiAnswer =>
    once(request, () => {
      const captured = books.capture(order);
      if (!captured.ok) return { answer: unprocessable(captured.issue) };
      return { answer: showOrder(order, 201), again: () => showOrder(order) };
    });

  const refundCapture = (request: ApiRequest, order: EmulatedOrder, body: unknown): ApiAnswer =>
    once(request, () => {
      const { amount, custom_id: customId = null } = RefundBody.parse(body);
      if (!order.capture) return { answer: missing() };
      const refunded = books.refund(order, order.capture, {
        amount: amount ? centsOf(amount) : null,
        currency: amount?.currency_code ?? order.currency,
        customId,
      });
      if (!refunded.ok) return { answer: unprocessable(refunded.issue) };
      const show = (status: number): ApiAnswer => ({
        status,
        body: refundResource(order, refunded.value, place),
      });
      return { answer: show(201), again: () => show(200) };
    });

  const verifyWebhook = (request: ApiRequest, body: unknown): ApiAnswer => {
    const {
      transmission_id: id,
      transmission_time: time,
      transmission_sig,
      webhook_id,
    } = VerifyBody.parse(body);
    const signed = { id, time, webhookId: webhook_id, body: eventIn(request.body) };
    const isOwn = signer.isOwn(signed, transmission_sig);
    return { status: 200, body: { verification_status: isOwn ? 'SUCCESS' : 'FAILURE' } };
  };

  const showCapture = (order: EmulatedOrder): ApiAnswer =>
    order.capture ? { status: 200, body: captureResource(order, order.capture, place) } : missing();

  type Route = {
    readonly method: string;
    readonly path: RegExp;
    readonly operation: PayPalOperation;
    readonly act: (request: ApiRequest, body: unknown, id: string) => ApiAnswer;
  };

  const withOrder = (
    order: EmulatedOrder | undefined,
    act: (order: EmulatedOrder) => ApiAnswer,
  ): ApiAnswer => (order ? act(order) : missing());

  const routes: readonly Route[] = [
    { method: 'POST', path: /^\/v2\/checkout\/orders$/, operation: 'orders.create', act: createOrder },
    {
      method: 'GET',
      path: /^\/v2\/checkout\/orders\/([A-Z0-9]{1,36})$/,
      operation: 'orders.get',
      act: (_request, _body, id) => withOrder(books.find(id), (order) => showOrder(order)),
    },
    {
      method: 'POST',
      path: /^\/v2\/checkout\/orders\/([A-Z0-9]{1,36})\/capture$/,
      operation: 'orders.capture',
      act: (request, _body, id) => withOrder(books.find(id), (order) => captureOrder(request, order)),
    },
    {
      method: 'GET',
      path: /^\/v2\/payments\/captures\/([A-Z0-9]{1,36})$/,
      operation: 'captures.get',
      act: (_request, _body, id) => withOrder(books.findByCapture(id), showCapture),
    },
    {
      method: 'POST',
      path: /^\/v2\/payments\/captures\/([A-Z0-9]{1,36})\/refund$/,
      operation: 'captures.refund',
      act: (request, body, id) =>
        withOrder(books.findByCapture(id), (order) => refundCapture(request, order, body)),
    },
    {
      method: 'POST',
      path: /^\/v1\/notifications\/verify-webhook-signature$/,
      operation: 'verify-webhook-signature.post',
      act: verifyWebhook,
    },
  ];

  const perform = ({ operation, act }: Route, request: ApiRequest, id: string): ApiAnswer => {
    const body = parse(request.body);
    if (body === undefined) return problem(400, 'INVALID_REQUEST', [{ issue: 'MALFORMED_REQUEST_JSON' }]);
    const violations = descriptions.inRequest(operation, body);
    if (violations.length > 0) return problem(400, 'INVALID_REQUEST', violations);
    record(operation, body);
    const planned = refusals.get(operation);
    if (planned !== undefined) {
      refusals.delete(operation);
      return unprocessable(planned);
    }
    const answer = act(request, body, id);
    const wrong = answer.status < 300 ? descriptions.inAnswer(operation, answer.body) : [];
    if (wrong.length > 0)
      throw new Error(`the emulator answers ${operation} wrongly: ${JSON.stringify(wrong)}`);
    return answer;
  };

  return {
    /** The next call of this name is refused with an issue that its description names, and has no effect. */
    refuseNext: (operation: RefusableOperation, issue: string): void => {
      if (!descriptions.issuesOf(operation).includes(issue))
        throw new RangeError(`${operation} is never refused with ${issue}`);
      refusals.set(operation, issue);
    },

    /** Tokens that were given are refused from now on, as after a change of the secret. */
    forgetTokens: () => tokens.clear(),

    /** How many tokens were given so far. */
    tokensGiven: () => tokensGiven,

    /** Request ids are known for six hours only. */
    forgetRequestIds: () => answered.clear(),

    answer: (request: ApiRequest): ApiAnswer => {
      if (request.method === 'POST' && request.path === '/v1/oauth2/token') return token(request);
      if (request.method === 'GET' && request.path === signer.certificatePath)
        return { status: 200, body: String(signer.certificate) };
      if (!isAllowed(request)) return { status: 401, body: { error: 'invalid_token' } };
      for (const route of routes) {
        const match = route.method === request.method ? route.path.exec(request.path) : null;
        if (match) return perform(route, request, match[1] ?? '');
      }
      return missing();
    },
  };
};
