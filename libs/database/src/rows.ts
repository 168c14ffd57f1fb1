import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';

/** A column of a table as it is read. */
export type Column<Table extends keyof Schema, Name extends keyof Selectable<Schema[Table]>> = Selectable<
  Schema[Table]
>[Name];

/**
 * Columns of a table as they are read, under the names that handwritten SQL gives them:
 * `Columns<'cart_line', { variantId: 'variant_id' }>`.
 */
export type Columns<
  Table extends keyof Schema,
  Names extends Readonly<Record<string, keyof Selectable<Schema[Table]>>>,
> = { readonly [Name in keyof Names]: Column<Table, Names[Name]> };
