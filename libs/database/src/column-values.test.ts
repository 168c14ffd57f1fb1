import { sql, type Selectable } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Schema } from './schema.ts';
import { createTestDatabase } from './testing.ts';

const shop = await createTestDatabase();
afterAll(() => shop.close());

/** `T` where it is a union of texts or numbers; never for `string`, `number`, dates and JSON. */
type Listed<T> = [NonNullable<T>] extends [string]
  ? string extends NonNullable<T>
    ? never
    : NonNullable<T>
  : [NonNullable<T>] extends [number]
    ? number extends NonNullable<T>
      ? never
      : NonNullable<T>
    : never;

type ListedColumns<Row> = {
  readonly [Column in keyof Row as [Listed<Row[Column]>] extends [never] ? never : Column]: Readonly<
    Record<Listed<Row[Column]>, true>
  >;
};

type ListedTables = { readonly [Table in keyof Schema]: ListedColumns<Selectable<Schema[Table]>> };

const COMPANY_ROLE_VALUES = { owner: true, buyer: true, bookkeeper: true } as const;
const LANGUAGES = { en: true, lt: true, lv: true, ee: true } as const;
const METHODS = { air: true, sea: true } as const;
const ORDER_STATES = {
  accepted: true,
  paid: true,
  purchasing: true,
  at_warehouse: true,
  shipped: true,
  customs: true,
  out_for_delivery: true,
  delivered: true,
  cancelled: true,
  refunded: true,
  partly_refunded: true,
  disputed: true,
} as const;

const QUOTE_STATES = {
  draft: true,
  submitted: true,
  pricing: true,
  needs_info: true,
  offered: true,
  expired: true,
  declined: true,
  accepted: true,
  cancelled: true,
} as const;

const PACKAGE_STATES = {
  announced: true,
  received: true,
  unidentified: true,
  checked: true,
  in_storage: true,
  overdue: true,
  packed: true,
  shipped: true,
  restricted_hold: true,
  returned: true,
  disposed: true,
  abandoned: true,
} as const;

const FORWARD_STATES = {
  requested: true,
  awaiting_declaration: true,
  packing: true,
  measured: true,
  approval_required: true,
  awaiting_payment: true,
  paid: true,
  handed_over: true,
  delivered: true,
  cancelled: true,
} as const;

const CLAIM_STATES = {
  received: true,
  in_review: true,
  question: true,
  refund: true,
  replacement: true,
  repair: true,
  refused: true,
  closed: true,
} as const;

const MISC_INVOICE_STATES = {
  draft: true,
  issued: true,
  accepted: true,
  paid: true,
  declined: true,
  overdue: true,
  void: true,
} as const;

const TRACKERS = { dataLayer: true, pixel: true, email: true, retail: true } as const;

/** Every column with a union type, and its values: the compiler refuses a missing or an extra value. */
const TYPED: {
  readonly [
    Table in keyof ListedTables as keyof ListedTables[Table] extends never ? never : Table
  ]: ListedTables[Table];
} = {
  audit_event: { outcome: { done: true, refused: true, failed: true } },
  top_up: { language: LANGUAGES },
  news_agreement: { topic: { cart_reminders: true } },
  news_refusal: { topic: { offers: true, price_alerts: true, new_stores: true, tips: true, reviews: true } },
  newsletter_subscriber: {
    language: LANGUAGES,
    state: { asked: true, confirmed: true, ended: true },
  },
  newsletter_issue: { topic: { offers: true, new_stores: true, tips: true } },
  mail_stop: { reason: { bounce: true, soft_bounces: true, complaint: true } },
  mail_report: { kind: { hard_bounce: true, soft_bounce: true, complaint: true } },
  taken_work: { kind: { quote: true } },
  text_import: { locale: LANGUAGES, source_locale: LANGUAGES },
  tracker_sending: { tracker: TRACKERS },
  tracker_call: { source: { browser: true, server: true }, tracker: TRACKERS },
  quote_request: { language: LANGUAGES, shipping_method: METHODS, state: QUOTE_STATES },
  quote_request_line: {
    restriction: {
      weapons: true,
      explosives: true,
      medicine: true,
      tobacco: true,
      alcohol: true,
      animals: true,
      money: true,
      batteries: true,
      liquids: true,
    },
  },
  web_store: {
    category: {
      everything: true,
      fashion: true,
      shoes: true,
      electronics: true,
      beauty: true,
      home: true,
      sport: true,
      toys: true,
    },
  },
  quote_offer: { shipping_method: METHODS },
  package: { state: PACKAGE_STATES },
  package_event: { state: PACKAGE_STATES },
  forward_request: { language: LANGUAGES, shipping_method: METHODS, state: FORWARD_STATES },
  forward_request_event: { state: FORWARD_STATES },
  forward_service_fee: { service: { photos: true, repack: true, remove_invoices: true } },
  quote_request_event: { state: QUOTE_STATES },
  device_reservation: {
    language: LANGUAGES,
    state: {
      ...{ unconfirmed: true, paying: true, waiting: true, held: true },
      ...{ collected: true, cancelled: true, expired: true },
    },
    deposit_state: { due: true, paid: true, owed: true, returning: true, returned: true },
  },
  withdrawal: {
    language: LANGUAGES,
    state: {
      ...{ stated: true, awaiting_goods: true, received: true },
      ...{ refunded: true, partly_refunded: true, refused: true },
    },
    evidence: { goods: true, sending: true, not_sent: true },
  },
  kept_file: { kind: { picture: true, document: true, table: true } },
  pro_application: {
    language: LANGUAGES,
    state: { asked: true, approved: true, declined: true },
    vat_check: { registered: true, not_checked: true },
  },
  pro_member: { role: COMPANY_ROLE_VALUES },
  pro_invitation: { role: COMPANY_ROLE_VALUES },
  claim: {
    language: LANGUAGES,
    reason: {
      ...{ defective: true, damaged: true, wrong_item: true },
      ...{ missing: true, not_as_described: true, other: true },
    },
    wish: { repair: true, replacement: true, price_reduction: true, refund: true },
    state: CLAIM_STATES,
  },
  product_review: {
    language: LANGUAGES,
    stars: { 1: true, 2: true, 3: true, 4: true, 5: true },
    state: { waiting: true, published: true, declined: true },
    decline_reason: {
      ...{ not_about_product: true, abusive: true, personal_data: true },
      ...{ advertising: true, unlawful: true, unfit_photo: true },
    },
  },
  claim_message: { author: { buyer: true, staff: true } },
  claim_event: { state: CLAIM_STATES },
  content_topic: { kind: { faq: true, post: true } },
  content_page: { kind: { page: true, legal: true, faq: true, post: true, home: true } },
  content_draft: { kind: { page: true, legal: true, faq: true, post: true, home: true } },
  letter: {
    language: LANGUAGES,
    topic: {
      ...{ order: true, delivery: true, payment: true },
      ...{ returns: true, account: true, other: true },
    },
  },
  misc_invoice: { state: MISC_INVOICE_STATES, language: LANGUAGES },
  misc_invoice_event: { state: MISC_INVOICE_STATES },
  invoice: { kind: { invoice: true, credit_note: true }, language: LANGUAGES },
  invoice_due: { kind: { invoice: true, credit_note: true } },
  mail_outbox: { language: LANGUAGES, state: { waiting: true, sent: true, failed: true } },
  cart: { shipping_method: METHODS },
  product: { status: { active: true, withdrawn: true } },
  category: { return_exception: { sealed_hygiene: true, made_to_measure: true } },
  flag: { type: { 1: true, 2: true } },
  variant_content: { unit: { g: true, ml: true } },
  search_synonym: { kind: { category: true, value: true, words: true } },
  site_language: { mp_default_sort: { 0: true, 1: true, 2: true, 3: true, 4: true, 5: true } },
  courier: { local_delivery_type: { courier: true, pickup: true } },
  promotion: { promotion_type: { 0: true, 1: true } },
  checkout_session: {
    state: { live: true, placing: true, completed: true, invalidated: true, expired: true },
    step: { 3: true, 4: true, 5: true },
    language: LANGUAGES,
    reservation_error: {
      none: true,
      sold_out: true,
      quantity_reduced: true,
      price_changed: true,
      expired: true,
    },
    shipping_method: METHODS,
  },
  idempotency_key: { state: { in_flight: true, done: true } },
  ledger_entry: { type: { 1: true, 2: true }, rel_type: { 0: true, 1: true, 2: true, 3: true, 4: true } },
  quote: {
    kind: { marketplace: true, quote: true, forward_request: true },
    state: ORDER_STATES,
    state_before_dispute: ORDER_STATES,
    language: LANGUAGES,
  },
  order_offer: { shipping_method: METHODS },
  order_company: {
    vat_check: { registered: true, unknown: true, not_checked: true, confirmed: true, refused: true },
  },
  order_event: { state: ORDER_STATES },
  order_cancellation: {
    reason: { changed_mind: true, wrong_item: true, found_cheaper: true, too_slow: true, other: true },
  },
  parcel: { carrier: { harbour: true, dhl: true, ups: true, fedex: true } },
  parcel_event: {
    state: {
      ...{ registered: true, shipped: true, in_transit: true, customs: true },
      ...{ out_for_delivery: true, delivered: true, problem: true },
    },
  },
  payment_method: { fee_type: { 0: true, 1: true } },
  balance_request: {
    state: { waiting: true, confirmed: true, refused: true, expired: true },
    type: { 1: true, 2: true },
  },
  payable: {
    kind: {
      marketplace: true,
      quote: true,
      forward_request: true,
      misc_invoice: true,
      pro_invoice: true,
      device_deposit: true,
      top_up: true,
    },
    state: { open: true, paid: true, closed: true },
  },
  payment: {
    state: {
      created: true,
      pending: true,
      authorised: true,
      in_review: true,
      captured: true,
      disputed: true,
      failed: true,
      cancelled: true,
      refund_due: true,
      refunded: true,
      charged_back: true,
    },
    dispute: { open: true, won: true, lost: true },
  },
  payment_event: { outcome: { applied: true, ignored: true, unknown_payment: true, wrong_amount: true } },
  payment_review: {
    reason: {
      wrong_sum: true,
      wrong_currency: true,
      provider_defect: true,
      unknown_reference: true,
      captured_after_release: true,
      dispute: true,
      refund_failed: true,
      returned_twice: true,
      settlement: true,
    },
    difference: {
      missing_here: true,
      missing_there: true,
      other_sum: true,
      other_fee: true,
      other_currency: true,
      refund_differs: true,
      dispute_differs: true,
    },
    outcome: { refunded: true, accepted: true, closed: true, dispute_won: true },
  },
  settlement_line: { kind: { payment: true, refund: true, dispute: true, fee: true } },
  saved_means: { state: { kept: true, ending: true } },
  means_setup: { state: { open: true, kept: true, refused: true } },
  payment_refund: { state: { due: true, done: true, failed: true } },
  sandbox_payment: {
    method: { card: true, wallet: true, bank: true },
    state: {
      open: true,
      challenge: true,
      processing: true,
      captured: true,
      declined: true,
      cancelled: true,
      refunded: true,
      disputed: true,
      dispute_won: true,
      dispute_lost: true,
    },
    turns_into: { captured: true, declined: true, refunded: true, disputed: true },
  },
  sandbox_event: { signature_kind: { good: true, forged: true } },
  stock_reservation: { state: { live: true, held: true, consumed: true, released: true, returned: true } },
  tariff_card: { method: METHODS },
  price_generation: { state: { building: true, current: true, retired: true } },
  price_book: { method: METHODS },
};

/** Columns whose values are those of the list of payment providers. */
const TOLD_ELSEWHERE = ['payment.provider', 'payment_method.provider'];

type Check = { column: string; definition: string };

const checksOfColumns = async (): Promise<Check[]> => {
  const { rows } = await sql<Check>`
    select c.conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace`.execute(
    shop.db,
  );
  return rows;
};

/** The values of `= ANY (ARRAY[…])`, of a single `= …`, and of a short range of whole numbers. */
const valuesOf = (definition: string): string[] => {
  const range = /^CHECK \(\(\(\w+ >= (\d+)\) AND \(\w+ <= (\d)\)\)\)$/.exec(definition);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
  }
  const list = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.+)\]\)|(.+))\)\)$/.exec(definition);
  const listed = list?.[1] ?? list?.[2] ?? '';
  return [...listed.matchAll(/'([^']*)'|\b(\d+)\b/g)].map(([, text, number]) => text ?? number ?? '');
};

test('a column with a list type has exactly that list in its check constraint', async () => {
  const checks = await checksOfColumns();
  const checked = Object.fromEntries(
    checks
      .map(({ column, definition }) => [column, valuesOf(definition).sort()] as const)
      .filter(([column, values]) => values.length > 0 && !TOLD_ELSEWHERE.includes(column)),
  );
  const typed = Object.fromEntries(
    Object.entries(TYPED).flatMap(([table, columns]) =>
      Object.entries(columns).map(([column, values]) => [`${table}.${column}`, Object.keys(values).sort()]),
    ),
  );
  expect(checked).toEqual(typed);
});
