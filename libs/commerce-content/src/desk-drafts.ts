import type { ContentDraftRecord, ContentNames } from '@shop/contracts/content';
import type { Transaction } from '@shop/database';
import { err, ok, type Result } from '@shop/domain/result';
import type { Page } from './content.repository.ts';
import { deleteDraft, latestOf, lockDraft, storeDraft, type Draft } from './drafts.repository.ts';
import { lockPage } from './revisions.repository.ts';
import { lockTopics } from './topics.repository.ts';
import {
  putPage,
  recordAct,
  refuseRecord,
  type ContentDeskDeps,
  type Saved,
  type SaveRefusal,
} from './save-page.ts';

type Of = Pick<Page, 'kind' | 'slug'>;

export type DraftRefusal =
  | SaveRefusal
  /** `changed`: another person has saved the draft since; `newer_text`: another text was published since. */
  | { readonly code: 'changed' | 'newer_text' | 'exists' | 'unknown_draft' | 'ends_before_it_begins' };

const refuse = (code: Exclude<DraftRefusal['code'], 'invalid'>): { ok: false; error: DraftRefusal } =>
  err<DraftRefusal>({ code });

const addressOf = ({ kind, slug }: Of): string => `${kind}/${slug}`;

type ToSave = {
  readonly record: ContentDraftRecord;
  /** That of the draft which the person has read; 0 without one. */
  readonly version: number;
  readonly isNew?: boolean | undefined;
};

/** Keeps a draft. What another person has saved since is not overwritten. */
export const saveDraft = (
  deps: ContentDeskDeps,
  { record, version, isNew = false }: ToSave,
  staff: string,
): Promise<Result<Draft, DraftRefusal>> =>
  deps.db.transaction().execute(async (tx) => {
    await lockTopics(tx, 'pages');
    const page = await lockPage(tx, record.kind, record.slug);
    const before = await lockDraft(tx, record);
    if (isNew && (page || before)) return refuse('exists');
    if ((before?.version ?? 0) !== version) return refuse('changed');
    const refusal = await refuseRecord(tx, record);
    if (refusal) return err<DraftRefusal>(refusal);
    const basedOn = before?.based_on ?? (await latestOf(tx, page));
    const draft = await storeDraft(tx, before, { record, basedOn, staff });
    if (!draft) return refuse('changed');
    await recordAct(deps, tx, { staff, act: 'draft', of: addressOf(record) });
    return ok(draft);
  });

type Version = Of & { readonly version: number };

const takeDraft = async (tx: Transaction, of: Version): Promise<Result<Draft, DraftRefusal>> => {
  const draft = await lockDraft(tx, of);
  if (!draft) return refuse('unknown_draft');
  return draft.version === of.version ? ok(draft) : refuse('changed');
};

/** Removes a draft; the published text stays. */
export const dropDraft = (
  deps: ContentDeskDeps,
  of: Version,
  staff: string,
): Promise<Result<Draft, DraftRefusal>> =>
  deps.db.transaction().execute(async (tx) => {
    const taken = await takeDraft(tx, of);
    if (!taken.ok) return taken;
    await deleteDraft(tx, taken.value);
    await recordAct(deps, tx, { staff, act: 'drop', of: addressOf(of) });
    return taken;
  });

type ToPublish = Version & {
  /** The newest text that the person knows of. */
  readonly latest: number;
  /** From now on without it. */
  readonly at?: string | undefined;
  /** Null: no end; undefined: as it is. */
  readonly expireAt?: string | null | undefined;
  readonly changes?: ContentNames | undefined;
};

/** A page that is shown already keeps its day: only its next text begins later. */
const datesOf = (page: Page | undefined, { at, expireAt }: ToPublish, now: Date) => {
  const end = expireAt === undefined ? page?.expire_at?.toISOString() : expireAt;
  const isShown = page !== undefined && page.publish_at <= now;
  const begin = at ?? now.toISOString();
  return {
    ...(!isShown && { publish_at: begin }),
    ...(at !== undefined && { valid_from: at }),
    ...(end && { expire_at: end }),
    isOrdered: !end || new Date(end) > (isShown ? page.publish_at : new Date(begin)),
  };
};

/** The draft becomes the newest text of its page, and is gone. */
export const publishDraft = (
  deps: ContentDeskDeps,
  asked: ToPublish,
  staff: string,
): Promise<Result<Saved, DraftRefusal>> =>
  deps.db.transaction().execute(async (tx) => {
    await lockTopics(tx, 'pages');
    const page = await lockPage(tx, asked.kind, asked.slug);
    const taken = await takeDraft(tx, asked);
    if (!taken.ok) return taken;
    if ((await latestOf(tx, page)) !== asked.latest) return refuse('newer_text');
    const { isOrdered, ...dates } = datesOf(page, asked, deps.clock());
    if (!isOrdered) return refuse('ends_before_it_begins');
    const changes = asked.changes && { changes: asked.changes };
    await deleteDraft(tx, taken.value);
    return putPage(deps, tx, { ...taken.value.record, ...dates, ...changes }, { staff, act: 'publish' });
  });
