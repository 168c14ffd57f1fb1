import { sql, type Database, type Transaction } from '@shop/database';
import type { LocaleCode } from '@shop/domain/languages';
import { announceChange } from '@shop/commerce-kit/changes';

export type ChangedText = { readonly text: string; readonly at: Date };

/** The texts that staff changed: by `lt cart.title`, then by brand; '' is for all brands. */
export type ChangedTexts = ReadonlyMap<string, ReadonlyMap<string, ChangedText>>;

/** One text in one language. */
export type Wording = { readonly key: string; readonly locale: LocaleCode };

/** Of one brand; of all where the brand is ''. */
export type BrandWording = Wording & { readonly brand: string };

const mapKey = ({ key, locale }: Wording): string => `${locale} ${key}`;

/** As the log of acts names it: `lt cart.title`, `lt cart.title ae`. */
export const subjectOf = ({ brand, ...of }: BrandWording): string => `${mapKey(of)} ${brand}`.trimEnd();

const NONE: ReadonlyMap<string, ChangedText> = new Map();

/** What staff changed of one text in one language, by brand. */
export const changesOf = (changed: ChangedTexts, of: Wording): ReadonlyMap<string, ChangedText> =>
  changed.get(mapKey(of)) ?? NONE;

export const findChangedTexts = async (db: Database): Promise<ChangedTexts> => {
  const rows = await db
    .selectFrom('translation')
    .innerJoin('language', 'language.id', 'translation.language_id')
    .select(['language.code', 'translation.key', 'translation.brand_key'])
    .select(['translation.text', 'translation.updated_at'])
    .orderBy('translation.brand_key')
    .execute();
  const changed = new Map<string, Map<string, ChangedText>>();
  for (const { code, key, brand_key: brand, text, updated_at: at } of rows) {
    const of = `${code} ${key}`;
    changed.set(of, (changed.get(of) ?? new Map<string, ChangedText>()).set(brand ?? '', { text, at }));
  }
  return changed;
};

/** Changes of texts wait for each other until their transactions end: two first changes of one text have no row to lock. */
export const lockTexts = async (tx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('translation'))`.execute(tx);
};

const languageId = (locale: LocaleCode) => sql<number>`(select id from language where code = ${locale})`;
const nullOf = (brand: string): string | null => (brand === '' ? null : brand);

export const findChangedText = async (
  db: Database,
  { key, locale, brand }: BrandWording,
): Promise<string | null> => {
  const row = await db
    .selectFrom('translation')
    .select('text')
    .where('key', '=', key)
    .where('language_id', '=', languageId(locale))
    .where('brand_key', 'is not distinct from', nullOf(brand))
    .executeTakeFirst();
  return row?.text ?? null;
};

/** Writes a changed text; null: what it replaced is shown again. */
export const writeText = async (
  tx: Transaction,
  { key, locale, brand }: BrandWording,
  text: string | null,
  now: Date,
): Promise<void> => {
  if (text === null) {
    await tx
      .deleteFrom('translation')
      .where('key', '=', key)
      .where('language_id', '=', languageId(locale))
      .where('brand_key', 'is not distinct from', nullOf(brand))
      .execute();
    return;
  }
  await tx
    .insertInto('translation')
    .values({ key, language_id: languageId(locale), brand_key: nullOf(brand), text, updated_at: now })
    .onConflict((same) => same.constraint('translation_once').doUpdateSet({ text, updated_at: now }))
    .execute();
};

/** Every page has texts, so every cached page is stale. */
export const announceTexts = (tx: Transaction): Promise<void> => announceChange(tx, ['config:texts']);
