import * as z from 'zod/mini';
import { answer, LanguageOnly, Stamp } from '../contract.ts';
import { email, filled, optional, personName } from '../fields.ts';
import { ContentBlock } from './blocks.schemas.ts';

/** `home`: the home page of the brand whose key is the slug. */
export const CONTENT_KINDS = ['page', 'legal', 'faq', 'post', 'home'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const slug = () => z.string().check(z.regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/), z.maxLength(255));
/** A day: `2026-03-01`. */
export const ContentDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const ContentTopic = z.object({ key: z.string(), name: z.string() });
export type ContentTopic = z.infer<typeof ContentTopic>;

export const ContentPageRequest = z.object({
  ...LanguageOnly.shape,
  kind: z.enum(CONTENT_KINDS),
  slug: slug(),
  /** The day from which an older version was valid. */
  version: z.optional(ContentDay),
});
export type ContentPageRequest = z.infer<typeof ContentPageRequest>;

export const ContentVersion = z.object({
  valid_from: ContentDay,
  /** What changed, in the reader’s language; null for the first one. */
  changes: z.nullable(z.string()),
});
export type ContentVersion = z.infer<typeof ContentVersion>;

export const ContentPage = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  /** The language of the text: English where the reader’s is missing. */
  language: z.string(),
  title: z.string(),
  summary: z.string(),
  blocks: z.array(ContentBlock),
  topic: z.nullable(ContentTopic),
  author: z.nullable(z.string()),
  /** The slug path of the category that a post is about. */
  category: z.nullable(z.string()),
  /** Minutes of reading. */
  minutes: z.int(),
  published_at: Stamp,
  changed_at: Stamp,
  valid_from: ContentDay,
  /** False: a later version is valid. */
  is_current: z.boolean(),
  /** Newest first; empty for pages that have none. */
  versions: z.array(ContentVersion),
});
export type ContentPage = z.infer<typeof ContentPage>;
export const ContentPageAnswer = answer({ page: ContentPage });
export type ContentPageAnswer = z.infer<typeof ContentPageAnswer>;

/** The token of a link to a draft. */
export const ContentPreviewRequest = z.object({
  ...LanguageOnly.shape,
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
});
export type ContentPreviewRequest = z.infer<typeof ContentPreviewRequest>;

export const FaqRequest = z.object({
  ...LanguageOnly.shape,
  /** Words that question or answer contain. */
  s: z.optional(z.string().check(z.maxLength(200))),
});
export type FaqRequest = z.infer<typeof FaqRequest>;

export const FaqEntry = z.object({
  slug: z.string(),
  language: z.string(),
  question: z.string(),
  blocks: z.array(ContentBlock),
});
export type FaqEntry = z.infer<typeof FaqEntry>;
export const FaqAnswer = answer({
  topics: z.array(z.object({ ...ContentTopic.shape, entries: z.array(FaqEntry) })),
});
export type FaqAnswer = z.infer<typeof FaqAnswer>;

export const PostsRequest = z.object({
  ...LanguageOnly.shape,
  page: z.optional(z.int()),
  topic: z.optional(z.string().check(z.maxLength(60))),
});
export type PostsRequest = z.infer<typeof PostsRequest>;

export const Post = z.object({
  slug: z.string(),
  language: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.nullable(z.string()),
  topic: z.nullable(ContentTopic),
  minutes: z.int(),
  published_at: Stamp,
});
export type Post = z.infer<typeof Post>;
export const PostsAnswer = answer({
  posts: z.array(Post),
  page: z.int(),
  pages: z.int(),
  topics: z.array(ContentTopic),
  /** The chosen topic; null for all, and for an unknown one. */
  topic: z.nullable(z.string()),
});
export type PostsAnswer = z.infer<typeof PostsAnswer>;

export const LETTER_TOPICS = ['order', 'delivery', 'payment', 'returns', 'account', 'other'] as const;
export type LetterTopic = (typeof LETTER_TOPICS)[number];
export const LONGEST_LETTER = 5_000;

/** The fields of the contact form. */
export const letterFields = {
  name: personName(),
  email: email(),
  order_number: optional(40),
  topic: z.enum(LETTER_TOPICS, 'required'),
  message: filled(LONGEST_LETTER),
};

export const WriteLetter = z.object({
  ...letterFields,
  /** People leave it empty: the field is not shown. */
  website: z.optional(z.string().check(z.maxLength(500))),
});
export type WriteLetter = z.infer<typeof WriteLetter>;
