import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

/**
 * A statement that begins with this comment is parsed and planned once per connection. It is for frequent statements
 * whose text does not depend on values (`= any(…)` instead of `in`), since connections keep every prepared text, and
 * which name their columns: a migration that adds one would make a prepared `*` fail.
 */
const MARK = '/* prepared */';

/** The mark for a query that is built: `.modifyFront(PREPARED)`. */
export const PREPARED = sql.raw(MARK);

const BEGINNINGS = [MARK, `select ${MARK}`];

const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `shop_${createHash('sha1').update(text).digest('hex')}`;
  names.set(text, name);
  return name;
};

/** Makes a connection prepare the marked statements. */
export const prepareMarked = (client: pg.PoolClient): void => {
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown;
  const prepare = (asked: unknown, ...rest: unknown[]) =>
    typeof asked === 'string' && BEGINNINGS.some((beginning) => asked.startsWith(beginning))
      ? query({ name: nameOf(asked), text: asked }, ...rest)
      : query(asked, ...rest);
  client.query = prepare as typeof client.query;
};
