import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createDatabase } from '../database.ts';
import { migrateTo } from '../migrate.ts';
import { checkBackup, readBackup, type Manifest, type TablePart } from './backup-file.ts';
import { migrationsOf, quoted, shopTables } from './shop-tables.ts';

/** The target database is not empty. */
export class DatabaseNotEmpty extends Error {
  override readonly name = 'DatabaseNotEmpty';
}

type Options = {
  /** Removes the present content of the database, after `onRemove` has reported it. */
  force?: boolean;
  onRemove?: (tables: readonly string[]) => void;
};

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, application_name: 'shop-restore' });
  await client.connect();
  return client;
};

const tablesIn = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  return rows.map(({ name }) => name);
};

const removeAll = async (client: pg.Client): Promise<void> => {
  await client.query('drop schema if exists pgboss cascade');
  await client.query('drop schema public cascade');
  await client.query('create schema public');
};

/** Deletes the rows that migrations insert; the backup has its own. */
const emptyTables = async (client: pg.Client, names: readonly string[]): Promise<void> => {
  // The rows that triggers would insert are in the backup already.
  for (const name of names) await client.query(`alter table public.${quoted(name)} disable trigger user`);
  await client.query(`truncate ${names.map((name) => `public.${quoted(name)}`).join(', ')}`);
};

const lines = async function* (rows: AsyncIterable<string>) {
  for await (const row of rows) yield `${row}\n`;
};

const fill = async (client: pg.Client, { table, columns, rows }: TablePart): Promise<number> => {
  const list = columns.map(quoted).join(', ');
  const target = client.query(copyFrom(`copy public.${quoted(table)} (${list}) from stdin`));
  await pipeline(Readable.from(lines(rows)), target);
  return target.rowCount ?? 0;
};

const load = async (client: pg.Client, file: string, manifest: Manifest): Promise<void> => {
  const names = (await shopTables(client)).map(({ name }) => name);
  await client.query('begin');
  try {
    await emptyTables(client, names);
    const counts = new Map<string, number>();
    await readBackup(file, async (part) => void counts.set(part.table, await fill(client, part)));
    for (const { name, rows } of manifest.tables)
      if (counts.get(name) !== rows) throw new Error(`The table ${name} did not take all of its rows.`);
    for (const { name, lastValue, isCalled } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        `public.${quoted(name)}`,
        lastValue,
        isCalled,
      ]);
    for (const name of names) await client.query(`alter table public.${quoted(name)} enable trigger user`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

const build = async (url: string, names: readonly string[]): Promise<void> => {
  const db = createDatabase(url, { poolSize: 1 });
  try {
    await migrateTo(db, names);
  } finally {
    await db.destroy();
  }
};

/**
 * Restores a backup into an empty database: the tables of its migrations, its rows, its sequences; all or nothing.
 * @throws BrokenBackup before anything is changed, DatabaseNotEmpty unless forced.
 */
export const restore = async (
  url: string,
  file: string,
  { force = false, onRemove = () => {} }: Options = {},
): Promise<Manifest> => {
  const manifest = await checkBackup(file);
  const client = await connect(url);
  try {
    const present = await tablesIn(client);
    if (present.length > 0 && !force)
      throw new DatabaseNotEmpty(
        `The database has ${present.length} tables already. Restore into an empty one.`,
      );
    if (present.length > 0) {
      onRemove(present);
      await removeAll(client);
    }
    try {
      await build(url, manifest.migrations);
      await load(client, file, manifest);
      await sameMigrations(client, manifest);
    } catch (error) {
      await removeAll(client);
      throw error;
    }
    return manifest;
  } finally {
    await client.end();
  }
};

const sameMigrations = async (client: pg.Client, { migrations }: Manifest): Promise<void> => {
  const found = await migrationsOf(client);
  if (found.join() !== migrations.toSorted().join())
    throw new Error('Other migrations ran than were backed up.');
};
