import { notFound } from '@shop/commerce-kit/problem';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { toStamp } from '@shop/commerce-kit/stamp';
import {
  findAnyPage,
  findDraft,
  findRevisions,
  findTopics,
  stateOfPage,
  versionsAt,
} from '@shop/commerce-content';
import type { ContentDraftRecord, ContentKind } from '@shop/contracts/content';
import type { Database } from '@shop/database';

type Of = { readonly kind: ContentKind; readonly slug: string };
type Page = NonNullable<Awaited<ReturnType<typeof findAnyPage>>>;
type Revision = Awaited<ReturnType<typeof findRevisions>>[number];

/** A published page in the form of a draft. */
const toRecord = (page: Page, { texts }: Revision): ContentDraftRecord => {
  const { kind, slug, brands, feature, topic, author, category, labels, menu, menu_position, position } =
    page;
  const known = {
    ...{ brands, feature, topic, author, category, labels, position },
    footer: menu === null ? null : { menu, position: menu_position },
  };
  const filled = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
  return { kind, slug, texts, ...filled };
};

export const toHistory = (revisions: readonly Revision[], now: Date) => {
  const [shown] = versionsAt(revisions, now);
  return revisions.map((revision) => ({
    ...{ number: revision.number, saved_at: toStamp(revision.saved_at), saved_by: revision.saved_by },
    ...{ valid_from: toStamp(revision.valid_from), is_shown: revision === shown },
  }));
};

type Asked = { readonly db: Database; readonly brands: Brands; readonly now: Date };

const topicsOf = async (db: Database, kind: ContentKind) =>
  kind === 'faq' || kind === 'post'
    ? (await findTopics(db, kind)).map(({ key, names }) => ({ key, name: names.en }))
    : [];

const toDraft = (draft: Awaited<ReturnType<typeof findDraft>>) =>
  draft
    ? {
        ...{ version: draft.version, based_on: draft.based_on, saved_by: draft.saved_by },
        saved_at: toStamp(draft.saved_at),
      }
    : null;

const toDates = (page: Page | undefined) => ({
  publish_at: page ? toStamp(page.publish_at) : null,
  expire_at: page?.expire_at ? toStamp(page.expire_at) : null,
});

/** A page as its desk works on it. */
export const detailContent = async ({ db, brands, now }: Asked, of: Of) => {
  const [page, draft, state] = await Promise.all([
    findAnyPage(db, of.kind, of.slug),
    findDraft(db, of),
    stateOfPage(db, of),
  ]);
  const revisions = page ? await findRevisions(db, page.id) : [];
  const [newest] = revisions;
  const record = draft?.record ?? (page && newest && toRecord(page, newest));
  if (!record || state === undefined) throw notFound();
  return {
    ...{ kind: of.kind, slug: of.slug, state, record },
    draft: toDraft(draft),
    latest: newest?.number ?? 0,
    ...toDates(page),
    history: toHistory(revisions, now),
    topics: await topicsOf(db, of.kind),
    brands: brands.all().map(({ key, name }) => ({ key, name })),
  };
};
