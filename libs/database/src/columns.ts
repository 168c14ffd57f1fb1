import type { ColumnType, Generated } from 'kysely';

export type { LocaleCode as Language } from '@shop/domain/languages';
export type { Generated } from 'kysely';

/** An identity key: the database generates it, though fixed rows and seeds may set their own. */
export type Key = Generated<number>;

declare const holds: unique symbol;

/** The text of a `T`, made by `toJson`. Any other text is refused where a JSON column is written. */
export type JsonText<T> = string & { readonly [holds]: T };

/** The text of a value for its JSON column: pg would turn a JavaScript array into a PostgreSQL one. */
export const toJson = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

/** A JSON column: read as the type that it was written with. */
export type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>;

/** A JSON column that may be empty. */
export type MaybeJson<T> = ColumnType<T | null, JsonText<T> | null | undefined, JsonText<T> | null>;

/** A JSON column that has a default. */
export type JsonWithDefault<T> = ColumnType<T, JsonText<T> | undefined, JsonText<T>>;

/** A moment that has a default of shop_now(). */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** Texts by language code. A missing language falls back to English. */
export type Words = Readonly<Record<string, string>>;

/** A delivery address as stored. A new one has id 0; that of a pickup order has no home address. */
export type KeptAddress = {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly first_address: string;
  readonly city: string;
  readonly zip: string;
  readonly phone_number: string;
  readonly country_id: number;
};

/** The company that an order's invoice names, as stored. */
export type KeptCompany = {
  readonly name: string;
  /** Null where its country has no such codes, or leaves them to the company. */
  readonly register_code: string | null;
  readonly vat_number: string | null;
  /** What the register said; null without a number. */
  readonly vat_check: VatCheck | null;
  readonly country_id: number;
};

/** `not_checked`: the register did not answer. `unknown`: it answered later that it has no such number. */
export type VatCheck = 'registered' | 'unknown' | 'not_checked';
