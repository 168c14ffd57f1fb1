import { changedBy, FORGET_BATCH, type RetentionRule } from '@shop/commerce-kit/retention';
import { sql } from '@shop/database';

/** Pages that were read, drafts that were not sent, and requests without an order. An accepted request stays as long as its order. */
export const quotesRetention: readonly RetentionRule[] = [
  {
    name: 'quoteDrafts',
    days: 90,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from quote_request where id in (
          select id from quote_request where state = 'draft' and updated_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
  {
    name: 'quoteRequests',
    days: 365,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from quote_request where id in (
          select id from quote_request
          where state in ('expired', 'declined', 'cancelled') and updated_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
  {
    name: 'readPages',
    days: 1,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from read_page where address in (
          select address from read_page where good_until < ${before} limit ${FORGET_BATCH})`,
      ),
  },
  {
    name: 'visitedHosts',
    days: 7,
    forget: (db, before) =>
      changedBy(
        db,
        sql`delete from visited_host where host in (
          select host from visited_host where next_visit_at < ${before} limit ${FORGET_BATCH})`,
      ),
  },
];
