import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createDatabase } from '../database.ts';
import { migrateToLatest } from '../migrate.ts';
import { rememberFixedRows } from './fixed-rows.ts';

const KEPT_TEMPLATES = 4;
const BUILDING = 7_300_001;

const migrationsFolder = path.join(import.meta.dirname, '../migrations');

/** Named by the content of its migrations, so a changed migration makes a new one. */
const templateName = () => {
  const hash = createHash('sha256');
  const files = [import.meta.filename, path.join(import.meta.dirname, 'fixed-rows.ts')];
  const migrations = readdirSync(migrationsFolder).map((file) => path.join(migrationsFolder, file));
  for (const file of [...files, ...migrations.sort()]) hash.update(readFileSync(file));
  return `template_${hash.digest('hex').slice(0, 16)}`;
};

export const withDatabase = (url: string, name: string) => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

/**
 * The migrated database from which every test file's own is copied; created once, by the first process that needs it.
 */
export const ensureTemplate = async (serverUrl: string): Promise<string> => {
  const name = templateName();
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    if (await exists(client, name)) return name;
    await client.query('select pg_advisory_lock($1)', [BUILDING]);
    if (!(await exists(client, name))) await build(client, serverUrl, name);
    return name;
  } finally {
    await client.end();
  }
};

const exists = async (client: pg.Client, name: string) =>
  (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1;

/** Has another name until it is complete, so that a killed run leaves no incomplete template. */
const build = async (client: pg.Client, serverUrl: string, name: string) => {
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const db = createDatabase(withDatabase(serverUrl, unfinished), { poolSize: 2 });
  try {
    await migrateToLatest(db);
    await rememberFixedRows(db);
  } finally {
    await db.destroy();
  }
  await client.query(`alter database ${unfinished} rename to ${name}`);
  await dropOld(client);
};

/** Drops old templates, and what killed runs left behind. */
const dropOld = async (client: pg.Client) => {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'template\\_%' order by oid desc offset $1`,
    [KEPT_TEMPLATES],
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
};
