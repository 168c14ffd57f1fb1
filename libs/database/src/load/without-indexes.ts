import { sql } from 'kysely';
import type { Transaction } from '../database.ts';

type Part = { table: string; name: string; definition: string };

const KEY = ['p', 'u'];
const REFERENCE = ['f'];

/** Keys and references of these tables, and references of other tables to them. */
const findConstraints = async (
  tx: Transaction,
  tables: readonly string[],
  kinds: readonly string[],
): Promise<Part[]> => {
  const { rows } = await sql<Part>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype::text = any (${[...kinds]}::text[])
      and (conrelid = any (${[...tables]}::regclass[]) or confrelid = any (${[...tables]}::regclass[]))
    order by conrelid::regclass::text, conname`.execute(tx);
  return rows;
};

/** Indexes that no constraint owns. */
const findIndexes = async (tx: Transaction, tables: readonly string[]): Promise<Part[]> => {
  const { rows } = await sql<Part>`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name,
      pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any (${[...tables]}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
    order by 1, 2`.execute(tx);
  return rows;
};

const run = async (tx: Transaction, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(tx);
};

const drop = ({ table, name }: Part) => `alter table ${table} drop constraint ${name}`;
const add = ({ table, name, definition }: Part) =>
  `alter table ${table} add constraint ${name} ${definition}`;

/** Sorting in addition to the other work of a shop: an index of some million rows is built in memory. */
const MEMORY = '512MB';

/**
 * Fills tables without their indexes and references, which are built once all rows are inserted: sorting them
 * costs a fraction of maintaining an index for each row. Readers of these tables wait until the transaction
 * ends. A table that is read by its key while it is filled keeps it, and its references.
 */
export const withoutIndexes = async (
  tx: Transaction,
  tables: readonly string[],
  fill: () => Promise<void>,
  { keepKeys = false }: { keepKeys?: boolean } = {},
): Promise<void> => {
  const references = keepKeys ? [] : await findConstraints(tx, tables, REFERENCE);
  const keys = keepKeys ? [] : await findConstraints(tx, tables, KEY);
  const indexes = await findIndexes(tx, tables);
  await run(tx, [...references, ...keys].map(drop));
  await run(
    tx,
    indexes.map(({ name }) => `drop index ${name}`),
  );
  await fill();
  await run(tx, [`set local maintenance_work_mem = '${MEMORY}'`]);
  await run(tx, keys.map(add));
  await run(
    tx,
    indexes.map(({ definition }) => definition),
  );
  // A reference is checked by a query plan, which is bad for tables without statistics.
  await run(tx, [`analyze ${tables.join(', ')}`, ...references.map(add)]);
};

/** Fills tables with their triggers disabled: the caller writes the rows that they would write. */
export const withoutTriggers = async (
  tx: Transaction,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> => {
  await run(
    tx,
    tables.map((table) => `alter table ${table} disable trigger user`),
  );
  await fill();
  await run(
    tx,
    tables.map((table) => `alter table ${table} enable trigger user`),
  );
};
