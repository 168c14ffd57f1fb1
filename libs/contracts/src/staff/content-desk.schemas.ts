import { LOCALE_CODES } from '@shop/domain/languages';
import * as z from 'zod/mini';
import { CONTENT_KINDS } from '../content/content.schemas.ts';
import { ContentDraftRecord, ContentNames } from '../content/record.schemas.ts';
import { PageTexts, StoredBlock } from '../content/blocks.schemas.ts';
import { answer, Stamp } from '../contract.ts';

const slug = z.string().check(z.regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'slug'), z.maxLength(255, 'too_long'));
const Locale = z.enum(LOCALE_CODES);
const Version = z.int().check(z.minimum(0));
const Moment = z.iso.datetime({ offset: true, error: 'moment' });

/** `due`: it appears by itself. A page in any state may have a draft. */
export const CONTENT_STATES = ['draft', 'due', 'published', 'ended'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** What is left out does not narrow the list. */
export const ContentSearch = z.object({
  kind: z.optional(z.enum(CONTENT_KINDS)),
  brand: z.optional(z.string().check(z.maxLength(40))),
  state: z.optional(z.enum(CONTENT_STATES)),
  /** Pages without a text in this language. */
  lacks: z.optional(Locale),
  /** A part of the address or of a title. */
  s: z.optional(z.string().check(z.maxLength(200))),
  page: z.optional(z.int()),
});
export type ContentSearch = z.infer<typeof ContentSearch>;

export const ContentRow = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  title: z.string(),
  /** Null: all of them. */
  brands: z.nullable(z.array(z.string())),
  state: z.enum(CONTENT_STATES),
  has_draft: z.boolean(),
  languages: z.array(Locale),
  saved_at: Stamp,
  saved_by: z.string(),
});
export type ContentRow = z.infer<typeof ContentRow>;

export const ContentList = answer({
  rows: z.array(ContentRow),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** The home of each shop by its build: a new one begins with these sections. Absent from an older API. */
  homes: z.optional(z.array(z.object({ key: z.string(), name: z.string(), blocks: z.array(StoredBlock) }))),
});
export type ContentList = z.infer<typeof ContentList>;

export const OneContent = z.object({ kind: z.enum(CONTENT_KINDS), slug });
export type OneContent = z.infer<typeof OneContent>;

export const ContentRevisionRow = z.object({
  number: z.int(),
  saved_at: Stamp,
  saved_by: z.string(),
  valid_from: Stamp,
  /** Readers see it now. */
  is_shown: z.boolean(),
});

/** A page as its desk works on it: the draft, else the newest published text. */
export const ContentDetails = answer({
  content: z.object({
    kind: z.enum(CONTENT_KINDS),
    slug: z.string(),
    state: z.enum(CONTENT_STATES),
    record: ContentDraftRecord,
    draft: z.nullable(
      z.object({ version: z.int(), based_on: z.int(), saved_at: Stamp, saved_by: z.string() }),
    ),
    /** The number of the newest published text; 0 without one. */
    latest: z.int(),
    publish_at: z.nullable(Stamp),
    expire_at: z.nullable(Stamp),
    history: z.array(ContentRevisionRow),
    topics: z.array(z.object({ key: z.string(), name: z.string() })),
    brands: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
});
export type ContentDetails = z.infer<typeof ContentDetails>;

/** `version`: that of the draft which the person has read; 0 without one. */
export const ContentDraftToSave = z.object({
  record: ContentDraftRecord,
  version: Version,
  /** Refused where the address is used. */
  is_new: z.optional(z.boolean()),
});
export type ContentDraftToSave = z.infer<typeof ContentDraftToSave>;

export const ContentDraftSaved = answer({ version: z.int() });
export type ContentDraftSaved = z.infer<typeof ContentDraftSaved>;

export const OneDraft = z.object({ ...OneContent.shape, version: Version });
export type OneDraft = z.infer<typeof OneDraft>;

/** `latest`: the newest published text that the person knows of. */
export const ContentToPublish = z.object({
  ...OneDraft.shape,
  latest: Version,
  /** From now on without it. */
  at: z.optional(Moment),
  /** Null: no end; left out: as it is. */
  expire_at: z.optional(z.nullable(Moment)),
  changes: z.optional(ContentNames),
});
export type ContentToPublish = z.infer<typeof ContentToPublish>;

export const ContentPublished = answer({ number: z.int() });
export type ContentPublished = z.infer<typeof ContentPublished>;

export const ContentToEnd = z.object({ ...OneContent.shape, expire_at: z.nullable(Moment) });
export type ContentToEnd = z.infer<typeof ContentToEnd>;

export const ContentToMove = z.object({ ...OneContent.shape, to: slug });
export type ContentToMove = z.infer<typeof ContentToMove>;

export const OneContentRevision = z.object({ ...OneContent.shape, number: z.int().check(z.minimum(1)) });
export type OneContentRevision = z.infer<typeof OneContentRevision>;

export const ContentRevisionAnswer = answer({
  revision: z.object({ ...ContentRevisionRow.shape, texts: PageTexts, latest: z.int() }),
});
export type ContentRevisionAnswer = z.infer<typeof ContentRevisionAnswer>;

export const ContentToRestore = z.object({ ...OneContentRevision.shape, latest: Version });
export type ContentToRestore = z.infer<typeof ContentToRestore>;

export const ContentToPreview = z.object({
  ...OneContent.shape,
  brand: z.string().check(z.maxLength(40)),
  language: Locale,
});
export type ContentToPreview = z.infer<typeof ContentToPreview>;

export const ContentPreviewLink = answer({ url: z.string(), expires_at: Stamp });
export type ContentPreviewLink = z.infer<typeof ContentPreviewLink>;
