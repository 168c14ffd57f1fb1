/**
 * The one library that inserts into a table, updates it or deletes from it: `commerce-<name>`, `database`, or `seed`
 * for tables that only migrations and demo data fill. A test of `tools/walls` refuses every other.
 */
export type Writer = `commerce-${string}` | 'database' | 'seed';

export type Writers<Tables> = Readonly<Record<keyof Tables & string, Writer>>;
