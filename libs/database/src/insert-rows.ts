import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Rows of a table by column; a column's type is written as PostgreSQL casts it. */
export type Columns = Readonly<Record<string, string>>;

/** One statement for any number of rows: the server unrolls an array a column. */
export async function insertRows(
  db: Database,
  table: string,
  columns: Columns,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map((type, at) => {
    const values = rows.map((row) => row[at]);
    // An array of documents or lists is sent as text and is cast row by row.
    return /json|\[\]$/.test(type) ? sql`${values}::text[]` : sql`${values}::${sql.raw(type)}[]`;
  });
  const picked = Object.entries(columns).map(([name, type]) =>
    /json|\[\]$/.test(type) ? sql`${sql.ref(name)}::${sql.raw(type)}` : sql.ref(name),
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(picked)}
    from unnest(${sql.join(arrays)}) as given (${sql.join(names.map((name) => sql.ref(name)))})
  `.execute(db);
}

/** After rows with their own ids: the next id made by the shop continues after them. */
export const resumeIdentity = (db: Database, table: string) =>
  sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(
    db,
  );
