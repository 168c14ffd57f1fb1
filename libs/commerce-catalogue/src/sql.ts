import { sql as kyselySql, type RawBuilder } from 'kysely';

/** A piece of SQL whose values are bound as parameters. */
export type Sql = RawBuilder<unknown>;
export const sql = kyselySql;
