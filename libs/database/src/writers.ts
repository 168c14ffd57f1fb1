/**
 * The one library that inserts into a table, updates it or deletes from it: `commerce-<name>` with its seed,
 * or `database` for tables that only migrations and their functions fill. A test of `tools/whole-tree`
 * refuses every other.
 */
export type Writer = `commerce-${string}` | 'database';

export type Writers<Tables> = Readonly<Record<keyof Tables & string, Writer>>;
