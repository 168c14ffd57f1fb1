import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, type PostgresPoolClient } from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import { dialectOn, insidesOf, type Database, type Transaction } from '../database.ts';
import type { Schema } from '../schema.ts';
import { copyText, type CopyRow } from './copy-text.ts';

/** A transaction whose connection supports COPY, too. */
export type Load = {
  readonly tx: Transaction;
  readonly copy: (statement: string, text: Iterable<string>) => Promise<void>;
};

/** Runs the work in one transaction: all of its rows or none. */
export const inOneLoad = async <T>(db: Database, work: (load: Load) => Promise<T>): Promise<T> => {
  const { pool, clock } = insidesOf(db);
  const client = await pool.connect();
  const held: PostgresPoolClient = { query: client.query.bind(client), release: () => {} };
  const own = new Kysely<Schema>({
    dialect: dialectOn({ options: pool.options, connect: async () => held, end: async () => {} }, clock),
  });
  const copy: Load['copy'] = (statement, text) =>
    pipeline(Readable.from(text, { objectMode: true, highWaterMark: 1 }), client.query(copyFrom(statement)));
  try {
    return await own.transaction().execute((tx) => work({ tx, copy }));
  } finally {
    client.release();
  }
};

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Streams rows into a table. Of all ways to insert many rows, this is the fastest. */
export const copyRows = (
  { copy }: Load,
  table: string,
  columns: readonly string[],
  rows: Iterable<CopyRow>,
): Promise<void> =>
  copy(`copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`, copyText(rows));
