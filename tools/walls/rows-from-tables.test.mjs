import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { findColumns } from './rows-from-tables.mjs';

const eslint = new ESLint();

const faultsIn = async (code, filePath) => {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  return messages.filter(({ ruleId }) => ruleId === 'shop/rows-from-tables').length;
};

const CART = 'libs/commerce-cart/src/canary.repository.ts';

const refused = [
  'sql<{ id: number }>`select id from cart`',
  'sql<Row>`select id from cart`; type Row = { readonly id: number }',
  'sql<Row>`select id from cart`; type Row = { readonly on: boolean } & { readonly id: number }',
  'sql<Row>`select variant_id as "variantId" from cart_line`; type Row = { readonly variantId: number }',
  'sql<Row>`select line.price_seen as price from cart_line line`; type Row = { readonly price: number }',
  'sql<Row>`select json_agg(cart) as carts from cart`; type Row = { carts: readonly Cart[] }; type Cart = { id: number }',
  'sql<Row>`select ${part}`; const part = sql`id from cart`; type Row = { id: number }',
  "import type { Row } from './row.ts'; sql<Row>`select id from cart`",
  "import type { Cart } from './cart.ts'; sql<Omit<Cart, 'lines'>>`select id from cart`",
];

for (const code of refused)
  test(`may not type a row by hand: ${code}`, async () => {
    assert.ok((await faultsIn(code, CART)) > 0);
  });

test('the cart, the checkout, seeds and proofs are checked', async () => {
  for (const folder of ['libs/commerce-checkout/src', 'libs/commerce-orders/seed/src', 'apps/api/src/proofs'])
    assert.equal(
      await faultsIn('sql<{ id: number }>`select id from cart`', `${folder}/canary.ts`),
      1,
      folder,
    );
});

const allowed = [
  "sql<Columns<'cart', { id: 'id' }>>`select id from cart`",
  "sql<Pick<Selectable<Schema['cart']>, 'id'>>`select id from cart`",
  "sql<Row>`select expires_at as until from stock_reservation`; type Row = { until: Column<'stock_reservation', 'expires_at'> | null }",
  'sql<{ n: number }>`select count(*)::int as n from cart`',
  'sql<{ held: number }>`select sum(held)::int as held from client_balance`',
  'sql<boolean>`quantity > 1`',
  'sql`update cart set brand = 1`',
];

for (const code of allowed)
  test(`may contain: ${code}`, async () => {
    assert.equal(await faultsIn(code, CART), 0);
  });

test('the columns are read from the types of the tables', () => {
  const columns = findColumns();
  for (const [table, column] of [
    ['cart_line', 'price_seen'],
    ['courier_fee', 'up_to_grams'],
    ['product_parcel', 'weight_g'],
    ['checkout_session', 'updated_at'],
    ['brand', 'synced_at'],
    ['translation', 'text'],
  ])
    assert.ok(columns.get(table)?.has(column), `${table}.${column}`);
  for (const [table, names] of columns) assert.ok(names.size > 1, table);
});
