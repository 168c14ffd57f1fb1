import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { Who } from '@shop/commerce-staff';
import type { Database } from '@shop/database';
import { LOCALE_CODES, type LocaleCode } from '@shop/domain/languages';
import type { PageText } from '@shop/outbound/page-texts';
import { acceptUnits } from './accept-units.ts';
import { changeOneText } from './change-one-text.ts';
import { withPlainBreaks, type TextRefusal } from './change-text.ts';
import { changesOf, findChangedTexts, lockTexts } from './changed-texts.repository.ts';
import { exportTexts } from './export-texts.ts';
import { judgeImport, type JudgedUnit } from './judge-import.ts';
import { isKnownBrand } from './known-brand.ts';
import { readTextFile, translatedUnits } from './read-text-file.ts';
import type { ReadXliff } from './read-xliff.ts';
import {
  compiledText,
  createTextCatalogue,
  findTexts,
  shownText,
  textWithoutOwn,
  type TextQuestion,
} from './text-catalogue.ts';

export type TextsDeskDeps = {
  readonly db: Database;
  readonly brands: Pick<Brands, 'all' | 'find'>;
  readonly clock: () => Date;
  readonly pageTexts: () => readonly PageText[];
};

type Named = { readonly key: string; readonly locale: LocaleCode; readonly brand: string };
type Change = Named & {
  /** Null: what is shown without this changed text. */
  readonly text: string | null;
  readonly who: Who;
};

/** The texts of the shop for commands: what the office's pages do, by the same rules. */
export const createTextsDesk = ({ db, brands, clock, pageTexts }: TextsDeskDeps) => {
  const catalogue = createTextCatalogue(pageTexts);

  const judge = async (from: Database, file: ReadXliff): Promise<readonly JudgedUnit[]> => {
    const changed = await findChangedTexts(from);
    const of = { locale: file.to, source_locale: file.from, brand_key: file.brand };
    return judgeImport({ file: of, catalogue: catalogue(), changed }, translatedUnits(file, changed));
  };

  return {
    isKnownBrand: (brand: string): boolean => isKnownBrand({ brands }, brand),

    /** The texts that match, as the brand shows them; '' is all brands. */
    list: async (question: TextQuestion) => {
      const changed = await findChangedTexts(db);
      return findTexts(catalogue(), changed, question).map((text) => ({
        ...{ key: text.key, library: text.library },
        in: LOCALE_CODES.map((locale) => ({
          ...{ locale, text: shownText(changed, text, { locale, brand: question.brand }) },
          changedFor: [...changesOf(changed, { key: text.key, locale }).keys()].toSorted(),
        })),
      }));
    },

    /** One text in every language, with the brands that show other words; undefined for an unknown key. */
    show: async (key: string, brand: string) => {
      const text = catalogue().byKey.get(key);
      if (!text) return undefined;
      const changed = await findChangedTexts(db);
      return {
        ...{ key, library: text.library, folders: text.folders, stories: text.stories },
        in: LOCALE_CODES.map((locale) => {
          const shown = shownText(changed, text, { locale, brand });
          return {
            ...{ locale, shown, compiled: compiledText(text, { locale, brand }) },
            without: textWithoutOwn(changed, text, { locale, brand }),
            isChanged: changesOf(changed, { key, locale }).has(brand),
            others: brands.all().flatMap(({ key: other }) => {
              const words = shownText(changed, text, { locale, brand: other });
              return words === shown || other === brand ? [] : [{ brand: other, text: words }];
            }),
          };
        }),
      };
    },

    /** Changes a text, or reverts it. */
    change: async ({ key, locale, brand, text, who }: Change): Promise<TextRefusal | undefined> => {
      const compiled = catalogue().byKey.get(key);
      if (!compiled) return { code: 'unknown_key', what: key };
      const was = changesOf(await findChangedTexts(db), { key, locale }).get(brand)?.text ?? null;
      const typed = text === null ? null : withPlainBreaks(text);
      return changeOneText(db, { ...{ compiled, locale, brand, text: typed, was }, who, now: clock() });
    },

    /** Texts for a translator as XLIFF. */
    export: async (asked: Parameters<typeof exportTexts>[2]) =>
      exportTexts(catalogue(), await findChangedTexts(db), asked),

    /** A translator's file. @throws UnreadXliff */
    read: (bytes: Uint8Array): ReadXliff => readTextFile(bytes),

    /** What each translated unit of a file would change now. */
    judge: (file: ReadXliff) => judge(db, file),

    /** Changes what can be changed of a file, and returns what was judged and how many texts were changed. */
    accept: (file: ReadXliff, who: Who) =>
      db.transaction().execute(async (tx) => {
        await lockTexts(tx);
        const judged = await judge(tx, file);
        const by = { locale: file.to, brand: file.brand, who, now: clock() };
        return { judged, accepted: await acceptUnits(tx, judged, by) };
      }),
  };
};

export type TextsDesk = ReturnType<typeof createTextsDesk>;
