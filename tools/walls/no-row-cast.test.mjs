import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { findJsonColumns } from './no-row-cast.mjs';

const eslint = new ESLint();

const castsIn = async (code, filePath) => {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  return messages.filter(({ ruleId }) => ruleId === 'shop/no-row-cast').length;
};

const REPOSITORY = 'libs/commerce-orders/src/canary.repository.ts';
const MAIL = 'libs/commerce-orders/src/canary.ts';

const refused = [
  [REPOSITORY, 'export const orderOf = (row: object) => row as Order;'],
  [REPOSITORY, 'export const orderOf = (row: object) => row as unknown as Order;'],
  [REPOSITORY, 'export const orderOf = (row: object) => <Order>row;'],
  [REPOSITORY, "export const find = (db: Database) => db.selectFrom('quote').$castTo<Order>();"],
  [MAIL, 'export const totalsOf = (order: OrderRow) => order.totals as StoredTotals;'],
  [MAIL, 'export const nameOf = (order: OrderRow) => (order.address as Address).first_name;'],
  [MAIL, 'export const wordsOf = (line: OrderLineRow) => (line.variant_names ?? []) as Words[];'],
  [MAIL, 'export const wordsOf = (line: OrderLineRow) => line.names as unknown as Words;'],
  [MAIL, 'export const countOf = (rows: unknown[]) => (rows[0] as { count: number }).count;'],
  [MAIL, 'export const countOf = (found: { rows: unknown[] }) => (found.rows[0] as Count).count;'],
  [MAIL, 'export const localeOf = (row: BrandRow) => find(row.language_id) as Locale;'],
  ['apps/api/src/canary.ts', 'export const totalsOf = (order: OrderRow) => order.totals as StoredTotals;'],
  ['tools/seed/src/canary.ts', 'export const cardOf = (row: CardRow) => ({ ...(row.terms as Terms) });'],
];

for (const [filePath, code] of refused)
  test(`${filePath} may not cast a row: ${code}`, async () => {
    assert.ok((await castsIn(code, filePath)) > 0);
  });

const allowed = [
  [REPOSITORY, "export const OPEN = ['live', 'placing'] as const;"],
  [REPOSITORY, 'export const totalsOf = (order: OrderRow) => order.totals;'],
  [MAIL, 'export const messageOf = (error: unknown) => (error as Error).message;'],
  ['libs/feature-orders/src/canary.ts', 'export const totalsOf = (order: Order) => order.totals as Totals;'],
];

for (const [filePath, code] of allowed)
  test(`${filePath} may contain: ${code}`, async () => {
    assert.equal(await castsIn(code, filePath), 0);
  });

test('the columns are read from the types of the tables', () => {
  const columns = findJsonColumns();
  for (const column of ['totals', 'delivery_choice', 'variant_names', 'terms', 'lines'])
    assert.ok(columns.includes(column), column);
});
