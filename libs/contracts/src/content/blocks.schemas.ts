import {
  CATEGORY_LOOKS,
  GOODS_LOOKS,
  HOME_SORTS,
  MOST_HOME_GOODS,
  OPENING_LOOKS,
  type HomeBlock,
} from '@shop/domain/home';
import * as z from 'zod/mini';

/** The version of the blocks below. Blocks of another version are refused. */
export const CONTENT_SCHEMA = 1;

const LONGEST_TEXT = 4_000;
const MOST_PARTS = 200;

const words = (longest = LONGEST_TEXT) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'too_long'));

/** A path of the site without a language, an address of another site, an e-mail address, or a phone number. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
const OTHER_SITE = /^https:\/\/[^\s\\/?#@]+\.[^\s\\]+$/;
const MAIL = /^mailto:(?:\{email\}|[^\s@?&]+@[^\s@?&]+)$/;
const PHONE = /^tel:(?:\{phone\}|\+[\d ]{7,20})$/;

const isLink = (href: string): boolean =>
  [SITE_PATH, OTHER_SITE, MAIL, PHONE].some((pattern) => pattern.test(href));

const SitePath = z.string().check(z.regex(SITE_PATH, 'link'), z.maxLength(500, 'too_long'));
const Link = z.string().check(z.refine(isLink, 'link'), z.maxLength(500, 'too_long'));

/** A run of text: plain, strong, or a link. Plain text keeps the spaces around it. */
export const ContentInline = z.union([
  z.string().check(z.minLength(1, 'required'), z.maxLength(LONGEST_TEXT, 'too_long')),
  z.object({ text: words(), href: Link }),
  z.object({ text: words(), strong: z.literal(true) }),
]);
export type ContentInline = z.infer<typeof ContentInline>;

export const ContentParagraph = z.union([
  words(),
  z.array(ContentInline).check(z.minLength(1, 'required'), z.maxLength(MOST_PARTS, 'too_long')),
]);
export type ContentParagraph = z.infer<typeof ContentParagraph>;

const paragraphs = () =>
  z.array(ContentParagraph).check(z.minLength(1, 'required'), z.maxLength(MOST_PARTS, 'too_long'));
const many = <T extends z.core.SomeType>(schema: T) =>
  z.array(schema).check(z.minLength(1, 'required'), z.maxLength(MOST_PARTS, 'too_long'));

const heading = z.optional(words(200));
/** The slug path of a category. */
const categoryPath = z.optional(z.string().check(z.regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'category')));

export const ContentBlock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), heading, paragraphs: paragraphs() }),
  z.strictObject({
    type: z.literal('list'),
    heading,
    ordered: z.optional(z.boolean()),
    items: many(ContentParagraph),
  }),
  z.strictObject({
    type: z.literal('picture'),
    /** A recipe, a photograph of the shop, or a file of the site. */
    src: z.string().check(z.regex(/^(?:\/(?![/\\])|photos\/|[a-z0-9-]+\.)[^\s\\:]*$/, 'picture')),
    alt: z.string().check(z.maxLength(300, 'too_long')),
    caption: z.optional(words(300)),
  }),
  z.strictObject({
    type: z.literal('questions'),
    heading,
    items: many(z.strictObject({ question: words(300), answer: paragraphs() })),
  }),
  z.strictObject({
    type: z.literal('products'),
    heading: words(200),
    query: z.strictObject({
      category: categoryPath,
      sort: z.optional(z.enum(['best_sellers', 'best_value', 'new_arrivals'])),
    }),
    limit: z.int().check(z.minimum(1), z.maximum(12)),
  }),
  z.strictObject({
    type: z.literal('table'),
    heading,
    /** That of the first column may be empty. */
    head: many(z.string().check(z.maxLength(200, 'too_long'))),
    rows: many(z.array(z.string().check(z.maxLength(500, 'too_long')))),
  }),
  z.strictObject({ type: z.literal('call'), text: words(500), label: words(100), path: SitePath }),
  z.strictObject({
    type: z.literal('figures'),
    items: many(z.strictObject({ value: words(60), label: words(200) })),
  }),
  z.strictObject({
    type: z.literal('steps'),
    heading,
    items: many(z.strictObject({ title: words(200), text: words(1_000) })),
  }),
]);
export type ContentBlock = z.infer<typeof ContentBlock>;

const productSlug = z
  .string()
  .check(z.maxLength(200, 'too_long'), z.regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'product'));

const homeQuery = z.strictObject({ category: categoryPath, sort: z.enum(HOME_SORTS) });

/** The sections of a home page, as `@shop/domain/home` explains them. */
const homeBlocks = [
  z.strictObject({ type: z.literal('opening'), look: z.enum(OPENING_LOOKS), query: homeQuery }),
  z.strictObject({ type: z.literal('categories'), look: z.enum(CATEGORY_LOOKS) }),
  z.strictObject({
    type: z.literal('goods'),
    heading,
    look: z.enum(GOODS_LOOKS),
    query: homeQuery,
    limit: z.int().check(z.minimum(1), z.maximum(MOST_HOME_GOODS)),
  }),
  z.strictObject({ type: z.literal('product'), heading, slug: productSlug }),
  z.strictObject({ type: z.literal('offers') }),
  z.strictObject({ type: z.literal('promises') }),
  z.strictObject({ type: z.literal('how') }),
  z.strictObject({ type: z.literal('route') }),
] as const;

/** A block of any page: which page may have which is the store's rule. */
export const StoredBlock = z.discriminatedUnion('type', [...ContentBlock.def.options, ...homeBlocks]);
export type StoredBlock = ContentBlock | HomeBlock;

/** A table whose rows have as many cells as its head. */
const isEven = (block: StoredBlock): boolean =>
  block.type !== 'table' || block.rows.every((row) => row.length === block.head.length);

/** One language of one page. */
export const PageText = z.strictObject({
  title: words(200),
  /** For search engines and lists. */
  summary: words(320),
  blocks: many(StoredBlock.check(z.refine(isEven, 'table_rows'))),
});
export type PageText = z.infer<typeof PageText>;

/** By language; a missing language is shown in English. */
export const PageTexts = z.strictObject({
  en: PageText,
  lt: z.optional(PageText),
  lv: z.optional(PageText),
  ee: z.optional(PageText),
});
export type PageTexts = z.infer<typeof PageTexts>;
