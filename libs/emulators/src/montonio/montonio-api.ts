import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { ZodMiniType } from 'zod/mini';
import type { EmulatorAnswer, EmulatorRequest } from '../kit/serve.ts';
import { availableOf, isPaid, type EmulatedOrder, type MontonioBooks } from './montonio-books.ts';
import { Envelope, OrderRequest, Question, RefundRequest } from './montonio-requests.ts';

export type MontonioCredentials = { readonly accessKey: string; readonly secretKey: string };

type ApiDeps = {
  readonly credentials: MontonioCredentials;
  readonly books: MontonioBooks;
  readonly clock: () => Date;
  readonly origin: () => string;
  readonly areRefundsSlow: () => boolean;
  /** Every request that the description allows, with the name of its call. */
  readonly record: (request: { readonly call: string; readonly body: JWTPayload }) => void;
};

/** Banks by country, as the provider lists them. */
const BANKS = {
  EE: [
    ['HABAEE2X', 'Swedbank'],
    ['EEUHEE2X', 'SEB'],
    ['LHVBEE22', 'LHV'],
  ],
  FI: [['NDEAFIHH', 'Nordea']],
  LT: [
    ['HABALT22', 'Swedbank'],
    ['CBVILT2X', 'SEB'],
    ['AGBLLT2X', 'Luminor'],
  ],
  LV: [
    ['HABALV22', 'Swedbank'],
    ['PARXLV22', 'Citadele'],
  ],
} as const;

const MILLIS = 1_000;
const MINUTE_MS = 60_000;
const cents = (units: number): number => Math.round(units * 100);
const units = (sum: number): string => (sum / 100).toFixed(2);
const FEE_CENTS = 15;

export const feeOf = (order: EmulatedOrder): number => (isPaid(order) ? FEE_CENTS : 0);

const keyOf = ({ secretKey }: MontonioCredentials): Uint8Array => new TextEncoder().encode(secretKey);

/** A token signed like the provider's, for webhooks and returns. */
export const signForShop = (
  credentials: MontonioCredentials,
  payload: JWTPayload,
  { now, seconds = 600 }: { readonly now: Date; readonly seconds?: number },
): Promise<string> => {
  const issued = Math.floor(now.getTime() / MILLIS);
  return new SignJWT({ ...payload, accessKey: credentials.accessKey })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(keyOf(credentials));
};

const refuse = (status: number, error: string, message: unknown): EmulatorAnswer => ({
  status,
  body: { statusCode: status, error, message },
});

/** The refusal of an invalid token, or the token's content. */
type Read = { readonly refusal: EmulatorAnswer } | { readonly payload: JWTPayload };

/** The API: each request is validated by its description, and answered from the books. */
export const createMontonioApi = ({ credentials, books, clock, origin, ...deps }: ApiDeps) => {
  const readToken = async (token: string): Promise<Read> => {
    try {
      const { payload } = await jwtVerify(token, keyOf(credentials), {
        algorithms: ['HS256'],
        currentDate: clock(),
        requiredClaims: ['exp'],
      });
      if (payload.accessKey === credentials.accessKey) return { payload };
      return { refusal: refuse(401, 'Unauthorized', 'STORE_NOT_FOUND') };
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      return { refusal: refuse(403, 'Forbidden', error.code) };
    }
  };

  const wireOrder = (order: EmulatedOrder) => ({
    uuid: order.uuid,
    paymentStatus: order.status,
    locale: order.locale,
    merchantReference: order.reference,
    merchantReferenceDisplay: order.display,
    merchantReturnUrl: order.returnUrl,
    merchantNotificationUrl: order.notificationUrl,
    grandTotal: units(order.amount),
    currency: order.currency,
    paymentMethodType: 'paymentInitiation',
    paymentIntents: [
      {
        uuid: order.uuid,
        paymentMethodType: 'paymentInitiation',
        paymentMethodMetadata: { preferredProvider: order.bank },
        amount: units(order.amount),
        currency: order.currency,
        status: isPaid(order) ? 'PAID' : order.status,
        serviceFee: isPaid(order) ? units(feeOf(order)) : null,
        serviceFeeCurrency: isPaid(order) ? order.currency : null,
        createdAt: order.createdAt.toISOString(),
      },
    ],
    refunds: order.refunds.map(({ uuid, amount, status }) => ({
      ...{ uuid, status, amount: units(amount), currency: order.currency, type: 'BANK_PAYMENT' },
      createdAt: order.createdAt.toISOString(),
    })),
    availableForRefund: availableOf(order) / 100,
    isRefundableType: true,
    expiresAt: order.expiresAt.toISOString(),
    createdAt: order.createdAt.toISOString(),
    storeName: 'Emulated store',
    paymentUrl: `${origin()}/pay/${order.uuid}`,
  });

  /** The body of a POST is a signed token: its payload is the request. */
  const readRequest = async <T>(body: string, shape: ZodMiniType<T>, call: string) => {
    const envelope = Envelope.safeParse(JSON.parse(body || '{}'));
    if (!envelope.success) return { refusal: refuse(400, 'Bad Request', ['data must be a string']) };
    const read = await readToken(envelope.data.data);
    if ('refusal' in read) return read;
    const asked = shape.safeParse(read.payload);
    if (asked.success) {
      deps.record({ call, body: read.payload });
      return { asked: asked.data };
    }
    const messages = asked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
    return { refusal: refuse(400, 'Bad Request', messages) };
  };

  const createOrder = async (body: string): Promise<EmulatorAnswer> => {
    const read = await readRequest(body, OrderRequest, 'orders.create');
    if ('refusal' in read) return read.refusal;
    const { asked } = read;
    if (asked.payment.amount !== asked.grandTotal || asked.payment.currency !== asked.currency)
      return refuse(400, 'Bad Request', ['payment.amount must be the grandTotal']);
    const now = clock();
    const order = books.open({
      reference: asked.merchantReference,
      display: asked.merchantReferenceDisplay ?? asked.merchantReference,
      amount: cents(asked.grandTotal),
      currency: asked.currency,
      locale: asked.locale,
      bank: asked.payment.methodOptions?.preferredProvider ?? null,
      returnUrl: asked.returnUrl,
      notificationUrl: asked.notificationUrl,
      createdAt: now,
      expiresAt: new Date(now.getTime() + (asked.expiresIn ?? 30) * MINUTE_MS),
    });
    return { status: 201, body: wireOrder(order) };
  };

  const createRefund = async (body: string): Promise<EmulatorAnswer> => {
    const read = await readRequest(body, RefundRequest, 'refunds.create');
    if ('refusal' in read) return read.refusal;
    const { orderUuid, amount, idempotencyKey: key } = read.asked;
    const order = books.find(orderUuid);
    if (!order) return refuse(404, 'Not Found', 'ORDER_NOT_FOUND');
    const refund = books.refund(order, { amount: cents(amount), key, isSlow: deps.areRefundsSlow() });
    if (!refund) return refuse(400, 'Bad Request', 'REFUND_AMOUNT_EXCEEDED');
    const { uuid, status } = refund;
    const createdAt = clock().toISOString();
    return {
      status: 201,
      body: { uuid, status, amount, currency: order.currency, createdAt, type: 'BANK_PAYMENT' },
    };
  };

  const methods = (): EmulatorAnswer => {
    const setup = Object.fromEntries(
      Object.entries(BANKS).map(([country, banks]) => [
        country,
        {
          supportedCurrencies: ['EUR'],
          paymentMethods: banks.map(([code, name], at) => ({
            ...{ code, name, logoUrl: `https://public.montonio.com/${code}.png` },
            ...{ supportedCurrencies: ['EUR'], uiPosition: at + 1 },
          })),
        },
      ]),
    );
    const paymentInitiation = {
      processor: 'paymentInitiation',
      logoUrl: 'https://public.montonio.com/',
      setup,
    };
    return {
      status: 200,
      body: { uuid: 'store', name: 'Emulated store', paymentMethods: { paymentInitiation } },
    };
  };

  const question = async ({ path, headers }: EmulatorRequest): Promise<EmulatorAnswer> => {
    const read = await readToken((headers.authorization ?? '').replace(/^Bearer /, ''));
    if ('refusal' in read) return read.refusal;
    if (!Question.safeParse(read.payload).success) return refuse(400, 'Bad Request', ['unknown fields']);
    const isOfBanks = path === '/api/stores/payment-methods';
    deps.record({ call: isOfBanks ? 'payment-methods.list' : 'orders.get', body: read.payload });
    if (isOfBanks) return methods();
    const order = books.find(path.replace('/api/orders/', ''));
    return order ? { status: 200, body: wireOrder(order) } : refuse(404, 'Not Found', 'ORDER_NOT_FOUND');
  };

  return async (request: EmulatorRequest): Promise<EmulatorAnswer> => {
    const { method, path, body } = request;
    if (method === 'GET') return question(request);
    if (method === 'POST' && path === '/api/orders') return createOrder(body);
    if (method === 'POST' && path === '/api/refunds') return createRefund(body);
    return refuse(404, 'Not Found', `Cannot ${method} ${path}`);
  };
};
