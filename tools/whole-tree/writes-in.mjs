const BY_KYSELY = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+)/g;
/** The helpers of `@shop/database/insert-rows` and `@shop/database/load`. */
const BY_ROWS = /\b(?:insertRows|copyRows)\(\s*\w+,\s*['"`](\w+)/g;
const BY_SQL =
  /\b(?:insert\s+into|merge\s+into|update(?:\s+only)?|delete\s+from|truncate(?:\s+table)?|copy)\s+"?([a-z_]+)"?/gi;

/** The tables that a source writes to, by the query builder, by `insertRows`, by `copyRows` or in SQL. */
export const writesIn = (text, tables) =>
  [BY_KYSELY, BY_ROWS, BY_SQL]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, table]) => table.toLowerCase())
    .filter((table) => tables.has(table));
