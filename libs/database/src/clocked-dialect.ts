import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
} from 'kysely';
import type { Clock } from './clock.ts';

/**
 * Sets the time of a clock on every connection that is taken from the pool: `shop_now()` returns it, in a transaction
 * as well as in a statement outside of one. The time stays the same until the connection is returned.
 */
class ClockedDriver extends PostgresDriver {
  readonly #clock: Clock;
  readonly #told = new WeakMap<DatabaseConnection, string>();

  constructor(config: PostgresDialectConfig, clock: Clock) {
    super(config);
    this.#clock = clock;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    try {
      await this.#tell(connection);
      return connection;
    } catch (error) {
      await this.releaseConnection(connection as Parameters<PostgresDriver['releaseConnection']>[0]);
      throw error;
    }
  }

  /** A setting of the session, not of a transaction, because reads outside of transactions ask for the time too. */
  async #tell(connection: DatabaseConnection): Promise<void> {
    const now = this.#clock().toISOString();
    if (this.#told.get(connection) === now) return;
    await connection.executeQuery(CompiledQuery.raw(`select set_config('shop.now', $1, false)`, [now]));
    this.#told.set(connection, now);
  }
}

/** PostgreSQL with another clock than the machine's. */
export class ClockedDialect extends PostgresDialect {
  readonly #make: () => Driver;

  constructor(config: PostgresDialectConfig, clock: Clock) {
    super(config);
    this.#make = () => new ClockedDriver(config, clock);
  }

  override createDriver(): Driver {
    return this.#make();
  }
}
