import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { Tariffs } from '@shop/commerce-tariff';
import { sql, type Clock, type Database } from '@shop/database';
import { buildOrder } from './build-order.ts';
import { buildGenerations } from './build-generations.ts';
import {
  dropRetired,
  findBuildingGenerations,
  findGenerationsInUse,
  openGeneration,
  swapBooks,
} from './generations.repository.ts';
import { findPastSince } from './past-terms.ts';
import { findWantedBooks, type WantedBook } from './wanted-books.ts';

/** Requests that began before a swap continue with their generation. */
const GRACE_MS = 600_000;
const BUILDERS = 7_300_003;

export type BookDeps = {
  db: Database;
  brands: Pick<Brands, 'all'>;
  tariffs: Pick<Tariffs, 'book' | 'forget'>;
  clock: Clock;
  /** Called after each step whose prices may be shown from then on. */
  onShown?: (() => void) | undefined;
};

/** Runs the work with a lock on one connection: one of all processes builds. False when another one does. */
const asOnlyBuilder = (db: Database, work: () => Promise<void>): Promise<boolean> =>
  db.connection().execute(async (held) => {
    const { rows } = await sql<{
      is_held: boolean;
    }>`select pg_try_advisory_lock(${BUILDERS}) as is_held`.execute(held);
    if (!rows[0]?.is_held) return false;
    try {
      await work();
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${BUILDERS})`.execute(held);
    }
  });

const openMissing = async (db: Database, missing: readonly WantedBook[], at: Date) => {
  if (missing.length === 0) return;
  const since = await findPastSince(db, at);
  for (const book of missing) await openGeneration(db, { ...book, past: book.past(since) });
};

/**
 * Updates the price books to the current terms. Shown prices change all at once in the end; books without
 * shown prices are added as soon as they are built.
 */
export const bringBooksUpToDate = async ({
  db,
  brands,
  tariffs,
  clock,
  onShown = () => {},
}: BookDeps): Promise<boolean> =>
  asOnlyBuilder(db, async () => {
    // The process may have cached tariffs from before the announced change.
    tariffs.forget();
    const at = clock();
    const wanted = findWantedBooks({ brands, book: await tariffs.book(), at });
    const known = new Set((await findGenerationsInUse(db)).map(({ fingerprint }) => fingerprint));
    const missing = new Map(
      wanted.filter(({ fingerprint }) => !known.has(fingerprint)).map((book) => [book.fingerprint, book]),
    );
    await openMissing(db, [...missing.values()], at);
    for (const step of buildOrder(wanted, await findBuildingGenerations(db))) {
      await buildGenerations(db, step);
      await swapBooks(db, wanted, clock());
      onShown();
    }
    await swapBooks(db, wanted, clock());
    await dropRetired(db, new Date(clock().getTime() - GRACE_MS));
  });
