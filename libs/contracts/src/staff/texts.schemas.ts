import { LOCALE_CODES } from '@shop/domain/languages';
import * as z from 'zod/mini';
import { answer, Stamp } from '../contract.ts';
import { filled, optional } from '../fields.ts';
import { LARGEST_TEXT_FILE } from './texts.limits.ts';

export const TEXT_FILTERS = ['all', 'changed', 'same', 'missing'] as const;

const TextLocale = z.enum(LOCALE_CODES);
/** '': all brands. */
const Brand = optional(20);
const Key = filled(200);
/** Without a change of its ends: a text may begin or end with a space. */
const Typed = z.string('required').check(z.maxLength(8_000, 'too_long'));

export const TextSearch = z.object({
  /** Words of a text in any language, or a part of its key. */
  words: optional(200),
  library: optional(80),
  filter: z.enum(TEXT_FILTERS),
  /** Texts as this brand shows them. */
  brand: Brand,
  page: z.int().check(z.positive(), z.maximum(10_000)),
});
export type TextSearch = z.infer<typeof TextSearch>;

/** `changed_for`: brands for which staff changed it; '' is all brands. */
const OneWording = z.object({ locale: TextLocale, text: z.string(), changed_for: z.array(z.string()) });

export const TextList = answer({
  texts: z.array(z.object({ key: z.string(), library: z.string(), in: z.array(OneWording) })),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  libraries: z.array(z.string()),
  brands: z.array(z.string()),
});
export type TextList = z.infer<typeof TextList>;

export const OneText = z.object({ key: Key, brand: Brand });
export type OneText = z.infer<typeof OneText>;

export const TextDetails = answer({
  text: z.object({
    key: z.string(),
    library: z.string(),
    folders: z.array(z.string()),
    brand: z.string(),
    /** `has_words`: its build has words of its own, which a text changed for all brands replaces too. */
    brands: z.array(z.object({ brand: z.string(), has_words: z.boolean(), is_changed: z.boolean() })),
    /** `url` is null where no Storybook is known. */
    stories: z.array(
      z.object({
        ...{ id: z.string(), title: z.string(), url: z.nullable(z.string()) },
        /** In pixels; null where there is no picture of it. */
        picture: z.nullable(z.object({ width: z.int(), height: z.int() })),
      }),
    ),
    places: z.array(z.string()),
    in: z.array(
      z.object({
        locale: TextLocale,
        compiled: z.string(),
        /** What is shown without this change: of a brand the text changed for all, or the compiled one. */
        without: z.string(),
        /** Null: not changed for this brand. */
        changed: z.nullable(z.string()),
        changed_at: z.nullable(Stamp),
        longest: z.int(),
        /** The forms that a count has in the language; empty for a text without a count. */
        forms: z.array(z.string()),
      }),
    ),
  }),
});
export type TextDetails = z.infer<typeof TextDetails>;

/** The id of a story: `pages-cart--full`. */
export const OneStory = z.object({
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/, 'story'), z.maxLength(200, 'too_long')),
});
export type OneStory = z.infer<typeof OneStory>;

/** `was`: the changed text that the person saw; a colleague's later one is not overwritten. */
export const TextChange = z.object({
  key: Key,
  locale: TextLocale,
  brand: Brand,
  text: Typed,
  was: z.nullable(Typed),
});
export type TextChange = z.infer<typeof TextChange>;

export const TextRevert = z.object({ key: Key, locale: TextLocale, brand: Brand, was: Typed });
export type TextRevert = z.infer<typeof TextRevert>;

export const TextExport = z.object({
  from: TextLocale,
  to: TextLocale,
  filter: z.enum(TEXT_FILTERS),
  library: optional(80),
  brand: Brand,
});
export type TextExport = z.infer<typeof TextExport>;

export const TextFile = answer({ name: z.string(), xml: z.string() });
export type TextFile = z.infer<typeof TextFile>;

/** In base64. */
export const TextFileBytes = z.object({
  bytes: z.string().check(z.maxLength(Math.ceil((LARGEST_TEXT_FILE * 4) / 3) + 4, 'file_too_large')),
});
export type TextFileBytes = z.infer<typeof TextFileBytes>;

const ImportKey = z.string().check(z.regex(/^[\w-]{22}$/));
export const ReadTextFile = answer({ key: z.string() });
export type ReadTextFile = z.infer<typeof ReadTextFile>;

export const OneTextImport = z.object({ key: ImportKey });
export type OneTextImport = z.infer<typeof OneTextImport>;

export const TextImportReport = answer({
  locale: TextLocale,
  brand: z.string(),
  is_accepted: z.boolean(),
  accepted: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Without those that are unchanged. */
  units: z.array(
    z.object({
      key: z.string(),
      outcome: z.enum(['accepted', 'refused']),
      now: z.string(),
      text: z.string(),
      /** Why it is refused, and which part of it. */
      reason: z.nullable(z.object({ code: z.string(), what: z.string() })),
    }),
  ),
});
export type TextImportReport = z.infer<typeof TextImportReport>;

export const TextsAccepted = answer({ accepted: z.int() });
export type TextsAccepted = z.infer<typeof TextsAccepted>;
