import { sql, type Database } from '@shop/database';
import { toStoredPath, toStoredTarget } from './redirect-paths.ts';

export type PathRedirect = { to: string; isPermanent: boolean };
export type RedirectToSave = {
  /** Null: of all brands. */
  brand: string | null;
  from: string;
  to: string;
  isPermanent: boolean;
};
export type SaveOutcome = 'saved' | 'no_path' | 'no_target' | 'loop';

/** Chained moves of a whole site have a few steps at most. */
const MOST_STEPS = 10;

const isLoop = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'path_redirect_no_loop';

/** Old addresses of the shop and their current targets. */
export const createPathRedirects = (db: Database) => {
  const next = (brand: string, path: string) =>
    db
      .selectFrom('path_redirect')
      .select(['target', 'is_permanent'])
      .where('from_path', '=', path)
      .where((row) => row.or([row('brand_key', '=', brand), row('brand_key', 'is', null)]))
      // A brand's own row overrides that of all brands.
      .orderBy((row) => row('brand_key', 'is', null))
      .limit(1)
      .executeTakeFirst();

  return {
    /** The last target, so that a visitor is redirected once; permanent only when each step is. */
    find: async (brand: string, given: string): Promise<PathRedirect | null> => {
      let to: string | undefined;
      let isPermanent = true;
      let path = toStoredPath(given);
      for (let step = 0; path !== undefined && step < MOST_STEPS; step += 1) {
        const row = await next(brand, path);
        if (!row) break;
        to = row.target;
        isPermanent &&= row.is_permanent;
        path = toStoredPath(to);
      }
      return to === undefined ? null : { to, isPermanent };
    },

    /** Replaces the row of the same brand and address. */
    save: async ({ brand, from, to, isPermanent }: RedirectToSave): Promise<SaveOutcome> => {
      const path = toStoredPath(from);
      const target = toStoredTarget(to);
      if (path === undefined || path === '/') return 'no_path';
      if (target === undefined) return 'no_target';
      try {
        await db
          .insertInto('path_redirect')
          .values({ brand_key: brand, from_path: path, target, is_permanent: isPermanent })
          .onConflict((conflict) =>
            conflict
              .columns(['brand_key', 'from_path'])
              .doUpdateSet({ target, is_permanent: isPermanent, updated_at: sql<Date>`shop_now()` }),
          )
          .execute();
        return 'saved';
      } catch (failure) {
        if (isLoop(failure)) return 'loop';
        throw failure;
      }
    },

    remove: async (brand: string | null, from: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('path_redirect')
        .where('from_path', '=', toStoredPath(from) ?? '')
        .where('brand_key', 'is not distinct from', brand)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    list: () =>
      db
        .selectFrom('path_redirect')
        .select(['brand_key', 'from_path', 'target', 'is_permanent'])
        .orderBy('from_path')
        .orderBy('brand_key')
        .execute(),
  };
};

export type PathRedirects = ReturnType<typeof createPathRedirects>;
