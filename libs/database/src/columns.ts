import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export type { Generated } from 'kysely';

/** An identity key: the database gives it, though fixed rows and seeds may name their own. */
export type Key = Generated<number>;

/** Read as an object, written as text: pg would turn a JavaScript array into a PostgreSQL one. */
export type Json<T extends object | null> = JSONColumnType<T>;

/** A moment that has a default of now(). */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
