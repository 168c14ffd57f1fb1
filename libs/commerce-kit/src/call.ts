import type { Access, Contract } from '@shop/contracts/contract';
import type { ShippingMethod } from '@shop/domain/tariff';
import type { WrittenTouches } from '@shop/paths/touches';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { rememberVisitor } from './audit-refusals.ts';
import { toFieldErrors } from './field-errors.ts';
import { invalid, notFound, unauthorised } from './problem.ts';
import { limitVisitor } from './rate-limit.ts';
import { languageIdOf, type Currency, type Locale, type ShopBrand } from './shop-brand.ts';
import type { TrustedHeaders } from './trusted-headers.ts';
import type { ClientVisitor, Visitor, Visitors } from './visitor.ts';
import { toJsonSchema, toWriterSchema } from './wire-schema.ts';

/** The visitors that can reach a handler, by the contract's `access`. */
export type VisitorOf<Who extends Access> = {
  public: Visitor | null;
  visitor: Visitor;
  client: ClientVisitor;
  staff: null;
}[Who];

/** The data of a request that a handler gets. */
export type CallContext<Body, Who extends Access = Access> = {
  body: Body;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  visitor: VisitorOf<Who>;
  brand: ShopBrand;
  locale: Locale;
  languageId: number;
  currency: Currency;
  /** The shipping method that the visitor's device prefers. */
  method: ShippingMethod | undefined;
  /** The country that the visitor's device prefers, one that the brand ships to. */
  countryId: number | undefined;
  /** The campaigns that led the visitor here. */
  touches: WrittenTouches;
  now: Date;
  ip: string;
  userAgent: string;
  idempotencyKey: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** `status: true` belongs to the envelope: a handler may leave it out. */
type Said<Answer> = Answer extends { status: true } ? Omit<Answer, 'status'> & { status?: true } : Answer;

type Limit = { max: number; window: number };

export type CallOptions = {
  /** This many calls in this many milliseconds from one place; then 429 with Retry-After. */
  rateLimit?: Limit;
  /** The same for one visitor, from any place. */
  visitorLimit?: Limit;
  /** False skips looking up the visitor, for a call whose answer is the same for all. */
  readsVisitor?: boolean;
  /** Of the body, in bytes, where it is larger than other calls have it. */
  largestBody?: number;
};

export type BindCall = <Body, Answer, Who extends Access>(
  contract: Contract<Body, Answer, Who>,
  handler: (context: CallContext<Body, Who>) => Promise<Said<Answer> | FastifyReply>,
  options?: CallOptions,
) => void;

type CallBinderDeps = {
  headers: TrustedHeaders;
  visitors: Visitors;
  clock: () => Date;
  /** Checks every answer against its contract. */
  checksAnswers: boolean;
};

/** Binds contracts to routes: the contract validates the request and serialises the answer. */
export const createCallBinder = (app: FastifyInstance, deps: CallBinderDeps): BindCall => {
  const readContext = createContextReader(deps);

  return (contract, handler, { rateLimit, visitorLimit, readsVisitor = true, largestBody } = {}) => {
    const body = contract.body && forgiving(contract.body);
    const params = contract.params;
    const isEnveloped = hasEnvelope(contract.answer);
    const { method, url, summary } = contract;
    const countVisit = limitVisitor(app, deps.headers, url, visitorLimit);

    app.route({
      method,
      url,
      ...(largestBody && { bodyLimit: largestBody }),
      config: { ...(rateLimit && { rateLimit: { max: rateLimit.max, timeWindow: rateLimit.window } }) },
      schema: {
        summary,
        tags: [url.split('/')[2] ?? 'shop'],
        ...(body && { body: toJsonSchema(body, 'input') }),
        ...(params && { params: toJsonSchema(params, 'input') }),
        response: { '2xx': toWriterSchema(contract.answer as z.ZodMiniType) },
      },
      // The contract itself validates, with codes by field; the schema above is documentation.
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        if (contract.access === 'staff' && !deps.headers.officeOf(request)) throw notFound();
        const given = params ? (check(params, request.params) as Record<string, string>) : {};
        const parsed = body ? check(body, request.body === undefined ? {} : request.body) : undefined;
        await countVisit(request);
        const context = await readContext(request, reply, readsVisitor && contract.access !== 'staff');
        rememberVisitor(request, context.visitor);
        letIn(contract.access, context.visitor);

        const said = await handler({ ...context, params: given, body: parsed } as never);
        if (reply.sent || said === reply) return reply;
        const answer = isEnveloped ? { status: true, ...(said as object) } : said;
        if (deps.checksAnswers) mustFit(contract.answer, answer, url);
        return answer;
      },
    });
  };
};

/** A visitor's own data does not exist for a request without a session. */
const letIn = (access: Access, visitor: Visitor | null): void => {
  if (access === 'client' && visitor?.clientId == null) throw unauthorised();
  if (access === 'visitor' && visitor === null) throw notFound();
};

const createContextReader =
  ({ headers, visitors, clock }: CallBinderDeps) =>
  async (request: FastifyRequest, reply: FastifyReply, readsVisitor: boolean) => {
    const { brand, locale, currency, token, ip, method, countryId, touches = {} } = headers.read(request);
    const now = clock();
    const key = request.headers['idempotency-key'];
    return {
      query: (request.query ?? {}) as Record<string, string | undefined>,
      visitor: readsVisitor && token ? await visitors.resolve(token, brand.key, now) : null,
      brand,
      locale,
      languageId: languageIdOf(locale),
      currency,
      method,
      countryId,
      touches,
      now,
      ip,
      userAgent: request.headers['user-agent'] ?? '',
      idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, 200) : undefined,
      request,
      reply,
    };
  };

const check = (schema: z.ZodMiniType, given: unknown): unknown => {
  const parsed = z.safeParse(schema, given, { reportInput: true });
  if (!parsed.success) throw invalid(toFieldErrors(parsed.error.issues));
  return parsed.data;
};

/** A call without fields ignores its body, as every call ignores fields that it does not name. */
const forgiving = (schema: z.ZodMiniType): z.ZodMiniType => {
  const { def } = schema._zod as unknown as { def: { type: string; valueType?: z.ZodMiniType } };
  const takesNothing = def.type === 'record' && def.valueType?._zod.def.type === 'never';
  return takesNothing ? z.object({}) : schema;
};

const hasEnvelope = (schema: z.ZodMiniType): boolean => {
  const { def } = schema._zod as unknown as { def: { type: string; shape?: Record<string, unknown> } };
  return def.type === 'object' && Object.hasOwn(def.shape ?? {}, 'status');
};

const mustFit = (schema: z.ZodMiniType, answer: unknown, url: string) => {
  const parsed = z.safeParse(schema, answer);
  if (!parsed.success) throw new Error(`${url} answers against its contract: ${parsed.error.message}`);
};
