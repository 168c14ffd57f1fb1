import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { createDatabase, type Database, type DatabaseOptions } from '../database.ts';
import { rememberFixedRows } from './fixed-rows.ts';
import { ensureTemplate, withDatabase } from './template.ts';
import { testServerUrl } from './test-server.ts';

export type TestDatabase = {
  db: Database;
  url: string;
  /** Resets to the rows that the migrations insert, with keys counting from the start again. */
  truncateAll: () => Promise<void>;
  /** From now on `truncateAll` resets to the rows and keys of this moment. */
  keepRows: () => Promise<void>;
  close: () => Promise<void>;
};

/** A migrated database of a test file's own, on a real server, in some tens of milliseconds. */
export const createTestDatabase = async ({
  poolSize = 10,
  clock,
}: Pick<DatabaseOptions, 'poolSize' | 'clock'> = {}): Promise<TestDatabase> => {
  const serverUrl = await testServerUrl();
  const template = await ensureTemplate(serverUrl);
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (client) => copy(client, template, name));
  const url = withDatabase(serverUrl, name);
  const db = createDatabase(url, { poolSize, applicationName: 'test', ...(clock && { clock }) });

  return {
    db,
    url,
    truncateAll: () => restore(db),
    keepRows: async () => {
      await sql`drop schema pristine cascade`.execute(db);
      await rememberFixedRows(db);
    },
    close: async () => {
      await db.destroy();
      await onServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
};

const onServer = async (serverUrl: string, work: (client: pg.Client) => Promise<unknown>) => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const DEADLOCK = '40P01';

/** A query of the test before may still run, and lock tables in another order. */
const restore = async (db: Database): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql`select pristine.restore()`.execute(db);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || attempt === 3) throw error;
    }
  }
};

const BUSY_TEMPLATE = '55006';

/**
 * Copies files: the template is 18 MB, and by default every block of it would go through the write-ahead log.
 * A connection that is closing still counts as using the template for a
 * moment.
 */
const copy = async (client: pg.Client, template: string, name: string) => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await client.query(`create database ${name} template ${template} strategy file_copy`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== BUSY_TEMPLATE || attempt === 40) throw error;
      await wait(50);
    }
  }
};
