import * as z from 'zod/mini';
import { CONTENT_SCHEMA, PageTexts } from './blocks.schemas.ts';
import { CONTENT_KINDS } from './content.schemas.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const slug = () => z.string().check(z.regex(SLUG, 'slug'), z.maxLength(255, 'too_long'));
/** A day, or a moment with its offset. */
const moment = () => z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const name = () => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'too_long'));

/** Orders a list or a menu: the smallest is first. */
export const position = () => z.int('position').check(z.minimum(0, 'position'), z.maximum(9_999, 'position'));

/** A name by language; a missing one is shown in English. */
export const ContentNames = z.strictObject({
  en: name(),
  lt: z.optional(name()),
  lv: z.optional(name()),
  ee: z.optional(name()),
});

export type ContentNames = z.infer<typeof ContentNames>;

/** The legal texts that have an address. */
export const LEGAL_SLUGS = ['privacy-policy', 'purchase-agreement', 'reservation-policy'] as const;

/** A page as staff write it, in all its languages. What is left out is empty. */
export const ContentRecord = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  slug: slug(),
  schema: z.optional(z.literal(CONTENT_SCHEMA)),
  /** Keys of the brands that show it; all without it. */
  brands: z.optional(z.array(z.string()).check(z.minLength(1, 'required'))),
  /** The feature that a brand must have. */
  feature: z.optional(z.enum(['blog', 'about-us', 'reservation', 'pro', 'quotes', 'dealzone'])),
  topic: z.optional(slug()),
  author: z.optional(name()),
  /** The slug path of the category that a post is about. */
  category: z.optional(slug()),
  /** Its name in menus, where the title is too long. */
  labels: z.optional(ContentNames),
  /** Its place in the footer; not there without it. */
  footer: z.optional(z.strictObject({ menu: z.enum(['shop', 'help', 'about']), position: position() })),
  position: z.optional(position()),
  publish_at: z.optional(moment()),
  expire_at: z.optional(moment()),
  /** From when this text is valid; from now on without it. */
  valid_from: z.optional(moment()),
  /** What changed, in a sentence. */
  changes: z.optional(ContentNames),
  texts: PageTexts,
});
export type ContentRecord = z.infer<typeof ContentRecord>;

/** What is chosen when a text is published is no part of its draft. */
export const ContentDraftRecord = z.omit(ContentRecord, {
  ...{ schema: true, publish_at: true, expire_at: true, valid_from: true, changes: true },
});
export type ContentDraftRecord = z.infer<typeof ContentDraftRecord>;

/** What has topics: the questions and the blog. */
export const TOPIC_KINDS = ['post', 'faq'] as const;

/** A topic of the questions or of the blog. */
export const ContentTopicRecord = z.strictObject({
  topic_of: z.enum(TOPIC_KINDS),
  key: slug(),
  names: ContentNames,
  position: z.optional(position()),
});
export type ContentTopicRecord = z.infer<typeof ContentTopicRecord>;
