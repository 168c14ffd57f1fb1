import { sql, type Database, type Transaction } from '@shop/database';
import type { LocaleCode } from '@shop/domain/languages';
import { announceChange } from '@shop/commerce-kit/changes';

export type ChangedText = { readonly text: string; readonly at: Date };

/** The texts that staff changed, by `lt cart.title`. */
export type ChangedTexts = ReadonlyMap<string, ChangedText>;

export const changeKey = (locale: LocaleCode, key: string): string => `${locale} ${key}`;

export const findChangedTexts = async (db: Database): Promise<ChangedTexts> => {
  const rows = await db
    .selectFrom('translation')
    .innerJoin('language', 'language.id', 'translation.language_id')
    .select(['language.code', 'translation.key', 'translation.text', 'translation.updated_at'])
    .execute();
  return new Map(rows.map(({ code, key, text, updated_at: at }) => [`${code} ${key}`, { text, at }]));
};

export type Wording = { readonly key: string; readonly locale: LocaleCode };

/** Changes of texts wait for each other until their transactions end: two first changes of one text have no row to lock. */
export const lockTexts = async (tx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('translation'))`.execute(tx);
};

const languageId = (locale: LocaleCode) => sql<number>`(select id from language where code = ${locale})`;

export const findChangedText = async (db: Database, { key, locale }: Wording): Promise<string | null> => {
  const row = await db
    .selectFrom('translation')
    .select('text')
    .where('key', '=', key)
    .where('language_id', '=', languageId(locale))
    .executeTakeFirst();
  return row?.text ?? null;
};

/** Writes a changed text; null: the compiled one is shown again. */
export const writeText = async (
  tx: Transaction,
  { key, locale }: Wording,
  text: string | null,
  now: Date,
): Promise<void> => {
  if (text === null) {
    await tx
      .deleteFrom('translation')
      .where('key', '=', key)
      .where('language_id', '=', languageId(locale))
      .execute();
    return;
  }
  await tx
    .insertInto('translation')
    .values({ key, language_id: languageId(locale), text, updated_at: now })
    .onConflict((same) => same.columns(['language_id', 'key']).doUpdateSet({ text, updated_at: now }))
    .execute();
};

/** Every page has texts, so every cached page is stale. */
export const announceTexts = (tx: Transaction): Promise<void> => announceChange(tx, ['config:texts']);
