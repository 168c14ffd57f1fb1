import { sql, type Kysely } from 'kysely';

const LANGUAGES = `('en', 'lt', 'lv', 'ee')`;
const METHODS = `('air', 'sea')`;
const ORDER_STATES = `('accepted', 'paid', 'purchasing', 'at_warehouse', 'shipped', 'delivered', 'cancelled',
  'refunded', 'partly_refunded', 'disputed')`;

const VALUES: readonly (readonly [table: string, column: string, values: string])[] = [
  ['mail_outbox', 'language', LANGUAGES],
  ['checkout_session', 'language', LANGUAGES],
  [
    'checkout_session',
    'reservation_error',
    `('none', 'sold_out', 'quantity_reduced', 'price_changed', 'expired')`,
  ],
  ['quote', 'language', LANGUAGES],
  ['quote', 'state', ORDER_STATES],
  ['quote', 'state_before_dispute', ORDER_STATES],
  ['quote', 'shipping_method', METHODS],
  ['order_event', 'state', ORDER_STATES],
  ['payment_event', 'outcome', `('applied', 'ignored', 'unknown_payment', 'wrong_amount')`],
  ['sandbox_payment', 'turns_into', `('captured', 'declined', 'refunded', 'disputed')`],
];

const JSON_KINDS: readonly (readonly [
  table: string,
  kind: 'object' | 'array',
  columns: readonly string[],
])[] = [
  ['quote', 'object', ['totals', 'delivery_choice', 'address']],
  ['order_line', 'object', ['names', 'details']],
  ['order_line', 'array', ['variant_names']],
  ['checkout_session', 'object', ['amounts', 'address']],
  ['checkout_session', 'array', ['lines', 'changes']],
  ['tariff_card', 'object', ['terms']],
];

const addCheck = (db: Kysely<unknown>, table: string, column: string, condition: string) =>
  sql.raw(`alter table ${table} add constraint ${table}_${column}_check check (${condition})`).execute(db);

/** What the types say of a column holds in the database as well: its list of values, and the kind of its JSON. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, column, values] of VALUES) await addCheck(db, table, column, `${column} in ${values}`);
  for (const [table, kind, columns] of JSON_KINDS)
    for (const column of columns) await addCheck(db, table, column, `jsonb_typeof(${column}) = '${kind}'`);
};
