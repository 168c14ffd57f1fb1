import * as z from 'zod/mini';
import type { Call } from './call.ts';

type Schema<T> = z.ZodMiniType<T>;

/**
 * Who may call: every visitor; a visitor with a session (others get 404); or a logged-in client (others get
 * 401). The API refuses before a handler runs, and a handler's types contain the remaining visitors. Calls of staff
 * exist at the office's host only (404 at a shop's), and know no visitor: staff have sessions of their own.
 */
export type Access = 'public' | 'visitor' | 'client' | 'staff';

/** One call with its schemas: the API validates by them, the browser is typed by its `Call`. */
export type Contract<Body = unknown, Answer = unknown, Who extends Access = Access> = Call<Body, Answer> & {
  readonly body?: Schema<Body>;
  readonly params?: z.ZodMiniObject;
  readonly answer: Schema<Answer>;
  readonly access: Who;
  readonly summary: string;
};

type Parts<Body, Answer, Who extends Access> = Pick<
  Contract<Body, Answer, Who>,
  'answer' | 'access' | 'summary'
> & {
  params?: z.ZodMiniObject;
} & ([Body] extends [undefined] ? { body?: never } : { body: Schema<Body> });

/** Joins a call with its schemas; the compiler refuses schemas that do not fit the call's types. */
export const contract = <Body, Answer, Who extends Access>(
  call: Call<Body, Answer>,
  parts: Parts<Body, Answer, Who>,
): Contract<Body, Answer, Who> => ({ ...call, ...(parts as Omit<Contract<Body, Answer, Who>, keyof Call>) });

/** A success in the envelope: `status: true` next to the named fields; it never has `message` or `errors`. */
export const answer = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ status: z.literal(true), ...shape });

/** Every failure of every call. `errors` names the field; its codes are translation keys. */
export const Problem = z.object({
  status: z.literal(false),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
});
export type Problem = z.infer<typeof Problem>;

/** A decimal with at most four places; internally both sides use 1/10000 of a unit. */
export const Amount = z.number();
/** An instant with the explicit offset -05:00. */
export const Stamp = z.string();
export const Locale = z.string();
export const Id = z.int().check(z.positive(), z.maximum(2 ** 31 - 1));
/** 22 base64url characters from a cryptographic source. */
export const SecretSlug = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

export const LanguageOnly = z.object({ language_id: z.int() });
export type LanguageOnly = z.infer<typeof LanguageOnly>;

export const Done = answer({});
export type Done = z.infer<typeof Done>;

export const PerMethod = <T extends z.core.SomeType>(schema: T) => z.object({ air: schema, sea: schema });
export const ShippingMethod = z.enum(['air', 'sea']);
export type ShippingMethod = z.infer<typeof ShippingMethod>;

/** Destination and method; absent: the brand's own country, by its default method. */
export const Destination = z.object({
  countryId: z.optional(z.int()),
  method: z.optional(ShippingMethod),
});
export type Destination = z.infer<typeof Destination>;

export const Picture = z.object({
  /** A recipe or an allowed address; `pictureUrl` builds the address of the image route. */
  source: z.string(),
  alt: z.string(),
});
export type Picture = z.infer<typeof Picture>;

/** Ways to pay that a brand offers by their own names, with their method. */
export const ExpressWays = z.array(z.object({ id: z.string(), name: z.string(), method: z.int() }));
export type ExpressWays = z.infer<typeof ExpressWays>;

const CONSIGNMENT_CODES = [
  'goods',
  'freight',
  'fuel',
  'surcharges',
  'insurance',
  'clearance',
  'duty',
  'vat',
  'service',
] as const;

/** One line of the price of a consignment. */
export const BreakdownLine = z.object({ code: z.enum(CONSIGNMENT_CODES), amount: Amount });
export type BreakdownLine = z.infer<typeof BreakdownLine>;

/** The price of a consignment by one method, all duties paid, and its delivery time. */
export const DeliveredPrice = z.object({ total: Amount, days_from: z.int(), days_to: z.int() });
export type DeliveredPrice = z.infer<typeof DeliveredPrice>;

export const DeliveredBreakdown = z.object({
  ...DeliveredPrice.shape,
  lines: z.array(BreakdownLine),
});
export type DeliveredBreakdown = z.infer<typeof DeliveredBreakdown>;

/** The content of a package, and the delivered price of a kilogram or a litre of it. */
export const Content = z.object({
  amount: z.int(),
  unit: z.enum(['g', 'ml']),
  price: PerMethod(Amount),
});
export type Content = z.infer<typeof Content>;

/** The delivered price of a single product, and its reduction. An older API leaves the reduction out. */
export const ProductDelivered = z.object({
  ...DeliveredPrice.shape,
  /** The lowest of the 30 days before the reduction; null where it is less than one percent. */
  prior_total: z.optional(z.nullable(Amount)),
  /** Whole percents of `prior_total`, rounded down; 0 without a reduction. */
  percent_off: z.optional(z.int()),
});
export type ProductDelivered = z.infer<typeof ProductDelivered>;

/** The same with its breakdown: the consignment and the cheapest local delivery. */
export const ProductBreakdown = z.object({
  ...ProductDelivered.shape,
  lines: z.array(z.object({ code: z.enum([...CONSIGNMENT_CODES, 'delivery']), amount: Amount })),
});
export type ProductBreakdown = z.infer<typeof ProductBreakdown>;
