import type { PickedRange } from './picks.ts';
import { sql, type Sql } from './sql.ts';

export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

export const any = (conditions: readonly Sql[]): Sql =>
  sql.join(
    conditions.map((one) => sql`(${one})`),
    sql` or `,
  );

/** Bounds are in the units of the column: cents, or millionths that are left to pay. */
export const inRange = ({ range: { min, max } }: PickedRange, column: Sql): Sql =>
  all([
    ...(min === undefined ? [] : [sql`${column} >= ${min}::bigint`]),
    ...(max === undefined ? [] : [sql`${column} <= ${max}::bigint`]),
  ]);
