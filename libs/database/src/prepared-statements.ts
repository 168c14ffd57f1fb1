import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * A statement that begins with this comment is parsed and planned once per connection. It is for frequent statements
 * whose text never varies: connections keep every prepared text.
 */
const MARK = '/* prepared */';

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
    typeof asked === 'string' && asked.startsWith(MARK)
      ? query({ name: nameOf(asked), text: asked }, ...rest)
      : query(asked, ...rest);
  client.query = prepare as typeof client.query;
};
