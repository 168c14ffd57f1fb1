import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import { columnParsers } from './column-parsers.ts';

export type Database = Kysely<Schema>;
export type Transaction = KyselyTransaction<Schema>;

export type DatabaseOptions = {
  poolSize?: number;
  /** Milliseconds after which the server gives up on a statement; unlimited for migrations and seeds. */
  statementTimeout?: number;
  /** Milliseconds to wait for a connection before the caller is told that there is none. */
  connectTimeout?: number;
  applicationName?: string;
  /** Hears of every connection lost, which would otherwise end the process. */
  onConnectionLost?: (error: Error) => void;
};

/** The shop's tables behind one pool. End it with `destroy()`. */
export const createDatabase = (url: string, options: DatabaseOptions = {}): Database => {
  const { poolSize = 10, statementTimeout, connectTimeout = 5_000, applicationName = 'shop' } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    application_name: applicationName,
    types: columnParsers,
    // The server's limit frees the server; the client's own frees us when the server no longer answers.
    ...(statementTimeout && { statement_timeout: statementTimeout, query_timeout: statementTimeout + 250 }),
  });
  const onLost = options.onConnectionLost ?? (() => {});
  pool.on('error', onLost);
  // The pool hears of idle connections only; one that is lost at work tells its query, and then anybody or the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('release', (_error, client) => leaveWhenBusy(client));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
};

/** What pg keeps of a connection and does not type: a refused query is gone at once, an unanswered one stays. */
type Busy = pg.PoolClient & { readyForQuery?: boolean; _activeQuery?: object | null };

/** A connection given back with its query still unanswered has a silent server: whoever got it next would wait too. */
const leaveWhenBusy = (client: Busy): void => {
  const isUnanswered = client.readyForQuery === false && client._activeQuery != null;
  if (isUnanswered) void (client as unknown as pg.Client).end().catch(() => {});
};
