import {
  LONGEST_LINK,
  MOST_ITEMS,
  QUOTE_STATES,
  RESTRICTIONS,
  STORE_CATEGORIES,
  UNREAD_REASONS,
} from '@shop/domain/quotes';
import * as z from 'zod/mini';
import { CheckoutAddress } from '../address/address.schemas.ts';
import { PickupPoint } from '../checkout/checkout.schemas.ts';
import { Amount, answer, BreakdownLine, Id, SecretSlug, ShippingMethod, Stamp } from '../contract.ts';
import { email, filled, optional } from '../fields.ts';

const MOST_PIECES = 99;
const HEAVIEST_KG = 1_000;
const LONGEST_CM = 600;

const kilograms = z.number().check(z.positive(), z.maximum(HEAVIEST_KG, 'too_much'));
const centimetres = z.number().check(z.positive(), z.maximum(LONGEST_CM, 'too_much'));

/** An item as its buyer describes it. Without a price, or without a weight and a kind, staff find them out. */
export const QuoteItem = z.object({
  url: optional(LONGEST_LINK),
  title: filled(300),
  options: optional(500),
  quantity: z.int('required').check(z.minimum(1, 'required'), z.maximum(MOST_PIECES, 'too_much')),
  /** Of one piece at the store. */
  price: z.nullable(z.number().check(z.positive(), z.maximum(1_000_000, 'too_much'))),
  currency_id: z.int(),
  category_id: z.nullable(Id),
  /** Of one piece. */
  weight_kg: z.nullable(kilograms),
  sides_cm: z.nullable(z.tuple([centimetres, centimetres, centimetres])),
});
export type QuoteItem = z.infer<typeof QuoteItem>;

export const QuoteLine = z.object({
  id: z.int(),
  url: z.nullable(z.string()),
  /** The name of the web store; null without a link. */
  store: z.nullable(z.string()),
  title: z.string(),
  options: z.string(),
  quantity: z.int(),
  price: z.nullable(Amount),
  currency: z.string(),
  category_id: z.nullable(z.int()),
  weight_kg: z.nullable(z.number()),
  sides_cm: z.nullable(z.array(z.number())),
  /** Of the shop's copy of the store's picture; null without one. Absent in an answer of the previous release. */
  picture_key: z.optional(z.nullable(SecretSlug)),
  /** What the store takes for sending it to the warehouse, in the currency of the price; null is not known. */
  seller_shipping: z.nullable(Amount),
  /** Why it cannot be carried, or only by sea. */
  restriction: z.nullable(z.enum(RESTRICTIONS)),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const QuoteDraft = z.object({ lines: z.array(QuoteLine) });
export type QuoteDraft = z.infer<typeof QuoteDraft>;
export const DraftAnswer = answer({ draft: QuoteDraft });
export type DraftAnswer = z.infer<typeof DraftAnswer>;

export const GoodsKind = z.object({
  category_id: z.int(),
  name: z.string(),
  /** The name of the category above it. */
  group: z.string(),
  weight_kg: z.number(),
});
export type GoodsKind = z.infer<typeof GoodsKind>;
export const KindsAnswer = answer({ kinds: z.array(GoodsKind) });
export type KindsAnswer = z.infer<typeof KindsAnswer>;

/** Stores that buyers often name, by their names. */
export const StoresAnswer = answer({
  stores: z.array(z.object({ name: z.string(), host: z.string(), category: z.enum(STORE_CATEGORIES) })),
});
export type StoresAnswer = z.infer<typeof StoresAnswer>;

export const ReadLink = z.object({
  url: z.string().check(z.minLength(1, 'required'), z.maxLength(LONGEST_LINK, 'url')),
});
export type ReadLink = z.infer<typeof ReadLink>;

/** What the page behind a link says of its item. Null is what the buyer is asked for. */
export const ReadItem = z.object({
  title: z.string(),
  price: z.nullable(Amount),
  currency_id: z.nullable(z.int()),
  category_id: z.nullable(z.int()),
  weight_kg: z.nullable(z.number()),
  picture: z.nullable(z.string()),
  seller_shipping: z.nullable(Amount),
  is_available: z.nullable(z.boolean()),
  /** The page names several prices: the variant decides. */
  has_many_prices: z.boolean(),
  variants: z.array(z.object({ name: z.string(), price: z.nullable(Amount) })),
});
export type ReadItem = z.infer<typeof ReadItem>;
export const LinkAnswer = answer({
  link: z.object({ reason: z.nullable(z.enum(UNREAD_REASONS)), item: z.nullable(ReadItem) }),
});
export type LinkAnswer = z.infer<typeof LinkAnswer>;

export const AddLinks = z.object({
  links: z.array(z.string()).check(z.minLength(1, 'required'), z.maxLength(MOST_ITEMS, 'too_many_items')),
});
export type AddLinks = z.infer<typeof AddLinks>;

export const ChangeItem = z.object({ id: Id, item: QuoteItem });
export type ChangeItem = z.infer<typeof ChangeItem>;
export const LineOnly = z.object({ id: Id });
export type LineOnly = z.infer<typeof LineOnly>;

export const SubmitQuote = z.object({
  /** Of a guest; a client's own is known. */
  email: z.nullable(email()),
  country_id: z.int(),
  shipping_method: ShippingMethod,
  note: optional(2_000),
});
export type SubmitQuote = z.infer<typeof SubmitQuote>;

export const QuoteSlugAnswer = answer({ slug: SecretSlug });
export type QuoteSlugAnswer = z.infer<typeof QuoteSlugAnswer>;

export const QuoteSummary = z.object({
  slug: SecretSlug,
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  items_count: z.int(),
  title: z.string(),
  /** Of the newest offer; null without one. */
  total: z.nullable(Amount),
  currency: z.string(),
  submitted_at: Stamp,
  valid_until: z.nullable(Stamp),
});
export type QuoteSummary = z.infer<typeof QuoteSummary>;
export const QuotesAnswer = answer({ quotes: z.array(QuoteSummary) });
export type QuotesAnswer = z.infer<typeof QuotesAnswer>;

/** A version of the offer. */
export const QuoteOffer = z.object({
  version: z.int(),
  shipping_method: ShippingMethod,
  country_id: z.int(),
  subtotal: Amount,
  shipping: Amount,
  shipping_discount: Amount,
  delivery: Amount,
  /** Chosen at acceptance; absent in an answer of the previous release. */
  courier: z.optional(z.nullable(z.string())),
  pickup_point: z.optional(z.nullable(z.string())),
  total: Amount,
  breakdown: z.array(BreakdownLine),
  days_from: z.int(),
  days_to: z.int(),
  created_at: Stamp,
  valid_until: Stamp,
  lines: z.array(
    z.object({
      title: z.string(),
      quantity: z.int(),
      unit_price: Amount,
      weight_kg: z.number(),
      /** Most goods of the kind weigh between these, where the weight is the typical one. */
      weight_range_kg: z.nullable(z.tuple([z.number(), z.number()])),
    }),
  ),
});
export type QuoteOffer = z.infer<typeof QuoteOffer>;

/** A delivery that the newest offer can be accepted with. */
export const QuoteCourier = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(['courier', 'pickup']),
  fee: Amount,
  /** Of the offer with this delivery. */
  total: Amount,
  pickup_points: z.array(PickupPoint),
});
export type QuoteCourier = z.infer<typeof QuoteCourier>;

export const Quote = z.object({
  slug: SecretSlug,
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  currency: z.string(),
  shipping_method: ShippingMethod,
  country_id: z.int(),
  note: z.string(),
  lines: z.array(QuoteLine),
  /** Newest first. */
  offers: z.array(QuoteOffer),
  /** Empty where there is no choice. Absent in an answer of the previous release. */
  couriers: z.optional(z.array(QuoteCourier)),
  valid_until: z.nullable(Stamp),
  /** What staff need to know. */
  question: z.nullable(z.string()),
  timeline: z.array(z.object({ state: z.enum(QUOTE_STATES), note: z.string(), at: Stamp })),
  is_guest: z.boolean(),
  /** Where an accepted quote is paid now; null when it is paid, or cannot be paid. */
  payable_slug: z.nullable(SecretSlug),
  /** Of a colleague's request: the colleague's name, null once erased. Absent in the reader's own. */
  ordered_by: z.optional(z.nullable(z.string())),
});
export type Quote = z.infer<typeof Quote>;
export const QuoteAnswer = answer({ quote: Quote });
export type QuoteAnswer = z.infer<typeof QuoteAnswer>;

export const QuoteRequest = z.object({ slug: SecretSlug, language_id: z.int() });
export type QuoteRequest = z.infer<typeof QuoteRequest>;
export const QuoteSlug = z.object({ slug: SecretSlug });
export type QuoteSlug = z.infer<typeof QuoteSlug>;

export const RecalculateQuote = z.object({
  slug: SecretSlug,
  shipping_method: ShippingMethod,
  country_id: z.int(),
});
export type RecalculateQuote = z.infer<typeof RecalculateQuote>;

export const AnswerQuestion = z.object({ slug: SecretSlug, text: filled(2_000) });
export type AnswerQuestion = z.infer<typeof AnswerQuestion>;

export const AcceptQuote = z.object({
  slug: SecretSlug,
  /** For a pickup point the person alone. */
  address: CheckoutAddress,
  /** One of the quote's couriers; null or absent leaves the delivery as it was priced. */
  courier_id: z.optional(z.nullable(Id)),
  parcel_shop: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  /** The total of the version that was seen, with the chosen delivery. */
  expected_total: Amount,
});
export type AcceptQuote = z.infer<typeof AcceptQuote>;

/** One consignment of the calculator: the whole of its goods. */
export const Calculate = z.object({
  price: z.number('required').check(z.positive('required'), z.maximum(1_000_000, 'too_much')),
  currency_id: z.int(),
  quantity: z.int('required').check(z.minimum(1, 'required'), z.maximum(MOST_PIECES, 'too_much')),
  category_id: z.nullable(Id),
  weight_kg: z.nullable(kilograms),
  sides_cm: z.nullable(z.tuple([centimetres, centimetres, centimetres])),
  country_id: z.int(),
});
export type Calculate = z.infer<typeof Calculate>;

export const CalculatedWay = z.object({
  total: Amount,
  goods: Amount,
  delivery: Amount,
  shipping_discount: Amount,
  breakdown: z.array(BreakdownLine),
  days_from: z.int(),
  days_to: z.int(),
});
export type CalculatedWay = z.infer<typeof CalculatedWay>;
export const CalculateAnswer = answer({
  currency: z.string(),
  weight_kg: z.number(),
  air: CalculatedWay,
  sea: CalculatedWay,
});
export type CalculateAnswer = z.infer<typeof CalculateAnswer>;
