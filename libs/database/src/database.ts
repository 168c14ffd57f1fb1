import {
  Kysely,
  PostgresDialect,
  type Dialect,
  type PostgresPool,
  type Transaction as KyselyTransaction,
} from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import { systemClock, type Clock } from './clock.ts';
import { ClockedDialect } from './clocked-dialect.ts';
import { columnParsers } from './column-parsers.ts';
import { prepareMarked } from './prepared-statements.ts';

export type Database = Kysely<Schema>;
export type Transaction = KyselyTransaction<Schema>;

export type DatabaseOptions = {
  poolSize?: number;
  /** Milliseconds after which the server cancels a statement; unlimited for migrations and seeds. */
  statementTimeout?: number;
  /** Milliseconds to wait for a connection before the caller gets an error. */
  connectTimeout?: number;
  applicationName?: string;
  /** The result of `shop_now()`. Without it, and with the system's clock, the server's own time. */
  clock?: Clock;
  /** Called for every lost connection, whose error would otherwise end the process. */
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
    // The server's limit frees the server; the client's own applies when the server no longer answers.
    ...(statementTimeout && { statement_timeout: statementTimeout, query_timeout: statementTimeout + 250 }),
  });
  const onLost = options.onConnectionLost ?? (() => {});
  pool.on('error', onLost);
  // The pool handles errors of idle connections only. A connection in use reports the loss to its query, and then to
  // its own listeners; without one the process would end.
  pool.on('connect', hearFatalErrors);
  pool.on('connect', prepareMarked);
  pool.on('release', (_error, client) => leaveWhenLost(client));
  const { clock = systemClock } = options;
  const db = new Kysely<Schema>({ dialect: dialectOn(pool, clock) });
  insides.set(db, { pool, clock });
  return db;
};

/** PostgreSQL with the time of this clock. */
export const dialectOn = (pool: PostgresPool, clock: Clock): Dialect =>
  clock === systemClock ? new PostgresDialect({ pool }) : new ClockedDialect({ pool }, clock);

type Insides = { readonly pool: pg.Pool; readonly clock: Clock };

const insides = new WeakMap<Database, Insides>();

/** What a database was made of: COPY needs a connection of pg itself. */
export const insidesOf = (db: Database): Insides => {
  const found = insides.get(db);
  if (!found) throw new TypeError('This database was not made by createDatabase, or is a transaction.');
  return found;
};

/** Untyped fields of pg's client: a refused query is removed at once, an unanswered one stays. */
type Busy = pg.PoolClient & {
  readyForQuery?: boolean;
  _activeQuery?: object | null;
  connection?: { on: (event: 'errorMessage', heard: (message: { severity?: string }) => void) => void };
};

/** Connections whose server has sent a final error and not closed the connection yet. */
const dismissed = new WeakSet<pg.PoolClient>();

const hearFatalErrors = (client: Busy): void => {
  client.on('error', () => {});
  client.connection?.on('errorMessage', ({ severity }) => {
    if (severity === 'FATAL') dismissed.add(client);
  });
};

/**
 * A connection that is returned with an unanswered query has a server that does not respond, and a dismissed one has
 * none: the next user of either would wait or fail too.
 */
const leaveWhenLost = (client: Busy): void => {
  const isUnanswered = client.readyForQuery === false && client._activeQuery != null;
  if (isUnanswered || dismissed.has(client)) void (client as unknown as pg.Client).end().catch(() => {});
};
