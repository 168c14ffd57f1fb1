import type { Database } from '@shop/database';
import { defaultSort, findSort, type Sort } from '@shop/domain/sort';
import { createRemembered } from '@shop/commerce-kit/remembered';

const MOST_SITES = 500;

/** The order that staff chose for a brand's language, for listings whose address names none. */
export const createDefaultSorts = (db: Database) => {
  const known = createRemembered<{ sort: Sort }>(MOST_SITES);
  return {
    of: async (brandKey: string, languageId: number): Promise<Sort> => {
      const { sort } = await known.read(`${brandKey} ${languageId}`, async () => {
        const row = await db
          .selectFrom('site_language')
          .select('mp_default_sort')
          .where('brand_key', '=', brandKey)
          .where('language_id', '=', languageId)
          .executeTakeFirst();
        return { sort: defaultSort(findSort(row?.mp_default_sort)) };
      });
      return sort;
    },
    forget: known.forget,
  };
};
