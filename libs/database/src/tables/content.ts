import type { ContentDraftRecord, ContentKind, ContentNames, PageTexts } from '@shop/contracts/content';
import type { Generated, Json, Key, MaybeJson, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type ContentTopicTable = {
  kind: 'faq' | 'post';
  key: string;
  names: Json<ContentNames>;
  position: Generated<number>;
};

export type ContentPageTable = {
  id: Key;
  kind: ContentKind;
  slug: string;
  /** Null: every brand. */
  brands: string[] | null;
  /** The feature of a brand that the page needs. */
  feature: string | null;
  topic: string | null;
  author: string | null;
  /** The slug path of the category that it is about. */
  category: string | null;
  /** Its name in menus where the title is too long. */
  labels: MaybeJson<ContentNames>;
  /** Null: not in the footer. */
  menu: string | null;
  menu_position: Generated<number>;
  position: Generated<number>;
  publish_at: Timestamp;
  expire_at: Date | null;
  updated_at: Timestamp;
};

/** Texts as they were saved: the one that is valid latest is shown. */
export type ContentRevisionTable = {
  page_id: number;
  number: number;
  valid_from: Date;
  /** What changed, for readers of a legal text. */
  changes: MaybeJson<ContentNames>;
  texts: Json<PageTexts>;
  schema_version: number;
  saved_at: Timestamp;
  saved_by: string;
};

/** A text that is not published yet: one for each page. */
export type ContentDraftTable = {
  id: Key;
  kind: ContentKind;
  slug: string;
  record: Json<ContentDraftRecord>;
  /** Counts the saves: a person who has read an older one overwrites nothing. */
  version: number;
  /** The newest published text when the draft was begun; 0 without one. */
  based_on: number;
  saved_at: Timestamp;
  saved_by: string;
};

/** A link to a draft at a shop. */
export type ContentPreviewTable = {
  token_hash: Buffer;
  draft_id: number;
  brand_key: string;
  expires_at: Date;
};

/** A column of the footer. */
export type ContentMenuTable = { key: string; names: Json<ContentNames>; position: number };

/** A link of the footer to a page that is no text. */
export type ContentLinkTable = {
  path: string;
  menu: string;
  labels: Json<ContentNames>;
  position: number;
  feature: string | null;
};

export interface ContentTables {
  content_topic: ContentTopicTable;
  content_page: ContentPageTable;
  content_revision: ContentRevisionTable;
  content_draft: ContentDraftTable;
  content_preview: ContentPreviewTable;
  content_link: ContentLinkTable;
  content_menu: ContentMenuTable;
}

export const contentWriters: Writers<ContentTables> = {
  content_topic: 'commerce-content',
  content_page: 'commerce-content',
  content_revision: 'commerce-content',
  content_draft: 'commerce-content',
  content_preview: 'commerce-content',
  content_link: 'database',
  content_menu: 'database',
};
