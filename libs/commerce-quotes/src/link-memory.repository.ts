import { shopNow, sql, toJson, type Database } from '@shop/database';
import type { LinkReading } from '@shop/domain/quotes';
import type { LinkMemory } from '@shop/link-reader';

/** Prices change: a page that was read is visited again after this time, one that was not sooner. */
const READ_HOURS = 6;
const UNREAD_HOURS = 0.25;
const ROBOTS_HOURS = 24;

const inHours = (hours: number) => sql<Date>`shop_now() + make_interval(secs => ${hours * 3_600})`;

/** What the last visit of a page said, while it is good. */
export const findReading = async (db: Database, address: string): Promise<LinkReading | null> => {
  const row = await db
    .selectFrom('read_page')
    .select('reading')
    .where('address', '=', address)
    .where('good_until', '>', shopNow)
    .executeTakeFirst();
  return row?.reading ?? null;
};

const keepReading = async (db: Database, address: string, reading: LinkReading): Promise<void> => {
  const row = {
    reading: toJson(reading),
    read_at: shopNow,
    good_until: inHours(reading.state === 'read' ? READ_HOURS : UNREAD_HOURS),
  };
  await db
    .insertInto('read_page')
    .values({ address, ...row })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
    .execute();
};

/** One statement takes the host's next second, so that no two servers of the shop take the same. */
const reserveVisit = async (db: Database, host: string): Promise<number> => {
  const { rows } = await sql<{ wait: number }>`
    insert into visited_host as known (host, next_visit_at) values (${host}, shop_now() + interval '1 second')
    on conflict (host) do update
      set next_visit_at = greatest(known.next_visit_at, shop_now()) + interval '1 second'
    returning (extract(epoch from next_visit_at - shop_now()) * 1000)::int - 1000 as wait`.execute(db);
  return Math.max(0, rows[0]?.wait ?? 0);
};

const findRobots = async (db: Database, host: string): Promise<string | null> => {
  const row = await db
    .selectFrom('visited_host')
    .select('robots')
    .where('host', '=', host)
    .where('robots_until', '>', shopNow)
    .executeTakeFirst();
  return row?.robots ?? null;
};

const keepRobots = async (db: Database, host: string, robots: string): Promise<void> => {
  const row = { robots: robots.replaceAll('\0', ''), robots_until: inHours(ROBOTS_HOURS) };
  await db
    .insertInto('visited_host')
    .values({ host, next_visit_at: shopNow, ...row })
    .onConflict((conflict) => conflict.column('host').doUpdateSet(row))
    .execute();
};

/** Pages and hosts as all servers of the shop remember them. */
export const createLinkMemory = (db: Database): LinkMemory => ({
  find: (address) => findReading(db, address),
  keep: (address, reading) => keepReading(db, address, reading),
  reserve: (host) => reserveVisit(db, host),
  robots: (host) => findRobots(db, host),
  keepRobots: (host, rules) => keepRobots(db, host, rules),
});
