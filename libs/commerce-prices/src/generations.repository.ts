import {
  sql,
  toJson,
  type Database,
  type PastTerms,
  type PriceTerms,
  type Transaction,
} from '@shop/database';
import type { BookKey, WantedBook } from './wanted-books.ts';

export type Generation = {
  readonly id: number;
  readonly fingerprint: string;
  readonly countryId: number;
  readonly terms: PriceTerms;
  readonly past: readonly PastTerms[];
};

const COLUMNS = ['id', 'fingerprint', 'country_id as countryId', 'terms', 'past'] as const;

/** Generations that prices are written to: all but the retired ones. */
export const findGenerationsInUse = (db: Database): Promise<Generation[]> =>
  db.selectFrom('price_generation').select(COLUMNS).where('state', '<>', 'retired').orderBy('id').execute();

export const findBuildingGenerations = (db: Database): Promise<Generation[]> =>
  db.selectFrom('price_generation').select(COLUMNS).where('state', '=', 'building').orderBy('id').execute();

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Changes the table between two uses of it. While this waits, all others wait behind it, so it gives up soon:
 * returns whether it was done.
 */
const betweenUses = (db: Database, work: (tx: Transaction) => Promise<unknown>): Promise<boolean> =>
  db
    .transaction()
    .execute(async (tx) => {
      await sql`set local lock_timeout = '300ms'`.execute(tx);
      await work(tx);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return false;
      throw error;
    });

const MOST_TRIES = 100;

/** Opens an empty generation for terms without one. */
export const openGeneration = async (
  db: Database,
  { fingerprint, countryId, terms, past }: Omit<Generation, 'id'>,
): Promise<void> => {
  const open = (tx: Transaction) =>
    sql`select open_price_generation(${fingerprint}, ${countryId}::smallint, ${toJson(terms)}::jsonb,
      ${toJson(past)}::jsonb)`.execute(tx);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) if (await betweenUses(db, open)) return;
  throw new Error('Products change without a break: no generation of prices could be opened.');
};

const sameBook = (one: BookKey, other: BookKey) =>
  one.brand === other.brand &&
  one.countryId === other.countryId &&
  one.method === other.method &&
  one.currencyId === other.currencyId;

export type ShownBook = BookKey & { readonly generationId: number };

export const findShownBooks = async (db: Database): Promise<ShownBook[]> => {
  const rows = await db.selectFrom('price_book').selectAll().execute();
  return rows.map((row) => ({
    ...{ brand: row.brand, countryId: row.country_id, method: row.method },
    ...{ currencyId: row.currency_id, generationId: row.generation_id },
  }));
};

/** Generations that have the whole catalogue, by fingerprint. A generation that is being rebuilt is still shown. */
const findShowable = async (db: Database): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('price_generation as generation')
    .select(['fingerprint', 'id'])
    .where('state', '<>', 'retired')
    .where((row) =>
      row.or([
        row('state', '=', 'current'),
        row('buckets_built', '>=', row.ref('buckets')),
        row.exists(row.selectFrom('price_book').whereRef('generation_id', '=', 'generation.id')),
      ]),
    )
    .execute();
  return new Map(rows.map(({ fingerprint, id }) => [fingerprint, id]));
};

type Swap = { readonly kept: readonly ShownBook[]; readonly gone: readonly ShownBook[] };

/**
 * The changes of a swap. While a generation is still to be built, only books without shown prices are added:
 * the others keep their prices until all can change at once.
 */
const planSwap = (
  wanted: readonly WantedBook[],
  shown: readonly ShownBook[],
  showable: ReadonlyMap<string, number>,
): Swap => {
  const next = wanted.flatMap((book) => {
    const generationId = showable.get(book.fingerprint);
    return generationId === undefined ? [] : [{ ...book, generationId }];
  });
  const shownAs = (book: ShownBook) => shown.find((old) => sameBook(old, book));
  if (next.length < wanted.length) return { kept: next.filter((book) => !shownAs(book)), gone: [] };
  return {
    kept: next.filter((book) => shownAs(book)?.generationId !== book.generationId),
    gone: shown.filter((old) => !next.some((book) => sameBook(old, book))),
  };
};

/**
 * Points books at the built generations of their terms, in one transaction: all of them, or those without
 * shown prices. Returns whether anything changed. Generations that no book names or waits for are retired.
 */
export const swapBooks = (db: Database, wanted: readonly WantedBook[], at: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { kept, gone } = planSwap(wanted, await findShownBooks(tx), await findShowable(tx));
    for (const book of gone) await forgetBook(tx, book);
    for (const book of kept) await keepBook(tx, book);
    const prints = [...new Set(wanted.map(({ fingerprint }) => fingerprint))];
    const built = await tellStates(tx, prints, at);
    if (kept.length + gone.length + built === 0) return false;
    await sql`select announce_products(null)`.execute(tx);
    return true;
  });

const keepBook = (tx: Database, book: ShownBook) =>
  tx
    .insertInto('price_book')
    .values({
      ...{ brand: book.brand, country_id: book.countryId, method: book.method },
      ...{ currency_id: book.currencyId, generation_id: book.generationId },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'country_id', 'method', 'currency_id'])
        .doUpdateSet({ generation_id: book.generationId }),
    )
    .execute();

const forgetBook = (tx: Database, { brand, countryId, method, currencyId }: BookKey) =>
  tx
    .deleteFrom('price_book')
    .where('brand', '=', brand)
    .where('country_id', '=', countryId)
    .where('method', '=', method)
    .where('currency_id', '=', currencyId)
    .execute();

/** Returns how many generations are shown from now on, or were rebuilt. */
const tellStates = async (tx: Database, wanted: readonly string[], at: Date): Promise<number> => {
  const { numAffectedRows: built = 0n } = await sql`
    update price_generation generation
    set state = 'current', current_at = coalesce(current_at, ${at})
    where state = 'building' and buckets_built >= buckets
      and exists (select from price_book where generation_id = generation.id)`.execute(tx);
  await sql`
    update price_generation generation set state = 'retired', retired_at = ${at}
    where state <> 'retired' and fingerprint <> all (${[...wanted]}::text[])
      and not exists (select from price_book where generation_id = generation.id)`.execute(tx);
  return Number(built);
};

/** Drops unused generations. A long-running reader postpones it to the next time. */
export const dropRetired = async (db: Database, before: Date): Promise<void> => {
  const retired = await db
    .selectFrom('price_generation')
    .select('id')
    .where('state', '=', 'retired')
    .where('retired_at', '<', before)
    .execute();
  for (const { id } of retired)
    await betweenUses(db, (tx) => sql`select drop_price_generation(${id})`.execute(tx));
};
