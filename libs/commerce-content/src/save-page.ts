import {
  CONTENT_SCHEMA,
  ContentRecord,
  ContentTopicRecord,
  LEGAL_SLUGS,
  type ContentDraftRecord,
} from '@shop/contracts/content';
import { announceChange, type ChangeKey } from '@shop/commerce-kit/changes';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { shopNow, toJson, type Database, type Transaction } from '@shop/database';
import { err, ok, type Result } from '@shop/domain/result';
import * as z from 'zod/mini';
import { refuseHome } from './refuse-home.ts';
import { isTakenAddress } from './taken-address.ts';
import type { Page } from './content.repository.ts';
import { latestOf } from './drafts.repository.ts';
import { insertRevision, lockPage, upsertPage } from './revisions.repository.ts';
import { findTopic, lockTopics, upsertTopic } from './topics.repository.ts';

export type ContentDeskDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly audit: Pick<AuditLog, 'recordIn'>;
};

export type SaveRefusal =
  | { readonly code: 'invalid'; readonly at: string; readonly why: string }
  | { readonly code: 'address_taken' | 'no_address' | 'unknown_topic' | 'changes_missing' };

export type Saved = { readonly address: string; readonly number: number };

const invalidOf = (error: z.core.$ZodError): SaveRefusal => {
  const [issue] = error.issues;
  return { code: 'invalid', at: issue?.path.join('.') ?? '', why: issue?.message ?? '' };
};

/** Pages in the footer and posts change what every page shows. */
const changedKeys = (page: Pick<Page, 'kind' | 'menu'>, before: Page | undefined): ChangeKey[] => {
  const isEverywhere = page.kind === 'post' || page.menu !== null || (before?.menu ?? null) !== null;
  return [`content:${page.kind}`, ...(isEverywhere ? (['config:content'] as const) : [])];
};

export const announcePage = (tx: Database, page: Pick<Page, 'kind' | 'menu'>, before?: Page): Promise<void> =>
  announceChange(tx, changedKeys(page, before));

export const recordAct = (
  { audit }: Pick<ContentDeskDeps, 'audit'>,
  tx: Transaction,
  { staff, act, of }: { staff: string; act: string; of: string },
): Promise<void> =>
  audit.recordIn(tx, {
    event: 'staff.acted',
    outcome: 'done',
    actor: { kind: 'staff', id: staff },
    subject: { kind: 'content', id: of },
    details: { act: `content:${act}` },
  });

/** What a draft may not have, either. */
export const refuseRecord = async (
  tx: Transaction,
  record: ContentDraftRecord,
): Promise<SaveRefusal | null> => {
  const { kind, slug } = record;
  if (kind === 'legal' && !LEGAL_SLUGS.some((known) => known === slug)) return { code: 'no_address' };
  if (kind === 'page' && isTakenAddress(slug)) return { code: 'address_taken' };
  const refusal = await refuseHome(tx, record);
  if (refusal) return refusal;
  if (record.topic === undefined) return null;
  const topic = await findTopic(tx, { kind: kind === 'post' ? 'post' : 'faq', key: record.topic });
  return topic ? null : { code: 'unknown_topic' };
};

const refusalOf = async (
  tx: Transaction,
  record: ContentRecord,
  before: Page | undefined,
): Promise<SaveRefusal | null> =>
  record.kind === 'legal' && before && record.changes === undefined
    ? { code: 'changes_missing' }
    : refuseRecord(tx, record);

/** A page's data is replaced, and its text becomes the next revision. */
export const putPage = async (
  deps: Pick<ContentDeskDeps, 'audit'>,
  tx: Transaction,
  record: ContentRecord,
  { staff, act }: { readonly staff: string; readonly act: 'put' | 'publish' },
): Promise<Result<Saved, SaveRefusal>> => {
  const before = await lockPage(tx, record.kind, record.slug);
  const refusal = await refusalOf(tx, record, before);
  if (refusal) return err(refusal);
  const page = await upsertPage(tx, record);
  const number = await insertRevision(tx, page.id, {
    valid_from: record.valid_from === undefined ? shopNow : new Date(record.valid_from),
    changes: record.changes ? toJson(record.changes) : null,
    texts: toJson(record.texts),
    schema_version: CONTENT_SCHEMA,
    saved_by: staff,
  });
  await announcePage(tx, page, before);
  const of = `${page.kind}/${page.slug}`;
  await recordAct(deps, tx, { staff, act, of });
  return ok({ address: of, number });
};

/**
 * Saves a page as staff wrote it. Blocks that are not of the known kinds are refused, so no page holds markup.
 */
export const savePage = async (
  deps: ContentDeskDeps,
  given: unknown,
  staff: string,
): Promise<Result<Saved, SaveRefusal>> => {
  const parsed = z.safeParse(ContentRecord, given);
  if (!parsed.success) return err(invalidOf(parsed.error));
  return deps.db.transaction().execute(async (tx) => {
    await lockTopics(tx, 'pages');
    return putPage(deps, tx, parsed.data, { staff, act: 'put' });
  });
};

/** Saves a topic. */
export const saveTopic = async (
  deps: ContentDeskDeps,
  given: unknown,
  staff: string,
): Promise<Result<Saved, SaveRefusal>> => {
  const parsed = z.safeParse(ContentTopicRecord, given);
  if (!parsed.success) return err(invalidOf(parsed.error));
  const { topic_of: kind, key, names, position } = parsed.data;
  return deps.db.transaction().execute(async (tx) => {
    await upsertTopic(tx, { kind, key, names: toJson(names), position: position ?? 0 });
    await announceChange(tx, [`content:${kind}`]);
    await recordAct(deps, tx, { staff, act: 'topic', of: `topic/${kind}/${key}` });
    return ok({ address: `${kind}/${key}`, number: 1 });
  });
};

/**
 * Makes an earlier text the newest revision. A legal text keeps the day from which it was valid: that of the other days
 * is not changed. With `latest` it is refused where a newer text was saved since.
 */
export const restoreRevision = (
  deps: ContentDeskDeps,
  { kind, slug, number, latest }: { kind: Page['kind']; slug: string; number: number; latest?: number },
  staff: string,
): Promise<Result<Saved, 'unknown_page' | 'unknown_revision' | 'newer_text'>> =>
  deps.db.transaction().execute(async (tx) => {
    const page = await lockPage(tx, kind, slug);
    if (!page) return err('unknown_page');
    if (latest !== undefined && latest !== (await latestOf(tx, page))) return err('newer_text');
    const old = await tx
      .selectFrom('content_revision')
      .selectAll()
      .where('page_id', '=', page.id)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!old) return err('unknown_revision');
    const next = await insertRevision(tx, page.id, {
      valid_from: kind === 'legal' ? old.valid_from : shopNow,
      changes: old.changes ? toJson(old.changes) : null,
      texts: toJson(old.texts),
      schema_version: old.schema_version,
      saved_by: staff,
    });
    await announcePage(tx, page);
    await recordAct(deps, tx, { staff, act: 'restore', of: `${kind}/${slug}` });
    return ok({ address: `${kind}/${slug}`, number: next });
  });
