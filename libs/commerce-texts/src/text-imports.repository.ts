import { toJson, type Database, type ImportedText, type Transaction } from '@shop/database';
import type { LocaleCode } from '@shop/domain/languages';
import { secretSlug } from '@shop/commerce-kit/secret-slug';

export type NewTextImport = {
  readonly staffId: number;
  readonly from: LocaleCode;
  readonly to: LocaleCode;
  /** '': for all brands. */
  readonly brand: string;
  readonly units: readonly ImportedText[];
  readonly now: Date;
};

/** Keeps a read file until it is accepted, or forgotten. */
export const keepTextImport = async (
  db: Database,
  { staffId, from, to, brand, units, now }: NewTextImport,
): Promise<string> => {
  const key = secretSlug();
  await db
    .insertInto('text_import')
    .values({
      ...{ key, staff_id: staffId, locale: to, source_locale: from },
      brand_key: brand === '' ? null : brand,
      ...{ units: toJson(units), created_at: now },
    })
    .execute();
  return key;
};

/** A file that the person sent. */
export const findTextImport = (
  db: Database,
  { key, staffId }: { readonly key: string; readonly staffId: number },
) =>
  db
    .selectFrom('text_import')
    .select(['locale', 'source_locale', 'brand_key', 'units', 'accepted_at'])
    .where('key', '=', key)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();

export type TextImport = NonNullable<Awaited<ReturnType<typeof findTextImport>>>;

/** False: it was accepted before. */
export const closeTextImport = async (tx: Transaction, key: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('text_import')
    .set({ accepted_at: now })
    .where('key', '=', key)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
