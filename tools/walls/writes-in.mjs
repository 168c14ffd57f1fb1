const BY_KYSELY = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+)/g;
const BY_SQL =
  /\b(?:insert\s+into|merge\s+into|update(?:\s+only)?|delete\s+from|truncate(?:\s+table)?|copy)\s+"?([a-z_]+)"?/gi;

/** The tables that a source writes to, by the query builder or in SQL of its own. */
export const writesIn = (text, tables) =>
  [...text.matchAll(BY_KYSELY), ...text.matchAll(BY_SQL)]
    .map(([, table]) => table.toLowerCase())
    .filter((table) => tables.has(table));
