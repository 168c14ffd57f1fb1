import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { TABLE_WRITERS } from '@shop/database/table-writers';
import { writesIn } from './writes-in.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TABLES = new Set(Object.keys(TABLE_WRITERS));
/** Tests, proofs and migrations prepare data; they do not run in the shop. */
const OUTSIDE_THE_SHOP = /\.test\.tsx?$|\.proof\.ts$|testing(\/|\.ts)|\/proofs\/|\/migrations\//;

const sources = globSync('{libs,apps,tools}/*/{,seed/}src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !OUTSIDE_THE_SHOP.test(file))
  .map((file) => ({
    project: file.split(path.sep)[1],
    file,
    text: readFileSync(path.join(ROOT, file), 'utf8'),
  }));

/** `commerce-cart writes quote (file)` for every write by a project that is not the table's writer. */
const strangersIn = (files) =>
  files.flatMap(({ project, file, text }) =>
    writesIn(text, TABLES)
      .filter((table) => TABLE_WRITERS[table] !== project)
      .map((table) => `${project} writes ${table} (${file})`),
  );

test('each table is written by the one library that the database names for it', () => {
  assert.ok(sources.length > 300);
  assert.deepEqual(strangersIn(sources), []);
});

test('every writer that is named for a table writes to it', () => {
  const written = new Set(
    sources.flatMap(({ project, text }) => writesIn(text, TABLES).map((table) => `${project} ${table}`)),
  );
  const idle = Object.entries(TABLE_WRITERS)
    .filter(([, writer]) => writer.startsWith('commerce-'))
    .filter(
      ([table, writer]) => !existsSync(path.join(ROOT, 'libs', writer)) || !written.has(`${writer} ${table}`),
    )
    .map(([table, writer]) => `${writer} ${table}`);
  assert.deepEqual(idle, []);
});

test('demo data is written by the seed of the library that owns the table, and by no tool', () => {
  const seeds = sources.filter(({ file }) => file.split(path.sep)[2] === 'seed');
  assert.ok(seeds.some(({ text }) => writesIn(text, TABLES).length > 0));
  const tools = sources.filter(({ file }) => file.startsWith('tools'));
  assert.deepEqual(
    tools.filter(({ text }) => writesIn(text, TABLES).length > 0).map(({ file }) => file),
    [],
  );
});

const strangers = [
  `await tx.updateTable('quote').set({ state: 'paid' }).execute();`,
  `await db\n  .insertInto('payable')\n  .values(row);`,
  `await tx.deleteFrom("ledger_entry").execute();`,
  'await sql`update product_variant set on_hand = 0`.execute(db);',
  'await sql`\n  INSERT INTO client_balance (client_id) values (1)`.execute(db);',
  'await sql`delete from mail_outbox where id = 1`.execute(db);',
  'await sql`truncate table quote`.execute(db);',
  `await insertRows(tx, 'order_line', { id: 'bigint' }, rows);`,
  `await copyRows(load, 'order_line', ['id'], rows);`,
  `await insertRows(\n  db,\n  'category',\n  { id: 'int' },\n  rows,\n);`,
];
for (const text of strangers)
  test(`a write by another project is found: ${text.replaceAll(/\s+/g, ' ')}`, () => {
    assert.equal(
      strangersIn([{ project: 'commerce-cart', file: 'libs/commerce-cart/src/x.ts', text }]).length,
      1,
    );
  });

test('a query that reads is not a write', () => {
  assert.deepEqual(
    writesIn(
      `db.selectFrom('quote').selectAll(); sql\`select 1 from payable for update of payable\``,
      TABLES,
    ),
    [],
  );
});
