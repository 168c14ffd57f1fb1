import type { CurrencyCode } from '@shop/domain/currencies';
import type { ExchangeRates } from '@shop/domain/money';
import type {
  LinkReading,
  OfferedCourier,
  QuoteAmounts,
  QuoteState,
  Restriction,
  StoreCategory,
} from '@shop/domain/quotes';
import type { ShippingMethod } from '@shop/domain/tariff';
import type { Generated, Json, Key, Language, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type QuoteRequestTable = {
  /** Of the same sequence as orders: shown as QU and the number. An accepted request is the order of this number. */
  id: Key;
  /** Secret: a guest's link. */
  slug: string;
  brand: string;
  visitor_id: number | null;
  client_id: number | null;
  language: Language;
  email: string | null;
  currency_id: number;
  country_id: number;
  shipping_method: ShippingMethod;
  note: Generated<string>;
  state: Generated<QuoteState>;
  /** Of the newest offer; 0 before the first. */
  version: Generated<number>;
  valid_until: Date | null;
  /** What staff need to know from the buyer. */
  question: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  submitted_at: Date | null;
};

export type QuoteRequestLineTable = {
  id: Key;
  request_id: number;
  url: string | null;
  title: string;
  options: Generated<string>;
  quantity: number;
  /** Of one piece, in 1/10000 of its currency; null where the buyer does not know it. */
  price: number | null;
  price_currency_id: number;
  category_id: number | null;
  weight_g: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  restriction: Restriction | null;
  /** Where the store has its picture of it; the shop's own copy is a `link_picture`. */
  picture: string | null;
  /** What the store takes for sending all of it to the warehouse, in the currency of the price; null is not known. */
  seller_shipping: number | null;
  created_at: Timestamp;
};

/** A line as it was priced: every input that its price depends on. */
export type OfferedLine = {
  readonly title: string;
  readonly url: string | null;
  readonly options: string;
  readonly quantity: number;
  readonly price: number;
  readonly currency: CurrencyCode;
  readonly weightG: number;
  readonly sidesMm: readonly [number, number, number];
  readonly tariffLine: string;
  /** Where the weight is the kind's typical one: between which weights most goods of the kind lie. */
  readonly weightRange: readonly [number, number] | null;
};

/** An offer with its inputs: it recomputes to the same cent by the card and the rates of `at`. */
export type StoredOffer = {
  readonly currency: CurrencyCode;
  readonly at: string;
  readonly cardVersion: number;
  readonly rates: ExchangeRates;
  readonly clientRate: number;
  readonly lines: readonly OfferedLine[];
  readonly amounts: QuoteAmounts;
  /** Deliveries to choose from, in the order shown. Absent in offers from before there was a choice. */
  readonly couriers?: readonly OfferedCourier[];
};

/** The delivery that an offer was accepted with; its fee is part of the offer's total. */
export type ChosenQuoteDelivery = {
  readonly courier_id: number;
  readonly courier: string;
  readonly pickup_point: string | null;
  readonly fee: number;
};

export type QuoteOfferTable = {
  request_id: number;
  version: number;
  shipping_method: ShippingMethod;
  country_id: number;
  /** With the chosen delivery once it is accepted; before, with the cheapest. */
  total: number;
  offer: Json<StoredOffer>;
  chosen_delivery: Json<ChosenQuoteDelivery> | null;
  actor: string;
  created_at: Timestamp;
  valid_until: Date;
};

export type QuoteRequestEventTable = {
  id: Key;
  request_id: number;
  state: QuoteState;
  actor: string;
  note: Generated<string>;
  created_at: Timestamp;
};

/** The typical measures of a category's goods, learned from the catalogue. */
export type GoodsKindTable = {
  category_id: number;
  weight_g: number;
  /** One tenth of the goods is lighter. */
  least_weight_g: number;
  /** One tenth of the goods is heavier. */
  most_weight_g: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  tariff_line: string;
  learned_at: Date;
};

/** A web store that buyers often name. */
export type WebStoreTable = { id: Key; name: string; host: string; category: StoreCategory };

/** What the page of a web store said, or why it said nothing. */
export type ReadPageTable = { address: string; reading: Json<LinkReading>; read_at: Date; good_until: Date };

/** When a web store may be visited next, and its robots.txt. */
export type VisitedHostTable = {
  host: string;
  next_visit_at: Date;
  robots: string | null;
  robots_until: Date | null;
};

/** The shop's own copy of a picture that a web store shows. */
export type LinkPictureTable = {
  /** At the store. */
  address: string;
  /** Secret: part of its address here. */
  key: string;
  /** Null while it is not fetched. */
  file_id: number | null;
  tries: Generated<number>;
  /** When it is fetched, or tried again; null when it is here, or given up. */
  due_at: Generated<Date | null>;
  /** When an item last named it: one that no item names any more is deleted. */
  wanted_at: Timestamp;
};

export interface QuoteTables {
  link_picture: LinkPictureTable;
  read_page: ReadPageTable;
  visited_host: VisitedHostTable;
  quote_request: QuoteRequestTable;
  quote_request_line: QuoteRequestLineTable;
  quote_offer: QuoteOfferTable;
  quote_request_event: QuoteRequestEventTable;
  web_store: WebStoreTable;
  goods_kind: GoodsKindTable;
}

export const quoteWriters: Writers<QuoteTables> = {
  link_picture: 'commerce-quotes',
  read_page: 'commerce-quotes',
  visited_host: 'commerce-quotes',
  quote_request: 'commerce-quotes',
  quote_request_line: 'commerce-quotes',
  quote_offer: 'commerce-quotes',
  quote_request_event: 'commerce-quotes',
  web_store: 'commerce-quotes',
  goods_kind: 'commerce-quotes',
};
