import type pg from 'pg';
import { inOrderOfKeys, type Table } from './table-order.ts';

/**
 * The migrator's own tables, since a backup lists the migrations instead; and delivered prices, which the shop builds
 * again from what a backup holds.
 */
const LEFT_OUT = /^(kysely_.*|price_generation|price_book|delivered_price|price_due)$/;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every table of the shop, in the order of their foreign keys. */
export const shopTables = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    select relname as name,
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(select distinct confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f') as needs
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
  return inOrderOfKeys(rows.filter(({ name }) => !LEFT_OUT.test(name)));
};

export type Sequence = { readonly name: string; readonly lastValue: string; readonly isCalled: boolean };

export const sequencesOf = async (client: pg.ClientBase): Promise<Sequence[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: said } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from public.${quoted(name)}`,
    );
    if (said[0]) sequences.push({ name, lastValue: said[0].last_value, isCalled: said[0].is_called });
  }
  return sequences;
};

export const migrationsOf = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
};
